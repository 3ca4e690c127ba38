//! Games without their logs, as the tables hold them.

use rules::{ByColor, Color};
use sqlx::Row;
use sqlx::any::AnyRow;

use super::{TokenRow, id, optional_id};
use crate::ids::{ChannelId, GameId, GuildId, MessageId, UserId};

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatRow {
    /// This person.
    Person(UserId),
    /// The engine at this level.
    Engine(i64),
}

/// A game, without its log.
#[derive(Clone, PartialEq)] // Not Debug, like all that holds a secret or a token.
pub struct GameRow {
    /// Its id, which people see.
    pub id: GameId,
    /// The server; none outside servers.
    pub guild: Option<GuildId>,
    /// Where it is played.
    pub channel: ChannelId,
    /// Whether the bot is a guest there, and can only answer.
    pub guest: bool,
    /// The code of the language of its boards; none: the server's.
    pub language: Option<String>,
    /// The game's id in the rules.
    pub variant: String,
    /// The start as FEN; none: the variant's own.
    pub start: Option<String>,
    /// Who plays; none where the row was never written so.
    pub seats: ByColor<SeatRow>,
    /// Whether it is to be rated.
    pub rated: bool,
    /// What the dice follow from, 64 hex digits.
    pub secret: String,
    /// `white`, `black`, `draw` or `aborted`; none while it runs.
    pub result: Option<String>,
    /// `white` or `black`: who acts next; none once it has ended.
    pub next: Option<String>,
    /// Who challenged the other or asked for the rematch, where it began so.
    pub challenger: Option<UserId>,
    /// When it began, in Unix milliseconds.
    pub started: i64,
    /// Its time, where it has a pace.
    pub time: Option<TimeRow>,
}

/// The time of a game with a pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeRow {
    /// How long each turn may take, in milliseconds.
    pub pace: i64,
    /// By when who is next has to act, in Unix milliseconds; none while it is paused, and once the
    /// game has ended.
    pub deadline: Option<i64>,
    /// Since when it is paused, in Unix milliseconds.
    pub paused: Option<i64>,
    /// What who acted last had left, in milliseconds.
    pub spare: Option<i64>,
}

/// What a new game is made of.
#[derive(Clone)]
pub struct NewGame<'a> {
    /// The server; none outside servers.
    pub guild: Option<GuildId>,
    /// Where it will be played.
    pub channel: ChannelId,
    /// Whether the bot is a guest there, and can only answer.
    pub guest: bool,
    /// The code of the language of its boards; none: the server's.
    pub language: Option<&'a str>,
    /// The game's id in the rules.
    pub variant: &'a str,
    /// The start as FEN; none: the variant's own.
    pub start: Option<&'a str>,
    /// Who plays White.
    pub white: SeatRow,
    /// Who plays Black.
    pub black: SeatRow,
    /// Whether it is to be rated.
    pub rated: bool,
    /// What the dice will follow from, 64 hex digits.
    pub secret: &'a str,
    /// `white` or `black`: who acts first.
    pub next: &'a str,
    /// Whether that is the engine.
    pub engine: bool,
    /// How long each turn may take, in milliseconds; none without a limit.
    pub pace: Option<i64>,
    /// The interaction that is answered with the first board, if one is.
    pub token: Option<TokenRow<'a>>,
}

pub(in crate::store) fn read_game(row: &AnyRow) -> Result<GameRow, sqlx::Error> {
    Ok(GameRow {
        id: GameId(id(row, "id")?),
        guild: optional_id(row, "guild")?.map(GuildId),
        channel: ChannelId(id(row, "channel")?),
        guest: row.try_get::<i64, _>("guest")? != 0,
        language: row.try_get("language")?,
        variant: row.try_get("variant")?,
        start: row.try_get("start")?,
        seats: read_seats(row)?,
        rated: row.try_get::<i64, _>("rated")? != 0,
        secret: row.try_get("secret")?,
        result: row.try_get("result")?,
        next: row.try_get("next")?,
        challenger: optional_id(row, "challenger")?.map(UserId),
        started: row.try_get("started")?,
        time: read_time(row)?,
    })
}

fn read_time(row: &AnyRow) -> Result<Option<TimeRow>, sqlx::Error> {
    let Some(pace) = row.try_get("pace")? else {
        return Ok(None);
    };
    Ok(Some(TimeRow {
        pace,
        deadline: row.try_get("deadline")?,
        paused: row.try_get("paused")?,
        spare: row.try_get("spare")?,
    }))
}

/// The newest board that is shown of a game, and its message.
pub(in crate::store) fn read_board(row: &AnyRow) -> Result<Option<(i64, MessageId)>, sqlx::Error> {
    let ply: Option<i64> = row.try_get("board_ply")?;
    Ok(ply.zip(optional_id(row, "board_message")?.map(MessageId)))
}

pub(in crate::store) fn read_seats(row: &AnyRow) -> Result<ByColor<SeatRow>, sqlx::Error> {
    Ok(ByColor { white: read_seat(row, Color::White)?, black: read_seat(row, Color::Black)? })
}

fn read_seat(row: &AnyRow, color: Color) -> Result<SeatRow, sqlx::Error> {
    let (person, level) = match color {
        Color::White => ("white", "white_level"),
        Color::Black => ("black", "black_level"),
    };
    match optional_id(row, person)? {
        Some(user) => Ok(SeatRow::Person(UserId(user))),
        None => Ok(SeatRow::Engine(row.try_get(level)?)),
    }
}
