//! How a database is opened: created if it is missing, brought up to date, tried.

use std::io::ErrorKind;
use std::str::FromStr;
use std::sync::Arc;

use secrecy::{ExposeSecret, SecretString};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, Connection};
use tokio::time::timeout;

use super::Store;
use super::backup::create_if_missing;
use super::db_file::DbFile;
use super::inspect::Schema;
use super::pool::{Pool, Purpose, TIMEOUT, connect, is_sqlite, no_answer};
use super::writer::Writer;
use crate::clock::Clock;
use crate::config::ConfigError;

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
        migrate(&url).await?;
        let file = DbFile::of(&url);
        let pool = |purpose| Pool::new(&url, purpose, file.clone());
        let unopened = |cause| unusable("cannot be opened", &cause);
        let readers = pool(Purpose::Read).map_err(unopened)?;
        let writer = Writer::new(pool(Purpose::Write).map_err(unopened)?);
        let store = Self { readers, writer, clock, worker: Arc::default() };
        // A file may be read-only.
        store.probe().await.map_err(|cause| unusable("cannot be written to", &cause))?;
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
    let connected = timeout(TIMEOUT, connecting).await.unwrap_or_else(|_| Err(no_answer()));
    connected.map_err(|cause| match cause {
        sqlx::Error::Io(cause) if cause.kind() == ErrorKind::TimedOut => {
            problem("names a database that does not answer".to_owned())
        }
        cause => unusable(what, &cause),
    })
}

/// Brings the tables up to date.
async fn migrate(url: &str) -> Result<(), ConfigError> {
    // A pool tries again and again, and does not say why in vain.
    let mut connection = in_time("cannot be used", connect(url)).await?;
    // A new database has no migrations to be read.
    if let Ok(Schema::Unusable(problem)) = Schema::of(&mut connection).await {
        return Err(unusable("cannot be used", &problem));
    }
    let migrated = run_migrations(&mut connection, is_sqlite(url)).await;
    drop(connection.close().await);
    migrated.map_err(|cause| unusable("cannot be brought up to date", &cause))
}

/// Makes the migrations that are missing, one process after another: sqlx's migrator takes a lock on
/// PostgreSQL, and none on SQLite.
async fn run_migrations(
    connection: &mut AnyConnection,
    is_sqlite: bool,
) -> Result<(), MigrateError> {
    if !is_sqlite {
        return MIGRATOR.run(connection).await;
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    MIGRATOR.run(&mut *transaction).await?;
    Ok(transaction.commit().await?)
}

/// The address by which SQLite creates a file that is missing, unless it says otherwise. Creates it, so
/// that only its owner may read it: it holds the dice secrets of running games.
pub(super) fn create_file(url: &str) -> String {
    if !is_sqlite(url) {
        return url.to_owned();
    }
    let options = url.split_once('?').map(|(_, options)| options);
    let mode = options.and_then(|it| it.split('&').find_map(|it| it.strip_prefix("mode=")));
    let url = match (options, mode) {
        (_, Some(_)) => url.to_owned(),
        (Some(_), None) => format!("{url}&mode=rwc"),
        (None, None) => format!("{url}?mode=rwc"),
    };
    if mode.is_none_or(|mode| mode == "rwc")
        && !url.contains(":memory:")
        && let Ok(options) = SqliteConnectOptions::from_str(&url)
    {
        // It may exist already; and if it cannot be created, SQLite says why.
        drop(create_if_missing(options.get_filename()));
    }
    url
}
