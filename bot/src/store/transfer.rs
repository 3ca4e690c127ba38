//! A whole database, copied into another one, of either kind.
//!
//! The tables are those of an empty database in memory that is brought up to date, so that a new
//! migration needs nothing here.

pub(super) mod plan;
mod rows;

use futures_util::TryStreamExt;
use secrecy::{ExposeSecret, SecretString};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use thiserror::Error;

use self::plan::{Table, TablePlan};
use self::rows::{Digest, digest, insert, read};
use super::inspect::{Inspection, Schema};
use super::open::{MIGRATOR, create_file, in_time, problem, unusable};
use super::pool::{connect, is_sqlite};
use super::{HEARTBEAT_INTERVAL, StoreError};
use crate::clock::millis;
use crate::config::ConfigError;

/// How many values are written by one statement, at most; SQLite takes 32,766.
const VALUES: usize = 2_000;

/// Why a database is not copied. Then nothing of it is in the other one.
#[derive(Debug, Error)]
pub enum CopyError {
    /// The source or the target cannot be used as it is.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// A database failed meanwhile.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What was written is not what was read.
    #[error("the rows of {0} are not the same on both sides: nothing is copied")]
    Differs(String),
    /// A backup could not be finished, and is gone.
    #[error("no copy was made: {0}")]
    Unfinished(String),
}

impl From<sqlx::Error> for CopyError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// A table that was copied: what it holds on both sides.
pub struct CopiedTable {
    pub name: String,
    pub rows: u64,
    pub digest: String,
}

/// Copies a database as it is at one moment, `now` (Unix milliseconds), into an empty one.
///
/// # Errors
///
/// Fails if a process was alive on the source a moment ago, or the target is not empty. Then the target
/// is left as it is.
pub async fn copy(
    from: &SecretString,
    to: &SecretString,
    now: i64,
) -> Result<Vec<CopiedTable>, CopyError> {
    let unreadable = |error: ConfigError| CopyError::from(error.given_as("FROM"));
    let mut source = Inspection::open(from).await.map_err(unreadable)?;
    if let Some(why) = source.schema().await?.problem() {
        return Err(unreadable(problem(format!("cannot be copied: {why}"))));
    }
    let last_heartbeat = source.last_heartbeat().await?;
    let at_rest = last_heartbeat.map(|last| last.saturating_add(2 * millis(HEARTBEAT_INTERVAL)));
    let wait = at_rest.map_or(0, |at| at.saturating_sub(now));
    if wait > 0 {
        return Err(unreadable(problem(format!(
            "names a database on which the bot runs, or did a moment ago: stop it, and try again in {} s",
            wait / 1000 + 1
        ))));
    }
    let plan = TablePlan::make().await?;
    let url = create_file(to.expose_secret());
    let target = in_time("cannot be used", connect(&url)).await;
    let mut target = target.map_err(unwritable)?;
    let copied = copy_all(&mut source, (&mut target, is_sqlite(&url)), &plan).await;
    drop(target.close().await);
    source.close().await;
    copied
}

fn unwritable(error: ConfigError) -> CopyError {
    error.given_as("TO").into()
}

/// Copies every table, in one transaction with the making of the tables. It is committed only if both
/// sides are the same.
async fn copy_all(
    source: &mut Inspection,
    (target, is_sqlite): (&mut AnyConnection, bool),
    plan: &TablePlan,
) -> Result<Vec<CopiedTable>, CopyError> {
    let begin = if is_sqlite { "BEGIN IMMEDIATE" } else { "BEGIN" };
    let mut target = target.begin_with(begin).await?;
    make_tables(&mut target, is_sqlite, plan).await?;
    for table in &plan.0 {
        if digest(&mut target, table).await? != table.fresh {
            return Err(not_empty(&format!("rows stand in {}", table.name)));
        }
    }
    // The rows of a new database come from the source as well.
    for Table { name, .. } in plan.0.iter().rev() {
        target.execute(AssertSqlSafe(format!("DELETE FROM {name}"))).await?;
    }
    let mut copied = Vec::new();
    for table in &plan.0 {
        let mut read_digest = Digest::default();
        let rows_at_once = (VALUES / table.columns.len()).max(1);
        let mut batches = read(&mut source.connection, table).try_chunks(rows_at_once);
        while let Some(batch) = batches.try_next().await.map_err(|error| error.1)? {
            batch.iter().for_each(|row| read_digest.add(row));
            insert(&mut target, table, batch).await?;
        }
        let written = digest(&mut target, table).await?;
        if written != read_digest {
            return Err(CopyError::Differs(table.name.clone()));
        }
        let (name, rows, digest) = (table.name.clone(), written.rows, written.text());
        copied.push(CopiedTable { name, rows, digest });
    }
    target.commit().await?;
    Ok(copied)
}

/// Makes the tables that the target does not have, and lets nobody else write to them.
async fn make_tables(
    target: &mut AnyConnection,
    is_sqlite: bool,
    plan: &TablePlan,
) -> Result<(), CopyError> {
    let query = match is_sqlite {
        true => "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
        false => {
            "SELECT CAST(table_name AS TEXT)
            FROM information_schema.tables
            WHERE table_schema = current_schema()"
        }
    };
    let mut there: Vec<String> = sqlx::query_scalar(query).fetch_all(&mut *target).await?;
    let count = there.len();
    there.retain(|it| it != "_sqlx_migrations");
    let has_migrations = there.len() < count;
    // Tables without rows of this version are as good as none.
    let is_usable = there.is_empty()
        || has_migrations
            && there.iter().all(|it| plan.has(it))
            && Schema::of(target).await? == Schema::Newest;
    if !is_usable {
        return Err(not_empty("it has tables of its own"));
    }
    let made = MIGRATOR.run(&mut *target).await;
    made.map_err(|cause| unwritable(unusable("cannot be brought up to date", &cause)))?;
    if !is_sqlite {
        let names: Vec<&str> = plan.0.iter().map(|table| table.name.as_str()).collect();
        let lock = format!("LOCK TABLE {} IN EXCLUSIVE MODE", names.join(", "));
        target.execute(AssertSqlSafe(lock)).await?;
    }
    Ok(())
}

fn not_empty(why: &str) -> CopyError {
    unwritable(problem(format!("names a database that is not empty: {why}")))
}
