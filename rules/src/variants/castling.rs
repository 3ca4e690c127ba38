//! Castling: which rights are left, and where king and rook stand and go.

use crate::fen::{FenError, FenPart};
use crate::{Bitboard, Board, BoardSize, Color, MAX_SQUARES, Piece, Position, Role, Square};

/// The ways to castle that are not lost: a bit each for White's king side and queen side, then
/// Black's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct CastlingRights(u8);

impl CastlingRights {
    /// No right.
    pub const NONE: Self = Self(0);

    /// Each right alone, in the order of the letters `KQkq`.
    pub const EACH: [Self; 4] = [Self(1), Self(2), Self(4), Self(8)];

    /// Both rights of a side.
    pub const fn of_color(color: Color) -> Self {
        match color {
            Color::White => Self(0b0011),
            Color::Black => Self(0b1100),
        }
    }

    /// Whether no right is left.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether any of these rights is left.
    pub const fn has_any(self, rights: Self) -> bool {
        self.0 & rights.0 != 0
    }

    /// These rights and the others.
    #[must_use]
    pub const fn with(self, rights: Self) -> Self {
        Self(self.0 | rights.0)
    }

    /// These rights without the others.
    #[must_use]
    pub const fn without(self, rights: Self) -> Self {
        Self(self.0 & !rights.0)
    }

    /// A bit for each right, in the order of [`EACH`](Self::EACH).
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

/// One way to castle.
#[derive(Clone, Copy)]
pub(super) struct Castle {
    pub(super) right: CastlingRights,
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
        board_size: BoardSize,
        king_file: u8,
        king_side: u8,
        queen_side: u8,
    ) -> [Self; 4] {
        let corner = board_size.files - 1;
        let last = board_size.ranks - 1;
        [
            Self::new(0, Color::White, 0, king_file, corner, king_side),
            Self::new(1, Color::White, 0, king_file, 0, queen_side),
            Self::new(2, Color::Black, last, king_file, corner, king_side),
            Self::new(3, Color::Black, last, king_file, 0, queen_side),
        ]
    }

    const fn new(right: usize, color: Color, rank: u8, king: u8, rook: u8, king_to: u8) -> Self {
        let beside_king = if rook > king { king_to - 1 } else { king_to + 1 };
        let next_to_rook = if rook > king { rook - 1 } else { rook + 1 };
        Self {
            right: CastlingRights::EACH[right],
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

/// The squares of the kings and rooks that may castle.
pub(super) const fn homes(castles: &[Castle; 4]) -> Bitboard {
    let mut homes = 0;
    let mut index = 0;
    while index < castles.len() {
        let Castle { king_from, rook_from, .. } = castles[index];
        homes |= 1 << king_from.index() | 1 << rook_from.index();
        index += 1;
    }
    Bitboard(homes)
}

/// A side's ways to castle.
pub(super) fn of_color(castles: &[Castle; 4], color: Color) -> &[Castle] {
    match color {
        Color::White => &castles[..2],
        Color::Black => &castles[2..],
    }
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

/// For each square, the rights that end when a piece leaves it or arrives on it.
pub(super) const fn rights_lost(castles: &[Castle; 4]) -> [CastlingRights; MAX_SQUARES] {
    let mut lost = [CastlingRights::NONE; MAX_SQUARES];
    let mut index = 0;
    while index < castles.len() {
        let Castle { right, king_from, rook_from, .. } = castles[index];
        lost[king_from.index()] = lost[king_from.index()].with(right);
        lost[rook_from.index()] = lost[rook_from.index()].with(right);
        index += 1;
    }
    lost
}

/// Refuses a right whose king or rook is not at home.
pub(super) fn check_rights(castles: &[Castle], position: &Position) -> Result<(), FenError> {
    let lost = |castle: &&Castle| {
        position.castling.has_any(castle.right) && !castle.is_at_home(&position.board)
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
