//! The moves of the no-capture games. Pins, checks and attacked squares are worked out once, so
//! that no move is tried out.

use super::{GEOMETRY, TABLES, teleports};
use crate::variants::sink::{Sink, origin};
use crate::{Action, Bitboard, Board, Color, MAX_SIDE, Role, Square};

/// The kinds of piece that go where they attack.
const PIECES: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// What one side's legal moves depend on.
pub(in crate::variants) struct Generator<'a> {
    pub(in crate::variants) board: &'a Board,
    pub(in crate::variants) us: Color,
    /// Whether moves must leave the own king safe.
    pub(in crate::variants) safely: bool,
    pub(in crate::variants) in_check: bool,
    pub(in crate::variants) occupied: Bitboard,
    king: Square,
    /// Where a piece other than the king can land to end a check; every square if there is none.
    rescues: Bitboard,
    /// Own pieces that alone stand between the king and a slider.
    pinned: Bitboard,
    /// What the other side attacks, the king itself lifted off the board.
    danger: Bitboard,
}

impl<'a> Generator<'a> {
    /// The generator of the moves that leave the king safe.
    pub(in crate::variants) fn legal(board: &'a Board, us: Color) -> Self {
        let mut generator = Self::pseudo(board, us);
        generator.safely = true;
        generator.pinned = TABLES.pinned(board, us, generator.king);
        if generator.in_check {
            generator.rescues = generator.rescues();
        }
        generator
    }

    /// The generator of all moves, whether or not they leave the king safe.
    pub(in crate::variants) fn pseudo(board: &'a Board, us: Color) -> Self {
        let king = board.king(us).expect("a position has a king each");
        let danger = attacked(board, !us, board.occupied() ^ Bitboard::of(king));
        Self {
            board,
            us,
            safely: false,
            in_check: danger.contains(king),
            occupied: board.occupied(),
            king,
            rescues: TABLES.board,
            pinned: Bitboard::EMPTY,
            danger,
        }
    }

    /// The squares between the king and the one piece that checks it.
    fn rescues(&self) -> Bitboard {
        let checkers = TABLES.attackers(self.board, !self.us, self.king, self.occupied);
        match checkers.first() {
            Some(checker) if checkers.len() == 1 => TABLES.between(self.king, checker),
            _ => Bitboard::EMPTY,
        }
    }

    /// Finds the moves; if `safely` is set, only those that leave the own king safe.
    pub(in crate::variants) fn moves(&self, sink: &mut impl Sink) {
        self.landings(TABLES.board, &mut Safe { generator: self, sink });
    }

    /// Finds every move that lands on `mask`, even if it leaves the own king in check.
    pub(in crate::variants) fn landings(&self, mask: Bitboard, sink: &mut impl Sink) {
        self.king_moves(mask, sink);
        if sink.is_full() {
            return;
        }
        let free = mask & TABLES.board & !self.occupied;
        for role in PIECES {
            for from in self.board.of(self.us, role) & sink.movers() {
                let attacked = TABLES.attacks(self.us, role, from, self.occupied);
                sink.piece(from, attacked & free);
            }
        }
        self.pawn_moves(free, sink);
    }

    fn king_moves(&self, mask: Bitboard, sink: &mut impl Sink) {
        if !sink.is_mover(self.king) {
            return;
        }
        let mut targets = TABLES.king(self.king) & !self.board.of_color(self.us);
        if !self.in_check {
            targets |= teleports(self.board, self.us);
        }
        sink.piece(self.king, targets & mask & sink.targets());
    }

    fn pawn_moves(&self, free: Bitboard, sink: &mut impl Sink) {
        let pawns = self.board.of(self.us, Role::Pawn) & sink.movers();
        let ahead = self.us.forward() * MAX_SIDE as i8;
        let second = GEOMETRY.rank(self.us.second_rank(GEOMETRY.ranks));
        let last = GEOMETRY.rank(self.us.last_rank(GEOMETRY.ranks));
        let step = |pawns: Bitboard| pawns.shifted(ahead) & !self.occupied;
        let single = step(pawns) & free;
        sink.pawns(single & !last, ahead);
        sink.pawns(step(step(pawns & second)) & free, 2 * ahead);
        for to in single & last {
            sink.promotions(origin(to, ahead), to, &Role::PROMOTIONS);
        }
    }

    /// Whether a piece alone stands between the king and a slider.
    pub(in crate::variants) fn is_pinned(&self, square: Square) -> bool {
        self.pinned.contains(square)
    }

    /// The squares among `targets` on which the piece from `from` may land without leaving the
    /// own king in check, if nothing else moves with it.
    pub(in crate::variants) fn safe(&self, from: Square, targets: Bitboard) -> Bitboard {
        if !self.safely {
            targets
        } else if from == self.king {
            targets & !self.danger
        } else if self.pinned.contains(from) {
            targets & self.rescues & TABLES.line(self.king, from)
        } else {
            targets & self.rescues
        }
    }

    /// The same for pawns that come from `step` square numbers back.
    pub(in crate::variants) fn safe_pawns(&self, targets: Bitboard, step: i8) -> Bitboard {
        let targets = targets & self.rescues;
        let held = targets & self.pinned.shifted(step);
        let bound = |to: &Square| self.safe(origin(*to, step), Bitboard::of(*to)).is_empty();
        targets & !held.filter(bound).collect::<Bitboard>()
    }
}

/// What a side's pieces attack, if `occupied` are the squares that block sliders.
fn attacked(board: &Board, by: Color, occupied: Bitboard) -> Bitboard {
    let pawns = board.of(by, Role::Pawn).shifted(by.forward() * MAX_SIDE as i8);
    let mut found = (pawns.shifted(-1) | pawns.shifted(1)) & TABLES.board;
    for role in PIECES.into_iter().chain([Role::King]) {
        for from in board.of(by, role) {
            found |= TABLES.attacks(by, role, from, occupied);
        }
    }
    found
}

/// Hands on the moves that leave the own king safe.
struct Safe<'a, S> {
    generator: &'a Generator<'a>,
    sink: &'a mut S,
}

impl<S: Sink> Sink for Safe<'_, S> {
    fn piece(&mut self, from: Square, targets: Bitboard) {
        self.sink.piece(from, self.generator.safe(from, targets));
    }

    fn pawns(&mut self, targets: Bitboard, step: i8) {
        self.sink.pawns(self.generator.safe_pawns(targets, step), step);
    }

    fn promotions(&mut self, from: Square, to: Square, roles: &[Role]) {
        if !self.generator.safe(from, Bitboard::of(to)).is_empty() {
            self.sink.promotions(from, to, roles);
        }
    }

    fn other(&mut self, action: Action) {
        self.sink.other(action);
    }

    fn found(&self) -> usize {
        self.sink.found()
    }

    fn is_full(&self) -> bool {
        self.sink.is_full()
    }

    fn movers(&self) -> Bitboard {
        self.sink.movers()
    }

    fn targets(&self) -> Bitboard {
        self.sink.targets()
    }
}
