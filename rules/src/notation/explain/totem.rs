//! What to tell about Totems, the Null's roll and what is decided about it.

use super::{Explainer, side};
use crate::notation::describe::Described;
use crate::{Action, Color, Event, Phase, Role, Square};

impl Explainer<'_> {
    /// A roll was named with a square that the Null does not reach by it.
    pub(in crate::notation) fn wrong_square(&self, number: u8, said: Square) -> Option<String> {
        let events = self.variant.events(self.position, Action::Roll(number));
        let reached = events.into_iter().find_map(|event| match event {
            Event::NullStepped { to, .. } | Event::NullSwapped { to, .. } => Some(to),
            _ => None,
        });
        reached.filter(|reached| *reached != said).map(|reached| {
            format!("a {number} brings the Null to {reached}, not to {said}: write `({number})`")
        })
    }

    /// A turn was named while a roll waits to be decided on.
    pub(in crate::notation) fn decide_first(&self, by: Color) -> String {
        let who = side(by);
        if by == self.position.turn {
            format!("{who} decides about the roll first: `prevent` or `accept`")
        } else {
            format!("{who} is in check after the roll and must `prevent` it")
        }
    }

    /// Why an action that moves no piece is not legal.
    pub(in crate::notation) fn not_now(&self, action: Action) -> String {
        let us = self.position.turn;
        let mover = side(us);
        if !self.variant.piece_letters().contains(Role::Totem.letter()) {
            return format!("there is no Totem in {}: write a move", self.variant.name());
        }
        match action {
            Action::Prevent | Action::Accept => {
                "there is no roll to decide about: make a turn".to_owned()
            }
            Action::Undo if self.position.before_roll.is_none() => {
                "there is no roll to undo: that is possible only on the turn right after one, if \
                 it was not prevented"
                    .to_owned()
            }
            _ if self.board.of(us, Role::Totem).is_empty() => {
                format!("{mover} has no Totem to give up: write a move")
            }
            _ => "giving up the Totem so would leave the king in check".to_owned(),
        }
    }

    /// Why a move that leaves the royal piece safe is not legal all the same.
    pub(super) fn against_totem_rules(&self, illegal: &Described) -> Option<String> {
        let next = self.variant.play(self.position, illegal.action);
        let mover = self.position.turn;
        if matches!(next.phase, Phase::Over(_)) || self.variant.checked(&next, mover).is_some() {
            return None;
        }
        let Described { piece, from, landing, .. } = *illegal;
        if piece.role == Role::AscendedKing {
            return Some(format!(
                "an Ascended King in check moves one square only, not to {landing}"
            ));
        }
        let name = piece.role.name();
        let other = illegal.swapped.filter(|other| other.role != Role::King)?.role.name();
        Some(format!(
            "the {name} on {from} is pinned, and a pinned piece cannot land on its {other} to swap"
        ))
    }
}
