//! The Null that a Totem takes, and what it removes where it comes back.

use crate::{after, assert_ends, board_after, game, is_legal, support};

/// A position where White is to move and the next roll is far.
fn white(placement: &str) -> String {
    format!("{placement} w - - 7 30 0 - - -")
}

#[test]
fn it_comes_back_on_e5() {
    let fen = white("7k1/9/9/9/9/9/9/9/T06K");
    assert_eq!(after(&fen, "a1b1"), "7k1/9/9/9/404/9/9/9/1T6K b - - 0 30 1 - - -");
}

#[test]
fn it_removes_what_stands_there_and_bars_the_owner_of_a_totem() {
    for (piece, barred) in [("n", "-"), ("Q", "-"), ("p", "-"), ("P", "-"), ("t", "b")] {
        let fen = white(&format!("7k1/9/9/9/4{piece}4/9/9/9/T06K"));
        let wanted = format!("7k1/9/9/9/404/9/9/9/1T6K b - - 0 30 1 - {barred} -");
        assert_eq!(after(&fen, "a1b1"), wanted, "{piece}");
    }
}

#[test]
fn a_totem_that_takes_it_on_e5_is_removed_and_barred() {
    let fen = white("7k1/9/9/9/404/4T4/9/9/8K");
    assert_eq!(after(&fen, "e4e5"), "7k1/9/9/9/404/9/9/9/8K b - - 0 30 1 - w -");
    let fen = "7k1/9/9/9/404/4t4/9/9/8K b - - 7 30 0 - w -";
    assert_eq!(after(fen, "e4e5"), "7k1/9/9/9/404/9/9/9/8K w - - 0 31 1 - wb -");
}

#[test]
fn a_royal_piece_on_e5_makes_it_a_draw() {
    for royal in ["K", "S", "A"] {
        let fen = white(&format!("7k1/9/9/9/4{royal}4/9/9/9/T07"));
        assert_ends(&fen, "a1b1", "draw null");
    }
    for royal in ["k", "s", "a"] {
        let fen = white(&format!("7K1/9/9/9/4{royal}4/9/9/9/T07"));
        assert_ends(&fen, "a1b1", "draw null");
    }
}

#[test]
fn no_roll_follows_where_that_was_the_third_turn() {
    assert_ends("7k1/9/9/9/4K4/9/9/9/T07 w - - 7 30 2 - - -", "a1b1", "draw null");
}

#[test]
fn that_draw_may_be_made_in_check() {
    for placement in ["4r2k1/9/9/9/4K4/9/9/9/T07", "8r/9/9/9/4k4/9/9/9/T06K"] {
        assert!(is_legal(&white(placement), "a1b1"), "{placement}");
        assert!(!is_legal(&white(placement), "a1a2"), "{placement}");
    }
}

#[test]
fn else_taking_it_must_end_the_check() {
    assert!(!is_legal(&white("k7r/9/9/9/9/9/9/9/T06K"), "a1b1"));
    // The Null that comes back stands between, where no Ascended King passes it.
    assert!(is_legal(&white("k3r4/9/9/9/9/9/9/9/T02K4"), "a1b1"));
    assert!(!is_legal(&white("9/9/9/4a4/9/4K4/9/9/T07"), "a1b1"));
    // It removes the piece that gives check.
    let fen = white("k8/9/9/9/4r4/9/9/9/T02K4");
    assert_eq!(board_after(&fen, "a1b1"), "k8/9/9/9/404/9/9/9/1T2K4");
}

#[test]
fn taking_it_leaves_the_own_king_safe() {
    // The Totem holds a pin.
    assert!(!is_legal(&white("k8/9/9/9/9/9/9/107/KT6r"), "b1b2"));
    // The knight is removed, and an Ascended King attacks through the Null in its place.
    assert!(!is_legal(&white("9/9/9/4a4/4N4/4K4/9/9/T07"), "a1b1"));
    assert!(is_legal(&white("k8/9/9/4r4/4N4/4K4/9/9/T07"), "a1b1"));
    // The Totem takes the Null's place on the line.
    assert!(is_legal(&white("r7k/9/9/9/08/9/T8/9/K8"), "a3a5"));
}

#[test]
fn nothing_but_a_totem_takes_it() {
    let fen = white("8k/9/9/3K5/3Q04/2NP5/9/7B1/4R4");
    let legal = support::legal(&game(&fen));
    assert!(legal.iter().all(|action| !action.ends_with("e5")), "{legal:?}");
}
