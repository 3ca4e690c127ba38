//! Castling, through the Totem too, and how the right to it is lost.

use crate::{after, is_legal, moves, support};

/// A position with every right, by what stands on the first rank.
fn first_rank(rank: &str) -> String {
    format!("r4k2r/9/9/9/404/9/9/9/{rank} w KQkq - 0 1 0 - - -")
}

/// How White may castle.
fn castles(fen: &str) -> Vec<&'static str> {
    ["f1c1", "f1h1"].into_iter().filter(|action| is_legal(fen, action)).collect()
}

#[test]
fn the_king_goes_two_squares_one_way_and_three_the_other() {
    let fen = first_rank("R4K2R");
    let rest = "r4k2r/9/9/9/404/9/9/9";
    assert_eq!(after(&fen, "f1h1"), format!("{rest}/R5RK1 b kq - 1 1 1 - - -"));
    assert_eq!(after(&fen, "f1c1"), format!("{rest}/2KR4R b kq - 1 1 1 - - -"));
    let fen = fen.replace('w', "b");
    let rest = "9/9/9/404/9/9/9/R4K2R w KQ - 1 2 1 - - -";
    assert_eq!(after(&fen, "f9h9"), format!("r5rk1/{rest}"));
    assert_eq!(after(&fen, "f9c9"), format!("2kr4r/{rest}"));
}

#[test]
fn between_king_and_rook_there_is_nothing_but_the_own_totem() {
    for (rank, wanted) in [
        ("R3TK2R", &["f1c1", "f1h1"][..]),
        ("RT3K2R", &["f1c1", "f1h1"]),
        // Where king and rook land there is nothing at all.
        ("R1T2K2R", &["f1h1"]),
        ("R2T1K2R", &["f1h1"]),
        ("R4KT1R", &["f1c1"]),
        ("R4K1TR", &["f1c1"]),
        ("RN3K2R", &["f1h1"]),
        ("Rn3K2R", &["f1h1"]),
        ("R3NK2R", &["f1h1"]),
        ("R3tK2R", &["f1h1"]),
        ("R4KN1R", &["f1c1"]),
        ("R4K1NR", &["f1c1"]),
    ] {
        assert_eq!(castles(&first_rank(rank)), wanted, "{rank}");
    }
    let null = "r4k2r/9/9/9/9/9/9/9/R03K2R w KQkq - 0 1 0 - - -";
    assert_eq!(castles(null), ["f1h1"]);
    assert!(after(&first_rank("R3TK2R"), "f1c1").contains("/2KRT3R "));
    assert!(after(&first_rank("RT3K2R"), "f1c1").contains("/1TKR4R "));
}

#[test]
fn the_king_neither_is_in_check_nor_crosses_nor_reaches_an_attacked_square() {
    for (rook, wanted) in [
        ("r8", &["f1c1", "f1h1"][..]),
        ("1r7", &["f1c1", "f1h1"]),
        ("2r6", &["f1h1"]),
        ("3r5", &["f1h1"]),
        ("4r4", &["f1h1"]),
        ("5r3", &[]),
        ("6r2", &["f1c1"]),
        ("7r1", &["f1c1"]),
    ] {
        let fen = format!("1k7/{rook}/9/9/80/9/9/9/R4K2R w KQ - 0 1 0 - - -");
        assert_eq!(castles(&fen), wanted, "{rook}");
    }
    let fen = "1k6r/9/9/9/08/9/9/9/R4K2R w KQ - 0 1 0 - - -";
    assert_eq!(castles(fen), ["f1c1", "f1h1"]);
}

#[test]
fn the_square_of_the_totem_that_the_king_crosses_counts() {
    let fen = |rank| format!("1k7/4r4/9/9/80/9/9/9/{rank} w KQ - 0 1 0 - - -");
    assert_eq!(castles(&fen("R3TK2R")), ["f1h1"]);
    // On b1 the king does not cross it.
    let attacked = fen("RT3K2R").replace("4r4", "1r7");
    assert_eq!(castles(&attacked), ["f1c1", "f1h1"]);
}

#[test]
fn it_takes_a_right() {
    let fen = |rights| format!("5k3/9/9/9/404/9/9/9/R4K2R w {rights} - 0 1 0 - - -");
    assert_eq!(castles(&fen("KQ")), ["f1c1", "f1h1"]);
    assert_eq!(castles(&fen("K")), ["f1h1"]);
    assert_eq!(castles(&fen("Q")), ["f1c1"]);
    assert_eq!(castles(&fen("-")), [""; 0]);
}

#[test]
fn whatever_moves_king_or_rook_takes_the_right() {
    for (placement, actions, wanted) in [
        ("r4k2r/9/9/9/404/9/9/9/R4K2R", "f1f2", "kq"),
        ("r4k2r/9/9/9/404/9/9/9/R4K2R", "a1b1", "Kkq"),
        ("r4k2r/9/9/9/404/9/9/9/R4K2R", "i1h1", "Qkq"),
        // A capture takes a right of each side.
        ("r4k2r/9/9/9/404/9/9/9/R4K2R", "a1a9", "Kk"),
        ("r4k2r/9/9/9/404/9/9/9/R4K2R", "i1i9", "Qq"),
        // Swaps by the Totem and onto it.
        ("r4k2r/9/9/9/404/T8/9/9/R4K2R", "a4a1", "Kkq"),
        ("r4k2r/9/9/9/404/T8/9/9/R4K2R", "a1a4", "Kkq"),
        ("r4k2r/9/9/9/404/9/9/9/R3TK2R", "e1f1", "kq"),
        ("r4k2r/9/9/9/404/9/9/9/R3TK2R", "f1e1", "kq"),
        // There and back.
        ("r4k2r/9/9/9/404/T8/9/9/R4K2R", "a4a1 f9f8 a1a4", "K"),
        // What moves elsewhere takes none.
        ("r4k2r/9/9/9/404/T8/9/9/R4K2R", "a4b4", "KQkq"),
        ("r4k2r/9/9/9/404/T8/9/9/R4K2R", "t", "KQkq"),
    ] {
        let reached = after(&format!("{placement} w KQkq - 0 1 0 - - -"), actions);
        assert_eq!(reached.split(' ').nth(2), Some(wanted), "{placement} {actions}");
    }
}

#[test]
fn another_rook_in_the_corner_gives_no_right() {
    let mut game = crate::game("5k3/9/9/9/404/9/9/R8/R4K3 w Q - 0 1 0 - - -");
    support::play(&mut game, "a1b1 f9f8 a2a1");
    assert!(game.fen().contains(" b - - "));
}

#[test]
fn castling_is_a_move_of_the_king() {
    assert_eq!(moves(&first_rank("R4K2R"), "f1"), "c1 e1 e2 f2 g1 g2 h1");
}
