//! Puzzles: who has tried which, the ratings that follow, and the puzzle of each day.

mod channels;

use sqlx::{AnyConnection, FromRow};

use super::{ChangeRow, Flag, RatingRow, Store, StoreError, lock};
use crate::ids::{ChannelId, GuildId, UserId};

/// What ratings were and become by a user's first attempt at a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatedAttempt {
    /// What the user's was.
    pub before: RatingRow,
    /// What the user's becomes.
    pub user: RatingRow,
    /// What the puzzle's becomes.
    pub puzzle: RatingRow,
}

/// Computes what ratings become by a first attempt, from the user's, if there is one, the puzzle's, and
/// whether it was solved.
pub type RateAttempt = fn(Option<RatingRow>, RatingRow, bool) -> RatedAttempt;

/// A solution of the puzzle of the day.
#[derive(Clone, Copy, Debug)]
pub struct DailySolve {
    pub day: i64,
    /// When the day began, in Unix milliseconds: a user who has viewed the solution since has not solved
    /// it.
    pub since: i64,
    /// The guild in which it was solved.
    pub guild: Option<GuildId>,
}

#[derive(Clone, Copy)]
pub struct NewAttempt<'a> {
    pub user: UserId,
    pub puzzle: &'a str,
    /// Whether it solves the puzzle.
    pub is_solved: bool,
    /// Whether the solution is viewed instead.
    pub views_solution: bool,
    /// The puzzle's rating, if nobody has tried it yet.
    pub initial_rating: RatingRow,
    pub rate: RateAttempt,
    /// Where and when it solves the puzzle of the day, if it does.
    pub daily: Option<DailySolve>,
}

/// How well a user solves puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct PuzzleUser {
    #[sqlx(flatten)]
    pub rating: RatingRow,
    /// How many puzzles were tried.
    pub tried: i64,
    /// How many of them the first attempt solved.
    pub solved: i64,
}

/// A channel in which the puzzle of the day is posted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct PuzzleChannel {
    pub channel_id: ChannelId,
    pub last_posted_day: Option<i64>,
    /// Whether Discord refused the last one.
    #[sqlx(try_from = "Flag")]
    pub is_refused: bool,
}

pub struct PuzzleStore<'a>(pub(super) &'a Store);

impl PuzzleStore<'_> {
    /// Writes an attempt. Returns what it made of the user's rating, if it was their first one at this
    /// puzzle.
    pub async fn add_attempt(&self, new: NewAttempt<'_>) -> Result<Option<ChangeRow>, StoreError> {
        let now = self.0.clock.now();
        self.0
            .write(async |connection| {
                // Nobody tries a puzzle or deletes a user between reading and writing.
                lock(connection, "puzzles").await?;
                let change = match has_tried(connection, new.user, new.puzzle).await? {
                    true => None,
                    false => Some(rate(connection, &new).await?),
                };
                let upsert = sqlx::query(
                    "INSERT INTO puzzle_attempts (user_id, puzzle_id, last_attempt_at,
                        solution_viewed_at)
                    VALUES ($1, $2, $3, $4)
                    ON CONFLICT (user_id, puzzle_id) DO UPDATE
                    SET last_attempt_at = excluded.last_attempt_at,
                        solution_viewed_at = COALESCE(
                            excluded.solution_viewed_at, puzzle_attempts.solution_viewed_at
                        )",
                );
                let viewed_at = new.views_solution.then_some(now);
                let upsert = upsert.bind(new.user).bind(new.puzzle).bind(now).bind(viewed_at);
                upsert.execute(&mut *connection).await?;
                if let Some(daily) = new.daily {
                    solve_daily(connection, &new, daily).await?;
                }
                Ok(change)
            })
            .await
    }

    pub async fn has_tried(&self, user: UserId, puzzle: &str) -> Result<bool, StoreError> {
        self.0.read(async |connection| has_tried(connection, user, puzzle).await).await
    }

    /// Returns the puzzles that a user has tried, each with when they last did (Unix milliseconds).
    pub async fn attempts(&self, user: UserId) -> Result<Vec<(String, i64)>, StoreError> {
        let query = sqlx::query_as(
            "SELECT puzzle_id, last_attempt_at FROM puzzle_attempts WHERE user_id = $1",
        );
        self.0.all(query.bind(user)).await
    }

    /// Returns the ratings of the puzzles that somebody has tried, in millionths of a point.
    pub async fn ratings(&self) -> Result<Vec<(String, i64)>, StoreError> {
        self.0.all(sqlx::query_as("SELECT puzzle_id, rating FROM puzzle_ratings")).await
    }

    /// Returns how well a user solves puzzles; none if they have tried none.
    pub async fn user(&self, user: UserId) -> Result<Option<PuzzleUser>, StoreError> {
        let query = sqlx::query_as("SELECT * FROM puzzle_users WHERE user_id = $1");
        self.0.optional(query.bind(user)).await
    }

    /// Returns the id of the puzzle of a day, if it was chosen.
    pub async fn daily(&self, day: i64) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_as("SELECT puzzle_id FROM daily_puzzles WHERE day = $1");
        Ok(self.0.optional(query.bind(day)).await?.map(|(puzzle,)| puzzle))
    }

    /// Chooses the puzzle of a day, unless it was chosen, and returns the chosen one.
    pub async fn choose_daily(&self, day: i64, puzzle: &str) -> Result<String, StoreError> {
        self.0
            .write(async |connection| {
                let query = sqlx::query_scalar(
                    "INSERT INTO daily_puzzles (day, puzzle_id)
                    VALUES ($1, $2)
                    ON CONFLICT (day) DO UPDATE SET puzzle_id = daily_puzzles.puzzle_id
                    RETURNING puzzle_id",
                );
                Ok(query.bind(day).bind(puzzle).fetch_one(connection).await?)
            })
            .await
    }

    /// Returns the days up to this one on which a user has solved the day's puzzle, the last one first.
    pub async fn days_solved(&self, user: UserId, day: i64) -> Result<Vec<i64>, StoreError> {
        let query = sqlx::query_as(
            "SELECT day FROM daily_solves WHERE user_id = $1 AND day <= $2 ORDER BY day DESC",
        );
        let days = self.0.all(query.bind(user).bind(day)).await?;
        Ok(days.into_iter().map(|(day,)| day).collect())
    }

    /// Returns how many users have solved the puzzle of a day in a guild.
    pub async fn solved_in(&self, guild: GuildId, day: i64) -> Result<i64, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT COUNT(*) FROM daily_solves WHERE guild_id = $1 AND day = $2",
        );
        self.0.scalar(query.bind(guild).bind(day)).await
    }
}

async fn has_tried(
    connection: &mut AnyConnection,
    user: UserId,
    puzzle: &str,
) -> Result<bool, StoreError> {
    let query = sqlx::query("SELECT 1 FROM puzzle_attempts WHERE user_id = $1 AND puzzle_id = $2");
    Ok(query.bind(user).bind(puzzle).fetch_optional(connection).await?.is_some())
}

/// Writes what a first attempt makes of the ratings of the user and the puzzle.
async fn rate(
    connection: &mut AnyConnection,
    new: &NewAttempt<'_>,
) -> Result<ChangeRow, StoreError> {
    let query = "SELECT rating, deviation, volatility FROM puzzle_users WHERE user_id = $1";
    let user = sqlx::query_as(query).bind(new.user).fetch_optional(&mut *connection).await?;
    let query = "SELECT rating, deviation, volatility FROM puzzle_ratings WHERE puzzle_id = $1";
    let puzzle = sqlx::query_as(query).bind(new.puzzle).fetch_optional(&mut *connection).await?;
    let puzzle = puzzle.unwrap_or(new.initial_rating);
    let RatedAttempt { before, user, puzzle } = (new.rate)(user, puzzle, new.is_solved);
    let upsert = sqlx::query(
        "INSERT INTO puzzle_users (user_id, rating, deviation, volatility, tried, solved)
        VALUES ($1, $2, $3, $4, 1, $5)
        ON CONFLICT (user_id) DO UPDATE
        SET rating = excluded.rating, deviation = excluded.deviation,
            volatility = excluded.volatility, tried = puzzle_users.tried + 1,
            solved = puzzle_users.solved + excluded.solved",
    );
    let upsert = upsert.bind(new.user).bind(user.rating).bind(user.deviation);
    let upsert = upsert.bind(user.volatility).bind(i64::from(new.is_solved));
    upsert.execute(&mut *connection).await?;
    let upsert = sqlx::query(
        "INSERT INTO puzzle_ratings (puzzle_id, rating, deviation, volatility)
        VALUES ($1, $2, $3, $4)
        ON CONFLICT (puzzle_id) DO UPDATE
        SET rating = excluded.rating, deviation = excluded.deviation,
            volatility = excluded.volatility",
    );
    let upsert = upsert.bind(new.puzzle).bind(puzzle.rating).bind(puzzle.deviation);
    upsert.bind(puzzle.volatility).execute(connection).await?;
    Ok(ChangeRow { before: before.rating, rating: user.rating, deviation: user.deviation })
}

/// Writes that a user has solved the puzzle of the day, unless they have viewed its solution on that
/// day.
async fn solve_daily(
    connection: &mut AnyConnection,
    new: &NewAttempt<'_>,
    daily: DailySolve,
) -> Result<(), StoreError> {
    let insert = sqlx::query(
        "INSERT INTO daily_solves (day, user_id, guild_id)
        SELECT $1, $2, $3
        WHERE NOT EXISTS (
            SELECT 1
            FROM puzzle_attempts
            WHERE user_id = $2 AND puzzle_id = $4 AND solution_viewed_at >= $5
        )
        ON CONFLICT (day, user_id) DO NOTHING",
    );
    let insert = insert.bind(daily.day).bind(new.user).bind(daily.guild);
    insert.bind(new.puzzle).bind(daily.since).execute(connection).await?;
    Ok(())
}
