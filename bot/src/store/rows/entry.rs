//! The entries of games' logs, as the table holds them, and what is written with one.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{ClickedOffer, TimeRow, TokenRow};
use crate::ids::{GameId, InteractionId, MessageId};
use crate::store::results::NewResult;

/// One entry of a game's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// Its number, from 1.
    pub ply: i64,
    /// What happened: `played`, `resigned`, `draw_agreed`, `draw_claimed`, `took_back`, `flagged`
    /// or `aborted`.
    pub kind: String,
    /// The action, claim, ply, result or reason; else empty.
    pub detail: String,
    /// `white` or `black`: who acted; none where nobody did.
    pub seat: Option<String>,
    /// When it was written, in Unix milliseconds.
    pub created: i64,
}

/// What a new entry is made of, with what follows from it.
#[derive(Clone)]
pub struct NewEntry<'a> {
    /// The game.
    pub game: GameId,
    /// Whether the bot is a guest there, and can only answer.
    pub guest: bool,
    /// The entry.
    pub entry: &'a EntryRow,
    /// The command or click; none for the clock and the engine.
    pub interaction: Option<InteractionId>,
    /// The game's result with it, if it ends the game.
    pub result: Option<&'a str>,
    /// What that counts for, if it does.
    pub counts: Option<NewResult<'a>>,
    /// Who is next after it, if anybody is.
    pub next: Option<&'a str>,
    /// Whether that is the engine.
    pub engine: bool,
    /// The offer that it accepts, if it does; all others are void with it.
    pub accepts: Option<ClickedOffer>,
    /// What becomes of its time, where it has a pace.
    pub time: Option<NewTime>,
    /// What becomes of the game's boards.
    pub board: NewBoard<'a>,
}

/// The time of a game after an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewTime {
    /// The time itself.
    pub time: TimeRow,
    /// The deadline that must have stood until then; none where it does not matter.
    pub after: Option<i64>,
    /// Whether the deadline is another one.
    pub moved: bool,
}

/// What becomes of a game's boards with a new entry.
#[derive(Clone, Copy)]
pub enum NewBoard<'a> {
    /// The board after it is owed, and those before no more.
    Owed {
        /// The interaction that is answered with it, if one is.
        token: Option<TokenRow<'a>>,
        /// The message that becomes it; none where that is a new one.
        message: Option<MessageId>,
    },
    /// They stay as they are: the engine goes on.
    Unchanged,
    /// The board after the entry that the engine has answered becomes this one.
    Answers {
        /// That entry's ply.
        act: i64,
        /// Whether it is shown in a new message all the same.
        anew: bool,
    },
}

pub(in crate::store) fn read_entry(row: &AnyRow) -> Result<EntryRow, sqlx::Error> {
    Ok(EntryRow {
        ply: row.try_get("ply")?,
        kind: row.try_get("kind")?,
        detail: row.try_get("detail")?,
        seat: row.try_get("seat")?,
        created: row.try_get("created")?,
    })
}

/// Reads a log that is one text: of each entry ply, time, seat or `-`, kind and detail.
pub(in crate::store) fn read_log(log: &str) -> Result<Vec<EntryRow>, sqlx::Error> {
    let wrong = |line: &str| sqlx::Error::Decode(format!("an entry reads `{line}`").into());
    log.lines().map(|line| read_line(line).ok_or_else(|| wrong(line))).collect()
}

fn read_line(line: &str) -> Option<EntryRow> {
    let mut parts = line.splitn(5, ' ');
    let mut next = || parts.next();
    Some(EntryRow {
        ply: next()?.parse().ok()?,
        created: next()?.parse().ok()?,
        seat: next().filter(|seat| *seat != "-").map(str::to_owned),
        kind: next()?.to_owned(),
        detail: next()?.to_owned(),
    })
}
