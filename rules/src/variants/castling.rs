//! Where king and rook stand and go in castling, in the games that have it.

use crate::fen::{FenError, FenPart};
use crate::{Bitboard, Board, Color, Geometry, Piece, Position, Role, Square};

/// One way to castle.
#[derive(Clone, Copy)]
pub(super) struct Castle {
    pub(super) color: Color,
    pub(super) king_from: Square,
    pub(super) king_to: Square,
    pub(super) rook_from: Square,
    pub(super) rook_to: Square,
    /// The squares between king and rook.
    pub(super) between: Bitboard,
    /// The squares that the king crosses and reaches.
    pub(super) path: Bitboard,
}

impl Castle {
    /// The ways to castle on a board whose kings stand on `king_file` and whose rooks stand in its
    /// corners: on the king's side the king goes to `king_side`, on the queen's to `queen_side`.
    pub(super) const fn all(
        geometry: Geometry,
        king_file: u8,
        king_side: u8,
        queen_side: u8,
    ) -> [Self; 4] {
        let corner = geometry.files - 1;
        let last = geometry.ranks - 1;
        [
            Self::new(Color::White, 0, king_file, corner, king_side),
            Self::new(Color::White, 0, king_file, 0, queen_side),
            Self::new(Color::Black, last, king_file, corner, king_side),
            Self::new(Color::Black, last, king_file, 0, queen_side),
        ]
    }

    const fn new(color: Color, rank: u8, king: u8, rook: u8, king_to: u8) -> Self {
        let beside_king = if rook > king { king_to - 1 } else { king_to + 1 };
        let next_to_rook = if rook > king { rook - 1 } else { rook + 1 };
        Self {
            color,
            king_from: Square::new(king, rank),
            king_to: Square::new(king_to, rank),
            rook_from: Square::new(rook, rank),
            rook_to: Square::new(beside_king, rank),
            between: files_from(king, next_to_rook, rank),
            path: files_from(king, king_to, rank),
        }
    }

    /// Moves the rook to its place beside the king.
    pub(super) fn move_rook(&self, board: &mut Board) {
        let rook = Piece { color: self.color, role: Role::Rook };
        board.toggle(self.rook_from, rook);
        board.toggle(self.rook_to, rook);
    }

    /// Whether king and rook stand where they start.
    pub(super) fn is_at_home(&self, board: &Board) -> bool {
        board.of(self.color, Role::King).contains(self.king_from)
            && board.of(self.color, Role::Rook).contains(self.rook_from)
    }
}

/// The squares of a rank from beside the file `king` to the file `end`.
const fn files_from(king: u8, end: u8, rank: u8) -> Bitboard {
    let mut found = 0;
    let mut file = king;
    while file != end {
        file = if end > king { file + 1 } else { file - 1 };
        found |= 1 << Square::new(file, rank).index();
    }
    Bitboard(found)
}

/// The way in which a move castles, if it does. No other move takes a king there.
pub(super) fn of_move(
    castles: &'static [Castle],
    role: Role,
    from: Square,
    to: Square,
) -> Option<&'static Castle> {
    if role != Role::King || from.file().abs_diff(to.file()) < 2 {
        return None;
    }
    castles.iter().find(|castle| castle.king_from == from && castle.king_to == to)
}

/// Refuses a right whose king or rook is not at home.
pub(super) fn check_rights(castles: &[Castle], position: &Position) -> Result<(), FenError> {
    let lost = |castle: &&Castle| {
        position.castling.contains(castle.rook_from) && !castle.is_at_home(&position.board)
    };
    match castles.iter().find(lost) {
        Some(&Castle { color, king_from, rook_from, .. }) => {
            let reason = format!(
                "{color} cannot castle without its king on {king_from} and a rook on {rook_from}"
            );
            Err(FenError::new(FenPart::Castling, reason).about_castling(king_from, rook_from))
        }
        None => Ok(()),
    }
}
