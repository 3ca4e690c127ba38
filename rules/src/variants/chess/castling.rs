//! Where king and rook stand and go in castling.

use crate::fen::FenError;
use crate::{Bitboard, Board, Color, Piece, Position, Role, Square};

/// One of the four ways to castle.
#[derive(Clone, Copy)]
pub(super) struct Castle {
    pub(super) king_from: Square,
    pub(super) king_to: Square,
    pub(super) rook_from: Square,
    pub(super) rook_to: Square,
    /// What must be empty.
    pub(super) empty: Bitboard,
}

/// The king's side, then the queen's, of White, then of Black.
static CASTLES: [Castle; 4] = [
    Castle::new(0, 7, 6, 5),
    Castle::new(0, 0, 2, 3),
    Castle::new(7, 7, 6, 5),
    Castle::new(7, 0, 2, 3),
];

impl Castle {
    const fn new(rank: u8, rook_from: u8, king_to: u8, rook_to: u8) -> Self {
        let mut empty = 0;
        let mut file = 1;
        while file < 7 {
            if file != 4 && (file < 4) == (rook_from < 4) {
                empty |= 1 << Square::new(file, rank).index();
            }
            file += 1;
        }
        Self {
            king_from: Square::new(4, rank),
            king_to: Square::new(king_to, rank),
            rook_from: Square::new(rook_from, rank),
            rook_to: Square::new(rook_to, rank),
            empty: Bitboard(empty),
        }
    }

    /// The ways in which a side castles.
    pub(super) fn of_color(color: Color) -> &'static [Self] {
        match color {
            Color::White => &CASTLES[..2],
            Color::Black => &CASTLES[2..],
        }
    }

    /// The way that a move castles, if it does: the king alone steps two squares.
    pub(super) fn of_move(role: Role, from: Square, to: Square) -> Option<&'static Self> {
        if role != Role::King || from.file().abs_diff(to.file()) != 2 {
            return None;
        }
        CASTLES.iter().find(|castle| castle.king_from == from && castle.king_to == to)
    }

    /// Moves the rook to its place beside the king.
    pub(super) fn move_rook(&self, board: &mut Board, color: Color) {
        let rook = Piece { color, role: Role::Rook };
        board.toggle(self.rook_from, rook);
        board.toggle(self.rook_to, rook);
    }
}

/// The rights that end when a piece leaves `from` and one arrives on `to`.
pub(super) fn rights_lost(from: Square, to: Square) -> Bitboard {
    let touched = Bitboard::of(from) | Bitboard::of(to);
    let mut lost = touched;
    for castle in &CASTLES {
        if touched.contains(castle.king_from) {
            lost |= Bitboard::of(castle.rook_from);
        }
    }
    lost
}

/// Refuses a right whose king or rook is not at home.
pub(super) fn check_rights(position: &Position) -> Result<(), FenError> {
    for (color, castle) in Color::BOTH
        .into_iter()
        .flat_map(|color| Castle::of_color(color).iter().map(move |castle| (color, castle)))
    {
        let at_home = position.board.of(color, Role::King).contains(castle.king_from)
            && position.board.of(color, Role::Rook).contains(castle.rook_from);
        if position.castling.contains(castle.rook_from) && !at_home {
            return Err(FenError(format!(
                "{color} cannot castle without its king on {} and a rook on {}",
                castle.king_from, castle.rook_from
            )));
        }
    }
    Ok(())
}
