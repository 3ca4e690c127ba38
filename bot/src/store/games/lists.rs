//! Lists of games.

use rules::ByColor;
use sqlx::any::AnyArguments;
use sqlx::query::QueryAs;
use sqlx::{Any, AssertSqlSafe, FromRow};

use super::rows::PlayerColumns;
use super::{GameStore, PlayerRow};
use crate::ids::{ChannelId, GameId, GuildId, MessageId, UserId};
use crate::store::{Flag, Side, StoreError};

/// A game that is running, and how many entries it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct ActiveGame {
    pub game_id: GameId,
    pub seq: i64,
    pub channel_id: ChannelId,
}

/// A game as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct ListedGame {
    pub game_id: GameId,
    pub channel_id: ChannelId,
    /// The guild of that channel, also where the bot is a user install.
    pub guild_id: Option<GuildId>,
    pub variant: String,
    #[sqlx(flatten, try_from = "PlayerColumns")]
    pub players: ByColor<PlayerRow>,
    /// None once it has ended.
    pub side_to_act: Option<Side>,
    /// None while it is running.
    pub result: Option<String>,
    /// The message of the newest board that is shown, if it is known.
    pub message_id: Option<MessageId>,
    /// When the last entry was written, or the game began, in Unix milliseconds.
    pub last_played_at: i64,
    /// None without a clock that runs.
    pub deadline_at: Option<i64>,
}

/// Lists games; the conditions follow.
const SELECT: &str = "
    SELECT game_id, channel_id, variant, white_id, white_level, black_id, black_level, side_to_act,
        result,
        board_message_id AS message_id,
        COALESCE(games.guild_id, (
            SELECT user_install_channels.guild_id
            FROM user_install_channels
            WHERE user_install_channels.channel_id = games.channel_id
        )) AS guild_id,
        COALESCE((
            SELECT created_at
            FROM game_entries
            WHERE game_entries.game_id = games.game_id
            ORDER BY seq DESC
            LIMIT 1
        ), started_at) AS last_played_at,
        (SELECT deadline_at FROM clocks WHERE clocks.game_id = games.game_id) AS deadline_at
    FROM games
    WHERE";

impl GameStore<'_> {
    /// Returns the games of a user that are running anywhere, perhaps only those against the engine, the
    /// oldest first.
    pub async fn running_of_user(
        &self,
        user: UserId,
        only_against_engine: bool,
    ) -> Result<Vec<ActiveGame>, StoreError> {
        self.0.all(running(user, only_against_engine)).await
    }

    /// Returns the games of a user that are running in a guild, or outside guilds; those that were
    /// played last come last.
    pub async fn list_of_user(
        &self,
        user: UserId,
        guild: Option<GuildId>,
    ) -> Result<Vec<ListedGame>, StoreError> {
        // By the plus sign SQLite does not look through all games of the guild.
        let list = list(
            "result IS NULL
                AND +games.guild_id IS NOT DISTINCT FROM $1 AND (white_id = $2 OR black_id = $2)
            ORDER BY last_played_at, game_id",
        );
        self.0.all(list.bind(guild).bind(user)).await
    }

    /// Returns the newest games of a user that have ended in a guild, or outside guilds, `limit` at
    /// most.
    pub async fn list_of_ended(
        &self,
        user: UserId,
        guild: Option<GuildId>,
        limit: i64,
    ) -> Result<Vec<ListedGame>, StoreError> {
        let list = list(
            "result IS NOT NULL
                AND +games.guild_id IS NOT DISTINCT FROM $1 AND (white_id = $2 OR black_id = $2)
            ORDER BY last_played_at DESC, game_id DESC
            LIMIT $3",
        );
        self.0.all(list.bind(guild).bind(user).bind(limit)).await
    }

    /// Returns the ids of the variants that a user has played or is playing.
    pub async fn variants_of(&self, user: UserId) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_as(
            "SELECT DISTINCT variant FROM games WHERE white_id = $1 OR black_id = $1",
        );
        let rows: Vec<(String,)> = self.0.all(query.bind(user)).await?;
        Ok(rows.into_iter().map(|(variant,)| variant).collect())
    }

    /// Returns the newest games of others that are running in a guild, `limit` at most, and how many
    /// there are.
    pub async fn list_of_others(
        &self,
        user: UserId,
        guild: GuildId,
        limit: i64,
    ) -> Result<(Vec<ListedGame>, usize), StoreError> {
        self.0
            .read(async |connection| {
                let count = sqlx::query_scalar::<_, i64>(
                    "SELECT COUNT(*)
                    FROM games
                    WHERE result IS NULL AND guild_id = $1
                        AND white_id IS DISTINCT FROM $2 AND black_id IS DISTINCT FROM $2",
                );
                let count = count.bind(guild).bind(user).fetch_one(&mut *connection).await?;
                let list = list(
                    "result IS NULL AND games.guild_id = $1
                        AND white_id IS DISTINCT FROM $2 AND black_id IS DISTINCT FROM $2
                    ORDER BY game_id DESC
                    LIMIT $3",
                );
                let listed = list.bind(guild).bind(user).bind(limit).fetch_all(connection).await?;
                Ok((listed, usize::try_from(count).unwrap_or_default()))
            })
            .await
    }
}

fn list(filter: &str) -> QueryAs<'static, Any, ListedGame, AnyArguments> {
    sqlx::query_as(AssertSqlSafe(format!("{SELECT} {filter}")))
}

pub(super) fn running(
    user: UserId,
    only_against_engine: bool,
) -> QueryAs<'static, Any, ActiveGame, AnyArguments> {
    let running = sqlx::query_as(
        "SELECT game_id, channel_id, (
            SELECT COALESCE(MAX(seq), 0)
            FROM game_entries
            WHERE game_entries.game_id = games.game_id
        ) AS seq
        FROM games
        WHERE result IS NULL AND (white_id = $1 OR black_id = $1)
            AND ($2 = 0 OR white_level IS NOT NULL OR black_level IS NOT NULL)
        ORDER BY game_id",
    );
    running.bind(user).bind(Flag(only_against_engine))
}
