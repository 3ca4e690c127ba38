//! Turns that are taken back, or could be.

use std::time::Duration;

use rules::{Action, Color, Position};

use super::GameState;
use crate::clock::millis;
use crate::game::Entry;

/// For so long the last turn can be taken back freely.
const OOPS: Duration = Duration::from_secs(60);

/// A turn that who made it can take back freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Oops {
    pub by: Color,
    /// The entry that would stand last.
    pub to: i64,
    /// Until when, in Unix milliseconds.
    pub until: i64,
}

/// What was taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakebackSummary {
    /// Whose turn.
    pub by: Color,
    /// That turn in the game's notation.
    pub turn: String,
    /// Whether something came after it.
    pub with_more: bool,
    /// Whether dice fell after it, which will fall so again.
    pub with_rolls: bool,
}

impl GameState {
    /// What goes with all that was played after entry `to`.
    pub(super) fn taking_back(&self, to: i64) -> Option<TakebackSummary> {
        let first = self.standing.iter().position(|seq| *seq > to)?;
        let (turn, rest) = self.game.actions()[first..].split_first()?;
        let before = &self.game.positions()[first];
        Some(TakebackSummary {
            by: before.turn,
            turn: self.game.variant().notation(before, *turn),
            with_more: !rest.is_empty(),
            with_rolls: rest.iter().any(|action| matches!(action, Action::Roll(_))),
        })
    }

    /// What the last entry took back, if it did.
    pub fn taken_back(&self) -> Option<&TakebackSummary> {
        self.taken_back.as_ref()
    }

    /// What a side would take back with its last turn that stands, if there is one.
    pub fn last_turn_of(&self, side: Color) -> Option<TakebackSummary> {
        self.taking_back(self.before_last_turn(side)?)
    }

    /// The entry that would stand last if a side's last turn were taken back, with all since: that
    /// of its roll, where one came first. None where the side has made no turn that stands.
    pub fn before_last_turn(&self, side: Color) -> Option<i64> {
        let mut played = self.game.actions().iter().zip(self.game.positions());
        let is_its =
            |(action, before): (&Action, &Position)| action.is_turn() && before.turn == side;
        let turn = played.rposition(is_its)?;
        Some(turn.checked_sub(1).map_or(0, |before| self.standing[before]))
    }

    /// The turn that was just made, while it can be taken back freely: not against the engine, that
    /// answers, nor once the game has ended.
    pub fn oops(&self) -> Option<Oops> {
        let last = self.last()?;
        let Entry::Played(action) = last.entry else {
            return None;
        };
        if !action.is_turn() || self.next().is_none() || self.engine_next().is_some() {
            return None;
        }
        let by = last.seat.filter(|it| self.player(*it).user().is_some())?;
        let to = self.before_last_turn(by)?;
        Some(Oops { by, to, until: last.at.saturating_add(millis(OOPS)) })
    }

    /// Whether something was taken back after entry `seq`.
    pub fn has_taken_back_since(&self, seq: i64) -> bool {
        let mut since = self.log.iter().filter(|logged| logged.seq > seq);
        since.any(|logged| matches!(logged.entry, Entry::Takeback { .. }))
    }

    /// How many turns were made up to entry `seq`, of those that stand.
    pub fn turns_until(&self, seq: i64) -> usize {
        let played = self.standing.iter().zip(self.game.actions());
        played.filter(|(it, action)| **it <= seq && action.is_turn()).count()
    }
}
