//! What is wrong about the die: it is due, it is not, or it forbids a move.

use super::{Explainer, first_match};
use crate::notation::describe::Described;
use crate::notation::parse::Pattern;
use crate::notation::reason::{DieReason, NoRoll, Reason};
use crate::{Color, DieMeaning, Phase, Position};

impl Explainer<'_> {
    /// A roll was named, but none is due.
    pub(in crate::notation) fn no_roll(&self) -> DieReason {
        match self.position.phase {
            _ if !self.variant.features().die => DieReason::NotInGame { game: self.variant.id() },
            Phase::Rolled(number) => DieReason::Rolled { number },
            _ => DieReason::NotDue(self.why_no_roll()),
        }
    }

    /// Something else was named before the roll that `by` owes.
    pub(in crate::notation) fn roll_first(&self, by: Color) -> DieReason {
        DieReason::RollFirst { by, mover: self.position.turn }
    }

    /// The die does not show what the text says.
    pub(in crate::notation) fn wrong_die(&self) -> DieReason {
        match self.position.phase {
            _ if !self.variant.features().die => {
                DieReason::SaidWithoutDie { game: self.variant.id() }
            }
            Phase::Rolled(number) => DieReason::ShowsOther { number },
            _ => DieReason::SaidWithoutRoll(self.why_no_roll()),
        }
    }

    fn why_no_roll(&self) -> NoRoll {
        if self.variant.turns_to_roll(self.position).is_some() {
            NoRoll::EveryThirdTurn
        } else if self.variant.checked(self.position, self.position.turn).is_some() {
            NoRoll::InCheck
        } else {
            NoRoll::NotThisTurn
        }
    }

    /// A move fits that the die forbids.
    pub(super) fn against_die(&self, patterns: &[Pattern], legal: &[Described]) -> Option<Reason> {
        let Phase::Rolled(number) = self.position.phase else {
            return None;
        };
        let meaning = self.variant.die_meaning(self.position, number, self.position.turn)?;
        let DieMeaning::File(file) = meaning else {
            return None;
        };
        let unbound = Position { phase: Phase::Turn, ..*self.position };
        let mut actions = Vec::new();
        self.variant.legal_actions(&unbound, &mut actions);
        let unbound = Described::all(self.variant, &unbound, &actions);
        first_match(patterns.iter().copied(), &unbound)?;
        Some(DieReason::Binds { number, file, choices: self.choices_of(legal) }.into())
    }
}
