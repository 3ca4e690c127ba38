//! How a database is opened: created if it is missing, brought up to date, tried.

use std::io::ErrorKind;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use secrecy::{ExposeSecret, SecretString};
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, Connection};
use tokio::time::timeout;

use super::Store;
use super::backup::create_if_missing;
use super::db_file::DbFile;
use super::inspect::Schema;
use super::pool::{Pool, Purpose, TIMEOUT, connect, is_sqlite};
use super::writer::{Change, Writer};
use crate::clock::Clock;
use crate::config::ConfigError;

/// How long to wait before a migration that failed is tried again.
const MIGRATION_PAUSE: Duration = Duration::from_millis(500);

pub(super) static MIGRATOR: Migrator = sqlx::migrate!("../migrations");

impl Store {
    /// Opens the database, creates it if it is a file that is missing, and brings it up to date.
    ///
    /// # Errors
    ///
    /// Says in one line why it cannot be used, without its address, which may hold a password.
    pub async fn open(url: &SecretString, clock: Clock) -> Result<Self, ConfigError> {
        sqlx::any::install_default_drivers();
        let url = create_file(url.expose_secret());
        // A pool tries again and again, and does not say why in vain.
        let first = in_time("cannot be used", connect(&url)).await?;
        migrate(&url, first).await?;
        let file = DbFile::of(&url);
        let pool = |purpose| {
            Pool::new(&url, purpose, file.clone())
                .map_err(|cause| unusable("cannot be opened", &cause))
        };
        let (readers, writer) = (pool(Purpose::Read)?, Writer::new(pool(Purpose::Write)?));
        let store = Self { readers, writer, file, clock, jobs_changed: Arc::default() };
        // A file may be read-only.
        let write = store.write_if(async |connection| {
            sqlx::query("UPDATE id_sequences SET last_id = last_id").execute(connection).await?;
            Ok(Change::RollBack(()))
        });
        write.await.map_err(|cause| unusable("cannot be written to", &cause))?;
        Ok(store)
    }
}

pub(super) fn problem(text: String) -> ConfigError {
    ConfigError::new("DATABASE_URL", text)
}

pub(super) fn unusable(what: &str, cause: &impl ToString) -> ConfigError {
    let cause = cause.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
    problem(format!("{what}: {cause}"))
}

pub(super) async fn in_time(
    what: &str,
    connecting: impl Future<Output = Result<AnyConnection, sqlx::Error>>,
) -> Result<AnyConnection, ConfigError> {
    let is_timeout = |cause: &sqlx::Error| match cause {
        sqlx::Error::Io(cause) => cause.kind() == ErrorKind::TimedOut,
        _ => false,
    };
    match timeout(TIMEOUT, connecting).await {
        Ok(Ok(connection)) => Ok(connection),
        Ok(Err(cause)) if !is_timeout(&cause) => Err(unusable(what, &cause)),
        _ => Err(problem("names a database that does not answer".to_owned())),
    }
}

/// Brings the tables up to date. SQLite's migrator takes no lock, so another process may do the same;
/// then the second attempt finds it done.
async fn migrate(url: &str, mut first: AnyConnection) -> Result<(), ConfigError> {
    // A new database has no migrations to be read.
    if let Some(problem) = Schema::of(&mut first).await.ok().and_then(Schema::foreign) {
        return Err(unusable("cannot be used", &problem));
    }
    let migrated = MIGRATOR.run(&mut first).await;
    drop(first.close().await);
    if migrated.is_ok() {
        return Ok(());
    }
    tokio::time::sleep(MIGRATION_PAUSE).await;
    let failed = |cause: &dyn std::fmt::Display| unusable("cannot be brought up to date", &cause);
    let mut second = connect(url).await.map_err(|cause| failed(&cause))?;
    let migrated = MIGRATOR.run(&mut second).await;
    drop(second.close().await);
    migrated.map_err(|cause| failed(&cause))
}

/// The address by which SQLite creates a file that is missing, unless it says otherwise. Creates it, so
/// that only its owner may read it: it holds the dice secrets of running games.
pub(super) fn create_file(url: &str) -> String {
    let url = match url {
        _ if !is_sqlite(url) || url.contains("mode=") => url.to_owned(),
        _ if url.contains('?') => format!("{url}&mode=rwc"),
        _ => format!("{url}?mode=rwc"),
    };
    if is_sqlite(&url)
        && !url.contains(":memory:")
        && url.ends_with("mode=rwc")
        && let Ok(options) = SqliteConnectOptions::from_str(&url)
    {
        // It may exist already; and if it cannot be created, SQLite says why.
        drop(create_if_missing(options.get_filename()));
    }
    url
}
