//! The moves of the no-capture games. Pins, checks and attacked squares are worked out once, so
//! that no move is tried out.

use super::{BOARD_SIZE, TABLES, teleports};
use crate::variants::moves::{MoveSets, Origin, Promotions, Wanted};
use crate::{Bitboard, Board, Color, MAX_SIDE, Role, Square};

/// The pieces whose moves are found together.
#[derive(Clone, Copy)]
pub(in crate::variants) enum Movers {
    Pawns,
    King,
    Others,
}

impl Movers {
    /// In the order in which their moves are listed; where any is enough, those first that are found
    /// soonest.
    pub(in crate::variants) const fn order(wanted: &Wanted) -> [Self; 3] {
        if wanted.any {
            [Self::Pawns, Self::King, Self::Others]
        } else {
            [Self::King, Self::Others, Self::Pawns]
        }
    }
}

/// What one side's legal moves depend on.
pub(in crate::variants) struct Generator<'a> {
    pub(in crate::variants) board: &'a Board,
    pub(in crate::variants) us: Color,
    /// Whether moves must leave the own king safe.
    pub(in crate::variants) legal_only: bool,
    pub(in crate::variants) in_check: bool,
    pub(in crate::variants) occupied: Bitboard,
    king: Square,
    /// Where a piece other than the king can land to end a check; every square if there is none.
    check_mask: Bitboard,
    /// Own pieces that alone stand between the king and a slider.
    pinned: Bitboard,
    /// What the other side attacks, the king itself lifted off the board.
    attacked: Bitboard,
}

impl<'a> Generator<'a> {
    /// The generator of the moves that leave the king safe.
    pub(in crate::variants) fn legal(board: &'a Board, us: Color) -> Self {
        let mut generator = Self::pseudo(board, us);
        generator.legal_only = true;
        generator.pinned = TABLES.pinned(board, us, generator.king);
        if generator.in_check {
            generator.check_mask = generator.check_mask();
        }
        generator
    }

    /// The generator of all moves, whether or not they leave the king safe.
    pub(in crate::variants) fn pseudo(board: &'a Board, us: Color) -> Self {
        let king = board.king(us).expect("a position has a king each");
        let attacked = attacked(board, !us, board.occupied() ^ Bitboard::of(king));
        Self {
            board,
            us,
            legal_only: false,
            in_check: attacked.contains(king),
            occupied: board.occupied(),
            king,
            check_mask: TABLES.board,
            pinned: Bitboard::EMPTY,
            attacked,
        }
    }

    /// The squares between the king and the one piece that checks it.
    fn check_mask(&self) -> Bitboard {
        let checkers = TABLES.attackers(self.board, !self.us, self.king, self.occupied);
        match checkers.first() {
            Some(checker) if checkers.len() == 1 => TABLES.between(self.king, checker),
            _ => Bitboard::EMPTY,
        }
    }

    /// Finds the moves; if `legal_only` is set, only those that leave the own king safe.
    pub(in crate::variants) fn find(&self, wanted: &Wanted, moves: &mut MoveSets) {
        moves.prey = self.board.of_color(!self.us);
        for movers in Movers::order(wanted) {
            self.moves_to(movers, TABLES.board, wanted, moves);
            if !self.is_unbound() || matches!(movers, Movers::King) {
                moves.restrict(|set| self.safe(set.origin, set.to_mask));
            }
            if wanted.any && !moves.is_empty() {
                return;
            }
        }
    }

    /// Finds the moves of these pieces that land on `mask`, even if they leave the own king in check.
    pub(in crate::variants) fn moves_to(
        &self,
        movers: Movers,
        mask: Bitboard,
        wanted: &Wanted,
        moves: &mut MoveSets,
    ) {
        let of = |role| self.board.of(self.us, role) & wanted.from;
        let free = mask & wanted.to & TABLES.board & !self.occupied;
        match movers {
            Movers::Pawns => match self.us {
                Color::White => self.pawn_moves::<true>(of(Role::Pawn), free, moves),
                Color::Black => self.pawn_moves::<false>(of(Role::Pawn), free, moves),
            },
            Movers::King => self.king_moves(mask, wanted, moves),
            Movers::Others => {
                for from in of(Role::Knight) {
                    moves.piece(from, TABLES.knight(from) & free);
                }
                let empty = TABLES.board & !self.occupied;
                let (orthogonal, diagonal) =
                    (empty.adjacent_orthogonal(), empty.adjacent_diagonal());
                for from in of(Role::Bishop) & diagonal {
                    moves.piece(from, TABLES.bishop(from, self.occupied) & free);
                }
                for from in of(Role::Rook) & orthogonal {
                    moves.piece(from, TABLES.rook(from, self.occupied) & free);
                }
                for from in of(Role::Queen) & (orthogonal | diagonal) {
                    let attacks =
                        TABLES.rook(from, self.occupied) | TABLES.bishop(from, self.occupied);
                    moves.piece(from, attacks & free);
                }
            }
        }
    }

    fn king_moves(&self, mask: Bitboard, wanted: &Wanted, moves: &mut MoveSets) {
        if !wanted.from.contains(self.king) {
            return;
        }
        let mut to_mask = TABLES.king(self.king) & !self.board.of_color(self.us);
        if !self.in_check {
            to_mask |= teleports(self.board, self.us);
        }
        moves.piece(self.king, to_mask & mask & wanted.to);
    }

    fn pawn_moves<const WHITE: bool>(&self, pawns: Bitboard, free: Bitboard, moves: &mut MoveSets) {
        let ahead = if WHITE { MAX_SIDE as i8 } else { -(MAX_SIDE as i8) };
        let pawn_rank = BOARD_SIZE.rank(if WHITE { 1 } else { BOARD_SIZE.ranks - 2 });
        let promotion_rank = BOARD_SIZE.rank(if WHITE { BOARD_SIZE.ranks - 1 } else { 0 });
        let step = |pawns: Bitboard| pawns.shifted(ahead) & !self.occupied;
        let single = step(pawns) & free;
        moves.pawns(single & !promotion_rank, ahead);
        moves.pawns(step(step(pawns & pawn_rank)) & free, 2 * ahead);
        moves.add(Origin::Behind(ahead), single & promotion_rank, Promotions::Orthodox);
    }

    /// Whether all moves but the king's leave it safe, as long as nothing else moves.
    fn is_unbound(&self) -> bool {
        !self.legal_only || !self.in_check && self.pinned.is_empty()
    }

    /// Whether a piece alone stands between the king and a slider.
    pub(in crate::variants) fn is_pinned(&self, square: Square) -> bool {
        self.pinned.contains(square)
    }

    /// The squares among `to_mask` on which a piece may land without leaving the own king in check,
    /// if nothing else moves with it.
    pub(in crate::variants) fn safe(&self, origin: Origin, to_mask: Bitboard) -> Bitboard {
        match origin {
            _ if !self.legal_only => to_mask,
            Origin::Square(from) if from == self.king => to_mask & !self.attacked,
            _ if self.is_unbound() => to_mask,
            Origin::Square(from) if self.pinned.contains(from) => {
                to_mask & self.check_mask & TABLES.line(self.king, from)
            }
            Origin::Square(_) => to_mask & self.check_mask,
            Origin::Behind(step) => {
                let to_mask = to_mask & self.check_mask;
                let held = to_mask & self.pinned.shifted(step);
                let leaves_pin =
                    |to: &Square| !TABLES.line(self.king, origin.of(*to)).contains(*to);
                to_mask & !held.filter(leaves_pin).collect::<Bitboard>()
            }
        }
    }
}

/// What a side's pieces attack, if `occupied` are the squares that block sliders.
fn attacked(board: &Board, by: Color, occupied: Bitboard) -> Bitboard {
    let theirs = board.of_color(by);
    let of = |role| theirs & board.of_role(role);
    let pawns = of(Role::Pawn).shifted(by.forward() * MAX_SIDE as i8);
    let mut found = (pawns.shifted(-1) | pawns.shifted(1)) & TABLES.board;
    for from in of(Role::Knight) {
        found |= TABLES.knight(from);
    }
    for from in of(Role::King) {
        found |= TABLES.king(from);
    }
    for from in of(Role::Bishop) | of(Role::Queen) {
        found |= TABLES.bishop(from, occupied);
    }
    for from in of(Role::Rook) | of(Role::Queen) {
        found |= TABLES.rook(from, occupied);
    }
    found
}
