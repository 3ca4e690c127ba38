//! The turn that gives up the Totem, clocks, repetition and the other ends.

use rules::{Claim, Position, fen};

use crate::{after, black, game, is_legal, moves, outcome, support, white};

#[test]
fn a_sacrifice_takes_the_own_totem_off_the_board() {
    let fen = white("8k/9/9/9/404/9/9/9/KT6t");
    assert_eq!(after(&fen, "t"), "8k/9/9/9/404/9/9/9/K7t b - - 5 7 1 - - -");
    let fen = black("8k/9/9/9/404/9/9/9/KT6t");
    assert_eq!(after(&fen, "t"), "8k/9/9/9/404/9/9/9/KT7 w - - 5 8 1 - - -");
    assert!(!is_legal(&white("8k/9/9/9/404/9/9/9/K7t"), "t"));
}

#[test]
fn it_leaves_the_own_king_safe() {
    assert!(!is_legal(&white("r7k/9/9/9/404/9/9/T8/K8"), "t"), "the Totem holds a pin");
    assert!(!is_legal(&white("r7k/9/9/9/404/9/9/9/KT7"), "t"), "in check");
    assert!(is_legal(&white("r7k/9/9/9/404/9/T8/N8/K8"), "t"));
}

#[test]
fn without_a_roll_there_is_nothing_to_undo() {
    assert!(!is_legal(&white("8k/9/9/9/404/9/9/9/KT7"), "t0"));
}

#[test]
fn the_clock_turns_back_for_captures_and_own_pawn_moves_only() {
    for (placement, action, clock) in [
        ("8k/n8/9/9/404/9/9/9/R6K1", "a1a8", "0"),
        ("8k/9/9/9/404/9/9/P8/7K1", "a2a3", "0"),
        // A pawn's own swap and its promotion.
        ("8k/9/9/9/404/9/T8/P8/7K1", "a2a3", "0"),
        ("k8/4P4/9/9/404/9/9/9/7K1", "e8e9q", "0"),
        // A pawn that the Totem moves.
        ("8k/9/9/9/404/9/T8/P8/7K1", "a3a2", "5"),
        ("k3T4/4P4/9/9/404/9/9/9/7K1", "e9e8q", "5"),
        // What Totems capture.
        ("8k/9/9/9/9/9/9/9/T0t4K1", "a1b1", "0"),
        ("8k/9/9/9/9/9/9/9/T0t4K1", "a1c1", "0"),
        ("8k/9/9/9/404/9/9/9/T6K1", "a1a2", "5"),
        ("8k/9/9/9/404/9/9/9/T6K1", "t", "5"),
        ("8k/9/9/9/404/9/9/9/6TK1", "h1g1", "5"),
    ] {
        let reached = after(&white(placement), action);
        assert_eq!(reached.split(' ').nth(4), Some(clock), "{placement} {action}");
    }
    let castled = after("5k3/9/9/9/404/9/9/9/5K2R w K - 4 7 0 - - -", "f1h1");
    assert!(castled.contains(" b - - 5 7 "));
}

#[test]
fn every_third_turn_owes_a_roll() {
    let fen = |since| format!("8k/9/9/9/404/9/9/9/KT7 w - - 4 7 {since} - - -");
    assert!(after(&fen(0), "a1a2").ends_with(" b - - 5 7 1 - - -"));
    assert!(after(&fen(1), "a1a2").ends_with(" b - - 5 7 2 - - -"));
    assert!(after(&fen(2), "a1a2").ends_with(" b - - 5 7 0 ? - -"));
    assert!(after(&fen(2), "t").ends_with(" b - - 5 7 0 ? - -"));
}

/// Kings and the Null go out and home again, which takes twelve turns and four rolls.
const CYCLE: &str = "a1a2 i9i8 a2a1 r4 i8i9 a1a2 i9i8 r8 a2a1 i8i9 a1a2 r4 i9i8 a2a1 i8i9 r8";

const KINGS: &str = "8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - -";

#[test]
fn the_plies_since_the_last_roll_tell_positions_apart() {
    let mut game = game(KINGS);
    // Eight turns bring the same pieces, but not the same plies.
    support::play(&mut game, CYCLE);
    assert_eq!(game.claim(), None);
    support::play(&mut game, CYCLE.strip_suffix(" r8").unwrap());
    assert_eq!(game.claim(), None, "a roll is owed");
    support::play(&mut game, "r8");
    assert_eq!(game.claim(), Some(Claim::Repetition));
    support::play(&mut game, CYCLE);
    support::play(&mut game, CYCLE.strip_suffix(" r8").unwrap());
    assert_eq!(outcome(&game), "ongoing");
    support::play(&mut game, "r8");
    assert_eq!(outcome(&game), "draw repetition");
}

/// What repetition compares of a position.
fn key(fen: &str) -> Position {
    let variant = support::variant("totem");
    variant.repetition_key(&fen::parse(variant, fen).unwrap())
}

#[test]
fn the_barred_sides_tell_positions_apart_and_the_clocks_do_not() {
    let fen = "8k/9/9/9/404/9/9/9/K8 w - - 0 1 1 - - -";
    assert_ne!(key(fen), key(&fen.replace("1 - - -", "1 - w -")));
    assert_ne!(key(fen), key(&fen.replace("1 - - -", "2 - - -")));
    assert_eq!(key(fen), key(&fen.replace("0 1 1", "9 3 1")));
    // Nor does the position that could be brought back.
    let rolled = "8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - 8k/9/9/9/9/404/9/9/K8,-,-,0,-";
    assert_eq!(key(rolled), key(KINGS));
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

#[test]
fn a_start_where_a_roll_is_owed_counts_once_it_is_settled() {
    let mut game = game(&KINGS.replace("0 - - -", "0 ? - -"));
    support::play(&mut game, "r4 a1a2 i9i8 a2b1 r1 i8h9 b1a1 h9i9 r6");
    let cycle = "a1a2 i9i8 a2b1 r4 i8h9 b1a1 h9i9 r8";
    support::play(&mut game, cycle);
    assert_eq!(game.claim(), None);
    support::play(&mut game, cycle);
    assert_eq!(game.claim(), Some(Claim::Repetition));
}

#[test]
fn a_start_with_a_decision_counts_once_it_is_taken() {
    let before = "4r3k/9/9/9/404/9/9/9/T3K4,-,-,0,-";
    let mut game = game(&format!("4r3k/9/9/9/305/9/9/9/T3K4 w - - 0 1 0 !w - {before}"));
    let cycle = "e1f1 e9d9 f1f2 r2 d9c9 f2e1 c9e9 r6";
    support::play(&mut game, "accept");
    support::play(&mut game, cycle);
    assert_eq!(game.claim(), None);
    support::play(&mut game, cycle);
    assert_eq!(game.claim(), Some(Claim::Repetition));
}

#[test]
fn fifty_and_seventy_five_moves_are_judged_once_the_roll_is_settled() {
    let fen = |clock| format!("8k/9/9/9/404/9/9/9/K8 w - - {clock} 90 2 - - -");
    let mut claimed = game(&fen(99));
    support::play(&mut claimed, "a1a2");
    assert_eq!(claimed.claim(), None);
    support::play(&mut claimed, "r4");
    assert_eq!(claimed.claim(), Some(Claim::Moves));
    let mut ended = game(&fen(149));
    support::play(&mut ended, "a1a2");
    assert_eq!(outcome(&ended), "ongoing");
    support::play(&mut ended, "r4");
    assert_eq!(outcome(&ended), "draw moves");
    let decision = "4r3k/9/9/9/305/9/9/9/T3K4 w - - 150 90 0 !w - \
                    4r3k/9/9/9/404/9/9/9/T3K4,-,-,150,-";
    let mut decided = game(decision);
    assert_eq!((outcome(&decided), decided.claim()), ("ongoing".to_owned(), None));
    support::play(&mut decided, "accept");
    assert_eq!(outcome(&decided), "draw moves");
}

#[test]
fn no_position_is_dead() {
    assert_eq!(outcome(&game(KINGS)), "ongoing");
}

#[test]
fn mate_and_stalemate_come_before_the_roll() {
    let mut mate = game("k8/7R1/1K7/9/404/9/9/9/9 w - - 149 90 2 - - -");
    support::play(&mut mate, "h8h9");
    assert!(mate.fen().ends_with(" b - - 150 90 0 ? - -"));
    assert_eq!((outcome(&mate), support::legal(&mate).len()), ("white checkmate".to_owned(), 0));
    let mut stalemate = game("k8/9/1K7/9/404/9/9/9/2Q6 w - - 0 90 2 - - -");
    support::play(&mut stalemate, "c1c8");
    assert!(stalemate.fen().ends_with(" b - - 1 90 0 ? - -"));
    assert_eq!(moves(&stalemate.fen(), ""), "");
    assert_eq!(outcome(&stalemate), "draw stalemate");
}
