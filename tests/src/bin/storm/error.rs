//! Why there was no storm.

use std::io;

use ::tests::process::ProcessError;
use thiserror::Error;

/// Why there was no storm.
#[derive(Debug, Error)]
pub(crate) enum StormError {
    /// No port is free on loopback.
    #[error("no port for the stand-in: {0}")]
    Port(io::Error),
    /// The stand-in does not start.
    #[error("the stand-in does not start: {0}")]
    StandIn(#[from] playground::Error),
    /// There is no bot.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// The system gives no threads.
    #[error("no threads: {0}")]
    Runtime(io::Error),
    /// The database cannot be read.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The database's file cannot be replaced, or put back.
    #[error("the database's file: {0}")]
    File(io::Error),
    /// A dump cannot be read.
    #[error("a dump: {0}")]
    Dump(io::Error),
    /// What is printed does not arrive.
    #[error("cannot print: {0}")]
    Output(io::Error),
}
