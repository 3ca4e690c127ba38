//! What is still to be done, as the table holds it.

use secrecy::SecretString;
use sqlx::Row;
use sqlx::any::AnyRow;

use super::{id, optional_id};
use crate::ids::{ChannelId, GameId, InteractionId, MessageId};

/// What kind of thing is still to be done. Of several that are due, the lesser kind is done first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum JobKind {
    /// A board is to be shown.
    Board,
    /// An offer that is not open any more is to show what became of it.
    Offers,
    /// Those who follow a game are to be told that it has ended.
    Followers,
    /// A thread is to be archived.
    Thread,
    /// Who is next is to be reminded that little time is left.
    Reminder,
    /// The other is to be told that who is next is late.
    Late,
    /// The game of who is late is to end.
    Flag,
    /// The engine is to act.
    Engine,
    /// An ended game is to be reviewed.
    Review,
}

impl JobKind {
    /// All kinds.
    pub const ALL: [Self; 9] = [
        Self::Board,
        Self::Offers,
        Self::Followers,
        Self::Thread,
        Self::Reminder,
        Self::Late,
        Self::Flag,
        Self::Engine,
        Self::Review,
    ];

    /// As it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Offers => "offers",
            Self::Followers => "followers",
            Self::Thread => "thread",
            Self::Reminder => "reminder",
            Self::Late => "late",
            Self::Flag => "flag",
            Self::Engine => "engine",
            Self::Review => "review",
        }
    }
}

/// What is still to be done: its kind, the game, and the entry that it stands after; of an offer,
/// its id.
pub type JobKey = (JobKind, GameId, i64);

/// An interaction that can be answered.
#[derive(Clone, Copy)]
pub struct TokenRow<'a> {
    /// Its id.
    pub interaction: InteractionId,
    /// Its token.
    pub token: &'a str,
}

/// Something that is still to be done.
#[derive(Clone, Debug)]
pub struct JobRow {
    /// The game.
    pub game: GameId,
    /// The entry that it stands after, 0 the start; the id of an offer.
    pub ply: i64,
    /// The entry of which a board shows the engine's answer; it replaces the board after that.
    pub act: Option<i64>,
    /// Where the game is played.
    pub channel: ChannelId,
    /// How often it was tried.
    pub tries: i64,
    /// From when it counts how long it was tried in vain, in Unix milliseconds.
    pub since: i64,
    /// The message that becomes the board, or where an offer's buttons stand; none where it is a
    /// new one.
    pub message: Option<MessageId>,
    /// The token of the interaction that was to be answered with it, if one was, and when it came
    /// (Unix milliseconds).
    pub token: Option<(SecretString, i64)>,
}

/// The kind of a job; none where only another version of this program knows it.
pub(in crate::store) fn read_job_kind(row: &AnyRow) -> Result<Option<JobKind>, sqlx::Error> {
    let name: String = row.try_get("kind")?;
    Ok(JobKind::ALL.into_iter().find(|kind| kind.name() == name))
}

pub(in crate::store) fn read_job(row: &AnyRow) -> Result<JobRow, sqlx::Error> {
    let token = row.try_get::<Option<String>, _>("token")?.map(SecretString::from);
    Ok(JobRow {
        game: GameId(id(row, "game")?),
        ply: row.try_get("ply")?,
        act: row.try_get("act")?,
        channel: ChannelId(id(row, "channel")?),
        tries: row.try_get("tries")?,
        since: row.try_get("since")?,
        message: optional_id(row, "message")?.map(MessageId),
        token: token.zip(row.try_get("token_time")?),
    })
}
