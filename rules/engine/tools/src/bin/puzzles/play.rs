//! A game between sides of all strengths: the weaker they are, the more mates there are to miss.

use std::sync::atomic::AtomicBool;

use engine::{Engine, Level, Limits};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rules::{Action, Game, Variant};

/// The longest game, in turns.
const LONGEST: usize = 160;

/// The strongest level that plays.
const STRONGEST: u8 = 5;

/// One turn in so many is any turn.
const BLUNDER: u32 = 12;

/// A whole game: the same one for the same seed and index.
pub(crate) fn game(
    variant: &'static dyn Variant,
    engine: &mut Engine,
    seed: u64,
    index: u64,
) -> Game {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed << 32 | index);
    // Without a level, a side plays anything.
    let levels: [Option<Level>; 2] =
        std::array::from_fn(|_| Level::new(chance.random_range(0..=STRONGEST)).ok());
    let opening = chance.random_range(2..8);
    let mut game = Game::new(variant);
    let mut made = 0;
    while game.end().is_none() && made < LONGEST {
        let action = if game.position().is_roll_due() {
            Action::Roll(chance.random_range(1..=8))
        } else {
            let any = made < opening || chance.random_range(0..BLUNDER) == 0;
            let level = levels[game.position().actor() as usize].filter(|_| !any);
            turn(&game, engine, level, &mut chance)
        };
        made += usize::from(action.is_turn());
        if game.play(action).is_err() {
            break;
        }
    }
    game
}

/// What is played at a level, or at random.
fn turn(
    game: &Game,
    engine: &mut Engine,
    level: Option<Level>,
    chance: &mut Xoshiro256PlusPlus,
) -> Action {
    let legal = game.legal_actions();
    let any = legal[chance.random_range(0..legal.len())];
    let Some(level) = level else {
        return any;
    };
    let limits = Limits::level(level, chance.random());
    engine.think(game, &limits, &AtomicBool::new(false)).map_or(any, |thought| thought.action)
}
