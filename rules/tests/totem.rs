//! Totem Chess: what is not told case by case.

use rules::{Position, fen};

use crate::support;

#[test]
fn the_null_steps_one_square_on_a_board_that_wraps_round() {
    for (placement, wanted) in [
        ("9/9/9/9/2k3K2/9/9/9/08", "i9 i1 i2 a2 b2 b1 b9 a9"),
        ("80/9/9/9/2k3K2/9/9/9/9", "h8 h9 h1 i1 a1 a9 a8 i8"),
        ("08/9/9/9/2k3K2/9/9/9/9", "i8 i9 i1 a1 b1 b9 b8 a8"),
        ("9/9/9/9/2k3K2/9/9/9/80", "h9 h1 h2 i2 a2 a1 a9 i9"),
        ("9/9/9/1k7/404/7K1/9/9/9", "d4 d5 d6 e6 f6 f5 f4 e4"),
    ] {
        let reached = (1..=8).map(|number| {
            let mut game = support::game("totem", &format!("{placement} w - - 7 30 0 ? - -"));
            support::play(&mut game, &format!("r{number}"));
            game.position().board.null().unwrap().to_string()
        });
        assert_eq!(reached.collect::<Vec<_>>().join(" "), wanted, "{placement}");
    }
}

/// What repetition compares of a position.
fn key(fen: &str) -> Position {
    let variant = support::variant("totem");
    support::repetition_key(variant, &fen::parse(variant, fen).unwrap())
}

#[test]
fn the_barred_sides_tell_positions_apart_and_the_clocks_do_not() {
    let fen = "8k/9/9/9/404/9/9/9/K8 w - - 0 1 1 - - -";
    assert_ne!(key(fen), key(&fen.replace("1 - - -", "1 - w -")));
    assert_ne!(key(fen), key(&fen.replace("1 - - -", "2 - - -")));
    assert_eq!(key(fen), key(&fen.replace("0 1 1", "9 3 1")));
    // Nor does the position that could be brought back.
    let rolled = "8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - 8k/9/9/9/9/404/9/9/K8,-,-,0,-";
    assert_eq!(key(rolled), key("8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - -"));
}

#[test]
fn en_passant_squares_tell_positions_apart_where_a_capture_is_legal() {
    for (placement, passed, same) in [
        ("8k/9/9/9/4P4/9/9/9/K70", "e3e4", true),
        ("8k/9/9/9/4P4/3p5/9/9/K70", "e3e4", false),
        ("8k/9/9/9/4Pp3/9/9/9/K70", "e3e4", false),
        // The pawn's Totem stands on the target.
        ("8k/9/9/9/4P4/3p5/4T4/9/K70", "e3e4", true),
        // The capture would open the rank to the rook.
        ("9/9/9/9/404/k2pP3R/9/9/8K", "e3", true),
    ] {
        let fen = format!("{placement} b - - 0 1 1 - - -");
        assert_eq!(key(&fen) == key(&fen.replace("b - -", &format!("b - {passed}"))), same);
    }
}
