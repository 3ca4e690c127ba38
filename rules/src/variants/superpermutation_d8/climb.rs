//! How far a piece climbs.

use crate::variants::no_capture::{self, GEOMETRY, TABLES, ahead};
use crate::{Bitboard, Board, Color, Event, EventKind, Move, Piece, Role, Square};

/// Makes a move of `us`; `report` is told what happens.
pub(super) fn perform(
    board: &mut Board,
    us: Color,
    Move { from, to, promotion }: Move,
    report: &mut impl FnMut(Event),
) {
    let in_check = no_capture::king_in_check(board, us).is_some();
    let Some(piece) = no_capture::step(board, from, to, report) else {
        return;
    };
    let last = if in_check { to } else { climb(board, piece, to, report) };
    if let Some(role) = promotion {
        no_capture::promote(board, last, piece, role, report);
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
    let mut lookout = Lookout::new(board, us, board.occupied());
    let mut checks = lookout.is_check(board, board.of_color(us));
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
            && square.rank() == displaced.color.promotion_rank(GEOMETRY.ranks)
        {
            no_capture::promote(board, square, displaced, Role::Queen, report);
        }
        checks = if displaced.role == Role::King {
            lookout = Lookout::new(board, us, board.occupied());
            lookout.is_check(board, board.of_color(us))
        } else {
            // A swap empties and fills no square, so only the two pieces can give check anew.
            lookout.of(piece.role).contains(next)
                || displaced.color == us && lookout.of(displaced.role).contains(square)
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
pub(super) struct Lookout {
    king: Bitboard,
    knight: Bitboard,
    pawn: Bitboard,
    straight: Bitboard,
    diagonal: Bitboard,
    /// The squares on which a piece other than the king gives check once a climb has pushed it
    /// there by one rank.
    pub(super) pushed: Bitboard,
}

impl Lookout {
    /// The lookout of `by`, if `occupied` are the squares that block sliders.
    pub(super) fn new(board: &Board, by: Color, occupied: Bitboard) -> Self {
        let king = board.king(!by).expect("a position has a king each");
        Self {
            king: TABLES.king(king),
            knight: TABLES.knight(king),
            pawn: TABLES.pawn(!by, king),
            straight: TABLES.rook(king, occupied),
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
            Role::Rook => self.straight,
            Role::Queen => self.straight | self.diagonal,
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
