//! Why something that a person asked for was not done.

use thiserror::Error;

use crate::game::{self, EngineError};
use crate::store::StoreError;
use crate::ui::{MessengerError, NoThread, Refusal, ThreadFor};

/// Why something that a person asked for was not done.
#[derive(Debug, Error)]
pub enum Error {
    /// They cannot have it; told to them, privately.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// No thread can be opened.
    #[error("no thread: {0:?}")]
    NoThread(NoThread),
    /// The game, or what is stored of it, failed.
    #[error(transparent)]
    Game(game::GameError),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A picture could not be drawn.
    #[error("picture: {0}")]
    Picture(String),
    /// Discord refused something, or did not answer.
    #[error("discord: {0}")]
    Messenger(#[from] MessengerError),
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<NoThread> for Error {
    fn from(why: NoThread) -> Self {
        Self::NoThread(why)
    }
}

impl Error {
    /// The same where a thread was to be opened for this: if there is none, that is refused.
    pub(super) fn for_thread(self, what: ThreadFor) -> Self {
        match self {
            Self::NoThread(why) => why.refuse(what).into(),
            error => error,
        }
    }
}

impl From<game::GameError> for Error {
    fn from(error: game::GameError) -> Self {
        match error {
            game::GameError::Refused(refusal) => refusal.into(),
            // The engine is cut short; all else is finished.
            game::GameError::Engine(EngineError::Stopped) => {
                Refusal::new("refused-stopping").into()
            }
            error => Self::Game(error),
        }
    }
}
