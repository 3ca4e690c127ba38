//! What is wrong about the die: it is due, it is not, or it forbids a move.

use super::{Diagnosis, first_match};
use crate::notation::describe::MoveInfo;
use crate::notation::illegal::{Arg, Message};
use crate::notation::parse::MovePattern;
use crate::{Color, Phase, Position, RollEffect};

impl Diagnosis<'_> {
    /// A roll was named, but none is due.
    pub(in crate::notation) fn no_roll(&self) -> Message {
        match self.position.phase {
            _ if !self.variant.features().die => self.naming_game("mistake-no-die"),
            Phase::MoveWithRoll(number) => Message::new("mistake-rolled").with("number", number),
            _ => Message::new("mistake-no-roll").with("why", self.why_no_roll()),
        }
    }

    /// Something else was named before the roll that `by` owes.
    pub(in crate::notation) fn roll_first(&self, by: Color) -> Message {
        if by == self.position.turn {
            Message::new("mistake-roll-first")
        } else {
            Message::new("mistake-null-roll-first").with("side", by)
        }
    }

    /// The die does not show what the text says.
    pub(in crate::notation) fn wrong_die(&self) -> Message {
        match self.position.phase {
            _ if !self.variant.features().die => self.naming_game("mistake-number-no-die"),
            Phase::MoveWithRoll(number) => {
                Message::new("mistake-number-other").with("number", number)
            }
            _ => Message::new("mistake-number-no-roll").with("why", self.why_no_roll()),
        }
    }

    /// Whether the die is for the Null, or the mover is in check, or the turn has no roll.
    fn why_no_roll(&self) -> &'static str {
        if self.variant.plies_until_roll(self.position).is_some() {
            "null"
        } else if self.variant.king_in_check(self.position, self.position.turn).is_some() {
            "check"
        } else {
            "turn"
        }
    }

    /// A move fits that the die forbids.
    pub(super) fn against_die(
        &self,
        patterns: &[MovePattern],
        legal: &[MoveInfo],
    ) -> Option<Message> {
        let Phase::MoveWithRoll(number) = self.position.phase else {
            return None;
        };
        let meaning = self.variant.roll_effect(self.position, number, self.position.turn)?;
        let RollEffect::File(file) = meaning else {
            return None;
        };
        let unbound = Position { phase: Phase::Move, ..*self.position };
        let mut actions = Vec::new();
        self.variant.legal_actions(&unbound, &mut actions);
        let unbound = MoveInfo::all(self.variant, &unbound, &actions);
        first_match(patterns.iter().copied(), &unbound)?;
        let binds =
            Message::new("mistake-die-binds").with("number", number).with("file", Arg::file(file));
        Some(self.with_moves(binds, legal))
    }
}
