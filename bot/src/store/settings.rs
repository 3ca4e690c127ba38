//! What users and guilds have set: a JSON document each, which is written as a whole.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sqlx::{Any, AssertSqlSafe, Decode, Encode, FromRow, Type};

use super::types::from_json;
use super::{Flag, Store, StoreError};
use crate::ids::{ChannelId, GameId, GuildId, UserId};

/// What a user has set, by names and codes; none leaves it to the guild or the default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct UserSettings {
    pub theme: Option<String>,
    pub size: Option<String>,
    pub language: Option<String>,
    /// Whether turns are to be confirmed.
    pub confirm: Option<bool>,
    /// Whether the user is pinged.
    pub pings: Option<bool>,
    /// Whether the user gets tips in the first games of a variant.
    pub tips: Option<bool>,
}

/// What a guild has set, by names and codes; none leaves it to the default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct GuildSettings {
    pub theme: Option<String>,
    pub size: Option<String>,
    pub language: Option<String>,
    /// The name of how long turns take.
    pub pace: Option<String>,
    /// Whether every board has the guild's theme.
    pub one_theme: Option<bool>,
    /// Whether every board is seen from White's side.
    pub white_below: Option<bool>,
    /// Whether games are rated that are not asked to be otherwise.
    pub rated: Option<bool>,
    /// Whether challenges to a user open threads that do not say otherwise.
    pub threads: Option<bool>,
    /// The guild's locale, as Discord sent it last.
    pub locale: Option<String>,
}

/// What is known of a user who sends an interaction, and of where.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct RequestContext {
    pub user: UserSettings,
    /// Nothing outside guilds.
    pub guild: GuildSettings,
    /// Whether the bot is a user install in the channel, as far as is known.
    #[sqlx(try_from = "Flag")]
    pub is_user_install: bool,
    /// Whether jobs are parked in the channel.
    #[sqlx(try_from = "Flag")]
    pub has_parked_jobs: bool,
}

/// What applies to the boards of a game. The games of a player are those of the variant that they began
/// before, without aborted ones: at most 3, and 0 for the engine.
#[derive(Clone, PartialEq, Eq, Debug, Default, FromRow)]
pub struct GameSettings {
    pub guild: GuildSettings,
    /// The code of the game's own language; none: the guild's.
    pub language: Option<String>,
    pub white: UserSettings,
    pub black: UserSettings,
    pub white_games: i64,
    pub black_games: i64,
}

/// Settings as they are stored.
trait Document:
    Default
    + Clone
    + Send
    + Unpin
    + DeserializeOwned
    + Type<Any>
    + for<'r> Decode<'r, Any>
    + for<'q> Encode<'q, Any>
{
}

impl Document for UserSettings {}
impl Document for GuildSettings {}

pub struct Settings<'a>(pub(super) &'a Store);

impl Settings<'_> {
    pub async fn user(&self, user: UserId) -> Result<UserSettings, StoreError> {
        self.find("user", user.0).await
    }

    pub async fn guild(&self, guild: GuildId) -> Result<GuildSettings, StoreError> {
        self.find("guild", guild.0).await
    }

    /// Changes what a user has set, and returns all that is set then.
    pub async fn change_user(
        &self,
        user: UserId,
        change: impl FnOnce(&mut UserSettings),
    ) -> Result<UserSettings, StoreError> {
        self.change("user", user.0, change).await
    }

    /// Changes what a guild has set, and returns all that is set then.
    pub async fn change_guild(
        &self,
        guild: GuildId,
        change: impl FnOnce(&mut GuildSettings),
    ) -> Result<GuildSettings, StoreError> {
        self.change("guild", guild.0, change).await
    }

    async fn find<T: Document>(&self, owner: &str, id: u64) -> Result<T, StoreError> {
        let query = format!("SELECT data FROM {owner}_settings WHERE {owner}_id = $1");
        let query = sqlx::query_as(AssertSqlSafe(query)).bind(id.cast_signed());
        Ok(self.0.optional(query).await?.map_or_else(T::default, |(data,)| data))
    }

    async fn change<T: Document>(
        &self,
        owner: &str,
        id: u64,
        change: impl FnOnce(&mut T),
    ) -> Result<T, StoreError> {
        // This inserts the row if it is missing, and locks it.
        let lock = format!(
            "INSERT INTO {owner}_settings ({owner}_id, data)
            VALUES ($1, '{{}}')
            ON CONFLICT ({owner}_id) DO UPDATE SET data = {owner}_settings.data
            RETURNING data"
        );
        let write = format!("UPDATE {owner}_settings SET data = $2 WHERE {owner}_id = $1");
        let id = id.cast_signed();
        self.0
            .write(async |connection| {
                let lock = sqlx::query_scalar(AssertSqlSafe(lock)).bind(id);
                let stored: String = lock.fetch_one(&mut *connection).await?;
                // What cannot be read is not written over.
                let mut settings: T = from_json(&stored).map_err(sqlx::Error::Decode)?;
                change(&mut settings);
                let write = sqlx::query(AssertSqlSafe(write)).bind(id).bind(settings.clone());
                write.execute(connection).await?;
                Ok(settings)
            })
            .await
    }

    /// Returns all that every interaction needs, in one statement.
    pub async fn request_context(
        &self,
        user: UserId,
        guild: Option<GuildId>,
        channel: ChannelId,
    ) -> Result<RequestContext, StoreError> {
        let query = sqlx::query_as(
            "SELECT
                COALESCE((SELECT data FROM user_settings WHERE user_id = $1), '{}') AS user,
                COALESCE((SELECT data FROM guild_settings WHERE guild_id = $2), '{}') AS guild,
                (SELECT COUNT(*) FROM user_install_channels WHERE channel_id = $3)
                    AS is_user_install,
                (SELECT COUNT(*) FROM jobs WHERE channel_id = $3 AND run_at IS NULL)
                    AS has_parked_jobs",
        );
        let query = query.bind(user).bind(guild).bind(channel);
        self.0.read(async |connection| Ok(query.fetch_one(connection).await?)).await
    }

    /// Returns what applies to the boards of a game, in one statement; nothing if there is no such game.
    pub async fn of_game(&self, game: GameId) -> Result<GameSettings, StoreError> {
        let prior_games = |side: &str| {
            format!(
                "(SELECT COUNT(*) FROM (
                    SELECT 1
                    FROM games AS prior
                    WHERE (prior.white_id = games.{side}_id OR prior.black_id = games.{side}_id)
                        AND prior.variant = games.variant AND prior.game_id < games.game_id
                        AND prior.result IS DISTINCT FROM 'aborted'
                    LIMIT 3
                ) AS counted)"
            )
        };
        let query = sqlx::query_as(AssertSqlSafe(format!(
            "SELECT language, COALESCE(guild_settings.data, '{{}}') AS guild,
                COALESCE(white.data, '{{}}') AS white, COALESCE(black.data, '{{}}') AS black,
                {} AS white_games, {} AS black_games
            FROM games
            LEFT JOIN guild_settings ON guild_settings.guild_id = games.guild_id
            LEFT JOIN user_settings AS white ON white.user_id = games.white_id
            LEFT JOIN user_settings AS black ON black.user_id = games.black_id
            WHERE games.game_id = $1",
            prior_games("white"),
            prior_games("black"),
        )));
        Ok(self.0.optional(query.bind(game)).await?.unwrap_or_default())
    }
}
