//! What to tell about the die: that it is due, is not, or forbids a move.

use super::{Explainer, first_match, side};
use crate::notation::describe::Described;
use crate::notation::parse::Pattern;
use crate::{Phase, Position};

impl Explainer<'_> {
    /// A roll was named where none is due.
    pub(in crate::notation) fn no_roll(&self) -> String {
        match self.position.phase {
            _ if !self.variant.has_die() => format!("no die is rolled in {}", self.variant.name()),
            Phase::Rolled(number) => format!("the die shows {number} already: now make a move"),
            _ => format!("{}: make a move", self.why_no_die()),
        }
    }

    /// A move was named before the roll.
    pub(in crate::notation) fn roll_first(&self) -> String {
        match self.position.phase {
            Phase::Roll { by } if by != self.position.turn => {
                format!("the die for the Null is due: {} rolls it first", side(by))
            }
            _ => "a die is due: roll it first, then make your move".to_owned(),
        }
    }

    /// The die does not show what the text says.
    pub(in crate::notation) fn wrong_die(&self) -> String {
        match self.position.phase {
            _ if !self.variant.has_die() => {
                format!("no die is rolled in {}: leave it out", self.variant.name())
            }
            Phase::Rolled(number) => {
                format!("the die shows {number}: write `({number})` before the move, or nothing")
            }
            _ if self.variant.turns_to_roll(self.position).is_some() => {
                format!("{}: leave it out", self.why_no_die())
            }
            _ => {
                format!("{}: write `(-)` before the move, or nothing", self.why_no_die())
            }
        }
    }

    fn why_no_die(&self) -> &'static str {
        match self.variant.checked(self.position, self.position.turn) {
            _ if self.variant.turns_to_roll(self.position).is_some() => {
                "a die is rolled for the Null after every third turn, and not now"
            }
            Some(_) => "no die is rolled in check",
            None => "no die is rolled on this turn",
        }
    }

    /// A move fits that the die forbids.
    pub(super) fn against_die(&self, patterns: &[Pattern], legal: &[Described]) -> Option<String> {
        let Phase::Rolled(number) = self.position.phase else {
            return None;
        };
        let unbound = Position { phase: Phase::Turn, ..*self.position };
        let mut actions = Vec::new();
        self.variant.legal_actions(&unbound, &mut actions);
        let unbound = Described::all(self.variant, &unbound, actions);
        first_match(patterns.iter().copied(), &unbound)?;
        let (meaning, _) = self.variant.die_meaning(self.position, number, self.position.turn)?;
        let choices = self.list_moves(legal);
        Some(format!("the die shows {number}, so a piece must land on {meaning}: {choices}"))
    }
}
