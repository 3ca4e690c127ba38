//! Why something that was asked of a game was not done.

use thiserror::Error;

use crate::game::{EngineError, NoRandomness, Reason, Refusal};
use crate::ids::GameId;
use crate::store::StoreError;

/// Why something that was asked of a game was not done.
#[derive(Debug, Error)]
pub enum GameError {
    /// The person asked for what they cannot have.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is stored of a game was never written so.
    #[error("the log of game {game} is broken: {why}")]
    Broken {
        game: GameId,
        /// What is wrong with it.
        why: String,
    },
    /// The operating system gave no random numbers.
    #[error(transparent)]
    Random(#[from] NoRandomness),
    /// The engine has no answer.
    #[error(transparent)]
    Engine(EngineError),
}

/// Where too many wait for the engine, the user can ask again.
impl From<EngineError> for GameError {
    fn from(error: EngineError) -> Self {
        match error {
            EngineError::Busy => {
                Self::Refused(Refusal::new("refused-engine-busy").because(Reason::EngineBusy))
            }
            error => Self::Engine(error),
        }
    }
}

impl From<Refusal> for GameError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}
