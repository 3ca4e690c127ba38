//! What is stored of games, held against what follows from their logs.

use thiserror::Error;

use super::{GameClock, GameState, rating};
use crate::ids::GameId;
use crate::store::{ClockRow, StoredGame};

/// What is stored otherwise than it follows.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Inconsistency {
    /// The game's row or its log was never written so.
    #[error("game {game} cannot be replayed: {why}")]
    Broken {
        /// The game.
        game: GameId,
        /// What is wrong with it.
        why: String,
    },
    /// An entry is missing in the log.
    #[error("game {game} has no entry {seq}, but later ones")]
    Gap {
        /// The game.
        game: GameId,
        /// The entry's number.
        seq: i64,
    },
    /// Its result, or who is next, does not follow from its log.
    #[error("{0}")]
    Row(String),
    /// A roll does not follow from the game's secret.
    #[error("roll {number} of game {game} is not the one that its secret proves")]
    Roll {
        /// The game.
        game: GameId,
        /// Which of the rolls that stand, from 1.
        number: usize,
    },
    /// It has a clock, and turns may take any time.
    #[error("game {0} has a clock and no pace")]
    NoPace(GameId),
    /// Turns may take only so long, and it has no clock.
    #[error("game {0} has a pace and no clock")]
    NoClock(GameId),
    /// It is running with a pace, and nobody has to act by any time.
    #[error("game {0} is running with a pace, and has neither a deadline nor a pause")]
    NoDeadline(GameId),
    /// Somebody has less time than the log gives them.
    #[error("game {0} has a deadline before the one that follows from its log")]
    EarlyDeadline(GameId),
    /// It is paused, and somebody has to act.
    #[error("game {0} is paused and has a deadline")]
    PausedDeadline(GameId),
    /// It has ended, and somebody has to act.
    #[error("game {0} has ended and has a deadline")]
    EndedDeadline(GameId),
    /// It has a result for ratings and scores, and has none.
    #[error("game {0} is running and was counted")]
    CountedEarly(GameId),
    /// It has none, and should.
    #[error("game {0} has ended and was not counted")]
    NotCounted(GameId),
}

/// What is wrong with a game.
pub fn verify(kept: &StoredGame) -> Vec<Inconsistency> {
    let game = kept.id;
    let mut flaws = Vec::new();
    let gap = (1..).zip(&kept.entries).find(|(number, entry)| entry.seq != *number);
    flaws.extend(gap.map(|(seq, _)| Inconsistency::Gap { game, seq }));
    let row = match &kept.row {
        Ok(row) => row.clone(),
        Err(error) => {
            flaws.push(Inconsistency::Broken { game, why: error.to_string() });
            return flaws;
        }
    };
    match GameState::replay(row, &kept.entries, 0) {
        Ok(state) => {
            flaws.extend(state.check_row().err().map(Inconsistency::Row));
            flaws.extend(state.wrong_roll(game).map(|number| Inconsistency::Roll { game, number }));
            flaws.extend(time(kept, &state));
            flaws.extend(counted(kept, &state));
        }
        Err(error) => flaws.push(Inconsistency::Broken { game, why: error.to_string() }),
    }
    flaws
}

/// What is wrong with a game's time, if anything is.
fn time(kept: &StoredGame, state: &GameState) -> Option<Inconsistency> {
    let game = kept.id;
    let Some(ClockRow { deadline_at, paused_at, .. }) = state.time().map(GameClock::row) else {
        return kept.has_clock.then_some(Inconsistency::NoPace(game));
    };
    if !kept.has_clock {
        return Some(Inconsistency::NoClock(game));
    }
    match (state.next(), deadline_at, paused_at) {
        (Some(_), None, None) => Some(Inconsistency::NoDeadline(game)),
        (Some(_), Some(_), Some(_)) => Some(Inconsistency::PausedDeadline(game)),
        (Some(_), Some(deadline), None) => state
            .deadline_by_log()
            .is_some_and(|earliest| deadline < earliest)
            .then_some(Inconsistency::EarlyDeadline(game)),
        (None, Some(_), _) => Some(Inconsistency::EndedDeadline(game)),
        _ => None,
    }
}

/// What is wrong with what a game counts for, if anything is. That of a former player may not be
/// found to count any more, and was counted all the same.
fn counted(kept: &StoredGame, state: &GameState) -> Option<Inconsistency> {
    let (game, is_counted) = (kept.id, kept.counts.is_some());
    if state.next().is_some() {
        return is_counted.then_some(Inconsistency::CountedEarly(game));
    }
    let is_missed = !is_counted && rating::counted(state).is_some();
    is_missed.then_some(Inconsistency::NotCounted(game))
}
