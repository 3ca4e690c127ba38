//! What attacks what. A Totem blocks only the other side's pieces.

use super::{BOARD_SIZE, E5, TABLES};
use crate::{Bitboard, Board, Color, MAX_SQUARES, Piece, Role, Square};

/// How far a Totem or an Ascended King goes from the middle of the board.
const MAX_REACH: usize = 4;

/// The eight directions.
const DIRECTIONS: [(i8, i8); 8] =
    [(-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)];

/// The squares beside a square in one direction, as far as a Totem or an Ascended King goes.
#[derive(Clone, Copy)]
struct Ray {
    squares: [Square; MAX_REACH],
    len: usize,
}

/// The rays from each square in the eight directions.
static RAYS: [[Ray; DIRECTIONS.len()]; MAX_SQUARES] = {
    let none = Ray { squares: [E5; MAX_REACH], len: 0 };
    let mut rays = [[none; DIRECTIONS.len()]; MAX_SQUARES];
    let mut index = 0;
    while index < MAX_SQUARES {
        let square = Square::from_index(index as u8);
        let mut direction = 0;
        while direction < DIRECTIONS.len() {
            let (files, ranks) = DIRECTIONS[direction];
            let ray = &mut rays[index][direction];
            let mut at = square;
            while ray.len < reach(square)
                && let Some(next) = at.offset(files, ranks, BOARD_SIZE)
            {
                ray.squares[ray.len] = next;
                ray.len += 1;
                at = next;
            }
            direction += 1;
        }
        index += 1;
    }
    rays
};

/// For each square, what a Totem or an Ascended King reaches from there on an empty board.
static REACHES: [u128; MAX_SQUARES] = {
    let mut reaches = [0; MAX_SQUARES];
    let mut index = 0;
    while index < MAX_SQUARES {
        let mut direction = 0;
        while direction < DIRECTIONS.len() {
            let ray = &RAYS[index][direction];
            let mut steps = 0;
            while steps < ray.len {
                reaches[index] |= 1 << ray.squares[steps].index();
                steps += 1;
            }
            direction += 1;
        }
        index += 1;
    }
    reaches
};

/// How far a Totem or an Ascended King goes from `square`.
const fn reach(square: Square) -> usize {
    if square.index() == E5.index() { MAX_REACH } else { MAX_REACH - 1 }
}

/// What a Totem or an Ascended King reaches from `square` on an empty board.
pub(super) fn reached(square: Square) -> Bitboard {
    Bitboard(REACHES[square.index()])
}

/// The squares one diagonal step away: those that a Spirit King attacks.
pub(super) fn diagonal_steps(square: Square) -> Bitboard {
    TABLES.pawn(Color::White, square) | TABLES.pawn(Color::Black, square)
}

/// Whether the royal piece of `color` is attacked; `false` if there is none.
pub(super) fn is_checked(board: &Board, color: Color) -> bool {
    board.royal(color).is_some_and(|royal| is_attacked(board, !color, royal))
}

/// Whether a piece of `by` attacks `square`.
pub(super) fn is_attacked(board: &Board, by: Color, square: Square) -> bool {
    !attackers(board, by, square, board.occupied()).is_empty()
}

/// The pieces of `by` that attack `square` if `occupied` are the squares that are not empty. Own
/// pieces that are no longer among them may be among the attackers.
pub(super) fn attackers(board: &Board, by: Color, square: Square, occupied: Bitboard) -> Bitboard {
    let walls = occupied & !board.of(by, Role::Totem);
    let mut found = TABLES.attackers(board, by, square, walls);
    found |= board.of(by, Role::SpiritKing) & diagonal_steps(square);
    if let Some(king) = board.of(by, Role::AscendedKing).first()
        && (jumps(king).contains(square)
            || REACHES[king.index()] & Bitboard::of(square).0 != 0
                && (TABLES.between(king, square) & ascended_walls(board, by, walls)).is_empty())
    {
        found |= Bitboard::of(king);
    }
    found
}

/// The squares that `piece` attacks from `square`.
pub(super) fn attacks(board: &Board, piece: Piece, square: Square) -> Bitboard {
    let Piece { color, role } = piece;
    let walls = board.occupied() & !board.of(color, Role::Totem);
    match role {
        Role::SpiritKing => diagonal_steps(square),
        Role::AscendedKing => {
            let walls = ascended_walls(board, color, walls);
            rays(square).fold(jumps(square), |found, ray| found | ray_attacks(ray, walls))
        }
        _ => TABLES.attacks(color, role, square, walls),
    }
}

/// What an Ascended King sees along a ray, up to and with the first of the `walls`.
fn ray_attacks(ray: &[Square], walls: Bitboard) -> Bitboard {
    let mut found = Bitboard::EMPTY;
    for &to in ray {
        found |= Bitboard::of(to);
        if walls.contains(to) {
            break;
        }
    }
    found
}

/// The squares beside `from` in each direction, as far as a Totem or an Ascended King goes.
pub(super) fn rays(from: Square) -> impl Iterator<Item = &'static [Square]> {
    RAYS[from.index()].iter().map(|ray| &ray.squares[..ray.len])
}

/// What an Ascended King attacks by a knight's jump.
fn jumps(king: Square) -> Bitboard {
    if king == E5 { TABLES.knight(king) } else { Bitboard::EMPTY }
}

/// What an Ascended King of `by` cannot pass: the enemy's pieces.
fn ascended_walls(board: &Board, by: Color, walls: Bitboard) -> Bitboard {
    let null = board.null().map_or(Bitboard::EMPTY, Bitboard::of);
    walls & !board.of_color(by) & !null
}

/// The pieces of `color` that alone keep an enemy piece from attacking their `royal`.
pub(super) fn pinned(board: &Board, color: Color, royal: Square) -> Bitboard {
    let walls = board.occupied() & !board.of(!color, Role::Totem);
    let mut pinned = Bitboard::EMPTY;
    let mut pin = |pinner, walls| {
        let between = TABLES.between(royal, pinner) & walls;
        if between.len() == 1 {
            pinned |= between;
        }
    };
    let (orthogonal, diagonal) = TABLES.aligned_sliders(board, !color, royal);
    for slider in orthogonal | diagonal {
        pin(slider, walls);
    }
    if let Some(king) = board.of(!color, Role::AscendedKing).first()
        && REACHES[king.index()] & Bitboard::of(royal).0 != 0
    {
        pin(king, ascended_walls(board, !color, walls));
    }
    pinned & board.of_color(color)
}
