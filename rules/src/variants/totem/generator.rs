//! Which turns are legal. Pins and checks are worked out once, so that few moves are tried out.

use super::attacks::{self, DIRECTIONS, along};
use super::execution::Execution;
use super::{CASTLES, E5, GEOMETRY, TABLES, promotions};
use crate::variants::sink::{Any, Sink, origin};
use crate::{Action, Bitboard, Board, Color, MAX_SIDE, Move, Position, Role, Square};

/// What the legal turns of a position depend on.
pub(super) struct Generator<'a> {
    position: &'a Position,
    board: &'a Board,
    royal: Square,
    /// Whether turns must leave the royal piece safe.
    safely: bool,
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
    rescues: Bitboard,
}

impl<'a> Generator<'a> {
    /// The generator of the legal turns; `None` if the side to move has lost its royal piece.
    pub(super) fn legal(position: &'a Position) -> Option<Self> {
        let mut generator = Self::pseudo(position)?;
        let (board, us, royal) = (generator.board, position.turn, generator.royal);
        let checkers = attacks::attackers(board, !us, royal, generator.occupied);
        generator.safely = true;
        generator.checkers = checkers;
        generator.pinned = attacks::pinned(board, us, royal);
        // Two checks share a rescue if an Ascended King attacks through a friend that gives check
        // as well.
        generator.rescues = checkers.fold(TABLES.board, |rescues, checker| {
            rescues & (TABLES.between(royal, checker) | Bitboard::of(checker))
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
            safely: false,
            occupied,
            ours,
            theirs,
            totem,
            swappable: totem | board.of(us, Role::AscendedKing),
            open: (TABLES.board & !occupied) | (theirs & !board.of_role(Role::Totem)),
            checkers: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
            rescues: TABLES.board,
        })
    }

    /// Finds the turns.
    pub(super) fn generate(&self, sink: &mut impl Sink) {
        let pawns = self.ours & self.board.of_role(Role::Pawn) & sink.movers();
        self.pawn_moves(pawns & !self.pinned, self.rescues, sink);
        if sink.is_full() {
            return;
        }
        for pawn in pawns & self.pinned {
            let along = self.rescues & TABLES.line(self.royal, pawn);
            self.pawn_moves(Bitboard::of(pawn), along, sink);
        }
        self.piece_moves(sink);
        self.royal_moves(sink);
        if sink.is_full() {
            return;
        }
        self.en_passant(self.position.en_passant, sink);
        for from in self.totem & sink.movers() {
            self.totem_moves(from, sink);
        }
        self.castling(sink);
        self.sacrifices(sink);
    }

    /// Whether the royal piece may stand on `square` if `occupied` are the squares that are full.
    fn is_safe(&self, square: Square, occupied: Bitboard) -> bool {
        !self.safely
            || attacks::attackers(self.board, !self.position.turn, square, occupied).is_empty()
    }

    /// Whether the royal piece is safe on another board.
    fn is_safe_on(&self, board: &Board) -> bool {
        !self.safely || !attacks::is_checked(board, self.position.turn)
    }

    /// Finds the pawns' advances and captures, except captures en passant.
    fn pawn_moves(&self, pawns: Bitboard, allowed: Bitboard, sink: &mut impl Sink) {
        let us = self.position.turn;
        let ahead = us.forward() * MAX_SIDE as i8;
        let passable = (TABLES.board & !self.occupied) | self.totem;
        let mut reached = pawns.shifted(ahead);
        for steps in 1..=3 {
            self.push_pawns(reached & self.open & !self.theirs & allowed, steps * ahead, sink);
            self.pawn_swaps(reached & self.swappable, steps * ahead, sink);
            let from_second = GEOMETRY
                .rank(us.second_rank(GEOMETRY.ranks).strict_add_signed(steps * us.forward()));
            reached = (reached & passable & from_second).shifted(ahead);
            if reached.is_empty() {
                break;
            }
        }
        let takes = allowed & self.open & self.theirs;
        let edges = [(ahead - 1, 0), (ahead + 1, GEOMETRY.files - 1)];
        for (step, edge) in edges {
            let targets = (pawns & !GEOMETRY.file(edge)).shifted(step) & takes;
            self.push_pawns(targets, step, sink);
        }
    }

    /// Hands on pawn moves, those to the last rank with each promotion.
    fn push_pawns(&self, targets: Bitboard, step: i8, sink: &mut impl Sink) {
        let last = GEOMETRY.rank(self.position.turn.last_rank(GEOMETRY.ranks));
        sink.pawns(targets & !last, step);
        for to in targets & last {
            sink.promotions(origin(to, step), to, promotions(self.position));
        }
    }

    /// Finds the swaps that pawns make by an advance onto `targets`.
    fn pawn_swaps(&self, targets: Bitboard, step: i8, sink: &mut impl Sink) {
        for to in targets {
            if self.may_swap(origin(to, step), to) {
                self.push_pawns(Bitboard::of(to), step, sink);
            }
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

    fn piece_moves(&self, sink: &mut impl Sink) {
        let movers = self.ours & sink.movers();
        let of = |role| movers & self.board.of_role(role);
        let walls = self.occupied & !self.totem;
        for from in of(Role::Knight) {
            self.push_piece(from, TABLES.knight(from), sink);
        }
        for from in of(Role::Bishop) | of(Role::Queen) {
            self.push_piece(from, TABLES.bishop(from, walls), sink);
        }
        for from in of(Role::Rook) | of(Role::Queen) {
            self.push_piece(from, TABLES.rook(from, walls), sink);
        }
    }

    /// Hands on the moves of a knight, bishop, rook or queen that sees the squares `seen`.
    fn push_piece(&self, from: Square, seen: Bitboard, sink: &mut impl Sink) {
        let seen = seen & sink.targets();
        let mut targets = seen & self.open & self.rescues;
        if self.pinned.contains(from) {
            targets &= TABLES.line(self.royal, from);
        }
        for to in seen & self.swappable {
            if self.may_swap(from, to) {
                targets |= Bitboard::of(to);
            }
        }
        sink.piece(from, targets);
    }

    fn royal_moves(&self, sink: &mut impl Sink) {
        if !sink.is_mover(self.royal) {
            return;
        }
        match self.board.role_at(self.royal) {
            Some(Role::SpiritKing) => {
                let ahead = [1, -1].into_iter();
                let steps: Bitboard =
                    ahead.filter_map(|rank| self.royal.offset(0, rank, GEOMETRY)).collect();
                let captures = attacks::diagonal_steps(self.royal) & self.theirs;
                self.push_royal((steps & !self.theirs) | captures, sink);
            }
            Some(Role::AscendedKing) => self.ascended_moves(sink),
            _ => self.push_royal(TABLES.king(self.royal), sink),
        }
    }

    /// Hands on the moves of a King or Spirit King to those of `targets` where it may land.
    fn push_royal(&self, targets: Bitboard, sink: &mut impl Sink) {
        let targets = targets & sink.targets();
        let without = self.occupied ^ Bitboard::of(self.royal);
        let moves = (targets & self.open).filter(|to| self.is_safe(*to, without));
        let swaps = (targets & self.totem).filter(|to| self.is_safe(*to, self.occupied));
        sink.piece(self.royal, moves.chain(swaps).collect());
    }

    /// Finds the moves of an Ascended King.
    fn ascended_moves(&self, sink: &mut impl Sink) {
        let reach = if self.checkers.is_empty() { attacks::reach(self.royal) } else { 1 };
        let mut targets = Bitboard::EMPTY;
        for direction in DIRECTIONS {
            for to in along(self.royal, direction, reach) {
                targets |= Bitboard::of(to);
                if self.theirs.contains(to) {
                    break;
                }
            }
        }
        if self.royal == E5 && self.checkers.is_empty() {
            targets |= TABLES.knight(self.royal);
        }
        targets &= sink.targets();
        let without = self.occupied ^ Bitboard::of(self.royal);
        let moves = (targets & self.open).filter(|to| self.is_safe(*to, without));
        sink.piece(self.royal, moves.collect());
        for to in (targets & self.ours).filter(|to| self.is_safe(*to, self.occupied)) {
            self.push_carrying(self.royal, to, sink);
        }
    }

    /// Hands on a swap by a Totem or an Ascended King, with each promotion if it carries a pawn to
    /// its last rank.
    fn push_carrying(&self, from: Square, to: Square, sink: &mut impl Sink) {
        let carries_pawn = self.board.of_role(Role::Pawn).contains(to);
        if carries_pawn && from.rank() == self.position.turn.last_rank(GEOMETRY.ranks) {
            sink.promotions(from, to, promotions(self.position));
        } else {
            sink.piece(from, Bitboard::of(to));
        }
    }

    /// Finds the moves of the Totem on `from`.
    fn totem_moves(&self, from: Square, sink: &mut impl Sink) {
        let walls = self.theirs & !self.board.of_role(Role::Totem);
        if (attacks::reached(from) & sink.targets() & !walls).is_empty() {
            return;
        }
        for direction in DIRECTIONS {
            let mut behind_null = false;
            for to in along(from, direction, attacks::reach(from)) {
                if self.board.null() == Some(to) {
                    behind_null = true;
                    self.push_if_safe(from, to, sink);
                } else if self.theirs.contains(to) {
                    if self.board.of_role(Role::Totem).contains(to) {
                        self.push_if_safe(from, to, sink);
                    }
                    break;
                } else if !behind_null {
                    self.totem_step(from, to, sink);
                }
            }
        }
    }

    /// Hands on a move of the Totem to a square that is empty or an own piece's.
    fn totem_step(&self, from: Square, to: Square, sink: &mut impl Sink) {
        if !sink.is_target(to) {
            return;
        }
        if self.ours.contains(to) {
            self.totem_swap(from, to, sink);
        } else if self.pinned.contains(from) {
            self.push_if_safe(from, to, sink);
        } else if self.rescues.contains(to) {
            sink.piece(from, Bitboard::of(to));
        }
    }

    /// Hands on a swap by the Totem. It fills and empties no square, so it ends a check only by
    /// moving the royal piece.
    fn totem_swap(&self, from: Square, to: Square, sink: &mut impl Sink) {
        let safe = if to == self.royal {
            self.is_safe(from, self.occupied)
        } else {
            self.checkers.is_empty()
        };
        if safe {
            self.push_carrying(from, to, sink);
        }
    }

    /// Tries a move of the Totem out, and hands it on if it is legal.
    fn push_if_safe(&self, from: Square, to: Square, sink: &mut impl Sink) {
        if !sink.is_target(to) {
            return;
        }
        let mut execution = Execution::new(self.position, |_| ());
        execution.step(Move::plain(from, to), self.position);
        if execution.end.is_some() || self.is_safe_on(&execution.board) {
            sink.piece(from, Bitboard::of(to));
        }
    }

    /// Finds the captures en passant on `targets`.
    fn en_passant(&self, targets: Bitboard, sink: &mut impl Sink) {
        let Some(taken) = super::advanced_pawn(self.position) else {
            return;
        };
        let us = self.position.turn;
        for to in targets & !self.occupied {
            for from in self.board.of(us, Role::Pawn) & TABLES.pawn(!us, to) & sink.movers() {
                let mut after = *self.board;
                after.take(taken);
                after.swap(from, to);
                if self.is_safe_on(&after) {
                    sink.piece(from, Bitboard::of(to));
                }
            }
        }
    }

    /// Those of the en passant squares on which a legal turn captures.
    pub(super) fn open_to_en_passant(position: &'a Position) -> Bitboard {
        let Some(mut generator) = Self::pseudo(position) else {
            return Bitboard::EMPTY;
        };
        generator.safely = true;
        let is_open = |to: &Square| {
            let mut any = Any::default();
            generator.en_passant(Bitboard::of(*to), &mut any);
            any.0
        };
        position.en_passant.filter(is_open).collect()
    }

    fn castling(&self, sink: &mut impl Sink) {
        if self.position.castling.is_empty() || !self.checkers.is_empty() {
            return;
        }
        let without = self.occupied ^ Bitboard::of(self.royal);
        for castle in CASTLES.iter().filter(|castle| castle.color == self.position.turn) {
            let landings = Bitboard::of(castle.king_to) | Bitboard::of(castle.rook_to);
            let blocked = self.occupied & ((castle.between & !self.totem) | landings);
            if self.position.castling.has_any(castle.right)
                && sink.is_target(castle.king_to)
                && blocked.is_empty()
                && castle.path.into_iter().all(|square| self.is_safe(square, without))
            {
                sink.piece(self.royal, Bitboard::of(castle.king_to));
            }
        }
    }

    /// Finds the turns that give up the Totem.
    fn sacrifices(&self, sink: &mut impl Sink) {
        let Some(totem) = self.totem.first().filter(|_| sink.takes_others()) else {
            return;
        };
        if self.checkers.is_empty() && !self.pinned.contains(totem) {
            sink.other(Action::Sacrifice);
        }
        if let Some(before) = self.position.before_roll() {
            let us = self.position.turn;
            if self.is_safe_on(&super::without_totem(&before.board, us)) {
                sink.other(Action::Undo);
            }
        }
    }
}

/// The pawns of `us` that its Totem or Ascended King would carry to their last rank.
pub(super) fn carried(board: &Board, us: Color) -> Bitboard {
    let carriers = board.of(us, Role::Totem) | board.of(us, Role::AscendedKing);
    if (carriers & GEOMETRY.rank(us.last_rank(GEOMETRY.ranks))).is_empty() {
        return Bitboard::EMPTY;
    }
    board.of(us, Role::Pawn)
}
