//! The connections: one that writes, and a pool of those that read.
//!
//! A connection that saw an error is closed and never used again: after some of them (a full disk)
//! SQLite has rolled back by itself, and what the connection then takes for a commit is none. So
//! whatever is lent is closed when it is dropped, unless it was given back.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor};
use tokio::sync::{Mutex, OwnedMutexGuard};

use super::StoreError;

/// How many connections read.
const READERS: u32 = 4;

/// How long a connection is waited for.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// The one connection that writes; clones share it.
#[derive(Clone)]
pub(super) struct Writer {
    url: Arc<str>,
    connection: Arc<Mutex<Option<AnyConnection>>>,
}

impl Writer {
    /// A writer that connects when it is first needed.
    pub(super) fn new(url: &str) -> Self {
        Self { url: url.into(), connection: Arc::default() }
    }

    /// Begins a transaction, once whoever writes now is done.
    pub(super) async fn begin(&self) -> Result<Transaction, StoreError> {
        let lock = Arc::clone(&self.connection).lock_owned();
        let guard = tokio::time::timeout(PATIENCE, lock).await;
        let mut place = guard.map_err(|_| sqlx::Error::PoolTimedOut)?;
        if let Some(mut connection) = place.take()
            && start(&mut connection).await.is_ok()
        {
            return Ok(Transaction { place, connection: Some(connection) });
        }
        // A connection that lay idle may be dead; nothing was done yet, so a new one may do it.
        let mut connection = connect(&self.url).await?;
        start(&mut connection).await?;
        Ok(Transaction { place, connection: Some(connection) })
    }

    /// Closes the connection.
    pub(super) async fn close(&self) {
        if let Some(connection) = self.connection.lock().await.take() {
            drop(connection.close().await);
        }
    }
}

/// A transaction of the writer's. Dropped before [`Transaction::commit`], it leaves no trace, and
/// its connection is closed.
pub(super) struct Transaction {
    place: OwnedMutexGuard<Option<AnyConnection>>,
    connection: Option<AnyConnection>,
}

impl Transaction {
    /// Makes everything done so far last.
    pub(super) async fn commit(self) -> Result<(), StoreError> {
        self.end("COMMIT").await
    }

    /// Takes everything done so far back.
    pub(super) async fn roll_back(self) -> Result<(), StoreError> {
        self.end("ROLLBACK").await
    }

    async fn end(mut self, statement: &'static str) -> Result<(), StoreError> {
        sqlx::query(statement).execute(&mut *self).await?;
        *self.place = self.connection.take();
        Ok(())
    }
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

/// The connections that read; clones share them.
#[derive(Clone)]
pub(super) struct Readers(AnyPool);

impl Readers {
    /// Opens the first of them.
    pub(super) async fn open(url: &str) -> Result<Self, sqlx::Error> {
        let pool = AnyPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            // A file does not go away; a server may.
            .test_before_acquire(!url.starts_with("sqlite:"))
            .after_connect(|connection, _| Box::pin(async move { prepare(connection).await }))
            .connect(url)
            .await?;
        Ok(Self(pool))
    }

    /// Lends a connection.
    pub(super) async fn lend(&self) -> Result<Lent, StoreError> {
        Ok(Lent(Some(self.0.acquire().await?)))
    }

    /// Closes every connection.
    pub(super) async fn close(&self) {
        self.0.close().await;
    }
}

/// A connection to read with.
pub(super) struct Lent(Option<PoolConnection<Any>>);

impl Lent {
    /// Gives it back: it saw no error.
    pub(super) fn give_back(mut self) {
        drop(self.0.take());
    }
}

impl Deref for Lent {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        self.0.as_ref().expect("it is lent until it is given back")
    }
}

impl DerefMut for Lent {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.0.as_mut().expect("it is lent until it is given back")
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if let Some(mut connection) = self.0.take() {
            connection.close_on_drop();
        }
    }
}

/// A new connection, ready for use.
pub(super) async fn connect(url: &str) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = AnyConnection::connect(url).await?;
    prepare(&mut connection).await?;
    Ok(connection)
}

fn is_sqlite(connection: &AnyConnection) -> bool {
    connection.backend_name() == "SQLite"
}

/// Begins a transaction; in SQLite with the right to write.
async fn start(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let statement = if is_sqlite(connection) { "BEGIN IMMEDIATE" } else { "BEGIN" };
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}

/// SQLite's settings, made anew on each connection.
async fn prepare(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    if is_sqlite(connection) {
        connection
            .execute(
                "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; \
                 PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;",
            )
            .await?;
    }
    Ok(())
}
