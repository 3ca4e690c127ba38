//! The channels in which servers let games be opened.

use super::rows::{id, stored};
use super::{Store, StoreError};
use crate::ids::{ChannelId, GuildId};

impl Store {
    /// The channels in which games may be opened in a server, the oldest first; none: in all.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn game_channels(&self, guild: GuildId) -> Result<Vec<ChannelId>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows =
            sqlx::query("SELECT channel FROM game_channels WHERE guild = $1 ORDER BY channel")
                .bind(stored(guild.0))
                .fetch_all(&mut *reader)
                .await?;
        reader.give_back();
        Ok(rows.iter().map(|row| id(row, "channel").map(ChannelId)).collect::<Result<_, _>>()?)
    }

    /// Lets games be opened in these channels of a server and in no others; where there are none,
    /// in all.
    ///
    /// # Errors
    ///
    /// Fails where the database does; then nothing is changed.
    pub async fn choose_game_channels(
        &self,
        guild: GuildId,
        channels: &[ChannelId],
    ) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("DELETE FROM game_channels WHERE guild = $1")
            .bind(stored(guild.0))
            .execute(&mut *transaction)
            .await?;
        for channel in channels {
            sqlx::query(
                "INSERT INTO game_channels (guild, channel) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            )
            .bind(stored(guild.0))
            .bind(stored(channel.0))
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await
    }

    /// Strikes channels that there are no more.
    ///
    /// # Errors
    ///
    /// Fails where the database does; then none is struck.
    pub async fn strike_game_channels(&self, gone: &[ChannelId]) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        for channel in gone {
            sqlx::query("DELETE FROM game_channels WHERE channel = $1")
                .bind(stored(channel.0))
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await
    }
}
