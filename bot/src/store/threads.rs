//! The threads that were opened for games.

use std::time::Duration;

use super::limited::AnyConnection;
use super::rows::stored;
use super::{Store, StoreError};
use crate::clock::millis;
use crate::ids::{ChannelId, GameId};

/// How long a thread stays as it is once its game has ended: so long a rematch is at hand.
const STAYS: Duration = Duration::from_secs(24 * 60 * 60);

impl Store {
    /// Notes a thread that was opened for a game.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_thread(&self, thread: ChannelId) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("INSERT INTO threads (channel, opened) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(stored(thread.0))
            .bind(self.clock.now())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Strikes that the thread of a game is to be archived.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn strike_thread(&self, game: GameId) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("DELETE FROM jobs WHERE kind = 'thread' AND game = $1")
            .bind(stored(game.0))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }
}

/// Owes that the thread of a game that has ended is archived a day later, where it was opened for a
/// game.
pub(super) async fn owe_archiving(
    connection: &mut AnyConnection,
    (game, ply): (GameId, i64),
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO jobs (kind, game, ply, channel, due, tries, since, lease) SELECT 'thread', \
         id, $2, channel, $3, 0, $3, 0 FROM games WHERE id = $1 AND EXISTS (SELECT 1 FROM threads WHERE \
         threads.channel = games.channel)",
    )
    .bind(stored(game.0))
    .bind(ply)
    .bind(now.saturating_add(millis(STAYS)))
    .execute(connection)
    .await?;
    Ok(())
}
