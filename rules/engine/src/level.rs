//! How strong it plays.

use std::fmt;

use rules::Variant;
use thiserror::Error;

use crate::profile;

/// A level of play, 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Level(u8);

/// There is no such level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a level is a number from 1 to 8")]
pub struct ParseLevelError;

/// What makes a level as strong as it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Strength {
    /// Positions to look at for each action.
    pub(crate) nodes: u64,
    /// The evaluation noise, as a standard deviation, in the unit of the weights.
    pub(crate) noise: u32,
    /// How much worse than the best action it may well choose, likewise.
    pub(crate) temperature: u32,
}

impl Level {
    /// The weakest.
    pub const LOWEST: Self = Self(1);

    /// The strongest.
    pub const HIGHEST: Self = Self(8);

    /// The level with this number.
    ///
    /// # Errors
    ///
    /// There are levels 1 to 8 alone.
    pub fn new(number: u8) -> Result<Self, ParseLevelError> {
        if (1..=8).contains(&number) { Ok(Self(number)) } else { Err(ParseLevelError) }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many positions it looks at for each action.
    pub fn nodes(self, variant: &dyn Variant) -> u64 {
        self.strength(variant).nodes
    }

    /// How the level scores in a game against the one below it, and the lowest against random moves, in
    /// percent; a draw is half a win. Measured by matches: see `docs/benchmarks.md`.
    pub fn score(self, variant: &dyn Variant) -> u8 {
        let scores: [u8; 8] = profile::numbers(variant, "scores");
        scores[usize::from(self.0 - 1)]
    }

    /// What the level is made of in a game. Matches between neighbours found it: see `docs/benchmarks.md`.
    pub(crate) fn strength(self, variant: &dyn Variant) -> Strength {
        let [nodes, noise, temperature] = profile::numbers(variant, &format!("level.{}", self.0));
        Strength { nodes, noise: noise as u32, temperature: temperature as u32 }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use rules::variants::VARIANTS;

    use super::*;

    #[test]
    fn a_higher_level_searches_more_and_errs_less() {
        for variant in VARIANTS {
            let levels = (1..=8).map(|number| Level(number).strength(*variant));
            let levels: Vec<Strength> = levels.collect();
            for pair in levels.windows(2) {
                let [lower, higher] = pair else { unreachable!("pairs") };
                let id = variant.id();
                assert!(lower.nodes < higher.nodes && lower.noise >= higher.noise, "{id}");
                assert!(lower.temperature >= higher.temperature, "{id}");
            }
            let scores = (1..=8).map(|number| Level(number).score(*variant));
            assert!(scores.into_iter().all(|it| (51..=100).contains(&it)), "{}", variant.id());
        }
    }
}
