//! Games of random turns and rolls, the same each time.

use rules::Game;
use rules::variants::by_id;

/// Whatever comes next: a linear congruential generator by Knuth.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// A game of so many turns with their rolls and decisions, which does not end before if it can
/// help it.
pub fn random_game(id: &str, seed: u64, turns: usize) -> Game {
    let mut chance = Chance(seed);
    let mut game = Game::new(by_id(id).expect("the game is registered"));
    let made = |game: &Game| game.actions().iter().filter(|action| action.is_turn()).count();
    while game.end().is_none() {
        let actions = game.legal_actions().to_vec();
        let is_turn = actions.iter().any(|action| action.is_turn());
        if is_turn && made(&game) == turns {
            break;
        }
        let first = chance.below(actions.len());
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
