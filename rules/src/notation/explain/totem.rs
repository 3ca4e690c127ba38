//! What is wrong about Totems, the Null's roll and what is decided about it.

use super::Diagnosis;
use crate::notation::describe::MoveInfo;
use crate::notation::illegal::Message;
use crate::{Action, Color, Phase, Role, Square};

impl Diagnosis<'_> {
    /// A roll was named with a square that the Null does not reach by it.
    pub(in crate::notation) fn null_elsewhere(&self, number: u8, said: Square) -> Option<Message> {
        let events = self.variant.events(self.position, Action::Roll(number));
        let reached = events.iter().find(|event| event.direction.is_some())?.to;
        let reached = reached.filter(|reached| *reached != said)?;
        let elsewhere = Message::new("mistake-null-elsewhere").with("number", number);
        Some(elsewhere.with("said", said).with("reached", reached))
    }

    /// Something else was named while `by` has to decide about a roll.
    pub(in crate::notation) fn decide_first(&self, by: Color) -> Message {
        let may_accept = by == self.position.turn;
        Message::new(if may_accept { "mistake-decide" } else { "mistake-prevent" }).with("side", by)
    }

    /// Why an action that moves no piece is not legal.
    pub(in crate::notation) fn not_now(&self, action: Action) -> Message {
        let side = self.position.turn;
        if !self.variant.features().has(Role::Totem) {
            return self.naming_game("mistake-no-totem-in-game");
        }
        match action {
            Action::Prevent | Action::Accept => Message::new("mistake-nothing-to-decide"),
            Action::Undo if self.position.totem.roll_undo.is_none() => {
                Message::new("mistake-nothing-to-undo")
            }
            _ if self.board.of(side, Role::Totem).is_empty() => {
                Message::new("mistake-no-totem").with("side", side)
            }
            _ => Message::new("mistake-totem-shields"),
        }
    }

    /// Why a move is not legal although it leaves the royal piece safe.
    pub(super) fn against_totem_rules(&self, illegal: &MoveInfo) -> Option<Message> {
        let next = self.variant.play(self.position, illegal.action);
        let mover = self.position.turn;
        if matches!(next.phase, Phase::Over(_))
            || self.variant.king_in_check(&next, mover).is_some()
        {
            return None;
        }
        let MoveInfo { piece, from, to, .. } = *illegal;
        if piece.role == Role::AscendedKing {
            return Some(Message::new("mistake-long-step").with("to", to));
        }
        let other = illegal.swapped.filter(|other| other.role != Role::King)?.role;
        let pinned = Message::new("mistake-pinned-swap").with("piece", piece.role);
        Some(pinned.with("from", from).with("other", other))
    }
}
