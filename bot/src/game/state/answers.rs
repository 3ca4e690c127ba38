//! What the engine has answered in a game, and who need not be told of it.

use std::ops::RangeInclusive;
use std::time::Duration;

use engine::Level;
use rules::{Action, Color, Phase};

use super::GameState;
use crate::clock::millis;
use crate::game::{Entry, LogEntry};
use crate::ids::UserId;

/// After this time the engine's answer is shown again.
const LATE: Duration = Duration::from_secs(120);

impl GameState {
    /// The level of the engine, where it is its turn, decision or roll.
    pub fn engine_next(&self) -> Option<Level> {
        self.player(self.next()?).level()
    }

    /// The level of the engine, where it plays.
    pub fn engine(&self) -> Option<Level> {
        Color::BOTH.into_iter().find_map(|color| self.player(color).level())
    }

    /// The number of the last entry that is not the engine's, 0 for the start: what a board tells
    /// last, and before it what the engine has answered.
    pub fn last_human_seq(&self) -> i64 {
        let answers = self.log.iter().rev().take_while(|logged| self.is_engines(logged)).count();
        self.log.iter().rev().nth(answers).map_or(0, |act| act.seq)
    }

    /// The entries of the engine's answer before the last entry, where that is a person's roll for
    /// the turn to come.
    pub fn answers_before_roll(&self) -> Option<RangeInclusive<i64>> {
        let last = self.last()?;
        let rolled = matches!(last.entry, Entry::Played(Action::Roll(_)))
            && matches!(self.position().phase, Phase::MoveWithRoll(_));
        if !rolled || self.is_engines(&last) {
            return None;
        }
        let answers = self.log.iter().rev().skip(1);
        let answers = answers.take_while(|logged| self.is_engines(logged)).count();
        let last = self.seq() - 1;
        (answers > 0).then(|| last - i64::try_from(answers).unwrap_or(last) + 1..=last)
    }

    fn is_engines(&self, logged: &LogEntry) -> bool {
        logged.seat.is_some_and(|it| self.player(it).level().is_some())
    }

    /// Whether the engine's answer came so late that the person is told again.
    pub fn is_late(&self) -> bool {
        let act = self.last_human_seq();
        let acted =
            self.log.iter().find(|logged| logged.seq == act).map_or(self.started(), |it| it.at);
        let answered = self.last().filter(|last| last.seq > act);
        answered.is_some_and(|last| last.at.saturating_sub(acted) > millis(LATE))
    }

    /// Who acted last, and needs to be told nothing: made the last entry or, at the start, accepted
    /// the challenge or rematch. The engine's answer is told to whom it answers, where it came in
    /// time.
    pub fn last_actor(&self) -> Option<UserId> {
        if self.engine().is_some() && !self.is_late() {
            return Color::BOTH.into_iter().find_map(|color| self.player(color).user());
        }
        let side = match self.last() {
            Some(logged) => logged.seat,
            None => self.color_of(self.row.as_ref()?.challenger_id?).map(|challenger| !challenger),
        };
        self.player(side?).user()
    }
}
