//! What a position is worth is told at even depths alone, and at two turns at least.

use std::sync::atomic::AtomicBool;

use engine::{Engine, Limits};
use rules::{Action, Color, Game, variants};

use crate::support::{IDS, Numbers};

/// How many positions of each game are looked at.
const POSITIONS: usize = 8;
/// How many are where it takes longer.
const DEEP_POSITIONS: usize = 4;

/// What a search of so many turns tells.
struct Searched {
    /// What the position is worth to White by it.
    value: f64,
    /// How many positions it took.
    nodes: u64,
}

fn searched(engine: &mut Engine, game: &Game, depth: u32) -> Option<Searched> {
    let found = engine.search(game, &Limits::depth(depth), &AtomicBool::new(false)).unwrap();
    if found.score.forced().is_some() {
        return None;
    }
    assert_eq!(found.depth, depth);
    let own = found.score.expected_in(game.variant());
    let white = game.position().side_to_act() == Color::White;
    Some(Searched { value: if white { own } else { 1.0 - own }, nodes: found.nodes })
}

fn worth(engine: &mut Engine, game: &Game, nodes: u64) -> f64 {
    engine.worth(game, nodes, &AtomicBool::new(false)).unwrap().value
}

/// Positions of random games, in which somebody makes a turn.
fn positions(id: &str) -> Vec<Game> {
    let mut positions = Vec::new();
    for seed in 0.. {
        let mut numbers = Numbers::new(seed);
        let mut game = Game::new(variants::by_id(id).unwrap());
        for _ in 0..8 + 2 * seed {
            let action = numbers.pick(game.legal_actions());
            let _ = action.is_some_and(|action| game.play(action).is_ok());
        }
        let open = game.end().is_none() && !game.position().is_roll_due();
        if open && game.legal_actions().len() > 1 {
            positions.push(game);
        }
        if positions.len() == POSITIONS {
            break;
        }
    }
    positions
}

#[test]
fn two_turns_are_looked_at_whatever_the_budget() {
    let mut engine = Engine::new();
    for id in IDS {
        let (mut below, mut beyond) = (0, 0);
        for game in positions(id) {
            let depths = [1, 2, 3].map(|depth| searched(&mut engine, &game, depth));
            let [Some(one), Some(two), Some(three)] = depths else {
                continue;
            };
            for nodes in [1, two.nodes / 2, two.nodes] {
                assert_eq!(
                    worth(&mut engine, &game, nodes.max(1)),
                    two.value,
                    "{id} {}",
                    game.fen()
                );
            }
            below += u32::from(one.value != two.value);
            beyond += u32::from(three.value != two.value);
        }
        assert!(below > 2 && beyond > 2, "{id}: {below}, {beyond} would tell");
    }
}

#[test]
fn an_odd_depth_is_looked_at_and_not_told() {
    let mut engine = Engine::new();
    for id in IDS {
        // Four turns take long where there are many of them.
        let deepest = if ["gravitatur", "chess"].contains(&id) { 3 } else { 4 };
        let mut told = 0;
        for game in positions(id).iter().take(DEEP_POSITIONS) {
            let depths = [2, 3, deepest].map(|depth| searched(&mut engine, game, depth));
            let [Some(two), Some(three), Some(last)] = depths else {
                continue;
            };
            let place = game.fen();
            assert_eq!(worth(&mut engine, game, three.nodes + 1), two.value, "{id} {place}");
            told += u32::from(three.value != two.value);
            if deepest == 4 {
                assert_eq!(worth(&mut engine, game, last.nodes + 1), last.value, "{id} {place}");
            }
        }
        assert!(told > 1, "{id}: {told} would tell");
    }
}

#[test]
fn a_roll_is_worth_the_mean_of_what_two_turns_tell_of_its_faces() {
    let mut engine = Engine::new();
    for (id, before) in [("superpermutation-d8", ""), ("totem", "a2a3 a8a7 b2b3")] {
        let mut game = Game::new(variants::by_id(id).unwrap());
        for action in before.split_whitespace() {
            game.play(action.parse().unwrap()).unwrap();
        }
        assert!(game.position().is_roll_due());
        let told = engine.worth(&game, 1, &AtomicBool::new(false)).unwrap();
        let faces = told.faces.unwrap();
        for (number, face) in (1..).zip(faces) {
            let mut rolled = game.clone();
            rolled.play(Action::Roll(number)).unwrap();
            assert_eq!(face, searched(&mut engine, &rolled, 2).unwrap().value, "{id}: {number}");
        }
        assert!((faces.iter().sum::<f64>() / 8.0 - told.value).abs() < 1e-12);
        assert_eq!(told.best, None);
    }
}
