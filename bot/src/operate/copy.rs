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
    let copied = store::copy(&from, &to, now).await.map_err(|error| match error {
        CopyError::From(error) => error.given_as("FROM").into(),
        CopyError::To(error) => error.given_as("TO").into(),
        error => StartError::Other(error.to_string()),
    })?;
    for table in &copied {
        say(&format!("{} {} {}", table.table, table.rows, table.digest))?;
    }
    let rows: u64 = copied.iter().map(|table| table.rows).sum();
    say(&format!("{} tables with {rows} rows are the same on both sides.", copied.len()))
}
