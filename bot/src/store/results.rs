//! What games between users come to, and the ratings that follow. All of it is written in the
//! transaction of the entry that ends a game, so it counts once, whichever process writes that entry.

use std::time::Duration;

use rules::{ByColor, Color};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, FromRow, Row};

use super::{RatingOutcome, RatingStore, StoreError, lock};
use crate::clock::millis;
use crate::ids::{GameId, GuildId, UserId};

/// A rating. Itself and its deviation are in millionths of a point, its volatility in billionths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct RatingRow {
    pub rating: i64,
    pub deviation: i64,
    pub volatility: i64,
}

/// Computes both ratings before and after a game, from those of both players, none for a player without
/// one yet, and White's score in halves of a point.
pub type Rate = fn(ByColor<Option<RatingRow>>, i64) -> ByColor<(RatingRow, RatingRow)>;

/// What an ended game between two users counts for that was not aborted.
#[derive(Clone, Copy)]
pub struct NewResult<'a> {
    /// None outside guilds, where nothing is rated.
    pub guild: Option<GuildId>,
    pub variant: &'a str,
    pub players: ByColor<UserId>,
    /// In halves of a point.
    pub white_score: i64,
    /// How ratings change, if the game is to be rated.
    pub rate: Option<Rate>,
}

/// What a game has changed of a user's rating, in millionths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChangeRow {
    pub before: i64,
    pub rating: i64,
    pub deviation: i64,
}

/// What a game between two users has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultRow {
    pub rating: RatingOutcome,
    /// The score between the two, in halves of a point, this game included.
    pub scores: ByColor<i64>,
    /// None where it changed nothing, or the user was deleted.
    pub changes: ByColor<Option<ChangeRow>>,
}

/// How many games of the same two users are rated within [`PAIR_LIMIT_PERIOD`].
pub const RATED_A_DAY: i64 = 4;

const PAIR_LIMIT_PERIOD: Duration = Duration::from_secs(24 * 60 * 60);

impl RatingStore<'_> {
    /// Returns what a game has come to; none while it runs, if it was aborted, and against the engine.
    pub async fn result(&self, game: GameId) -> Result<Option<ResultRow>, StoreError> {
        let query = sqlx::query_as(
            "SELECT results.rating, white_score, black_score,
                white.rating_before, white.rating, white.deviation,
                black.rating_before, black.rating, black.deviation
            FROM results
            JOIN games ON games.game_id = results.game_id
            LEFT JOIN rated_games AS white
                ON white.game_id = results.game_id AND white.user_id = games.white_id
            LEFT JOIN rated_games AS black
                ON black.game_id = results.game_id AND black.user_id = games.black_id
            WHERE results.game_id = $1",
        );
        self.0.optional(query.bind(game)).await
    }
}

impl FromRow<'_, AnyRow> for ResultRow {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        let change = |column: usize| -> Result<_, sqlx::Error> {
            let Some(before) = row.try_get(column)? else {
                return Ok(None);
            };
            let (rating, deviation) = (row.try_get(column + 1)?, row.try_get(column + 2)?);
            Ok(Some(ChangeRow { before, rating, deviation }))
        };
        Ok(Self {
            rating: row.try_get(0)?,
            scores: ByColor { white: row.try_get(1)?, black: row.try_get(2)? },
            changes: ByColor { white: change(3)?, black: change(6)? },
        })
    }
}

/// Writes what a game comes to, whose own row has its result by now, and the ratings that follow.
pub(super) async fn write(
    connection: &mut AnyConnection,
    game: GameId,
    new: &NewResult<'_>,
    now: i64,
) -> Result<(), StoreError> {
    // Nobody else ends a game or deletes a user between reading and writing.
    lock(connection, "results").await?;
    let rating = match new.guild.zip(new.rate) {
        None => RatingOutcome::Casual,
        Some((guild, _)) if has_reached_limit(connection, guild, new.players, now).await? => {
            RatingOutcome::PairLimit
        }
        Some((guild, rate)) => {
            change_ratings(connection, (game, guild), new, rate, now).await?;
            RatingOutcome::Rated
        }
    };
    // The scores are those of all games of the two that have ended, were not aborted and began from the
    // variant's own start.
    let insert = sqlx::query(
        "INSERT INTO results (game_id, rating, white_score, black_score)
        SELECT $1, $2, score, 2 * games - score
        FROM (
            SELECT COUNT(*) AS games, CAST(COALESCE(SUM(
                CASE WHEN result = 'draw' THEN 1
                WHEN (result = 'white') = (white_id = $3) THEN 2
                ELSE 0 END
            ), 0) AS BIGINT) AS score
            FROM games
            WHERE ((white_id = $3 AND black_id = $4) OR (white_id = $4 AND black_id = $3))
                AND variant = $5 AND guild_id IS NOT DISTINCT FROM $6 AND start_fen IS NULL
                AND result IN ('white', 'black', 'draw')
        ) AS played",
    );
    let insert = insert.bind(game).bind(rating).bind(new.players.white).bind(new.players.black);
    insert.bind(new.variant).bind(new.guild).execute(connection).await?;
    Ok(())
}

/// Whether the two have reached the daily limit, by the rated games of either. A game with a deleted user
/// counts, as the other player may be that user come back; not if the other player has a rated game as
/// old, which deletion would have removed.
async fn has_reached_limit(
    connection: &mut AnyConnection,
    guild: GuildId,
    players: ByColor<UserId>,
    now: i64,
) -> Result<bool, StoreError> {
    let since = now.saturating_sub(millis(PAIR_LIMIT_PERIOD));
    for color in Color::BOTH {
        let query = sqlx::query_scalar::<_, i64>(
            "SELECT COUNT(*)
            FROM rated_games
            WHERE guild_id = $1 AND user_id = $2 AND ended_at > $3
                AND (opponent_id = $4 OR (opponent_id IS NULL AND NOT EXISTS (
                    SELECT 1
                    FROM rated_games AS others
                    WHERE others.guild_id = $1 AND others.user_id = $4
                        AND others.ended_at <= rated_games.ended_at
                )))",
        );
        let query = query.bind(guild).bind(players[color]).bind(since).bind(players[!color]);
        if query.fetch_one(&mut *connection).await? >= RATED_A_DAY {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Writes what a game makes of the ratings of both players.
async fn change_ratings(
    connection: &mut AnyConnection,
    (game, guild): (GameId, GuildId),
    new: &NewResult<'_>,
    rate: Rate,
    now: i64,
) -> Result<(), StoreError> {
    let mut before = ByColor::<Option<RatingRow>>::default();
    for color in Color::BOTH {
        let query = sqlx::query_as(
            "SELECT rating, deviation, volatility
            FROM ratings
            WHERE guild_id = $1 AND variant = $2 AND user_id = $3",
        );
        let query = query.bind(guild).bind(new.variant).bind(new.players[color]);
        before[color] = query.fetch_optional(&mut *connection).await?;
    }
    let changes = rate(before, new.white_score);
    for color in Color::BOTH {
        let (earlier, later) = changes[color];
        let insert = sqlx::query(
            "INSERT INTO rated_games (game_id, user_id, opponent_id, guild_id, variant, number,
                rating_before, rating, deviation, volatility, ended_at)
            VALUES ($1, $2, $3, $4, $5, (
                SELECT COALESCE(MAX(games), 0) + 1
                FROM ratings
                WHERE guild_id = $4 AND variant = $5 AND user_id = $2
            ), $6, $7, $8, $9, $10)",
        );
        let insert = insert.bind(game).bind(new.players[color]).bind(new.players[!color]);
        let insert = insert.bind(guild).bind(new.variant).bind(earlier.rating);
        let insert = insert.bind(later.rating).bind(later.deviation).bind(later.volatility);
        insert.bind(now).execute(&mut *connection).await?;
    }
    let update = sqlx::query(
        "INSERT INTO ratings (guild_id, variant, user_id, rating, deviation, volatility, games)
        SELECT guild_id, variant, user_id, rating, deviation, volatility, number
        FROM rated_games
        WHERE game_id = $1
        ON CONFLICT (guild_id, variant, user_id) DO UPDATE
        SET rating = excluded.rating, deviation = excluded.deviation,
            volatility = excluded.volatility, games = excluded.games",
    );
    update.bind(game).execute(connection).await?;
    Ok(())
}

#[cfg(test)]
mod tests;
