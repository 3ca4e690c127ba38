//! The entries of games' logs.

use super::jobs::owe_board;
use super::rows::{EntryRow, NewEntry, read_entry, stored};
use super::{Store, StoreError, Written};
use crate::ids::GameId;

impl Store {
    /// A game's log, in order.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn entries(&self, game: GameId) -> Result<Vec<EntryRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows =
            sqlx::query("SELECT ply, kind, detail, seat FROM entries WHERE game = $1 ORDER BY ply")
                .bind(stored(game.0))
                .fetch_all(&mut *reader)
                .await?;
        reader.give_back();
        Ok(rows.iter().map(read_entry).collect::<Result<_, _>>()?)
    }

    /// Writes an entry with what follows from it: the game's result, who is next, and the board
    /// that is owed; boards that were owed before are no more.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_entry(&self, new: &NewEntry<'_>) -> Result<Written<()>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let (game, now) = (stored(new.game.0), self.clock.now());
        let written = sqlx::query(
            "INSERT INTO entries (game, ply, kind, detail, seat, interaction, created) VALUES \
             ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
        )
        .bind(game)
        .bind(new.entry.ply)
        .bind(&new.entry.kind)
        .bind(&new.entry.detail)
        .bind(&new.entry.seat)
        .bind(new.interaction.map(|it| stored(it.0)))
        .bind(now)
        .execute(&mut *transaction)
        .await?;
        if written.rows_affected() == 0 {
            transaction.roll_back().await?;
            return Ok(Written::Duplicate);
        }
        sqlx::query("UPDATE games SET result = $1, next = $2 WHERE id = $3")
            .bind(new.result)
            .bind(new.next)
            .bind(game)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("DELETE FROM jobs WHERE kind = 'board' AND game = $1 AND ply < $2")
            .bind(game)
            .bind(new.entry.ply)
            .execute(&mut *transaction)
            .await?;
        let board = (new.game, new.entry.ply);
        owe_board(&mut transaction, board, new.channel, (new.token, new.message), now).await?;
        transaction.commit().await?;
        Ok(Written::Done(()))
    }
}
