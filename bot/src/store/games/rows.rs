//! Games as their rows are read.

use rules::ByColor;
use sqlx::FromRow;

use crate::ids::{ChallengeId, ChannelId, GameId, GuildId, UserId};
use crate::store::{Flag, Side};

/// A game, without its log.
#[derive(Clone, PartialEq, FromRow)] // Not `Debug`, since it holds a secret.
pub struct GameRow {
    pub game_id: GameId,
    /// The challenge that it began from, if it did.
    pub challenge_id: Option<ChallengeId>,
    pub guild_id: Option<GuildId>,
    pub channel_id: ChannelId,
    /// Whether the bot is a user install there, and can only respond.
    #[sqlx(try_from = "Flag")]
    pub is_user_install: bool,
    pub language: Option<String>,
    pub variant: String,
    pub start_fen: Option<String>,
    #[sqlx(flatten, try_from = "PlayerColumns")]
    pub players: ByColor<PlayerRow>,
    #[sqlx(try_from = "Flag")]
    pub is_rated: bool,
    pub dice_secret: String,
    pub result: Option<String>,
    pub side_to_act: Option<Side>,
    /// Who challenged the other or offered the rematch, if it began so.
    pub challenger_id: Option<UserId>,
    pub started_at: i64,
    /// None without a time limit.
    #[sqlx(flatten, try_from = "ClockColumns")]
    pub clock: Option<ClockRow>,
}

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerRow {
    User(UserId),
    /// The engine at this level.
    Engine(i64),
    /// A user who was deleted.
    Deleted,
}

impl PlayerRow {
    pub(super) fn user(self) -> Option<UserId> {
        if let Self::User(user) = self { Some(user) } else { None }
    }

    pub(super) fn level(self) -> Option<i64> {
        if let Self::Engine(level) = self { Some(level) } else { None }
    }
}

/// The clock of a game whose turns have a time limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockRow {
    pub move_time_ms: i64,
    pub deadline_at: Option<i64>,
    pub paused_at: Option<i64>,
    pub previous_remaining_ms: Option<i64>,
}

/// The clock of a game after an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewClock {
    pub clock: ClockRow,
    /// The deadline that there must have been until then; none if it does not matter.
    pub after: Option<i64>,
    /// Whether the deadline is another one.
    pub moved: bool,
}

/// The columns of both players.
#[derive(FromRow)]
pub(super) struct PlayerColumns {
    white_id: Option<UserId>,
    white_level: Option<i64>,
    black_id: Option<UserId>,
    black_level: Option<i64>,
}

impl From<PlayerColumns> for ByColor<PlayerRow> {
    fn from(columns: PlayerColumns) -> Self {
        let player = |user: Option<UserId>, level: Option<i64>| {
            let engine = level.map_or(PlayerRow::Deleted, PlayerRow::Engine);
            user.map_or(engine, PlayerRow::User)
        };
        Self {
            white: player(columns.white_id, columns.white_level),
            black: player(columns.black_id, columns.black_level),
        }
    }
}

/// The columns of a clock, in the row of a game that may have none.
#[derive(FromRow)]
struct ClockColumns {
    move_time_ms: Option<i64>,
    deadline_at: Option<i64>,
    paused_at: Option<i64>,
    previous_remaining_ms: Option<i64>,
}

impl From<ClockColumns> for Option<ClockRow> {
    fn from(columns: ClockColumns) -> Self {
        let ClockColumns { move_time_ms, deadline_at, paused_at, previous_remaining_ms } = columns;
        let clock =
            |move_time_ms| ClockRow { move_time_ms, deadline_at, paused_at, previous_remaining_ms };
        move_time_ms.map(clock)
    }
}
