//! Where a game is played, and how one begins there.

use rules::ByColor;

use super::engine_player::RETRY_DELAY;
use super::{BoardId, GameError, Games, Player, StartPosition};
use crate::ids::{ChannelId, GameId, GuildId};
use crate::store::NewGame;

/// Where a game is played, or a challenge made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Venue<'a> {
    /// The server; none outside servers.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// The code of the language that is spoken there; none: the server's.
    pub language: Option<&'a str>,
    /// Whether the bot is a user install there, and can only respond.
    pub is_user_install: bool,
}

impl Venue<'_> {
    /// The same in another channel.
    #[must_use]
    pub fn in_channel(self, channel: ChannelId) -> Self {
        Self { channel, ..self }
    }
}

impl Games {
    /// What is stored of a new game that is not rated and has no time control.
    pub(super) fn new_game<'a>(
        &self,
        at: Venue<'a>,
        start: &'a StartPosition,
        players: ByColor<Player>,
        token: Option<&'a str>,
    ) -> Result<NewGame<'a>, GameError> {
        Ok(NewGame {
            guild_id: at.guild,
            channel_id: at.channel,
            is_user_install: at.is_user_install,
            language: at.language,
            variant: start.variant().id(),
            start_fen: start.fen(),
            players: ByColor { white: players.white.into(), black: players.black.into() },
            is_rated: false,
            dice_secret: self.dice().secret()?.reveal(),
            side_to_act: start.game().position().side_to_act(),
            move_time_ms: None,
            token,
        })
    }

    /// Has the engine act in a game that has just begun, if it is first.
    pub(super) fn started(&self, game: GameId, new: &NewGame<'_>) -> GameId {
        if new.is_engine_first() {
            self.answer(BoardId { game, seq: 0 }, RETRY_DELAY);
        }
        game
    }
}
