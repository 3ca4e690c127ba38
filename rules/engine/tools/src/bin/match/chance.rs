//! What is left to chance, the same each time for the same seed.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// A stream of numbers.
pub(crate) type Numbers = Xoshiro256PlusPlus;

/// What a stream is for: no two purposes share one.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Purpose {
    /// The turns and rolls of a pair's opening.
    Opening,
    /// The rolls after it.
    Dice,
    /// What those who play White draw for themselves.
    White,
    /// What those who play Black draw for themselves.
    Black,
}

/// A number for one purpose in one pair of a match.
pub(crate) fn seed(of_match: u64, pair: u64, purpose: Purpose) -> u64 {
    [of_match, pair, purpose as u64].into_iter().fold(0, |state, word| mix(state ^ mix(word)))
}

/// A stream of numbers for one purpose in one pair of a match.
pub(crate) fn numbers(of_match: u64, pair: u64, purpose: Purpose) -> Numbers {
    Numbers::seed_from_u64(seed(of_match, pair, purpose))
}

/// A roll of the die.
pub(crate) fn roll(numbers: &mut Numbers) -> u8 {
    numbers.random_range(1..=8)
}

/// The step of `SplitMix64`, which leaves no likeness between neighbours.
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
        let rolls = |of_match, pair, purpose| {
            let mut numbers = numbers(of_match, pair, purpose);
            std::array::from_fn::<u8, 20, _>(|_| roll(&mut numbers))
        };
        let wanted = rolls(1, 2, Purpose::Dice);
        assert_eq!(rolls(1, 2, Purpose::Dice), wanted);
        assert_ne!(rolls(2, 1, Purpose::Dice), wanted);
        assert_ne!(rolls(1, 3, Purpose::Dice), wanted);
        assert_ne!(rolls(1, 2, Purpose::Opening), wanted);
    }
}
