//! What a position of Totem Chess keeps beyond those of the other games.

use crate::{Bitboard, Board, ByColor, CastlingRights, Piece, Position, Square};

/// What only Totem Chess keeps of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct TotemState {
    /// Turns of both sides since the last roll, 0 to 2.
    pub since_roll: u8,
    /// The sides that may not promote to a Totem any more.
    pub totem_promotion_lost: ByColor<bool>,
    /// What takes the last roll back, as long as the next turn may undo it.
    pub roll_undo: Option<RollUndo>,
}

/// What a roll can change, as it was before. It comes back if the roll is prevented or undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct PreRollState {
    /// Which piece stood where.
    pub board: Board,
    /// The ways to castle that were not lost.
    pub castling: CastlingRights,
    /// The squares on which a pawn could be taken.
    pub en_passant: Bitboard,
    /// The clock.
    pub halfmove: u32,
    /// Who was barred.
    pub totem_promotion_lost: ByColor<bool>,
}

impl From<&Position> for PreRollState {
    fn from(position: &Position) -> Self {
        let Position { board, castling, en_passant, halfmove, totem, .. } = *position;
        Self {
            board,
            castling,
            en_passant,
            halfmove,
            totem_promotion_lost: totem.totem_promotion_lost,
        }
    }
}

/// The most squares whose pieces a roll changes: where the Null meets a piece, where that piece goes,
/// and where a Totem is lost or the Null comes back.
const MAX_CHANGED: usize = 3;

/// The most squares that a pawn passes in one advance.
const MAX_PASSED: usize = 2;

/// The difference between a position after a roll and [the one before](PreRollState).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct RollUndo {
    /// The squares whose pieces changed, in order, with what stood there before.
    pieces: [Option<(Square, Option<Piece>)>; MAX_CHANGED],
    null: Option<Square>,
    castling: CastlingRights,
    en_passant: [Option<Square>; MAX_PASSED],
    halfmove: u32,
    totem_promotion_lost: ByColor<bool>,
}

impl RollUndo {
    /// What leads from the board `after` a roll back to the position before it; `None` if they
    /// differ by more than a roll can change.
    pub fn new(before: &PreRollState, after: &Board) -> Option<Self> {
        let PreRollState { board, castling, en_passant, halfmove, totem_promotion_lost } = *before;
        let changed = board.differences(after).map(|square| (square, board.piece_at(square)));
        Some(Self {
            pieces: at_most(changed)?,
            null: board.null(),
            castling,
            en_passant: at_most(en_passant)?,
            halfmove,
            totem_promotion_lost,
        })
    }

    /// What was before the roll that led to the board `after`.
    pub fn before(&self, after: &Board) -> PreRollState {
        let mut board = *after;
        for (square, piece) in self.pieces.into_iter().flatten() {
            board.take(square);
            if let Some(piece) = piece {
                board.put(square, piece);
            }
        }
        board.set_null(self.null);
        PreRollState {
            board,
            castling: self.castling,
            en_passant: self.en_passant.into_iter().flatten().collect(),
            halfmove: self.halfmove,
            totem_promotion_lost: self.totem_promotion_lost,
        }
    }
}

/// What is found in order, if it is no more than there is room for.
fn at_most<T: Copy, const ROOM: usize>(
    found: impl Iterator<Item = T>,
) -> Option<[Option<T>; ROOM]> {
    let mut kept = [None; ROOM];
    for (index, item) in found.enumerate() {
        *kept.get_mut(index)? = Some(item);
    }
    Some(kept)
}

impl Position {
    /// What was before the roll that the next turn may undo.
    pub fn before_roll(&self) -> Option<PreRollState> {
        self.totem.roll_undo.map(|undo| undo.before(&self.board))
    }
}
