//! Which moves are legal. Pins and checks are worked out once, so that no move is tried out
//! except en passant, which empties two squares at once.

use super::{CASTLES, TABLES};
use crate::variants::sink::{Any, Sink, origin};
use crate::{Bitboard, Board, Color, MAX_SIDE, Position, Role, Square};

const RANKS: u8 = super::GEOMETRY.ranks;

/// What the legal moves of a position depend on.
pub(super) struct Generator<'a> {
    position: &'a Position,
    board: &'a Board,
    us: Color,
    king: Square,
    /// Whether moves must leave the king safe.
    safely: bool,
    occupied: Bitboard,
    checkers: Bitboard,
    /// Own pieces that alone stand between the king and a slider.
    pinned: Bitboard,
}

impl<'a> Generator<'a> {
    /// The generator of the legal moves.
    pub(super) fn legal(position: &'a Position) -> Self {
        let mut generator = Self::pseudo(position);
        let (board, king) = (generator.board, generator.king);
        generator.safely = true;
        generator.checkers = TABLES.attackers(board, !generator.us, king, generator.occupied);
        generator.pinned = TABLES.pinned(board, generator.us, king);
        generator
    }

    /// The generator of all moves, whether or not they leave the king safe.
    pub(super) fn pseudo(position: &'a Position) -> Self {
        let us = position.turn;
        let king = position.board.king(us).expect("a position of chess has a king each");
        Self {
            position,
            board: &position.board,
            us,
            king,
            safely: false,
            occupied: position.board.occupied(),
            checkers: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
        }
    }

    /// The en passant square, if a legal move captures on it.
    pub(super) fn open_to_en_passant(position: &'a Position) -> Bitboard {
        let mut any = Any::default();
        Self { safely: true, ..Self::pseudo(position) }.en_passant(&mut any);
        if any.0 { position.en_passant } else { Bitboard::EMPTY }
    }

    /// Finds the moves.
    pub(super) fn generate(&self, sink: &mut impl Sink) {
        self.king_moves(sink);
        if sink.is_full() {
            return;
        }
        let allowed = match self.checkers.first() {
            None => TABLES.board,
            Some(_) if self.checkers.len() > 1 => return,
            Some(checker) => TABLES.between(self.king, checker) | self.checkers,
        };
        self.piece_moves(allowed, sink);
        let pawns = self.board.of(self.us, Role::Pawn) & sink.movers();
        self.pawn_moves(pawns & !self.pinned, allowed, sink);
        for pawn in pawns & self.pinned {
            self.pawn_moves(Bitboard::of(pawn), allowed & TABLES.line(self.king, pawn), sink);
        }
        self.en_passant(sink);
        self.castling(sink);
    }

    /// Whether the king may stand on `square`, itself lifted off the board.
    fn is_safe(&self, square: Square) -> bool {
        let occupied = self.occupied ^ Bitboard::of(self.king);
        !self.safely || TABLES.attackers(self.board, !self.us, square, occupied).is_empty()
    }

    fn king_moves(&self, sink: &mut impl Sink) {
        if !sink.is_mover(self.king) {
            return;
        }
        let targets = TABLES.king(self.king) & !self.board.of_color(self.us) & sink.targets();
        let safe = targets.filter(|square| self.is_safe(*square)).collect();
        sink.piece(self.king, safe);
    }

    fn piece_moves(&self, allowed: Bitboard, sink: &mut impl Sink) {
        let allowed = allowed & !self.board.of_color(self.us) & sink.targets();
        let movers = sink.movers();
        let of = |role| self.board.of(self.us, role) & movers;
        // A pinned knight never has a move.
        for from in of(Role::Knight) & !self.pinned {
            sink.piece(from, TABLES.knight(from) & allowed);
        }
        for from in of(Role::Bishop) | of(Role::Queen) {
            sink.piece(from, TABLES.bishop(from, self.occupied) & self.along_pin(from, allowed));
        }
        for from in of(Role::Rook) | of(Role::Queen) {
            sink.piece(from, TABLES.rook(from, self.occupied) & self.along_pin(from, allowed));
        }
    }

    /// As much of `allowed` as a piece can reach without leaving its pin.
    fn along_pin(&self, from: Square, allowed: Bitboard) -> Bitboard {
        if self.pinned.contains(from) { allowed & TABLES.line(self.king, from) } else { allowed }
    }

    fn pawn_moves(&self, pawns: Bitboard, allowed: Bitboard, sink: &mut impl Sink) {
        if pawns.is_empty() {
            return;
        }
        let ahead = self.us.forward() * MAX_SIDE as i8;
        let empty = TABLES.board & !self.occupied;
        let third =
            super::GEOMETRY.rank(self.us.second_rank(RANKS).strict_add_signed(self.us.forward()));
        let last = super::GEOMETRY.rank(self.us.last_rank(RANKS));
        let single = pawns.shifted(ahead) & empty;
        let double = (single & third).shifted(ahead) & empty;
        push(single & allowed, last, ahead, sink);
        sink.pawns(double & allowed, 2 * ahead);
        let takes = allowed & self.board.of_color(!self.us);
        for step in [ahead - 1, ahead + 1] {
            push(pawns.shifted(step) & takes, last, step, sink);
        }
    }

    fn en_passant(&self, sink: &mut impl Sink) {
        for to in self.position.en_passant {
            let pawns = self.board.of(self.us, Role::Pawn) & TABLES.pawn(!self.us, to);
            let pawns = pawns & sink.movers();
            for from in pawns.filter(|from| self.is_safe_en_passant(*from, to)) {
                sink.piece(from, Bitboard::of(to));
            }
        }
    }

    /// Whether the king is safe once the pawn on `from` has captured on `to`.
    fn is_safe_en_passant(&self, from: Square, to: Square) -> bool {
        let taken = Bitboard::of(Square::new(to.file(), from.rank()));
        let occupied = self.occupied ^ Bitboard::of(from) ^ Bitboard::of(to) ^ taken;
        let attackers = TABLES.attackers(self.board, !self.us, self.king, occupied);
        !self.safely || (attackers & !taken).is_empty()
    }

    fn castling(&self, sink: &mut impl Sink) {
        if self.position.castling.is_empty() || !self.checkers.is_empty() {
            return;
        }
        for castle in CASTLES.iter().filter(|castle| castle.color == self.us) {
            if self.position.castling.has_any(castle.right)
                && sink.is_target(castle.king_to)
                && (self.occupied & castle.between).is_empty()
                && castle.path.into_iter().all(|square| self.is_safe(square))
            {
                sink.piece(self.king, Bitboard::of(castle.king_to));
            }
        }
    }
}

/// Hands on the pawn moves to `targets`, those to `last` with each promotion.
fn push(targets: Bitboard, last: Bitboard, step: i8, sink: &mut impl Sink) {
    sink.pawns(targets & !last, step);
    for to in targets & last {
        sink.promotions(origin(to, step), to, &Role::PROMOTIONS);
    }
}
