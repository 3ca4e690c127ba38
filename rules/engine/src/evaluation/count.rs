//! Counting the terms of a position.

use rules::{Bitboard, Board, Color, Piece, Position, Role, SearchVariant, Square};

use super::board_masks::BoardMasks;
use super::terms;

/// Hands each term that the pawns alone make to `add`, with how often it comes: more for the side that
/// makes the next turn, less for the other.
pub(super) fn pawns(
    masks: &BoardMasks,
    board: &Board,
    us: Color,
    add: &mut impl FnMut(usize, i32),
) {
    for (color, sign) in [(us, 1), (!us, -1)] {
        let own = board.of(color, Role::Pawn);
        let enemies = board.of(!color, Role::Pawn);
        for pawn in own {
            add(terms::place(Role::Pawn, masks.spots(color)[pawn.index()]), sign);
            if !(masks.front_span(color, pawn) & own).is_empty() {
                add(terms::DOUBLED, sign);
            } else if (masks.passed_pawn_mask(color, pawn) & enemies).is_empty() {
                add(terms::PASSED + masks.rank(color, pawn), sign);
            }
            if (masks.adjacent_files(pawn) & own).is_empty() {
                add(terms::ISOLATED, sign);
            }
        }
        add(terms::SUPPORTED, sign * (own & masks.pawn_attacks(color, own)).len() as i32);
    }
}

/// The same with all other terms. Returns the phase: from 0, the end, to 24, all pieces.
pub(super) fn others(
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
    let (mut side, mut enemy) = (Side::new(&counting, us, own), Side::new(&counting, !us, other));
    counting.pieces(&mut side, &Target::new(masks, other), 1, add);
    counting.pieces(&mut enemy, &Target::new(masks, own), -1, add);
    counting.relations(&side, &enemy, 1, add);
    counting.relations(&enemy, &side, -1, add);
    if let Some(null) = board.null() {
        beside_null(variant, masks, position, null, add);
    }
    phase(board)
}

/// The same with the pieces beside the Null: each is on one of the eight squares that its roll may take.
pub(super) fn beside_null(
    variant: &dyn SearchVariant,
    masks: &BoardMasks,
    position: &Position,
    null: Square,
    add: &mut impl FnMut(usize, i32),
) {
    let Position { board, turn, .. } = position;
    let delay = usize::from(variant.plies_until_roll(position).unwrap_or(0)).min(3);
    for (color, sign) in [(*turn, 1), (!*turn, -1)] {
        for square in masks.wrapped(null) & board.of_color(color) {
            if let Some(role) = board.role_at(square) {
                add(terms::beside_null(role, delay), sign);
            }
        }
        if position.totem.totem_promotion_lost[color] {
            add(terms::BARRED, sign);
        }
    }
}

/// What the pieces of both whole armies weigh for the phase.
pub(super) const MAX_PHASE: i32 = 24;

/// How much of the armies is left.
pub(super) fn phase(board: &Board) -> i32 {
    let count = |role| board.of_role(role).len() as i32;
    let minor = count(Role::Knight) + count(Role::Bishop);
    (minor + 2 * count(Role::Rook) + 4 * count(Role::Queen)).min(MAX_PHASE)
}

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
}

impl Counting<'_> {
    fn attacks(&self, piece: Piece, square: Square) -> Bitboard {
        self.variant.attacks(self.position, piece, square)
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
        let pawn_attacks = |ring: Bitboard| (side.pawn_attacks & ring).len() as i32;
        add(terms::RING + Role::Pawn as usize, sign * pawn_attacks(target.ring));
        add(terms::SECOND_RING + Role::Pawn as usize, sign * pawn_attacks(target.second_ring));
        let free = self.masks.all & !if self.pieces_capture { side.own } else { self.occupied };
        let spots = self.masks.spots(color);
        // From where a piece would give check.
        let from_royal = |role| self.attacks(Piece { color, role }, target.royal) & free;
        let (diagonal, straight) = (from_royal(Role::Bishop), from_royal(Role::Rook));
        let mut checks = Bitboard::EMPTY;
        for &role in self.variant.features().roles {
            let pieces = self.board.of(color, role);
            if role == Role::Pawn || pieces.is_empty() {
                continue;
            }
            let piece = Piece { color, role };
            let (place, mut attacked) = (terms::place(role, 0), Bitboard::EMPTY);
            if role.is_royal() {
                pieces.for_each(|from| {
                    add(place + spots[from.index()], sign);
                    attacked |= self.attacks(piece, from);
                });
                side.attack(role, attacked);
                continue;
            }
            let checking = match role {
                Role::Bishop => diagonal,
                Role::Rook => straight,
                Role::Queen => diagonal | straight,
                _ => from_royal(role),
            };
            let (mut ring, mut second_ring, mut mobility, mut check) = (0, 0, 0, 0);
            pieces.for_each(|from| {
                add(place + spots[from.index()], sign);
                let attacks = self.attacks(piece, from);
                ring += (attacks & target.ring).len();
                second_ring += (attacks & target.second_ring).len();
                mobility += (attacks & free).len();
                check += (attacks & checking).len();
                attacked |= attacks;
            });
            side.attack(role, attacked);
            checks |= attacked & checking;
            add(terms::RING + role as usize, sign * ring as i32);
            add(terms::SECOND_RING + role as usize, sign * second_ring as i32);
            add(terms::MOBILITY + role as usize, sign * mobility as i32);
            add(terms::CHECKS + role as usize, sign * check as i32);
        }
        add(terms::CHECK_FILES + self.masks.count_files(checks).min(8), sign);
        if self.board.of(color, Role::Bishop).len() > 1 {
            add(terms::PAIR, sign);
        }
    }

    /// What depends on what the other side attacks.
    fn relations(&self, side: &Side, enemy: &Side, sign: i32, add: &mut impl FnMut(usize, i32)) {
        self.king(side, enemy, sign, add);
        self.pawns(side, sign, add);
        if self.pieces_capture {
            self.threats(side, enemy, sign, add);
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

    fn pawns(&self, side: &Side, sign: i32, add: &mut impl FnMut(usize, i32)) {
        let (color, pawns) = (side.color, side.pawns);
        for pawn in pawns & !self.masks.behind(color, self.occupied) {
            add(terms::FREE + self.masks.rank(color, pawn), sign);
        }
        let next = self.masks.ahead(color, pawns);
        add(terms::BLOCKED, sign * (next & self.occupied).len() as i32);
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
}
