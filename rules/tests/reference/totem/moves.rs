//! What the pieces of Totem attack, and where they may land before the safety of the own royal is
//! checked.

use super::super::{
    AROUND, Board, DIAGONAL, EMPTY, KNIGHT, STRAIGHT, Square, is_white, kind_of, letter_of, plus,
};
use super::{CENTRE, NULL, SIZE};

/// The square of a side's royal, in any form.
fn royal(board: &Board, white: bool) -> Square {
    board.find(if white { "KSA" } else { "ksa" }).unwrap()
}

pub(super) fn in_check(board: &Board, white: bool) -> bool {
    is_attacked(board, royal(board, white), !white)
}

/// Whether a piece of this side attacks the square.
pub(super) fn is_attacked(board: &Board, square: Square, by_white: bool) -> bool {
    !attackers(board, square, by_white).is_empty()
}

fn attackers(board: &Board, square: Square, by_white: bool) -> Vec<Square> {
    let attacks_it = |from: &Square| attacks(board, *from).contains(&square);
    board.side(by_white).into_iter().filter(attacks_it).collect()
}

/// Whether lifting a piece off the board lets an enemy piece attack the royal that did not before.
pub(super) fn is_pinned(board: &Board, square: Square, white: bool) -> bool {
    let royal = royal(board, white);
    let before = attackers(board, royal, !white);
    let mut lifted = board.clone();
    lifted.put(square, EMPTY);
    attackers(&lifted, royal, !white).iter().any(|attacker| !before.contains(attacker))
}

fn ahead(white: bool) -> i32 {
    if white { 1 } else { -1 }
}

/// How far a Totem or an Ascended King reaches.
fn reach(from: Square) -> usize {
    if from == CENTRE { 4 } else { 3 }
}

/// The directions of a bishop, rook or queen.
fn directions(kind: char) -> &'static [Square] {
    match kind {
        'b' => &DIAGONAL,
        'r' => &STRAIGHT,
        _ => &AROUND,
    }
}

/// The squares that the piece on a square attacks.
pub(super) fn attacks(board: &Board, from: Square) -> Vec<Square> {
    let letter = board.at(from);
    let white = is_white(letter);
    match kind_of(letter) {
        'p' => board.steps(from, &[(1, ahead(white)), (-1, ahead(white))]),
        'n' => board.steps(from, &KNIGHT),
        'k' => board.steps(from, &AROUND),
        's' => board.steps(from, &DIAGONAL),
        'a' => ascended_attacks(board, from, white),
        kind @ ('b' | 'r' | 'q') => slider_attacks(board, from, white, directions(kind)),
        _ => Vec::new(),
    }
}

fn slider_attacks(board: &Board, from: Square, white: bool, steps: &[Square]) -> Vec<Square> {
    let mut found = Vec::new();
    for step in steps {
        for at in board.line(from, *step, SIZE as usize) {
            found.push(at);
            if board.at(at) != EMPTY && board.at(at) != letter_of('t', white) {
                break;
            }
        }
    }
    found
}

fn ascended_attacks(board: &Board, from: Square, white: bool) -> Vec<Square> {
    let mut found = Vec::new();
    for step in AROUND {
        for at in board.line(from, step, reach(from)) {
            found.push(at);
            if board.belongs(at, !white) {
                break;
            }
        }
    }
    if from == CENTRE {
        found.extend(board.steps(from, &KNIGHT));
    }
    found
}

/// Where the piece on a square may land, except by castling. `targets` are the en passant squares.
pub(super) fn landings(board: &Board, from: Square, targets: &[Square]) -> Vec<Square> {
    let letter = board.at(from);
    let white = is_white(letter);
    match kind_of(letter) {
        'p' => pawn_landings(board, from, white, targets),
        's' => spirit_landings(board, from, white),
        't' => totem_landings(board, from, white),
        'a' => ascended_landings(board, from, white),
        _ => orthodox_landings(board, from, white),
    }
}

/// Whether a piece that is neither Totem nor Ascended King may land here by a move that it can
/// make to an empty square: it is empty, or the own Totem or Ascended King swaps.
fn is_open(board: &Board, at: Square, white: bool) -> bool {
    let met = board.at(at);
    met == EMPTY || met == letter_of('t', white) || met == letter_of('a', white)
}

/// Whether an enemy piece stands here that any piece but a Totem can capture.
fn is_prey(board: &Board, at: Square, white: bool) -> bool {
    board.belongs(at, !white) && kind_of(board.at(at)) != 't'
}

/// Knights, kings, bishops, rooks and queens move as they attack.
fn orthodox_landings(board: &Board, from: Square, white: bool) -> Vec<Square> {
    let mut found = attacks(board, from);
    found.retain(|at| is_open(board, *at, white) || is_prey(board, *at, white));
    found
}

fn pawn_landings(board: &Board, from: Square, white: bool, targets: &[Square]) -> Vec<Square> {
    let second = if white { 1 } else { SIZE - 2 };
    let far = if from.1 == second { 3 } else { 1 };
    let mut found = Vec::new();
    for at in board.line(from, (0, ahead(white)), far) {
        if is_open(board, at, white) {
            found.push(at);
        }
        if board.at(at) != EMPTY && board.at(at) != letter_of('t', white) {
            break;
        }
    }
    for at in attacks(board, from) {
        let en_passant = targets.contains(&at)
            && board.at(at) == EMPTY
            && board.at(advanced_to(targets)) == letter_of('p', !white);
        if is_prey(board, at, white) || en_passant {
            found.push(at);
        }
    }
    found
}

/// Where the pawn stopped that passed over these squares, the nearest to its side first.
pub(super) fn advanced_to(targets: &[Square]) -> Square {
    let last = targets[targets.len() - 1];
    plus(last, (0, ahead(last.1 < CENTRE.1)))
}

fn spirit_landings(board: &Board, from: Square, white: bool) -> Vec<Square> {
    let mut found = board.steps(from, &[(0, 1), (0, -1)]);
    found.retain(|at| is_open(board, *at, white));
    let mut captures = board.steps(from, &DIAGONAL);
    captures.retain(|at| is_prey(board, *at, white));
    found.extend(captures);
    found
}

fn totem_landings(board: &Board, from: Square, white: bool) -> Vec<Square> {
    let mut found = Vec::new();
    for step in AROUND {
        let mut beyond_null = false;
        for at in board.line(from, step, reach(from)) {
            let enemy = board.belongs(at, !white);
            let captures_totem = enemy && kind_of(board.at(at)) == 't';
            if captures_totem || !enemy && !beyond_null {
                found.push(at);
            }
            if enemy {
                break;
            }
            beyond_null = beyond_null || board.at(at) == NULL;
        }
    }
    found
}

fn ascended_landings(board: &Board, from: Square, white: bool) -> Vec<Square> {
    let mut found = attacks(board, from);
    if in_check(board, white) {
        found = board.steps(from, &AROUND);
    }
    found.retain(|at| {
        let met = board.at(*at);
        met == EMPTY || board.belongs(*at, white) || is_prey(board, *at, white)
    });
    found
}
