//! Whether the file that was opened is still the one at its path. Where somebody has put another one
//! there, or taken it away, SQLite goes on writing to what nobody will ever read again.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;

use super::{Store, StoreError};

/// How often it is looked at while nothing is written.
const LOOK: Duration = Duration::from_secs(1);

/// The file of a database; none where it is on a server, or in memory.
#[derive(Clone, Debug, Default)]
pub(super) struct InPlace(Option<Arc<(PathBuf, Identity)>>);

/// What makes a file this file: device and inode.
type Identity = (u64, u64);

impl InPlace {
    /// The file as it is now.
    pub(super) fn of(url: &str) -> Self {
        let options = url.starts_with("sqlite:").then(|| SqliteConnectOptions::from_str(url).ok());
        let path = options.flatten().map(|it| it.get_filename().to_path_buf());
        let found = path.and_then(|path| Some((identity(&path)?, path)));
        Self(found.map(|(identity, path)| Arc::new((path, identity))))
    }

    /// Fails where another file is there, or none.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let is_it = |file: &Arc<(PathBuf, Identity)>| identity(&file.0) == Some(file.1);
        if self.0.as_ref().is_none_or(is_it) { Ok(()) } else { Err(StoreError::Replaced) }
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    let found = std::fs::metadata(path).ok()?;
    Some((found.dev(), found.ino()))
}

/// Elsewhere a file that is open cannot be replaced.
#[cfg(not(unix))]
fn identity(_: &Path) -> Option<Identity> {
    None
}

impl Store {
    /// Returns once the database's file is not in its place any more, which it may never be.
    pub async fn is_replaced(&self) {
        while self.in_place.check().is_ok() {
            self.clock.sleep(LOOK).await;
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use crate::store::StoreError;
    use crate::store::tests::{address, open};

    #[tokio::test]
    async fn another_file_in_its_place_is_neither_read_nor_written() {
        let folder = tempfile::tempdir().unwrap();
        let store = open(&address(&folder)).await.unwrap();
        let (file, copy) = (folder.path().join("games.db"), folder.path().join("copy.db"));
        std::fs::copy(&file, &copy).unwrap();
        std::fs::rename(&copy, &file).unwrap();
        // That one is open already.
        let first = store.readers.lend().await.unwrap();
        assert!(matches!(store.readers.lend().await, Err(StoreError::Replaced)));
        assert!(matches!(store.writer.begin().await, Err(StoreError::Replaced)));
        drop(first);
    }
}
