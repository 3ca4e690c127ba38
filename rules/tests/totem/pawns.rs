//! Pawns: long advances, en passant over several squares, and promotion.

use crate::{after, black, board_after, game, is_legal, moves, support, white};

#[test]
fn from_the_second_rank_a_pawn_steps_up_to_three_squares() {
    assert_eq!(moves(&white("8k/9/9/9/9/9/9/4P4/K70"), "e2"), "e3 e4 e5");
    assert_eq!(moves(&white("8k/9/9/9/9/9/4P4/9/K70"), "e3"), "e4");
    assert_eq!(moves(&white("8k/9/9/9/9/9/9/9/K3P30"), "e1"), "e2");
    assert_eq!(moves(&black("8k/4p4/9/9/9/9/9/9/K70"), "e8"), "e5 e6 e7");
    assert_eq!(moves(&black("8k/9/4p4/9/9/9/9/9/K70"), "e7"), "e6");
    assert_eq!(moves(&black("4p3k/9/9/9/9/9/9/9/K70"), "e9"), "e8");
}

#[test]
fn it_does_so_however_it_came_there() {
    let mut game = game(&white("8k/9/9/9/9/4P4/9/4T4/K70"));
    support::play(&mut game, "e2e4 i9i8");
    assert_eq!(moves(&game.fen(), "e2"), "e3 e4 e5");
}

#[test]
fn any_piece_but_the_own_totem_stops_it() {
    for (placement, wanted) in [
        ("8k/9/9/9/9/4n4/9/4P4/K70", "e3"),
        ("8k/9/9/9/404/9/9/4P4/K8", "e3 e4"),
        ("8k/9/9/9/9/9/4N4/4P4/K70", ""),
        ("8k/9/9/9/9/9/4t4/4P4/K70", ""),
        ("8k/9/9/9/9/9/4T4/4P4/K70", "e3 e4 e5"),
        ("8k/9/9/9/9/4T4/9/4P4/K70", "e3 e4 e5"),
        ("8k/9/9/9/4T4/9/9/4P4/K70", "e3 e4 e5"),
        ("8k/9/9/9/4n4/9/4T4/4P4/K70", "e3 e4"),
        // It may land on an Ascended King, not pass it.
        ("8k/9/9/9/9/4A4/9/4P4/80", "e3 e4"),
    ] {
        assert_eq!(moves(&white(placement), "e2"), wanted, "{placement}");
    }
}

#[test]
fn it_takes_what_stands_diagonally_ahead_but_no_totem_and_no_null() {
    assert_eq!(moves(&white("8k/9/9/9/3n1t3/4P4/9/9/K70"), "e4"), "d5 e5");
    assert_eq!(moves(&white("8k/9/9/9/305/4P4/9/9/K8"), "e4"), "e5");
    // Nor anything across an edge.
    assert_eq!(moves(&white("8k/9/9/9/9/P7n/9/9/K70"), "a4"), "a5");
    assert_eq!(moves(&white("8k/9/9/n8/9/8P/9/9/K70"), "i4"), "i5");
}

#[test]
fn every_square_that_it_passed_is_a_target() {
    let passed = |fen: &str, action| after(fen, action).split(' ').nth(3).unwrap().to_owned();
    let fen = white("8k/9/9/9/9/9/9/P8/K70");
    assert_eq!(passed(&fen, "a2a3"), "-");
    assert_eq!(passed(&fen, "a2a4"), "a3");
    assert_eq!(passed(&fen, "a2a5"), "a3a4");
    assert_eq!(passed(&fen, "a1b1"), "-");
    let fen = black("8k/4p4/9/9/9/9/9/9/K70");
    assert_eq!(passed(&fen, "e8e5"), "e7e6");
    assert_eq!(passed(&fen, "e8e6"), "e7");
    assert_eq!(passed(&fen, "e8e7"), "-");
}

#[test]
fn it_can_be_taken_on_each_of_them() {
    let fen = "8k/9/9/9/4Pp3/3p5/9/9/K70 b - e3e4 3 1 1 - - -";
    assert_eq!(moves(fen, "d4"), "d3 e3");
    assert_eq!(moves(fen, "f5"), "e4 f4");
    assert_eq!(after(fen, "d4e3"), "8k/9/9/9/5p3/9/4p4/9/K70 w - - 0 2 2 - - -");
    assert_eq!(after(fen, "f5e4"), "8k/9/9/9/9/3pp4/9/9/K70 w - - 0 2 2 - - -");
    let fen = "8k/9/9/3P5/4p4/9/9/9/K70 w - e7e6 3 1 1 - - -";
    assert_eq!(moves(fen, "d6"), "d7 e7");
    assert_eq!(board_after(fen, "d6e7"), "8k/9/4P4/9/9/9/9/9/K70");
}

#[test]
fn it_can_be_taken_on_the_next_turn_only() {
    let fen = "8k/9/9/9/4Pp3/3p5/9/9/K70 b - e3e4 0 1 0 - - -";
    let mut game = game(fen);
    support::play(&mut game, "i9i8 a1a2");
    assert_eq!(moves(&game.fen(), "d4"), "d3");
}

#[test]
fn a_target_must_be_empty() {
    // The pawn passed its Totem.
    let fen = "8k/9/9/9/4Pp3/3p5/4T4/9/K70 b - e3e4 0 1 1 - - -";
    assert_eq!(moves(fen, "d4"), "d3");
    assert_eq!(moves(fen, "f5"), "e4 f4");
}

#[test]
fn a_pawn_that_swaps_by_a_long_advance_can_be_taken_en_passant() {
    let fen = white("8k/9/9/9/9/3pT4/9/4P4/K70");
    let taken = "8k/9/9/9/9/9/4p4/4T4/K70";
    assert_eq!(board_after(&fen, "e2e4 d4e3"), taken);
    let fen = white("8k/9/9/9/4T4/3p5/9/4P4/K70");
    assert_eq!(board_after(&fen, "e2e5 d4e3"), taken);
    // Not so a pawn that the Totem carries.
    let fen = white("8k/9/9/9/9/3pT4/9/4P4/K70");
    assert!(after(&fen, "e4e2").contains(" b - - "));
}

#[test]
fn a_capture_en_passant_leaves_no_king_in_check() {
    // Both pawns leave the rank at once.
    let fen = "9/9/9/9/404/k2pP3R/9/9/8K b - e3 0 1 1 - - -";
    assert_eq!(moves(fen, "d4"), "d3");
    // It takes the pawn that gives check.
    let fen = "9/9/9/9/5k3/3pP4/9/9/7K0 b - e3 0 1 1 - - -";
    assert_eq!(moves(fen, "d4"), "e3");
}

#[test]
fn a_pawn_promotes_to_a_totem_while_its_owner_may_have_one() {
    for (placement, barred, wanted) in [
        ("9/4P4/9/9/404/9/9/9/k7K", "-", "e9b e9n e9q e9r e9t"),
        ("9/4P4/9/9/404/9/9/9/k6TK", "-", "e9b e9n e9q e9r"),
        ("9/4P4/9/9/404/9/9/9/k7K", "w", "e9b e9n e9q e9r"),
        ("9/4P4/9/9/404/9/9/9/k7K", "wb", "e9b e9n e9q e9r"),
        // The enemy's Totem and the enemy's bar do not matter.
        ("9/4P4/9/9/404/9/9/9/k6tK", "-", "e9b e9n e9q e9r e9t"),
        ("9/4P4/9/9/404/9/9/9/k7K", "b", "e9b e9n e9q e9r e9t"),
        ("3nn4/4P4/9/9/404/9/9/9/k7K", "-", "d9b d9n d9q d9r d9t"),
    ] {
        let fen = format!("{placement} w - - 4 7 0 - {barred} -");
        assert_eq!(moves(&fen, "e8"), wanted, "{fen}");
    }
    let fen = white("9/4P4/9/9/404/9/9/9/k7K");
    assert_eq!(after(&fen, "e8e9t"), "4T4/9/9/9/404/9/9/9/k7K b - - 0 7 1 - - -");
    assert!(!is_legal(&fen, "e8e9"));
    assert_eq!(moves(&black("k7K/9/9/9/404/9/9/4p4/9"), "e2"), "e1b e1n e1q e1r e1t");
}
