//! Swaps with the Totem, pins, and swaps in check.

use crate::{after, black, board_after, game, is_legal, moves, support, white};

#[test]
fn the_totem_swaps_with_any_friend_that_it_reaches() {
    let fen = white("8k/9/9/3P5/9/K2T5/9/9/80");
    assert_eq!(board_after(&fen, "d4a4"), "8k/9/9/3P5/9/T2K5/9/9/80");
    assert_eq!(board_after(&fen, "d4d6"), "8k/9/9/3T5/9/K2P5/9/9/80");
}

#[test]
fn every_friend_swaps_by_a_move_that_it_could_make_to_an_empty_square() {
    let fen = white("k8/9/6Q2/9/2K6/3T4R/1N7/3P5/B70");
    let legal = support::legal(&game(&fen));
    let swaps: Vec<&str> =
        legal.iter().filter(|action| action.ends_with("d4")).map(String::as_str).collect();
    assert_eq!(swaps, ["a1d4", "b3d4", "c5d4", "d2d4", "g7d4", "i4d4"]);
    assert_eq!(board_after(&fen, "b3d4"), "k8/9/6Q2/9/2K6/3N4R/1T7/3P5/B70");
    assert_eq!(board_after(&fen, "c5d4"), "k8/9/6Q2/9/2T6/3K4R/1N7/3P5/B70");
    assert_eq!(board_after(&fen, "d2d4"), "k8/9/6Q2/9/2K6/3P4R/1N7/3T5/B70");
}

#[test]
fn friends_swap_with_no_other_friend() {
    let fen = white("8k/9/9/9/404/9/N8/K8/RB7");
    assert_eq!(moves(&fen, "a1"), "");
    assert_eq!(moves(&fen, "a2"), "b2 b3");
    assert_eq!(moves(&white("8k/9/9/9/9/N70/S8/B8/9"), "a3"), "");
}

#[test]
fn a_pawn_swaps_straight_ahead_only() {
    assert_eq!(moves(&white("8k/9/9/9/9/3T5/2P6/9/K70"), "c3"), "c4");
    assert_eq!(moves(&white("8k/9/9/9/9/2T6/2P6/9/K70"), "c3"), "c4");
    assert_eq!(moves(&white("8k/9/9/9/2T6/9/2P6/9/K70"), "c3"), "c4", "out of reach");
    assert_eq!(moves(&black("8k/9/9/2p6/2t6/9/9/9/K70"), "c6"), "c5");
}

#[test]
fn a_pinned_piece_does_not_swap_but_the_totem_swaps_with_it() {
    let fen = white("k8/4r4/9/9/08/6T2/9/4B4/4K4");
    assert!(!is_legal(&fen, "e2g4"));
    assert_eq!(board_after(&fen, "g4e2"), "k8/4r4/9/9/08/6B2/9/4T4/4K4");
    let fen = white("k70/9/9/9/b8/9/3T5/3P5/4K4");
    assert!(!is_legal(&fen, "d2d3"));
    assert!(is_legal(&fen, "d3d2"));
}

#[test]
fn a_pinned_piece_keeps_to_its_line() {
    assert_eq!(moves(&white("k8/9/9/9/b8/9/9/3P5/4K30"), "d2"), "");
    assert_eq!(moves(&white("k8/9/9/9/9/9/2b6/3P5/4K30"), "d2"), "c3");
    assert_eq!(moves(&white("k8/4r4/9/9/9/9/5b3/4P4/4K30"), "e2"), "e3 e4 e5");
    assert_eq!(moves(&white("k8/9/9/4r4/9/9/9/4R4/4K30"), "e2"), "e3 e4 e5 e6");
}

#[test]
fn of_two_pieces_on_a_line_neither_is_pinned() {
    assert!(is_legal(&white("k8/4r4/9/9/08/4T4/9/4R4/4K4"), "e2e4"));
    assert!(is_legal(&white("07k/4r4/9/4P4/9/2T6/4N4/9/4K4"), "e3c4"));
}

#[test]
fn the_null_on_the_line_pins_nobody() {
    assert!(is_legal(&white("8k/4r4/9/9/404/2T6/4N4/9/4K4"), "e3c4"));
}

#[test]
fn an_enemy_pins_through_its_own_totem() {
    assert!(!is_legal(&white("07k/4r4/9/9/4t4/2T6/4N4/9/4K4"), "e3c4"));
}

#[test]
fn an_ascended_king_pins_as_far_as_it_reaches() {
    for (placement, swap, free) in [
        ("08/9/9/9/9/2T1a4/4N4/9/4K4", "e3c4", false),
        // Four squares, from e5 and from elsewhere.
        ("08/9/9/9/4a4/2T6/4N4/9/4K4", "e3c4", false),
        ("08/9/9/9/3a5/1T7/3N5/9/3K5", "d3b4", true),
        // Through the Null and its friends, but not through two of the enemy's.
        ("9/9/9/9/9/2T1a4/4N4/404/4K4", "e3c4", false),
        ("08/9/9/9/9/2T1a4/4N4/4b4/4K4", "e3c4", false),
        ("08/9/9/9/9/2T1a4/4N4/4R4/4K4", "e3c4", true),
    ] {
        assert_eq!(is_legal(&white(placement), swap), free, "{placement}");
    }
}

#[test]
fn a_check_is_met_by_a_capture_or_a_piece_in_between_two_by_the_king_alone() {
    assert_eq!(moves(&white("k8/4r4/9/9/1B7/9/9/9/4K30"), "b5"), "e2 e8");
    assert_eq!(moves(&white("k8/4r4/9/9/1B7/9/3n5/9/4K30"), "b5"), "");
}

#[test]
fn in_check_the_king_swaps_away_and_nobody_else_does() {
    let fen = white("k70/4r4/9/9/9/9/9/1N7/3TK4");
    assert_eq!(moves(&fen, ""), "d1e1 d1e2 e1d1 e1d2 e1f1 e1f2");
    assert_eq!(board_after(&fen, "e1d1"), "k70/4r4/9/9/9/9/9/1N7/3KT4");
    assert_eq!(board_after(&fen, "d1e1"), "k70/4r4/9/9/9/9/9/1N7/3KT4");
}

#[test]
fn in_check_the_totem_swaps_with_no_other_piece() {
    assert_eq!(moves(&white("k70/4r4/9/9/9/9/9/1T7/1R2K4"), "b2"), "e2 e5");
}

#[test]
fn the_king_swaps_to_safe_squares_only_through_whatever_squares() {
    let fen = white("3r4k/9/9/9/404/9/9/9/3TK4");
    assert!(!is_legal(&fen, "e1d1"));
    assert!(!is_legal(&fen, "d1e1"));
    assert!(is_legal(&white("1rr5k/9/9/9/404/9/9/9/T2K5"), "a1d1"));
}

#[test]
fn a_pawn_that_the_totem_carries_to_its_last_rank_promotes() {
    let fen = white("4T4/9/4P4/9/404/9/9/9/k7K");
    assert_eq!(moves(&fen, "e9e7"), "b n q r");
    assert_eq!(after(&fen, "e9e7q"), "4Q4/9/4T4/9/404/9/9/9/k7K b - - 5 7 1 - - -");
    let fen = black("k7K/9/9/9/404/9/9/4p4/4t4");
    assert_eq!(moves(&fen, "e1e2"), "b n q r");
    assert_eq!(board_after(&fen, "e1e2n"), "k7K/9/9/9/404/9/9/4t4/4n4");
}

#[test]
fn a_pawn_that_swaps_to_its_last_rank_promotes() {
    let fen = white("4T4/4P4/9/9/404/9/9/9/k7K");
    assert_eq!(moves(&fen, "e8"), "e9b e9n e9q e9r");
    assert_eq!(after(&fen, "e8e9r"), "4R4/4T4/9/9/404/9/9/9/k7K b - - 0 7 1 - - -");
}

#[test]
fn elsewhere_a_pawn_that_is_carried_stays_a_pawn() {
    assert!(is_legal(&white("9/4T4/4P4/9/404/9/9/9/k7K"), "e8e7"));
    let fen = white("k7K/9/9/9/404/9/9/4P4/4T4");
    assert_eq!(board_after(&fen, "e1e2"), "k7K/9/9/9/404/9/9/4T4/4P4");
    // A piece that is no pawn has nothing to become.
    assert!(is_legal(&white("4T4/4N4/9/9/404/9/9/9/k7K"), "e9e8"));
}
