//! Connections on which no statement is waited for without end, and which have what begins a change run
//! together with its first statement.
//!
//! A server may fall silent without a word: frozen, or cut off where nobody says so. Whoever asked it
//! something would wait for as long as the program runs, and keep the connection meanwhile.

use std::future::ready;
use std::mem;
use std::time::Duration;

use futures_util::future::BoxFuture;
use futures_util::stream::BoxStream;
use futures_util::{FutureExt, StreamExt, TryStreamExt, stream};
use sqlx::any::{AnyArguments, AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo};
use sqlx::query::Query;
use sqlx::{Any, AssertSqlSafe, Connection, Describe, Either, Error, Execute, Executor, SqlStr};
use tokio::time::timeout;

use super::connections::{PATIENCE, is_sqlite};
use super::failures;

/// How long SQLite may take: longer than it waits by itself for another process that writes.
const PATIENCE_WITH_A_FILE: Duration = PATIENCE.saturating_mul(2);

/// A connection each statement on which fails where its next row, or its end, is too long in coming.
/// Like any that saw an error, it is to be dropped then: what was asked may still be answered on it.
#[derive(Debug)]
pub(super) struct AnyConnection {
    inner: sqlx::AnyConnection,
    limit: Duration,
    /// What is run right before the next statement.
    ahead: Vec<&'static str>,
    /// How much of what was to be run before others may not have been.
    unsure: usize,
}

impl AnyConnection {
    /// Closes it in good order.
    pub(super) async fn close(self) {
        super::connections::close(self.inner).await;
    }

    /// Whether it is one to SQLite.
    pub(super) fn is_sqlite(&self) -> bool {
        is_sqlite(&self.inner)
    }

    /// Has a statement that returns nothing run right before the next one, in one text with it. SQLite
    /// alone takes that, and there each text wakes two threads. Where nobody has heard that it was done,
    /// all that is asked on this connection from then on fails.
    pub(super) fn run_ahead(&mut self, statement: &'static str) {
        self.ahead.push(statement);
    }

    /// Whether all has been run that was to be run ahead of a statement which was asked.
    fn is_sure(&self) -> bool {
        self.unsure == 0
    }

    /// Asks for a sign of life.
    pub(super) async fn ping(&mut self) -> Result<(), Error> {
        self.inner.ping().await
    }
}

impl From<sqlx::AnyConnection> for AnyConnection {
    fn from(inner: sqlx::AnyConnection) -> Self {
        let limit = if is_sqlite(&inner) { PATIENCE_WITH_A_FILE } else { PATIENCE };
        Self { inner, limit, ahead: Vec::new(), unsure: 0 }
    }
}

impl<'c> Executor<'c> for &'c mut AnyConnection {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxStream<'e, Result<Either<AnyQueryResult, AnyRow>, Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Any>,
    {
        let AnyConnection { inner, limit, ahead, unsure } = self;
        let (ahead, limit, is_sure) = (mem::take(ahead), *limit, *unsure == 0);
        let mut left = ahead.len();
        *unsure += left;
        let steps = match ahead[..] {
            _ if !is_sure => stream::once(ready(Err(is_unsure()))).boxed(),
            [] => inner.fetch_many(query),
            _ => match after(&ahead, query) {
                Ok(query) => inner.fetch_many(query),
                Err(error) => stream::once(ready(Err(error))).boxed(),
            },
        };
        // Nothing comes after the error: the state is gone then.
        let limited = stream::unfold(Some(steps), move |steps| async move {
            let mut steps = steps?;
            match timeout(limit, steps.next()).await {
                Ok(step) => step.map(|step| (step, Some(steps))),
                Err(_) => Some((Err(is_silent()), None)),
            }
        });
        let own = limited.try_filter_map(move |step| {
            let is_ahead = left > 0 && step.is_left();
            left -= usize::from(is_ahead);
            *unsure -= usize::from(is_ahead);
            ready(Ok((!is_ahead).then_some(step)))
        });
        own.inspect_err(failures::note).boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Result<Option<AnyRow>, Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Any>,
    {
        if self.ahead.is_empty() && self.is_sure() {
            let limit = self.limit;
            return within(limit, self.inner.fetch_optional(query));
        }
        let rows = self.fetch_many(query).try_filter_map(|step| ready(Ok(step.right())));
        rows.try_fold(None, |first, row| ready(Ok(first.or(Some(row))))).boxed()
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [AnyTypeInfo],
    ) -> BoxFuture<'e, Result<AnyStatement, Error>>
    where
        'c: 'e,
    {
        let limit = self.limit;
        within(limit, self.inner.prepare_with(sql, parameters))
    }

    // sqlx's macros ask for it, which its feature `migrate` brings along.
    fn describe<'e>(self, sql: SqlStr) -> BoxFuture<'e, Result<Describe<Any>, Error>>
    where
        'c: 'e,
    {
        let limit = self.limit;
        within(limit, self.inner.describe(sql))
    }
}

/// A query with other statements before it.
fn after<'q>(
    ahead: &[&'static str],
    mut query: impl Execute<'q, Any>,
) -> Result<Query<'q, Any, AnyArguments>, Error> {
    let arguments = query.take_arguments().map_err(Error::Encode)?.unwrap_or_default();
    // Made of literals of this room alone.
    let text = format!("{};{}", ahead.join(";"), query.sql().as_str());
    Ok(sqlx::query_with(AssertSqlSafe(text), arguments))
}

fn within<'e, T: Send + 'e>(
    limit: Duration,
    asked: BoxFuture<'e, Result<T, Error>>,
) -> BoxFuture<'e, Result<T, Error>> {
    let limited = async move {
        let answered = timeout(limit, asked).await.unwrap_or_else(|_| Err(is_silent()));
        answered.inspect_err(failures::note)
    };
    limited.boxed()
}

/// What is said where a change may not have been begun, so that nothing more is done in it.
fn is_unsure() -> Error {
    Error::Protocol("what was to be run ahead of a statement may not have been".to_owned())
}

/// What is said of a database that says nothing.
pub(super) fn is_silent() -> Error {
    Error::Io(std::io::ErrorKind::TimedOut.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Some seconds of work.
    const LONG: &str = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \
         20000000) SELECT COUNT(*) FROM n";

    async fn patient() -> AnyConnection {
        sqlx::any::install_default_drivers();
        let connection = sqlx::AnyConnection::connect("sqlite::memory:").await.unwrap();
        let connection = AnyConnection::from(connection);
        assert_eq!(connection.limit, PATIENCE_WITH_A_FILE);
        connection
    }

    async fn hasty() -> AnyConnection {
        AnyConnection { limit: Duration::from_millis(50), ..patient().await }
    }

    #[tokio::test]
    async fn what_is_run_ahead_is_done_and_counts_for_nothing() {
        let mut connection = patient().await;
        connection.run_ahead("CREATE TABLE t (a)");
        connection.run_ahead("INSERT INTO t VALUES (1), (2)");
        let added = sqlx::query("INSERT INTO t VALUES ($1)").bind(3).execute(&mut connection).await;
        assert_eq!(added.unwrap().rows_affected(), 1);
        connection.run_ahead("DELETE FROM t WHERE a = 1");
        let left = sqlx::query_scalar("SELECT a FROM t WHERE a < $1 ORDER BY a").bind(4);
        let left: Option<i64> = left.fetch_optional(&mut connection).await.unwrap();
        assert_eq!(left, Some(2));
        assert!(connection.is_sure());
        drop(connection.fetch_many("SELECT 1"));
        assert!(connection.is_sure());
        connection.run_ahead("DELETE FROM t");
        drop(connection.fetch_many("SELECT 1"));
        assert!(!connection.is_sure(), "what was never asked may not be done");
        assert!(connection.fetch_one("SELECT 1").await.is_err(), "nor is anything after it");
        let mut failed = patient().await;
        failed.run_ahead("DELETE FROM nowhere");
        assert!(failed.fetch_optional("SELECT 1").await.is_err());
        assert!(failed.fetch_all("SELECT 1").await.is_err() && !failed.is_sure());
    }

    #[tokio::test]
    async fn what_takes_too_long_fails_however_it_is_asked() {
        let is_late = |error: Error| match error {
            Error::Io(error) => error.kind() == std::io::ErrorKind::TimedOut,
            _ => false,
        };
        let (mut one, mut all) = (hasty().await, hasty().await);
        assert!(is_late(one.fetch_one(LONG).await.map(drop).unwrap_err()));
        assert!(is_late(all.fetch_all(LONG).await.map(drop).unwrap_err()));
        let rows = hasty().await.fetch_all("SELECT 1 UNION SELECT 2").await.unwrap();
        assert_eq!(rows.len(), 2, "what is in time is all there");
    }
}
