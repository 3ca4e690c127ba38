//! How a database is opened: created if it is missing, brought up to date, tried.

use std::io::ErrorKind;
use std::sync::Arc;

use secrecy::{ExposeSecret, SecretString};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{AnyConnection, Connection};
use tokio::time::timeout;

use super::Store;
use super::backup::create_if_missing;
use super::db_file::{DbFile, file_of};
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
        let (connection, is_new) = migrate(&url).await?;
        let file = DbFile::of(&url, connection);
        let pool = |purpose| Pool::new(&url, purpose, file.clone());
        let unopened = |cause| unusable("cannot be opened", &cause);
        let readers = pool(Purpose::Read).map_err(unopened)?;
        let writer = Writer::new(pool(Purpose::Write).map_err(unopened)?);
        let store = Self { readers, writer, clock, is_new, worker: Arc::default() };
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

/// Connects to a database without creating it.
pub(super) async fn open_existing(url: &str) -> Result<AnyConnection, ConfigError> {
    sqlx::any::install_default_drivers();
    let url = existing(url);
    if let Some(file) = file_of(&url)
        && matches!(file.try_exists(), Ok(false))
    {
        let file = file.display();
        return Err(problem(format!(
            "cannot be opened: {file} does not exist; the bot creates it when it starts"
        )));
    }
    in_time("cannot be opened", AnyConnection::connect(&url)).await
}

/// Why the table of the migrations cannot be read.
pub(super) fn unreadable(cause: &sqlx::Error) -> ConfigError {
    // Both databases name the table that is missing.
    match cause.to_string().contains("_sqlx_migrations") {
        true => problem("holds no games yet: the bot makes its tables when it starts".to_owned()),
        false => unusable("cannot be read", cause),
    }
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

/// Brings the tables up to date. Returns the connection, if it is to a file, and whether there were no tables.
async fn migrate(url: &str) -> Result<(Option<AnyConnection>, bool), ConfigError> {
    // A pool tries again and again, and does not say why in vain.
    let mut connection = in_time("cannot be used", connect(url)).await?;
    // A new database has no migrations to be read.
    let schema = Schema::of(&mut connection).await;
    if let Ok(Schema::Unusable(problem)) = schema {
        return Err(unusable("cannot be used", &problem));
    }
    let migrated = run_migrations(&mut connection, is_sqlite(url)).await;
    migrated.map_err(|cause| unusable("cannot be brought up to date", &cause))?;
    if is_sqlite(url) {
        return Ok((Some(connection), schema.is_err()));
    }
    drop(connection.close().await);
    Ok((None, schema.is_err()))
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
        && let Some(file) = file_of(&url)
    {
        // It may exist already; and if it cannot be created, SQLite says why.
        drop(create_if_missing(&file));
    }
    url
}

/// The address by which a SQLite file is opened if it exists, whatever the address says. Not read-only:
/// then SQLite would leave files beside it that belong to the user who runs this.
fn existing(url: &str) -> String {
    if !is_sqlite(url) {
        return url.to_owned();
    }
    let (file, options) = url.split_once('?').unwrap_or((url, ""));
    let others = options.split('&').filter(|it| !it.is_empty() && !it.starts_with("mode="));
    let options: Vec<&str> = others.chain(["mode=rw"]).collect();
    format!("{file}?{}", options.join("&"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_file_is_created_whatever_its_address_says() {
        for (given, opened) in [
            ("sqlite://a.db", "sqlite://a.db?mode=rw"),
            ("sqlite://a.db?mode=rwc", "sqlite://a.db?mode=rw"),
            ("sqlite://a.db?cache=shared&mode=ro", "sqlite://a.db?cache=shared&mode=rw"),
            ("postgres://h/x?sslmode=require", "postgres://h/x?sslmode=require"),
        ] {
            assert_eq!(existing(given), opened);
        }
    }
}
