//! All SQL: what is stored, by groups. It holds plain rows; what they mean is for `game` to say.
//!
//! A few connections read, and one writes, one change after another: first come, first served. Each change
//! is a transaction. On SQLite it takes the write lock before its first statement, so that two processes
//! on one file wait for each other and do not fail. On PostgreSQL a change locks a game before what
//! belongs to it, and a clock before jobs.

mod backup;
mod challenges;
mod channels;
mod clocks;
mod db_file;
mod entries;
mod erasure;
mod error_metrics;
mod files;
mod followers;
mod games;
mod identify_slots;
mod inspect;
mod jobs;
mod liveness;
mod luck;
mod offers;
mod open;
mod pool;
mod portraits;
mod profiles;
mod puzzles;
mod ratings;
mod results;
mod reviews;
mod settings;
#[cfg(test)]
mod tests;
mod transfer;
mod types;
mod writer;

use std::sync::Arc;

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::{Query, QueryAs, QueryScalar};
use sqlx::{Any, AnyConnection, FromRow};
use thiserror::Error;
use tokio::sync::Notify;

pub use self::backup::back_up;
pub use self::challenges::{
    ChallengeOutcome, ChallengeRow, ChallengeStore, LimitReached, NewChallenge, WaitingChallenge,
};
pub use self::channels::ChannelStore;
pub use self::db_file::shown_name;
pub use self::entries::{BoardChange, EntryRow, NewEntry};
pub use self::files::FileStore;
pub use self::games::{
    ActiveGame, ClockRow, GameRow, GameStore, ListedGame, LoggedGame, NewClock, NewGame, PlayerRow,
    Reopened, StartOutcome,
};
pub use self::inspect::{Inspection, IntegrityIssue, StoredGame};
pub use self::jobs::{DueJob, Job, JobKey, JobPayload, JobStore, TokenPayload, lease};
pub use self::liveness::{HEARTBEAT_INTERVAL, ProcessId, ProcessStore};
pub use self::luck::{LuckOfSide, LuckRow, RollRow};
pub use self::offers::{ClickedOffer, NewOffer, OfferOutcome, OfferRow, OfferStore};
use self::pool::Pool;
pub use self::portraits::{GamePortraits, PortraitStore};
pub use self::profiles::{OpponentRow, TallyRow};
pub use self::puzzles::{DailySolve, NewAttempt, PuzzleStore, PuzzleUser, RatedAttempt};
pub use self::ratings::{List, RankRow, RatingStore};
pub use self::results::{ChangeRow, NewResult, RatingRow, ResultRow};
pub use self::settings::{
    GameSettings, RequestContext, SettingsStore, StoredSettings, StoredValue,
};
pub use self::transfer::{CopyError, copy};
pub use self::types::{
    ChallengeState, ColorChoice, Flag, JobKind, OfferKind, OfferState, RatingOutcome, Side,
    ThreadChoice,
};
use self::writer::{Change, Writer};
use crate::clock::Clock;
use crate::metrics::{self, RequestTimer};

/// Why something is not read or not written. Nothing of a change that failed is kept, unless only the
/// answer to its commit was lost. Every function of the store that returns it fails for these reasons
/// alone.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database failed, did not answer in time, or holds what was never written there.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// Another change that was to be committed together with this one failed.
    #[error("database: what was written together with this failed")]
    Shared,
    /// Another file, or none, is at the path of a file that was opened: the database, or what SQLite keeps
    /// beside it.
    #[error("database: its file is gone, or another one is in its place")]
    Replaced,
}

/// What became of a write that only one caller can make first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WriteOutcome<T> {
    Applied(T),
    /// Another one, or the same interaction delivered twice, was first; nothing is changed.
    AlreadyApplied,
}

impl WriteOutcome<()> {
    /// The outcome of a statement that changes one row at most.
    fn of_row(rows_affected: u64) -> Self {
        if rows_affected == 1 { Self::Applied(()) } else { Self::AlreadyApplied }
    }
}

/// A handle to the database; clones share it.
#[derive(Clone)]
pub struct Store {
    readers: Pool,
    writer: Writer,
    clock: Clock,
    is_new: bool,
    /// Wakes the worker of this process.
    worker: Arc<Notify>,
}

impl Store {
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Whether the database held nothing when it was opened, not even tables.
    pub fn is_new(&self) -> bool {
        self.is_new
    }

    pub fn games(&self) -> GameStore<'_> {
        GameStore(self)
    }

    pub fn challenges(&self) -> ChallengeStore<'_> {
        ChallengeStore(self)
    }

    pub fn offers(&self) -> OfferStore<'_> {
        OfferStore(self)
    }

    pub fn jobs(&self) -> JobStore<'_> {
        JobStore(self)
    }

    pub fn ratings(&self) -> RatingStore<'_> {
        RatingStore(self)
    }

    pub fn puzzles(&self) -> PuzzleStore<'_> {
        PuzzleStore(self)
    }

    pub fn settings(&self) -> SettingsStore<'_> {
        SettingsStore(self)
    }

    pub fn channels(&self) -> ChannelStore<'_> {
        ChannelStore(self)
    }

    pub fn portraits(&self) -> PortraitStore<'_> {
        PortraitStore(self)
    }

    pub fn files(&self) -> FileStore<'_> {
        FileStore(self)
    }

    pub fn processes(&self) -> ProcessStore<'_> {
        ProcessStore(self)
    }

    /// Wakes the worker of this process, since a job may be to run.
    pub fn wake_worker(&self) {
        self.worker.notify_one();
    }

    /// Waits until the worker is to wake, for the worker alone.
    pub async fn until_woken(&self) {
        self.worker.notified().await;
    }

    /// Runs statements on a connection that reads.
    async fn read<T>(
        &self,
        ask: impl AsyncFnOnce(&mut AnyConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        measured(RequestTimer::to_read(), self.readers.run(ask).await)
    }

    async fn all<T>(&self, query: QueryAs<'_, Any, T, AnyArguments>) -> Result<Vec<T>, StoreError>
    where
        T: Send + Unpin + for<'r> FromRow<'r, AnyRow>,
    {
        self.read(async |connection| Ok(query.fetch_all(connection).await?)).await
    }

    async fn optional<T>(
        &self,
        query: QueryAs<'_, Any, T, AnyArguments>,
    ) -> Result<Option<T>, StoreError>
    where
        T: Send + Unpin + for<'r> FromRow<'r, AnyRow>,
    {
        self.read(async |connection| Ok(query.fetch_optional(connection).await?)).await
    }

    /// Returns the only value of a query that always has one.
    async fn scalar<T>(&self, query: QueryScalar<'_, Any, T, AnyArguments>) -> Result<T, StoreError>
    where
        T: Send + Unpin,
        (T,): for<'r> FromRow<'r, AnyRow>,
    {
        self.read(async |connection| Ok(query.fetch_one(connection).await?)).await
    }

    async fn exists(&self, query: Query<'_, Any, AnyArguments>) -> Result<bool, StoreError> {
        self.read(async |connection| Ok(query.fetch_optional(connection).await?.is_some())).await
    }

    /// Runs one statement in a transaction of its own, and returns how many rows it has changed.
    async fn execute(&self, statement: Query<'_, Any, AnyArguments>) -> Result<u64, StoreError> {
        self.write(async |connection| Ok(statement.execute(connection).await?.rows_affected()))
            .await
    }

    /// Makes a change in a transaction, which is rolled back if the change fails.
    async fn write<T>(
        &self,
        change: impl AsyncFnOnce(&mut AnyConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.write_if(async |connection| change(connection).await.map(Change::Commit)).await
    }

    /// Makes a change in a transaction, and keeps it if the change says so.
    async fn write_if<T>(
        &self,
        change: impl AsyncFnOnce(&mut AnyConnection) -> Result<Change<T>, StoreError>,
    ) -> Result<T, StoreError> {
        measured(RequestTimer::to_write(), self.writer.write(change).await)
    }

    /// The same for a change after which jobs may be to run: wakes the worker.
    async fn write_jobs<T>(
        &self,
        change: impl AsyncFnOnce(&mut AnyConnection) -> Result<Change<T>, StoreError>,
    ) -> Result<T, StoreError> {
        let done = self.write_if(change).await?;
        self.wake_worker();
        Ok(done)
    }

    /// Tries to write and to read, and changes nothing.
    pub async fn probe(&self) -> Result<(), StoreError> {
        self.write_if(async |connection| {
            // No row, so that nobody waits for it.
            let write = sqlx::query("UPDATE id_sequences SET last_id = last_id WHERE kind = ''");
            write.execute(connection).await?;
            Ok(Change::RollBack(()))
        })
        .await?;
        self.exists(sqlx::query("SELECT 1")).await.map(drop)
    }

    /// Closes every connection, without waiting long for one that does not answer.
    pub async fn close(&self) {
        let closing = async {
            self.writer.pool.close().await;
            self.readers.close().await;
            self.readers.file.close().await;
        };
        if tokio::time::timeout(pool::TIMEOUT, closing).await.is_err() {
            tracing::warn!("a connection to the database is not closed");
        }
    }
}

/// Notes in the metrics how long an operation took, and why it failed.
fn measured<T>(asked: RequestTimer, done: Result<T, StoreError>) -> Result<T, StoreError> {
    match &done {
        Ok(_) => asked.done(),
        Err(StoreError::Database(error)) => error_metrics::record(error),
        Err(StoreError::Shared) => metrics::database_failed(metrics::Failure::Shared),
        Err(StoreError::Replaced) => {}
    }
    done
}

/// The next id of a kind. Whoever asks at the same time waits for this transaction.
async fn next_id(connection: &mut AnyConnection, kind: &str) -> Result<u64, StoreError> {
    let next = sqlx::query_scalar::<_, i64>(
        "UPDATE id_sequences SET last_id = last_id + 1 WHERE kind = $1 RETURNING last_id",
    );
    Ok(next.bind(kind).fetch_one(connection).await?.cast_unsigned())
}

/// Waits until no other transaction holds this lock, and holds it until this one ends.
async fn lock(connection: &mut AnyConnection, name: &str) -> Result<(), StoreError> {
    let lock = sqlx::query("UPDATE locks SET name = name WHERE name = $1");
    Ok(lock.bind(name).execute(connection).await.map(drop)?)
}
