//! What a game was worth as it went on, and the best few actions. `told.rs` holds a whole review
//! against the rules.

use std::sync::atomic::AtomicBool;

use engine::player::Player;
use engine::{Engine, mate};
use rules::{Color, Game, variants};

use crate::support::{Answers, IDS, little_thought};

#[test]
fn what_a_review_says_of_a_position_does_not_depend_on_what_comes_after() {
    let mut engine = Engine::new();
    let stop = AtomicBool::new(false);
    for id in IDS {
        let mut game = little_thought(id, 77, 16);
        let whole = engine.review(&game, 300, &stop).unwrap();
        while let Some(action) = game.takeback() {
            let entry = &whole.entries[game.actions().len()];
            let mut after = game.clone();
            after.play(action).unwrap();
            assert_eq!(engine.worth(&after, 300, &stop).unwrap().value, entry.value, "{id}");
        }
        assert_eq!(engine.worth(&game, 300, &stop).unwrap().value, whole.start, "{id}");
    }
}

#[test]
fn a_missed_mate_is_named_with_what_it_cost() {
    let mut player = Player::default();
    // The back rank is open; White plays something else, and Black does not mind.
    player.obeyed("position chess fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1 moves h2h3 h7h6");
    let told = player.obeyed("review nodes 2000");
    assert!(told.starts_with("{\"start\":1,"), "{told}");
    let missed = "\"luck\":0,";
    assert!(told.contains(missed) && told.contains("\"best\":\"a1a8\",\"mates\":[\"a1a8\"]"));
    assert!(told.contains("\"action\":\"h7h6\""), "{told}");
    assert!(told.ends_with("\"result\":null}"), "{told}");
}

#[test]
fn lines_that_cannot_be_obeyed_say_what_would_do() {
    let mut player = Player::default();
    assert!(player.ask("review nodes 5").starts_with("error no position"));
    assert!(player.ask("prove 1").starts_with("error no position"));
    player.obeyed("position chess startpos");
    for line in ["review", "review 5", "review nodes", "review nodes 0", "review nodes x"] {
        assert!(player.ask(line).starts_with("error "), "{line}");
    }
    for line in ["prove", "prove 0", "prove 65", "prove 1 2", "prove -1"] {
        assert!(player.ask(line).starts_with("error "), "{line}");
    }
    assert_eq!(player.ask("prove 1"), "no");
    assert_eq!(player.ask("review nodes 1").matches("\"action\"").count(), 0);
}

#[test]
fn the_best_few_are_ranked_and_begin_with_the_best() {
    let mut engine = Engine::new();
    let stop = AtomicBool::new(false);
    for id in IDS {
        let mut game = little_thought(id, 5, 30);
        let mut several = 0;
        while game.takeback().is_some() {
            let best = engine.best(&game, (500, 3), &stop).unwrap();
            if game.position().is_roll_due() {
                assert!(best.is_empty());
                continue;
            }
            assert_eq!(best.len(), game.legal_actions().len().min(3));
            several += usize::from(best.len() == 3);
            let white = game.position().side_to_act() == Color::White;
            let seen = |value: f64| if white { value } else { 1.0 - value };
            assert!(best.is_sorted_by(|one, next| one.score >= next.score), "{id}: {best:?}");
            let worth = engine.worth(&game, 500, &stop).unwrap();
            let first = best[0].score.expected_in(game.variant());
            assert!((seen(worth.value) - first).abs() < 0.03, "{id}: {best:?}, {worth:?}");
            let mut actions: Vec<_> = best.iter().map(|found| found.action).collect();
            actions.sort_unstable();
            actions.dedup();
            assert_eq!(actions.len(), best.len());
        }
        assert!(several > 0);
    }
}

#[test]
fn of_equal_actions_the_best_is_the_queen_and_the_shortest_win() {
    let (mut engine, stop) = (Engine::new(), AtomicBool::new(false));
    let mut first = |fen: &str, nodes, count| {
        let game = Game::from_fen(variants::by_id("chess").unwrap(), fen).unwrap();
        let best = engine.best(&game, (nodes, count), &stop).unwrap();
        (best[0].action, best[0].score, game)
    };
    // Whatever the pawn becomes is taken at once.
    for count in [1, 3] {
        let (action, ..) = first("8/4P3/5n2/8/8/3k4/1K6/8 w - - 0 1", 5_000, count);
        assert_eq!(action.to_string(), "e7e8q", "{count}");
    }
    // A longer win is seen before the shortest one.
    let (action, score, game) = first("8/1PPk1K2/8/8/8/8/4Q3/8 w - - 0 1", 20_000, 1);
    let shortest = mate::winning(&game, 2, 1_000_000).unwrap();
    assert!(shortest.contains(&action), "{action} {score}, {shortest:?}");
    assert_eq!(score.forced(), Some(2));
}
