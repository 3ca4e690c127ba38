//! `eightfold copy FROM TO`: all that a database holds, in another one.

use super::say;
use crate::StartError;
use crate::clock::Clock;
use crate::config::CopyArgs;
use crate::store::{self, CopyError};

/// Copies a database into an empty one, and says of each table how many rows that were.
///
/// # Errors
///
/// Fails where the one runs or the other is not empty; then nothing is copied.
pub async fn copy(args: CopyArgs) -> Result<(), StartError> {
    let (from, to) = args.databases()?;
    let now = Clock::system().now();
    let copied = store::copy(&from, &to, now).await?;
    for table in &copied {
        say(&format!("{} {} {}", table.name, table.rows, table.digest))?;
    }
    let rows: u64 = copied.iter().map(|table| table.rows).sum();
    say(&format!("{} tables with {rows} rows are the same on both sides.", copied.len()))
}

impl From<CopyError> for StartError {
    fn from(error: CopyError) -> Self {
        match error {
            CopyError::Config(error) => error.into(),
            error => Self::Other(error.to_string()),
        }
    }
}
