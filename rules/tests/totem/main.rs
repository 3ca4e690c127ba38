//! Totem Chess, case by case: the turns. The Null's rolls have tests of their own.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "../support/mod.rs"]
mod support;

mod castling;
mod pawns;
mod royals;
mod swaps;
mod totem_piece;
mod turns;

use rules::Game;

fn game(fen: &str) -> Game {
    support::game("totem", fen)
}

/// A position where White is to move and the next roll is far.
fn white(placement: &str) -> String {
    format!("{placement} w - - 4 7 0 - - -")
}

/// A position where Black is to move and the next roll is far.
fn black(placement: &str) -> String {
    format!("{placement} b - - 4 7 0 - - -")
}

/// What actions make of a position.
fn after(fen: &str, actions: &str) -> String {
    let mut game = game(fen);
    support::play(&mut game, actions);
    support::reached(&game)
}

/// Which piece stands where after actions.
fn board_after(fen: &str, actions: &str) -> String {
    after(fen, actions).split(' ').next().unwrap().to_owned()
}

/// How the legal actions that begin with `start` go on.
fn moves(fen: &str, start: &str) -> String {
    let legal = support::legal(&game(fen));
    let ends: Vec<&str> = legal.iter().filter_map(|action| action.strip_prefix(start)).collect();
    ends.join(" ")
}

fn is_legal(fen: &str, action: &str) -> bool {
    support::legal(&game(fen)).contains(&action.to_owned())
}

fn outcome(game: &Game) -> String {
    game.end().map_or("ongoing".to_owned(), |end| end.to_string())
}
