//! What is missing from the board, compared with the start of a history.

use rules::{Board, Color, Role};

/// The pieces of one side that are gone, counted by kind.
///
/// It is the difference between the first position of a history and the one shown, so it does not
/// ask how a piece went: taken by a piece or by the Null, struck by a Totem that came home, or
/// given up. A roll that was undone brings its pieces back. What a side has too many of are pawns
/// that were promoted, which are not gone; one that is taken afterwards counts as a pawn. A king
/// in another form is not gone either.
///
/// In the games without captures hardly anything is ever gone, and a position without a history
/// tells of nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CapturedPieces([u8; KINDS.len()]);

/// The kinds that are told apart, the least first; the kings' forms are one.
const KINDS: [Role; 7] =
    [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::Totem, Role::King];

impl CapturedPieces {
    /// What `color` has lost between two boards.
    pub fn between(start: &Board, now: &Board, color: Color) -> Self {
        let counts = |board: &Board| KINDS.map(|kind| count(board, color, kind));
        let (start, now) = (counts(start), counts(now));
        let promoted: usize =
            (1..KINDS.len()).map(|kind| now[kind].saturating_sub(start[kind])).sum();
        let mut gone = [0; KINDS.len()];
        for (kind, gone) in gone.iter_mut().enumerate() {
            *gone = start[kind].saturating_sub(now[kind]) as u8;
        }
        gone[0] = gone[0].saturating_sub(promoted as u8);
        Self(gone)
    }

    /// Each kind that is gone and how many of it, the least kind first.
    pub fn kinds(self) -> impl Iterator<Item = (Role, u8)> {
        KINDS.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// Whether nothing is gone.
    pub fn is_empty(self) -> bool {
        self.0 == [0; KINDS.len()]
    }
}

fn count(board: &Board, color: Color, kind: Role) -> usize {
    match kind {
        Role::King => usize::from(board.royal(color).is_some()),
        kind => board.of(color, kind).len(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Piece, Square};

    fn lost(start: &str, now: &str) -> Vec<(Role, u8)> {
        let board = |pieces: &str| {
            let mut board = Board::default();
            for (letter, index) in pieces.chars().zip(0..) {
                let role = Role::from_letter(letter).unwrap();
                board.put(Square::from_index(index), Piece { color: Color::White, role });
            }
            board
        };
        CapturedPieces::between(&board(start), &board(now), Color::White).kinds().collect()
    }

    #[test]
    fn a_promoted_pawn_is_not_gone() {
        assert_eq!(lost("KQPP", "KQQP"), []);
        assert_eq!(lost("KQPP", "KQP"), [(Role::Pawn, 1)]);
        assert_eq!(lost("KQRPP", "KQQP"), [(Role::Rook, 1)]);
    }

    #[test]
    fn a_king_in_another_form_is_not_gone() {
        assert_eq!(lost("KT", "S"), [(Role::Totem, 1)]);
        assert_eq!(lost("KT", "T"), [(Role::King, 1)]);
    }
}
