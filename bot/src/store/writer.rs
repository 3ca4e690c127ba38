//! Makes changes, each in a transaction.
//!
//! SQLite: group commit. A commit waits for the disk, however little it holds, so writers that wait
//! share one. The first one, the *leader*, begins a transaction. Those that wait meanwhile write into it
//! one after another, each in a *savepoint* of its own; this is the *batch*. Then the leader commits for
//! all. A write returns only once its commit is on the disk. If a follower fails or is cancelled, only its
//! savepoint is rolled back; if that cannot be done, the whole batch fails.
//!
//! What that gains: at most 1,122 steps a second in place of 589 with a commit for each change (medians of
//! three runs of `loadtest --knee` on two cores; docs/benchmarks.md).
//!
//! PostgreSQL commits each transaction by itself: it locks rows, and rows of several writers, locked in
//! any order until a common commit, could make two processes wait for each other.

use std::sync::Arc;

use sqlx::{AnyConnection, Connection, Executor};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};
use tokio::time::timeout;

use super::StoreError;
use super::pool::{Checkout, Pool, TIMEOUT};

/// What becomes of a change.
pub(super) enum Change<T> {
    Commit(T),
    RollBack(T),
}

impl<T> Change<T> {
    pub(super) fn commit_if(is_kept: bool, value: T) -> Self {
        if is_kept { Self::Commit(value) } else { Self::RollBack(value) }
    }
}

/// Writes one change after another; clones share the connection.
#[derive(Clone)]
pub(super) struct Writer {
    pub(super) pool: Pool,
    /// The open batch, for SQLite only. The lock is fair: writers get it in the order in which they ask.
    batch: Arc<Mutex<Option<Batch>>>,
}

/// An open transaction that several writers share.
struct Batch {
    checkout: Checkout,
    /// Becomes true once it is committed; closed if it never will be.
    committed: watch::Receiver<bool>,
    /// Whether the savepoint is begun, in which the next follower writes.
    has_savepoint: bool,
    /// Whether a follower has written there what was neither released nor rolled back.
    is_unfinished: bool,
}

impl Writer {
    pub(super) fn new(pool: Pool) -> Self {
        Self { pool, batch: Arc::default() }
    }

    /// Makes a change. It is durable once this returns without an error.
    pub(super) async fn write<T>(
        &self,
        change: impl AsyncFnOnce(&mut AnyConnection) -> Result<Change<T>, StoreError>,
    ) -> Result<T, StoreError> {
        tracing::trace!("somebody asks to write");
        let lock = timeout(TIMEOUT, Arc::clone(&self.batch).lock_owned()).await;
        let Ok(batch) = lock else {
            return Err(self.pool.timed_out().await.into());
        };
        if !self.pool.is_sqlite {
            return self.write_alone(change).await;
        }
        // A batch whose leader is gone is never committed.
        let is_open = |it: &Batch| it.committed.has_changed().is_ok();
        match batch.as_ref().is_some_and(is_open) {
            true => self.follow(batch, change).await,
            false => self.lead(batch, change).await,
        }
    }

    /// Makes a change in a transaction of its own.
    async fn write_alone<T>(
        &self,
        change: impl AsyncFnOnce(&mut AnyConnection) -> Result<Change<T>, StoreError>,
    ) -> Result<T, StoreError> {
        let mut checkout = self.pool.acquire().await?;
        let transact = async {
            let mut transaction = checkout.connection().begin().await?;
            let (value, ended) = match change(&mut transaction).await? {
                Change::Commit(value) => (value, transaction.commit().await),
                Change::RollBack(value) => (value, transaction.rollback().await),
            };
            ended?;
            Ok(value)
        };
        let value = self.pool.within(transact).await?;
        self.pool.keep(checkout);
        Ok(value)
    }

    /// Begins a batch with a change, lets others join, and commits it.
    async fn lead<T>(
        &self,
        mut open: OwnedMutexGuard<Option<Batch>>,
        change: impl AsyncFnOnce(&mut AnyConnection) -> Result<Change<T>, StoreError>,
    ) -> Result<T, StoreError> {
        open.take();
        let mut checkout = self.pool.acquire().await?;
        let begun = async {
            checkout.connection().execute("BEGIN IMMEDIATE").await?;
            change(checkout.connection()).await
        };
        match self.pool.within(begun).await? {
            Change::RollBack(value) => {
                let roll_back = async { Ok(checkout.connection().execute("ROLLBACK").await?) };
                self.pool.within(roll_back).await?;
                self.pool.keep(checkout);
                Ok(value)
            }
            Change::Commit(value) => {
                let (sender, committed) = watch::channel(false);
                let batch =
                    Batch { checkout, committed, has_savepoint: false, is_unfinished: false };
                *open = Some(batch);
                drop(open);
                // In a task, so that a leader that is cancelled does not take the followers with it.
                let committing = tokio::spawn(self.clone().commit(sender));
                committing.await.unwrap_or(Err(StoreError::Shared))?;
                Ok(value)
            }
        }
    }

    /// Commits the batch, once those who wait by now have joined it.
    async fn commit(self, committed: watch::Sender<bool>) -> Result<(), StoreError> {
        let mut open = self.batch.lock().await;
        let is_own = |it: &mut Batch| it.committed.same_channel(&committed.subscribe());
        // A follower that could not be rolled back has closed it.
        let mut batch = open.take_if(is_own).ok_or(StoreError::Shared)?;
        self.pool.file.check()?;
        let commit = async {
            batch.roll_back_unfinished().await?;
            Ok(batch.checkout.connection().execute("COMMIT").await?)
        };
        self.pool.within(commit).await?;
        self.pool.keep(batch.checkout);
        committed.send_replace(true);
        Ok(())
    }

    /// Makes a change in the batch of another writer, and waits until that is committed.
    async fn follow<T>(
        &self,
        mut open: OwnedMutexGuard<Option<Batch>>,
        change: impl AsyncFnOnce(&mut AnyConnection) -> Result<Change<T>, StoreError>,
    ) -> Result<T, StoreError> {
        let Some(batch) = open.as_mut() else {
            return Err(StoreError::Shared);
        };
        let mut committed = batch.committed.clone();
        let changed = match self.pool.within(batch.change(change)).await {
            Ok(changed) => changed,
            Err(error) => {
                tracing::warn!(%error, "several changes fail together");
                open.take();
                return Err(error);
            }
        };
        drop(open);
        let value = changed?;
        // What was read in the batch may not last either, so who rolled back waits as well.
        committed.wait_for(|committed| *committed).await.map_err(|_| StoreError::Shared)?;
        Ok(value)
    }
}

impl Batch {
    /// Makes a change in a savepoint. The outer error means that the batch cannot go on.
    async fn change<T>(
        &mut self,
        change: impl AsyncFnOnce(&mut AnyConnection) -> Result<Change<T>, StoreError>,
    ) -> Result<Result<T, StoreError>, StoreError> {
        self.roll_back_unfinished().await?;
        // Before it begins: if this future is dropped now, the next writer rolls it back.
        self.is_unfinished = true;
        if !std::mem::replace(&mut self.has_savepoint, true) {
            self.checkout.connection().execute("SAVEPOINT change").await?;
        }
        match change(self.checkout.connection()).await {
            Ok(Change::Commit(value)) => {
                // The next one's savepoint with it: each statement costs two switches of threads.
                let next = sqlx::raw_sql("RELEASE change; SAVEPOINT change");
                self.checkout.connection().execute(next).await?;
                self.is_unfinished = false;
                Ok(Ok(value))
            }
            Ok(Change::RollBack(value)) => self.roll_back_unfinished().await.map(|()| Ok(value)),
            Err(error) => self.roll_back_unfinished().await.map(|()| Err(error)),
        }
    }

    /// Rolls back what a follower has left unfinished. This fails where SQLite has rolled back the whole
    /// transaction by itself, and where the savepoint was never begun.
    async fn roll_back_unfinished(&mut self) -> Result<(), StoreError> {
        if self.is_unfinished {
            self.checkout.connection().execute("ROLLBACK TO change").await?;
            self.is_unfinished = false;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
