//! Where the Null steps, and what it meets there.

use rules::Color;

use crate::{after, assert_ends, black_next, board_after, game, play, support, white_next};

#[test]
fn it_steps_one_square_on_a_board_that_wraps_round() {
    for (placement, wanted) in [
        ("9/9/9/9/2k3K2/9/9/9/08", "i9 i1 i2 a2 b2 b1 b9 a9"),
        ("80/9/9/9/2k3K2/9/9/9/9", "h8 h9 h1 i1 a1 a9 a8 i8"),
        ("08/9/9/9/2k3K2/9/9/9/9", "i8 i9 i1 a1 b1 b9 b8 a8"),
        ("9/9/9/9/2k3K2/9/9/9/80", "h9 h1 h2 i2 a2 a1 a9 i9"),
        ("9/9/9/1k7/404/7K1/9/9/9", "d4 d5 d6 e6 f6 f5 f4 e4"),
    ] {
        let reached: Vec<String> = (1..=8)
            .map(|number| {
                let game = play(&white_next(placement), &format!("r{number}"));
                game.position().board.null().unwrap().to_string()
            })
            .collect();
        assert_eq!(reached.join(" "), wanted, "{placement}");
    }
}

#[test]
fn after_every_third_turn_whoever_made_it_rolls() {
    let start = "rnbqtkbnr/ppppppppp/9/9/404/9/9/PPPPPPPPP/RNBQTKBNR w KQkq - 0 1 0 - - -";
    let mut game = play(start, "a2a3 a8a7 b2b3");
    let board = "rnbqtkbnr/1pppppppp/p8/9/404/9/PP7/2PPPPPPP/RNBQTKBNR";
    assert_eq!(game.fen(), format!("{board} b KQkq - 0 2 0 ? - -"));
    assert_eq!(game.position().actor(), Color::White);
    assert_eq!(support::legal(&game).join(" "), "r1 r2 r3 r4 r5 r6 r7 r8");
    support::play(&mut game, "r2");
    let rolled = board.replace("404", "305");
    assert_eq!(game.fen(), format!("{rolled} b KQkq - 0 2 0 - - {board},KQkq,-,0,-"));
    support::play(&mut game, "b8b7 c2c3 c8c7");
    assert!(game.fen().contains(" w KQkq - 0 4 0 ? "));
    assert_eq!(game.position().actor(), Color::Black);
    assert_eq!(crate::game(&game.fen()).position().actor(), Color::Black);
}

#[test]
fn where_nothing_stands_it_stands_and_no_clock_moves() {
    let before = "8k/9/9/9/404/9/9/9/K8";
    assert_eq!(
        support::reached(&play(&white_next(before), "r4")),
        format!("8k/9/9/404/9/9/9/9/K8 w - - 7 30 0 - - {before},-,-,7,-")
    );
    assert_eq!(
        support::reached(&play(&black_next(before), "r4")),
        format!("8k/9/9/404/9/9/9/9/K8 b - - 7 30 0 - - {before},-,-,7,-")
    );
}

#[test]
fn it_captures_pieces_of_either_side() {
    let taken = "8k/9/9/404/9/9/9/9/K8 w - - 0 30 0 - -";
    for piece in ["Q", "R", "B", "N", "P", "q", "r", "b", "n", "p"] {
        let fen = white_next(&format!("8k/9/9/4{piece}4/404/9/9/9/K8"));
        assert_eq!(after(&fen, "r4"), taken, "{piece}");
    }
}

#[test]
fn a_king_or_spirit_king_that_it_meets_is_lost() {
    // Whoever rolled, and whether or not there is a Totem.
    for royal in ["K", "S"] {
        let placement = format!("8k/9/9/4{royal}4/404/9/9/9/T8");
        assert_ends(&white_next(&placement), "r4", "black null");
        assert_ends(&black_next(&placement), "r4", "black null");
    }
    for royal in ["k", "s"] {
        let placement = format!("8K/9/9/4{royal}4/404/9/9/9/t8");
        assert_ends(&white_next(&placement), "r4", "white null");
        assert_ends(&black_next(&placement), "r4", "white null");
    }
}

#[test]
fn an_ascended_king_that_it_meets_becomes_a_king_where_it_came_from() {
    let fen = white_next("8k/9/9/4A4/404/9/9/9/T8");
    assert_eq!(after(&fen, "r4"), "8k/9/9/404/4K4/9/9/9/9 w - - 0 30 0 - w");
    let fen = black_next("t7K/9/9/4a4/404/9/9/9/9");
    assert_eq!(after(&fen, "r4"), "8K/9/9/404/4k4/9/9/9/9 b - - 0 30 0 - b");
    // The other side's Totem and bar stay as they are.
    let fen = white_next("8k/9/9/4A4/404/9/9/9/T7t");
    assert_eq!(after(&fen, "r4"), "8k/9/9/404/4K4/9/9/9/8t w - - 0 30 0 - w");
    let fen = fen.replace("7t", "8").replace("? -", "? b");
    assert_eq!(after(&fen, "r4"), "8k/9/9/404/4K4/9/9/9/9 w - - 0 30 0 - wb");
    // Across an edge.
    let fen = white_next("4A4/9/9/9/4k4/9/9/9/T304");
    assert_eq!(board_after(&fen, "r8"), "404/9/9/9/4k4/9/9/9/4K4");
}

#[test]
fn without_a_totem_it_is_lost() {
    assert_ends(&white_next("8k/9/9/4A4/404/9/9/9/9"), "r4", "black null");
    assert_ends(&white_next("8K/9/9/4a4/404/9/9/9/T8"), "r4", "white null");
}

#[test]
fn a_totem_that_it_meets_goes_home() {
    let fen = white_next("8k/9/9/4T4/404/9/9/9/K8");
    assert_eq!(after(&fen, "r4"), "8k/9/9/404/9/9/9/9/K3T4 w - - 7 30 0 - -");
    let fen = white_next("8k/9/9/4t4/404/9/9/9/K8");
    assert_eq!(after(&fen, "r4"), "4t3k/9/9/404/9/9/9/9/K8 w - - 7 30 0 - -");
    // The other side's home is not its home.
    let fen = white_next("4T3k/404/9/9/9/9/9/9/K8");
    assert_eq!(after(&fen, "r4"), "403k/9/9/9/9/9/9/9/K3T4 w - - 7 30 0 - -");
    let fen = white_next("8k/9/9/9/9/9/9/404/K3t4");
    assert_eq!(after(&fen, "r8"), "4t3k/9/9/9/9/9/9/9/K304 w - - 7 30 0 - -");
    // The Null itself has just left the home square.
    let fen = white_next("8k/9/9/9/9/9/9/4T4/K304");
    assert_eq!(after(&fen, "r4"), "8k/9/9/9/9/9/9/404/K3T4 w - - 7 30 0 - -");
}

#[test]
fn there_it_captures_a_piece_of_either_side() {
    let taken = "8k/9/9/404/9/9/9/9/K3T4 w - - 0 30 0 - -";
    for piece in ["Q", "R", "B", "N", "P", "b", "n", "t"] {
        let fen = white_next(&format!("8k/9/9/4T4/404/9/9/9/K3{piece}4"));
        assert_eq!(after(&fen, "r4"), taken, "{piece}");
    }
    let fen = white_next("4T3k/9/9/4t4/404/9/9/9/K8");
    assert_eq!(after(&fen, "r4"), "4t3k/9/9/404/9/9/9/9/K8 w - - 0 30 0 - -");
}

#[test]
fn there_it_captures_the_enemys_royal_piece_and_wins() {
    for royal in ["k", "a"] {
        let fen = white_next(&format!("8K/9/9/4T4/404/9/9/9/4{royal}4"));
        assert_ends(&fen, "r4", "white null");
    }
    for royal in ["K", "A"] {
        let fen = white_next(&format!("4{royal}4/9/9/4t4/404/9/9/9/T7k"));
        assert_ends(&fen, "r4", "black null");
    }
}

#[test]
fn there_its_own_royal_piece_comes_to_where_it_was_struck_as_a_spirit_king() {
    let spirit = "8k/9/9/4S4/404/9/9/9/4T4 w - - 0 30 0 - -";
    for royal in ["K", "A"] {
        let fen = white_next(&format!("8k/9/9/4T4/404/9/9/9/4{royal}4"));
        assert_eq!(after(&fen, "r4"), spirit);
    }
    let fen = white_next("4k4/9/1t7/107/9/9/9/9/8K");
    assert_eq!(after(&fen, "r4"), "4t4/9/1s7/9/404/9/9/9/8K w - - 0 30 0 - -");
    // At either end of the board it becomes an Ascended King at once.
    let fen = white_next("T7k/08/9/9/9/9/9/9/4K4");
    assert_eq!(board_after(&fen, "r4"), "A7k/9/9/9/404/9/9/9/4T4");
    let fen = white_next("8k/9/9/9/9/9/9/08/T3K4");
    assert_eq!(board_after(&fen, "r8"), "8k/9/9/9/404/9/9/9/A3T4");
}

#[test]
fn the_null_that_came_back_then_removes_what_stands_on_e5() {
    let fen = |piece| white_next(&format!("8k/9/1T7/107/4{piece}4/9/9/9/4K4"));
    assert_eq!(after(&fen("N"), "r4"), "8k/9/1S7/9/404/9/9/9/4T4 w - - 0 30 0 - -");
    assert_eq!(after(&fen("t"), "r4"), "8k/9/1S7/9/404/9/9/9/4T4 w - - 0 30 0 - b");
    assert_ends(&white_next("9/9/1T7/107/4k4/9/9/9/4K4"), "r4", "draw null");
    // The Spirit King itself.
    assert_ends(&white_next("8k/9/9/9/4T4/404/9/9/4K4"), "r4", "draw null");
}

#[test]
fn a_totem_at_home_captures_it_and_it_comes_back_on_e5() {
    let fen = white_next("8k/9/9/9/9/9/9/404/K3T4");
    assert_eq!(after(&fen, "r8"), "8k/9/9/9/404/9/9/9/K3T4 w - - 0 30 0 - -");
    let fen = white_next("4t3k/404/9/9/9/9/9/9/K8");
    assert_eq!(after(&fen, "r4"), "4t3k/9/9/9/404/9/9/9/K8 w - - 0 30 0 - -");
    let fen = |piece| white_next(&format!("8k/9/9/9/4{piece}4/9/9/404/K3T4"));
    let back = "8k/9/9/9/404/9/9/9/K3T4 w - - 0 30 0 -";
    assert_eq!(after(&fen("N"), "r8"), format!("{back} -"));
    assert_eq!(after(&fen("t"), "r8"), format!("{back} b"));
    for royal in ["K", "S", "A"] {
        assert_ends(&white_next(&format!("7k1/9/9/9/4{royal}4/9/9/404/4T4")), "r8", "draw null");
    }
}

#[test]
fn it_takes_castling_rights_with_rook_or_king() {
    let fen = "5k3/9/9/9/9/9/9/80/R4K2R w KQ - 7 30 0 ? - -";
    assert!(after(fen, "r8").contains(" w Q - 0 30 "));
    assert!(after(fen, "r4").contains(" w KQ - 7 30 "));
}

#[test]
fn mate_and_stalemate_owe_no_roll() {
    for placement in ["k7R/9/1K7/9/404/9/9/9/9", "k8/2Q6/1K7/9/404/9/9/9/9"] {
        assert_eq!(support::legal(&game(&black_next(placement))).len(), 0, "{placement}");
    }
}
