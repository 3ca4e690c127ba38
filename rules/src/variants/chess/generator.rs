//! Which moves are legal. Pins and checks are worked out once, so that no move is tried out
//! except en passant, which empties two squares at once.

use super::{BOARD_SIZE, CASTLES, TABLES, castling};
use crate::variants::moves::{MoveSets, Origin, Promotions, Wanted};
use crate::{Bitboard, Board, CastlingRights, Color, MAX_SIDE, Position, Role, Square};

/// What the legal moves of a position depend on.
pub(super) struct Generator<'a> {
    position: &'a Position,
    board: &'a Board,
    us: Color,
    king: Square,
    /// Whether moves must leave the king safe.
    legal_only: bool,
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
        generator.legal_only = true;
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
            legal_only: false,
            occupied: position.board.occupied(),
            checkers: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
        }
    }

    /// The en passant square, if a legal move captures on it.
    pub(super) fn legal_en_passant(position: &'a Position) -> Bitboard {
        let mut moves = MoveSets::default();
        Self { legal_only: true, ..Self::pseudo(position) }.en_passant(&Wanted::ANY, &mut moves);
        if moves.is_empty() { Bitboard::EMPTY } else { position.en_passant }
    }

    /// Finds the moves.
    pub(super) fn find(&self, wanted: &Wanted, moves: &mut MoveSets) {
        let theirs = self.board.of_color(!self.us);
        let wanted = &wanted.narrowed(|| theirs);
        moves.prey = theirs;
        self.king_moves(wanted, moves);
        let allowed = match self.checkers.first() {
            _ if wanted.any && !moves.is_empty() => return,
            None => TABLES.board,
            Some(_) if self.checkers.len() > 1 => return,
            Some(checker) => TABLES.between(self.king, checker) | self.checkers,
        };
        self.piece_moves(allowed, wanted, moves);
        match self.us {
            Color::White => self.pawn_moves::<true>(allowed, wanted, moves),
            Color::Black => self.pawn_moves::<false>(allowed, wanted, moves),
        }
        self.en_passant(wanted, moves);
        self.castling(wanted, moves);
    }

    /// Whether the king may stand on `square`, itself lifted off the board.
    fn is_safe(&self, square: Square) -> bool {
        let occupied = self.occupied ^ Bitboard::of(self.king);
        !self.legal_only || TABLES.attackers(self.board, !self.us, square, occupied).is_empty()
    }

    fn king_moves(&self, wanted: &Wanted, moves: &mut MoveSets) {
        if wanted.from.contains(self.king) {
            let to_mask = TABLES.king(self.king) & !self.board.of_color(self.us) & wanted.to;
            let safe = to_mask.filter(|square| self.is_safe(*square)).collect();
            moves.piece(self.king, safe);
        }
    }

    fn piece_moves(&self, allowed: Bitboard, wanted: &Wanted, moves: &mut MoveSets) {
        let ours = self.board.of_color(self.us);
        let allowed = allowed & !ours & wanted.to;
        let of = |role| ours & self.board.of_role(role) & wanted.from;
        // A pinned knight never has a move.
        for from in of(Role::Knight) & !self.pinned {
            moves.piece(from, TABLES.knight(from) & allowed);
        }
        let queens = of(Role::Queen);
        let open = TABLES.board & !ours;
        for from in (of(Role::Bishop) | queens) & open.adjacent_diagonal() {
            let attacks = TABLES.bishop(from, self.occupied);
            moves.piece(from, attacks & self.along_pin(from, allowed));
        }
        for from in (of(Role::Rook) | queens) & open.adjacent_orthogonal() {
            let attacks = TABLES.rook(from, self.occupied);
            moves.piece(from, attacks & self.along_pin(from, allowed));
        }
    }

    /// As much of `allowed` as a piece can reach without leaving its pin.
    fn along_pin(&self, from: Square, allowed: Bitboard) -> Bitboard {
        if self.pinned.contains(from) { allowed & TABLES.line(self.king, from) } else { allowed }
    }

    fn pawn_moves<const WHITE: bool>(
        &self,
        allowed: Bitboard,
        wanted: &Wanted,
        moves: &mut MoveSets,
    ) {
        let pawns = self.board.of(self.us, Role::Pawn) & wanted.from;
        self.moves_of_pawns::<WHITE>(pawns & !self.pinned, allowed, moves);
        for pawn in pawns & self.pinned {
            let allowed = allowed & TABLES.line(self.king, pawn);
            self.moves_of_pawns::<WHITE>(Bitboard::of(pawn), allowed, moves);
        }
    }

    fn moves_of_pawns<const WHITE: bool>(
        &self,
        pawns: Bitboard,
        allowed: Bitboard,
        moves: &mut MoveSets,
    ) {
        let ahead = if WHITE { MAX_SIDE as i8 } else { -(MAX_SIDE as i8) };
        let third = BOARD_SIZE.rank(if WHITE { 2 } else { BOARD_SIZE.ranks - 3 });
        let empty = TABLES.board & !self.occupied;
        let single = pawns.shifted(ahead) & empty;
        let double = (single & third).shifted(ahead) & empty;
        let takes = allowed & self.board.of_color(!self.us);
        let promotion_rank = BOARD_SIZE.rank(if WHITE { BOARD_SIZE.ranks - 1 } else { 0 });
        for (step, to_mask) in [
            (ahead, single & allowed),
            (2 * ahead, double & allowed),
            (ahead - 1, pawns.shifted(ahead - 1) & takes),
            (ahead + 1, pawns.shifted(ahead + 1) & takes),
        ] {
            moves.pawns(to_mask & !promotion_rank, step);
            moves.add(Origin::Behind(step), to_mask & promotion_rank, Promotions::Orthodox);
        }
    }

    fn en_passant(&self, wanted: &Wanted, moves: &mut MoveSets) {
        for to in self.position.en_passant {
            let pawns = self.board.of(self.us, Role::Pawn) & TABLES.pawn(!self.us, to);
            let pawns = pawns & wanted.from;
            for from in pawns.filter(|from| self.is_safe_en_passant(*from, to)) {
                moves.en_passant(from, to);
            }
        }
    }

    /// Whether the king is safe once the pawn on `from` has captured on `to`.
    fn is_safe_en_passant(&self, from: Square, to: Square) -> bool {
        let taken = Bitboard::of(Square::new(to.file(), from.rank()));
        let occupied = self.occupied ^ Bitboard::of(from) ^ Bitboard::of(to) ^ taken;
        let attackers = TABLES.attackers(self.board, !self.us, self.king, occupied);
        !self.legal_only || (attackers & !taken).is_empty()
    }

    fn castling(&self, wanted: &Wanted, moves: &mut MoveSets) {
        let rights = self.position.castling;
        if !rights.has_any(CastlingRights::of_color(self.us)) || !self.checkers.is_empty() {
            return;
        }
        for castle in castling::of_color(&CASTLES, self.us) {
            if rights.has_any(castle.right)
                && wanted.to.contains(castle.king_to)
                && (self.occupied & castle.between).is_empty()
                && castle.path.into_iter().all(|square| self.is_safe(square))
            {
                moves.piece(self.king, Bitboard::of(castle.king_to));
            }
        }
    }
}
