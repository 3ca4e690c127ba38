//! How far a piece climbs.

use crate::variants::no_capture::{self, BOARD_SIZE, TABLES, ahead};
use crate::{Bitboard, Board, Color, Event, EventKind, Move, Piece, Role, Square};

/// Makes a move of `us`; `report` is told what happens.
pub(super) fn perform(
    board: &mut Board,
    us: Color,
    Move { from, to, promotion }: Move,
    report: &mut impl FnMut(Event),
) {
    let in_check = no_capture::king_in_check(board, us).is_some();
    let Some(piece) = no_capture::make_move(board, from, to, report) else {
        return;
    };
    let final_square = if in_check { to } else { climb(board, piece, to, report) };
    if let Some(role) = promotion {
        no_capture::promote(board, final_square, piece, role, report);
    }
}

/// Lets `piece` climb from `square` past what stands ahead, and returns where it stops.
pub(super) fn climb(
    board: &mut Board,
    piece: Piece,
    mut square: Square,
    report: &mut impl FnMut(Event),
) -> Square {
    let filled = |board: &Board, square| {
        let next = ahead(piece.color, square)?;
        Some((next, board.piece_at(next)?))
    };
    let Some(mut above) = filled(board, square) else {
        return square;
    };
    let us = piece.color;
    let mut check_squares = CheckSquares::new(board, us, board.occupied());
    let mut checks = check_squares.is_check(board, board.of_color(us));
    while !checks {
        let (next, displaced) = above;
        for (at, piece) in [(square, piece), (next, displaced), (next, piece), (square, displaced)]
        {
            board.toggle(at, piece);
        }
        let climbed = Event::going(EventKind::Climbed, piece, square, next);
        report(Event { other: Some(displaced), ..climbed });
        if displaced.role == Role::Pawn
            && displaced.color != us
            && square.rank() == displaced.color.promotion_rank(BOARD_SIZE.ranks)
        {
            no_capture::promote(board, square, displaced, Role::Queen, report);
        }
        checks = if displaced.role == Role::King {
            check_squares = CheckSquares::new(board, us, board.occupied());
            check_squares.is_check(board, board.of_color(us))
        } else {
            // A swap empties and fills no square, so only the two pieces can give check anew.
            check_squares.of(piece.role).contains(next)
                || displaced.color == us && check_squares.of(displaced.role).contains(square)
        };
        square = next;
        match filled(board, square) {
            Some(pair) => above = pair,
            None => break,
        }
    }
    square
}

/// The squares from which each kind of piece of a side checks the other's king.
#[derive(Clone, Copy)]
pub(super) struct CheckSquares {
    king: Bitboard,
    knight: Bitboard,
    pawn: Bitboard,
    orthogonal: Bitboard,
    diagonal: Bitboard,
    /// The squares on which a piece other than the king gives check once a climb has pushed it
    /// there by one rank.
    pub(super) pushed: Bitboard,
}

impl CheckSquares {
    /// The lookout of `by`, if `occupied` are the squares that block sliders.
    pub(super) fn new(board: &Board, by: Color, occupied: Bitboard) -> Self {
        let king = board.king(!by).expect("a position has a king each");
        Self {
            king: TABLES.king(king),
            knight: TABLES.knight(king),
            pawn: TABLES.pawn(!by, king),
            orthogonal: TABLES.rook(king, occupied),
            diagonal: TABLES.bishop(king, occupied),
            pushed: Bitboard::EMPTY,
        }
    }

    /// The same with the squares on which pieces give check once pushed back by `step`.
    pub(super) fn with_pushed(mut self, board: &Board, by: Color, step: i8) -> Self {
        for role in Role::ORTHODOX {
            self.pushed |= board.of(by, role).shifted(-step) & self.of(role);
        }
        self
    }

    /// The squares from which a piece of this kind checks.
    pub(super) fn of(&self, role: Role) -> Bitboard {
        match role {
            Role::Pawn => self.pawn,
            Role::Knight => self.knight,
            Role::Bishop => self.diagonal,
            Role::Rook => self.orthogonal,
            Role::Queen => self.orthogonal | self.diagonal,
            Role::King => self.king,
            Role::Totem | Role::SpiritKing | Role::AscendedKing => Bitboard::EMPTY,
        }
    }

    /// Whether one of `pieces` gives check.
    pub(super) fn is_check(&self, board: &Board, pieces: Bitboard) -> bool {
        let checks = |role| board.of_role(role) & self.of(role) & pieces;
        Role::ORTHODOX.into_iter().any(|role| !checks(role).is_empty())
    }
}
