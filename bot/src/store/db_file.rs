//! Whether the files of a database are still those that were opened: the database itself and, beside it,
//! SQLite's log of what is not in it yet (`-wal`) and the index of that (`-shm`). If somebody puts others in
//! their place or deletes them, SQLite goes on writing to files that nobody will ever open again.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use secrecy::{ExposeSecret, SecretString};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, Connection};
use tokio::sync::Mutex;

use super::pool::is_sqlite;
use super::{Store, StoreError};

/// How often the files are checked while nothing is written.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// The files of a database; none for a server or a database in memory. Clones share them.
#[derive(Clone)]
pub(super) struct DbFile(Arc<OpenFiles>);

struct OpenFiles {
    files: Vec<(FileIdentity, PathBuf)>,
    /// With its last connection SQLite deletes the log: this one is open as long as the store is.
    connection: Mutex<Option<AnyConnection>>,
}

/// Device and inode.
type FileIdentity = (u64, u64);

impl DbFile {
    /// The files as they are now, with a connection to them.
    pub(super) fn of(url: &str, connection: Option<AnyConnection>) -> Self {
        let paths = file_of(url).map(|file| [beside(&file, "-wal"), beside(&file, "-shm"), file]);
        let paths = paths.into_iter().flatten();
        let files = paths.filter_map(|path| Some((identity(&path)?, path))).collect();
        Self(Arc::new(OpenFiles { files, connection: Mutex::new(connection) }))
    }

    /// Fails if another file, or none, is at one of their paths.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let is_same = |(opened, path): &(_, PathBuf)| identity(path) == Some(*opened);
        if self.0.files.iter().all(is_same) { Ok(()) } else { Err(StoreError::Replaced) }
    }

    /// Closes the connection, after all others.
    pub(super) async fn close(&self) {
        if let Some(connection) = self.0.connection.lock().await.take() {
            drop(connection.close().await);
        }
    }
}

/// What a database is called where its address, which may hold a password, is not to be shown.
pub fn shown_name(url: &SecretString) -> String {
    let file = file_of(url.expose_secret());
    file.map_or_else(|| "PostgreSQL".to_owned(), |file| file.display().to_string())
}

/// The file of a database, if it is one.
pub(super) fn file_of(url: &str) -> Option<PathBuf> {
    let options = is_sqlite(url).then(|| SqliteConnectOptions::from_str(url).ok()).flatten();
    options.map(|it| it.get_filename().to_path_buf())
}

/// A file that SQLite keeps beside a database: beside the file itself, if its path is a link.
fn beside(file: &Path, suffix: &str) -> PathBuf {
    let file = file.canonicalize().unwrap_or_else(|_| file.to_path_buf());
    let mut beside = OsString::from(file);
    beside.push(suffix);
    beside.into()
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<FileIdentity> {
    use std::os::unix::fs::MetadataExt;
    let found = std::fs::metadata(path).ok()?;
    Some((found.dev(), found.ino()))
}

/// Elsewhere an open file cannot be replaced.
#[cfg(not(unix))]
fn identity(_: &Path) -> Option<FileIdentity> {
    None
}

impl Store {
    /// Returns once a file of the database has been replaced or deleted.
    pub async fn wait_until_replaced(&self) {
        while self.readers.file.check().is_ok() {
            self.clock.sleep(CHECK_INTERVAL).await;
        }
    }
}
