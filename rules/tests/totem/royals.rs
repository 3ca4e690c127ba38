//! The Spirit King and the Ascended King.

use rules::Color;

use crate::{after, black, board_after, game, is_legal, moves, outcome, white};

#[test]
fn a_spirit_king_steps_straight_ahead_or_back() {
    assert_eq!(moves(&white("8k/9/9/9/9/3S5/9/9/80"), "d4"), "d3 d5");
    assert_eq!(moves(&black("8K/9/9/9/9/3s5/9/9/80"), "d4"), "d3 d5");
}

#[test]
fn it_captures_one_step_diagonally_all_four_ways() {
    assert_eq!(moves(&white("8k/9/9/9/2ppp4/3S5/2ppp4/9/80"), "d4"), "c3 c5 e3 e5");
    let fen = white("8k/9/9/9/9/3S5/2p6/9/80");
    assert_eq!(after(&fen, "d4c3"), "8k/9/9/9/9/9/2S6/9/80 b - - 0 7 1 - - -");
    // No Totem and no Null.
    assert_eq!(moves(&white("8k/9/9/9/2t6/3S5/9/9/80"), "d4"), "d3 d5");
    assert_eq!(moves(&white("8k/9/9/9/404/3S5/9/9/9"), "d4"), "d3 d5");
    assert_eq!(moves(&white("8k/9/9/9/305/3S5/9/9/9"), "d4"), "d3");
}

#[test]
fn it_attacks_what_it_can_capture() {
    assert_eq!(moves(&black("9/9/9/3k5/9/3S5/9/9/80"), "d6"), "c6 c7 d5 d7 e6 e7");
    assert_eq!(moves(&black("9/9/9/9/9/3S5/9/3k5/80"), "d2"), "c1 c2 d1 d3 e1 e2");
}

#[test]
fn it_swaps_by_a_straight_step_and_the_totem_swaps_with_it() {
    let fen = white("8k/9/9/9/3T5/3S5/9/9/80");
    assert_eq!(moves(&fen, "d4"), "d3 d5");
    let swapped = "8k/9/9/9/3S5/3T5/9/9/80";
    assert_eq!(board_after(&fen, "d4d5"), swapped);
    assert_eq!(board_after(&fen, "d5d4"), swapped);
    let fen = white("8k/9/9/9/2T6/3S5/9/9/80");
    assert_eq!(moves(&fen, "d4"), "d3 d5");
    assert!(is_legal(&fen, "c5d4"));
    // Where the Totem stood the royal piece would be in check.
    let fen = white("3r4k/9/9/9/3T5/3S5/9/9/80");
    assert_eq!(moves(&fen, "d4"), "d3");
}

#[test]
fn at_either_end_of_the_board_it_becomes_an_ascended_king() {
    for (fen, action, board) in [
        (white("k8/3S5/9/9/9/9/9/9/80"), "d8d9", "k2A5/9/9/9/9/9/9/9/80"),
        (white("8k/9/9/9/9/9/9/3S5/80"), "d2d1", "8k/9/9/9/9/9/9/9/3A40"),
        (black("8K/9/9/9/9/9/9/3s5/80"), "d2d1", "8K/9/9/9/9/9/9/9/3a40"),
        (black("K8/3s5/9/9/9/9/9/9/80"), "d8d9", "K2a5/9/9/9/9/9/9/9/80"),
        // By a capture and by swaps.
        (white("k3n4/3S5/9/9/9/9/9/9/80"), "d8e9", "k3A4/9/9/9/9/9/9/9/80"),
        (white("k2T5/3S5/9/9/9/9/9/9/80"), "d8d9", "k2A5/3T5/9/9/9/9/9/9/80"),
        (white("k2T5/9/3S5/9/9/9/9/9/80"), "d9d7", "k2A5/9/3T5/9/9/9/9/9/80"),
    ] {
        assert_eq!(board_after(&fen, action), board, "{action}");
    }
}

#[test]
fn a_spirit_king_is_mated_like_a_king() {
    assert_eq!(outcome(&game(&black("9/9/9/9/s70/9/9/9/R7K"))), "white checkmate");
}

#[test]
fn an_ascended_king_goes_up_to_three_squares_in_eight_directions() {
    assert_eq!(
        moves(&white("9/8k/9/9/9/3A5/9/9/80"), "d4"),
        "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7"
    );
}

#[test]
fn it_passes_friends_and_the_null_and_captures_all_but_totem_and_null() {
    let fen = white("8k/9/9/9/9/9/9/0N7/Ab7");
    assert_eq!(moves(&fen, "a1"), "a3 a4 b1 b2 c3 d4");
    assert_eq!(board_after(&fen, "a1b2"), "8k/9/9/9/9/9/9/0A7/Nb7");
    assert_eq!(after(&fen, "a1b1"), "8k/9/9/9/9/9/9/0N7/1A7 b - - 0 7 1 - - -");
    assert_eq!(moves(&white("8k/9/9/9/9/9/9/0N7/At7"), "a1"), "a3 a4 b2 c3 d4");
}

#[test]
fn from_e5_it_reaches_four_squares_and_jumps_like_a_knight() {
    // Not c6 and g6, the Null and a Totem, nor b2 and e6, which are attacked.
    let fen = white("9/9/3p1N3/203t2/4A4/9/k8/9/9");
    assert_eq!(
        moves(&fen, "e5"),
        "a1 a5 a9 b5 b8 c3 c4 c5 c7 d3 d4 d5 d6 d7 e1 e2 e3 e4 e7 e8 e9 f3 f4 f5 f6 f7 g3 g4 g5 \
         g7 h2 h5 h8 i1 i5 i9"
    );
    assert_eq!(board_after(&fen, "e5d7"), "9/9/3A1N3/203t2/9/9/k8/9/9");
    assert_eq!(board_after(&fen, "e5f7"), "9/9/3p1A3/203t2/4N4/9/k8/9/9");
    // From elsewhere it does not jump.
    assert!(!is_legal(&white("9/8k/9/9/9/3A5/9/9/80"), "d4e6"));
}

#[test]
fn in_check_it_moves_one_square_only() {
    assert_eq!(moves(&white("3r4k/9/9/9/9/3A5/9/9/80"), "d4"), "c3 c4 c5 e3 e4 e5");
    assert_eq!(moves(&white("1k2r4/9/9/9/4A4/9/9/9/80"), "e5"), "d4 d5 d6 f4 f5 f6");
    // By a swap too.
    assert!(is_legal(&white("3r4k/9/9/9/9/2NA5/9/9/80"), "d4c4"));
    assert!(!is_legal(&white("3r4k/9/9/9/9/1N1A5/9/9/80"), "d4b4"));
}

#[test]
fn in_check_friends_swap_with_it_from_afar() {
    for from in ["a4", "b3", "g4"] {
        let fen = white("3r4k/9/9/9/9/R2A2T2/1N7/9/80");
        assert!(is_legal(&fen, &format!("{from}d4")), "{from}");
    }
    assert!(!is_legal(&white("r2r4k/9/9/9/9/R2A5/9/9/80"), "a4d4"), "attacked there");
}

#[test]
fn it_gives_check_as_far_as_it_reaches() {
    for (placement, wanted) in [
        ("9/9/9/9/9/A2k5/9/9/80", true),
        ("9/9/9/9/9/A3k4/9/9/80", false),
        ("9/9/9/9/4A3k/9/9/9/80", true),
        ("9/9/9/9/3A3k1/9/9/9/80", false),
        // Through its friends and through the Null, not through enemies.
        ("9/9/9/9/9/AN1k5/9/9/80", true),
        ("9/9/9/9/9/AT1k5/9/9/80", true),
        ("9/9/9/9/9/A01k5/9/9/9", true),
        ("9/9/9/9/9/A0Nk5/9/9/9", true),
        ("9/9/9/9/9/Ap1k5/9/9/80", false),
        ("9/9/9/9/9/At1k5/9/9/80", false),
        // By a jump, from e5 alone.
        ("9/9/3k5/9/4A4/9/9/9/80", true),
        ("9/9/2k6/9/3A5/9/9/9/80", false),
        // By a diagonal.
        ("9/9/9/9/9/A8/9/2k6/80", true),
    ] {
        let game = game(&black(placement));
        let checked = game.variant().checked(game.position(), Color::Black).is_some();
        assert_eq!(checked, wanted, "{placement}");
    }
}

#[test]
fn in_check_it_attacks_as_far_as_ever() {
    // The king leaves the rook's line, but not for a square that the Ascended King jumps to.
    assert_eq!(moves(&black("4r4/9/4k4/9/4A4/9/9/9/80"), "e7"), "d8 f8");
}

#[test]
fn its_check_is_met_by_a_piece_in_between_but_for_a_jump() {
    assert_eq!(moves(&black("9/9/9/2r6/9/A2k5/9/9/80"), "c6"), "c4");
    assert_eq!(moves(&black("9/9/3k5/2r6/4A4/9/9/9/80"), "c6"), "");
}

#[test]
fn friends_swap_by_landing_on_it_and_do_not_pass() {
    let fen = white("8k/9/9/9/9/R2A5/9/9/80");
    assert_eq!(moves(&fen, "a4"), "a1 a2 a3 a5 a6 a7 a8 a9 b4 c4 d4");
    assert_eq!(board_after(&fen, "a4d4"), "8k/9/9/9/9/A2R5/9/9/80");
    assert_eq!(moves(&white("8k/9/9/9/9/3A5/3P5/9/80"), "d3"), "d4");
    assert_eq!(moves(&white("8k/9/9/9/9/4A4/3P5/9/80"), "d3"), "d4");
    assert!(is_legal(&white("8k/9/9/9/9/3A5/1N7/9/80"), "b3d4"));
    // Nor do their attacks pass.
    assert_eq!(moves(&black("k8/9/9/9/9/A8/9/9/R70"), "a9"), "a8 b8 b9");
}

#[test]
fn it_swaps_with_every_friend_that_it_reaches() {
    let fen = white("8k/9/9/9/9/A2T5/9/9/80");
    let swapped = "8k/9/9/9/9/T2A5/9/9/80";
    assert_eq!(board_after(&fen, "a4d4"), swapped);
    assert_eq!(board_after(&fen, "d4a4"), swapped);
    let fen = white("3r4k/9/9/9/9/A2N5/9/9/80");
    assert!(!is_legal(&fen, "a4d4"), "attacked there");
}

#[test]
fn a_pawn_that_swaps_with_it_on_the_last_rank_promotes() {
    let fen = white("4A4/9/4P4/9/404/9/9/9/k8");
    assert_eq!(moves(&fen, "e9e7"), "b n q r t");
    assert_eq!(after(&fen, "e9e7t"), "4T4/9/4A4/9/404/9/9/9/k8 b - - 5 7 1 - - -");
    assert_eq!(moves(&fen.replace("0 - - -", "0 - w -"), "e9e7"), "b n q r");
    let fen = white("4A4/4P4/9/9/404/9/9/9/k8");
    assert_eq!(moves(&fen, "e8"), "e9b e9n e9q e9r e9t");
    assert_eq!(after(&fen, "e8e9q"), "4Q4/4A4/9/9/404/9/9/9/k8 b - - 0 7 1 - - -");
}

#[test]
fn pieces_that_shield_it_are_pinned() {
    let fen = white("3r4k/9/9/9/3N5/3A5/9/9/80");
    assert_eq!(moves(&fen, "d5"), "");
    assert!(!is_legal(&fen, "d4d5"), "it would stand in check itself");
}

#[test]
fn a_check_through_a_friend_that_checks_too_is_ended_by_one_piece_between() {
    // The rook on e3 and the Ascended King on e2, which attacks through it, both check the king.
    let fen = white("9/9/9/9/4K1N2/8R/4r4/4a4/80");
    assert!(is_legal(&fen, "i4e4") && is_legal(&fen, "g5e4"));
    assert!(!is_legal(&fen, "i4i5"));
    // Taking the nearer one leaves a piece between.
    let fen = white("9/9/9/9/4K4/6N2/4r4/4a4/80");
    assert!(is_legal(&fen, "g4e3") && !is_legal(&fen, "g4h2"));
}
