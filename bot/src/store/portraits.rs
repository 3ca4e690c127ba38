//! Which pictures of their profiles the players of a game had last.

use std::time::Duration;

use rules::{ByColor, Color};
use sqlx::FromRow;

use super::{Flag, Side, Store, StoreError, StoredSettings};
use crate::avatar::Avatar;
use crate::clock::millis;
use crate::ids::{GameId, GuildId, UserId};

/// For how long they are kept after a game has ended.
const RETENTION: Duration = Duration::from_secs(30 * 24 * 60 * 60);

pub struct PortraitStore<'a>(pub(super) &'a Store);

/// What is known of the pictures of a game's players, and what its server and they have set.
#[derive(Default)]
pub struct GamePortraits {
    pub is_running: bool,
    pub guild: StoredSettings,
    pub users: ByColor<StoredSettings>,
    pub avatars: ByColor<Option<Avatar>>,
}

#[derive(FromRow)]
struct PortraitsRow {
    #[sqlx(try_from = "Flag")]
    is_running: bool,
    guild: StoredSettings,
    white: StoredSettings,
    black: StoredSettings,
    #[sqlx(flatten)]
    white_avatar: WhiteColumns,
    #[sqlx(flatten)]
    black_avatar: BlackColumns,
}

#[derive(FromRow)]
struct WhiteColumns {
    white_user_id: Option<UserId>,
    white_guild_id: Option<GuildId>,
    white_hash: Option<String>,
}

#[derive(FromRow)]
struct BlackColumns {
    black_user_id: Option<UserId>,
    black_guild_id: Option<GuildId>,
    black_hash: Option<String>,
}

/// The picture in these columns, if there is one.
fn avatar(user: Option<UserId>, guild: Option<GuildId>, hash: Option<String>) -> Option<Avatar> {
    Avatar::new(user?, guild, &hash?)
}

impl From<PortraitsRow> for GamePortraits {
    fn from(row: PortraitsRow) -> Self {
        let (white, black) = (row.white_avatar, row.black_avatar);
        Self {
            is_running: row.is_running,
            guild: row.guild,
            users: ByColor { white: row.white, black: row.black },
            avatars: ByColor {
                white: avatar(white.white_user_id, white.white_guild_id, white.white_hash),
                black: avatar(black.black_user_id, black.black_guild_id, black.black_hash),
            },
        }
    }
}

impl PortraitStore<'_> {
    /// Returns all that decides on the portraits of a game, in one statement; nothing if there is no
    /// such game.
    pub async fn of_game(&self, game: GameId) -> Result<GamePortraits, StoreError> {
        let query = sqlx::query_as(
            "SELECT CASE WHEN result IS NULL THEN 1 ELSE 0 END AS is_running,
                COALESCE(guild_settings.data, '{}') AS guild,
                COALESCE(white.data, '{}') AS white, COALESCE(black.data, '{}') AS black,
                of_white.user_id AS white_user_id, of_white.guild_id AS white_guild_id,
                of_white.hash AS white_hash,
                of_black.user_id AS black_user_id, of_black.guild_id AS black_guild_id,
                of_black.hash AS black_hash
            FROM games
            LEFT JOIN guild_settings ON guild_settings.guild_id = games.guild_id
            LEFT JOIN user_settings AS white ON white.user_id = games.white_id
            LEFT JOIN user_settings AS black ON black.user_id = games.black_id
            LEFT JOIN game_portraits AS of_white ON of_white.game_id = games.game_id
                AND of_white.side = 'white' AND of_white.user_id = games.white_id
            LEFT JOIN game_portraits AS of_black ON of_black.game_id = games.game_id
                AND of_black.side = 'black' AND of_black.user_id = games.black_id
            WHERE games.game_id = $1",
        );
        let row: Option<PortraitsRow> = self.0.optional(query.bind(game)).await?;
        Ok(row.map_or_else(GamePortraits::default, GamePortraits::from))
    }

    /// Stores the picture of who plays a side, unless they were deleted.
    pub async fn set(&self, game: GameId, side: Color, avatar: Avatar) -> Result<(), StoreError> {
        let insert = sqlx::query(
            "INSERT INTO game_portraits (game_id, side, user_id, guild_id, hash)
            SELECT game_id, $2, $3, CAST($4 AS BIGINT), $5
            FROM games
            WHERE game_id = $1 AND CASE $2 WHEN 'white' THEN white_id ELSE black_id END = $3
            ON CONFLICT (game_id, side) DO UPDATE
            SET user_id = excluded.user_id, guild_id = excluded.guild_id, hash = excluded.hash",
        );
        let insert = insert.bind(game).bind(Side(side)).bind(avatar.user).bind(avatar.guild);
        self.0.execute(insert.bind(avatar.hash())).await.map(drop)
    }

    /// Deletes the picture of a player, who has none any more.
    pub async fn unset(&self, game: GameId, side: Color) -> Result<(), StoreError> {
        let delete = sqlx::query("DELETE FROM game_portraits WHERE game_id = $1 AND side = $2");
        self.0.execute(delete.bind(game).bind(Side(side))).await.map(drop)
    }

    /// Deletes the pictures of a user in all games.
    pub async fn forget(&self, user: UserId) -> Result<(), StoreError> {
        let delete = sqlx::query("DELETE FROM game_portraits WHERE user_id = $1");
        self.0.execute(delete.bind(user)).await.map(drop)
    }

    /// Deletes those of the games that ended more than [`RETENTION`] ago.
    pub async fn delete_old(&self) -> Result<(), StoreError> {
        let before = self.0.clock.now().saturating_sub(millis(RETENTION));
        let delete = sqlx::query(
            "DELETE FROM game_portraits
            WHERE EXISTS (
                    SELECT 1
                    FROM games
                    WHERE games.game_id = game_portraits.game_id AND games.result IS NOT NULL
                )
                AND (
                    SELECT MAX(created_at)
                    FROM game_entries
                    WHERE game_entries.game_id = game_portraits.game_id
                ) < $1",
        );
        self.0.execute(delete.bind(before)).await.map(drop)
    }
}
