//! Kings that a roll puts in check: the game is lost, or the roll prevented or accepted.

use rules::Color;

use crate::white_next;
use crate::{after, assert_ends, black_next, board_after, is_legal, legal, play, support};

/// The Null on e5 shields White's king.
const BARE: &str = "4r3k/9/9/9/404/9/9/9/4K4";
/// White has a Totem as well.
const SHIELDED: &str = "4r3k/9/9/9/404/9/9/9/T3K4";
/// That Totem shields the king from another rook.
const SHIELDED_TWICE: &str = "4r3k/9/9/9/404/9/9/9/rT2K4";

#[test]
fn without_a_totem_a_roll_that_gives_check_loses() {
    assert_ends(&white_next(BARE), "r2", "black null");
    assert_ends(&black_next(BARE), "r2", "black null");
    let black = "4R3K/9/9/9/404/9/9/9/4k4";
    assert_ends(&white_next(black), "r2", "white null");
    assert_ends(&black_next(black), "r2", "white null");
}

#[test]
fn a_step_along_the_line_gives_no_check() {
    assert_eq!(board_after(&white_next(BARE), "r4"), "4r3k/9/9/404/9/9/9/9/4K4");
}

#[test]
fn where_both_are_put_in_check_the_one_without_a_totem_loses_and_two_draw() {
    for (placement, result) in [
        ("4r4/9/9/9/R303k/9/9/9/4K4", "draw null"),
        ("4r4/9/9/9/R303k/9/9/9/T3K4", "white null"),
        ("t3r4/9/9/9/R303k/9/9/9/4K4", "black null"),
    ] {
        assert_ends(&white_next(placement), "r1", result);
        assert_ends(&black_next(placement), "r1", result);
    }
}

#[test]
fn a_player_who_was_in_check_before_plays_on() {
    let fen = white_next("4r3k/9/9/9/08/9/9/9/4K4");
    assert_eq!(after(&fen, "r4"), "4r3k/9/9/08/9/9/9/9/4K4 w - - 7 30 0 - -");
    // Even where the roll adds a check, and with a Totem.
    let fen = white_next("4r3k/9/9/9/404/9/3n5/9/4K4");
    assert_eq!(after(&fen, "r2"), "4r3k/9/9/9/305/9/3n5/9/4K4 w - - 7 30 0 - -");
    let fen = white_next("4r3k/9/9/9/404/9/3n5/9/T3K4");
    assert_eq!(after(&fen, "r2"), "4r3k/9/9/9/305/9/3n5/9/T3K4 w - - 7 30 0 - -");
}

#[test]
fn the_player_to_move_prevents_or_accepts() {
    let opened = SHIELDED.replace("404", "305");
    let mut game = play(&white_next(SHIELDED), "r2");
    assert_eq!(game.fen(), format!("{opened} w - - 7 30 0 !w - {SHIELDED},-,-,7,-"));
    assert_eq!(support::legal(&game), ["accept", "prevent"]);
    assert_eq!((game.end(), game.claim()), (None, None));
    support::play(&mut game, "accept");
    assert_eq!(game.fen(), format!("{opened} w - - 7 30 0 - - {SHIELDED},-,-,7,-"));
    assert_eq!(support::legal(&game).join(" "), "e1d1 e1d2 e1f1 e1f2 t0");
    assert_eq!(after(&white_next(SHIELDED), "r2 prevent"), format!("{BARE} w - - 7 30 0 - - -"));
}

#[test]
fn the_player_who_rolled_must_prevent() {
    let game = play(&black_next(SHIELDED), "r2");
    assert!(game.fen().contains(" b - - 7 30 0 !w - "));
    assert_eq!(game.position().actor(), Color::White);
    assert_eq!(support::legal(&game), ["prevent"]);
    assert_eq!(after(&black_next(SHIELDED), "r2 prevent"), format!("{BARE} b - - 7 30 0 - - -"));
}

#[test]
fn where_preventing_is_illegal_the_player_to_move_plays_on_and_the_roller_loses() {
    let opened = SHIELDED_TWICE.replace("404", "305");
    let fen = white_next(SHIELDED_TWICE);
    assert_eq!(after(&fen, "r2"), format!("{opened} w - - 7 30 0 - -"));
    assert_eq!(legal(&fen, "r2"), "e1d1 e1d2 e1f1 e1f2");
    assert_ends(&black_next(SHIELDED_TWICE), "r2", "black null");
}

#[test]
fn the_player_who_rolled_is_asked_first() {
    let fen = white_next("t3r4/9/9/9/R303k/9/9/9/T3K4");
    let game = play(&fen, "r1");
    assert_eq!(game.position().actor(), Color::Black);
    assert_eq!(support::legal(&game), ["prevent"]);
    assert_eq!(after(&fen, "r1 prevent"), "4r4/9/9/9/R303k/9/9/9/T3K4 w - - 7 30 0 - - -");
    // And loses where preventing is illegal.
    assert_ends(&white_next("4r4/9/9/9/R303k/9/8t/9/T3K3R"), "r1", "white null");
}

#[test]
fn a_totem_that_the_roll_itself_takes_may_prevent_it() {
    // The Ascended King becomes a King where the rook attacks.
    let fen = white_next("8k/9/9/4A4/r304/9/9/9/T8");
    assert_eq!(after(&fen, "r4"), "8k/9/9/404/r3K4/9/9/9/9 w - - 0 30 0 !w w");
    assert_eq!(after(&fen, "r4 prevent"), "8k/9/9/4A4/r304/9/9/9/9 w - - 7 30 0 - - -");
    assert!(!legal(&fen, "r4 accept").contains('t'));
    // Black's Totem takes White's on e9, and the rook sees through it.
    let placement = "K3T3r/9/9/4t4/404/9/9/9/8k";
    let taken = "K3t3r/9/9/404/9/9/9/9/8k w - - 0 30 0 - -";
    assert_eq!(after(&white_next(placement), "r4"), taken);
    assert_ends(&black_next(placement), "r4", "black null");
}

#[test]
fn preventing_brings_rights_targets_and_clock_back() {
    let fen = "r4k3/r06K/9/1P7/2p6/9/9/9/T8 w q c7c6 7 30 0 ? - -";
    let rolled = "04k3/r7K/9/1P7/2p6/9/9/9/T8 w - c7c6 0 30 0";
    assert_eq!(after(fen, "r3"), format!("{rolled} !w -"));
    assert_eq!(after(fen, "r3 accept"), format!("{rolled} - -"));
    let prevented = "r4k3/r06K/9/1P7/2p6/9/9/9/9 w q c7c6 7 30 0 - - -";
    assert_eq!(after(fen, "r3 prevent"), prevented);
    assert!(is_legal(prevented, "b6c7"));
}

#[test]
fn a_roll_may_mate_or_stalemate() {
    let outcome = |placement, roll| play(&white_next(placement), roll).end().unwrap().to_string();
    assert_eq!(outcome("r7k/9/9/9/08/9/3n5/9/KT6r", "r6"), "black checkmate");
    assert_eq!(outcome("8k/9/9/9/9/9/1q7/60P1/K8", "r6"), "draw stalemate");
}

#[test]
fn a_decision_comes_before_the_mate_that_it_may_prevent() {
    let fen = white_next("3r1r3/9/9/4A4/r304/r8/9/9/T7k");
    assert_eq!(play(&fen, "r4").end(), None);
    let accepted = play(&fen, "r4 accept").end().unwrap();
    assert_eq!(accepted.to_string(), "black checkmate");
}
