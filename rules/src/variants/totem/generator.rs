//! Which turns are legal. Pins and checks are worked out once, so that few moves are tried out.

use super::attacks;
use super::board_update::BoardUpdate;
use super::{BOARD_SIZE, CASTLES, E5, TABLES, promotions};
use crate::variants::moves::{MoveSets, Origin, Wanted};
use crate::{Action, Bitboard, Board, Color, MAX_SIDE, Move, Position, Role, Square};

/// What the legal turns of a position depend on.
pub(super) struct Generator<'a> {
    position: &'a Position,
    board: &'a Board,
    royal: Square,
    /// Whether turns must leave the royal piece safe.
    legal_only: bool,
    occupied: Bitboard,
    ours: Bitboard,
    theirs: Bitboard,
    /// The own Totem.
    totem: Bitboard,
    /// The own Totem and Ascended King, which others may land on to swap.
    swappable: Bitboard,
    /// Where own pieces may land without a swap: empty squares, and what they capture.
    open: Bitboard,
    checkers: Bitboard,
    /// Own pieces that alone keep an enemy piece from attacking the royal one.
    pinned: Bitboard,
    /// Where a piece can go to end a check; every square if there is none.
    check_mask: Bitboard,
}

impl<'a> Generator<'a> {
    /// The generator of the legal turns; `None` if the side to move has lost its royal piece.
    pub(super) fn legal(position: &'a Position) -> Option<Self> {
        let mut generator = Self::pseudo(position)?;
        let (board, us, royal) = (generator.board, position.turn, generator.royal);
        let checkers = attacks::attackers(board, !us, royal, generator.occupied);
        generator.legal_only = true;
        generator.checkers = checkers;
        generator.pinned = attacks::pinned(board, us, royal);
        // Two checks share a rescue if an Ascended King attacks through a friend that gives check
        // as well.
        generator.check_mask = checkers.fold(TABLES.board, |check_mask, checker| {
            check_mask & (TABLES.between(royal, checker) | Bitboard::of(checker))
        });
        Some(generator)
    }

    /// The generator of all turns, whether or not they leave the royal piece safe.
    pub(super) fn pseudo(position: &'a Position) -> Option<Self> {
        let (board, us) = (&position.board, position.turn);
        let occupied = board.occupied();
        let (ours, theirs) = (board.of_color(us), board.of_color(!us));
        let totem = board.of(us, Role::Totem);
        Some(Self {
            position,
            board,
            royal: board.royal(us)?,
            legal_only: false,
            occupied,
            ours,
            theirs,
            totem,
            swappable: totem | board.of(us, Role::AscendedKing),
            open: (TABLES.board & !occupied) | (theirs & !board.of_role(Role::Totem)),
            checkers: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
            check_mask: TABLES.board,
        })
    }

    /// Finds the turns.
    pub(super) fn find(&self, wanted: &Wanted, moves: &mut MoveSets) {
        let us = self.position.turn;
        let prey = self.occupied & !self.ours;
        let wanted = &wanted.narrowed(|| prey | carried(self.board, us));
        moves.prey = prey;
        match us {
            Color::White => self.pawn_moves::<true>(wanted, moves),
            Color::Black => self.pawn_moves::<false>(wanted, moves),
        }
        if wanted.any && !moves.is_empty() {
            return;
        }
        self.piece_moves(wanted, moves);
        self.royal_moves(wanted, moves);
        if wanted.any && !moves.is_empty() {
            return;
        }
        self.en_passant(self.position.en_passant, wanted, moves);
        for from in self.totem & wanted.from {
            self.totem_moves(from, wanted, moves);
        }
        self.castling(wanted, moves);
        self.sacrifices(wanted, moves);
    }

    /// Whether the royal piece may stand on `square` if `occupied` are the squares that are full.
    fn is_safe(&self, square: Square, occupied: Bitboard) -> bool {
        !self.legal_only
            || attacks::attackers(self.board, !self.position.turn, square, occupied).is_empty()
    }

    /// Whether the royal piece is safe on another board.
    fn is_safe_on(&self, board: &Board) -> bool {
        !self.legal_only || !attacks::is_checked(board, self.position.turn)
    }

    /// Finds the pawns' advances and captures, except captures en passant.
    fn pawn_moves<const WHITE: bool>(&self, wanted: &Wanted, moves: &mut MoveSets) {
        let pawns = self.ours & self.board.of_role(Role::Pawn) & wanted.from;
        self.moves_of_pawns::<WHITE>(pawns & !self.pinned, self.check_mask, wanted, moves);
        for pawn in pawns & self.pinned {
            let along = self.check_mask & TABLES.line(self.royal, pawn);
            self.moves_of_pawns::<WHITE>(Bitboard::of(pawn), along, wanted, moves);
        }
    }

    /// The same for some of the pawns, which may go to the `allowed` squares.
    fn moves_of_pawns<const WHITE: bool>(
        &self,
        pawns: Bitboard,
        allowed: Bitboard,
        wanted: &Wanted,
        moves: &mut MoveSets,
    ) {
        let forward = if WHITE { 1 } else { -1 };
        let ahead = forward * MAX_SIDE as i8;
        let passable = (TABLES.board & !self.occupied) | self.totem;
        let rank =
            |rank: u8| BOARD_SIZE.rank(if WHITE { rank } else { BOARD_SIZE.ranks - 1 - rank });
        let free = self.open & !self.theirs & allowed;
        let mut starts = pawns;
        for ranks in 1..=3 {
            let (reached, step) = (starts.shifted(ahead), ranks * ahead);
            let mut to_mask = reached & free;
            for to in reached & self.swappable {
                if self.may_swap(Origin::Behind(step).of(to), to) {
                    to_mask |= Bitboard::of(to);
                }
            }
            self.push_pawns::<WHITE>(to_mask, step, moves);
            if wanted.any && !moves.is_empty() {
                return;
            }
            starts = reached & passable & rank(ranks as u8 + 1);
        }
        let takes = allowed & self.open & self.theirs;
        let left = (pawns & !BOARD_SIZE.file(0)).shifted(ahead - 1) & takes;
        self.push_pawns::<WHITE>(left, ahead - 1, moves);
        let right = (pawns & !BOARD_SIZE.file(BOARD_SIZE.files - 1)).shifted(ahead + 1) & takes;
        self.push_pawns::<WHITE>(right, ahead + 1, moves);
    }

    /// Adds pawn moves, those to the last rank with each promotion.
    fn push_pawns<const WHITE: bool>(&self, to_mask: Bitboard, step: i8, moves: &mut MoveSets) {
        let promotion_rank = BOARD_SIZE.rank(if WHITE { BOARD_SIZE.ranks - 1 } else { 0 });
        moves.pawns(to_mask & !promotion_rank, step);
        if !(to_mask & promotion_rank).is_empty() {
            moves.add(Origin::Behind(step), to_mask & promotion_rank, promotions(self.position));
        }
    }

    /// Whether a piece that is neither royal nor the Totem may land on the own Totem or Ascended
    /// King on `to`. A swap fills and empties no square, so it ends a check only by
    /// moving the Ascended King.
    fn may_swap(&self, from: Square, to: Square) -> bool {
        if self.pinned.contains(from) {
            false
        } else if self.totem.contains(to) {
            self.checkers.is_empty()
        } else {
            self.is_safe(from, self.occupied)
        }
    }

    fn piece_moves(&self, wanted: &Wanted, moves: &mut MoveSets) {
        let movers = self.ours & wanted.from;
        let of = |role| movers & self.board.of_role(role);
        let walls = self.occupied & !self.totem;
        let open = TABLES.board & (!self.ours | self.swappable);
        for from in of(Role::Knight) {
            self.push_piece(from, TABLES.knight(from), wanted, moves);
        }
        for from in (of(Role::Bishop) | of(Role::Queen)) & open.adjacent_diagonal() {
            self.push_piece(from, TABLES.bishop(from, walls), wanted, moves);
        }
        for from in (of(Role::Rook) | of(Role::Queen)) & open.adjacent_orthogonal() {
            self.push_piece(from, TABLES.rook(from, walls), wanted, moves);
        }
    }

    /// Adds the moves of a knight, bishop, rook or queen that sees the squares `attacks`.
    fn push_piece(&self, from: Square, attacks: Bitboard, wanted: &Wanted, moves: &mut MoveSets) {
        let attacks = attacks & wanted.to;
        let mut to_mask = attacks & self.open & self.check_mask;
        if self.pinned.contains(from) {
            to_mask &= TABLES.line(self.royal, from);
        }
        for to in attacks & self.swappable {
            if self.may_swap(from, to) {
                to_mask |= Bitboard::of(to);
            }
        }
        moves.piece(from, to_mask);
    }

    fn royal_moves(&self, wanted: &Wanted, moves: &mut MoveSets) {
        if !wanted.from.contains(self.royal) {
            return;
        }
        match self.board.role_at(self.royal) {
            Some(Role::SpiritKing) => {
                let ahead = [1, -1].into_iter();
                let steps: Bitboard =
                    ahead.filter_map(|rank| self.royal.offset(0, rank, BOARD_SIZE)).collect();
                let captures = attacks::diagonal_steps(self.royal) & self.theirs;
                self.push_royal((steps & !self.theirs) | captures, wanted, moves);
            }
            Some(Role::AscendedKing) => self.ascended_moves(wanted, moves),
            _ => self.push_royal(TABLES.king(self.royal), wanted, moves),
        }
    }

    /// Adds the moves of a King or Spirit King to those of `to_mask` where it may land.
    fn push_royal(&self, to_mask: Bitboard, wanted: &Wanted, moves: &mut MoveSets) {
        let to_mask = to_mask & wanted.to;
        let without = self.occupied ^ Bitboard::of(self.royal);
        let open = (to_mask & self.open).filter(|to| self.is_safe(*to, without));
        let swaps = (to_mask & self.totem).filter(|to| self.is_safe(*to, self.occupied));
        moves.piece(self.royal, open.chain(swaps).collect());
    }

    /// Finds the moves of an Ascended King.
    fn ascended_moves(&self, wanted: &Wanted, moves: &mut MoveSets) {
        // In check it goes one step only.
        let reach = if self.checkers.is_empty() { usize::MAX } else { 1 };
        let mut to_mask = Bitboard::EMPTY;
        for ray in attacks::rays(self.royal) {
            for &to in ray.iter().take(reach) {
                to_mask |= Bitboard::of(to);
                if self.theirs.contains(to) {
                    break;
                }
            }
        }
        if self.royal == E5 && self.checkers.is_empty() {
            to_mask |= TABLES.knight(self.royal);
        }
        to_mask &= wanted.to;
        let without = self.occupied ^ Bitboard::of(self.royal);
        let open = (to_mask & self.open).filter(|to| self.is_safe(*to, without));
        moves.piece(self.royal, open.collect());
        let swaps = (to_mask & self.ours).filter(|to| self.is_safe(*to, self.occupied));
        self.push_carrying(self.royal, swaps.collect(), moves);
    }

    /// Adds moves of a Totem or an Ascended King, with each promotion if a swap carries a pawn to its
    /// last rank.
    fn push_carrying(&self, from: Square, to_mask: Bitboard, moves: &mut MoveSets) {
        let mut carried = Bitboard::EMPTY;
        if from.rank() == self.position.turn.promotion_rank(BOARD_SIZE.ranks) {
            carried = to_mask & self.ours & self.board.of_role(Role::Pawn);
        }
        moves.piece(from, to_mask & !carried);
        moves.add(Origin::Square(from), carried, promotions(self.position));
    }

    /// Finds the moves of the Totem on `from`.
    fn totem_moves(&self, from: Square, wanted: &Wanted, moves: &mut MoveSets) {
        let totems = self.board.of_role(Role::Totem);
        let walls = self.theirs & !totems;
        if (attacks::reached(from) & wanted.to & !walls).is_empty() {
            return;
        }
        let null = self.occupied & !(self.ours | self.theirs);
        // The squares that are empty or an own piece's, and where it meets the Null or a Totem.
        let (mut free, mut met) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for ray in attacks::rays(from) {
            let mut behind_null = false;
            for &to in ray {
                if null.contains(to) {
                    behind_null = true;
                    met |= Bitboard::of(to);
                } else if self.theirs.contains(to) {
                    met |= Bitboard::of(to) & totems;
                    break;
                } else if !behind_null {
                    free |= Bitboard::of(to);
                }
            }
        }
        let (free, met) = (free & wanted.to, met & wanted.to);
        let is_safe_after = |to: &Square| self.is_safe_after(from, *to);
        let mut to_mask: Bitboard = met.filter(is_safe_after).collect();
        let empty = free & !self.ours;
        to_mask |= if self.pinned.contains(from) {
            empty.filter(is_safe_after).collect()
        } else {
            empty & self.check_mask
        };
        // A swap fills and empties no square, so it ends a check only by moving the royal piece.
        let royal = Bitboard::of(self.royal);
        if self.checkers.is_empty() {
            to_mask |= free & self.ours & !royal;
        }
        if !(free & royal).is_empty() && self.is_safe(from, self.occupied) {
            to_mask |= royal;
        }
        self.push_carrying(from, to_mask, moves);
    }

    /// Whether the royal piece is safe after a move of the Totem, or the move ends the game.
    fn is_safe_after(&self, from: Square, to: Square) -> bool {
        let mut next = *self.position;
        let mut update = BoardUpdate::new(&mut next, |_| ());
        update.make_move(Move::without_promotion(from, to));
        update.end.is_some() || self.is_safe_on(&update.next.board)
    }

    /// Finds the captures en passant on `to_mask`.
    fn en_passant(&self, to_mask: Bitboard, wanted: &Wanted, moves: &mut MoveSets) {
        let Some(taken) = super::advanced_pawn(self.position) else {
            return;
        };
        let us = self.position.turn;
        for to in to_mask & !self.occupied {
            for from in self.board.of(us, Role::Pawn) & TABLES.pawn(!us, to) & wanted.from {
                let mut after = *self.board;
                after.take(taken);
                after.swap(from, to);
                if self.is_safe_on(&after) {
                    moves.en_passant(from, to);
                }
            }
        }
    }

    /// Those of the en passant squares on which a legal turn captures.
    pub(super) fn legal_en_passant(position: &'a Position) -> Bitboard {
        let Some(mut generator) = Self::pseudo(position) else {
            return Bitboard::EMPTY;
        };
        generator.legal_only = true;
        let is_open = |to: &Square| {
            let mut moves = MoveSets::default();
            generator.en_passant(Bitboard::of(*to), &Wanted::ANY, &mut moves);
            !moves.is_empty()
        };
        position.en_passant.filter(is_open).collect()
    }

    fn castling(&self, wanted: &Wanted, moves: &mut MoveSets) {
        if self.position.castling.is_empty() || !self.checkers.is_empty() {
            return;
        }
        let without = self.occupied ^ Bitboard::of(self.royal);
        for castle in CASTLES.iter().filter(|castle| castle.color == self.position.turn) {
            let castled = Bitboard::of(castle.king_to) | Bitboard::of(castle.rook_to);
            let blocked = self.occupied & ((castle.between & !self.totem) | castled);
            if self.position.castling.has_any(castle.right)
                && wanted.to.contains(castle.king_to)
                && blocked.is_empty()
                && castle.path.into_iter().all(|square| self.is_safe(square, without))
            {
                moves.piece(self.royal, Bitboard::of(castle.king_to));
            }
        }
    }

    /// Finds the turns that give up the Totem.
    fn sacrifices(&self, wanted: &Wanted, moves: &mut MoveSets) {
        let Some(totem) = self.totem.first().filter(|_| wanted.others) else {
            return;
        };
        if self.checkers.is_empty() && !self.pinned.contains(totem) {
            moves.push_action(Action::Sacrifice);
        }
        if let Some(before) = self.position.before_roll() {
            let us = self.position.turn;
            if self.is_safe_on(&super::without_totem(&before.board, us)) {
                moves.push_action(Action::Undo);
            }
        }
    }
}

/// The pawns of `us` that its Totem or Ascended King would carry to their last rank.
fn carried(board: &Board, us: Color) -> Bitboard {
    let carriers = board.of(us, Role::Totem) | board.of(us, Role::AscendedKing);
    if (carriers & BOARD_SIZE.rank(us.promotion_rank(BOARD_SIZE.ranks))).is_empty() {
        return Bitboard::EMPTY;
    }
    board.of(us, Role::Pawn)
}
