//! Superpermutation d8 Chess, case by case.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use support::{game, legal, play};

const ID: &str = "superpermutation-d8";

/// What `action` makes of a position.
fn after(fen: &str, action: &str) -> String {
    let mut game = game(ID, fen);
    play(&mut game, action);
    game.fen()
}

#[track_caller]
fn assert_legal(fen: &str, wanted: &str) {
    assert_eq!(legal(&game(ID, fen)).join(" "), wanted, "{fen}");
}

#[track_caller]
fn assert_illegal(fen: &str, action: &str) {
    let legal = legal(&game(ID, fen));
    assert!(!legal.is_empty() && !legal.contains(&action.to_owned()), "{fen}: {legal:?}");
}

#[test]
fn the_die_counts_files_from_the_players_left() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 ?";
    let mut white = game(ID, start);
    play(&mut white, "r3");
    assert_eq!(legal(&white), ["b1c3", "c2c3", "c2c4", "e1c1"]);
    let mut black = game(ID, &start.replace('w', "b"));
    play(&mut black, "r3");
    assert_eq!(legal(&black), ["e8f8", "f7f5", "f7f6", "g8f6"]);
}

#[test]
fn staying_on_the_file_counts() {
    assert_legal("7k/8/8/8/8/8/2P5/K7 w - - 0 1 3", "c2c3 c2c4");
}

#[test]
fn a_number_that_no_move_obeys_frees_every_move() {
    assert_legal("7k/8/8/8/8/8/2P5/K7 w - - 0 1 8", "a1a2 a1b1 a1b2 c2c3 c2c4");
    // The knight's move to the d-file is illegal, so it does not bind.
    assert_legal("7k/8/8/8/8/8/8/KN5r w - - 0 1 4", "a1a2 a1b2");
}

#[test]
fn a_piece_climbs_past_either_side_until_a_square_is_empty() {
    let fen = "k7/8/8/2n5/2P5/8/8/B6K w - - 0 1 3";
    assert_eq!(after(fen, "a1c3"), "k7/8/8/2B5/2n5/2P5/8/7K b - - 1 1 ?");
    // Nothing is directly ahead.
    let fen = "k7/8/2n5/2P5/8/8/8/B6K w - - 0 1 3";
    assert_eq!(after(fen, "a1c3"), "k7/8/2n5/2P5/8/2B5/8/7K b - - 1 1 ?");
    // To the edge of the board.
    let fen = "k1r5/2n5/2P5/8/5B2/8/8/7K w - - 0 1 3";
    assert_illegal(fen, "f4c7");
    let fen = "k1r5/2n5/8/8/8/B7/8/7K w - - 0 1 3";
    assert_eq!(after(fen, "a3c5"), "k1r5/2n5/8/2B5/8/8/8/7K b - - 1 1 ?");
    let fen = "k1r5/2n5/8/8/B7/8/8/7K w - - 0 1 3";
    assert_eq!(after(fen, "a4c6"), "k1r5/2n5/2B5/8/8/8/8/7K b - - 1 1 -");
    let fen = "2r4k/2n5/8/8/B7/8/8/7K w - - 0 1 3";
    assert_eq!(after(fen, "a4c6"), "2B4k/2r5/2n5/8/8/8/8/7K b - - 1 1 ?");
    let game = game(ID, fen);
    assert_eq!(game.notation("a4c6".parse().unwrap()), "(3) Ba4-c6-c8");
}

#[test]
fn black_climbs_down() {
    let fen = "b6k/8/8/2P5/2n5/8/8/K7 b - - 0 1 6";
    assert_eq!(after(fen, "a8c6"), "7k/8/2P5/2n5/2b5/8/8/K7 w - - 1 2 ?");
}

#[test]
fn a_check_stops_the_climb() {
    let fen = "k7/1p6/8/8/N7/8/8/K7 w - - 0 1 2";
    assert_eq!(after(fen, "a4b6"), "k7/1p6/1N6/8/8/8/8/K7 b - - 1 1 -");
    // The check of another piece stops it as well.
    let fen = "k7/8/1p6/8/B7/8/8/R6K w - - 0 1 2";
    assert_eq!(after(fen, "a4b5"), "k7/8/1p6/1B6/8/8/8/R6K b - - 1 1 -");
    // In the midst of a climb.
    let fen = "8/8/k1p5/2p5/8/N7/8/K7 w - - 0 1 3";
    assert_eq!(after(fen, "a3c4"), "8/8/k1p5/2N5/2p5/8/8/K7 b - - 1 1 -");
}

#[test]
fn the_enemy_king_may_be_swapped_into_check() {
    let fen = "8/8/8/k7/7R/2N5/8/7K w - - 0 1 1";
    assert_eq!(after(fen, "c3a4"), "8/8/8/N7/k6R/8/8/7K b - - 1 1 -");
}

#[test]
fn the_king_climbs_and_captures() {
    let fen = "7k/8/8/8/8/b7/8/1K6 w - - 0 1 1";
    assert_eq!(after(fen, "b1a2"), "7k/8/8/8/8/K7/b7/8 b - - 1 1 ?");
    let fen = "7k/8/8/8/8/b7/n7/1K6 w - - 5 1 1";
    assert_eq!(after(fen, "b1a2"), "7k/8/8/8/8/K7/b7/8 b - - 0 1 ?");
    let game = game(ID, fen);
    assert_eq!(game.notation("b1a2".parse().unwrap()), "(1) Kb1xa2-a3");
}

#[test]
fn only_the_final_position_decides_whether_the_king_is_safe() {
    // On a2, where it lands, the king would be in check; on a3, where it ends, it is not.
    let fen = "7k/8/8/8/8/b7/7r/1K6 w - - 0 1 1";
    assert_eq!(after(fen, "b1a2"), "7k/8/8/8/8/K7/b6r/8 b - - 1 1 ?");
    // The other way about.
    assert_illegal("7k/8/8/8/8/b6r/8/1K6 w - - 0 1 1", "b1a2");
}

#[test]
fn kings_are_never_adjacent() {
    assert_illegal("8/8/8/8/8/2k5/8/K7 w - - 0 1 2", "a1b2");
    assert_illegal("8/8/8/8/1k6/b7/8/K7 w - - 0 1 -", "a1a2");
}

#[test]
fn in_check_nothing_climbs_and_no_king_teleports() {
    let fen = "k7/8/8/8/8/8/2pB4/r6K w - - 0 1 -";
    assert_eq!(after(fen, "d2c1"), "k7/8/8/8/8/8/2p5/r1B4K b - - 1 1 ?");
    assert_illegal(fen, "h1d2");
    assert_legal(fen, "d2c1 d2e1 h1g2 h1h2");
}

#[test]
fn only_kings_capture() {
    assert_legal(
        "k7/8/8/8/8/p7/rR6/1K6 w - - 0 1 -",
        "b1a1 b1a2 b1c1 b1c2 b2b3 b2b4 b2b5 b2b6 b2b7 b2b8 b2c2 b2d2 b2e2 b2f2 b2g2 b2h2",
    );
}

#[test]
fn an_enemy_pawn_pushed_to_its_last_rank_becomes_a_queen() {
    let fen = "2k5/8/8/8/3K4/8/7p/R7 w - - 0 1 8";
    assert_eq!(after(fen, "a1h1"), "2k5/8/8/8/8/3K4/7R/7q b - - 1 1 ?".replace("8/3K4", "3K4/8"));
    // There it would check the mover's own king.
    assert_illegal("2k5/8/8/3K4/8/8/7p/R7 w - - 0 1 8", "a1h1");
    let game = game(ID, fen);
    let events = game.variant().events(game.position(), "a1h1".parse().unwrap());
    assert!(matches!(events[1], rules::Event::Climbed { .. }));
    let rules::Event::Promoted { square, piece } = events[2] else {
        panic!("{events:?}");
    };
    assert_eq!((square.to_string(), piece.letter()), ("h1".to_owned(), 'q'));
}

#[test]
fn a_pawn_promotes_by_its_climb() {
    let fen = "k6r/7n/8/7P/8/8/8/K7 w - - 7 1 8";
    assert_legal(fen, "h5h6b h5h6n h5h6q h5h6r");
    assert_eq!(after(fen, "h5h6q"), "k6Q/7r/7n/8/8/8/8/K7 b - - 0 1 -");
    assert_eq!(after(fen, "h5h6n"), "k6N/7r/7n/8/8/8/8/K7 b - - 0 1 ?");
    let game = game(ID, fen);
    assert_eq!(game.notation("h5h6q".parse().unwrap()), "(8) h5-h6-h8=Q+");
    for text in ["h5h6q", "h5-h6-h8=Q", "h8=Q", "h6=Q", "h8Q+", "h5-h8=Q", "(8) h5-h6=Q"] {
        assert_eq!(game.read(text).unwrap().to_string(), "h5h6q", "{text}");
    }
    assert!(game.read("h8").is_err());
}

#[test]
fn a_climbing_pawn_that_gives_check_stops_short_of_promotion() {
    let fen = "6kr/7n/8/7P/8/8/8/K7 w - - 0 1 8";
    assert_eq!(after(fen, "h5h6"), "6kr/7P/7n/8/8/8/8/K7 b - - 0 1 -");
}

#[test]
fn pawns_step_once_from_the_first_rank_and_may_advance_twice_from_the_second() {
    assert_legal("7k/8/8/8/8/8/8/K3P3 w - - 0 1 5", "e1e2");
    assert_legal("7k/8/8/8/8/8/4P3/K7 w - - 0 1 5", "e2e3 e2e4");
    assert_legal("3pk3/8/8/8/8/8/8/K7 b - - 0 1 5", "d8d7 e8d7");
}

#[test]
fn a_king_teleports_onto_any_own_piece_but_a_pawn() {
    let fen = "7k/8/8/8/8/n7/R6P/7K w - - 0 1 1";
    assert_eq!(after(fen, "h1a2"), "7k/8/8/8/8/n7/K6P/7R b - - 1 1 ?");
    // The piece that it swaps with may give check.
    let fen = "7k/8/8/8/8/n7/R7/7K w - - 0 1 1";
    assert_eq!(after(fen, "h1a2"), "7k/8/8/8/8/n7/K7/7R b - - 1 1 -");
    assert_illegal("7k/8/8/8/8/n7/R6P/7K w - - 0 1 -", "h1h2");
    // The square must be safe.
    assert_illegal("r6k/8/8/8/8/8/R7/7K w - - 0 1 -", "h1a2");
}

#[test]
fn the_clock_turns_back_for_captures_and_own_pawn_moves_only() {
    // A bishop climbs past a pawn of each side.
    let fen = "k7/8/8/2p5/2P5/8/8/B6K w - - 7 9 3";
    assert_eq!(after(fen, "a1c3"), "k7/8/8/2B5/2p5/2P5/8/7K b - - 8 9 ?");
    assert_eq!(after("7k/8/8/8/8/8/2P5/K7 w - - 7 9 3", "c2c3").split(' ').nth(4), Some("0"));
}

#[test]
fn mate_and_stalemate_come_before_the_roll() {
    let mut game = game(ID, "7k/8/6K1/8/8/8/8/1Q6 w - - 0 1 -");
    play(&mut game, "b1b8");
    assert_eq!(game.end().unwrap().to_string(), "white checkmate");
    assert!(game.fen().ends_with(" -"));
    let stalemate = support::game(ID, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 ?");
    assert_eq!(stalemate.end().unwrap().to_string(), "draw stalemate");
    assert_eq!(legal(&stalemate).len(), 0);
    let stalemate = support::game(ID, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 -");
    assert_eq!(stalemate.end().unwrap().to_string(), "draw stalemate");
    let mate = support::game(ID, "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1 -");
    assert_eq!(mate.end().unwrap().to_string(), "white checkmate");
}

#[test]
fn a_bishop_beside_kings_is_dead_but_two_are_not() {
    let end = |fen| game(ID, fen).end().map(|end| end.to_string());
    let dead = Some("draw material".to_owned());
    assert_eq!(end("7k/8/8/8/8/8/8/K7 w - - 0 1 ?"), dead);
    assert_eq!(end("7k/8/8/8/8/8/8/KB6 w - - 0 1 5"), dead);
    assert_eq!(end("7k/8/8/8/8/8/8/Kn6 b - - 0 1 -"), dead);
    assert_eq!(end("6bk/8/8/8/8/8/8/KB6 w - - 0 1 ?"), None);
    assert_eq!(end("7k/8/8/8/8/8/8/K1P5 w - - 0 1 ?"), None);
}
