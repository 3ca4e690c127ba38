//! Gravitatur Chess, straight from the text of the law.

use super::eight::{Eight, SIZE, Turns};
use super::{AROUND, Answers, EMPTY, Square, name, plus};

/// Every legal action of a position, with the FEN after it.
pub(crate) fn legal(fen: &str) -> Answers {
    let turns = turns(&Eight::read(fen));
    turns.into_iter().map(|(action, next)| (action, next.write())).collect()
}

/// How the game stands by the position alone.
pub(crate) fn outcome(fen: &str) -> String {
    let position = Eight::read(fen);
    position.outcome(&turns(&position))
}

/// Whether the player who is not to move is in check, which no turn leads to.
pub(crate) fn is_late(fen: &str) -> bool {
    let position = Eight::read(fen);
    position.in_check(!position.white)
}

fn turns(position: &Eight) -> Turns {
    if position.in_check(position.white) {
        return moves(position);
    }
    let mut found = Turns::new();
    for square in position.board.all(".") {
        place(position, square, &mut found);
    }
    if found.is_empty() { moves(position) } else { found }
}

/// The regular moves that are legal: nothing climbs.
fn moves(position: &Eight) -> Turns {
    position.moves(|_, landed| landed)
}

/// The turns that begin by placing the Gravitatur on a square.
fn place(position: &Eight, square: Square, found: &mut Turns) {
    let attracted = attracted(position, square);
    let placement = format!("@{}", name(square));
    if attracted.in_check(position.white) {
        return;
    }
    if attracted.in_check(!position.white) {
        found.insert(placement, attracted.end_turn(false));
        return;
    }
    for (action, next) in moves(&attracted) {
        found.insert(format!("{placement}/{action}"), next);
    }
}

fn attracted(position: &Eight, square: Square) -> Eight {
    let mut next = position.clone();
    for step in AROUND {
        let mut line = position.board.line(square, step, SIZE as usize);
        let first = line.find(|at| position.board.at(*at) != EMPTY);
        if let Some(from) = first {
            next.board.put(from, EMPTY);
            next.board.put(plus(square, step), position.board.at(from));
        }
    }
    next
}
