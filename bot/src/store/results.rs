//! What games between users come to, and the ratings that follow. All of it is written in the
//! transaction of the entry that ends a game, so it counts once, whichever process writes that entry.

use std::time::Duration;

use rules::{ByColor, Color};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, FromRow, Row};

use super::{RatingOutcome, Ratings, StoreError, lock, next_id};
use crate::clock::millis;
use crate::ids::{GameId, GuildId, UserId};

/// A rating. Itself and its deviation are in millionths of a point, its volatility in billionths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct RatingRow {
    /// The rating.
    pub rating: i64,
    /// How uncertain it is.
    pub deviation: i64,
    /// How much it is expected to change.
    pub volatility: i64,
}

/// Computes both ratings before and after a game, from those of both players, none for a player without
/// one yet, and White's score in halves of a point.
pub type Rate = fn(ByColor<Option<RatingRow>>, i64) -> ByColor<(RatingRow, RatingRow)>;

/// What an ended game between two users counts for that was not aborted.
#[derive(Clone, Copy)]
pub struct NewResult<'a> {
    /// The guild; none outside guilds, where nothing is rated.
    pub guild: Option<GuildId>,
    /// The game's id in the rules.
    pub variant: &'a str,
    /// The players.
    pub players: ByColor<UserId>,
    /// White's score, in halves of a point.
    pub white_score: i64,
    /// How ratings change, if the game is to be rated.
    pub rate: Option<Rate>,
}

/// What a game has changed of a user's rating, in millionths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChangeRow {
    /// The rating before it.
    pub before: i64,
    /// The rating after it.
    pub rating: i64,
    /// How uncertain that is.
    pub deviation: i64,
}

/// What a game between two users has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultRow {
    /// Whether it has changed ratings.
    pub rating: RatingOutcome,
    /// The score between the two, in halves of a point, this game included.
    pub scores: ByColor<i64>,
    /// What it has changed of the ratings; none where it changed nothing, or the user was deleted.
    pub changes: ByColor<Option<ChangeRow>>,
}

/// How many games of the same two users are rated within [`DAY`].
pub const RATED_A_DAY: i64 = 4;

/// The time in which they are counted.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Ratings<'_> {
    /// Returns what a game has come to; none while it runs, if it was aborted, and against the engine.
    pub async fn result(&self, game: GameId) -> Result<Option<ResultRow>, StoreError> {
        let query = sqlx::query_as(
            "SELECT results.rating AS outcome, white_score, black_score,
                white.rating_before AS white_before, white.rating AS white_rating,
                white.deviation AS white_deviation,
                black.rating_before AS black_before, black.rating AS black_rating,
                black.deviation AS black_deviation
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
        let change = |[before, rating, deviation]: [&str; 3]| -> Result<_, sqlx::Error> {
            let Some(before) = row.try_get(before)? else {
                return Ok(None);
            };
            let (rating, deviation) = (row.try_get(rating)?, row.try_get(deviation)?);
            Ok(Some(ChangeRow { before, rating, deviation }))
        };
        Ok(Self {
            rating: row.try_get("outcome")?,
            scores: ByColor {
                white: row.try_get("white_score")?,
                black: row.try_get("black_score")?,
            },
            changes: ByColor {
                white: change(["white_before", "white_rating", "white_deviation"])?,
                black: change(["black_before", "black_rating", "black_deviation"])?,
            },
        })
    }
}

/// Writes what a game comes to, whose own row has its result by now, and the ratings that follow.
pub(super) async fn settle(
    connection: &mut AnyConnection,
    game: GameId,
    new: &NewResult<'_>,
    now: i64,
) -> Result<(), StoreError> {
    // Nobody else ends a game or deletes a user between reading and writing.
    lock(connection, "results").await?;
    let number = next_id(connection, "result").await?;
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
    let scores = scores(connection, new).await?;
    let insert = sqlx::query(
        "INSERT INTO results (game_id, number, rating, white_score, black_score, ended_at)
        VALUES ($1, $2, $3, $4, $5, $6)",
    );
    let insert = insert.bind(game).bind(number.cast_signed()).bind(rating);
    insert.bind(scores.white).bind(scores.black).bind(now).execute(connection).await?;
    Ok(())
}

/// Whether as many games of these two were rated within a day as can be, by the own rows of either. A
/// deleted opponent may be the other one, who has come back, unless that one has a rated game which is
/// as old: those of deleted users are deleted.
async fn has_reached_limit(
    connection: &mut AnyConnection,
    guild: GuildId,
    players: ByColor<UserId>,
    now: i64,
) -> Result<bool, StoreError> {
    let since = now.saturating_sub(millis(DAY));
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

/// The score of two users in a variant in a guild, in halves of a point: of all their games that have
/// ended, were not aborted and began from the variant's own start.
async fn scores(
    connection: &mut AnyConnection,
    new: &NewResult<'_>,
) -> Result<ByColor<i64>, StoreError> {
    let query = sqlx::query_as(
        "SELECT COUNT(*), CAST(COALESCE(SUM(
            CASE WHEN result = 'draw' THEN 1
            WHEN (result = 'white') = (white_id = $1) THEN 2
            ELSE 0 END
        ), 0) AS BIGINT)
        FROM games
        WHERE ((white_id = $1 AND black_id = $2) OR (white_id = $2 AND black_id = $1))
            AND variant = $3 AND guild_id IS NOT DISTINCT FROM $4 AND start_fen IS NULL
            AND result IN ('white', 'black', 'draw')",
    );
    let query = query.bind(new.players.white).bind(new.players.black).bind(new.variant);
    let (games, white): (i64, i64) = query.bind(new.guild).fetch_one(connection).await?;
    Ok(ByColor { white, black: 2 * games - white })
}

/// Writes what a game makes of the ratings of both players.
async fn change_ratings(
    connection: &mut AnyConnection,
    (game, guild): (GameId, GuildId),
    new: &NewResult<'_>,
    rate: Rate,
    now: i64,
) -> Result<(), StoreError> {
    let mut before = ByColor::<Option<CurrentRating>>::default();
    for color in Color::BOTH {
        let query = sqlx::query_as(
            "SELECT rating, deviation, volatility, games
            FROM ratings
            WHERE guild_id = $1 AND variant = $2 AND user_id = $3",
        );
        let query = query.bind(guild).bind(new.variant).bind(new.players[color]);
        before[color] = query.fetch_optional(&mut *connection).await?;
    }
    let ratings = ByColor {
        white: before.white.map(|it| it.rating),
        black: before.black.map(|it| it.rating),
    };
    let changes = rate(ratings, new.white_score);
    for color in Color::BOTH {
        let (earlier, later) = changes[color];
        let insert = sqlx::query(
            "INSERT INTO rated_games (game_id, user_id, opponent_id, guild_id, variant, number,
                rating_before, deviation_before, rating, deviation, volatility, ended_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        );
        let insert = insert.bind(game).bind(new.players[color]).bind(new.players[!color]);
        let number = before[color].map_or(1, |it| it.games + 1);
        let insert = insert.bind(guild).bind(new.variant).bind(number);
        let insert = insert.bind(earlier.rating).bind(earlier.deviation);
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

/// A user's rating, and after how many rated games.
#[derive(Clone, Copy, FromRow)]
struct CurrentRating {
    #[sqlx(flatten)]
    rating: RatingRow,
    games: i64,
}

#[cfg(test)]
mod tests;
