//! What users and guilds have set: a JSON document each, which is written as a whole.

use rules::ByColor;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sqlx::{AssertSqlSafe, FromRow};

use super::{Flag, Store, StoreError};
use crate::ids::{ChannelId, GameId, GuildId, UserId};

/// What a user has set; none leaves it to the guild or the default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct UserSettings {
    /// The theme's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// The size's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<String>,
    /// The language's code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Whether turns are to be confirmed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confirm: Option<bool>,
    /// Whether the user is pinged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pings: Option<bool>,
    /// Whether the user gets tips in the first games of a variant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tips: Option<bool>,
}

/// What a guild has set; none leaves it to the default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct GuildSettings {
    /// The theme's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// The size's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<String>,
    /// The language's code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The name of how long turns take.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pace: Option<String>,
    /// Whether every board has the guild's theme.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub one_theme: Option<bool>,
    /// Whether every board is seen from White's side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white_below: Option<bool>,
    /// Whether games are rated that are not asked to be otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rated: Option<bool>,
    /// Whether challenges to a user open threads that do not say otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threads: Option<bool>,
    /// The guild's locale, as Discord sent it last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// A document, which a table has a row of for each user or guild.
trait Document: Serialize + DeserializeOwned + Default {
    const TABLE: &'static str;
    /// The column of the user or guild.
    const KEY: &'static str;
}

impl Document for UserSettings {
    const TABLE: &'static str = "user_settings";
    const KEY: &'static str = "user_id";
}

impl Document for GuildSettings {
    const TABLE: &'static str = "guild_settings";
    const KEY: &'static str = "guild_id";
}

/// What is known of a user who sends an interaction, and of where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RequestContext {
    /// What the user has set.
    pub user: UserSettings,
    /// What the guild has set; outside guilds nothing.
    pub guild: GuildSettings,
    /// Whether the bot is a user install in the channel, as far as is known.
    pub is_user_install: bool,
    /// Whether jobs are parked in the channel.
    pub has_parked_jobs: bool,
}

/// What applies to the boards of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameSettings {
    /// What the guild has set.
    pub guild: GuildSettings,
    /// The code of the game's own language; none: the guild's.
    pub language: Option<String>,
    /// What the players have set.
    pub players: ByColor<UserSettings>,
    /// How many games of the variant each player began before, without aborted ones: at most 3, and 0
    /// for the engine.
    pub prior_games: ByColor<i64>,
}

/// What users and guilds have set.
#[derive(Clone, Copy)]
pub struct Settings<'a>(pub(super) &'a Store);

impl Settings<'_> {
    /// Returns what a user has set.
    pub async fn user(&self, user: UserId) -> Result<UserSettings, StoreError> {
        self.find(user.0).await
    }

    /// Returns what a guild has set.
    pub async fn guild(&self, guild: GuildId) -> Result<GuildSettings, StoreError> {
        self.find(guild.0).await
    }

    /// Changes what a user has set, and returns all that is set then.
    pub async fn change_user(
        &self,
        user: UserId,
        change: impl FnOnce(&mut UserSettings),
    ) -> Result<UserSettings, StoreError> {
        self.change(user.0, change).await
    }

    /// Changes what a guild has set, and returns all that is set then.
    pub async fn change_guild(
        &self,
        guild: GuildId,
        change: impl FnOnce(&mut GuildSettings),
    ) -> Result<GuildSettings, StoreError> {
        self.change(guild.0, change).await
    }

    async fn find<T: Document>(&self, id: u64) -> Result<T, StoreError> {
        let (table, key) = (T::TABLE, T::KEY);
        let query = AssertSqlSafe(format!("SELECT data FROM {table} WHERE {key} = $1"));
        self.0
            .read(async |connection| {
                let query = sqlx::query_scalar(query).bind(id.cast_signed());
                parse(query.fetch_optional(connection).await?)
            })
            .await
    }

    async fn change<T: Document>(
        &self,
        id: u64,
        change: impl FnOnce(&mut T),
    ) -> Result<T, StoreError> {
        let (table, key) = (T::TABLE, T::KEY);
        // This inserts the row if it is missing, and locks it.
        let lock = AssertSqlSafe(format!(
            "INSERT INTO {table} ({key}, data)
            VALUES ($1, '{{}}')
            ON CONFLICT ({key}) DO UPDATE SET data = {table}.data
            RETURNING data"
        ));
        let write = AssertSqlSafe(format!("UPDATE {table} SET data = $2 WHERE {key} = $1"));
        let id = id.cast_signed();
        self.0
            .write(async |connection| {
                let data = sqlx::query_scalar(lock).bind(id).fetch_one(&mut *connection).await?;
                let mut settings = parse(Some(data))?;
                change(&mut settings);
                let data = serde_json::to_string(&settings);
                let data = data.map_err(|error| sqlx::Error::Encode(error.into()))?;
                sqlx::query(write).bind(id).bind(data).execute(connection).await?;
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
        #[derive(FromRow)]
        struct Row {
            user_data: Option<String>,
            guild_data: Option<String>,
            #[sqlx(try_from = "Flag")]
            is_user_install: bool,
            #[sqlx(try_from = "Flag")]
            has_parked_jobs: bool,
        }
        self.0
            .read(async |connection| {
                let query = sqlx::query_as(
                    "SELECT
                        (SELECT data FROM user_settings WHERE user_id = $1) AS user_data,
                        (SELECT data FROM guild_settings WHERE guild_id = $2) AS guild_data,
                        (SELECT COUNT(*) FROM user_install_channels WHERE channel_id = $3)
                            AS is_user_install,
                        (SELECT COUNT(*) FROM jobs WHERE channel_id = $3 AND run_at IS NULL)
                            AS has_parked_jobs",
                );
                let query = query.bind(user).bind(guild).bind(channel);
                let row: Row = query.fetch_one(connection).await?;
                Ok(RequestContext {
                    user: parse(row.user_data)?,
                    guild: parse(row.guild_data)?,
                    is_user_install: row.is_user_install,
                    has_parked_jobs: row.has_parked_jobs,
                })
            })
            .await
    }

    /// Returns what applies to the boards of a game, in one statement; nothing if there is no such game.
    pub async fn of_game(&self, game: GameId) -> Result<GameSettings, StoreError> {
        #[derive(FromRow, Default)]
        struct Row {
            language: Option<String>,
            guild_data: Option<String>,
            white_data: Option<String>,
            black_data: Option<String>,
            white_games: i64,
            black_games: i64,
        }
        self.0
            .read(async |connection| {
                let query = sqlx::query_as(
                    "SELECT language, guild_settings.data AS guild_data, white.data AS white_data,
                        black.data AS black_data,
                        (SELECT COUNT(*) FROM (
                            SELECT 1
                            FROM games AS prior
                            WHERE (prior.white_id = games.white_id OR prior.black_id = games.white_id)
                                AND prior.variant = games.variant AND prior.game_id < games.game_id
                                AND prior.result IS DISTINCT FROM 'aborted'
                            LIMIT 3
                        ) AS counted) AS white_games,
                        (SELECT COUNT(*) FROM (
                            SELECT 1
                            FROM games AS prior
                            WHERE (prior.white_id = games.black_id OR prior.black_id = games.black_id)
                                AND prior.variant = games.variant AND prior.game_id < games.game_id
                                AND prior.result IS DISTINCT FROM 'aborted'
                            LIMIT 3
                        ) AS counted) AS black_games
                    FROM games
                    LEFT JOIN guild_settings ON guild_settings.guild_id = games.guild_id
                    LEFT JOIN user_settings AS white ON white.user_id = games.white_id
                    LEFT JOIN user_settings AS black ON black.user_id = games.black_id
                    WHERE games.game_id = $1",
                );
                let row: Option<Row> = query.bind(game).fetch_optional(connection).await?;
                let row = row.unwrap_or_default();
                Ok(GameSettings {
                    guild: parse(row.guild_data)?,
                    language: row.language,
                    players: ByColor { white: parse(row.white_data)?, black: parse(row.black_data)? },
                    prior_games: ByColor { white: row.white_games, black: row.black_games },
                })
            })
            .await
    }
}

/// Reads a document; nothing is set in one that is missing.
fn parse<T: DeserializeOwned + Default>(data: Option<String>) -> Result<T, StoreError> {
    let parsed = data.map(|data| serde_json::from_str(&data)).transpose();
    Ok(parsed.map_err(|error| sqlx::Error::Decode(error.into()))?.unwrap_or_default())
}
