//! What is wrong about a placement of the Gravitatur.

use super::Explainer;
use crate::notation::describe::Described;
use crate::notation::parse::Pattern;
use crate::notation::reason::{GravitaturReason, Places, Reason};
use crate::{Action, Position, Square};

impl Explainer<'_> {
    /// The explainer of moves that begin with the Gravitatur on `at`.
    pub(in crate::notation) fn at(mut self, at: Square) -> Self {
        for event in self.variant.events(self.position, Action::Attract { at, then: None }) {
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
    pub(in crate::notation) fn misplaced(&self, at: Square, legal: &[Action]) -> Reason {
        let (variant, mover) = (self.variant, self.position.turn);
        if !variant.features().gravitatur {
            return GravitaturReason::NotInGame { game: variant.id() }.into();
        }
        if !variant.geometry().contains(at) {
            return Reason::NoSquare(at);
        }
        if let Some(king) = variant.checked(self.position, mover) {
            let choices = self.choices(legal.iter().copied());
            return GravitaturReason::InCheck { king, choices }.into();
        }
        let places = self.places(legal);
        let reason = if let Some(piece) = self.position.board.piece_at(at) {
            GravitaturReason::Occupied { at, piece, places }
        } else if let Some(king) = variant.checked(&self.standing(), mover) {
            GravitaturReason::ExposesKing { at, king, places }
        } else {
            GravitaturReason::NoMoveAfter { at, places }
        };
        reason.into()
    }

    /// A move is named after a placement that gives check.
    pub(in crate::notation) fn nothing_follows(&self, at: Square, turn: Action) -> Reason {
        GravitaturReason::EndsTurn { at, turn: self.choices([turn]) }.into()
    }

    /// No move is named after a placement that needs one.
    pub(in crate::notation) fn move_missing(&self, at: Square, turns: &[Action]) -> Reason {
        GravitaturReason::MoveMissing { at, choices: self.choices(turns.iter().copied()) }.into()
    }

    /// A move is named without the placement that every legal turn begins with.
    pub(super) fn placement_missing(
        &self,
        patterns: &[Pattern],
        legal: &[Described],
    ) -> Option<Reason> {
        let mover = self.position.turn;
        let needed = self.variant.features().gravitatur
            && self.at.is_none()
            && self.variant.checked(self.position, mover).is_none()
            && legal.iter().all(|m| m.action.placement().is_some());
        needed.then(|| {
            self.off_in_detail(patterns, legal).unwrap_or_else(|| {
                let example = self.choices_of(&legal[..1]);
                GravitaturReason::FollowsNone { example }.into()
            })
        })
    }

    /// Where the legal turns place the Gravitatur.
    fn places(&self, legal: &[Action]) -> Places {
        let mut squares: Vec<Square> =
            legal.iter().copied().filter_map(Action::placement).collect();
        squares.sort_by_key(ToString::to_string);
        squares.dedup();
        if squares.is_empty() {
            Places::Nowhere(self.choices(legal.iter().copied()))
        } else {
            Places::On(squares)
        }
    }
}
