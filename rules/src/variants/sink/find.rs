//! Looking for one action.

use super::{Sink, origin};
use crate::{Action, Bitboard, Move, Role, Square};

/// Whether one action is among those that are found.
pub(in crate::variants) struct Find {
    wanted: Action,
    /// The wanted action, where it is a move and nothing else.
    step: Option<Move>,
    found: bool,
}

impl Find {
    /// Whether `find` finds the `wanted` action.
    pub(in crate::variants) fn succeeds(wanted: Action, find: impl FnOnce(&mut Self)) -> bool {
        let step = if let Action::Move(step) = wanted { Some(step) } else { None };
        let mut sink = Self { wanted, step, found: false };
        find(&mut sink);
        sink.found
    }
}

impl Sink for Find {
    fn piece(&mut self, from: Square, targets: Bitboard) {
        self.found |= self.step.is_some_and(|step| {
            step.from == from && step.promotion.is_none() && targets.contains(step.to)
        });
    }

    fn pawns(&mut self, targets: Bitboard, step: i8) {
        if let Some(wanted) = self.step
            && targets.contains(wanted.to)
        {
            self.piece(origin(wanted.to, step), targets);
        }
    }

    fn promotions(&mut self, from: Square, to: Square, roles: &[Role]) {
        self.found |= self.step.is_some_and(|step| {
            let becomes = step.promotion.is_some_and(|role| roles.contains(&role));
            step.from == from && step.to == to && becomes
        });
    }

    fn other(&mut self, action: Action) {
        self.found |= action == self.wanted;
    }

    fn found(&self) -> usize {
        usize::from(self.found)
    }

    fn is_full(&self) -> bool {
        self.found
    }

    fn movers(&self) -> Bitboard {
        self.step.map_or(Bitboard::EMPTY, |step| Bitboard::of(step.from))
    }

    fn targets(&self) -> Bitboard {
        self.step.map_or(Bitboard::EMPTY, |step| Bitboard::of(step.to))
    }

    fn takes_others(&self) -> bool {
        self.step.is_none()
    }
}
