//! Why nothing could be measured.

use std::io;

use ::tests::process::ProcessError;
use thiserror::Error;

/// Why nothing could be measured.
#[derive(Debug, Error)]
pub(crate) enum StockError {
    /// No port is free on loopback.
    #[error("no free port: {0}")]
    Port(io::Error),
    /// The stand-in does not start.
    #[error("the stand-in does not start: {0}")]
    StandIn(#[from] playground::Error),
    /// There is no place for a temporary database.
    #[error("no folder for the database: {0}")]
    Folder(io::Error),
    /// There is no bot.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// The system gives no threads.
    #[error("no threads: {0}")]
    Runtime(io::Error),
    /// The bot does not connect.
    #[error("the bot does not connect: {0}")]
    NotConnected(String),
    /// The database cannot be filled.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The bot does not say how it is.
    #[error("the bot's metrics: {0}")]
    Metrics(#[from] reqwest::Error),
    /// What is printed does not arrive.
    #[error("cannot print: {0}")]
    Output(io::Error),
}
