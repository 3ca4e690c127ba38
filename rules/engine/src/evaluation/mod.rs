//! The static evaluation of a position.
//!
//! Terms are counted for both sides, weighed and added up; a small network adds what they are worth
//! together. One count serves all games: a game without captures has other weights, not other code.
//! `tune` makes the weights.

mod board_masks;
mod count;
pub mod network;
mod terms;
mod weights;

use rules::{Position, SearchVariant, Variant};

use crate::score::ONE;
use board_masks::BoardMasks;
use count::MAX_PHASE;
use network::Network;
pub use weights::{ParseWeightsError, Weights};

/// The weighed sum at which the expected result is 0.71.
pub const SCALE: f64 = 400.0;

/// The static evaluation of one game's positions.
#[derive(Clone)]
pub struct Evaluation {
    variant: &'static dyn SearchVariant,
    masks: BoardMasks,
    /// Of each term, the early weight in the upper half.
    weights: Vec<i64>,
    /// What terms are worth together, where the game has a network.
    network: Option<Network<i16>>,
}

impl Evaluation {
    /// The evaluation of a game by these weights.
    pub fn new(variant: &'static dyn Variant, weights: &Weights) -> Self {
        let pairs = weights.middlegame.iter().zip(&weights.endgame);
        let packed = |(middlegame, endgame): (&i32, &i32)| {
            (i64::from(*middlegame) << 32) + i64::from(*endgame)
        };
        Self {
            variant: variant.search(),
            masks: BoardMasks::new(variant.features().board_size),
            weights: pairs.map(packed).collect(),
            network: weights.network.clone(),
        }
    }

    /// Of which game.
    pub fn variant(&self) -> &'static dyn Variant {
        self.variant
    }

    /// What a position is worth to the side that makes the next turn: the expected result, in
    /// millionths.
    pub fn evaluate(&self, position: &Position) -> i32 {
        let mut sum = 0;
        let mut weigh = |term: usize, count: i32| sum += self.weights[term] * i64::from(count);
        let (phase, output) = if let Some(network) = &self.network {
            let mut neurons = network.start();
            let phase = self.terms(position, |term, count| {
                weigh(term, count);
                network.add(&mut neurons, term, count);
            });
            (phase, network.output(&neurons, phase))
        } else {
            (self.terms(position, weigh), 0.0)
        };
        let endgame = sum as i32;
        let middlegame = ((sum - i64::from(endgame)) >> 32) as i32;
        let tapered = i64::from(middlegame) * i64::from(phase)
            + i64::from(endgame) * i64::from(MAX_PHASE - phase);
        to_expected(tapered as f64 / f64::from(MAX_PHASE) + SCALE * output)
    }

    /// Calls `add` with the terms of a position and how often each comes: more for the side that makes
    /// the next turn, less for the other. Returns the phase: from 0, the end, to 24, all pieces.
    pub fn terms(&self, position: &Position, mut add: impl FnMut(usize, i32)) -> i32 {
        count::count(self.variant, &self.masks, position, &mut add)
    }
}

/// The expected result, in millionths, that a weighed sum stands for. Made of operations that every
/// machine rounds alike.
pub(crate) fn to_expected(sum: f64) -> i32 {
    (f64::from(ONE) * sum / (sum * sum + SCALE * SCALE).sqrt()) as i32
}

/// The weighed sum that stands for an expected result, in millionths; that of the farthest that is
/// not quite won or lost at most.
pub(crate) fn to_centipawns(value: i32) -> f64 {
    let value = f64::from(value.clamp(1 - ONE, ONE - 1)) / f64::from(ONE);
    SCALE * value / (1.0 - value * value).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_come_back_from_what_they_stand_for() {
        for sum in [-2000.0, -150.0, 0.0, 1.0, 400.0, 1500.0] {
            assert!((to_centipawns(to_expected(sum)) - sum).abs() < 0.1, "{sum}");
        }
        assert_eq!(to_expected(400.0), 707_106);
    }
}
