//! How a database is opened: made if missing, tried, brought up to date.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use secrecy::{ExposeSecret, SecretString};
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, Connection};

use super::backup::create_if_missing;
use super::connections::{PATIENCE, Readers, connect};
use super::in_place::InPlace;
use super::inspect::Schema;
use super::writer::Writer;
use super::{Store, StoreError};
use crate::clock::Clock;
use crate::config::ConfigError;

/// How long to wait before a migration that failed is tried again.
const SECOND_MIGRATION: Duration = Duration::from_millis(500);

/// All that brings a database up to date, in order.
pub(super) static MIGRATOR: Migrator = sqlx::migrate!("../migrations");

/// The first migration of version 0.1, whose games nothing can read any more.
const OF_VERSION_0_1: &str = "games";

impl Store {
    /// Opens the database, makes it if it is a file that is missing, and brings it up to date.
    ///
    /// # Errors
    ///
    /// Says in one line why it cannot be used, without its address, which may hold a password.
    pub async fn open(url: &SecretString, clock: Clock) -> Result<Self, ConfigError> {
        sqlx::any::install_default_drivers();
        let url = made_if_missing(url.expose_secret());
        // A pool would go on trying, and not say why; so one connection is tried before it.
        let mut first = match tokio::time::timeout(PATIENCE, connect(&url)).await {
            Ok(Ok(connection)) => connection,
            Ok(Err(cause)) => return Err(unusable("cannot be used", &cause)),
            Err(_) => return Err(problem("names a database that does not answer".to_owned())),
        };
        refuse_version_0_1(&mut first).await?;
        bring_up_to_date(&url, first).await?;
        let in_place = InPlace::of(&url);
        let readers = Readers::open(&url, in_place.clone()).await;
        let readers = readers.map_err(|cause| unusable("cannot be opened", &cause))?;
        let writer = Writer::new(&url, in_place.clone());
        let tried = try_to_write(&writer).await;
        tried.map_err(|cause| unusable("cannot be written to", &cause))?;
        Ok(Self { writer, readers, clock, in_place, due: Arc::default() })
    }
}

/// Writes, and takes it back: a file may be there to be read only.
async fn try_to_write(writer: &Writer) -> Result<(), StoreError> {
    let mut transaction = writer.begin().await?;
    sqlx::query("UPDATE counters SET last = last").execute(&mut *transaction).await?;
    transaction.roll_back().await
}

pub(super) fn problem(text: String) -> ConfigError {
    ConfigError::new("DATABASE_URL", text)
}

pub(super) fn unusable(what: &str, cause: &impl ToString) -> ConfigError {
    let cause = cause.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
    problem(format!("{what}: {cause}"))
}

/// Refuses a database of version 0.1. One that holds no migrations yet is new.
pub(super) async fn refuse_version_0_1(connection: &mut AnyConnection) -> Result<(), ConfigError> {
    let first = sqlx::query_scalar::<_, String>(
        "SELECT description FROM _sqlx_migrations ORDER BY version LIMIT 1",
    );
    match first.fetch_optional(connection).await {
        Ok(Some(description)) if description == OF_VERSION_0_1 => Err(problem(
            "names a database of version 0.1, which this version cannot read: name another one"
                .to_owned(),
        )),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Brings the tables up to date. SQLite's migrator takes no lock, so another process may be at it;
/// then the second try finds the work done.
pub(super) async fn bring_up_to_date(
    url: &str,
    mut first: AnyConnection,
) -> Result<(), ConfigError> {
    let schema = Schema::of(&mut first).await;
    if let Some(problem) = schema.ok().and_then(Schema::foreign) {
        return Err(unusable("cannot be used", &problem));
    }
    let tried = MIGRATOR.run(&mut first).await;
    drop(first.close().await);
    if tried.is_ok() {
        return Ok(());
    }
    tokio::time::sleep(SECOND_MIGRATION).await;
    let failed = |cause: &dyn std::fmt::Display| unusable("cannot be brought up to date", &cause);
    let mut second = connect(url).await.map_err(|cause| failed(&cause))?;
    let tried = MIGRATOR.run(&mut second).await;
    drop(second.close().await);
    tried.map_err(|cause| failed(&cause))
}

/// The address by which a SQLite file is made where it is missing, unless it says otherwise; and makes
/// it, so that only its owner may read it. It holds the secrets of running games' dice.
pub(super) fn made_if_missing(url: &str) -> String {
    let url = with_mode(url);
    let is_file = url.starts_with("sqlite:") && !url.contains(":memory:");
    if is_file
        && url.ends_with("mode=rwc")
        && let Ok(options) = SqliteConnectOptions::from_str(&url)
    {
        // It may be there already; and where it cannot be made, SQLite says why.
        drop(create_if_missing(options.get_filename()));
    }
    url
}

fn with_mode(url: &str) -> String {
    if !url.starts_with("sqlite:") || url.contains("mode=") {
        url.to_owned()
    } else if url.contains('?') {
        format!("{url}&mode=rwc")
    } else {
        format!("{url}?mode=rwc")
    }
}
