//! Boards that have still to be shown.

use sqlx::AnyConnection;

use super::rows::{Owed, read_owed, stored};
use super::{Store, now};
use crate::error::Error;
use crate::ids::GameId;

impl Store {
    /// Every board still to be shown that was written before `before` (Unix milliseconds).
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn owed(&self, before: i64) -> Result<Vec<Owed>, Error> {
        let rows = sqlx::query(
            "SELECT game, seq, token, created FROM outbox WHERE created < $1 ORDER BY game, seq",
        )
        .bind(before)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(read_owed).collect::<Result<_, _>>()?)
    }

    /// One board still to be shown.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn owed_board(&self, game: GameId, seq: i64) -> Result<Option<Owed>, Error> {
        let row = sqlx::query(
            "SELECT game, seq, token, created FROM outbox WHERE game = $1 AND seq = $2",
        )
        .bind(stored(game.0))
        .bind(seq)
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.as_ref().map(read_owed).transpose()?)
    }

    /// Notes that a board will not come as the answer to an interaction.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn forget_token(&self, game: GameId, seq: i64) -> Result<(), Error> {
        sqlx::query("UPDATE outbox SET token = NULL WHERE game = $1 AND seq = $2")
            .bind(stored(game.0))
            .bind(seq)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Strikes a board that has been shown, or never can be.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn strike(&self, game: GameId, seq: i64) -> Result<(), Error> {
        sqlx::query("DELETE FROM outbox WHERE game = $1 AND seq = $2")
            .bind(stored(game.0))
            .bind(seq)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}

/// Writes that a board is owed.
pub(super) async fn owe(
    connection: &mut AnyConnection,
    game: GameId,
    seq: i64,
    token: Option<&str>,
) -> Result<(), Error> {
    sqlx::query("INSERT INTO outbox (game, seq, token, created) VALUES ($1, $2, $3, $4)")
        .bind(stored(game.0))
        .bind(seq)
        .bind(token)
        .bind(now())
        .execute(connection)
        .await?;
    Ok(())
}
