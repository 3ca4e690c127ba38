//! Totem Chess, case by case: the Null, its rolls and what they lead to.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "../support/mod.rs"]
mod support;

mod checks;
mod dangers;
mod respawn;
mod steps;
mod undo;

use rules::Game;

fn game(fen: &str) -> Game {
    support::game("totem", fen)
}

/// A position where a roll is owed by Black, and White moves next.
fn white_next(placement: &str) -> String {
    format!("{placement} w - - 7 30 0 ? - -")
}

/// A position where a roll is owed by White, and Black moves next.
fn black_next(placement: &str) -> String {
    format!("{placement} b - - 7 30 0 ? - -")
}

/// The game after actions.
fn play(fen: &str, actions: &str) -> Game {
    let mut game = game(fen);
    support::play(&mut game, actions);
    game
}

/// What actions lead to: a result, or a position without its last field, the one before the roll.
fn after(fen: &str, actions: &str) -> String {
    let reached = support::reached(&play(fen, actions));
    match reached.rsplit_once(' ') {
        Some((position, undo)) if reached.contains('/') && undo != "-" => position.to_owned(),
        _ => reached,
    }
}

/// Which piece stands where after actions, or the result.
fn board_after(fen: &str, actions: &str) -> String {
    let reached = after(fen, actions);
    match reached.split_once(' ') {
        Some((board, _)) if board.contains('/') => board.to_owned(),
        _ => reached,
    }
}

fn legal(fen: &str, actions: &str) -> String {
    support::legal(&play(fen, actions)).join(" ")
}

fn is_legal(fen: &str, action: &str) -> bool {
    support::legal(&game(fen)).contains(&action.to_owned())
}

/// Checks that the Null has ended the game so, and that nothing more can be done.
#[track_caller]
fn assert_ends(fen: &str, actions: &str, result: &str) {
    let mut game = play(fen, actions);
    assert_eq!(support::reached(&game), result, "{fen}");
    assert_eq!(game.end().map(|end| end.to_string()).as_deref(), Some(result));
    assert_eq!(support::legal(&game).len(), 0);
    assert_eq!(game.claim(), None);
    let action = actions.rsplit(' ').next().unwrap();
    assert!(game.play(action.parse().unwrap()).is_err());
}
