//! Maps search scores to expected results, for each game, fitted to self-play.

use rules::Variant;

use crate::evaluation::{SCALE, to_centipawns};
use crate::{Score, profile};

impl Score {
    /// The result that it leads one to expect in this game, from 0 for a loss to 1 for a win: as it
    /// comes in games of the engine with itself. A forced win or loss is certain.
    pub fn expected_in(self, variant: &dyn Variant) -> f64 {
        if self.forced().is_some() {
            return self.expectation().midpoint(1.0);
        }
        // Fitted to games of the engine with itself by `calibrate`. Play does not depend on it.
        let [in_sums, at_most]: [f64; 2] = profile::numbers(variant, "trust");
        let sum = in_sums * to_centipawns(self.value());
        0.5 + at_most * sum / (sum * sum + SCALE * SCALE).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use rules::variants::VARIANTS;

    use super::*;
    use crate::score::{ONE, WON};

    #[test]
    fn more_is_expected_of_a_higher_score_and_the_same_of_both_sides() {
        for variant in VARIANTS {
            let expected = |value| Score::new(value).expected_in(*variant);
            let values = [-WON, 5 - WON, -ONE, -900_000, -3, 0, 3, 900_000, ONE, WON - 5, WON];
            let all = values.map(expected);
            assert!(all.is_sorted(), "{}: {all:?}", variant.id());
            assert!(all[2] > 0.0 && all[8] < 1.0, "{all:?}");
            assert_eq!((all[0], all[1], all[5], all[9], all[10]), (0.0, 0.0, 0.5, 1.0, 1.0));
            for (one, other) in all.iter().zip(all.iter().rev()) {
                assert!((one + other - 1.0).abs() < 1e-12, "{all:?}");
            }
        }
    }
}
