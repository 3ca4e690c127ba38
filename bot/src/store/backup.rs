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
    // Absolute, since SQLite would read `file:` as the beginning of an address.
    let path = std::path::absolute(file).map_err(|error| cannot(file, &error))?;
    let path = path.to_str().ok_or_else(|| BackUpError::File(not_text(file)))?;
    let made = create(file).map_err(|error| cannot(file, &error))?;
    let copied = sqlx::query("VACUUM INTO $1").bind(path).execute(&mut source).await;
    close(source).await;
    let copied = copied.map(drop).map_err(|error| error.to_string());
    let copied = copied.and_then(|()| last(&made, file).map_err(|error| error.to_string()));
    copied.map_err(|error| {
        drop(std::fs::remove_file(file));
        BackUpError::Copy(error)
    })
}

async fn open(url: &SecretString) -> Result<AnyConnection, ConfigError> {
    sqlx::any::install_default_drivers();
    let url = if_there(url.expose_secret());
    match tokio::time::timeout(PATIENCE, AnyConnection::connect(&url)).await {
        Ok(Ok(connection)) => Ok(connection),
        Ok(Err(cause)) => Err(unusable("cannot be opened", &cause)),
        Err(_) => Err(problem("names a database that does not answer".to_owned())),
    }
}

/// Makes a new, empty file that only its owner may read.
fn create(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Waits until the disk has a file, and its name; its size in bytes.
fn last(made: &File, file: &Path) -> io::Result<u64> {
    made.sync_all()?;
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
