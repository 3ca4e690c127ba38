//! Puzzles: who has tried which, the ratings that follow, and the puzzle of each day.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::challenges::next_id;
use super::limited::AnyConnection;
use super::results::{ChangeRow, RatingRow};
use super::rows::stored;
use super::{Store, StoreError};
use crate::ids::{GuildId, UserId};

/// What ratings were and become by a first try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tried {
    /// What the person's was.
    pub before: RatingRow,
    /// What the person's becomes.
    pub person: RatingRow,
    /// What the puzzle's becomes.
    pub puzzle: RatingRow,
}

/// What ratings become by a first try: the person's, if they have one, the puzzle's, and whether it
/// was solved.
pub type RateTry = fn(Option<RatingRow>, RatingRow, bool) -> Tried;

/// A solution of the puzzle of the day.
#[derive(Clone, Copy, Debug)]
pub struct DailySolve {
    /// The day.
    pub day: i64,
    /// When it began, in Unix milliseconds: who has looked at the solution since has not solved it.
    pub since: i64,
    /// In which server it was solved.
    pub guild: Option<GuildId>,
}

/// A try at a puzzle.
#[derive(Clone, Copy)]
pub struct NewTry<'a> {
    /// Whose.
    pub person: UserId,
    /// The puzzle's id.
    pub puzzle: &'a str,
    /// Whether it solves the puzzle.
    pub solved: bool,
    /// Whether the solution was looked at instead.
    pub reveals: bool,
    /// The puzzle's rating, if nobody has tried it.
    pub first: RatingRow,
    /// How ratings change.
    pub rate: RateTry,
    /// What it is where it solves the puzzle of the day.
    pub daily: Option<DailySolve>,
}

/// How well somebody solves puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzlerRow {
    /// The rating.
    pub rating: RatingRow,
    /// How many puzzles were tried.
    pub tries: i64,
    /// How many of them the first try solved.
    pub solved: i64,
}

impl Store {
    /// Writes a try; what it made of the person's rating, where it was their first at this puzzle.
    ///
    /// # Errors
    ///
    /// Fails where the database does; then nothing is written.
    pub async fn add_try(&self, new: NewTry<'_>) -> Result<Option<ChangeRow>, StoreError> {
        let now = self.clock.now();
        let mut transaction = self.writer.begin().await?;
        // Whoever tries another puzzle waits here, so nothing comes between reading and writing.
        next_id(&mut transaction, "puzzle").await?;
        let first = sqlx::query(
            "INSERT INTO puzzle_tries (person, puzzle, solved, tried, again) VALUES ($1, $2, $3, \
             $4, $4) ON CONFLICT (person, puzzle) DO NOTHING",
        )
        .bind(stored(new.person.0))
        .bind(new.puzzle)
        .bind(i64::from(new.solved))
        .bind(now)
        .execute(&mut *transaction)
        .await?
        .rows_affected()
            == 1;
        let change = if first { Some(rate(&mut transaction, &new).await?) } else { None };
        sqlx::query(
            "UPDATE puzzle_tries SET again = $3, revealed = CASE WHEN $4 = 1 THEN $3 ELSE revealed \
             END WHERE person = $1 AND puzzle = $2",
        )
        .bind(stored(new.person.0))
        .bind(new.puzzle)
        .bind(now)
        .bind(i64::from(new.reveals))
        .execute(&mut *transaction)
        .await?;
        if let Some(daily) = new.daily {
            solve_daily(&mut transaction, &new, daily).await?;
        }
        transaction.commit().await?;
        Ok(change)
    }

    /// Whether a person has tried a puzzle.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn has_tried(&self, person: UserId, puzzle: &str) -> Result<bool, StoreError> {
        let mut reader = self.readers.lend().await?;
        let tried: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM puzzle_tries WHERE person = $1 AND puzzle = $2",
        )
        .bind(stored(person.0))
        .bind(puzzle)
        .fetch_one(&mut *reader)
        .await?;
        reader.give_back();
        Ok(tried > 0)
    }

    /// The puzzles that a person has tried, each with when they last did (Unix milliseconds).
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn puzzle_tries(&self, person: UserId) -> Result<Vec<(String, i64)>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query("SELECT puzzle, again FROM puzzle_tries WHERE person = $1")
            .bind(stored(person.0))
            .fetch_all(&mut *reader)
            .await?;
        reader.give_back();
        Ok(rows.iter().map(pair).collect::<Result<_, _>>()?)
    }

    /// The ratings of the puzzles that somebody has tried, in millionths.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn puzzle_ratings(&self) -> Result<Vec<(String, i64)>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query("SELECT puzzle, rating FROM puzzle_ratings")
            .fetch_all(&mut *reader)
            .await?;
        reader.give_back();
        Ok(rows.iter().map(pair).collect::<Result<_, _>>()?)
    }

    /// How well a person solves puzzles; none who has tried none.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn puzzler(&self, person: UserId) -> Result<Option<PuzzlerRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let row = sqlx::query(
            "SELECT rating, deviation, volatility, tries, solved FROM puzzlers WHERE person = $1",
        )
        .bind(stored(person.0))
        .fetch_optional(&mut *reader)
        .await?;
        reader.give_back();
        let read = |row: &AnyRow| -> Result<PuzzlerRow, sqlx::Error> {
            let (tries, solved) = (row.try_get("tries")?, row.try_get("solved")?);
            Ok(PuzzlerRow { rating: read_rating(row)?, tries, solved })
        };
        Ok(row.as_ref().map(read).transpose()?)
    }

    /// The id of the puzzle of a day, if it was chosen.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn daily_puzzle(&self, day: i64) -> Result<Option<String>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let puzzle = sqlx::query_scalar("SELECT puzzle FROM daily_puzzles WHERE day = $1")
            .bind(day)
            .fetch_optional(&mut *reader)
            .await?;
        reader.give_back();
        Ok(puzzle)
    }

    /// Chooses the puzzle of a day, unless it was chosen; which it is.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn choose_daily(&self, day: i64, puzzle: &str) -> Result<String, StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query(
            "INSERT INTO daily_puzzles (day, puzzle) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING",
        )
        .bind(day)
        .bind(puzzle)
        .execute(&mut *transaction)
        .await?;
        let chosen = sqlx::query_scalar("SELECT puzzle FROM daily_puzzles WHERE day = $1")
            .bind(day)
            .fetch_one(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(chosen)
    }

    /// The days up to this one on which a person has solved the day's puzzle, the last one first.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn days_solved(&self, person: UserId, day: i64) -> Result<Vec<i64>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let days = sqlx::query_scalar(
            "SELECT day FROM daily_solves WHERE person = $1 AND day <= $2 ORDER BY day DESC",
        )
        .bind(stored(person.0))
        .bind(day)
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        Ok(days)
    }

    /// How many people have solved the puzzle of a day in a server.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn solved_in(&self, guild: GuildId, day: i64) -> Result<i64, StoreError> {
        let mut reader = self.readers.lend().await?;
        let solved =
            sqlx::query_scalar("SELECT COUNT(*) FROM daily_solves WHERE guild = $1 AND day = $2")
                .bind(stored(guild.0))
                .bind(day)
                .fetch_one(&mut *reader)
                .await?;
        reader.give_back();
        Ok(solved)
    }
}

fn pair(row: &AnyRow) -> Result<(String, i64), sqlx::Error> {
    Ok((row.try_get(0)?, row.try_get(1)?))
}

fn read_rating(row: &AnyRow) -> Result<RatingRow, sqlx::Error> {
    let (rating, deviation) = (row.try_get("rating")?, row.try_get("deviation")?);
    Ok(RatingRow { rating, deviation, volatility: row.try_get("volatility")? })
}

/// The ratings of who tries a puzzle and of that, so far.
async fn ratings(
    connection: &mut AnyConnection,
    new: &NewTry<'_>,
) -> Result<(Option<RatingRow>, Option<RatingRow>), StoreError> {
    let person =
        sqlx::query("SELECT rating, deviation, volatility FROM puzzlers WHERE person = $1")
            .bind(stored(new.person.0))
            .fetch_optional(&mut *connection)
            .await?;
    let puzzle =
        sqlx::query("SELECT rating, deviation, volatility FROM puzzle_ratings WHERE puzzle = $1")
            .bind(new.puzzle)
            .fetch_optional(&mut *connection)
            .await?;
    let read = |row: Option<AnyRow>| row.as_ref().map(read_rating).transpose();
    Ok((read(person)?, read(puzzle)?))
}

/// Writes what a first try makes of both ratings.
async fn rate(connection: &mut AnyConnection, new: &NewTry<'_>) -> Result<ChangeRow, StoreError> {
    let (person, puzzle) = ratings(connection, new).await?;
    let puzzle = puzzle.unwrap_or(new.first);
    let Tried { before, person, puzzle } = (new.rate)(person, puzzle, new.solved);
    sqlx::query(
        "INSERT INTO puzzlers (person, rating, deviation, volatility, tries, solved) VALUES \
         ($1, $2, $3, $4, 1, $5) ON CONFLICT (person) DO UPDATE SET rating = excluded.rating, \
         deviation = excluded.deviation, volatility = excluded.volatility, tries = puzzlers.tries \
         + 1, solved = puzzlers.solved + excluded.solved",
    )
    .bind(stored(new.person.0))
    .bind(person.rating)
    .bind(person.deviation)
    .bind(person.volatility)
    .bind(i64::from(new.solved))
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "INSERT INTO puzzle_ratings (puzzle, rating, deviation, volatility, tries) VALUES \
         ($1, $2, $3, $4, 1) ON CONFLICT (puzzle) DO UPDATE SET rating = excluded.rating, \
         deviation = excluded.deviation, volatility = excluded.volatility, tries = \
         puzzle_ratings.tries + 1",
    )
    .bind(new.puzzle)
    .bind(puzzle.rating)
    .bind(puzzle.deviation)
    .bind(puzzle.volatility)
    .execute(&mut *connection)
    .await?;
    Ok(ChangeRow { before: before.rating, rating: person.rating, deviation: person.deviation })
}

/// Notes that a person has solved the puzzle of the day, unless they have looked at its solution on
/// that day.
async fn solve_daily(
    connection: &mut AnyConnection,
    new: &NewTry<'_>,
    daily: DailySolve,
) -> Result<(), StoreError> {
    let revealed: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM puzzle_tries WHERE person = $1 AND puzzle = $2 AND revealed >= $3",
    )
    .bind(stored(new.person.0))
    .bind(new.puzzle)
    .bind(daily.since)
    .fetch_one(&mut *connection)
    .await?;
    if revealed > 0 {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO daily_solves (day, person, guild) VALUES ($1, $2, $3) ON CONFLICT (day, \
         person) DO NOTHING",
    )
    .bind(daily.day)
    .bind(stored(new.person.0))
    .bind(daily.guild.map(|guild| stored(guild.0)))
    .execute(connection)
    .await?;
    Ok(())
}
