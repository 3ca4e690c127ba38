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

use rules::{Bitboard, Board, Color, Position, Role, SearchVariant, Variant};

use crate::score::ONE;
use board_masks::BoardMasks;
use count::MAX_PHASE;
use network::{Network, Neurons};
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
    /// millionths. `pawns` knows pawns of this game alone.
    pub(crate) fn evaluate(&self, position: &Position, pawns: &mut PawnCache) -> i32 {
        let mut sum = Sum::new(self, pawns.get(self, &position.board, position.turn));
        let mut add = |term, count| sum.add(term, count);
        let phase = count::others(self.variant, &self.masks, position, &mut add);
        let Weighed { sum, neurons } = sum.end();
        let network = self.network.as_ref();
        let output = network.map_or(0.0, |network| network.output(&neurons, phase));
        to_expected(tapered(sum, phase) + SCALE * output)
    }

    /// How much of the weighed sum of a position is for the pieces beside the Null.
    pub(crate) fn weigh_null(&self, position: &Position) -> f64 {
        let mut sum = 0;
        if let Some(null) = position.board.null() {
            let mut add = |term: usize, count| sum += self.weights[term] * i64::from(count);
            count::beside_null(self.variant, &self.masks, position, null, &mut add);
        }
        tapered(sum, count::phase(&position.board))
    }

    /// Calls `add` with the terms of a position and how often each comes: more for the side that makes
    /// the next turn, less for the other. Returns the phase: from 0, the end, to 24, all pieces.
    pub fn terms(&self, position: &Position, mut add: impl FnMut(usize, i32)) -> i32 {
        count::pawns(&self.masks, &position.board, position.turn, &mut add);
        count::others(self.variant, &self.masks, position, &mut add)
    }
}

/// A sum of early weights, in the upper half, and late ones in one, by how much is left.
fn tapered(sum: i64, phase: i32) -> f64 {
    let endgame = sum as i32;
    let middlegame = ((sum - i64::from(endgame)) >> 32) as i32;
    let tapered = i64::from(middlegame) * i64::from(phase)
        + i64::from(endgame) * i64::from(MAX_PHASE - phase);
    tapered as f64 / f64::from(MAX_PHASE)
}

/// What terms add up to.
#[derive(Clone, Copy, Default)]
struct Weighed {
    /// The early weights in the upper half.
    sum: i64,
    neurons: Neurons,
}

/// How many terms are weighed at once.
const BATCH: usize = 32;

/// The sum of terms as they are counted. They are weighed in batches, so that the neurons stay in
/// registers.
struct Sum<'a> {
    evaluation: &'a Evaluation,
    terms: [(u32, i32); BATCH],
    waiting: usize,
    weighed: Weighed,
}

impl<'a> Sum<'a> {
    fn new(evaluation: &'a Evaluation, weighed: Weighed) -> Self {
        Self { evaluation, terms: [(0, 0); BATCH], waiting: 0, weighed }
    }

    #[inline]
    fn add(&mut self, term: usize, count: i32) {
        self.terms[self.waiting] = (term as u32, count);
        // What comes no times is overwritten.
        self.waiting += usize::from(count != 0);
        if self.waiting == BATCH {
            self.weigh();
        }
    }

    #[inline(never)]
    fn weigh(&mut self) {
        let Evaluation { weights, network, .. } = self.evaluation;
        let Weighed { mut sum, mut neurons } = self.weighed;
        for (term, count) in &self.terms[..self.waiting] {
            sum += weights[*term as usize] * i64::from(*count);
            if let Some(network) = network {
                network.add(&mut neurons, *term as usize, *count);
            }
        }
        self.weighed = Weighed { sum, neurons };
        self.waiting = 0;
    }

    fn end(&mut self) -> Weighed {
        self.weigh();
        self.weighed
    }
}

/// What pawns are worth by themselves. The newest take the place of older ones.
pub(crate) struct PawnCache(Vec<(PawnKey, Weighed)>);

/// The pawns of the side that makes the next turn, those of the other, and who makes it.
type PawnKey = (Bitboard, Bitboard, Color);

impl PawnCache {
    pub(crate) fn new() -> Self {
        // No board has so many pawns.
        let no_key = (Bitboard(u128::MAX), Bitboard(u128::MAX), Color::White);
        Self(vec![(no_key, Weighed::default()); 512])
    }

    fn get(&mut self, evaluation: &Evaluation, board: &Board, us: Color) -> Weighed {
        let key = (board.of(us, Role::Pawn), board.of(!us, Role::Pawn), us);
        let folded = (key.0.0 ^ key.1.0.rotate_left(31)) * 2 + us as u128;
        let mixed = (folded as u64 ^ (folded >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let entry = &mut self.0[(mixed >> 55) as usize];
        if entry.0 != key {
            let start = evaluation.network.as_ref().map(Network::start).unwrap_or_default();
            let mut sum = Sum::new(evaluation, Weighed { sum: 0, neurons: start });
            count::pawns(&evaluation.masks, board, us, &mut |term, count| sum.add(term, count));
            *entry = (key, sum.end());
        }
        entry.1
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
    use rules::Game;
    use rules::variants::VARIANTS;

    use super::*;

    #[test]
    fn sums_come_back_from_what_they_stand_for() {
        for sum in [-2000.0, -150.0, 0.0, 1.0, 400.0, 1500.0] {
            assert!((to_centipawns(to_expected(sum)) - sum).abs() < 0.1, "{sum}");
        }
        assert_eq!(to_expected(400.0), 707_106);
    }

    #[test]
    fn terms_weigh_as_much_in_batches_and_with_pawns_that_are_known() {
        for variant in VARIANTS {
            let weights = Weights { network: None, ..Weights::of(*variant) };
            let evaluation = Evaluation::new(*variant, &weights);
            let mut pawns = PawnCache::new();
            let mut position = *Game::new(*variant).position();
            for number in 0..40 {
                let (mut middlegame, mut endgame) = (0, 0);
                let phase = evaluation.terms(&position, |term, count| {
                    middlegame += weights.middlegame[term] * count;
                    endgame += weights.endgame[term] * count;
                });
                let sum = middlegame * phase + endgame * (MAX_PHASE - phase);
                let expected = to_expected(f64::from(sum) / f64::from(MAX_PHASE));
                assert_eq!(evaluation.evaluate(&position, &mut pawns), expected, "{position:?}");
                let mut actions = Vec::new();
                variant.legal_actions(&position, &mut actions);
                let Some(action) = actions.get(number * 7 % actions.len().max(1)) else {
                    break;
                };
                position = variant.play(&position, *action);
            }
        }
    }
}
