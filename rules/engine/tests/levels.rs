//! Levels: each plays in its own steady way.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use engine::{Engine, Level, Limits};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rules::variants::VARIANTS;
use rules::{Action, Game, Variant};

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

/// Plays a game against itself, with the same dice each time, and returns its actions.
fn played(variant: &'static dyn Variant, level: Level, seed: u64, turns: usize) -> Vec<Action> {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut engine = Engine::new();
    let stop = AtomicBool::new(false);
    let mut game = Game::new(variant);
    while game.actions().len() < turns && !game.legal_actions().is_empty() {
        let action = if game.position().is_roll_due() {
            Action::Roll(dice.random_range(1..=8))
        } else {
            let limits = Limits::level(level, seed);
            engine.search(&game, &limits, &stop).expect("something is legal").action
        };
        game.play(action).expect("a legal action");
    }
    game.actions().to_vec()
}

#[test]
fn a_level_plays_a_game_again_as_it_did() {
    for &variant in VARIANTS {
        for number in [1, 3] {
            let [once, again] = [0, 1].map(|_| played(variant, level(number), 17, 30));
            assert_eq!(once, again, "{} at level {number}", variant.id());
        }
    }
}

#[test]
fn low_levels_play_another_game_in_another_way() {
    for &variant in VARIANTS {
        let games: Vec<_> = (1..=4).map(|seed| played(variant, level(1), seed, 30)).collect();
        assert!(games.iter().any(|game| *game != games[0]), "{}", variant.id());
    }
}

/// A game in which somebody has a turn to choose.
fn begun(variant: &'static dyn Variant) -> Game {
    let mut game = Game::new(variant);
    if game.position().is_roll_due() {
        game.play(Action::Roll(3)).expect("a roll is due");
    }
    game
}

#[test]
fn a_level_has_a_budget_of_its_own() {
    for &variant in VARIANTS {
        let game = begun(variant);
        let nodes = |number| {
            let limits = Limits::level(level(number), 1);
            let found = Engine::new().search(&game, &limits, &AtomicBool::new(false));
            found.expect("something is legal").nodes
        };
        assert!(nodes(2) < nodes(5) && nodes(5) < nodes(6), "{}", variant.id());
    }
}

#[test]
fn thought_is_cut_short_when_it_is_told_to_stop() {
    for &variant in VARIANTS {
        let game = begun(variant);
        let limits = Limits::depth(40);
        // Told before: it still has something legal to answer.
        let found = Engine::new().search(&game, &limits, &AtomicBool::new(true));
        let found = found.expect("something is legal");
        assert!(game.is_legal(found.action) && found.nodes < 1000, "{found:?}");
        // Told meanwhile: without that, it would think for hours.
        let stop = AtomicBool::new(false);
        let found = thread::scope(|scope| {
            scope.spawn(|| {
                thread::sleep(Duration::from_millis(30));
                stop.store(true, Ordering::Relaxed);
            });
            Engine::new().search(&game, &limits, &stop)
        });
        assert!(game.is_legal(found.expect("something is legal").action), "{}", variant.id());
    }
}

#[test]
fn there_are_eight_levels() {
    assert_eq!((Level::LOWEST.number(), Level::HIGHEST.number()), (1, 8));
    let error = Level::new(9).expect_err("no level");
    assert_eq!(error.to_string(), "a level is a number from 1 to 8");
    assert!(Level::new(0).is_err());
}
