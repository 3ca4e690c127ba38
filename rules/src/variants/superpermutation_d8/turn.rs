//! A turn: what moves, where it lands, and how far it climbs.

use std::ops::ControlFlow;

use crate::variants::no_capture::{self, GEOMETRY, TABLES, ahead};
use crate::{Action, Bitboard, Board, Color, Event, Piece, Position, Role, Square};

/// The turn of the side to move, whatever the die shows.
pub(super) struct Turn<'a> {
    board: &'a Board,
    us: Color,
    pub(super) in_check: bool,
}

impl<'a> Turn<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        Self {
            board: &position.board,
            us: position.turn,
            in_check: no_capture::checked(&position.board, position.turn).is_some(),
        }
    }

    /// Shows `visit` every move that lands on `mask`, the safety of the own king aside.
    fn each_pseudo(
        &self,
        mask: Bitboard,
        visit: &mut impl FnMut(Square, Square) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for role in Role::ALL {
            for from in self.board.of(self.us, role) {
                let mut targets = no_capture::targets(self.board, self.us, role, from);
                if role == Role::King && !self.in_check {
                    targets |= no_capture::teleports(self.board, self.us);
                }
                for to in targets & mask {
                    visit(from, to)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether there is any legal move.
    pub(super) fn has_move(&self) -> bool {
        self.each_pseudo(TABLES.board, &mut |from, to| {
            if self.is_safe(&self.after(from, to)) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }

    /// Appends the legal moves that land on `mask`.
    pub(super) fn list(&self, mask: Bitboard, actions: &mut Vec<Action>) {
        let _ = self.each_pseudo(mask, &mut |from, to| {
            let after = self.after(from, to);
            if self.is_safe(&after) {
                self.push(from, to, &after, actions);
            }
            ControlFlow::Continue(())
        });
    }

    /// Appends every move, the safety of the own king aside.
    pub(super) fn list_pseudo(&self, actions: &mut Vec<Action>) {
        let _ = self.each_pseudo(TABLES.board, &mut |from, to| {
            self.push(from, to, &self.after(from, to), actions);
            ControlFlow::Continue(())
        });
    }

    /// Appends a move, once for each promotion if it brings a pawn to its last rank.
    fn push(&self, from: Square, to: Square, after: &Board, actions: &mut Vec<Action>) {
        let last_rank = GEOMETRY.rank(self.us.last_rank(GEOMETRY.ranks));
        if (after.of(self.us, Role::Pawn) & last_rank).is_empty() {
            actions.push(Action::plain(from, to));
        } else {
            actions.extend(Action::promotions(from, to));
        }
    }

    /// Whether the own king is safe at the end of the turn.
    fn is_safe(&self, after: &Board) -> bool {
        no_capture::checked(after, self.us).is_none()
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
            report(Event::Swapped {
                piece,
                from,
                to,
                other,
            });
            return board;
        }
        let captured = met.map(|other| (to, other));
        report(Event::Moved {
            piece,
            from,
            to,
            captured,
        });
        let square = if self.in_check {
            to
        } else {
            self.climb(&mut board, piece, to, report)
        };
        if let Some(role) = promotion {
            let promoted = Piece { role, ..piece };
            board.toggle(square, piece);
            board.toggle(square, promoted);
            report(Event::Promoted {
                square,
                piece: promoted,
            });
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
            for (at, piece) in [
                (square, piece),
                (next, displaced),
                (next, piece),
                (square, displaced),
            ] {
                board.toggle(at, piece);
            }
            report(Event::Climbed {
                piece,
                from: square,
                to: next,
                displaced,
            });
            if displaced.role == Role::Pawn
                && displaced.color != self.us
                && square.rank() == displaced.color.last_rank(GEOMETRY.ranks)
            {
                let queen = Piece {
                    role: Role::Queen,
                    ..displaced
                };
                board.toggle(square, displaced);
                board.toggle(square, queen);
                report(Event::Promoted {
                    square,
                    piece: queen,
                });
            }
            square = next;
        }
        square
    }
}
