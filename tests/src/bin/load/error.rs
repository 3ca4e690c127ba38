//! Why nothing could be measured.

use std::io;

use ::tests::process::ProcessError;
use playground::ActError;
use thiserror::Error;

/// Why nothing could be measured.
#[derive(Debug, Error)]
pub(crate) enum LoadError {
    /// No port is free on loopback.
    #[error("no port for the stand-in: {0}")]
    Port(io::Error),
    /// The system gives no threads.
    #[error("no threads: {0}")]
    Runtime(io::Error),
    /// The stand-in does not start.
    #[error("the stand-in does not start: {0}")]
    StandIn(String),
    /// There is no place for a temporary database.
    #[error("no folder for the database: {0}")]
    Folder(io::Error),
    /// There is no bot.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// The boards that are owed cannot be counted.
    #[error("the database cannot be read: {0}")]
    Database(sqlx::Error),
    /// Somebody cannot do what a game needs.
    #[error("no game begins: {0}")]
    Act(#[from] ActError),
    /// A game does not begin.
    #[error("no game begins: {0}")]
    NoGame(String),
    /// The driver is too slow for what it is to measure.
    #[error("the driver is too slow: it has missed {0} of the stand-in's events")]
    Missed(u64),
    /// What is printed does not arrive.
    #[error("cannot print: {0}")]
    Output(io::Error),
}
