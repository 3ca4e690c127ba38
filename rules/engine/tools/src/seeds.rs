//! Random numbers that are the same each time for the same seed.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rules::Action;

/// A stream of random numbers.
pub type Numbers = Xoshiro256PlusPlus;

/// What a stream is for: no two purposes share one.
#[derive(Clone, Copy, Debug)]
pub enum Purpose {
    /// The turns and rolls of an opening.
    Opening,
    /// The rolls after it.
    Dice,
    /// What White's player draws.
    White,
    /// What Black's player draws.
    Black,
}

/// A seed for one purpose in one game, or pair of games, of a run with a seed of its own.
pub fn seed(run: u64, game: u64, purpose: Purpose) -> u64 {
    [run, game, purpose as u64].into_iter().fold(0, |state, word| mix(state ^ mix(word)))
}

/// The stream of [`seed`].
pub fn numbers(run: u64, game: u64, purpose: Purpose) -> Numbers {
    Numbers::seed_from_u64(seed(run, game, purpose))
}

/// One stream for all of a game.
pub fn game_numbers(run: u64, game: u64) -> Numbers {
    Numbers::seed_from_u64(run << 32 | game)
}

/// A roll of the die.
pub fn roll(numbers: &mut Numbers) -> Action {
    Action::Roll(numbers.random_range(1..=8))
}

/// The step of `SplitMix64`, after which neighbouring seeds have nothing in common.
fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_repeat_and_differ() {
        let rolls = |run, game, purpose| {
            let mut numbers = numbers(run, game, purpose);
            std::array::from_fn::<_, 20, _>(|_| roll(&mut numbers))
        };
        let wanted = rolls(1, 2, Purpose::Dice);
        assert_eq!(rolls(1, 2, Purpose::Dice), wanted);
        assert_ne!(rolls(2, 1, Purpose::Dice), wanted);
        assert_ne!(rolls(1, 3, Purpose::Dice), wanted);
        assert_ne!(rolls(1, 2, Purpose::Opening), wanted);
    }
}
