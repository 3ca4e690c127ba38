//! Reviews of ended games, made when somebody first asks for them.

use super::StoreError;
use super::games::GameStore;
use super::jobs::{self, JobKey, NewJob};
use super::types::JobKind;
use crate::ids::GameId;

impl GameStore<'_> {
    /// The review of a game; none where it was not made.
    pub async fn review(&self, game: GameId) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_as("SELECT review FROM reviews WHERE game_id = $1");
        Ok(self.0.optional(query.bind(game)).await?.map(|(review,)| review))
    }

    /// Enqueues the review of a game, unless it is pending or `max` others are; whether it is pending now.
    pub async fn enqueue_review(&self, game: GameId, max: i64) -> Result<bool, StoreError> {
        let others = sqlx::query_scalar::<_, i64>(
            "SELECT COUNT(*) FROM jobs WHERE kind = 'review' AND subject_id <> $1",
        );
        if self.0.scalar(others.bind(game)).await? >= max {
            return Ok(false);
        }
        let review = NewJob::at(JobKind::ReviewGame, (game, 0), self.0.clock.now());
        self.0.write(async |connection| review.enqueue(connection).await).await?;
        self.0.wake_worker();
        Ok(true)
    }

    /// Writes the review of a game in place of any before, and deletes its job.
    pub async fn add_review(&self, game: GameId, review: &str) -> Result<(), StoreError> {
        self.0
            .write(async |connection| {
                let insert = sqlx::query(
                    "INSERT INTO reviews (game_id, review)
                    VALUES ($1, $2)
                    ON CONFLICT (game_id) DO UPDATE SET review = excluded.review",
                );
                insert.bind(game).bind(review).execute(&mut *connection).await?;
                jobs::complete(connection, JobKey::game(JobKind::ReviewGame, game, 0), None).await
            })
            .await
    }
}
