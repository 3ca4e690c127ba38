//! How strong it plays.

use std::fmt;

use rules::Variant;
use thiserror::Error;

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
    /// How far positions are misjudged, as a standard deviation, in the unit of the weights.
    pub(crate) noise: u32,
    /// How much worse than the best action it may well choose, likewise.
    pub(crate) temperature: u32,
}

const fn strength(nodes: u64, noise: u32, temperature: u32) -> Strength {
    Strength { nodes, noise, temperature }
}

/// The levels of each game, from 1 to 8. Matches between neighbours found them: see `docs/benchmarks.md`.
const STRENGTHS: [(&str, [Strength; 8]); 4] = [
    (
        "chess",
        [
            strength(30, 1_100, 600),
            strength(60, 200, 75),
            strength(120, 85, 34),
            strength(300, 52, 24),
            strength(1_000, 30, 14),
            strength(4_000, 14, 7),
            strength(20_000, 3, 2),
            strength(500_000, 0, 0),
        ],
    ),
    (
        "gravitatur",
        [
            strength(7, 3_500, 1_800),
            strength(30, 1_100, 550),
            strength(120, 560, 280),
            strength(550, 270, 135),
            strength(1_500, 140, 70),
            strength(5_000, 45, 22),
            strength(22_000, 10, 5),
            strength(150_000, 0, 0),
        ],
    ),
    (
        "superpermutation-d8",
        [
            strength(30, 2_200, 1_200),
            strength(40, 270, 130),
            strength(75, 100, 45),
            strength(160, 64, 28),
            strength(400, 47, 21),
            strength(1_800, 24, 11),
            strength(9_000, 8, 4),
            strength(250_000, 0, 0),
        ],
    ),
    (
        "totem",
        [
            strength(60, 600, 260),
            strength(95, 190, 76),
            strength(160, 100, 44),
            strength(380, 64, 30),
            strength(1_500, 32, 13),
            strength(6_000, 12, 6),
            strength(25_000, 3, 2),
            strength(150_000, 0, 0),
        ],
    ),
];

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

    /// What the level is made of in a game; in one that has no levels of its own, what it is in
    /// plain chess.
    pub(crate) fn strength(self, variant: &dyn Variant) -> Strength {
        let own = STRENGTHS.iter().find(|(id, _)| *id == variant.id());
        let (_, levels) = own.unwrap_or(&STRENGTHS[0]);
        levels[usize::from(self.0) - 1]
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
    fn every_game_has_its_levels() {
        for variant in VARIANTS {
            assert!(STRENGTHS.iter().any(|(id, _)| *id == variant.id()), "{}", variant.id());
        }
    }

    #[test]
    fn a_higher_level_looks_further_and_misjudges_less() {
        for (id, levels) in STRENGTHS {
            for pair in levels.windows(2) {
                let [lower, higher] = pair else { unreachable!("pairs") };
                assert!(lower.nodes < higher.nodes && lower.noise >= higher.noise, "{id}");
                assert!(lower.temperature >= higher.temperature, "{id}");
            }
        }
    }
}
