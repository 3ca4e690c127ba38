//! How connections are made, and those that read, which are lent.
//!
//! They are kept by ourselves: a pool of sqlx's has each one say that it is alive once it is given
//! back, which in SQLite, where a thread of its own does what a connection is asked, costs as much as
//! the question before.
//!
//! A connection that saw an error is closed and never used again: after some of them (a full disk)
//! SQLite has rolled back by itself, and what the connection then takes for a commit is none. So
//! whatever is lent is closed when it is dropped, unless it was given back. A change that shares its
//! transaction goes back to its savepoint instead: where SQLite has rolled back, that fails.

use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::{Connection, Executor};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::in_place::InPlace;
use super::limited::{AnyConnection, is_silent};
use super::{StoreError, failures};
use crate::measure::Asked;

/// How many connections read.
const READERS: u32 = 4;

/// How long a connection is waited for, and what a server says on it.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// How long a connection that lay idle may take to say that the server is still there: nothing has
/// been done on it yet, so there can be another one in its place.
pub(super) const SIGN_OF_LIFE: Duration = Duration::from_secs(1);

/// How long PostgreSQL keeps a transaction open from which it hears nothing: one that was cut off
/// would lock what others write.
const SILENCE: &str = "SET idle_in_transaction_session_timeout = '10s'";

/// SQLite's pages that the connection which writes keeps, in KiB: only another process's writes make
/// them stale. The log is copied into the file once it has 4,000 pages of 4 KiB, so it mostly has up
/// to 16 MB; a page that is written often is copied less often.
const WRITES: &str = "PRAGMA cache_size = -4096; PRAGMA wal_autocheckpoint = 4000";

/// The connections that read; clones share them.
#[derive(Clone)]
pub(super) struct Readers(Arc<Kept>);

struct Kept {
    url: String,
    file: InPlace,
    /// One for each that may be lent. Fair: whoever asks first has one first.
    places: Arc<Semaphore>,
    /// Those that nobody has now. A mutex of std's, since it is never held across an await.
    free: Mutex<Vec<AnyConnection>>,
    /// Whether the server has yet to answer on the connection that is being lent: those in line wait
    /// for the same.
    unheard: AtomicBool,
}

impl Readers {
    /// Opens the first of them.
    pub(super) async fn open(url: &str, file: InPlace) -> Result<Self, sqlx::Error> {
        let free = Mutex::new(vec![connect(url).await?.into()]);
        let places = Arc::new(Semaphore::new(READERS as usize));
        let unheard = AtomicBool::new(false);
        Ok(Self(Arc::new(Kept { url: url.to_owned(), file, places, free, unheard })))
    }

    /// Lends a connection.
    pub(super) async fn lend(&self) -> Result<Lent, StoreError> {
        let (asked, kept) = (Asked::to_read(), Arc::clone(&self.0));
        let place = timeout(PATIENCE, Arc::clone(&kept.places).acquire_owned()).await;
        let unheard = || kept.unheard.load(Ordering::Relaxed);
        let place = place.map_err(|_| waited_in_vain(&kept.url, unheard()))?;
        let place = place.map_err(|_| sqlx::Error::PoolClosed)?;
        let connection = timeout(PATIENCE.saturating_sub(asked.age()), self.connection()).await;
        let connection = connection.map_err(|_| waited_in_vain(&kept.url, unheard()))??;
        Ok(Lent { connection: Some(connection), kept, asked: Some(asked), _place: place })
    }

    /// One that nobody has. A file does not go away; a server may.
    ///
    /// Another file in its place is not opened: SQLite keeps for each file what lies beside it by
    /// name, and would cut off what the other connections have of that in memory.
    async fn connection(&self) -> Result<AnyConnection, StoreError> {
        while let Some(mut connection) = self.0.take() {
            let is_there = is_there(&mut connection).await;
            self.0.set_unheard(!is_there);
            if is_there {
                return Ok(connection);
            }
        }
        self.0.file.check()?;
        self.0.set_unheard(true);
        let connection = connect(&self.0.url).await?;
        self.0.set_unheard(false);
        Ok(connection.into())
    }

    /// Closes every connection, once all are given back.
    pub(super) async fn close(&self) {
        let all = self.0.places.acquire_many(READERS).await;
        self.0.places.close();
        drop(all);
        while let Some(connection) = self.0.take() {
            connection.close().await;
        }
    }
}

impl Kept {
    fn take(&self) -> Option<AnyConnection> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    fn set_unheard(&self, unheard: bool) {
        self.unheard.store(unheard, Ordering::Relaxed);
    }
}

/// SQLite's code where it is busy.
const BUSY: u32 = 5;

/// How often WAL is asked for, and how long to wait in between.
const TRIES_AT_WAL: u32 = 100;
const BUSY_FOR: Duration = Duration::from_millis(20);

/// A connection to read with. Dropped before it is given back, it is closed: a question may still be
/// under way on it, or have failed.
pub(super) struct Lent {
    connection: Option<AnyConnection>,
    kept: Arc<Kept>,
    /// What was begun when it was asked for, until that is done.
    asked: Option<Asked>,
    /// Free again once the connection is given back, or gone.
    _place: OwnedSemaphorePermit,
}

impl Lent {
    /// Gives it back: it saw no error.
    pub(super) fn give_back(mut self) {
        if let Some(asked) = self.asked.take() {
            asked.done();
        }
        let mut free = self.kept.free.lock().unwrap_or_else(PoisonError::into_inner);
        free.extend(self.connection.take());
    }
}

impl Deref for Lent {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        self.connection.as_ref().expect("it is lent until it is given back")
    }
}

impl DerefMut for Lent {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect("it is lent until it is given back")
    }
}

/// Whether who is at the other end still says something. A file does not go away; a server may.
async fn is_there(connection: &mut AnyConnection) -> bool {
    connection.is_sqlite() || matches!(timeout(SIGN_OF_LIFE, connection.ping()).await, Ok(Ok(())))
}

/// A new connection, ready for use.
pub(super) async fn connect(url: &str) -> Result<sqlx::AnyConnection, sqlx::Error> {
    let connecting = async {
        let mut connection = sqlx::AnyConnection::connect(url).await?;
        prepare(&mut connection).await?;
        Ok(connection)
    };
    // A file may take longer, and does end.
    let connected = match url.starts_with("sqlite:") {
        true => connecting.await,
        false => timeout(PATIENCE, connecting).await.unwrap_or_else(|_| Err(is_silent())),
    };
    connected.inspect_err(failures::note)
}

/// The same for the connection that writes.
pub(super) async fn connect_to_write(url: &str) -> Result<sqlx::AnyConnection, sqlx::Error> {
    let mut connection = connect(url).await?;
    if is_sqlite(&connection) {
        connection.execute(WRITES).await.inspect_err(failures::note)?;
    }
    Ok(connection)
}

/// What is said where a connection is waited for in vain: too many want it or, where nothing was
/// heard from the server, it is silent.
pub(super) fn waited_in_vain(url: &str, unheard: bool) -> sqlx::Error {
    let is_server = !url.starts_with("sqlite:");
    let error = if unheard && is_server { is_silent() } else { sqlx::Error::PoolTimedOut };
    failures::note(&error);
    error
}

/// Closes a connection in good order.
pub(super) async fn close(connection: sqlx::AnyConnection) {
    drop(connection.close().await);
}

/// Whether it is one to SQLite.
pub(super) fn is_sqlite(connection: &sqlx::AnyConnection) -> bool {
    connection.backend_name() == "SQLite"
}

/// The settings of a connection, made anew on each. What each keeps of SQLite's file, in KiB, the system
/// keeps too: reading that again costs little, and there are several connections.
async fn prepare(connection: &mut sqlx::AnyConnection) -> Result<(), sqlx::Error> {
    if !is_sqlite(connection) {
        connection.execute(SILENCE).await?;
        return Ok(());
    }
    // For a new file's change to WAL SQLite does not wait, whatever its timeout, where another
    // process is just making the same change.
    for _ in 0..TRIES_AT_WAL {
        match connection.execute("PRAGMA journal_mode = WAL").await {
            Err(error) if is_busy(&error) => tokio::time::sleep(BUSY_FOR).await,
            _ => break,
        }
    }
    connection
        .execute(
            "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; \
             PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -512;",
        )
        .await?;
    Ok(())
}

/// Whether SQLite is busy with another connection's work.
fn is_busy(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    // The codes beyond the first eight bits tell more of the same.
    code.and_then(|code| code.parse::<u32>().ok()).is_some_and(|code| code & 0xFF == BUSY)
}
