//! How connections are made, and the pool of those that read.
//!
//! A connection that saw an error is closed and never used again: after some of them (a full disk)
//! SQLite has rolled back by itself, and what the connection then takes for a commit is none. So
//! whatever is lent is closed when it is dropped, unless it was given back.

use std::ops::{Deref, DerefMut};
use std::time::{Duration, Instant};

use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, Connection, Executor};
use tokio::time::timeout;

use super::StoreError;
use super::limited::{AnyConnection, is_silent};
use crate::measure;

/// How many connections read.
const READERS: u32 = 4;

/// How long a connection is waited for, and what a server says on it.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// How long a connection that lay idle may take to say that the server is still there: nothing has
/// been done on it yet, so there can be another one in its place.
pub(super) const SIGN_OF_LIFE: Duration = Duration::from_secs(1);

/// How long PostgreSQL keeps a transaction open from which it hears nothing: one that was cut off
/// would lock what others write.
const SILENCE: &str = "SET idle_in_transaction_session_timeout = '10s'";

/// The connections that read; clones share them.
#[derive(Clone)]
pub(super) struct Readers(AnyPool);

impl Readers {
    /// Opens the first of them.
    pub(super) async fn open(url: &str) -> Result<Self, sqlx::Error> {
        let pool = AnyPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .test_before_acquire(false)
            .before_acquire(|connection, _| Box::pin(async move { Ok(is_there(connection).await) }))
            .after_connect(|connection, _| Box::pin(async move { prepare(connection).await }))
            .connect(url)
            .await?;
        Ok(Self(pool))
    }

    /// Lends a connection.
    pub(super) async fn lend(&self) -> Result<Lent, StoreError> {
        let asked = Instant::now();
        Ok(Lent { connection: Some(self.0.acquire().await?.into()), asked })
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
    connection: Option<AnyConnection>,
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

/// Whether who is at the other end still says something. A file does not go away; a server may.
async fn is_there(connection: &mut sqlx::AnyConnection) -> bool {
    is_sqlite(connection) || matches!(timeout(SIGN_OF_LIFE, connection.ping()).await, Ok(Ok(())))
}

/// A new connection, ready for use.
pub(super) async fn connect(url: &str) -> Result<sqlx::AnyConnection, sqlx::Error> {
    let connecting = async {
        let mut connection = sqlx::AnyConnection::connect(url).await?;
        prepare(&mut connection).await?;
        Ok(connection)
    };
    // A file may take longer, and does end.
    if url.starts_with("sqlite:") {
        return connecting.await;
    }
    timeout(PATIENCE, connecting).await.unwrap_or_else(|_| Err(is_silent()))
}

/// Closes a connection in good order.
pub(super) async fn close(connection: sqlx::AnyConnection) {
    drop(connection.close().await);
}

/// Whether it is one to SQLite.
pub(super) fn is_sqlite(connection: &sqlx::AnyConnection) -> bool {
    connection.backend_name() == "SQLite"
}

/// The settings of a connection, made anew on each.
async fn prepare(connection: &mut sqlx::AnyConnection) -> Result<(), sqlx::Error> {
    if !is_sqlite(connection) {
        connection.execute(SILENCE).await?;
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
