//! Every SQL statement, by what it is about: challenges, games with their logs, clocks and who
//! follows them, offers, results with ratings, reviews, puzzles, jobs, threads, channels, heartbeats,
//! files and settings. It holds plain rows; what they mean is the game's to say.
//!
//! One connection writes, and a few others read. Each change is a transaction that has the
//! right to write before it reads, so that two processes on one SQLite file wait for each other and
//! do not fail.

mod backup;
mod challenges;
mod clocks;
mod connections;
mod copying;
mod entries;
mod experience;
mod failures;
mod files;
mod followers;
mod forgetting;
mod game_channels;
mod games;
mod guests;
mod heartbeats;
mod identifies;
mod in_place;
mod inspect;
mod jobs;
mod lapses;
mod limited;
mod luck;
mod offers;
mod open;
mod probing;
mod profiles;
mod puzzle_channels;
mod puzzles;
mod ratings;
mod results;
mod reviews;
mod rows;
mod running;
mod settings;
mod statement;
#[cfg(test)]
mod tests;
mod threads;
mod writer;

use std::sync::Arc;

use thiserror::Error;
use tokio::sync::Notify;

pub use self::backup::{BackUpError, back_up};
pub use self::challenges::{Challenged, Crowd};
use self::connections::Readers;
pub use self::copying::{CopyError, copy};
pub use self::games::{Begun, LoggedGame, Reopened, RunningRow};
pub use self::heartbeats::{HEARTBEAT, Outage, Process};
pub use self::identifies::Turn;
use self::in_place::InPlace;
pub use self::inspect::{Inspection, KeptGame, RatingFlaw, Unsound};
pub use self::jobs::{NEVER, lease};
pub use self::lapses::LapseRow;
pub use self::luck::{LuckOfSide, LuckRow, RollRow};
pub use self::probing::OwedRow;
pub use self::profiles::{OpponentRow, TallyRow};
pub use self::puzzle_channels::PuzzleChannelRow;
pub use self::puzzles::{DailySolve, NewTry, PuzzlerRow, Tried};
pub use self::ratings::{List, RankRow};
pub use self::results::{ChangeRow, NewResult, RatingRow, ResultRow};
pub use self::reviews::ReviewAsked;
pub use self::rows::{
    BoardPreferences, ChallengeRow, ClickedOffer, EntryRow, GameRow, JobKey, JobKind, JobRow,
    NewBoard, NewChallenge, NewEntry, NewGame, NewOffer, NewTime, OfferRow, PreferenceRow, SeatRow,
    TimeRow, TokenRow,
};
pub use self::running::{ListedRow, WaitingRow};
pub use self::settings::{Owner, SettingsChange};
use self::writer::Writer;
use crate::clock::Clock;
use crate::ids::{GameId, OfferId};

/// Why something is not read or not written.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database failed, or holds something that was never written there.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// Another change that was to be committed together with this one failed.
    #[error("database: what was written together with this failed")]
    Shared,
    /// The file that was opened is not the one at its path any more.
    #[error("database: its file is gone, or another one is in its place")]
    Replaced,
}

/// What became of something that only one may do first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written<T> {
    /// It was done.
    Done(T),
    /// Somebody, or the same click delivered twice, came first; nothing was changed.
    Duplicate,
}

impl Written<()> {
    /// What became of it where so many rows were changed, of one at most.
    fn once(rows: u64) -> Self {
        if rows == 1 { Self::Done(()) } else { Self::Duplicate }
    }
}

/// What became of a new offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offered {
    /// It is written.
    Done(OfferId),
    /// The other player's offer of the same is open; nothing was changed.
    Crossing(OfferId),
    /// It was made before, or the game has gone on; nothing was changed.
    Duplicate,
}

/// What became of an acceptance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accepted {
    /// The game has begun.
    Game(GameId),
    /// The challenge was answered before.
    NotOpen,
    /// Another game runs at the channel.
    Busy,
}

/// A handle to the database; clones share it.
#[derive(Clone)]
pub struct Store {
    writer: Writer,
    readers: Readers,
    clock: Clock,
    in_place: InPlace,
    /// Told when a job is written that nobody does who wrote it.
    due: Arc<Notify>,
}

impl Store {
    /// The clock by which rows are dated.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Waits until a job is written that nobody does who wrote it.
    pub async fn has_work(&self) {
        self.due.notified().await;
    }

    /// Closes every connection, without waiting long for one that is stuck.
    pub async fn close(&self) {
        let closing = async {
            self.writer.close().await;
            self.readers.close().await;
        };
        if tokio::time::timeout(connections::PATIENCE, closing).await.is_err() {
            tracing::warn!("a connection to the database is not closed");
        }
    }
}
