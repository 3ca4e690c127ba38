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

/// The levels of each game, from 1 to 8. Matches between neighbours found them: see the README.
const STRENGTHS: [(&str, [Strength; 8]); 4] = [
    (
        "chess",
        [
            strength(50, 180, 60),
            strength(90, 90, 35),
            strength(160, 65, 30),
            strength(330, 50, 25),
            strength(900, 32, 14),
            strength(5_000, 12, 6),
            strength(22_000, 0, 0),
            strength(100_000, 0, 0),
        ],
    ),
    (
        "gravitatur",
        [
            strength(14, 900, 450),
            strength(70, 800, 400),
            strength(250, 450, 220),
            strength(800, 230, 110),
            strength(2_000, 90, 45),
            strength(6_000, 30, 15),
            strength(25_000, 0, 0),
            strength(120_000, 0, 0),
        ],
    ),
    (
        "superpermutation-d8",
        [
            strength(30, 1500, 800),
            strength(40, 240, 115),
            strength(60, 120, 55),
            strength(180, 70, 30),
            strength(900, 35, 15),
            strength(6_000, 10, 5),
            strength(30_000, 0, 0),
            strength(200_000, 0, 0),
        ],
    ),
    (
        "totem",
        [
            strength(60, 250, 100),
            strength(120, 120, 50),
            strength(260, 75, 35),
            strength(700, 45, 18),
            strength(3_000, 18, 8),
            strength(12_000, 5, 3),
            strength(40_000, 0, 0),
            strength(160_000, 0, 0),
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
