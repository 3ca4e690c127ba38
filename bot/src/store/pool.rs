//! sqlx's pools, with what a connection needs before its first statement, and a time limit around each
//! operation.
//!
//! A connection on which an operation failed, or was cancelled, is closed and never used again: after
//! some errors (a full disk) SQLite has rolled back by itself, and what the connection then takes for a
//! commit is none.

use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor};
use tokio::time::timeout;

use super::db_file::DbFile;
use super::{StoreError, error_metrics};
use crate::metrics::Failure;

/// How long to wait for a connection, and how long an operation may take on a server.
pub(super) const TIMEOUT: Duration = Duration::from_secs(5);

/// The same for a file: longer than SQLite waits by itself for another process that writes.
const FILE_TIMEOUT: Duration = TIMEOUT.saturating_mul(2);

/// A connection to a server that was idle for so long is pinged before it is used. Under load none is idle
/// for so long, so pings cost nothing then.
const PING_AFTER: Duration = Duration::from_millis(5);

/// How long it may take to answer a ping before it is replaced.
const PING_TIMEOUT: Duration = Duration::from_secs(1);

/// A transaction that was cut off would otherwise keep its locks on PostgreSQL.
const SERVER_SETTINGS: &str = "SET idle_in_transaction_session_timeout = '10s'";

/// Nor does one wait for those of others for long, once the time limit of its operation is over.
const SERVER_WRITER_SETTINGS: &str = "SET lock_timeout = '6s'";

/// The cache is in KiB. The system caches the file as well, and there are several connections.
const FILE_SETTINGS: &str = "
    PRAGMA busy_timeout = 5000;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA cache_size = -512;";

/// The connection that writes keeps more pages, since only other processes make them stale. The log is
/// copied into the file once it has 4,000 pages of 4 KiB: a page that is written often is copied less
/// often.
const FILE_WRITER_SETTINGS: &str = "
    PRAGMA cache_size = -4096;
    PRAGMA wal_autocheckpoint = 4000;";

/// How often to try to switch a new file to WAL, and how long to wait in between.
const WAL_ATTEMPTS: u32 = 100;
const WAL_PAUSE: Duration = Duration::from_millis(20);

/// What the connections of a pool are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    Read,
    Write,
}

/// A pool of connections; clones share it.
#[derive(Clone)]
pub(super) struct Pool {
    connections: AnyPool,
    /// A connection that waits for the next operation, and since when. It does not go back to sqlx's pool in
    /// between: that would ping it each time, which costs a file two switches of threads and a server a
    /// question. A mutex of std's, since it is never held across an await.
    kept: Arc<Mutex<Option<(Checkout, Instant)>>>,
    pub(super) file: DbFile,
    pub(super) is_sqlite: bool,
}

impl Pool {
    /// A pool that connects when a connection is first needed.
    pub(super) fn new(url: &str, purpose: Purpose, file: DbFile) -> Result<Self, sqlx::Error> {
        let is_sqlite = is_sqlite(url);
        let options = AnyPoolOptions::new()
            .max_connections(match purpose {
                Purpose::Read => 4,
                Purpose::Write => 1,
            })
            .acquire_timeout(TIMEOUT)
            .test_before_acquire(false)
            .before_acquire(move |connection, metadata| {
                Box::pin(
                    async move { Ok(is_alive(connection, metadata.idle_for, is_sqlite).await) },
                )
            })
            .after_connect(move |connection, _| Box::pin(prepare(connection, is_sqlite, purpose)));
        let connections = options.connect_lazy_with(AnyConnectOptions::from_str(url)?);
        Ok(Self { connections, kept: Arc::default(), file, is_sqlite })
    }

    /// Takes the connection that is kept, or another one, unless the file was replaced: a connection to the
    /// new file would cut off what the others still have of the old one's log.
    pub(super) async fn acquire(&self) -> Result<Checkout, StoreError> {
        // With the last connection SQLite deletes its log itself.
        if !self.connections.is_closed() {
            self.file.check()?;
        }
        let kept = self.kept().take();
        if let Some((mut checkout, since)) = kept
            && is_alive(checkout.connection(), since.elapsed(), self.is_sqlite).await
        {
            return Ok(checkout);
        }
        match self.connections.acquire().await {
            Ok(connection) => Ok(Checkout(Some(connection))),
            Err(sqlx::Error::PoolTimedOut) => Err(self.timed_out().await.into()),
            Err(error) => Err(error.into()),
        }
    }

    /// Runs an operation on a connection of the pool.
    pub(super) async fn run<T>(
        &self,
        operation: impl AsyncFnOnce(&mut AnyConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut checkout = self.acquire().await?;
        let done = self.within(operation(checkout.connection())).await?;
        self.keep(checkout);
        Ok(done)
    }

    /// Keeps a connection for the next operation, or gives it back to sqlx's pool: nothing failed on it, and
    /// no transaction is open.
    pub(super) fn keep(&self, checkout: Checkout) {
        let mut kept = self.kept();
        if kept.is_none() && !self.connections.is_closed() {
            *kept = Some((checkout, Instant::now()));
        } else {
            drop(kept);
            checkout.release();
        }
    }

    /// Awaits an operation no longer than the time limit.
    pub(super) async fn within<T>(
        &self,
        operation: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let limit = if self.is_sqlite { FILE_TIMEOUT } else { TIMEOUT };
        timeout(limit, operation).await.unwrap_or_else(|_| Err(no_answer().into()))
    }

    /// Why no connection could be had: a server refuses one more or does not answer, or too many operations
    /// want the connections that there are.
    pub(super) async fn timed_out(&self) -> sqlx::Error {
        if self.is_sqlite {
            return sqlx::Error::PoolTimedOut;
        }
        let options = self.connections.connect_options();
        match timeout(PING_TIMEOUT, AnyConnection::connect_with(&options)).await {
            Ok(Ok(_)) => sqlx::Error::PoolTimedOut,
            Ok(Err(error)) => error,
            Err(_) => no_answer(),
        }
    }

    /// Lets no connection out any more, and then closes every one, once all are back.
    pub(super) async fn close(&self) {
        let closing = self.connections.close();
        let kept = self.kept().take();
        if let Some((checkout, _)) = kept {
            checkout.release();
        }
        closing.await;
    }

    fn kept(&self) -> MutexGuard<'_, Option<(Checkout, Instant)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection out of a pool. It is closed when it is dropped, unless it was released.
pub(super) struct Checkout(Option<PoolConnection<Any>>);

impl Checkout {
    pub(super) fn connection(&mut self) -> &mut AnyConnection {
        self.0.as_deref_mut().expect("only release and drop take it")
    }

    /// Gives it back to sqlx's pool.
    fn release(mut self) {
        // sqlx pings it once more, for as long as a silent server says nothing, and the pool would lack a
        // connection meanwhile.
        if let Some(mut connection) = self.0.take() {
            tokio::spawn(timeout(PING_TIMEOUT, connection.return_to_pool()));
        }
    }
}

impl Drop for Checkout {
    fn drop(&mut self) {
        drop(self.0.take().map(PoolConnection::detach));
    }
}

/// A connection outside of the pools, ready to be used.
pub(super) async fn connect(url: &str) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = AnyConnection::connect(url).await?;
    prepare(&mut connection, is_sqlite(url), Purpose::Read).await?;
    Ok(connection)
}

/// Whether a connection that was idle for so long still answers.
async fn is_alive(connection: &mut AnyConnection, idle_for: Duration, is_sqlite: bool) -> bool {
    is_sqlite
        || idle_for < PING_AFTER
        || matches!(timeout(PING_TIMEOUT, connection.ping()).await, Ok(Ok(())))
}

/// Whether it is the address of a file of SQLite's.
pub(super) fn is_sqlite(url: &str) -> bool {
    url.starts_with("sqlite:")
}

/// The error of a database that does not answer in time.
pub(super) fn no_answer() -> sqlx::Error {
    sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())
}

/// Makes the settings of a new connection.
async fn prepare(
    connection: &mut AnyConnection,
    is_sqlite: bool,
    purpose: Purpose,
) -> Result<(), sqlx::Error> {
    if !is_sqlite {
        connection.execute(SERVER_SETTINGS).await?;
        if purpose == Purpose::Write {
            connection.execute(SERVER_WRITER_SETTINGS).await?;
        }
        return Ok(());
    }
    // SQLite does not wait for another process that switches a new file to WAL, whatever its timeout.
    for attempt in 1.. {
        match connection.execute("PRAGMA journal_mode = WAL").await {
            Err(error)
                if attempt < WAL_ATTEMPTS
                    && error_metrics::classify(&error) == Some(Failure::Busy) =>
            {
                tokio::time::sleep(WAL_PAUSE).await;
            }
            switched => {
                switched?;
                break;
            }
        }
    }
    connection.execute(FILE_SETTINGS).await?;
    if purpose == Purpose::Write {
        connection.execute(FILE_WRITER_SETTINGS).await?;
    }
    Ok(())
}
