//! What the tables hold, and how a row of each is read.

mod challenge;
mod entry;
mod game;
mod job;
mod offer;
mod preference;

use sqlx::Row;
use sqlx::any::AnyRow;

pub use self::challenge::{ChallengeRow, NewChallenge};
pub(super) use self::challenge::{read_challenge, stored_thread};
pub use self::entry::{EntryRow, NewBoard, NewEntry, NewTime};
pub(super) use self::entry::{read_entry, read_log};
pub use self::game::{GameRow, NewGame, SeatRow, TimeRow};
pub(super) use self::game::{read_board, read_game, read_seats};
pub use self::job::{JobKey, JobKind, JobRow, TokenRow};
pub(super) use self::job::{read_job, read_job_kind};
pub(super) use self::offer::read_offer;
pub use self::offer::{ClickedOffer, NewOffer, OfferRow};
pub(super) use self::preference::read_preference;
pub use self::preference::{BoardPreferences, PreferenceRow};

/// Ids are below 2^63 for the next three centuries; SQL has no unsigned numbers.
pub(super) fn stored(id: u64) -> i64 {
    id.cast_signed()
}

pub(super) fn id(row: &AnyRow, column: &str) -> Result<u64, sqlx::Error> {
    row.try_get::<i64, _>(column).map(i64::cast_unsigned)
}

pub(super) fn optional_id(row: &AnyRow, column: &str) -> Result<Option<u64>, sqlx::Error> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(i64::cast_unsigned))
}
