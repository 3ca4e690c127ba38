//! The one connection that writes.
//!
//! A commit takes a millisecond or more to reach the disk, however little it holds. So in SQLite
//! transactions that wait for one another share one: whoever begins a transaction of the database,
//! its *opener*, lets those who wait by then write into it, each behind a savepoint, and commits
//! for all. None of them is told that it is done before the disk has it. Where one of them fails or
//! is dropped, what it did is taken back up to its savepoint, and the others know nothing of it; but
//! where there is no savepoint any more, since SQLite has taken all of it back by itself (a full
//! disk), all of them fail. What begins a transaction, a savepoint or its release goes to SQLite with
//! the next statement.
//!
//! PostgreSQL commits each by itself: it locks rows, and those of several transactions, taken in
//! any order and kept until a common end, could be waited for in a circle by two processes.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::runtime::Handle;
use tokio::sync::{Mutex, OwnedMutexGuard, watch};
use tokio::time::timeout;

use super::StoreError;
use super::connections::{PATIENCE, SIGN_OF_LIFE, connect_to_write, waited_in_vain};
use super::in_place::InPlace;
use super::limited::AnyConnection;
use crate::measure::{self, Asked, Failure};

/// The connection that writes; clones share it.
#[derive(Clone)]
pub(super) struct Writer {
    url: Arc<str>,
    /// Fair: whoever asks first has it first.
    place: Arc<Mutex<Place>>,
    file: InPlace,
    /// Whether the server has yet to answer on the connection that is being opened: those in line wait
    /// for the same.
    unheard: Arc<AtomicBool>,
}

/// Where the connection lies while nobody writes.
#[derive(Default)]
enum Place {
    /// There is none.
    #[default]
    Empty,
    /// It is free.
    Free(AnyConnection),
    /// A transaction of the database is open on it, which its opener will commit.
    Open(AnyConnection, Outcome),
}

/// Becomes true once the transaction is committed, and is closed where it never will be.
type Outcome = watch::Receiver<bool>;

impl Writer {
    /// A writer that connects when it is first needed.
    pub(super) fn new(url: &str, file: InPlace) -> Self {
        Self { url: url.into(), place: Arc::default(), file, unheard: Arc::default() }
    }

    /// Begins a transaction, once whoever writes now is done.
    pub(super) async fn begin(&self) -> Result<Transaction, StoreError> {
        let asked = Asked::to_write();
        tracing::trace!("somebody asks to write");
        let mut place = self.lock().await?;
        self.file.check()?;
        // One to a server that lay idle may be dead; nothing was done yet, so a new one may do it.
        let begun = match std::mem::take(&mut *place) {
            Place::Empty => None,
            Place::Free(mut connection) => {
                let starts = starts(&mut connection).await;
                starts.then_some((connection, None))
            }
            Place::Open(_, outcome) if outcome.has_changed().is_err() => None,
            Place::Open(mut connection, outcome) => {
                connection.run_ahead("SAVEPOINT joined");
                Some((connection, Some(outcome)))
            }
        };
        let (connection, joined) = if let Some(begun) = begun {
            begun
        } else {
            self.unheard.store(true, Ordering::Relaxed);
            let mut connection = connect_to_write(&self.url).await?.into();
            start(&mut connection).await?;
            self.unheard.store(false, Ordering::Relaxed);
            (connection, None)
        };
        let (writer, place, connection) = (self.clone(), Some(place), Some(connection));
        Ok(Transaction { writer, place, connection, joined, asked: Some(asked) })
    }

    /// Closes the connection.
    pub(super) async fn close(&self) {
        loop {
            let mut place = self.place.lock().await;
            let mut outcome = match std::mem::take(&mut *place) {
                Place::Open(connection, outcome) if outcome.has_changed().is_ok() => {
                    *place = Place::Open(connection, outcome.clone());
                    outcome
                }
                Place::Free(connection) | Place::Open(connection, _) => {
                    return connection.close().await;
                }
                Place::Empty => return,
            };
            drop(place);
            drop(outcome.wait_for(|committed| *committed).await);
        }
    }

    async fn lock(&self) -> Result<OwnedMutexGuard<Place>, StoreError> {
        let lock = Arc::clone(&self.place).lock_owned();
        let unheard = || self.unheard.load(Ordering::Relaxed);
        Ok(timeout(PATIENCE, lock).await.map_err(|_| waited_in_vain(&self.url, unheard()))?)
    }
}

/// A transaction of the writer's. Dropped before [`Transaction::commit`], it leaves no trace, and
/// its connection is closed, if no other one writes into the same.
pub(super) struct Transaction {
    writer: Writer,
    /// There until the connection is free again.
    place: Option<OwnedMutexGuard<Place>>,
    connection: Option<AnyConnection>,
    /// What becomes of the transaction that it writes into, where another one opened that.
    joined: Option<Outcome>,
    /// What was begun when it was asked for, until that is done.
    asked: Option<Asked>,
}

impl Transaction {
    /// Makes everything done so far last.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or for another transaction that shares this one's commit;
    /// then nothing of it lasts.
    pub(super) async fn commit(mut self) -> Result<(), StoreError> {
        let asked = self.asked.take();
        let ended = self.end().await.inspect(|()| note_done(asked));
        ended.inspect_err(|error| {
            if matches!(error, StoreError::Shared) {
                measure::database_failed(Failure::Shared);
            }
        })
    }

    async fn end(mut self) -> Result<(), StoreError> {
        match self.joined.take() {
            Some(outcome) => {
                self.run_ahead("RELEASE joined");
                self.await_commit(outcome).await
            }
            None if self.is_sqlite() => {
                // In a task of its own, so that nobody who is dropped takes others with them.
                let committing = tokio::spawn(self.commit_for_all());
                committing.await.unwrap_or(Err(StoreError::Shared))
            }
            None => {
                run(&mut self, "COMMIT").await?;
                self.set_free();
                Ok(())
            }
        }
    }

    /// Takes everything done so far back.
    ///
    /// # Errors
    ///
    /// As [`Transaction::commit`]: what was seen in it may be another's that does not last.
    pub(super) async fn roll_back(mut self) -> Result<(), StoreError> {
        let asked = self.asked.take();
        self.undo().await.inspect(|()| note_done(asked))
    }

    async fn undo(mut self) -> Result<(), StoreError> {
        if let Some(outcome) = self.joined.take() {
            run(&mut self, "ROLLBACK TO joined").await?;
            self.run_ahead("RELEASE joined");
            return self.await_commit(outcome).await;
        }
        run(&mut self, "ROLLBACK").await?;
        self.set_free();
        Ok(())
    }

    fn set_free(&mut self) {
        if let Some(mut place) = self.place.take() {
            *place = self.connection.take().map(Place::Free).unwrap_or_default();
        }
    }

    /// Hands the connection on, and waits for what becomes of what was written.
    async fn await_commit(self, mut outcome: Outcome) -> Result<(), StoreError> {
        drop(self.hand_on(outcome.clone()));
        let committed = outcome.wait_for(|committed| *committed).await;
        committed.map(drop).map_err(|_| StoreError::Shared)
    }

    /// Lets those who wait write first, then commits.
    async fn commit_for_all(self) -> Result<(), StoreError> {
        let (committed, outcome) = watch::channel(false);
        let writer = self.hand_on(outcome.clone());
        // Fair, so those who wait come first; and each of them holds it for a moment only.
        let mut place = writer.place.lock().await;
        let mut connection = match std::mem::take(&mut *place) {
            Place::Open(connection, open) if open.same_channel(&outcome) => connection,
            // One of them failed.
            other => {
                *place = other;
                return Err(StoreError::Shared);
            }
        };
        // What nobody will ever read again is not written.
        writer.file.check()?;
        run(&mut connection, "COMMIT").await?;
        *place = Place::Free(connection);
        committed.send_replace(true);
        Ok(())
    }

    fn hand_on(mut self, outcome: Outcome) -> Writer {
        if let (Some(connection), Some(mut place)) = (self.connection.take(), self.place.take()) {
            *place = Place::Open(connection, outcome);
        }
        self.writer.clone()
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        let connection = self.connection.take();
        if let (Some(connection), Some(joined)) = (connection, self.joined.take())
            && let (Some(place), Ok(runtime)) = (self.place.take(), Handle::try_current())
        {
            runtime.spawn(take_back(connection, joined, place));
        }
    }
}

/// Takes back what one of several did that write into one transaction, and hands it on to the others.
async fn take_back(
    mut connection: AnyConnection,
    outcome: Outcome,
    mut place: OwnedMutexGuard<Place>,
) {
    // Fails where it may have no savepoint of its own: it would take back what another one did.
    if let Err(error) = run(&mut connection, "ROLLBACK TO joined").await {
        return tracing::warn!(%error, "several changes fail together");
    }
    connection.run_ahead("RELEASE joined");
    *place = Place::Open(connection, outcome);
}

impl Deref for Transaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        self.connection.as_ref().expect("a transaction has its connection until it ends")
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect("a transaction has its connection until it ends")
    }
}

fn note_done(asked: Option<Asked>) {
    if let Some(asked) = asked {
        asked.done();
    }
}

/// Begins a transaction on a connection that lay idle; whether it could.
async fn starts(connection: &mut AnyConnection) -> bool {
    matches!(timeout(SIGN_OF_LIFE, start(connection)).await, Ok(Ok(())))
}

/// Begins a transaction; in SQLite together with its first statement, and with the right to write.
async fn start(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    if connection.is_sqlite() {
        connection.run_ahead("BEGIN IMMEDIATE");
        return Ok(());
    }
    run(connection, "BEGIN").await
}

async fn run(connection: &mut AnyConnection, statement: &'static str) -> Result<(), sqlx::Error> {
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}

#[cfg(test)]
mod tests;
