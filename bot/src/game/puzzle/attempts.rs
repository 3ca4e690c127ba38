//! What tries at puzzles count for: ratings, and days in a row.

use super::Puzzles;
use super::{Puzzle, begin_of, day_of};
use crate::game::GameError;
use crate::game::rating::{self, Rating, RatingChange};
use crate::ids::{GuildId, UserId};
use crate::store::{DailySolve, NewAttempt, PuzzleUser};

/// How a try ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// The puzzle is solved.
    Solved,
    /// It is not; somebody goes on.
    Failed,
    /// A hint was asked for, which counts as a failure.
    Hinted,
    /// The solution was looked at, which counts as one too.
    Revealed,
}

/// What a try counted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// What it made of the person's rating; none where it was not their first try.
    pub rating: Option<RatingChange>,
    /// How many puzzles of the day in a row the person has solved, where this is today's and it is
    /// solved now.
    pub streak: Option<i64>,
}

/// How well somebody solves puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleStats {
    pub rating: Rating,
    /// How many puzzles they have tried.
    pub tries: i64,
    /// How many of them the first try solved.
    pub solved: i64,
    /// How many puzzles of the day in a row they have solved, up to today or yesterday.
    pub streak: i64,
}

impl Puzzles {
    /// Counts a try at a puzzle: the first one of a person for the ratings, and one that solves
    /// today's, of these games, for their streak and the server where it was made.
    pub async fn count_attempt(
        &self,
        (user, guild): (UserId, Option<GuildId>),
        puzzle: &Puzzle,
        games: &[&str],
        attempt: Attempt,
    ) -> Result<Count, GameError> {
        let now = self.store.clock().now();
        let today = day_of(now);
        let solved = attempt == Attempt::Solved;
        let is_daily =
            solved && self.daily(today, games).await?.is_some_and(|it| it.id == puzzle.id);
        let change = self
            .store
            .puzzles()
            .add_attempt(NewAttempt {
                user,
                puzzle: &puzzle.id.to_string(),
                is_solved: solved,
                views_solution: attempt == Attempt::Revealed,
                initial_rating: puzzle.first_rating(),
                rate: rating::tried,
                daily: is_daily.then(|| DailySolve { day: today, since: begin_of(today), guild }),
            })
            .await?;
        let streak = if is_daily { Some(self.streak(user, today).await?) } else { None };
        Ok(Count { rating: change.map(RatingChange::from), streak: streak.filter(|it| *it > 0) })
    }

    /// Whether somebody has tried a puzzle, so that nothing counts any more.
    pub async fn has_tried(&self, user: UserId, puzzle: &Puzzle) -> Result<bool, GameError> {
        Ok(self.store.puzzles().has_tried(user, &puzzle.id.to_string()).await?)
    }

    /// How well somebody solves puzzles; none where they have tried none.
    pub async fn stats(&self, user: UserId) -> Result<Option<PuzzleStats>, GameError> {
        let Some(PuzzleUser { rating, tried: tries, solved }) =
            self.store.puzzles().user(user).await?
        else {
            return Ok(None);
        };
        let streak = self.streak_of(user).await?;
        let rating = Rating::of(rating.rating, rating.deviation);
        Ok(Some(PuzzleStats { rating, tries, solved, streak }))
    }

    /// How many puzzles of the day in a row somebody has solved, up to today or yesterday.
    pub async fn streak_of(&self, user: UserId) -> Result<i64, GameError> {
        let today = day_of(self.store.clock().now());
        match self.streak(user, today).await? {
            0 => self.streak(user, today - 1).await,
            streak => Ok(streak),
        }
    }

    /// On how many days in a row up to this one somebody has solved the day's puzzle.
    async fn streak(&self, user: UserId, day: i64) -> Result<i64, GameError> {
        let days = self.store.puzzles().days_solved(user, day).await?;
        let in_a_row = days.iter().zip(0..).take_while(|(it, before)| **it == day - before);
        Ok(i64::try_from(in_a_row.count()).unwrap_or(i64::MAX))
    }
}
