//! Counting the terms of a position.

use rules::{Bitboard, Board, Color, Piece, Position, Role, SearchVariant, Square};

use super::board_masks::BoardMasks;
use super::terms;

/// Hands each term that comes to `add`, with how often it does: more for the side that makes the next
/// turn, less for the other. Returns the phase: from 0, the end, to 24, all pieces.
pub(super) fn count(
    variant: &dyn SearchVariant,
    masks: &BoardMasks,
    position: &Position,
    add: &mut impl FnMut(usize, i32),
) -> i32 {
    let us = position.turn;
    let board = &position.board;
    let (Some(own), Some(other)) = (board.royal(us), board.royal(!us)) else {
        return MAX_PHASE;
    };
    let pieces_capture = variant.features().can_capture(Role::Queen);
    let occupied = board.occupied();
    let counting = Counting { variant, masks, position, board, occupied, pieces_capture };
    add(terms::TEMPO, 1);
    let mut sides = [Side::new(&counting, us, own), Side::new(&counting, !us, other)];
    let royals = [other, own];
    for ((side, target), sign) in sides.iter_mut().zip(royals).zip([1, -1]) {
        counting.pieces(side, &Target::new(masks, target), sign, add);
    }
    for (side, enemy, sign) in [(&sides[0], &sides[1], 1), (&sides[1], &sides[0], -1)] {
        counting.king(side, enemy, sign, add);
        counting.pawns(side, enemy, sign, add);
        if pieces_capture {
            counting.threats(side, enemy, sign, add);
        }
    }
    if let Some(null) = board.null() {
        counting.null(null, add);
    }
    counting.phase()
}

/// What the pieces of both whole armies weigh for the phase.
pub(super) const MAX_PHASE: i32 = 24;

/// A position as it is counted.
struct Counting<'a> {
    variant: &'a dyn SearchVariant,
    masks: &'a BoardMasks,
    position: &'a Position,
    board: &'a Board,
    occupied: Bitboard,
    /// Whether pieces other than kings capture.
    pieces_capture: bool,
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
        let attacks = counting.masks.pawn_attacks(color, pawns);
        Self {
            color,
            own: counting.board.of_color(color),
            pawns,
            royal,
            ring: counting.masks.ring(royal),
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
    fn new(masks: &BoardMasks, royal: Square) -> Self {
        Self { royal, ring: masks.ring(royal), second_ring: masks.second_ring(royal) }
    }

    /// What a piece attacks near the royal piece.
    fn near(&self, role: Role, attacks: Bitboard, sign: i32, add: &mut impl FnMut(usize, i32)) {
        let near = [(terms::RING, self.ring), (terms::SECOND_RING, self.second_ring)];
        for (term, ring) in near {
            let attacked = attacks & ring;
            if !attacked.is_empty() {
                add(term + role as usize, sign * attacked.len() as i32);
            }
        }
    }
}

impl Counting<'_> {
    /// How much of the armies is left.
    fn phase(&self) -> i32 {
        let count = |role| self.board.of_role(role).len() as i32;
        let minor = count(Role::Knight) + count(Role::Bishop);
        (minor + 2 * count(Role::Rook) + 4 * count(Role::Queen)).min(MAX_PHASE)
    }

    fn attacks(&self, piece: Piece, square: Square) -> Bitboard {
        self.variant.attacks(self.position, piece, square)
    }

    fn place(&self, role: Role, color: Color, square: Square) -> usize {
        let rank = self.masks.rank(color, square);
        terms::place(role, rank, usize::from(square.file()), self.masks.width())
    }

    /// Where the pieces of a side stand, and what they attack.
    fn pieces(
        &self,
        side: &mut Side,
        target: &Target,
        sign: i32,
        add: &mut impl FnMut(usize, i32),
    ) {
        let color = side.color;
        for pawn in side.pawns {
            add(self.place(Role::Pawn, color, pawn), sign);
        }
        target.near(Role::Pawn, side.pawn_attacks, sign, add);
        let free = self.masks.all & !if self.pieces_capture { side.own } else { self.occupied };
        let mut checks = Bitboard::EMPTY;
        for &role in self.variant.features().roles {
            let pieces = self.board.of(color, role);
            if role == Role::Pawn || pieces.is_empty() {
                continue;
            }
            let checking = self.attacks(Piece { color, role }, target.royal) & free;
            for from in pieces {
                add(self.place(role, color, from), sign);
                let attacks = self.attacks(Piece { color, role }, from);
                side.attack(role, attacks);
                if role.is_royal() {
                    continue;
                }
                target.near(role, attacks, sign, add);
                let count = (attacks & free).len() as i32;
                add(terms::MOBILITY + role as usize, sign * count);
                let check = attacks & checking;
                if !check.is_empty() {
                    add(terms::CHECKS + role as usize, sign * check.len() as i32);
                    checks |= check;
                }
            }
        }
        add(terms::CHECK_FILES + self.masks.count_files(checks).min(8), sign);
        if self.board.of(color, Role::Bishop).len() > 1 {
            add(terms::PAIR, sign);
        }
    }

    /// How safe a side's royal piece is.
    fn king(&self, side: &Side, enemy: &Side, sign: i32, add: &mut impl FnMut(usize, i32)) {
        let flights = side.ring & !enemy.attacks & !side.own;
        add(terms::KING_ESCAPES + flights.len().min(8), sign);
        if enemy.attacks.contains(side.royal) {
            add(terms::CHECKED, sign);
        }
        if self.pieces_capture {
            add(terms::SHIELD, sign * (side.pawns & side.ring).len() as i32);
            let file = self.masks.file(side.royal.file());
            if (file & side.pawns).is_empty() {
                add(terms::OPEN_FILES, sign);
            }
        } else {
            let others = side.own & !side.pawns & !Bitboard::of(side.royal);
            add(terms::TELEPORTS + (others & !enemy.attacks).len().min(8), sign);
        }
    }

    fn pawns(&self, side: &Side, enemy: &Side, sign: i32, add: &mut impl FnMut(usize, i32)) {
        let (color, pawns) = (side.color, side.pawns);
        for pawn in pawns {
            let rank = self.masks.rank(color, pawn);
            let front_span = self.masks.front_span(color, pawn);
            if (front_span & self.occupied).is_empty() {
                add(terms::FREE + rank, sign);
            }
            if !(front_span & pawns).is_empty() {
                add(terms::DOUBLED, sign);
            } else if (self.masks.passed_pawn_mask(color, pawn) & enemy.pawns).is_empty() {
                add(terms::PASSED + rank, sign);
            }
            if (self.masks.adjacent_files(pawn) & pawns).is_empty() {
                add(terms::ISOLATED, sign);
            }
        }
        let next = self.masks.ahead(color, pawns);
        add(terms::BLOCKED, sign * (next & self.occupied).len() as i32);
        add(terms::SUPPORTED, sign * (pawns & side.pawn_attacks).len() as i32);
        for rook in self.board.of(color, Role::Rook) {
            if (self.masks.file(rook.file()) & pawns).is_empty() {
                add(terms::ROOK_FILES, sign);
            }
        }
    }

    /// Enemy pieces that are attacked by cheaper ones, or not defended.
    fn threats(&self, side: &Side, enemy: &Side, sign: i32, add: &mut impl FnMut(usize, i32)) {
        let enemies = |role| self.board.of(enemy.color, role);
        for (role, attacks) in [
            (Role::Knight, side.pawn_attacks),
            (Role::Bishop, side.pawn_attacks),
            (Role::Rook, side.minor_attacks),
            (Role::Queen, side.rook_attacks),
        ] {
            let count = (enemies(role) & attacks).len() as i32;
            add(terms::THREATS + role as usize, sign * count);
        }
        let hanging = side.attacks & !enemy.attacks;
        for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            let count = (enemies(role) & hanging).len() as i32;
            add(terms::HANGING + role as usize, sign * count);
        }
    }

    /// Pieces beside the Null: each is on one of the eight squares that its roll may take.
    fn null(&self, null: Square, add: &mut impl FnMut(usize, i32)) {
        let delay = usize::from(self.variant.plies_until_roll(self.position).unwrap_or(0)).min(3);
        let us = self.position.turn;
        for (color, sign) in [(us, 1), (!us, -1)] {
            for square in self.masks.wrapped(null) & self.board.of_color(color) {
                if let Some(role) = self.board.role_at(square) {
                    add(terms::beside_null(role, delay), sign);
                }
            }
            if self.position.totem.totem_promotion_lost[color] {
                add(terms::BARRED, sign);
            }
        }
    }
}
