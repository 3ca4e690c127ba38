//! A copy of a SQLite database in a file of its own, made while programs go on writing.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use secrecy::{ExposeSecret, SecretString};
use sqlx::{AnyConnection, Connection};
use thiserror::Error;

use super::connections::{PATIENCE, close};
use super::inspect::if_there;
use super::open::{problem, unusable};
use crate::config::ConfigError;

/// Why no copy is made.
#[derive(Debug, Error)]
pub enum BackUpError {
    /// The database cannot be read.
    #[error(transparent)]
    Database(#[from] ConfigError),
    /// The file is there already, or cannot be made.
    #[error("{0}")]
    File(String),
    /// The copy could not be finished, and is gone.
    #[error("no copy was made: {0}")]
    Copy(String),
}

/// Copies a SQLite database, as it is at one moment, to a new file that only its owner may read; how
/// many bytes that has.
///
/// # Errors
///
/// Fails where the file exists, which is left as it is, or the copy cannot be made.
pub async fn back_up(url: &SecretString, file: &Path) -> Result<u64, BackUpError> {
    let mut source = open(url).await?;
    if file.try_exists().map_err(|error| cannot(file, &error))? {
        return Err(cannot(file, &io::ErrorKind::AlreadyExists.into()));
    }
    // Under another name until it is whole, since this may be killed at any time.
    let part = part_of(file);
    // Absolute, since SQLite would read `file:` as the beginning of an address.
    let path = std::path::absolute(&part).map_err(|error| cannot(file, &error))?;
    let path = path.to_str().ok_or_else(|| BackUpError::File(not_text(file)))?;
    let made = create(&part).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => cannot(&part, &error),
        _ => cannot(file, &error),
    })?;
    let copied = sqlx::query("VACUUM INTO $1").bind(path).execute(&mut source).await;
    close(source).await;
    let copied = copied.map_err(|error| BackUpError::Copy(error.to_string()));
    let named = copied.and_then(|_| name(&made, &part, file));
    drop(std::fs::remove_file(&part));
    named
}

/// The name under which a file is made.
fn part_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

/// Gives a file that is whole its name, unless another one has it; its size in bytes.
fn name(made: &File, part: &Path, file: &Path) -> Result<u64, BackUpError> {
    let failed = |error: io::Error| BackUpError::Copy(error.to_string());
    made.sync_all().map_err(failed)?;
    std::fs::hard_link(part, file).map_err(|error| cannot(file, &error))?;
    last(made, file).map_err(failed)
}

async fn open(url: &SecretString) -> Result<AnyConnection, ConfigError> {
    sqlx::any::install_default_drivers();
    let url = if_there(url.expose_secret());
    let mut source = match tokio::time::timeout(PATIENCE, AnyConnection::connect(&url)).await {
        Ok(Ok(connection)) => connection,
        Ok(Err(cause)) => return Err(unusable("cannot be opened", &cause)),
        Err(_) => return Err(problem("names a database that does not answer".to_owned())),
    };
    // An empty file is a database too, of which a copy would be of no use to anybody.
    let made = sqlx::query("SELECT COUNT(*) FROM _sqlx_migrations").fetch_one(&mut source).await;
    made.map_err(|cause| unusable("holds no games of this program's", &cause))?;
    Ok(source)
}

/// Makes a new, empty file that only its owner may read.
fn create(file: &Path) -> io::Result<File> {
    owners().create_new(true).open(file)
}

/// Makes the same where there is none, also at the end of a link.
pub(super) fn create_if_missing(file: &Path) -> io::Result<File> {
    owners().create(true).open(file)
}

fn owners() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Waits until the disk has a file's name; its size in bytes.
fn last(made: &File, file: &Path) -> io::Result<u64> {
    #[cfg(unix)]
    {
        let folder = file.parent().filter(|it| !it.as_os_str().is_empty());
        File::open(folder.map_or_else(|| PathBuf::from("."), Path::to_owned))?.sync_all()?;
    }
    Ok(made.metadata()?.len())
}

fn cannot(file: &Path, error: &io::Error) -> BackUpError {
    let file = file.display();
    BackUpError::File(match error.kind() {
        io::ErrorKind::AlreadyExists => format!("{file} exists already: name a new file"),
        _ => format!("{file} cannot be made: {error}"),
    })
}

fn not_text(file: &Path) -> String {
    format!("{} is no name in UTF-8", file.display())
}
