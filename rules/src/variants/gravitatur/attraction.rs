//! Where the Gravitatur may be placed, what it draws, and the moves that follow.

use crate::variants::no_capture::{self, Generator, TABLES};
use crate::variants::sink::{Sink, origin};
use crate::{Action, Bitboard, Board, Color, Event, Move, Role, Square};

/// The board once a Gravitatur on `at` has drawn the first piece of each line next to itself;
/// `report` is told of each piece that moves.
pub(super) fn attract(board: &Board, at: Square, report: &mut impl FnMut(Event)) -> Board {
    let mut next = *board;
    let around = TABLES.king(at);
    let occupied = board.occupied();
    let seen = TABLES.attacks(Color::White, Role::Queen, at, occupied);
    for from in seen & occupied & !around {
        let to = (TABLES.between(at, from) & around).first();
        if let (Some(piece), Some(to)) = (board.piece_at(from), to) {
            next.toggle(from, piece);
            next.toggle(to, piece);
            report(Event::Attracted { piece, from, to });
        }
    }
    next
}

/// Shows `visit` every square where `us` may place the Gravitatur, with the moves that the board
/// has then and whether the enemy king is in check there, until it answers that it has enough.
pub(super) fn attractions(
    board: &Board,
    us: Color,
    mut visit: impl FnMut(Square, &Generator<'_>, bool) -> bool,
) {
    for at in TABLES.board & !board.occupied() {
        let drawn = attract(board, at, &mut |_| ());
        let moves = Generator::legal(&drawn, us);
        let gives_check = no_capture::checked(&drawn, !us).is_some();
        if !moves.in_check && !visit(at, &moves, gives_check) {
            return;
        }
    }
}

/// Lists moves as turns that place the Gravitatur before.
pub(super) struct Following<'a> {
    pub(super) at: Square,
    pub(super) actions: &'a mut Vec<Action>,
}

impl Following<'_> {
    fn push(&mut self, step: Move) {
        self.actions.push(Action::Attract { at: self.at, then: Some(step) });
    }
}

impl Sink for Following<'_> {
    fn piece(&mut self, from: Square, targets: Bitboard) {
        for to in targets {
            self.push(Move::plain(from, to));
        }
    }

    fn pawns(&mut self, targets: Bitboard, step: i8) {
        for to in targets {
            self.push(Move::plain(origin(to, step), to));
        }
    }

    fn promotions(&mut self, from: Square, to: Square, roles: &[Role]) {
        for &role in roles {
            self.push(Move { from, to, promotion: Some(role) });
        }
    }

    fn other(&mut self, action: Action) {
        self.actions.push(action);
    }

    fn found(&self) -> usize {
        self.actions.len()
    }
}
