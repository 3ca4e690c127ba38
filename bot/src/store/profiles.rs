//! A user's games and ratings, as their profile shows them.

use sqlx::FromRow;

use super::{Flag, RankRow, RatingStore, StoreError};
use crate::ids::{GuildId, UserId};

/// How many of a user's games of a variant that have ended, and were not aborted, came out so.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct TallyRow {
    pub variant: String,
    #[sqlx(try_from = "Flag")]
    pub is_against_engine: bool,
    /// `won`, `drawn` or `lost`.
    pub outcome: String,
    pub games: i64,
}

/// A user's games with another one.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct OpponentRow {
    pub user_id: UserId,
    pub games: i64,
    /// The first user's score, in halves of a point; the other's is the rest.
    pub score: i64,
}

impl RatingStore<'_> {
    /// Whether a user has played a game of this variant to its end; one that was aborted does not count.
    pub async fn has_played(&self, user: UserId, variant: &str) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "SELECT 1
            FROM games
            WHERE (white_id = $1 OR black_id = $1) AND variant = $2
                AND result IN ('white', 'black', 'draw')
            LIMIT 1",
        );
        self.0.exists(query.bind(user).bind(variant)).await
    }

    /// Returns a user's ratings in a guild by variant, the one of most games first.
    pub async fn ratings_of(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<Vec<RankRow>, StoreError> {
        let query = sqlx::query_as(
            "SELECT user_id, variant, rating, deviation, games
            FROM ratings
            WHERE guild_id = $1 AND user_id = $2
            ORDER BY games DESC, variant",
        );
        self.0.all(query.bind(guild).bind(user)).await
    }

    /// Returns a user's last rated games of a variant in a guild, at most `max` of them, the oldest
    /// first: the number of each, and the rating and its deviation after it.
    pub async fn history(
        &self,
        guild: GuildId,
        variant: &str,
        (user, max): (UserId, i64),
    ) -> Result<Vec<(i64, i64, i64)>, StoreError> {
        let query = sqlx::query_as(
            "SELECT number, rating, deviation
            FROM rated_games
            WHERE guild_id = $1 AND variant = $2 AND user_id = $3
            ORDER BY number DESC
            LIMIT $4",
        );
        let mut games = self.0.all(query.bind(guild).bind(variant).bind(user).bind(max)).await?;
        games.reverse();
        Ok(games)
    }

    /// Returns how a user's games in a guild came out that began from the variant's own start.
    pub async fn tallies(&self, guild: GuildId, user: UserId) -> Result<Vec<TallyRow>, StoreError> {
        let query = sqlx::query_as(
            "SELECT variant, is_against_engine, outcome, COUNT(*) AS games
            FROM (
                SELECT variant,
                    CASE WHEN white_level IS NOT NULL OR black_level IS NOT NULL THEN 1
                    ELSE 0 END AS is_against_engine,
                    CASE WHEN result = 'draw' THEN 'drawn'
                    WHEN (result = 'white') = (white_id IS NOT DISTINCT FROM $2) THEN 'won'
                    ELSE 'lost' END AS outcome
                FROM games
                WHERE guild_id = $1 AND (white_id = $2 OR black_id = $2)
                    AND white_id IS DISTINCT FROM black_id AND start_fen IS NULL
                    AND result IN ('white', 'black', 'draw')
            ) AS played
            GROUP BY variant, is_against_engine, outcome",
        );
        self.0.all(query.bind(guild).bind(user)).await
    }

    /// Returns with whom a user has played most in a guild, at most `max` users.
    pub async fn opponents(
        &self,
        guild: GuildId,
        user: UserId,
        max: i64,
    ) -> Result<Vec<OpponentRow>, StoreError> {
        // Neither the engine nor deleted users: their ids are NULL.
        let query = sqlx::query_as(
            "SELECT user_id, COUNT(*) AS games, CAST(SUM(score) AS BIGINT) AS score
            FROM (
                SELECT CASE WHEN white_id = $2 THEN black_id ELSE white_id END AS user_id,
                    CASE WHEN result = 'draw' THEN 1
                    WHEN (result = 'white') = (white_id = $2) THEN 2
                    ELSE 0 END AS score
                FROM games
                WHERE guild_id = $1 AND (white_id = $2 OR black_id = $2)
                    AND white_id <> black_id AND start_fen IS NULL
                    AND result IN ('white', 'black', 'draw')
            ) AS played
            GROUP BY user_id
            ORDER BY games DESC, score DESC, user_id
            LIMIT $3",
        );
        self.0.all(query.bind(guild).bind(user).bind(max)).await
    }
}
