//! How lucky users were with their dice, as far as it was computed.

use rules::Color;
use sqlx::{AssertSqlSafe, FromRow};

use super::{RatingStore, Side, StoreError};
use crate::ids::{GameId, GuildId, UserId};

/// A roll that was lucky or unlucky.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct LuckRow {
    /// Of the die.
    pub number: i64,
    /// How many turns had been played.
    pub turn: i64,
    /// What it added to the chances of the side that rolled it, in millionths of a win.
    pub gain: i64,
}

/// The luckiest and the unluckiest roll of a side in a game; none if it never rolled.
pub type LuckOfSide = Option<(LuckRow, LuckRow)>;

#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct RollRow {
    pub game_id: GameId,
    pub variant: String,
    #[sqlx(flatten)]
    pub roll: LuckRow,
}

impl RatingStore<'_> {
    /// Returns the newest games of a variant of a user in a guild that have ended, and were not
    /// aborted, whose luck is still to be computed: at most `max` of them.
    pub async fn games_without_luck(
        &self,
        (guild, user): (GuildId, UserId),
        variant: &str,
        max: i64,
    ) -> Result<Vec<GameId>, StoreError> {
        let query = sqlx::query_as(
            "SELECT game_id
            FROM games
            WHERE guild_id = $1 AND (white_id = $2 OR black_id = $2) AND variant = $3
                AND result IN ('white', 'black', 'draw')
                AND NOT EXISTS (SELECT 1 FROM luck WHERE luck.game_id = games.game_id)
            ORDER BY game_id DESC
            LIMIT $4",
        );
        let games = self.0.all(query.bind(guild).bind(user).bind(variant).bind(max)).await?;
        Ok(games.into_iter().map(|(game,)| game).collect())
    }

    /// Writes how lucky both sides of an ended game were, unless it was written before.
    pub async fn add_luck(
        &self,
        game: GameId,
        sides: [(Color, LuckOfSide); 2],
    ) -> Result<(), StoreError> {
        self.0
            .write(async |connection| {
                for (side, luck) in sides {
                    let insert = sqlx::query(
                        "INSERT INTO luck (game_id, side, best_number, best_turn, best_gain,
                            worst_number, worst_turn, worst_gain)
                        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
                        ON CONFLICT DO NOTHING",
                    );
                    let mut insert = insert.bind(game).bind(Side(side));
                    let (best, worst) = luck.unzip();
                    for roll in [best, worst] {
                        insert = insert.bind(roll.map(|it| it.number));
                        insert = insert.bind(roll.map(|it| it.turn)).bind(roll.map(|it| it.gain));
                    }
                    insert.execute(&mut *connection).await?;
                }
                Ok(())
            })
            .await
    }

    /// Returns a user's luckiest and unluckiest roll in a guild, as far as luck was computed.
    pub async fn luck_of(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<Option<(RollRow, RollRow)>, StoreError> {
        let roll = |which: &str, order: &str| {
            let query = sqlx::query_as(AssertSqlSafe(format!(
                "SELECT games.game_id, variant, {which}_number AS number, {which}_turn AS turn,
                    {which}_gain AS gain
                FROM luck
                JOIN games ON games.game_id = luck.game_id
                WHERE guild_id = $1 AND {which}_gain IS NOT NULL
                    AND ((side = 'white' AND white_id = $2) OR (side = 'black' AND black_id = $2))
                ORDER BY {which}_gain {order}, games.game_id
                LIMIT 1"
            )));
            query.bind(guild).bind(user)
        };
        self.0
            .read(async |connection| {
                let best = roll("best", "DESC").fetch_optional(&mut *connection).await?;
                let worst = roll("worst", "ASC").fetch_optional(connection).await?;
                Ok(best.zip(worst))
            })
            .await
    }
}
