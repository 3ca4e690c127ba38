//! What the bot can do besides answering an interaction.

use std::time::Duration;

use async_trait::async_trait;
use secrecy::SecretString;
use thiserror::Error;

use crate::avatar::Avatar;
use crate::ids::{ChannelId, MessageId, UserId};
use crate::ui::{AttachedFile, Audience, Emoji, Location, NoThread, Permissions, Reply};
use strum::IntoStaticStr;

/// How long an interaction's token lives.
pub const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60);

/// Why a request to Discord failed, in the words that decide what is done next.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MessengerError {
    /// Discord said no, and will say no again: the status and Discord's own code.
    #[error("refused with status {status}, code {code}: {message}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's error code, or -1.
        code: i64,
        /// Discord's words.
        message: String,
        /// The field of the request that Discord names first as wrong: `name`.
        field: Option<String>,
    },
    /// Too many requests: it was not done, and works after this time.
    #[error("to be asked again after {retry_after:?}")]
    RateLimited {
        /// How long Discord wants no such request.
        retry_after: Duration,
        /// Whether it wants none of any kind.
        global: bool,
    },
    /// It was done, but what all were to see is shown in this message to who asked alone.
    #[error("nobody else sees message {0}")]
    Unseen(MessageId),
    /// No answer, or a server's error: it may have been done, and may work later.
    #[error("no clear answer: {0}")]
    Unclear(String),
    /// Nothing was asked of Discord, since the database failed.
    #[error("not asked: {0}")]
    NotAsked(String),
}

/// Why a file is not read that somebody gave.
#[derive(Clone, PartialEq, Eq, Debug, Error, IntoStaticStr)]
pub enum DownloadError {
    /// It has more bytes than are read.
    #[error("too large")]
    #[strum(serialize = "file-refused-too-large")]
    TooLarge,
    /// It is not where Discord keeps files.
    #[error("kept elsewhere")]
    #[strum(serialize = "file-refused-elsewhere")]
    Elsewhere,
    /// It does not come.
    #[error("no file: {0}")]
    #[strum(serialize = "file-refused-failed")]
    Failed(String),
}

/// Discord's code for an interaction that was answered before.
const ANSWERED_BEFORE: i64 = 40_060;

/// Discord's code for what the bot has no access to.
const NO_ACCESS: i64 = 50_001;

/// Discord's code for a channel that does not exist.
const UNKNOWN_CHANNEL: i64 = 10_003;

/// Discord's code for a message that does not exist.
const UNKNOWN_MESSAGE: i64 = 10_008;

/// Discord's code for a message that was edited too often.
const EDITED_TOO_OFTEN: i64 = 30_046;

/// Discord's code for what would change something in an archived thread.
const ARCHIVED: i64 = 50_083;

/// Discord's code for what the bot has no permission for.
const NO_PERMISSION: i64 = 50_013;

/// Discord's code for a post without a tag in a forum that wants one.
pub const TAG_REQUIRED: i64 = 40_067;

/// Discord's code for a thread in a server that has as many open ones as it may have.
const TOO_MANY_THREADS: i64 = 160_006;

impl MessengerError {
    /// The refusal of what is asked for by the bot's own token where it has no access.
    pub(super) fn no_access() -> Self {
        Self::Refused { status: 403, code: NO_ACCESS, message: String::new(), field: None }
    }

    /// Whether the bot has no access to the channel.
    pub(super) fn is_no_access(&self) -> bool {
        matches!(self, Self::Refused { code: NO_ACCESS, .. })
    }

    /// Whether the interaction was answered before.
    pub fn is_answered_before(&self) -> bool {
        matches!(self, Self::Refused { code: ANSWERED_BEFORE, .. })
    }

    /// Whether Discord may answer the same request better a little later.
    pub fn may_work_later(&self) -> bool {
        matches!(self, Self::RateLimited { .. } | Self::Unclear(_))
    }

    /// How long to wait before the next try: `pause`, or longer where Discord wants that.
    pub fn wait(&self, pause: Duration) -> Duration {
        match self {
            Self::RateLimited { retry_after, .. } => pause.max(*retry_after),
            _ => pause,
        }
    }

    /// Why no thread is opened where Discord refuses it, to who `lacks` these permissions as far as
    /// that is known; the error itself where it may work later.
    pub(super) fn no_thread(self, lacks: Permissions) -> Result<NoThread, Self> {
        match self {
            Self::Refused { code: NO_ACCESS | NO_PERMISSION | UNKNOWN_CHANNEL, .. } => {
                Ok(NoThread::Lacks(lacks))
            }
            Self::Refused { code: TOO_MANY_THREADS, .. } => Ok(NoThread::TooMany),
            Self::Refused { code: TAG_REQUIRED, .. } => Ok(NoThread::Tag),
            Self::Refused { message, .. } => Ok(NoThread::Said(message)),
            error => Err(error),
        }
    }

    /// Whether there is no such channel.
    pub fn is_missing_channel(&self) -> bool {
        matches!(self, Self::Refused { code: UNKNOWN_CHANNEL, .. })
    }

    /// Whether it is in a thread that is archived, and locked where it cannot be woken.
    pub fn is_archived(&self) -> bool {
        matches!(self, Self::Refused { code: ARCHIVED, .. })
    }

    /// Whether the message cannot be changed any more: it is gone, was edited too often, or is in a
    /// thread that is archived.
    pub fn is_unchangeable(&self) -> bool {
        matches!(self, Self::Refused { code: UNKNOWN_MESSAGE | EDITED_TOO_OFTEN | ARCHIVED, .. })
    }

    /// Whether the message that was asked for does not exist.
    pub fn is_missing_message(&self) -> bool {
        matches!(self, Self::Refused { status: 404, code: UNKNOWN_MESSAGE, .. })
    }
}

/// What a thread is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThreadName {
    /// With people's names.
    pub full: String,
    /// Without them, for where Discord does not take a word in one.
    pub plain: String,
}

/// A message as Discord holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Posted {
    pub id: MessageId,
    /// Its text, as the reply has it that it was, without emoji.
    pub text: String,
    /// How many files it carries.
    pub files: usize,
    /// Whether one person sees it alone.
    pub private: bool,
}

impl Posted {
    /// Whether the message is this reply, as far as its text and files tell.
    pub fn is(&self, reply: &Reply) -> bool {
        self.says(&reply.text)
            && (self.files > 0) == reply.file.is_some()
            && self.private == (reply.audience == Audience::Ephemeral)
    }

    /// Whether the message is this reply but for who sees it: all were to, and who asked does
    /// alone.
    pub fn is_unseen(&self, reply: &Reply) -> bool {
        self.private && reply.audience == Audience::Public && self.says(&reply.text)
    }

    /// Whether its text is this one.
    pub fn says(&self, text: &str) -> bool {
        self.text.trim() == Emoji::unmarked(text).trim()
    }
}

/// What the bot can do besides answering an interaction.
///
/// What was sent is done, whatever Discord says of it: the id of a new message is none where the
/// reply to it could not be read.
#[async_trait]
pub trait Messenger: Send + Sync {
    /// Posts a message in a channel. Where `nonce` (at most 25 characters) was used there in the
    /// last minutes, nothing new is posted.
    async fn post(
        &self,
        channel: ChannelId,
        reply: &Reply,
        nonce: &str,
    ) -> Result<Option<MessageId>, MessengerError>;

    /// Sends a further message to where an interaction was answered, whatever the bot may do there.
    async fn follow_up(
        &self,
        token: &SecretString,
        reply: &Reply,
    ) -> Result<Option<MessageId>, MessengerError>;

    /// Makes an old message into this one, as the bot. An archived thread is woken for it.
    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        reply: &Reply,
    ) -> Result<(), MessengerError>;

    /// Makes the message that answered an interaction, or that was clicked, into this one, whatever
    /// the bot may do there.
    async fn edit_original(
        &self,
        token: &SecretString,
        reply: &Reply,
    ) -> Result<(), MessengerError>;

    /// Makes a message that an interaction has sent into this one, whatever the bot may do there.
    async fn edit_by(
        &self,
        token: &SecretString,
        message: MessageId,
        reply: &Reply,
    ) -> Result<(), MessengerError>;

    /// Deletes a message that an interaction has sent.
    async fn delete_by_token(
        &self,
        token: &SecretString,
        message: MessageId,
    ) -> Result<(), MessengerError>;

    /// The message with which an interaction was answered.
    async fn original(&self, token: &SecretString) -> Result<Posted, MessengerError>;

    /// Takes the buttons and menus off a message. An archived thread is woken for it.
    async fn take_buttons_off(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), MessengerError>;

    /// Opens a thread for all below a place, or beside it where it is a thread itself.
    async fn open_thread(
        &self,
        location: &Location,
        name: &ThreadName,
    ) -> Result<ChannelId, MessengerError>;

    /// Whether a channel was deleted. Where the bot does not see it, that is refused.
    async fn is_deleted(&self, channel: ChannelId) -> Result<bool, MessengerError>;

    /// Notes whether the bot may see a channel, as somebody's request there says.
    fn heard(&self, _channel: ChannelId, _sees_it: bool) {}

    /// The bot's own user, once Discord has told it.
    fn own_id(&self) -> Option<UserId>;

    /// The bytes of a file that somebody gave, at most `most` of them.
    async fn download(&self, file: &AttachedFile, most: usize) -> Result<Vec<u8>, DownloadError>;

    /// The bytes of a picture of a profile, as a PNG. One that is late or large does not come.
    async fn avatar(&self, avatar: Avatar) -> Result<Vec<u8>, DownloadError>;

    /// Archives a thread.
    async fn archive_thread(&self, thread: ChannelId) -> Result<(), MessengerError>;
}
