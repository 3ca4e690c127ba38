//! Whether the database's file is still the one that was opened. If somebody puts another file in its
//! place or deletes it, SQLite goes on writing to a file that nobody will ever open again.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;

use super::pool::is_sqlite;
use super::{Store, StoreError};

/// How often the file is checked while nothing is written.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// The file of a database; none for a server or a database in memory.
#[derive(Clone, Debug, Default)]
pub(super) struct DbFile(Option<Arc<(FileIdentity, PathBuf)>>);

/// Device and inode.
type FileIdentity = (u64, u64);

impl DbFile {
    /// The file as it is now.
    pub(super) fn of(url: &str) -> Self {
        Self(file_of(url).and_then(|path| Some(Arc::new((identity(&path)?, path)))))
    }

    /// Fails if another file, or none, is at its path.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        match self.0.as_deref() {
            Some((opened, path)) if identity(path) != Some(*opened) => Err(StoreError::Replaced),
            _ => Ok(()),
        }
    }
}

/// The file of a database, if it is one.
pub(super) fn file_of(url: &str) -> Option<PathBuf> {
    let options = is_sqlite(url).then(|| SqliteConnectOptions::from_str(url).ok()).flatten();
    options.map(|it| it.get_filename().to_path_buf())
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
    /// Returns once the database's file has been replaced or deleted.
    pub async fn wait_until_replaced(&self) {
        while self.readers.file.check().is_ok() {
            self.clock.sleep(CHECK_INTERVAL).await;
        }
    }
}
