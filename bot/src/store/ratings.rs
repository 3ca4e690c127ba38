//! Ratings, as a guild's lists show them.

use sqlx::FromRow;

use super::{Store, StoreError};
use crate::ids::{GuildId, UserId};

#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct RankRow {
    pub user_id: UserId,
    pub variant: String,
    /// The rating and its deviation are in millionths of a point.
    pub rating: i64,
    pub deviation: i64,
    /// After how many rated games.
    pub games: i64,
}

/// A list of ratings: first the established ones, then the provisional ones, each by rating, and
/// among equal ones those first who came to Discord first.
#[derive(Clone, Copy, Debug)]
pub struct List<'a> {
    pub guild: GuildId,
    pub variant: &'a str,
    /// A rating is provisional while its deviation is above this.
    pub provisional_deviation: i64,
}

pub struct RatingStore<'a>(pub(super) &'a Store);

impl RatingStore<'_> {
    /// Returns `count` ratings of a list from a place on, which counts from 0.
    pub async fn ranks(
        &self,
        list: List<'_>,
        (from, count): (i64, i64),
    ) -> Result<Vec<RankRow>, StoreError> {
        let query = sqlx::query_as(
            "SELECT user_id, variant, rating, deviation, games
            FROM ratings
            WHERE guild_id = $1 AND variant = $2
            ORDER BY deviation > $3, rating DESC, user_id
            LIMIT $4 OFFSET $5",
        );
        let query = query.bind(list.guild).bind(list.variant).bind(list.provisional_deviation);
        self.0.all(query.bind(count).bind(from)).await
    }

    /// Returns how many are on a list, and a user's rating with the number of those before it, if the
    /// user is on it.
    pub async fn place(
        &self,
        list: List<'_>,
        user: UserId,
    ) -> Result<(i64, Option<(i64, RankRow)>), StoreError> {
        #[derive(FromRow)]
        struct Place {
            before: i64,
            #[sqlx(flatten)]
            rank: RankRow,
        }
        self.0
            .read(async |connection| {
                let count = sqlx::query_scalar(
                    "SELECT COUNT(*) FROM ratings WHERE guild_id = $1 AND variant = $2",
                );
                let count =
                    count.bind(list.guild).bind(list.variant).fetch_one(&mut *connection).await?;
                let query = sqlx::query_as(
                    "SELECT user_id, variant, rating, deviation, games, (
                        SELECT COUNT(*)
                        FROM ratings AS others
                        WHERE others.guild_id = $1 AND others.variant = $2
                            AND (others.deviation > $3, -others.rating, others.user_id)
                                < (ratings.deviation > $3, -ratings.rating, ratings.user_id)
                    ) AS before
                    FROM ratings
                    WHERE guild_id = $1 AND variant = $2 AND user_id = $4",
                );
                let query = query.bind(list.guild).bind(list.variant);
                let query = query.bind(list.provisional_deviation).bind(user);
                let place: Option<Place> = query.fetch_optional(connection).await?;
                Ok((count, place.map(|it| (it.before, it.rank))))
            })
            .await
    }

    /// Returns the variant that was rated most often in a guild.
    pub async fn most_rated(&self, guild: GuildId) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_as(
            "SELECT variant
            FROM ratings
            WHERE guild_id = $1
            GROUP BY variant
            ORDER BY SUM(games) DESC, variant
            LIMIT 1",
        );
        Ok(self.0.optional(query.bind(guild)).await?.map(|(variant,)| variant))
    }
}
