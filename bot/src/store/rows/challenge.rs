//! Challenges, as the table holds them.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{id, optional_id};
use crate::ids::{ChallengeId, ChannelId, GuildId, InteractionId, MessageId, UserId};

/// A challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeRow {
    /// Its id.
    pub id: ChallengeId,
    /// The server; none outside servers.
    pub guild: Option<GuildId>,
    /// Where it was made.
    pub channel: ChannelId,
    /// Who challenges.
    pub challenger: UserId,
    /// The challenger's name as it was shown then.
    pub name: String,
    /// Who is challenged, or anybody.
    pub opponent: Option<UserId>,
    /// The game's id in the rules.
    pub variant: String,
    /// The challenger's side: `white`, `black` or `random`.
    pub color: String,
    /// Whether to play in a thread of its own; none: where one can be opened.
    pub thread: Option<bool>,
    /// Whether the game is to be rated.
    pub rated: bool,
    /// How long each turn may take, in milliseconds; none without a limit.
    pub pace: Option<i64>,
    /// The start as FEN; none: the variant's own.
    pub start: Option<String>,
    /// The code of the language in which it was made; none: the server's.
    pub language: Option<String>,
    /// `open`, `accepted`, `declined`, `withdrawn` or `lapsed`.
    pub state: String,
    /// The message where its buttons stand, where that is known.
    pub message: Option<MessageId>,
}

/// What a new challenge is made of.
#[derive(Clone, Debug)]
pub struct NewChallenge<'a> {
    /// The server; none outside servers.
    pub guild: Option<GuildId>,
    /// Where it is made.
    pub channel: ChannelId,
    /// Who challenges.
    pub challenger: UserId,
    /// The challenger's name.
    pub name: &'a str,
    /// Who is challenged, or anybody.
    pub opponent: Option<UserId>,
    /// The game's id in the rules.
    pub variant: &'a str,
    /// The challenger's side: `white`, `black` or `random`.
    pub color: &'a str,
    /// Whether to play in a thread of its own; none: where one can be opened.
    pub thread: Option<bool>,
    /// How long each turn may take, in milliseconds; none without a limit.
    pub pace: Option<i64>,
    /// Whether the game is to be rated.
    pub rated: bool,
    /// The start as FEN; none: the variant's own.
    pub start: Option<&'a str>,
    /// The code of the language in which it is made; none: the server's.
    pub language: Option<&'a str>,
    /// The command that makes it.
    pub interaction: InteractionId,
}

/// What the numbers of `challenges.thread` mean.
const THREADS: [Option<bool>; 3] = [Some(false), Some(true), None];

/// Whether to play in a thread of its own, as it is stored.
pub(in crate::store) fn stored_thread(thread: Option<bool>) -> i64 {
    thread.map_or(2, i64::from)
}

pub(in crate::store) fn read_challenge(row: &AnyRow) -> Result<ChallengeRow, sqlx::Error> {
    let thread: i64 = row.try_get("thread")?;
    Ok(ChallengeRow {
        id: ChallengeId(id(row, "id")?),
        guild: optional_id(row, "guild")?.map(GuildId),
        channel: ChannelId(id(row, "channel")?),
        challenger: UserId(id(row, "challenger")?),
        name: row.try_get("name")?,
        opponent: optional_id(row, "opponent")?.map(UserId),
        variant: row.try_get("variant")?,
        color: row.try_get("color")?,
        thread: THREADS.get(usize::try_from(thread).unwrap_or_default()).copied().flatten(),
        pace: row.try_get("pace")?,
        rated: row.try_get::<i64, _>("rated")? != 0,
        start: row.try_get("start")?,
        language: row.try_get("language")?,
        state: row.try_get("state")?,
        message: optional_id(row, "message")?.map(MessageId),
    })
}
