//! The turn that undoes a roll, the position it brings back, and en passant beside the Null.

use crate::{after, black_next, is_legal, legal, play, support, white_next};

#[test]
fn it_brings_the_position_before_the_roll_back_without_the_own_totem() {
    let fen = white_next("8k/9/9/4n4/404/9/9/9/KT6t");
    assert_eq!(after(&fen, "r4 t0"), "8k/9/9/4n4/404/9/9/9/K7t b - - 8 30 1 - - -");
    let fen = black_next("8K/9/9/4N4/404/9/9/9/kt6T");
    assert_eq!(after(&fen, "r4 t0"), "8K/9/9/4N4/404/9/9/9/k7T w - - 8 31 1 - - -");
}

#[test]
fn rights_and_bars_come_back_and_en_passant_is_gone() {
    let fen = "5k3/9/9/9/p8/T8/9/80/5K2R w K a7a6 7 30 0 ? - -";
    assert_eq!(after(fen, "r8"), "5k3/9/9/9/p8/T8/9/9/5K20 w - a7a6 0 30 0 - -");
    assert_eq!(after(fen, "r8 t0"), "5k3/9/9/9/p8/9/9/80/5K2R b K - 8 30 1 - - -");
    let fen = white_next("k8/9/9/9/4t4/9/9/404/K3T4");
    assert_eq!(after(&fen, "r8"), "k8/9/9/9/404/9/9/9/K3T4 w - - 0 30 0 - b");
    assert_eq!(after(&fen, "r8 t0"), "k8/9/9/9/4t4/9/9/404/K8 b - - 8 30 1 - - -");
}

#[test]
fn a_plain_sacrifice_undoes_nothing() {
    let fen = white_next("8k/9/9/4n4/404/9/9/9/KT7");
    assert_eq!(after(&fen, "r4 t"), "8k/9/9/404/9/9/9/9/K8 b - - 1 30 1 - - -");
}

#[test]
fn the_totem_must_still_be_on_the_board() {
    // Black's Totem, sent home, has taken it.
    let fen = white_next("4T3k/9/9/4t4/404/9/9/9/K8");
    assert_eq!(legal(&fen, "r4"), "a1a2 a1b1 a1b2");
}

#[test]
fn the_own_king_must_be_safe_then() {
    // The Totem shields it.
    let fen = white_next("4r3k/9/9/9/08/9/9/4T4/4K4");
    let turns = legal(&fen, "r4");
    assert!(!turns.contains('t'), "{turns}");
    // The Null came between the rook and the king.
    let fen = white_next("4r3k/9/9/9/305/9/9/9/T3K4");
    let turns = legal(&fen, "r6");
    assert!(turns.ends_with(" t"), "{turns}");
}

#[test]
fn it_ends_a_check_that_the_roll_has_given() {
    let fen = white_next("4r3k/9/9/9/404/9/9/9/T3K4");
    assert_eq!(after(&fen, "r2 accept t0"), "4r3k/9/9/9/404/9/9/9/4K4 b - - 8 30 1 - - -");
}

#[test]
fn it_is_made_on_the_turn_right_after_the_roll_only() {
    let mut game = play(&white_next("8k/9/9/9/404/9/9/9/KT6t"), "r4");
    assert!(is_legal(&game.fen(), "t0"));
    for action in ["a1a2", "i9i8"] {
        support::play(&mut game, action);
        assert!(game.fen().ends_with(" - - -"));
        assert!(is_legal(&game.fen(), "t") && !is_legal(&game.fen(), "t0"));
    }
}

#[test]
fn a_roll_that_was_prevented_is_not_undone() {
    let fen = black_next("4r3k/9/9/9/404/9/9/9/T3K3t");
    let turns = legal(&fen, "r2 prevent");
    assert!(turns.ends_with(" t"), "{turns}");
}

#[test]
fn en_passant_squares_stay_and_what_the_null_covers_or_takes_is_out_of_reach() {
    // White's pawn has passed a3 and a4.
    for (placement, roll, wanted) in [
        ("8k/9/9/9/Pp7/1p7/107/9/8K", "r5", "b4a3 b5a4"),
        ("8k/9/9/9/Pp7/1p7/107/9/8K", "r2", "b5a4"),
        ("8k/9/9/9/Pp7/1p7/107/9/8K", "r3", "b4a3"),
        ("8k/9/9/08/Pp7/1p7/9/9/8K", "r8", ""),
    ] {
        let fen = format!("{placement} b - a3a4 7 30 0 ? - -");
        let game = play(&fen, roll);
        assert!(game.fen().contains(" b - a3a4 "), "{}", game.fen());
        assert_eq!(support::game("totem", &game.fen()).fen(), game.fen());
        let captures = support::legal(&game).into_iter();
        let captures: Vec<String> =
            captures.filter(|action| action.ends_with("a3") || action.ends_with("a4")).collect();
        assert_eq!(captures.join(" "), wanted, "{roll}");
    }
}
