//! The two kinds of error: what a person did wrong, and everything else.

use std::time::Duration;

use thiserror::Error;

use crate::ids::GameId;

/// What a person did wrong. The text is for them: what is wrong, and what would work.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct Mistake(pub String);

/// Why something that was asked for was not done.
#[derive(Debug, Error)]
pub enum Error {
    /// Told to the person, privately.
    #[error(transparent)]
    Mistake(#[from] Mistake),
    /// The database failed.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// A picture could not be drawn.
    #[error("picture: {0}")]
    Picture(String),
    /// The operating system gave no random numbers.
    #[error("no random numbers: {0}")]
    Random(String),
    /// What is stored of a game is not what we wrote.
    #[error("the record of game {0} is broken: {1}")]
    Record(GameId, String),
    /// Discord refused something, or did not answer.
    #[error("discord: {0}")]
    Discord(#[from] DiscordError),
}

impl Error {
    /// A person's mistake with this text.
    pub fn mistake(text: impl Into<String>) -> Self {
        Self::Mistake(Mistake(text.into()))
    }
}

/// Why a request to Discord failed, in the words that decide what is done next.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DiscordError {
    /// Discord said no, and will say no again: the status and Discord's own code.
    #[error("refused with status {status}, code {code}: {message}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's error code, or -1.
        code: i64,
        /// Discord's words.
        message: String,
    },
    /// Too many requests: it was not done, and works after this time.
    #[error("to be asked again after {retry_after:?}")]
    RateLimited {
        /// How long Discord wants no such request.
        retry_after: Duration,
        /// Whether it wants none of any kind.
        global: bool,
    },
    /// No answer, or a server's error: it may have been done, and may work later.
    #[error("no clear answer: {0}")]
    Unclear(String),
}

/// Discord's code for a message that does not exist.
const UNKNOWN_MESSAGE: i64 = 10_008;

impl DiscordError {
    /// Whether the message that was asked for does not exist.
    pub fn is_missing_message(&self) -> bool {
        matches!(self, Self::Refused { status: 404, code: UNKNOWN_MESSAGE, .. })
    }

    /// Whether what was asked for does not exist.
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Refused { status: 404, .. })
    }
}
