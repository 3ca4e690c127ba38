//! The draws that history decides, and taking back.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use rules::{Claim, Game};
use support::{game, play};

const D8: &str = "superpermutation-d8";

fn outcome(game: &Game) -> String {
    game.end().map_or("ongoing".to_owned(), |end| end.to_string())
}

#[test]
fn a_position_that_comes_three_times_may_be_claimed_and_five_times_ends_the_game() {
    let mut game = Game::new(support::variant("chess"));
    let cycle = "g1f3 g8f6 f3g1 f6g8";
    play(&mut game, cycle);
    assert_eq!(game.claim(), None);
    play(&mut game, cycle);
    assert_eq!(game.claim(), Some(Claim::Repetition));
    play(&mut game, cycle);
    assert_eq!(outcome(&game), "ongoing");
    play(&mut game, cycle);
    assert_eq!(outcome(&game), "draw repetition");
    assert_eq!(game.claim(), Some(Claim::Repetition));
    assert_eq!(game.legal_actions().len(), 20, "play goes on if it must");
    play(&mut game, "e2e4");
    assert_eq!(outcome(&game), "ongoing");
}

#[test]
fn castling_rights_tell_positions_apart() {
    let mut game = game("chess", "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1");
    let cycle = "h1h2 h8h7 h2h1 h7h8";
    play(&mut game, cycle);
    play(&mut game, cycle);
    assert_eq!(game.claim(), None, "the rights were lost on the way");
    play(&mut game, cycle);
    assert_eq!(game.claim(), Some(Claim::Repetition));
}

#[test]
fn an_en_passant_square_tells_positions_apart_where_a_capture_is_legal() {
    for (fen, cycle, same) in [
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e8d8 e1d1 d8e8 d1e1", true),
        ("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e8d8 e1d1 d8e8 d1e1", false),
        // The capture would open the rank to the rook.
        ("8/8/8/8/R2p3k/8/4P3/4K3 w - - 0 1", "h4h5 e1d1 h5h4 d1e1", true),
    ] {
        let mut game = game("chess", fen);
        play(&mut game, "e2e4");
        play(&mut game, cycle);
        play(&mut game, cycle);
        assert_eq!(game.claim().is_some(), same, "{fen}");
    }
}

#[test]
fn fifty_moves_may_be_claimed_and_seventy_five_end_the_game() {
    let mut game = game("chess", "4k2r/8/8/8/8/8/8/R3K3 w - - 98 80");
    play(&mut game, "a1a2");
    assert_eq!(game.claim(), None);
    play(&mut game, "h8h7");
    assert_eq!(game.claim(), Some(Claim::Moves));
    let mut game = support::game("chess", "4k2r/8/8/8/8/8/8/R3K3 w - - 148 80");
    play(&mut game, "a1a2");
    assert_eq!(outcome(&game), "ongoing");
    play(&mut game, "h8h7");
    assert_eq!(outcome(&game), "draw moves");
    assert_eq!(game.claim(), Some(Claim::Moves));
    play(&mut game, "a2a8");
    assert_eq!(outcome(&game), "draw moves");
}

#[test]
fn mate_and_material_come_before_moves() {
    let mut game = game("chess", "7k/8/6K1/8/8/8/8/R7 w - - 149 90");
    play(&mut game, "a1a8");
    assert_eq!(outcome(&game), "white checkmate");
    assert_eq!(game.claim(), None);
    let game = support::game("chess", "7k/8/8/8/8/8/8/K7 w - - 150 90");
    assert_eq!(outcome(&game), "draw material");
    assert_eq!(game.claim(), None);
}

#[test]
fn dead_positions_of_chess() {
    for (placement, dead) in [
        ("7k/8/8/8/8/8/8/K7", true),
        ("7k/8/8/8/8/8/8/KB6", true),
        ("7k/8/8/8/8/8/8/Kn6", true),
        ("7k/8/8/8/8/8/b1B5/K7", true),
        ("7k/8/8/8/8/8/b7/KB6", true),
        ("7k/8/8/8/8/8/8/KBb5", false),
        ("7k/8/8/8/8/8/8/KNN5", false),
        ("7k/8/8/8/8/8/8/KNb5", false),
        ("7k/8/8/8/8/8/P7/K7", false),
    ] {
        let game = game("chess", &format!("{placement} w - - 0 1"));
        assert_eq!(outcome(&game) == "draw material", dead, "{placement}");
    }
}

/// Knights go out and home again.
const D8_CYCLE: &str = "r7 h1g3 r2 h8g6 r8 g3h1 r1 g6h8";

#[test]
fn with_the_die_a_position_counts_before_the_roll_and_nothing_is_judged_after_it() {
    let mut game = game(D8, "k6n/8/8/8/8/8/8/K6N w - - 0 1 ?");
    play(&mut game, D8_CYCLE);
    assert_eq!(game.claim(), None);
    play(&mut game, D8_CYCLE);
    assert_eq!(game.claim(), Some(Claim::Repetition));
    play(&mut game, "r7");
    assert_eq!(game.claim(), None);
    play(&mut game, "h1g3 r2 h8g6 r8 g3h1 r1 g6h8");
    play(&mut game, D8_CYCLE);
    assert_eq!(outcome(&game), "draw repetition");
    play(&mut game, "r3");
    assert_eq!(outcome(&game), "ongoing");
}

#[test]
fn with_the_die_a_start_counts_once_whatever_it_shows() {
    let mut game = game(D8, "k6n/8/8/8/8/8/8/K6N w - - 0 1 7");
    play(&mut game, D8_CYCLE.strip_prefix("r7 ").unwrap());
    assert_eq!(game.claim(), None);
    play(&mut game, D8_CYCLE);
    assert_eq!(game.claim(), Some(Claim::Repetition));
}

#[test]
fn with_the_die_moves_are_judged_before_the_roll() {
    let mut game = game(D8, "k6n/8/8/8/8/8/8/K6N w - - 150 90 ?");
    assert_eq!(outcome(&game), "draw moves");
    play(&mut game, "r7");
    assert_eq!((outcome(&game), game.claim()), ("ongoing".to_owned(), None));
    let game = support::game(D8, "k6n/8/8/8/8/8/8/K6N w - - 100 90 -");
    assert_eq!(game.claim(), Some(Claim::Moves));
}

#[test]
fn taking_back_restores_what_was() {
    let mut game = game(D8, "k6n/8/8/8/8/8/8/K6N w - - 0 1 ?");
    assert_eq!(game.takeback(), None);
    let mut history = Vec::new();
    for text in [D8_CYCLE; 5].join(" ").split(' ') {
        history.push((game.fen(), outcome(&game), game.claim()));
        play(&mut game, text);
    }
    while let Some(before) = history.pop() {
        assert_eq!(game.takeback(), Some(cycle_action(history.len())));
        assert_eq!((game.fen(), outcome(&game), game.claim()), before);
    }
    assert_eq!(game.takeback(), None);
}

/// The action at a place of the repeated cycle.
fn cycle_action(index: usize) -> rules::Action {
    let cycle: Vec<&str> = D8_CYCLE.split(' ').collect();
    cycle[index % cycle.len()].parse().unwrap()
}
