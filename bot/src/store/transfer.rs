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
    /// The source cannot be copied as it is.
    #[error(transparent)]
    From(ConfigError),
    /// The target cannot take the copy as it is.
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
    /// A digest of those, which is the same on both sides.
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
) -> Result<Vec<Copied>, CopyError> {
    let mut source = Inspection::open(from).await.map_err(CopyError::From)?;
    if let Some(why) = source_problem(&mut source, now).await? {
        return Err(CopyError::From(problem(why)));
    }
    let plan = TablePlan::make().await?;
    let url = create_file(to.expose_secret());
    let target = in_time("cannot be used", connect(&url)).await;
    let mut target = target.map_err(CopyError::To)?;
    let copied = copy_all(&mut source, (&mut target, is_sqlite(&url)), &plan).await;
    drop(target.close().await);
    source.close().await;
    copied
}

/// Why a database cannot be copied: it is of another version, or not at rest.
async fn source_problem(source: &mut Inspection, now: i64) -> Result<Option<String>, StoreError> {
    if let Some(why) = source.schema().await?.problem() {
        return Ok(Some(format!("cannot be copied: {why}")));
    }
    let at_rest = |last: i64| last.saturating_add(2 * millis(HEARTBEAT_INTERVAL));
    let wait = source.last_heartbeat().await?.map(|last| at_rest(last).saturating_sub(now));
    Ok(wait.filter(|wait| *wait > 0).map(|wait| {
        format!(
            "names a database on which the bot runs, or did a moment ago: stop it, and try again in {} s",
            wait.div_euclid(1000) + 1
        )
    }))
}

/// Copies every table, in one transaction with the making of the tables. It is committed only if both
/// sides are the same.
async fn copy_all(
    source: &mut Inspection,
    (target, is_sqlite): (&mut AnyConnection, bool),
    plan: &TablePlan,
) -> Result<Vec<Copied>, CopyError> {
    let begin = if is_sqlite { "BEGIN IMMEDIATE" } else { "BEGIN" };
    let mut target = target.begin_with(begin).await?;
    make_tables(&mut target, is_sqlite, plan).await?;
    for table in &plan.0 {
        if digest(&mut target, table).await? != table.fresh {
            return Err(not_empty(&format!("rows stand in {}", table.name)));
        }
    }
    // The rows of a new database come from the source as well.
    for table in plan.0.iter().rev() {
        target.execute(AssertSqlSafe(table.delete())).await?;
    }
    let mut copied = Vec::new();
    for table in &plan.0 {
        copied.push(copy_table(&mut source.connection, &mut target, table).await?);
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
    const MIGRATIONS: &str = "_sqlx_migrations";
    let query = match is_sqlite {
        true => "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
        false => {
            "SELECT CAST(table_name AS TEXT)
            FROM information_schema.tables
            WHERE table_schema = current_schema()"
        }
    };
    let there: Vec<String> = sqlx::query_scalar(query).fetch_all(&mut *target).await?;
    // Tables without rows of this version are as good as none.
    let is_usable = there.iter().all(|it| it == MIGRATIONS)
        || there.iter().all(|it| it == MIGRATIONS || plan.has(it))
            && there.iter().any(|it| it == MIGRATIONS)
            && Schema::of(target).await? == Schema::Newest;
    if !is_usable {
        return Err(not_empty("it has tables of its own"));
    }
    let made = MIGRATOR.run(&mut *target).await;
    made.map_err(|cause| CopyError::To(unusable("cannot be brought up to date", &cause)))?;
    if !is_sqlite {
        target.execute(AssertSqlSafe(plan.lock())).await?;
    }
    Ok(())
}

fn not_empty(why: &str) -> CopyError {
    CopyError::To(problem(format!("names a database that is not empty: {why}")))
}

async fn copy_table(
    source: &mut AnyConnection,
    target: &mut AnyConnection,
    table: &Table,
) -> Result<Copied, CopyError> {
    let mut read_digest = Digest::default();
    let most = (VALUES / table.columns.len()).max(1);
    let mut batches = read(source, table).try_chunks(most);
    while let Some(batch) = batches.try_next().await.map_err(|error| error.1)? {
        batch.iter().for_each(|row| read_digest.add(row));
        insert(target, table, batch).await?;
    }
    drop(batches);
    let written = digest(target, table).await?;
    if written != read_digest {
        return Err(CopyError::Differs(table.name.clone()));
    }
    Ok(Copied { table: table.name.clone(), rows: written.rows, digest: written.text() })
}
