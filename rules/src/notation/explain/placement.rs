//! What is wrong about a placement of the Gravitatur.

use super::{Diagnosis, LISTED};
use crate::notation::describe::MoveInfo;
use crate::notation::illegal::{Arg, IllegalInput, Message};
use crate::notation::parse::MovePattern;
use crate::{Action, Position, Square};

impl Diagnosis<'_> {
    /// The explainer of moves that begin with the Gravitatur on `at`.
    pub(in crate::notation) fn at(mut self, at: Square) -> Self {
        for event in
            self.variant.events(self.position, Action::PlaceGravitatur { square: at, then: None })
        {
            self.board.apply(event);
        }
        self.at = Some(at);
        self
    }

    /// The position in which the move begins.
    pub(super) fn standing(&self) -> Position {
        Position { board: self.board, ..*self.position }
    }

    /// No legal turn places the Gravitatur on `at`, where this explainer has it.
    pub(in crate::notation) fn misplaced(&self, at: Square, legal: &[Action]) -> IllegalInput {
        let (variant, mover) = (self.variant, self.position.turn);
        if !variant.features().gravitatur {
            return self.naming_game("mistake-no-gravitatur").into();
        }
        if !variant.features().board_size.contains(at) {
            return Message::new("mistake-no-square").with("square", at).into();
        }
        if let Some(king) = variant.king_in_check(self.position, mover) {
            let in_check = Message::new("mistake-without-gravitatur").with("king", king);
            return self.with_choices(in_check, legal).into();
        }
        let misplaced = if let Some(piece) = self.position.board.piece_at(at) {
            Message::new("mistake-occupied").with("at", at).with("piece", piece)
        } else if let Some(king) = variant.king_in_check(&self.standing(), mover) {
            Message::new("mistake-exposes-king").with("at", at).with("king", king)
        } else {
            Message::new("mistake-no-move-after").with("at", at)
        };
        misplaced.then(self.places(legal))
    }

    /// A move is named after a placement that gives check.
    pub(in crate::notation) fn nothing_follows(&self, at: Square, turn: Action) -> Message {
        self.with_choices(Message::new("mistake-ends-turn").with("at", at), &[turn])
    }

    /// No move is named after a placement that needs one.
    pub(in crate::notation) fn move_missing(&self, at: Square, turns: &[Action]) -> Message {
        self.with_choices(Message::new("mistake-move-missing").with("at", at), turns)
    }

    /// A move is named without the placement that every legal turn begins with.
    pub(super) fn placement_missing(
        &self,
        patterns: &[MovePattern],
        legal: &[MoveInfo],
    ) -> Option<Message> {
        let mover = self.position.turn;
        let needed = self.variant.features().gravitatur
            && self.at.is_none()
            && self.variant.king_in_check(self.position, mover).is_none()
            && legal.iter().all(|m| m.action.placement().is_some());
        needed.then(|| {
            self.off_in_detail(patterns, legal).unwrap_or_else(|| {
                self.with_moves(self.quoting("mistake-follows-none"), &legal[..1])
            })
        })
    }

    /// Where the legal turns place the Gravitatur.
    fn places(&self, legal: &[Action]) -> Message {
        let mut squares: Vec<Square> =
            legal.iter().copied().filter_map(Action::placement).collect();
        squares.sort_by_key(ToString::to_string);
        squares.dedup();
        if squares.is_empty() {
            return self.with_choices(Message::new("mistake-no-place"), legal);
        }
        let more = squares.len().saturating_sub(LISTED);
        let choices: Vec<Arg> = squares.into_iter().take(LISTED).map(Arg::from).collect();
        Message::new("mistake-places").with("choices", choices).with("more", more)
    }
}
