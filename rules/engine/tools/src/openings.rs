//! Openings: some random turns from the start that favour neither side much.

use std::sync::atomic::AtomicBool;

use engine::{Engine, Limits};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rules::{Game, Variant};

use crate::seeds::Numbers;
use crate::self_play::turn_count;

/// How far from a draw the engine may think an opening is.
const BALANCED: f64 = 0.25;
/// How many openings are tried; if none is balanced, the most balanced one is taken.
const ATTEMPTS: u32 = 200;
/// How many positions the engine looks at to judge an opening.
const NODES: u64 = 2000;
/// How far it looks where a roll is due.
const DEPTH: u32 = 1;
/// How many turns an opening may be longer or shorter than asked for, so that it ends at different
/// points between the rolls of the Null.
const SPREAD: u32 = 2;

/// A balanced opening of about this many turns.
pub fn balanced(variant: &'static dyn Variant, turns: u32, numbers: &mut Numbers) -> Game {
    best_of(ATTEMPTS, || {
        let shortest = turns.saturating_sub(SPREAD).max(turns.min(1));
        let turns = numbers.random_range(shortest..=turns + if turns == 0 { 0 } else { SPREAD });
        let game = random(variant, turns, numbers)?;
        let advantage = advantage(&game);
        Some((game, advantage))
    })
    .unwrap_or_else(|| Game::new(variant))
}

/// The first balanced one of these, or the one that comes closest.
fn best_of<T>(attempts: u32, mut next: impl FnMut() -> Option<(T, f64)>) -> Option<T> {
    let mut best: Option<(T, f64)> = None;
    for (opening, advantage) in (0..attempts).filter_map(|_| next()) {
        if advantage <= BALANCED {
            return Some(opening);
        }
        if best.as_ref().is_none_or(|(_, least)| advantage < *least) {
            best = Some((opening, advantage));
        }
    }
    best.map(|(opening, _)| opening)
}

/// The start and this many random turns; `None` if they end the game.
fn random(variant: &'static dyn Variant, turns: u32, numbers: &mut Numbers) -> Option<Game> {
    let mut game = Game::new(variant);
    while turn_count(&game) < turns as usize {
        game.play(*game.legal_actions().choose(numbers)?).ok()?;
    }
    (game.end().is_none() && game.claim().is_none()).then_some(game)
}

/// How far from a draw the engine thinks a game is, whoever is ahead.
fn advantage(game: &Game) -> f64 {
    let (mut engine, stop) = (Engine::new(), AtomicBool::new(false));
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    if let Some(found) = engine.search(game, &limits, &stop) {
        return found.score.expectation().abs();
    }
    let odds = engine.odds(game, DEPTH, &stop);
    odds.map_or(0.0, |odds| {
        let sum: f64 = odds.faces.iter().map(|(score, _)| score.expectation()).sum();
        (sum / odds.faces.len() as f64).abs()
    })
}

#[cfg(test)]
mod tests {
    use rules::variants::VARIANTS;

    use super::*;
    use crate::seeds::{Purpose, numbers};

    #[test]
    fn openings_repeat_and_are_balanced() {
        for &variant in VARIANTS {
            let opening = |pair| {
                let mut numbers = numbers(3, pair, Purpose::Opening);
                balanced(variant, 6, &mut numbers)
            };
            assert_eq!(opening(1).fen(), opening(1).fen());
            assert_ne!(opening(1).fen(), opening(2).fen());
            for pair in 0..3 {
                let game = opening(pair);
                assert!((4..=8).contains(&turn_count(&game)));
                assert_eq!((game.end(), game.claim()), (None, None));
                assert!(advantage(&game) <= BALANCED, "{}", game.fen());
            }
        }
    }

    #[test]
    fn no_opening_is_the_start() {
        let chess = VARIANTS[0];
        let game = balanced(chess, 0, &mut numbers(3, 0, Purpose::Opening));
        assert_eq!(game.fen(), chess.info().start_fen);
    }

    #[test]
    fn the_first_balanced_one_or_the_closest_is_taken() {
        let best = |openings: &[(char, f64)]| {
            let mut openings = openings.iter().copied();
            best_of(3, || openings.next())
        };
        assert_eq!(best(&[('a', 0.9), ('b', 0.25), ('c', 0.1)]), Some('b'));
        assert_eq!(best(&[('a', 0.9), ('b', 0.3), ('c', 0.5), ('d', 0.0)]), Some('b'));
        assert_eq!(best(&[]), None);
    }
}
