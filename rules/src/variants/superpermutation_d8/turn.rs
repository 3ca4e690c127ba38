//! A turn: what moves, where it lands, and how far it climbs.

use std::ops::ControlFlow;

use crate::variants::no_capture::{self, GEOMETRY, TABLES, ahead};
use crate::{Action, Bitboard, Board, Color, Event, Piece, Position, Role, Square};

/// The turn of the side to move, whatever the die shows.
pub(super) struct Turn<'a> {
    board: &'a Board,
    us: Color,
    pub(super) in_check: bool,
    /// Where a piece other than the king can land to end a check; everywhere without one.
    rescues: Bitboard,
    /// Own pieces that alone stand between the king and a slider.
    pinned: Bitboard,
}

impl<'a> Turn<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        let (board, us) = (&position.board, position.turn);
        let king = board.king(us).expect("a position has a king each");
        let checkers = TABLES.attackers(board, !us, king, board.occupied());
        let rescues = match checkers.first() {
            None => TABLES.board,
            Some(checker) if checkers.len() == 1 => TABLES.between(king, checker),
            Some(_) => Bitboard::EMPTY,
        };
        Self {
            board,
            us,
            in_check: !checkers.is_empty(),
            rescues,
            pinned: TABLES.pinned(board, us, king),
        }
    }

    /// Shows `visit` every move that lands on `mask`, the safety of the own king aside.
    fn each_pseudo(
        &self,
        mask: Bitboard,
        visit: &mut impl FnMut(Role, Square, Square) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for role in Role::ORTHODOX {
            for from in self.board.of(self.us, role) {
                let mut targets = no_capture::targets(self.board, self.us, role, from);
                if role == Role::King && !self.in_check {
                    targets |= no_capture::teleports(self.board, self.us);
                }
                for to in targets & mask {
                    visit(role, from, to)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether there is any legal move.
    pub(super) fn has_move(&self) -> bool {
        self.each_pseudo(TABLES.board, &mut |role, from, to| match self.legal(role, from, to) {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        })
        .is_break()
    }

    /// Appends the legal moves that land on `mask`.
    pub(super) fn list(&self, mask: Bitboard, actions: &mut Vec<Action>) {
        let _ = self.each_pseudo(mask, &mut |role, from, to| {
            if let Some(promotes) = self.legal(role, from, to) {
                push(from, to, promotes, actions);
            }
            ControlFlow::Continue(())
        });
    }

    /// Appends every move, the safety of the own king aside.
    pub(super) fn list_pseudo(&self, actions: &mut Vec<Action>) {
        let _ = self.each_pseudo(TABLES.board, &mut |_, from, to| {
            push(from, to, self.promotes(&self.after(from, to)), actions);
            ControlFlow::Continue(())
        });
    }

    /// Whether a move promotes a pawn, if it is legal at all.
    fn legal(&self, role: Role, from: Square, to: Square) -> Option<bool> {
        if role != Role::King {
            if !self.rescues.contains(to) {
                return None;
            }
            if !self.pinned.contains(from) && !self.may_climb(to) {
                return Some(role == Role::Pawn && self.last_rank().contains(to));
            }
        }
        let after = self.after(from, to);
        no_capture::checked(&after, self.us).is_none().then(|| self.promotes(&after))
    }

    /// Whether a piece that lands on `square` may find another ahead; the origin counts as full.
    fn may_climb(&self, square: Square) -> bool {
        !self.in_check
            && ahead(self.us, square).is_some_and(|next| self.board.occupied().contains(next))
    }

    /// Whether a pawn has come to its last rank.
    fn promotes(&self, after: &Board) -> bool {
        !(after.of(self.us, Role::Pawn) & self.last_rank()).is_empty()
    }

    fn last_rank(&self) -> Bitboard {
        GEOMETRY.rank(self.us.last_rank(GEOMETRY.ranks))
    }

    /// The board after a move, with a pawn on its last rank still a pawn.
    fn after(&self, from: Square, to: Square) -> Board {
        self.perform(from, to, None, &mut |_| ())
    }

    /// The board after a move; `report` is told what happens.
    pub(super) fn perform(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        report: &mut impl FnMut(Event),
    ) -> Board {
        let mut board = *self.board;
        let Some(piece) = board.piece_at(from) else {
            return board;
        };
        let met = board.piece_at(to);
        board.toggle(from, piece);
        if let Some(other) = met {
            board.toggle(to, other);
        }
        board.toggle(to, piece);
        if let Some(other) = met.filter(|other| other.color == self.us) {
            board.toggle(from, other);
            report(Event::Swapped { piece, from, to, other });
            return board;
        }
        let captured = met.map(|other| (to, other));
        report(Event::Moved { piece, from, to, captured });
        let square = if self.in_check { to } else { self.climb(&mut board, piece, to, report) };
        if let Some(role) = promotion {
            let promoted = Piece { role, ..piece };
            board.toggle(square, piece);
            board.toggle(square, promoted);
            report(Event::Promoted { square, piece: promoted });
        }
        board
    }

    /// Lets `piece` climb from `square` past what stands ahead, and returns where it stops.
    fn climb(
        &self,
        board: &mut Board,
        piece: Piece,
        mut square: Square,
        report: &mut impl FnMut(Event),
    ) -> Square {
        while let Some(next) = ahead(self.us, square)
            && let Some(displaced) = board.piece_at(next)
            && no_capture::checked(board, !self.us).is_none()
        {
            for (at, piece) in
                [(square, piece), (next, displaced), (next, piece), (square, displaced)]
            {
                board.toggle(at, piece);
            }
            report(Event::Climbed { piece, from: square, to: next, displaced });
            if displaced.role == Role::Pawn
                && displaced.color != self.us
                && square.rank() == displaced.color.last_rank(GEOMETRY.ranks)
            {
                let queen = Piece { role: Role::Queen, ..displaced };
                board.toggle(square, displaced);
                board.toggle(square, queen);
                report(Event::Promoted { square, piece: queen });
            }
            square = next;
        }
        square
    }
}

/// Appends a move, once for each promotion if it promotes.
fn push(from: Square, to: Square, promotes: bool, actions: &mut Vec<Action>) {
    if promotes {
        actions.extend(Action::promotions(from, to, &Role::PROMOTIONS));
    } else {
        actions.push(Action::plain(from, to));
    }
}
