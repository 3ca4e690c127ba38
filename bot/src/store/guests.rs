//! The channels where the bot is a guest: it may answer there, and do nothing by itself.

use sqlx::Row;

use super::jobs::{NEVER, lease};
use super::limited::AnyConnection;
use super::rows::{JobKey, JobKind, TokenRow, id, stored};
use super::{Store, StoreError};
use crate::clock::millis;
use crate::ids::{ChannelId, GameId, GuildId};

/// The token that the engine's answer can be shown by: its interaction, itself, and when it came.
type Kept = (i64, String, i64);

impl Store {
    /// Whether the bot is a guest at a channel.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn is_guest(&self, channel: ChannelId) -> Result<bool, StoreError> {
        let mut reader = self.readers.lend().await?;
        let found: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM guests WHERE channel = $1")
            .bind(stored(channel.0))
            .fetch_one(&mut *reader)
            .await?;
        reader.give_back();
        Ok(found > 0)
    }

    /// Notes whether the bot is a guest at a channel, which is in this server if in any.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn note_guest(
        &self,
        channel: ChannelId,
        guest: bool,
        server: Option<GuildId>,
    ) -> Result<(), StoreError> {
        if self.is_guest(channel).await? == guest {
            return Ok(());
        }
        let mut transaction = self.writer.begin().await?;
        let channel = stored(channel.0);
        let noting = if guest {
            let statement =
                "INSERT INTO guests (channel, server) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            sqlx::query(statement).bind(channel).bind(server.map(|server| stored(server.0)))
        } else {
            sqlx::query("DELETE FROM guests WHERE channel = $1").bind(channel)
        };
        noting.execute(&mut *transaction).await?;
        transaction.commit().await
    }

    /// The boards that rest at a channel, each by its game and entry.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn resting_boards(
        &self,
        channel: ChannelId,
    ) -> Result<Vec<(GameId, i64)>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(
            "SELECT game, ply FROM jobs WHERE kind = 'board' AND channel = $1 AND due = $2 ORDER BY \
             game, ply",
        )
        .bind(stored(channel.0))
        .bind(NEVER)
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        let board = |row| -> Result<_, sqlx::Error> {
            Ok((GameId(id(row, "game")?), Row::try_get(row, "ply")?))
        };
        Ok(rows.iter().map(board).collect::<Result<_, _>>()?)
    }

    /// Lets a board that rests be shown by another interaction, in a new message, as if it had
    /// never been tried; whether it still rested. It is leased to whoever does this.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn owe_again(
        &self,
        (game, ply): (GameId, i64),
        by: TokenRow<'_>,
    ) -> Result<bool, StoreError> {
        let now = self.clock.now();
        let mut transaction = self.writer.begin().await?;
        let owed = sqlx::query(
            "UPDATE jobs SET interaction = $1, token = $2, token_time = $3, message = NULL, act = \
             NULL, due = $3, since = $3, tries = 0, lease = $4 WHERE kind = 'board' AND game = $5 \
             AND ply = $6 AND due = $7",
        )
        .bind(stored(by.interaction.0))
        .bind(by.token)
        .bind(now)
        .bind(now.saturating_add(millis(lease(JobKind::Board))))
        .bind(stored(game.0))
        .bind(ply)
        .bind(NEVER)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(owed.rows_affected() == 1)
    }
}

/// The token with which the engine's answer in a game can be shown, if there is one.
pub(super) async fn kept_token(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Option<Kept>, StoreError> {
    let row = sqlx::query(
        "SELECT interaction, token, token_time FROM jobs WHERE kind = 'engine' AND game = $1 AND \
         token IS NOT NULL ORDER BY ply DESC LIMIT 1",
    )
    .bind(stored(game.0))
    .fetch_optional(connection)
    .await?;
    let read = |row: &sqlx::any::AnyRow| -> Result<Kept, sqlx::Error> {
        Ok((row.try_get("interaction")?, row.try_get("token")?, row.try_get("token_time")?))
    };
    Ok(row.as_ref().map(read).transpose()?)
}

/// Lets a job be done by this token, where there is one.
pub(super) async fn keep_token(
    connection: &mut AnyConnection,
    (kind, game, ply): JobKey,
    kept: Option<&Kept>,
) -> Result<(), StoreError> {
    let Some((interaction, token, came)) = kept else {
        return Ok(());
    };
    sqlx::query(
        "UPDATE jobs SET interaction = $1, token = $2, token_time = $3 WHERE kind = $4 AND game = \
         $5 AND ply = $6 AND token IS NULL",
    )
    .bind(interaction)
    .bind(token)
    .bind(came)
    .bind(kind.name())
    .bind(stored(game.0))
    .bind(ply)
    .execute(connection)
    .await?;
    Ok(())
}
