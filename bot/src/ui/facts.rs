//! How ids and times are told in Discord's Markdown.

use speech::Fact;

use crate::clock::seconds;
use crate::ids::{ChannelId, GameId, UserId};

/// A mention.
impl From<UserId> for Fact {
    fn from(user: UserId) -> Self {
        format!("<@{user}>").into()
    }
}

/// A mention.
impl From<ChannelId> for Fact {
    fn from(channel: ChannelId) -> Self {
        format!("<#{channel}>").into()
    }
}

/// Its number, which is an id and no count.
impl From<GameId> for Fact {
    fn from(game: GameId) -> Self {
        game.to_string().into()
    }
}

/// A time in Unix milliseconds that every reader sees by their own clock, such as "in 3 days".
pub(super) fn relative(at: i64) -> Fact {
    format!("<t:{}:R>", seconds(at)).into()
}
