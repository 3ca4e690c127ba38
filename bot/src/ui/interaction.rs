//! What a person asks, with who and where.

mod options;

use std::sync::{Arc, OnceLock};

use secrecy::{ExposeSecret, SecretString};
use speech::Language;

pub use self::options::{AttachedFile, Options, Value};
use super::text::escape_markdown;
use crate::avatar::Avatar;
use crate::game::{ActionContext, Scope, Venue};
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::ui::{
    BoardClick, ComponentId, EffectiveSettings, NoThread, Permission, Permissions, PoolKind,
    PuzzleClick, Refusal, RenderPools, Setting,
};
use crate::worker_pool::QueueSlot;

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// Discord's id.
    pub id: UserId,
    /// The name that others see, as it is; see [`User::escaped_name`].
    pub name: String,
    /// Whether it is a program.
    pub is_bot: bool,
    /// The picture of their profile where this is told; none where they have none, or none that can
    /// be read.
    pub avatar: Option<Avatar>,
}

impl User {
    /// The name with Discord's Markdown escaped.
    pub fn escaped_name(&self) -> String {
        escape_markdown(&self.name)
    }
}

/// What kind of channel a place is, as far as threads go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChannelKind {
    /// A text channel, or a kind that is not known.
    Text,
    /// A channel that others can follow.
    Announcement,
    /// A voice or stage channel: there are no threads.
    Voice,
    /// A thread for all below a text channel, or a post of a forum.
    PublicThread,
    /// A thread below an announcement channel.
    AnnouncementThread,
    /// A thread for those who were let in.
    PrivateThread,
}

impl ChannelKind {
    /// Whether it is a thread itself.
    pub fn is_thread(self) -> bool {
        matches!(self, Self::PublicThread | Self::AnnouncementThread | Self::PrivateThread)
    }
}

/// By what the bot is in a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Install {
    /// It was invited to this server.
    Guild(GuildId),
    /// It comes with somebody's account (Discord's user install), in a channel of a server or in
    /// none: it may answer there, and do nothing by itself.
    User {
        /// The server of the channel.
        guild: Option<GuildId>,
    },
    /// The channel is the direct message of somebody with the bot.
    DirectMessage,
}

/// Where something is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Location {
    /// By what the bot is there.
    pub install: Install,
    /// Whether Discord shows every new message that answers here to the user alone.
    pub unseen: bool,
    /// The channel or thread.
    pub channel: ChannelId,
    /// What kind of channel that is.
    pub kind: ChannelKind,
    /// The channel above it, where it is a thread.
    pub parent: Option<ChannelId>,
    /// What the bot may not do there, as far as Discord says.
    pub lacks: Permissions,
    /// Whether the user may manage the server.
    pub manages: bool,
    /// The language that Discord says is the server's, the default for one that the bot does not
    /// speak; none where Discord does not say.
    pub locale: Option<Language>,
}

impl Location {
    /// The server, if the bot was invited to it.
    pub fn guild(&self) -> Option<GuildId> {
        match self.install {
            Install::Guild(guild) => Some(guild),
            Install::User { .. } | Install::DirectMessage => None,
        }
    }

    /// The server that the bot was invited to. Refused outside such servers.
    pub fn in_server(&self) -> Result<GuildId, Refusal> {
        self.guild().ok_or(Refusal::new("refused-outside-servers"))
    }

    /// Whether the bot is there with somebody's account alone.
    pub fn is_user_install(&self) -> bool {
        matches!(self.install, Install::User { .. })
    }

    /// Whether it is the direct message of a user with the bot: nobody else is there.
    pub fn is_own_message(&self) -> bool {
        self.install == Install::DirectMessage
    }

    /// Which games somebody may look for here.
    pub fn scope(&self) -> Scope {
        self.guild().map_or(Scope::Outside(self.channel), Scope::Server)
    }

    /// Whether a challenge to a person can be played in a thread of its own where nobody says:
    /// where one can be opened, and this is none itself.
    pub fn prefers_threads(&self) -> bool {
        !self.kind.is_thread() && self.check_thread().is_ok()
    }

    /// The channel that this is, or is a thread of.
    pub fn whole_channel(&self) -> ChannelId {
        self.parent.unwrap_or(self.channel)
    }

    /// What the bot lacks to post here without being asked.
    pub fn missing_to_post(&self) -> Permissions {
        let sends = if self.kind.is_thread() {
            Permission::SendInThreads
        } else {
            Permission::SendMessages
        };
        self.lacks.among([Permission::ViewChannel, sends, Permission::AttachFiles])
    }

    /// What the bot lacks to open a thread for all from here, and to play in it.
    pub fn missing_for_thread(&self) -> Permissions {
        let playing = [Permission::ViewChannel, Permission::SendInThreads, Permission::AttachFiles];
        let opening = [Permission::CreateThreads, Permission::SendMessages];
        let opening = match self.kind {
            // Whoever may send messages in a forum may make posts there; a post of one looks like
            // any public thread. Either will do.
            ChannelKind::PublicThread if opening.iter().any(|it| !self.lacks.contains(*it)) => &[],
            ChannelKind::PublicThread => &opening[..],
            _ => &opening[..1],
        };
        self.lacks.among(playing.iter().chain(opening).copied())
    }

    /// What the bot lacks of all that games here may need.
    pub fn missing_to_play(&self) -> Permissions {
        let posts = self.missing_to_post();
        if self.kind == ChannelKind::Voice { posts } else { posts.and(self.missing_for_thread()) }
    }

    /// Checks that a thread can be opened from here, as far as that is known beforehand. Refused if
    /// it cannot, with what is missing.
    pub(super) fn check_thread(&self) -> Result<(), NoThread> {
        let missing = self.missing_for_thread();
        if self.guild().is_none() {
            Err(NoThread::Outside)
        } else if self.kind == ChannelKind::Voice {
            Err(NoThread::NotHere)
        } else if missing.is_empty() {
            Ok(())
        } else {
            Err(NoThread::Lacks(missing))
        }
    }
}

/// What a person asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InteractionKind {
    /// A slash command.
    Command { name: String, options: Options },
    /// A command on a person.
    UserCommand {
        name: String,
        /// On whom.
        user: User,
    },
    /// Suggestions for an option of a slash command while it is typed.
    Autocomplete {
        /// The command's name.
        name: String,
        /// What is typed so far.
        typed: String,
    },
    /// A click on a button, or a choice from a menu.
    Click {
        /// What the button or menu is.
        custom_id: String,
        /// What was chosen; none for a button.
        values: Vec<String>,
        /// The message that it is under.
        message: SourceMessage,
    },
    /// A form, filled in.
    ModalSubmit {
        /// What the form is.
        custom_id: String,
        /// What was typed, from top to bottom.
        texts: Vec<String>,
        /// The message under which it was opened.
        message: SourceMessage,
    },
}

impl InteractionKind {
    /// All kinds, by name.
    pub const KINDS: [&str; 5] = ["command", "user_command", "autocomplete", "component", "modal"];

    /// What kind it is, by name.
    pub fn kind(&self) -> &'static str {
        let [command, user_command, autocomplete, component, modal] = Self::KINDS;
        match self {
            Self::Command { .. } => command,
            Self::UserCommand { .. } => user_command,
            Self::Autocomplete { .. } => autocomplete,
            Self::Click { .. } => component,
            Self::ModalSubmit { .. } => modal,
        }
    }

    /// The users that it is about.
    pub fn users(&self) -> impl Iterator<Item = &User> {
        let (named, options): (_, &[_]) = match self {
            Self::UserCommand { user, .. } => (Some(user), &[]),
            Self::Command { options, .. } => (None, &options.0),
            Self::Autocomplete { .. } | Self::Click { .. } | Self::ModalSubmit { .. } => {
                (None, &[])
            }
        };
        let users = options.iter().filter_map(|(_, value)| match value {
            Value::User(user) => Some(user),
            _ => None,
        });
        named.into_iter().chain(users)
    }

    /// The message of ours on which it was asked.
    pub fn message(&self) -> Option<SourceMessage> {
        match self {
            Self::Click { message, .. } | Self::ModalSubmit { message, .. } => Some(*message),
            Self::Command { .. } | Self::UserCommand { .. } | Self::Autocomplete { .. } => None,
        }
    }

    /// Whether suggestions are asked for.
    pub fn is_autocomplete(&self) -> bool {
        matches!(self, Self::Autocomplete { .. })
    }

    /// Whether it can be answered late: suggestions cannot, nor can a form open then.
    pub fn may_wait(&self) -> bool {
        match self {
            Self::Autocomplete { .. } => false,
            Self::Click { custom_id, .. } => !matches!(
                custom_id.parse(),
                Ok(ComponentId::Board(_, BoardClick::Type)
                    | ComponentId::Puzzle(_, PuzzleClick::Turn(BoardClick::Type)))
            ),
            Self::Command { .. } | Self::UserCommand { .. } | Self::ModalSubmit { .. } => true,
        }
    }
}

/// A message of ours on which something was clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SourceMessage {
    pub id: MessageId,
    pub channel: ChannelId,
    /// Whether who clicked sees it alone.
    pub private: bool,
}

/// Something that a person asks for, with who and where.
#[derive(Clone, Debug)]
pub struct Interaction {
    pub id: InteractionId,
    /// The token that answers it.
    pub token: SecretString,
    pub user: User,
    /// The language in which they use Discord, or the default.
    pub locale: Language,
    /// Where.
    pub location: Location,
    /// For what.
    pub kind: InteractionKind,
}

impl Interaction {
    /// The request, by what applies to who asks it there.
    pub(super) fn by<'a>(
        &'a self,
        settings: EffectiveSettings,
        slot: &'a OnceLock<Arc<QueueSlot>>,
    ) -> CommandContext<'a> {
        CommandContext {
            id: self.id,
            token: self.token.expose_secret(),
            user: &self.user,
            settings,
            language: settings.user_language(),
            location: self.location,
            slot,
        }
    }
}

/// Who asks, and where.
#[derive(Clone, Copy)]
pub struct CommandContext<'a> {
    /// The request's id.
    pub id: InteractionId,
    token: &'a str,
    pub user: &'a User,
    /// What applies to them here.
    pub settings: EffectiveSettings,
    /// The language in which they alone are answered.
    pub language: Language,
    /// Where.
    pub location: Location,
    slot: &'a OnceLock<Arc<QueueSlot>>,
}

impl<'a> CommandContext<'a> {
    /// Takes a slot of a pool, before anything is done, for all that is to be drawn; unless one is
    /// taken already. Refused if there is no room.
    pub(super) fn reserve(&self, pools: &RenderPools, pool: PoolKind) -> Result<(), Refusal> {
        if self.slot.get().is_none()
            && let Some(slot) = pools.reserve(pool, self.user.id)?
        {
            self.slot.get_or_init(|| slot);
        }
        Ok(())
    }

    /// The slot that was taken, if one was.
    pub(super) fn slot(&self) -> Option<Arc<QueueSlot>> {
        self.slot.get().cloned()
    }

    /// What an entry is written with that this request makes.
    pub fn action_context(&self) -> ActionContext<'a> {
        ActionContext {
            user: self.user.id,
            interaction: self.id,
            token: Some(self.token),
            board: None,
            in_place: self.location.unseen,
        }
    }

    /// Where a game is played that begins here.
    pub fn venue(&self) -> Venue<'static> {
        Venue {
            guild: self.location.guild(),
            channel: self.location.channel,
            language: self.stored_language(),
            is_user_install: self.location.is_user_install(),
        }
    }

    /// Whether a game between people here is rated that is not asked to be otherwise.
    pub fn rates(&self) -> bool {
        self.location.guild().is_some() && self.settings.is_on(Setting::Rated)
    }

    /// The code of the language of what this request opens here for all to see; none where that is
    /// the server's.
    pub fn stored_language(&self) -> Option<&'static str> {
        self.location.guild().is_none().then(|| self.settings.channel_language().code())
    }
}
