//! Every SQL statement, by what it is about in the parts of this module: challenges, games with
//! their records, the boards still to be shown, and settings.
//!
//! Each change is one transaction that writes before it reads, so that two processes on one SQLite
//! file wait for each other and do not fail.

mod challenges;
mod games;
mod outbox;
mod rows;
mod settings;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use secrecy::{ExposeSecret, SecretString};
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};

use self::rows::id;
pub use self::rows::{Challenge, GameRow, NewChallenge, NewGame, Owed, Turn};
pub use self::settings::Owner;
use crate::config::ConfigError;
use crate::error::Error;
use crate::ids::GameId;

/// How many connections are held.
const CONNECTIONS: u32 = 4;

/// How long a connection is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long to wait before a migration that failed is tried again.
const SECOND_MIGRATION: Duration = Duration::from_millis(500);

/// What became of something that only one may do first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written<T> {
    /// It was done.
    Done(T),
    /// Somebody, or the same click delivered twice, came first; nothing was changed.
    Late,
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
    pool: AnyPool,
}

/// The time in Unix milliseconds.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl Store {
    /// Opens the database, makes it if it is a file that is missing, and brings it up to date.
    ///
    /// # Errors
    ///
    /// Says in one line why it cannot be used, without its address, which may hold a password.
    pub async fn open(url: &SecretString) -> Result<Self, ConfigError> {
        sqlx::any::install_default_drivers();
        let error = |problem: String| ConfigError::new("DATABASE_URL", problem);
        let url = made_if_missing(url.expose_secret());
        // A pool would go on trying, and not say why; so one connection is tried before it.
        match tokio::time::timeout(PATIENCE, try_out(&url)).await {
            Ok(Ok(())) => {}
            Ok(Err(cause)) => return Err(error(format!("cannot be used: {}", one_line(&cause)))),
            Err(_) => return Err(error("names a database that does not answer".to_owned())),
        }
        let pool = AnyPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .after_connect(|connection, _| Box::pin(async move { prepare(connection).await }))
            .connect(&url)
            .await
            .map_err(|cause| error(format!("cannot be opened: {}", one_line(&cause))))?;
        if migrate(&pool).await.is_err() {
            // SQLite's migrator takes no lock: another process may be at it. Then the second
            // time finds the work done.
            tokio::time::sleep(SECOND_MIGRATION).await;
            let again = migrate(&pool).await;
            again.map_err(|cause| {
                error(format!("cannot be brought up to date: {}", one_line(&cause)))
            })?;
        }
        Ok(Self { pool })
    }

    /// Closes every connection.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// The next number of a kind; whoever asks at the same time waits for this transaction.
async fn next_id(connection: &mut AnyConnection, kind: &str) -> Result<u64, Error> {
    let row = sqlx::query("UPDATE counters SET last = last + 1 WHERE kind = $1 RETURNING last")
        .bind(kind)
        .fetch_one(connection)
        .await?;
    Ok(id(&row, "last")?)
}

/// Turns a broken uniqueness into `Late`.
fn late<T>(written: Result<T, sqlx::Error>) -> Result<Written<()>, Error> {
    match written {
        Ok(_) => Ok(Written::Done(())),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Written::Late),
        Err(error) => Err(error.into()),
    }
}

/// Brings the tables up to date.
async fn migrate(pool: &AnyPool) -> Result<(), sqlx::migrate::MigrateError> {
    sqlx::migrate!("../migrations").run(pool).await
}

/// Connects once, and closes the connection again.
async fn try_out(url: &str) -> Result<(), sqlx::Error> {
    let mut connection = AnyConnection::connect(url).await?;
    prepare(&mut connection).await?;
    connection.close().await
}

/// SQLite's settings, made anew on each connection.
async fn prepare(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    if connection.backend_name() == "SQLite" {
        connection
            .execute(
                "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; \
                 PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;",
            )
            .await?;
    }
    Ok(())
}

/// A SQLite file is made where it is missing, unless the address says otherwise.
fn made_if_missing(url: &str) -> String {
    if !url.starts_with("sqlite:") || url.contains("mode=") {
        url.to_owned()
    } else if url.contains('?') {
        format!("{url}&mode=rwc")
    } else {
        format!("{url}?mode=rwc")
    }
}

fn one_line(error: &impl ToString) -> String {
    error.to_string().split_whitespace().collect::<Vec<_>>().join(" ")
}
