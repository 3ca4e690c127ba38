//! Who wants to be told when a game has ended that others play.

use sqlx::Row;

use super::limited::AnyConnection;
use super::rows::{id, stored};
use super::{Store, StoreError, games};
use crate::ids::{GameId, UserId};

impl Store {
    /// Whether a person follows a game.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn follows(&self, game: GameId, user: UserId) -> Result<bool, StoreError> {
        let mut reader = self.readers.lend().await?;
        let found: i64 =
            sqlx::query_scalar("SELECT COUNT(*) FROM followers WHERE game = $1 AND person = $2")
                .bind(stored(game.0))
                .bind(stored(user.0))
                .fetch_one(&mut *reader)
                .await?;
        reader.give_back();
        Ok(found > 0)
    }

    /// Lets a person follow a game from now on; whether it still runs, since nobody is told
    /// otherwise.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn follow(&self, game: GameId, user: UserId) -> Result<bool, StoreError> {
        let mut transaction = self.writer.begin().await?;
        // Its end locks the game as well: so nobody follows a game whose end was told.
        games::lock(&mut transaction, game).await?;
        if !runs(&mut transaction, game).await? {
            transaction.roll_back().await?;
            return Ok(false);
        }
        sqlx::query(
            "INSERT INTO followers (game, person, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(stored(game.0))
        .bind(stored(user.0))
        .bind(self.clock.now())
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Lets a person follow a game no longer.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn unfollow(&self, game: GameId, user: UserId) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("DELETE FROM followers WHERE game = $1 AND person = $2")
            .bind(stored(game.0))
            .bind(stored(user.0))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Strikes up to `limit` of those who follow a game, the first of them first, and returns them;
    /// with the last of them the job that tells them.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn take_followers(
        &self,
        game: GameId,
        limit: i64,
    ) -> Result<Vec<UserId>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let rows = sqlx::query(
            "DELETE FROM followers WHERE game = $1 AND person IN (SELECT person FROM followers \
             WHERE game = $1 ORDER BY since, person LIMIT $2) RETURNING person",
        )
        .bind(stored(game.0))
        .bind(limit)
        .fetch_all(&mut *transaction)
        .await?;
        sqlx::query(
            "DELETE FROM jobs WHERE kind = 'followers' AND game = $1 AND NOT EXISTS (SELECT 1 FROM \
             followers WHERE game = $1)",
        )
        .bind(stored(game.0))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        let user = |row| id(row, "person").map(UserId);
        Ok(rows.iter().map(user).collect::<Result<_, _>>()?)
    }

    /// Whether a board of a game is owed.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn owes_board(&self, game: GameId) -> Result<bool, StoreError> {
        let mut reader = self.readers.lend().await?;
        let row =
            sqlx::query("SELECT COUNT(*) AS owed FROM jobs WHERE kind = 'board' AND game = $1")
                .bind(stored(game.0))
                .fetch_one(&mut *reader)
                .await?;
        reader.give_back();
        Ok(row.try_get::<i64, _>("owed")? > 0)
    }
}

async fn runs(connection: &mut AnyConnection, game: GameId) -> Result<bool, StoreError> {
    let running: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM games WHERE id = $1 AND result IS NULL")
            .bind(stored(game.0))
            .fetch_one(connection)
            .await?;
    Ok(running > 0)
}

/// Owes that those are told who follow a game that has ended, where somebody does; whether somebody
/// does.
pub(super) async fn owe_telling(
    connection: &mut AnyConnection,
    (game, ply): (GameId, i64),
    now: i64,
) -> Result<bool, StoreError> {
    let owed = sqlx::query(
        "INSERT INTO jobs (kind, game, ply, channel, due, tries, since, lease) SELECT 'followers', \
         id, $2, channel, $3, 0, $3, 0 FROM games WHERE id = $1 AND EXISTS (SELECT 1 FROM followers \
         WHERE game = $1)",
    )
    .bind(stored(game.0))
    .bind(ply)
    .bind(now)
    .execute(connection)
    .await?;
    Ok(owed.rows_affected() > 0)
}
