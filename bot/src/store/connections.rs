//! How connections are made, and the pool of those that read.
//!
//! A connection that saw an error is closed and never used again: after some of them (a full disk)
//! SQLite has rolled back by itself, and what the connection then takes for a commit is none. So
//! whatever is lent is closed when it is dropped, unless it was given back.

use std::ops::{Deref, DerefMut};
use std::time::{Duration, Instant};

use sqlx::any::AnyPoolOptions;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor};

use super::StoreError;
use crate::measure;

/// How many connections read.
const READERS: u32 = 4;

/// How long a connection is waited for.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

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
        let asked = Instant::now();
        Ok(Lent { connection: Some(self.0.acquire().await?), asked })
    }

    /// Closes every connection.
    pub(super) async fn close(&self) {
        self.0.close().await;
    }
}

/// SQLite's code where it is busy.
const BUSY: u32 = 5;

/// How often WAL is asked for, and how long to wait in between.
const TRIES_AT_WAL: u32 = 100;
const BUSY_FOR: Duration = Duration::from_millis(20);

/// A connection to read with.
pub(super) struct Lent {
    connection: Option<PoolConnection<Any>>,
    /// When it was asked for.
    asked: Instant,
}

impl Lent {
    /// Gives it back: it saw no error.
    pub(super) fn give_back(mut self) {
        measure::was_read(self.asked.elapsed());
        drop(self.connection.take());
    }
}

impl Deref for Lent {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        self.connection.as_ref().expect("it is lent until it is given back")
    }
}

impl DerefMut for Lent {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect("it is lent until it is given back")
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if let Some(mut connection) = self.connection.take() {
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

/// Closes a connection in good order.
pub(super) async fn close(connection: AnyConnection) {
    drop(connection.close().await);
}

/// Whether it is one to SQLite.
pub(super) fn is_sqlite(connection: &AnyConnection) -> bool {
    connection.backend_name() == "SQLite"
}

/// SQLite's settings, made anew on each connection.
async fn prepare(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    if !is_sqlite(connection) {
        return Ok(());
    }
    // For a new file's change to WAL SQLite does not wait, whatever its timeout, where another
    // process is just making the same change.
    for _ in 0..TRIES_AT_WAL {
        match connection.execute("PRAGMA journal_mode = WAL").await {
            Err(error) if is_busy(&error) => tokio::time::sleep(BUSY_FOR).await,
            _ => break,
        }
    }
    connection
        .execute(
            "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; \
             PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;",
        )
        .await?;
    Ok(())
}

/// Whether SQLite is busy with another connection's work.
fn is_busy(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    // The codes beyond the first eight bits tell more of the same.
    code.and_then(|code| code.parse::<u32>().ok()).is_some_and(|code| code & 0xFF == BUSY)
}
