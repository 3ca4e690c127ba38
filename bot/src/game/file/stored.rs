//! Games that were read from files, kept for who looks at them.

use super::{json, read};
use crate::game::{GameError, GameState, Games, Refusal};
use crate::ids::{FileId, UserId};

impl Games {
    /// Keeps a game that a person gave in a file, so that they can look at it turn by turn.
    pub async fn keep_file(&self, state: &GameState, user: UserId) -> Result<FileId, GameError> {
        let names = state.file().map(|file| file.names.clone());
        let broken = |why: String| GameError::Broken { game: state.id(), why };
        let names = names.ok_or_else(|| broken("unnamed".to_owned()))?;
        let game = json(state, &names).map_err(|error| broken(error.to_string()))?;
        Ok(self.store().files().add(user, &game).await?)
    }

    /// A game that this person gave in a file. Refused if it is not kept any more.
    pub async fn kept_file(&self, file: FileId, user: UserId) -> Result<GameState, GameError> {
        let game = self
            .store()
            .files()
            .find(file, user)
            .await?
            .ok_or(Refusal::new("file-refused-not-kept"))?;
        read(game.as_bytes(), &[]).map_err(|refusal| {
            tracing::error!(%file, ?refusal, "a kept file is not read");
            Refusal::new("file-refused-not-kept").into()
        })
    }
}
