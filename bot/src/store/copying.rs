//! A whole database, copied into another one, of either kind.
//!
//! What tables there are is read from an empty database in memory that is brought up to date, so
//! that a new migration needs nothing here.

pub(super) mod plan;
mod rows;

use secrecy::{ExposeSecret, SecretString};
use sqlx::{AnyConnection, Executor};
use thiserror::Error;

use self::plan::{Plan, Table};
use self::rows::{Digest, digest, insert, read};
use super::connections::{close, connect, is_sqlite};
use super::inspect::Inspection;
use super::open::{MIGRATOR, bring_up_to_date, made_if_missing, problem, unusable};
use super::{HEARTBEAT, StoreError};
use crate::clock::millis;
use crate::config::ConfigError;

/// Why a database is not copied. Then nothing of it is in the other one.
#[derive(Debug, Error)]
pub enum CopyError {
    /// The one to be copied cannot be, as it is.
    #[error(transparent)]
    From(ConfigError),
    /// The other one cannot take it, as it is.
    #[error(transparent)]
    To(ConfigError),
    /// A database failed meanwhile.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What was written is not what was read.
    #[error("the rows of {0} are not the same on both sides: nothing is copied")]
    Differs(String),
}

impl From<sqlx::Error> for CopyError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// A table that was copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// Its name.
    pub table: String,
    /// How many rows it has on both sides.
    pub rows: u64,
    /// What those hold, as a sum that is the same on both sides.
    pub digest: String,
}

/// Copies all that a database holds into one that is empty, as it is at one moment; `now` is in
/// Unix milliseconds.
///
/// # Errors
///
/// Fails where a program has been alive of late on the first one, or the other is not empty. Then
/// nothing is copied.
pub async fn copy(
    from: &SecretString,
    to: &SecretString,
    now: i64,
) -> Result<Vec<Copied>, CopyError> {
    let mut source = Inspection::open(from).await.map_err(CopyError::From)?;
    let ready = check_source(&mut source, now).await?;
    ready.map_err(|why| CopyError::From(problem(why)))?;
    let plan = Plan::make().await?;
    let mut target = open_target(to, &plan).await?;
    let copied = copy_all(&mut source, &mut target, &plan).await;
    close(target).await;
    source.close().await;
    copied
}

/// Whether a database can be copied: of this version, and at rest.
async fn check_source(source: &mut Inspection, now: i64) -> Result<Result<(), String>, StoreError> {
    if let Some(why) = source.schema().await?.problem() {
        return Ok(Err(format!("cannot be copied: {why}")));
    }
    let rest = 2 * millis(HEARTBEAT);
    let last = source.last_heartbeat().await?;
    Ok(match last.map(|last| last.saturating_add(rest).saturating_sub(now)) {
        Some(wait) if wait > 0 => Err(format!(
            "names a database on which the bot runs, or did a moment ago: stop it, and try again in \
             {} s",
            wait.div_euclid(1000) + 1
        )),
        _ => Ok(()),
    })
}

/// Opens the database that takes the copy, with tables as this version makes them.
async fn open_target(to: &SecretString, plan: &Plan) -> Result<AnyConnection, CopyError> {
    let url = made_if_missing(to.expose_secret());
    let cannot = |cause: sqlx::Error| CopyError::To(unusable("cannot be used", &cause));
    let mut target = connect(&url).await.map_err(cannot)?;
    let there = tables(&mut target).await?;
    if there.is_empty() {
        bring_up_to_date(&url, target).await.map_err(CopyError::To)?;
        return connect(&url).await.map_err(cannot);
    }
    let versions = sqlx::query_scalar::<_, i64>("SELECT version FROM _sqlx_migrations ORDER BY 1");
    let made = versions.fetch_all(&mut target).await.unwrap_or_default();
    let known: Vec<i64> = MIGRATOR.iter().map(|it| it.version).collect();
    let ours = there.iter().all(|it| it == "_sqlx_migrations" || plan.has(it));
    if made == known && ours { Ok(target) } else { Err(not_empty("it has tables of its own")) }
}

/// The names of a database's tables.
async fn tables(connection: &mut AnyConnection) -> Result<Vec<String>, sqlx::Error> {
    let statement = if is_sqlite(connection) {
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    } else {
        "SELECT CAST(table_name AS TEXT) FROM information_schema.tables WHERE table_schema = \
         current_schema()"
    };
    sqlx::query_scalar(statement).fetch_all(connection).await
}

fn not_empty(why: &str) -> CopyError {
    CopyError::To(problem(format!("names a database that is not empty: {why}")))
}

/// Copies every table in one transaction, which ends well only where both sides are the same.
async fn copy_all(
    source: &mut Inspection,
    target: &mut AnyConnection,
    plan: &Plan,
) -> Result<Vec<Copied>, CopyError> {
    let begin = if is_sqlite(target) { "BEGIN IMMEDIATE".to_owned() } else { plan.locked() };
    target.execute(sqlx::raw_sql(sqlx::AssertSqlSafe(begin))).await?;
    for table in plan.tables() {
        if digest(target, table).await? != table.fresh {
            return Err(not_empty(&format!("rows stand in {}", table.name)));
        }
    }
    // What a new database begins with comes from the other one.
    for table in plan.tables().iter().rev() {
        target.execute(sqlx::raw_sql(sqlx::AssertSqlSafe(table.clearing()))).await?;
    }
    let mut copied = Vec::new();
    for table in plan.tables() {
        copied.push(copy_table(source.connection(), target, table).await?);
    }
    target.execute("COMMIT").await?;
    Ok(copied)
}

async fn copy_table(
    source: &mut AnyConnection,
    target: &mut AnyConnection,
    table: &Table,
) -> Result<Copied, CopyError> {
    let mut read_sum = Digest::default();
    let mut rows = read(source, table);
    while let Some(batch) = rows.next_batch().await? {
        batch.iter().for_each(|row| read_sum.add(row));
        insert(target, table, batch).await?;
    }
    drop(rows);
    let written = digest(target, table).await?;
    if written != read_sum {
        return Err(CopyError::Differs(table.name.clone()));
    }
    let (table, digest) = (table.name.clone(), written.text());
    Ok(Copied { table, rows: written.rows(), digest })
}
