//! The evaluation noise of a level: fixed by the position and the seed of the game.

use rules::Action;

use crate::evaluation::{to_centipawns, to_expected};
use crate::level::Strength;

/// What a level sees wrong in a game. Errors are those of a weighed sum, before it is squashed to
/// an expected result: who is far ahead may err further and still be ahead.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct EvaluationNoise {
    /// The public seed of the game.
    seed: u64,
    /// Standard deviation of what a position is worth.
    noise: f64,
    /// How much worse than the best an action may well be.
    temperature: f64,
}

/// Actions that are worse by so many temperatures are not chosen.
const SOFTMAX_MARGIN: f64 = 6.0;

impl EvaluationNoise {
    pub(crate) fn new(strength: Strength, seed: u64) -> Self {
        Self {
            seed,
            noise: f64::from(strength.noise),
            temperature: f64::from(strength.temperature),
        }
    }

    /// Whether it sees positions as they are.
    pub(crate) fn is_clear(&self) -> bool {
        self.noise == 0.0
    }

    /// Whether it chooses the best action that it sees.
    pub(crate) fn is_cool(&self) -> bool {
        self.temperature == 0.0
    }

    /// What a position with this hash seems to be worth.
    pub(crate) fn seen(&self, value: i32, hash: u64) -> i32 {
        let mixed = mix(hash ^ mix(self.seed));
        // The sum of eight bytes is spread nearly as errors are: by 209 about 1020.
        let sum: i32 = mixed.to_le_bytes().into_iter().map(i32::from).sum();
        to_expected(to_centipawns(value) + self.noise * f64::from(sum - 1020) / 209.0)
    }

    /// When it looks at an action of the position with this hash: the lowest first, all alike where
    /// it sees positions as they are.
    pub(crate) fn turn_to(&self, action: Action, hash: u64) -> u64 {
        if self.is_clear() {
            return 0;
        }
        self.of_action(action, hash)
    }

    /// A number of its own for each action of the position with this hash.
    fn of_action(&self, action: Action, hash: u64) -> u64 {
        let mv = action.as_move().map_or(0, |mv| {
            let promotion = mv.promotion.map_or(0, |role| role as usize + 1);
            (mv.from.index() << 8 | mv.to.index()) << 8 | promotion
        });
        let place = action.placement().map_or(0, |at| at.index() + 1);
        // Actions without a square are alone in their positions, or beside moves.
        mix(hash ^ mix(self.seed) ^ mix((mv << 8 | place) as u64))
    }

    /// The least value that may be chosen beside the best.
    pub(crate) fn least(&self, best: i32) -> i32 {
        to_expected(to_centipawns(best) - self.temperature * SOFTMAX_MARGIN) - 1
    }

    /// How good an action of the position with this hash seems beside others.
    pub(crate) fn liking(&self, value: i32, hash: u64, action: Action) -> f64 {
        let mixed = mix(self.of_action(action, hash));
        // Chosen so, the best of all comes as often as by a softmax (Gumbel).
        let even = ((mixed >> 11) as f64 + 0.5) / (1_u64 << 53) as f64;
        let luck = -(-even.ln()).ln();
        to_centipawns(value) + self.temperature * luck.clamp(-2.0, SOFTMAX_MARGIN)
    }
}

/// A number that looks like any other (SplitMix64, after Steele, Lea and Flood 2014).
pub(crate) fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evaluation_noise(seed: u64) -> EvaluationNoise {
        EvaluationNoise::new(Strength { nodes: 1, noise: 100, temperature: 50 }, seed)
    }

    #[test]
    fn errors_are_steady_and_as_large_as_asked_for() {
        for sum in [-300.0, 0.0, 700.0] {
            let error =
                |hash| to_centipawns(evaluation_noise(3).seen(to_expected(sum), hash)) - sum;
            assert!((0..100).all(|hash| error(hash) == error(hash)));
            let mean: f64 = (0..10_000).map(error).sum::<f64>() / 1e4;
            let square: f64 = (0..10_000).map(|hash| error(hash).powi(2)).sum::<f64>() / 1e4;
            assert!(mean.abs() < 3.0 && (square.sqrt() - 100.0).abs() < 3.0, "{mean} {square}");
        }
    }

    #[test]
    fn every_game_has_its_own_errors() {
        let differs = |hash| evaluation_noise(3).seen(0, hash) != evaluation_noise(4).seen(0, hash);
        assert!((0..100).filter(|hash| differs(*hash)).count() > 90);
    }

    #[test]
    fn worse_actions_are_chosen_less_often() {
        // One temperature worse: once to e times, as by a softmax.
        let [one, other] = ["a2a3", "a2a4"].map(|text| text.parse().expect("an action"));
        let worse = |hash| {
            let evaluation_noise = evaluation_noise(3);
            evaluation_noise.liking(to_expected(-50.0), hash, one)
                > evaluation_noise.liking(0, hash, other)
        };
        let share = (0..10_000).filter(|hash| worse(*hash)).count() as f64 / 1e4;
        assert!((share - 1.0 / (1.0 + 1_f64.exp())).abs() < 0.02, "{share}");
    }
}
