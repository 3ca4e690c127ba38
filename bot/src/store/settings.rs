//! What users and guilds have set: a JSON document each, which is written as a whole.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sqlx::{AssertSqlSafe, FromRow};

use super::types::from_json;
use super::{Flag, Store, StoreError};
use crate::ids::{ChannelId, GameId, GuildId, UserId};

/// What a user or a guild has set, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StoredSettings(BTreeMap<String, StoredValue>);

/// The value of a setting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum StoredValue {
    Flag(bool),
    /// The name or code of what is set.
    Name(String),
    /// What only a later version can read.
    Other(serde_json::Value),
}

/// The name under which a guild's locale is kept, as Discord sent it last.
const LOCALE: &str = "locale";

impl StoredSettings {
    pub fn get(&self, name: &str) -> Option<&StoredValue> {
        self.0.get(name)
    }

    /// Sets something, or nothing, so that the default holds.
    pub fn set(&mut self, name: &str, value: Option<StoredValue>) {
        match value {
            Some(value) => self.0.insert(name.to_owned(), value),
            None => self.0.remove(name),
        };
    }

    /// The guild's locale, as Discord sent it last.
    pub fn locale(&self) -> Option<&str> {
        match self.get(LOCALE)? {
            StoredValue::Name(locale) => Some(locale),
            StoredValue::Flag(_) | StoredValue::Other(_) => None,
        }
    }

    pub fn set_locale(&mut self, locale: &str) {
        self.set(LOCALE, Some(StoredValue::Name(locale.to_owned())));
    }
}

/// What is known of a user who sends an interaction, and of where.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct RequestContext {
    pub user: StoredSettings,
    /// Nothing outside guilds.
    pub guild: StoredSettings,
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
    pub guild: StoredSettings,
    /// The code of the game's own language; none: the guild's.
    pub language: Option<String>,
    pub white: StoredSettings,
    pub black: StoredSettings,
    pub white_games: i64,
    pub black_games: i64,
}

pub struct SettingsStore<'a>(pub(super) &'a Store);

impl SettingsStore<'_> {
    pub async fn user(&self, user: UserId) -> Result<StoredSettings, StoreError> {
        self.find("user", user.0).await
    }

    pub async fn guild(&self, guild: GuildId) -> Result<StoredSettings, StoreError> {
        self.find("guild", guild.0).await
    }

    /// Changes what a user has set, and returns all that is set then.
    pub async fn change_user(
        &self,
        user: UserId,
        change: impl FnOnce(&mut StoredSettings),
    ) -> Result<StoredSettings, StoreError> {
        self.change("user", user.0, change).await
    }

    /// Changes what a guild has set, and returns all that is set then.
    pub async fn change_guild(
        &self,
        guild: GuildId,
        change: impl FnOnce(&mut StoredSettings),
    ) -> Result<StoredSettings, StoreError> {
        self.change("guild", guild.0, change).await
    }

    async fn find(&self, owner: &str, id: u64) -> Result<StoredSettings, StoreError> {
        let query = format!("SELECT data FROM {owner}_settings WHERE {owner}_id = $1");
        let query = sqlx::query_as(AssertSqlSafe(query)).bind(id.cast_signed());
        Ok(self.0.optional(query).await?.map_or_else(StoredSettings::default, |(data,)| data))
    }

    async fn change(
        &self,
        owner: &str,
        id: u64,
        change: impl FnOnce(&mut StoredSettings),
    ) -> Result<StoredSettings, StoreError> {
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
                let mut settings: StoredSettings =
                    from_json(&stored).map_err(sqlx::Error::Decode)?;
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
