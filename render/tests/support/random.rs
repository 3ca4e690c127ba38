//! Games of random turns and rolls, the same each time.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rules::Game;
use rules::variants::by_id;

/// A game of so many turns with their rolls and decisions, which does not end before if it can
/// help it.
pub fn random_game(id: &str, seed: u64, turns: usize) -> Game {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(by_id(id).expect("the game is registered"));
    let made = |game: &Game| game.actions().iter().filter(|action| action.is_turn()).count();
    while game.end().is_none() {
        let actions = game.legal_actions().to_vec();
        let is_turn = actions.iter().any(|action| action.is_turn());
        if is_turn && made(&game) == turns {
            break;
        }
        let first = chance.random_range(..actions.len());
        let order = actions[first..].iter().chain(&actions[..first]);
        for (left, &action) in (0..actions.len()).rev().zip(order) {
            game.play(action).expect("a listed action is legal");
            if left == 0 || game.end().is_none() {
                break;
            }
            game.takeback();
        }
    }
    game
}
