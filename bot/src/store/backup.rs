//! A copy of a SQLite database in a file of its own, made while processes go on writing.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

use secrecy::{ExposeSecret, SecretString};
use sqlx::Connection;

use super::CopyError;
use super::open::{open_existing, unreadable};
use crate::config::ConfigError;

/// Copies a SQLite database, as it is at one moment, to a new file that only its owner may read. Returns
/// its size in bytes.
///
/// # Errors
///
/// Fails if the file exists, which is left as it is, or the copy cannot be made.
pub async fn back_up(url: &SecretString, file: &Path) -> Result<u64, CopyError> {
    let mut source = open_existing(url.expose_secret()).await?;
    // An empty file is a database too, of which nobody needs a copy.
    let migrations = sqlx::query("SELECT COUNT(*) FROM _sqlx_migrations").fetch_one(&mut source);
    let migrations = migrations.await;
    migrations.map_err(|cause| unreadable(&cause))?;
    if file.try_exists().map_err(|error| cannot(file, &error))? {
        return Err(cannot(file, &io::ErrorKind::AlreadyExists.into()));
    }
    // Under another name until it is whole, since this may be killed at any time.
    let part = file.with_added_extension("part");
    // Absolute, since SQLite would read `file:` as the beginning of an address.
    let path = std::path::absolute(&part).map_err(|error| cannot(file, &error))?;
    let not_text = || wrong(format!("{} is no name in UTF-8", file.display()));
    let path = path.to_str().ok_or_else(not_text)?;
    let created = private().create_new(true).open(&part).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => cannot(&part, &error),
        _ => cannot(file, &error),
    })?;
    let copied = sqlx::query("VACUUM INTO $1").bind(path).execute(&mut source).await;
    drop(source.close().await);
    let copied = copied.map_err(|error| CopyError::Unfinished(error.to_string()));
    let published = copied.and_then(|_| publish(&created, &part, file));
    drop(std::fs::remove_file(&part));
    published
}

/// Gives a file that is whole its name, unless another one has it. Returns its size in bytes, once the
/// disk has both.
fn publish(created: &File, part: &Path, file: &Path) -> Result<u64, CopyError> {
    let failed = |error: io::Error| CopyError::Unfinished(error.to_string());
    created.sync_all().map_err(failed)?;
    std::fs::hard_link(part, file).map_err(|error| cannot(file, &error))?;
    // Elsewhere a folder cannot be opened.
    if cfg!(unix) {
        let folder = file.parent().filter(|it| !it.as_os_str().is_empty());
        let folder = File::open(folder.unwrap_or(Path::new(".")));
        folder.and_then(|it| it.sync_all()).map_err(failed)?;
    }
    Ok(created.metadata().map_err(failed)?.len())
}

/// Creates a file that only its owner may read, if there is none, also at the end of a link.
pub(super) fn create_if_missing(file: &Path) -> io::Result<File> {
    private().create(true).open(file)
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn cannot(file: &Path, error: &io::Error) -> CopyError {
    let file = file.display();
    wrong(match error.kind() {
        io::ErrorKind::AlreadyExists => format!("{file} exists already: name a new file"),
        _ => format!("{file} cannot be made: {error}"),
    })
}

fn wrong(problem: String) -> CopyError {
    ConfigError::new("FILE", problem).into()
}
