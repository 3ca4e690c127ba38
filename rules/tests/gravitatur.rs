//! Gravitatur Chess, case by case.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use rules::{Action, Claim, Event, Game};
use support::{ARBITER, Program, game, legal, play};

const ID: &str = "gravitatur";
const START: &str = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
const MATE_IN_ONE: &str = "kn2r3/pp1q4/2B3Q1/5p1P/3Pp3/8/P4PPP/3R2K1 w - - 0 1";
const MATE_IN_TWO: &str = "3r1bkr/2p4p/4np2/5P1P/8/1B6/8/6KR w - - 0 1";

/// What `actions` make of a position.
fn after(fen: &str, actions: &str) -> String {
    let mut game = game(ID, fen);
    play(&mut game, actions);
    game.fen()
}

fn outcome(game: &Game) -> String {
    game.end().map_or("ongoing".to_owned(), |end| end.to_string())
}

/// The legal turns that begin so.
fn beginning(fen: &str, start: &str) -> Vec<String> {
    legal(&game(ID, fen)).into_iter().filter(|turn| turn.starts_with(start)).collect()
}

/// The empty squares that the Gravitatur may not be placed on.
fn barred_squares(fen: &str) -> Vec<String> {
    let game = game(ID, fen);
    let turns = game.legal_actions();
    let mut squares: Vec<String> = game
        .variant()
        .geometry()
        .squares()
        .filter(|square| !game.position().board.occupied().contains(*square))
        .filter(|square| !turns.iter().any(|turn| turn.placement() == Some(*square)))
        .map(|square| square.to_string())
        .collect();
    squares.sort();
    squares
}

/// The notation of every legal turn that mates.
fn mates(game: &Game) -> Vec<String> {
    let turns = game.legal_actions().iter();
    turns.map(|&turn| game.notation(turn)).filter(|text| text.ends_with('#')).collect()
}

#[test]
fn the_first_piece_of_each_line_is_drawn_next_to_the_gravitatur() {
    assert_eq!(
        after(START, "@d4/g1f3"),
        "rnbkqbnr/1pp1pp1p/8/2ppp3/8/2PPPN2/P1P1P1PP/RNBQKB1R b - - 1 1"
    );
}

#[test]
fn a_placement_alone_shows_what_it_draws() {
    let game = game(ID, START);
    let events = |turn: &str| game.variant().events(game.position(), turn.parse().unwrap());
    let placement = events("@d4");
    assert!(matches!(placement[0], Event::GravitaturPlaced { at } if at.to_string() == "d4"));
    let mut drawn: Vec<String> = placement[1..]
        .iter()
        .map(|event| match event {
            Event::Attracted { piece, from, to } => format!("{}{from}{to}", piece.letter()),
            _ => panic!("{event:?}"),
        })
        .collect();
    drawn.sort();
    assert_eq!(drawn, ["Pb2c3", "Pd2d3", "Pf2e3", "pa7c5", "pd7d5", "pg7e5"]);
    let turn = events("@d4/g1f3");
    assert_eq!(turn[..placement.len()], placement);
    assert!(matches!(turn[placement.len()..], [Event::Moved { .. }]));
    let promotion = support::game(ID, "8/P6k/8/8/8/8/8/K7 w - - 0 1");
    let events = promotion.variant().events(promotion.position(), "@c3/a7a8n".parse().unwrap());
    assert!(matches!(events.last(), Some(Event::Promoted { piece, .. }) if piece.letter() == 'N'));
}

#[test]
fn what_stands_beside_the_gravitatur_or_behind_another_piece_stays() {
    // The rook is beside a2 already, and the pawn on c4 hides the queen.
    let fen = "7k/8/4q3/8/2p5/8/8/R6K w - - 0 1";
    assert_eq!(after(fen, "@a2/h1h2"), "7k/8/4q3/8/8/1p6/7K/R7 b - - 1 1");
}

#[test]
fn kings_are_drawn_but_never_beside_one_another() {
    let fen = "8/8/8/3k4/8/8/8/K7 w - - 0 1";
    assert_eq!(barred_squares(fen), ["a5", "a8", "d1", "e5", "f6", "h1"]);
    assert_eq!(after(fen, "@d4/c3c2"), "8/8/8/3k4/8/8/2K5/8 b - - 1 1");
    // Both are drawn, and stay two squares apart.
    assert_eq!(after(fen, "@d8/a1a2"), "8/3k4/8/8/8/8/K7/8 b - - 1 1");
}

#[test]
fn a_placement_may_not_leave_the_own_king_in_check() {
    // From c4 the pawn would be drawn off the file of the rook.
    let fen = "r6k/8/8/8/8/8/P7/K7 w - - 0 1";
    assert!(beginning(fen, "@c4").is_empty());
    assert!(!beginning(fen, "@c5").is_empty());
}

#[test]
fn a_placement_after_which_nothing_can_move_is_illegal() {
    // From a2 the queen would be drawn to b3, and the king would be stalemated.
    let fen = "7k/8/4q3/8/8/8/8/K7 w - - 0 1";
    assert!(beginning(fen, "@a2").is_empty());
    let beside_it = "7k/8/4q3/8/8/8/8/K5R1 w - - 0 1";
    assert!(!beginning(beside_it, "@a2").is_empty());
}

#[test]
fn a_placement_that_gives_check_is_the_whole_turn() {
    assert_eq!(beginning(MATE_IN_TWO, "@c8"), ["@c8"]);
    assert_eq!(after(MATE_IN_TWO, "@c8"), "3r1bkr/2pn3p/5p2/5P1P/8/1B6/8/6KR b - - 1 1");
}

#[test]
fn in_check_the_gravitatur_may_not_be_used() {
    let checked = game(ID, "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(legal(&checked), ["e1d1", "e1d2", "e1f1", "e1f2"]);
    assert_eq!(checked.notation("e1d2".parse().unwrap()), "Kd2");
}

#[test]
fn when_not_in_check_it_must_be_used() {
    let turns = legal(&game(ID, START));
    assert_eq!(turns.len(), 983);
    assert!(turns.iter().all(|turn| turn.starts_with('@')));
}

/// On a2 the Gravitatur would draw the king to a3, into check; on a3 the knight to a2, and then
/// nothing could move.
const NO_PLACE: &str =
    "qrNnbNnr/PbPnbqkb/pqbrpppp/pPPpbppP/KpnPppNn/1PPbqbbP/1rppBPpp/NbRBrNbR w - - 0 1";

#[test]
fn only_where_no_turn_with_it_is_legal_a_move_is_made_without() {
    assert_eq!(legal(&game(ID, NO_PLACE)), ["a4a1"]);
    assert_eq!(
        after(NO_PLACE, "a4a1").split(' ').next().unwrap(),
        "qrNnbNnr/PbPnbqkb/pqbrpppp/pPPpbppP/NpnPppNn/1PPbqbbP/1rppBPpp/KbRBrNbR"
    );
}

#[test]
fn without_any_turn_it_is_stalemate() {
    let stalemate = game(ID, "6K1/3rq3/1k3q2/8/8/8/7q/8 w - - 0 1");
    assert!(legal(&stalemate).is_empty());
    assert_eq!(outcome(&stalemate), "draw stalemate");
    // What is stalemate in chess is none here: the Gravitatur changes the board.
    let board = game(ID, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(outcome(&board), "ongoing");
    assert!(!legal(&board).is_empty());
}

#[test]
fn a_mate_in_one_by_a_placement_and_a_move() {
    let mut game = game(ID, MATE_IN_ONE);
    assert_eq!(mates(&game), ["G@a4/Qa6#"]);
    let turn = game.read("1. G @ a4/Qa6#").unwrap();
    game.play(turn).unwrap();
    assert_eq!(outcome(&game), "white checkmate");
}

#[test]
fn a_mate_in_two_by_the_same_placement_twice() {
    let mut game = game(ID, MATE_IN_TWO);
    assert!(mates(&game).is_empty());
    for (text, notation) in [("G@c8", "G@c8+"), ("Kg7", "Kg7"), ("G@c8/h6", "G@c8/h6#")] {
        let turn = game.read(text).unwrap();
        assert_eq!(game.notation(turn), notation);
        assert!(notation != "Kg7" || legal(&game) == ["g8g7"]);
        game.play(turn).unwrap();
    }
    assert_eq!(outcome(&game), "white checkmate");
    assert!(legal(&game).is_empty());
}

#[test]
fn a_placement_can_mate_by_itself() {
    let mut game = game(ID, "8/8/3K4/8/6k1/8/5Q2/4B3 w - - 0 1");
    assert_eq!(game.notation("@f6".parse().unwrap()), "G@f6#");
    play(&mut game, "@f6");
    assert_eq!(outcome(&game), "white checkmate");
    assert_eq!(game.fen(), "8/8/4K3/5Q2/6k1/8/8/4B3 b - - 1 1");
}

#[test]
fn a_king_teleports_onto_any_own_piece_but_a_pawn() {
    let fen = "7k/8/8/8/8/n7/R6P/7K w - - 0 1";
    assert_eq!(after(fen, "@e3/h1a2"), "7k/8/8/8/8/3n4/K6P/7R b - - 1 1");
    assert!(beginning(fen, "@e3/h1h2").is_empty());
    let teleport = game(ID, fen);
    assert_eq!(teleport.notation("@e3/h1a2".parse().unwrap()), "G@e3/Ka2");
    // The square must be safe, and the king must not be in check.
    assert!(beginning("r6k/8/8/8/8/8/R7/7K w - - 0 1", "@e4/h1a2").is_empty());
    let checked = game(ID, "7k/8/8/7r/8/8/R7/7K w - - 0 1");
    assert_eq!(legal(&checked), ["a2h2", "h1g1", "h1g2"]);
    // A teleport may give check: with the piece that it swaps, here.
    let fen = "8/7k/8/8/8/8/R7/7K w - - 0 1";
    assert_eq!(game(ID, fen).notation("@e3/h1a2".parse().unwrap()), "G@e3/Ka2+");
}

#[test]
fn only_kings_capture() {
    let fen = "7k/8/8/8/8/p7/rR6/1K6 w - - 0 1";
    let turns = beginning(fen, "@g5");
    assert!(turns.contains(&"@g5/b1a2".to_owned()), "{turns:?}");
    assert!(!turns.contains(&"@g5/b2a2".to_owned()), "{turns:?}");
    let taken = game(ID, fen);
    assert_eq!(taken.notation("@g5/b1a2".parse().unwrap()), "G@g5/Kxa2");
}

#[test]
fn the_move_is_written_for_the_board_after_the_attraction() {
    // Two knights reach d2 only once one of them is drawn to f3.
    let fen = "7k/8/8/8/5N2/8/8/KN6 w - - 0 1";
    let written = game(ID, fen);
    assert_eq!(written.notation("@f2/b1d2".parse().unwrap()), "G@f2/Nbd2");
    assert_eq!(written.notation("@f2/f3d2".parse().unwrap()), "G@f2/Nfd2");
    assert_eq!(written.notation("@h2/b1d2".parse().unwrap()), "G@h2/Nd2");
}

#[test]
fn the_clock_turns_back_for_captures_and_own_pawn_moves_only() {
    let clock = |fen: &str, action: &str| after(fen, action).split(' ').nth(4).map(str::to_owned);
    let fen = "7k/8/8/8/8/8/rP6/1K6 w - - 7 9";
    assert_eq!(clock(fen, "@g5/b2b3").as_deref(), Some("0"), "a pawn's own move");
    assert_eq!(clock(fen, "@g5/b1a2").as_deref(), Some("0"), "a king's capture");
    assert_eq!(clock(fen, "@e6/b1a2").as_deref(), Some("8"), "what stood there was drawn away");
}

#[test]
fn a_pawn_drawn_back_to_its_second_rank_may_go_two_squares() {
    let fen = "7k/8/8/8/2P5/8/8/K7 w - - 0 1";
    assert!(beginning(fen, "@c1").contains(&"@c1/c2c4".to_owned()));
}

#[test]
fn bare_kings_or_a_single_minor_piece_are_dead() {
    for (placement, dead) in [
        ("7k/8/8/8/8/8/8/K7", true),
        ("7k/8/8/8/8/8/8/KB6", true),
        ("7k/8/8/8/8/8/8/Kn6", true),
        ("6bk/8/8/8/8/8/8/KB6", false),
        ("7k/8/8/8/8/8/P7/K7", false),
    ] {
        let game = game(ID, &format!("{placement} w - - 0 1"));
        assert_eq!(outcome(&game) == "draw material", dead, "{placement}");
    }
}

#[test]
fn positions_repeat_whatever_the_gravitatur_does_not_change() {
    let mut game = game(ID, "k6n/8/8/8/8/8/8/K6N w - - 0 1");
    let cycle = "@d3/h1g3 @c2/h8g6 @e2/g3h1 @e2/g6h8";
    play(&mut game, cycle);
    assert_eq!(game.claim(), None);
    play(&mut game, &cycle.replace("@d3", "@e3"));
    assert_eq!(game.claim(), Some(Claim::Repetition));
    play(&mut game, cycle);
    play(&mut game, cycle);
    assert_eq!(outcome(&game), "draw repetition");
}

#[test]
fn what_is_no_position_is_refused() {
    for (text, reason) in [
        ("8/8/8/8/8/8/8/K1k5 w - - 0 1 ?", "after the six fields"),
        ("4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", "no castling"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "no en passant"),
        ("P7/8/8/8/8/8/8/K1k5 w - - 0 1", "last rank"),
        ("8/8/8/8/8/8/8/K1k4P w - - 0 1", "first rank"),
        ("8/8/8/8/8/8/8/2k5 w - - 0 1", "exactly one king"),
        ("8/8/8/8/8/8/8/K1k4R w - - 0 1", "in check"),
        ("8/8/8/8/8/8/T7/K1k5 w - - 0 1", "'T'"),
    ] {
        match Game::from_fen(support::variant(ID), text) {
            Ok(_) => panic!("{text} was accepted"),
            Err(error) => assert!(error.to_string().contains(reason), "{text}: {error}"),
        }
    }
    assert_eq!(game(ID, START).fen(), START);
}

#[test]
fn the_arbiter_plays_it() {
    let mut arbiter = Program::start(ARBITER);
    assert_eq!(arbiter.ask("position gravitatur startpos"), format!("ok {START}"));
    assert_eq!(arbiter.ask("perft 2"), "915662");
    let divided = arbiter.ask("divide 1");
    assert_eq!(divided.split(' ').count(), 983);
    assert!(divided.starts_with("@a3/a2a3:1 @a3/b1a3:1 "));
    assert_eq!(arbiter.ask("notation @d4/g1f3"), "G@d4/Nf3");
    assert_eq!(arbiter.ask("read g@d4/nf3"), "@d4/g1f3");
    assert!(arbiter.ask("play @d4").starts_with("error "));
    assert!(arbiter.ask("play g1f3").starts_with("error "));
    assert!(arbiter.ask("play @d4/g1f3").starts_with("ok rnbkqbnr/1pp1pp1p/"));
    let set_up = format!("position gravitatur fen {MATE_IN_TWO} moves @c8 g8g7 @c8/h5h6");
    assert!(arbiter.ask(&set_up).starts_with("ok "));
    assert_eq!(arbiter.ask("outcome"), "white checkmate");
}

#[test]
fn an_action_is_written_as_its_placement_and_its_move() {
    for text in ["@d4/e2e4", "@c8", "@a3/b7b8q", "e8d7"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}
