//! Counting the terms of a position.

use rules::{Bitboard, Board, Color, Piece, Position, Role, SearchVariant, Square};

use super::shape::Shape;
use super::terms;

/// Takes what is counted.
pub(super) trait Tally {
    /// A term comes `count` times: more for the side that makes the next turn, less for the other.
    fn add(&mut self, term: usize, count: i32);
}

/// Counts a position's terms and returns its phase: from 0, the end, to 24, all pieces.
pub(super) fn count(
    variant: &dyn SearchVariant,
    shape: &Shape,
    position: &Position,
    tally: &mut impl Tally,
) -> i32 {
    let us = position.turn;
    let board = &position.board;
    let (Some(own), Some(other)) = (board.royal(us), board.royal(!us)) else {
        return ARMY;
    };
    let captures = variant.features().can_capture(Role::Queen);
    let occupied = board.occupied();
    let counting = Counting { variant, shape, position, board, occupied, captures };
    tally.add(terms::TEMPO, 1);
    let mut sides = [Side::new(&counting, us, own), Side::new(&counting, !us, other)];
    let royals = [other, own];
    for ((side, target), sign) in sides.iter_mut().zip(royals).zip([1, -1]) {
        counting.pieces(side, &Target::new(shape, target), sign, tally);
    }
    for (side, enemy, sign) in [(&sides[0], &sides[1], 1), (&sides[1], &sides[0], -1)] {
        counting.king(side, enemy, sign, tally);
        counting.pawns(side, enemy, sign, tally);
        if captures {
            counting.threats(side, enemy, sign, tally);
        }
    }
    if let Some(null) = board.null() {
        counting.null(null, tally);
    }
    counting.phase()
}

/// What the pieces of both whole armies weigh for the phase.
pub(super) const ARMY: i32 = 24;

/// A position as it is counted.
struct Counting<'a> {
    variant: &'a dyn SearchVariant,
    shape: &'a Shape,
    position: &'a Position,
    board: &'a Board,
    occupied: Bitboard,
    /// Whether pieces other than kings capture.
    captures: bool,
}

/// What is known of one side.
struct Side {
    color: Color,
    own: Bitboard,
    pawns: Bitboard,
    royal: Square,
    ring: Bitboard,
    /// All that the side attacks.
    attacks: Bitboard,
    /// What its pawns attack.
    pawn_attacks: Bitboard,
    /// What its pawns, knights and bishops attack.
    minor_attacks: Bitboard,
    /// The same with its rooks.
    rook_attacks: Bitboard,
}

impl Side {
    fn new(counting: &Counting<'_>, color: Color, royal: Square) -> Self {
        let pawns = counting.board.of(color, Role::Pawn);
        let attacks = counting.shape.pawn_attacks(color, pawns);
        Self {
            color,
            own: counting.board.of_color(color),
            pawns,
            royal,
            ring: counting.shape.ring(royal),
            attacks,
            pawn_attacks: attacks,
            minor_attacks: attacks,
            rook_attacks: attacks,
        }
    }

    fn attack(&mut self, role: Role, squares: Bitboard) {
        self.attacks |= squares;
        if matches!(role, Role::Knight | Role::Bishop) {
            self.minor_attacks |= squares;
        }
        if matches!(role, Role::Knight | Role::Bishop | Role::Rook) {
            self.rook_attacks |= squares;
        }
    }
}

/// A royal piece as its enemies see it.
struct Target {
    royal: Square,
    ring: Bitboard,
    second_ring: Bitboard,
}

impl Target {
    fn new(shape: &Shape, royal: Square) -> Self {
        Self { royal, ring: shape.ring(royal), second_ring: shape.second_ring(royal) }
    }

    /// What a piece attacks near the royal piece.
    fn near(&self, role: Role, attacks: Bitboard, sign: i32, tally: &mut impl Tally) {
        let near = [(terms::RING, self.ring), (terms::SECOND_RING, self.second_ring)];
        for (term, ring) in near {
            let attacked = attacks & ring;
            if !attacked.is_empty() {
                tally.add(term + role as usize, sign * attacked.len() as i32);
            }
        }
    }
}

impl Counting<'_> {
    /// How much of the armies is left.
    fn phase(&self) -> i32 {
        let count = |role| self.board.of_role(role).len() as i32;
        let minor = count(Role::Knight) + count(Role::Bishop);
        (minor + 2 * count(Role::Rook) + 4 * count(Role::Queen)).min(ARMY)
    }

    fn attacks(&self, piece: Piece, square: Square) -> Bitboard {
        self.variant.attacks(self.position, piece, square)
    }

    fn place(&self, role: Role, color: Color, square: Square) -> usize {
        let rank = self.shape.rank(color, square);
        terms::place(role, rank, usize::from(square.file()), self.shape.width())
    }

    /// Where the pieces of a side stand, and what they attack.
    fn pieces(&self, side: &mut Side, target: &Target, sign: i32, tally: &mut impl Tally) {
        let color = side.color;
        for pawn in side.pawns {
            tally.add(self.place(Role::Pawn, color, pawn), sign);
        }
        target.near(Role::Pawn, side.pawn_attacks, sign, tally);
        let free = self.shape.all & !if self.captures { side.own } else { self.occupied };
        let mut checks = Bitboard::EMPTY;
        for &role in self.variant.features().roles {
            let pieces = self.board.of(color, role);
            if role == Role::Pawn || pieces.is_empty() {
                continue;
            }
            let checking = self.attacks(Piece { color, role }, target.royal) & free;
            for from in pieces {
                tally.add(self.place(role, color, from), sign);
                let attacks = self.attacks(Piece { color, role }, from);
                side.attack(role, attacks);
                if role.is_royal() {
                    continue;
                }
                target.near(role, attacks, sign, tally);
                let count = (attacks & free).len() as i32;
                tally.add(terms::MOBILITY + role as usize, sign * count);
                let check = attacks & checking;
                if !check.is_empty() {
                    tally.add(terms::CHECKS + role as usize, sign * check.len() as i32);
                    checks |= check;
                }
            }
        }
        tally.add(terms::CHECK_FILES + self.shape.count_files(checks).min(8), sign);
        if self.board.of(color, Role::Bishop).len() > 1 {
            tally.add(terms::PAIR, sign);
        }
    }

    /// How safe a side's royal piece is.
    fn king(&self, side: &Side, enemy: &Side, sign: i32, tally: &mut impl Tally) {
        let flights = side.ring & !enemy.attacks & !side.own;
        tally.add(terms::FLIGHTS + flights.len().min(8), sign);
        if enemy.attacks.contains(side.royal) {
            tally.add(terms::CHECKED, sign);
        }
        if self.captures {
            tally.add(terms::SHIELD, sign * (side.pawns & side.ring).len() as i32);
            let file = self.shape.file(side.royal.file());
            if (file & side.pawns).is_empty() {
                tally.add(terms::OPEN_FILES, sign);
            }
        } else {
            let others = side.own & !side.pawns & !Bitboard::of(side.royal);
            tally.add(terms::TELEPORTS + (others & !enemy.attacks).len().min(8), sign);
        }
    }

    fn pawns(&self, side: &Side, enemy: &Side, sign: i32, tally: &mut impl Tally) {
        let (color, pawns) = (side.color, side.pawns);
        for pawn in pawns {
            let rank = self.shape.rank(color, pawn);
            let path = self.shape.path(color, pawn);
            if (path & self.occupied).is_empty() {
                tally.add(terms::FREE + rank, sign);
            }
            if !(path & pawns).is_empty() {
                tally.add(terms::DOUBLED, sign);
            } else if (self.shape.way(color, pawn) & enemy.pawns).is_empty() {
                tally.add(terms::PASSED + rank, sign);
            }
            if (self.shape.beside(pawn) & pawns).is_empty() {
                tally.add(terms::ISOLATED, sign);
            }
        }
        let next = self.shape.ahead(color, pawns);
        tally.add(terms::BLOCKED, sign * (next & self.occupied).len() as i32);
        tally.add(terms::SUPPORTED, sign * (pawns & side.pawn_attacks).len() as i32);
        for rook in self.board.of(color, Role::Rook) {
            if (self.shape.file(rook.file()) & pawns).is_empty() {
                tally.add(terms::ROOK_FILES, sign);
            }
        }
    }

    /// Enemy pieces that are attacked by cheaper ones, or not defended.
    fn threats(&self, side: &Side, enemy: &Side, sign: i32, tally: &mut impl Tally) {
        let enemies = |role| self.board.of(enemy.color, role);
        for (role, attacks) in [
            (Role::Knight, side.pawn_attacks),
            (Role::Bishop, side.pawn_attacks),
            (Role::Rook, side.minor_attacks),
            (Role::Queen, side.rook_attacks),
        ] {
            let count = (enemies(role) & attacks).len() as i32;
            tally.add(terms::THREATS + role as usize, sign * count);
        }
        let hanging = side.attacks & !enemy.attacks;
        for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            let count = (enemies(role) & hanging).len() as i32;
            tally.add(terms::HANGING + role as usize, sign * count);
        }
    }

    /// Pieces beside the Null: each is on one of the eight squares that its roll may take.
    fn null(&self, null: Square, tally: &mut impl Tally) {
        let delay = usize::from(self.variant.turns_to_roll(self.position).unwrap_or(0)).min(3);
        let us = self.position.turn;
        for (color, sign) in [(us, 1), (!us, -1)] {
            for square in self.shape.wrapped(null) & self.board.of_color(color) {
                if let Some(role) = self.board.role_at(square) {
                    tally.add(terms::beside_null(role, delay), sign);
                }
            }
            if self.position.totem.barred[color] {
                tally.add(terms::BARRED, sign);
            }
        }
    }
}
