//! What is wrong about Totems, the Null's roll and what is decided about it.

use super::Explainer;
use crate::notation::describe::Described;
use crate::notation::reason::TotemReason;
use crate::{Action, Color, Event, Phase, Role, Square};

impl Explainer<'_> {
    /// A roll was named with a square that the Null does not reach by it.
    pub(in crate::notation) fn null_elsewhere(
        &self,
        number: u8,
        said: Square,
    ) -> Option<TotemReason> {
        let events = self.variant.events(self.position, Action::Roll(number));
        let reached = events.into_iter().find_map(|event| match event {
            Event::NullStepped { to, .. } | Event::NullSwapped { to, .. } => Some(to),
            _ => None,
        });
        let reached = reached.filter(|reached| *reached != said)?;
        Some(TotemReason::NullElsewhere { number, said, reached })
    }

    /// Something else was named while `by` has to decide about a roll.
    pub(in crate::notation) fn decide_first(&self, by: Color) -> TotemReason {
        TotemReason::DecideFirst { by, may_accept: self.may_accept(by) }
    }

    /// Whether `by`, who decides about a roll, may accept it.
    pub(super) fn may_accept(&self, by: Color) -> bool {
        by == self.position.turn
    }

    /// Why an action that moves no piece is not legal.
    pub(in crate::notation) fn not_now(&self, action: Action) -> TotemReason {
        let side = self.position.turn;
        if !self.variant.features().has(Role::Totem) {
            return TotemReason::NotInGame { game: self.variant.id() };
        }
        match action {
            Action::Prevent | Action::Accept => TotemReason::NothingToDecide,
            Action::Undo if self.position.totem.roll_undo.is_none() => TotemReason::NothingToUndo,
            _ if self.board.of(side, Role::Totem).is_empty() => TotemReason::NoTotem { side },
            _ => TotemReason::ShieldsKing,
        }
    }

    /// Why a move is not legal although it leaves the royal piece safe.
    pub(super) fn against_totem_rules(&self, illegal: &Described) -> Option<TotemReason> {
        let next = self.variant.play(self.position, illegal.action);
        let mover = self.position.turn;
        if matches!(next.phase, Phase::Over(_)) || self.variant.checked(&next, mover).is_some() {
            return None;
        }
        let Described { piece, from, landing, .. } = *illegal;
        if piece.role == Role::AscendedKing {
            return Some(TotemReason::LongStepInCheck { to: landing });
        }
        let other = illegal.swapped.filter(|other| other.role != Role::King)?.role;
        Some(TotemReason::PinnedSwap { piece: piece.role, from, other })
    }
}
