//! Where the Gravitatur may be placed, what it draws, and the moves that follow.

use crate::variants::no_capture::{self, BOARD_SIZE, TABLES};
use crate::{Board, Color, Direction, Event, EventKind, MAX_SQUARES, Piece, Role, Square};

/// The board once a Gravitatur on `at` has drawn the first piece of each line next to itself;
/// `report` is told of each piece that moves, kind by kind.
pub(super) fn attract(board: &Board, at: Square, report: &mut impl FnMut(Event)) -> Board {
    let mut next = *board;
    let occupied = board.occupied();
    let attacks = TABLES.attacks(Color::White, Role::Queen, at, occupied);
    let drawn = attacks & occupied & !TABLES.king(at);
    for role in Role::ORTHODOX {
        for from in board.of_role(role) & drawn {
            let white = board.of_color(Color::White).contains(from);
            let piece = Piece { color: if white { Color::White } else { Color::Black }, role };
            let to = BESIDE[at.index()][from.index()];
            next.toggle(from, piece);
            next.toggle(to, piece);
            report(Event::going(EventKind::Attracted, piece, from, to));
        }
    }
    next
}

/// The same without a report.
pub(super) fn attracted(board: &Board, at: Square) -> Board {
    attract(board, at, &mut |_| ())
}

/// For each square, the one beside it toward each of the squares that share a line with it.
static BESIDE: [[Square; MAX_SQUARES]; MAX_SQUARES] = {
    let mut beside = [[Square::from_index(0); MAX_SQUARES]; MAX_SQUARES];
    let mut index = 0;
    while index < MAX_SQUARES {
        let at = Square::from_index(index as u8);
        let mut direction = 0;
        while direction < Direction::ALL.len() {
            let (files, ranks) = Direction::ALL[direction].step();
            let first = at.offset(files, ranks, BOARD_SIZE);
            let mut met = first;
            while let (Some(from), Some(to)) = (met, first) {
                beside[index][from.index()] = to;
                met = from.offset(files, ranks, BOARD_SIZE);
            }
            direction += 1;
        }
        index += 1;
    }
    beside
};

/// The first stage of a turn with the Gravitatur: where it is placed, and what it draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    /// Where the Gravitatur is placed.
    pub at: Square,
    /// Whether the enemy king is in check then, which ends the turn.
    pub gives_check: bool,
    /// The board after the attraction.
    pub board: Board,
}

impl Placement {
    /// The placement by `us` on the empty square `at`, if it leaves the own king safe.
    pub(super) fn find(board: &Board, us: Color, at: Square) -> Option<Self> {
        let board = attracted(board, at);
        let is_safe = no_capture::king_in_check(&board, us).is_none();
        is_safe.then(|| Self {
            at,
            gives_check: no_capture::king_in_check(&board, !us).is_some(),
            board,
        })
    }
}
