//! What a position of Totem Chess keeps beyond those of the other games.

use crate::{Bitboard, Board, ByColor};

/// What only Totem Chess keeps of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct TotemState {
    /// Turns of both sides since the last roll, 0 to 2.
    pub since_roll: u8,
    /// The sides that may not promote to a Totem any more.
    pub barred: ByColor<bool>,
    /// What was before the roll that the next turn may undo.
    pub before_roll: Option<BeforeRoll>,
}

/// What a roll can change, as it was before. It comes back if the roll is prevented or undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct BeforeRoll {
    /// Which piece stood where.
    pub board: Board,
    /// The rooks that could still castle.
    pub castling: Bitboard,
    /// The squares on which a pawn could be taken.
    pub en_passant: Bitboard,
    /// The clock.
    pub halfmove: u32,
    /// Who was barred.
    pub barred: ByColor<bool>,
}
