//! What to tell of a placement of the Gravitatur.

use super::{Explainer, shortened, side};
use crate::notation::describe::Described;
use crate::notation::parse::Pattern;
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

    /// No legal turn places the Gravitatur on `at`.
    pub(in crate::notation) fn misplaced(&self, at: Square, legal: &[Action]) -> String {
        let (variant, mover) = (self.variant, self.position.turn);
        if !variant.has_gravitatur() {
            return format!("there is no Gravitatur in {}: write the move alone", variant.name());
        }
        if !variant.geometry().contains(at) {
            return format!("the board has no square {at}");
        }
        if let Some(king) = variant.checked(self.position, mover) {
            let moves = self.list_sorted(legal);
            return format!(
                "the king on {king} is in check, so you move without the Gravitatur: {moves}"
            );
        }
        let places = self.places(legal);
        if let Some(piece) = self.position.board.piece_at(at) {
            let owner = side(piece.color);
            let name = piece.role.name();
            return format!(
                "the Gravitatur needs an empty square, and on {at} stands {owner}'s {name}; {places}"
            );
        }
        match variant.checked(&self.standing(), mover) {
            Some(king) => {
                format!("the Gravitatur on {at} would leave your king in check on {king}; {places}")
            }
            None => {
                format!("with the Gravitatur on {at} you would have no legal move; {places}")
            }
        }
    }

    /// A move is named after a placement that gives check.
    pub(in crate::notation) fn nothing_follows(&self, at: Square, turn: Action) -> String {
        let turn = self.list(&[turn]);
        format!("the Gravitatur on {at} gives check, which ends the turn: write {turn} alone")
    }

    /// No move is named after a placement that needs one.
    pub(in crate::notation) fn move_missing(&self, at: Square, turns: &[Action]) -> String {
        format!("after the Gravitatur on {at} comes a move: {}", self.list_sorted(turns))
    }

    /// A move is named without the placement that every legal turn begins with.
    pub(super) fn placement_missing(
        &self,
        patterns: &[Pattern],
        legal: &[Described],
    ) -> Option<String> {
        let mover = self.position.turn;
        let needed = self.variant.has_gravitatur()
            && self.at.is_none()
            && self.variant.checked(self.position, mover).is_none()
            && legal.iter().all(|m| m.action.placement().is_some());
        needed.then(|| {
            self.off_in_detail(patterns, legal).unwrap_or_else(|| {
                let text = &self.text;
                let example = self.list(&[legal[0].action]);
                format!(
                    "wherever the Gravitatur goes, {text} cannot follow; write its square and then \
                     a move, such as {example}"
                )
            })
        })
    }

    /// Where the legal turns place the Gravitatur.
    fn places(&self, legal: &[Action]) -> String {
        let mut squares: Vec<Square> =
            legal.iter().copied().filter_map(Action::placement).collect();
        squares.sort_by_key(ToString::to_string);
        squares.dedup();
        if squares.is_empty() {
            return format!("you move without it now: {}", self.list_sorted(legal));
        }
        let names = squares.iter().map(ToString::to_string);
        format!("it can go to {}", shortened(names))
    }

    /// Names actions in the order of their text.
    fn list_sorted(&self, actions: &[Action]) -> String {
        let mut actions = actions.to_vec();
        actions.sort_by_cached_key(ToString::to_string);
        self.list(&actions)
    }
}
