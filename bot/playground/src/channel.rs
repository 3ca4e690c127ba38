//! Channels and threads as the page and the tests see them.

use serde::{Serialize, Serializer};

use crate::permissions;
use crate::snowflake::Id;

/// What a channel is; Discord numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum ChannelKind {
    /// Messages and threads.
    Text = 0,
    /// A direct message between two, one of whom may be the bot.
    Direct = 1,
    /// A voice channel: it has messages, but no threads.
    Voice = 2,
    /// A group message between people.
    Group = 3,
    /// What other servers may follow.
    Announcement = 5,
    /// A thread below an announcement channel.
    AnnouncementThread = 10,
    /// A thread that all who see its parent can see; also a forum's post.
    PublicThread = 11,
    /// A thread for its members.
    PrivateThread = 12,
    /// A stage: it has messages, but no threads.
    Stage = 13,
    /// Posts, which are threads, and nothing beside them.
    Forum = 15,
    /// A forum of pictures.
    Media = 16,
}

impl ChannelKind {
    /// Discord's number.
    pub fn number(self) -> u8 {
        self as u8
    }

    /// Whether it stands below another channel.
    pub fn is_thread(self) -> bool {
        matches!(self, Self::AnnouncementThread | Self::PublicThread | Self::PrivateThread)
    }

    /// Whether it is a direct or group message, outside of any server.
    pub fn is_private(self) -> bool {
        matches!(self, Self::Direct | Self::Group)
    }

    /// Whether it holds posts and no messages of its own.
    pub fn is_forum(self) -> bool {
        matches!(self, Self::Forum | Self::Media)
    }

    /// The kinds of the threads below it.
    pub(crate) fn threads(self) -> &'static [Self] {
        match self {
            Self::Text => &[Self::PublicThread, Self::PrivateThread],
            Self::Announcement => &[Self::AnnouncementThread],
            Self::Forum | Self::Media => &[Self::PublicThread],
            _ => &[],
        }
    }
}

impl Serialize for ChannelKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A channel or a thread.
#[derive(Clone, Debug, Serialize)]
pub struct Channel {
    /// Its id.
    pub id: Id,
    /// What it is.
    pub kind: ChannelKind,
    /// Its server; direct and group messages have none.
    pub guild: Option<Id>,
    /// Its name, without a hash.
    pub name: String,
    /// The channel it is a thread of.
    pub parent: Option<Id>,
    /// Archived threads are hidden until somebody writes there again.
    pub archived: bool,
    /// Nobody but moderators wakes a locked thread.
    pub locked: bool,
    /// Minutes of silence until a thread is archived.
    pub auto_archive: u64,
    /// Who made it.
    pub owner: Id,
    /// When it was archived or made, ISO 8601.
    pub changed: String,
    /// What the bot may do here, as Discord's bits.
    pub permissions: u64,
    /// How many messages a thread has.
    pub count: u64,
    /// The newest message.
    pub last_message: Option<Id>,
    /// Where it stands in the list of channels; two may stand at the same place, as in Discord.
    #[serde(skip)]
    pub(crate) position: usize,
    /// Who has joined a thread, or is in a direct or group message.
    pub members: Vec<Id>,
}

impl Channel {
    /// Whether a person sees it: of direct and group messages only the members do.
    pub fn is_for(&self, person: Id) -> bool {
        !self.kind.is_private() || self.members.contains(&person)
    }

    /// Whether the bot's own token reaches it: of private threads only those that it has joined,
    /// unless it manages threads.
    pub(crate) fn is_open_to(&self, bot: Id) -> bool {
        let may = |permission| self.permissions & permission != 0;
        may(permissions::VIEW_CHANNEL)
            && (self.kind != ChannelKind::PrivateThread
                || self.members.contains(&bot)
                || may(permissions::MANAGE_THREADS))
    }
}
