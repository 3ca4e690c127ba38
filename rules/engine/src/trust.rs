//! What comes of a score: the search is surer of itself than games bear out, in some games more than in
//! others.

use rules::Variant;

use crate::Score;
use crate::evaluation::{SCALE, unsquashed};

/// How far scores are believed.
#[derive(Clone, Copy)]
struct Trust {
    /// By what a weighed sum that the search finds is multiplied before a result is expected of it.
    in_sums: f64,
    /// How far from a draw a result is expected at most where nothing is forced.
    at_most: f64,
}

const fn trust(in_sums: f64, at_most: f64) -> Trust {
    Trust { in_sums, at_most }
}

/// Fitted to games of the engine with itself by `calibrate`. Play does not depend on it.
const TRUSTS: &[(&str, Trust)] = &[
    ("chess", trust(1.2, 0.46)),
    ("gravitatur", trust(0.6, 0.3)),
    ("superpermutation-d8", trust(0.46, 0.5)),
    ("totem", trust(0.40, 0.5)),
];

impl Score {
    /// The result that it leads one to expect in this game, from 0 for a loss to 1 for a win: as it
    /// comes in games of the engine with itself. A forced win or loss is certain.
    pub fn expected_in(self, variant: &dyn Variant) -> f64 {
        if self.forced().is_some() {
            return self.expectation().midpoint(1.0);
        }
        let own = TRUSTS.iter().find(|(id, _)| *id == variant.id());
        let Trust { in_sums, at_most } = own.map_or(trust(1.0, 0.5), |(_, trust)| *trust);
        let sum = in_sums * unsquashed(self.value());
        0.5 + at_most * sum / (sum * sum + SCALE * SCALE).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use rules::variants::VARIANTS;

    use super::*;
    use crate::score::{ONE, WON};

    #[test]
    fn every_game_has_its_trust() {
        for variant in VARIANTS {
            assert!(TRUSTS.iter().any(|(id, _)| *id == variant.id()), "{}", variant.id());
        }
    }

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
