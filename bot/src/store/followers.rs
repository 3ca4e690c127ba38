//! Users who are to be told when a game of others has ended.

use sqlx::AnyConnection;

use super::StoreError;
use super::games::{self, GameStore};
use super::jobs::NewJob;
use super::types::JobKind;
use crate::ids::{GameId, UserId};

impl GameStore<'_> {
    pub async fn follows(&self, game: GameId, user: UserId) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT 1 FROM followers WHERE game_id = $1 AND user_id = $2");
        self.0.exists(query.bind(game).bind(user)).await
    }

    /// Lets a user follow a game; whether it is still running, since only then they are told.
    pub async fn follow(&self, game: GameId, user: UserId) -> Result<bool, StoreError> {
        let now = self.0.clock.now();
        self.0
            .write(async |connection| {
                // Its end locks the game as well, so nobody follows a game once that was told.
                games::lock(connection, game).await?;
                let insert = sqlx::query(
                    "INSERT INTO followers (game_id, user_id, followed_at)
                    SELECT game_id, $2, $3
                    FROM games
                    WHERE game_id = $1 AND result IS NULL
                    ON CONFLICT (game_id, user_id) DO UPDATE SET followed_at = followers.followed_at",
                );
                let insert = insert.bind(game).bind(user).bind(now);
                Ok(insert.execute(connection).await?.rows_affected() == 1)
            })
            .await
    }

    pub async fn unfollow(&self, game: GameId, user: UserId) -> Result<(), StoreError> {
        let delete = sqlx::query("DELETE FROM followers WHERE game_id = $1 AND user_id = $2");
        self.0.execute(delete.bind(game).bind(user)).await.map(drop)
    }

    /// Deletes up to `limit` followers of a game, the earliest first, and returns them; with the last of
    /// them the job that notifies them.
    pub async fn take_followers(
        &self,
        game: GameId,
        limit: i64,
    ) -> Result<Vec<UserId>, StoreError> {
        self.0
            .write(async |connection| {
                let take = sqlx::query_scalar(
                    "DELETE FROM followers
                    WHERE game_id = $1 AND user_id IN (
                        SELECT user_id FROM followers
                        WHERE game_id = $1
                        ORDER BY followed_at, user_id
                        LIMIT $2
                    )
                    RETURNING user_id",
                );
                let taken = take.bind(game).bind(limit).fetch_all(&mut *connection).await?;
                let delete = sqlx::query(
                    "DELETE FROM jobs
                    WHERE kind = 'followers' AND subject_id = $1
                        AND NOT EXISTS (SELECT 1 FROM followers WHERE game_id = $1)",
                );
                delete.bind(game).execute(connection).await?;
                Ok(taken)
            })
            .await
    }
}

/// Enqueues the job that notifies the followers of a game of its end; whether it has any.
pub(super) async fn enqueue_notification(
    connection: &mut AnyConnection,
    place @ (game, _): (GameId, i64),
    now: i64,
) -> Result<bool, StoreError> {
    let followed = sqlx::query("SELECT 1 FROM followers WHERE game_id = $1 LIMIT 1");
    if followed.bind(game).fetch_optional(&mut *connection).await?.is_none() {
        return Ok(false);
    }
    NewJob::at(JobKind::NotifyFollowers, place, now).enqueue(connection).await?;
    Ok(true)
}
