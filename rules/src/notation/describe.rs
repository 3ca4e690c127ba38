//! The parts of a move that notation names.

use crate::variants::Variant;
use crate::{Action, Event, EventKind, Piece, Position, Role, Square};

/// A move, taken apart.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveInfo {
    pub(super) action: Action,
    pub(super) piece: Piece,
    pub(super) from: Square,
    /// Where its ordinary step ends.
    pub(super) to: Square,
    /// Where the piece stands at the end of the turn.
    pub(super) final_square: Square,
    pub(super) captures: bool,
    /// The own piece that it changes places with.
    pub(super) swapped: Option<Piece>,
    pub(super) promotion: Option<Role>,
    /// Where the rook of a castling starts.
    pub(super) castled_rook: Option<Square>,
}

impl MoveInfo {
    /// Takes a move apart; `None` if the action moves no piece.
    pub(super) fn new(variant: &dyn Variant, position: &Position, action: Action) -> Option<Self> {
        let promotion = action.as_move()?.promotion;
        let events = variant.events(position, action);
        let mut events = events.into_iter().skip_while(Event::is_attraction);
        let Event { piece, from, to, other, captured, .. } = events.next()?;
        let mut info = Self {
            action,
            piece: piece?,
            from: from?,
            to: to?,
            final_square: to?,
            captures: captured.is_some(),
            swapped: other,
            promotion,
            castled_rook: None,
        };
        for event in events {
            match event.kind {
                EventKind::Climbed => info.final_square = event.to?,
                EventKind::NullCaptured => info.captures = true,
                EventKind::Moved => info.castled_rook = event.from,
                _ => {}
            }
        }
        Some(info)
    }

    /// The moves among `actions`, taken apart.
    pub(super) fn all(variant: &dyn Variant, position: &Position, actions: &[Action]) -> Vec<Self> {
        actions.iter().filter_map(|&action| Self::new(variant, position, action)).collect()
    }
}
