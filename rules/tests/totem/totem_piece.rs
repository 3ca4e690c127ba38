//! How the Totem moves and what it means to lines.

use crate::{after, black, game, is_legal, moves, support, white};

#[test]
fn it_goes_up_to_three_squares_in_eight_directions() {
    assert_eq!(
        moves(&white("9/8k/9/9/9/3T5/9/K70/9"), "d4"),
        "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7"
    );
}

#[test]
fn from_e5_it_goes_up_to_four() {
    assert_eq!(
        moves(&white("7k1/9/9/9/4T4/9/107/9/1K7"), "e5"),
        "a1 a5 a9 b2 b5 b8 c3 c5 c7 d4 d5 d6 e1 e2 e3 e4 e6 e7 e8 e9 f4 f5 f6 g3 g5 g7 h2 h5 h8 \
         i1 i5 i9"
    );
}

#[test]
fn it_passes_friends_and_stops_at_enemies() {
    assert_eq!(moves(&white("8k/9/9/9/404/9/9/pN7/T1n5K"), "a1"), "b1 b2 c3 d4");
}

#[test]
fn it_takes_the_null_and_does_not_pass_it() {
    let fen = white("7k1/9/9/9/9/9/9/9/T0N4K1");
    assert_eq!(moves(&fen, "a1"), "a2 a3 a4 b1 b2 c3 d4");
    let fen = white("7k1/9/9/9/9/9/9/9/TN04K1");
    assert_eq!(moves(&fen, "a1"), "a2 a3 a4 b1 b2 c1 c3 d4");
}

#[test]
fn it_passes_the_null_to_take_the_enemy_totem() {
    for (rank, wanted) in [
        ("T0t4K1", "a2 a3 a4 b1 b2 c1 c3 d4"),
        ("T01t3K1", "a2 a3 a4 b1 b2 c3 d1 d4"),
        // A friend beyond the Null is passed like any other, an enemy is not.
        ("T0Nt3K1", "a2 a3 a4 b1 b2 c3 d1 d4"),
        ("TN0t3K1", "a2 a3 a4 b1 b2 c1 c3 d1 d4"),
        ("T0nt3K1", "a2 a3 a4 b1 b2 c3 d4"),
        // Too far.
        ("T02t2K1", "a2 a3 a4 b1 b2 c3 d4"),
    ] {
        let fen = white(&format!("7k1/9/9/9/9/9/9/9/{rank}"));
        assert_eq!(moves(&fen, "a1"), wanted, "{rank}");
    }
}

#[test]
fn a_totem_that_a_totem_takes_bars_nobody() {
    let fen = "7k1/9/9/9/9/9/2T0t4/9/7K1 w - - 7 9 1 - - -";
    assert_eq!(after(fen, "c3e3"), "7k1/9/9/9/9/9/30T4/9/7K1 b - - 0 9 2 - - -");
    let fen = "7k1/9/9/9/404/9/2T1t4/9/7K1 b - - 7 9 1 - - -";
    assert_eq!(after(fen, "e3c3"), "7k1/9/9/9/404/9/2t6/9/7K1 w - - 0 10 2 - - -");
}

#[test]
fn it_attacks_nothing() {
    let placement = "9/9/9/9/404/9/9/1k7/T7K";
    assert_eq!(moves(&white(placement), "a1"), "a2 a3 a4 b1 c1 d1");
    assert_eq!(moves(&black(placement), "b2"), "a2 a3 b1 b3 c1 c2 c3");
}

#[test]
fn friends_pass_through_it() {
    assert_eq!(
        moves(&white("8k/9/9/9/404/9/9/T8/R7K"), "a1"),
        "a2 a3 a4 a5 a6 a7 a8 a9 b1 c1 d1 e1 f1 g1 h1"
    );
    assert_eq!(moves(&white("k8/9/9/9/9/9/9/1T7/B6K0"), "a1"), "b2 c3 d4 e5 f6 g7 h8 i9");
    assert_eq!(
        moves(&black("8k/q8/9/t8/9/9/9/9/6K10"), "a8a"),
        "1 2 3 4 5 6 7 9",
        "a queen, and Black"
    );
}

#[test]
fn so_do_their_attacks() {
    assert_eq!(moves(&black("k8/9/9/9/404/9/9/T8/R7K"), ""), "a9b8 a9b9");
}

#[test]
fn for_the_enemy_it_is_a_wall() {
    let placement = "k8/9/9/9/404/9/9/t8/R7K";
    assert_eq!(moves(&white(placement), "a1"), "b1 c1 d1 e1 f1 g1 h1");
    assert_eq!(moves(&black(placement), "a9"), "a8 b8 b9");
}

#[test]
fn only_a_totem_takes_it() {
    let fen = black("9/9/9/4q2b1/5n3/3p5/r3T4/3k5/07K");
    let legal = support::legal(&game(&fen));
    assert!(legal.iter().all(|action| !action.ends_with("e3")), "{legal:?}");
    assert!(is_legal(&black("9/9/9/4t4/9/9/4T4/3k5/07K"), "e6e3"));
}

#[test]
fn it_shields_its_king_only_while_it_stands_on_the_line() {
    // Along the line, and a swap that leaves another piece there.
    let fen = white("k70/4r4/9/9/9/3N2N2/9/4T4/4K4");
    assert_eq!(moves(&fen, "e2"), "e3 e4 e5 g4");
    assert!(is_legal(&fen, "d4e2"));
}

#[test]
fn it_may_step_between_a_check_and_its_king() {
    let fen = white("k70/4r4/9/9/9/9/9/1T7/4K4");
    assert_eq!(moves(&fen, "b2"), "e2 e5");
}

#[test]
fn it_ends_a_check_by_taking_the_totem_that_the_check_goes_through() {
    let fen = white("k70/4r4/9/9/1T2t4/9/9/9/4K4");
    assert_eq!(moves(&fen, "b5"), "e2 e5");
}
