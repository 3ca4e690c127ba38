//! What the page and the tests hear as it happens.

use serde::Serialize;
use serde_json::Value;

use crate::channel::Channel;
use crate::message::Message;
use crate::snowflake::Id;

/// Something that somebody sees.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A message was sent.
    Sent {
        /// As it stands now.
        message: Message,
    },
    /// A message was changed.
    Changed {
        /// As it stands now.
        message: Message,
    },
    /// A message is gone.
    Deleted {
        /// Where it stood.
        channel: Id,
        /// Which one.
        message: Id,
        /// Who saw it, if it was not everybody.
        only_for: Option<Id>,
    },
    /// A thread was made, or a channel was changed.
    Channel {
        /// As it stands now.
        channel: Channel,
    },
    /// A channel or thread is gone.
    ChannelGone {
        /// Which one.
        channel: Id,
    },
    /// The bot registered commands.
    Commands,
    /// The language of a person or of the server was changed.
    Locales,
    /// The bot came or went.
    Bot {
        /// Whether it is connected now.
        connected: bool,
    },
    /// The bot is typing.
    Typing {
        /// Where.
        channel: Id,
    },
    /// An interaction was taken up without words (types 6 and 7).
    Answered {
        /// Whose interaction.
        user: Id,
        /// Which one.
        interaction: Id,
    },
    /// "The application did not respond".
    Unanswered {
        /// Who waited.
        user: Id,
        /// Where.
        channel: Id,
        /// For what.
        interaction: Id,
        /// The component's message, if it was one.
        message: Option<Id>,
    },
    /// A request of the bot was refused.
    Refused {
        /// `POST`.
        method: String,
        /// Its path.
        path: String,
        /// The HTTP status.
        status: u16,
        /// Discord's code and why.
        code: u32,
        /// Why, in one line.
        reason: String,
        /// The refused body.
        body: Value,
    },
}

impl Event {
    /// The channel where it happens, if it is one that is there.
    pub(crate) fn channel(&self) -> Option<Id> {
        match self {
            Self::Sent { message } | Self::Changed { message } => Some(message.channel),
            Self::Channel { channel } => Some(channel.id),
            Self::Deleted { channel, .. }
            | Self::Typing { channel }
            | Self::Unanswered { channel, .. } => Some(*channel),
            _ => None,
        }
    }

    /// Whether this person may hear of it who sees the channel where it happens.
    pub fn heard_by(&self, user: Id) -> bool {
        match self {
            Self::Sent { message } | Self::Changed { message } => message.seen_by(user),
            Self::Deleted { only_for, .. } => only_for.is_none_or(|only| only == user),
            Self::Unanswered { user: whose, .. } | Self::Answered { user: whose, .. } => {
                *whose == user
            }
            _ => true,
        }
    }
}
