//! Channels: threads that were opened for games, channels where the bot is a user install, and those in
//! which guilds let games be opened.

use std::time::Duration;

use sqlx::AnyConnection;

use super::jobs::NewJob;
use super::types::JobKind;
use super::{Store, StoreError};
use crate::clock::millis;
use crate::ids::{ChannelId, GameId, GuildId};

/// How long a thread stays open once its game has ended, for a rematch.
const ARCHIVE_DELAY: Duration = Duration::from_secs(24 * 60 * 60);

pub struct ChannelStore<'a>(pub(super) &'a Store);

impl ChannelStore<'_> {
    /// Notes a thread that was opened for a game.
    pub async fn add_thread(&self, thread: ChannelId) -> Result<(), StoreError> {
        let insert =
            sqlx::query("INSERT INTO threads (channel_id) VALUES ($1) ON CONFLICT DO NOTHING");
        self.0.execute(insert.bind(thread)).await.map(drop)
    }

    pub async fn is_user_install(&self, channel: ChannelId) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT 1 FROM user_install_channels WHERE channel_id = $1");
        self.0.exists(query.bind(channel)).await
    }

    /// Notes whether the bot is a user install in a channel, which is in this guild if in any.
    pub async fn set_user_install(
        &self,
        channel: ChannelId,
        is_user_install: bool,
        guild: Option<GuildId>,
    ) -> Result<(), StoreError> {
        let change = if is_user_install {
            let insert = sqlx::query(
                "INSERT INTO user_install_channels (channel_id, guild_id)
                VALUES ($1, $2)
                ON CONFLICT DO NOTHING",
            );
            insert.bind(channel).bind(guild)
        } else {
            sqlx::query("DELETE FROM user_install_channels WHERE channel_id = $1").bind(channel)
        };
        self.0.execute(change).await.map(drop)
    }

    /// The channels of a guild in which games may be opened, the oldest first; none: in all.
    pub async fn game_channels(&self, guild: GuildId) -> Result<Vec<ChannelId>, StoreError> {
        let query = sqlx::query_as(
            "SELECT channel_id FROM game_channels WHERE guild_id = $1 ORDER BY channel_id",
        );
        let channels = self.0.all(query.bind(guild)).await?;
        Ok(channels.into_iter().map(|(channel,)| channel).collect())
    }

    /// Lets games be opened in these channels of a guild and in no others; where there are none, in all.
    pub async fn choose_game_channels(
        &self,
        guild: GuildId,
        channels: &[ChannelId],
    ) -> Result<(), StoreError> {
        self.0
            .write(async |connection| {
                let delete = sqlx::query("DELETE FROM game_channels WHERE guild_id = $1");
                delete.bind(guild).execute(&mut *connection).await?;
                for channel in channels {
                    let insert = sqlx::query(
                        "INSERT INTO game_channels (guild_id, channel_id)
                        VALUES ($1, $2)
                        ON CONFLICT DO NOTHING",
                    );
                    insert.bind(guild).bind(*channel).execute(&mut *connection).await?;
                }
                Ok(())
            })
            .await
    }

    /// Deletes channels that no longer exist from those in which games may be opened.
    pub async fn delete_game_channels(&self, gone: &[ChannelId]) -> Result<(), StoreError> {
        self.0
            .write(async |connection| {
                for channel in gone {
                    let delete = sqlx::query("DELETE FROM game_channels WHERE channel_id = $1");
                    delete.bind(*channel).execute(&mut *connection).await?;
                }
                Ok(())
            })
            .await
    }
}

/// Enqueues the job that archives the channel of a game that has ended, if that is a thread which was
/// opened for a game.
pub(super) async fn enqueue_archiving(
    connection: &mut AnyConnection,
    place @ (game, _): (GameId, i64),
    now: i64,
) -> Result<(), StoreError> {
    let thread = sqlx::query(
        "SELECT 1
        FROM threads
        WHERE channel_id = (SELECT channel_id FROM games WHERE game_id = $1)",
    );
    if thread.bind(game).fetch_optional(&mut *connection).await?.is_none() {
        return Ok(());
    }
    let run_at = now.saturating_add(millis(ARCHIVE_DELAY));
    NewJob::at(JobKind::ArchiveThread, place, run_at).enqueue(connection).await
}
