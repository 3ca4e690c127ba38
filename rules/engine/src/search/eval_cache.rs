//! Static evaluations of positions that were evaluated before.

use rules::Position;

use crate::evaluation::{Evaluation, PawnCache};

/// The entries, as a power of two.
const BITS: u32 = 14;

/// A table of fixed size: the newest evaluation takes the place of an older one. What it tells does not
/// depend on what was searched, so that it is kept from one search to the next.
pub(super) struct EvalCache {
    /// The position's hash, and what it is worth.
    entries: Vec<(u64, i32)>,
    pawns: PawnCache,
    /// The id of the game that the evaluations are of.
    variant: &'static str,
}

impl EvalCache {
    pub(super) fn new() -> Self {
        Self { entries: vec![(0, 0); 1 << BITS], pawns: PawnCache::new(), variant: "" }
    }

    /// Prepares for positions of a game.
    pub(super) fn begin(&mut self, variant: &'static str) {
        if self.variant != variant {
            self.variant = variant;
            self.entries.fill((0, 0));
            self.pawns = PawnCache::new();
        }
    }

    /// The evaluation of the position with this hash.
    pub(super) fn get(&mut self, hash: u64, evaluation: &Evaluation, position: &Position) -> i32 {
        let index = hash as usize & (self.entries.len() - 1);
        let entry = &mut self.entries[index];
        if entry.0 != hash {
            *entry = (hash, evaluation.evaluate(position, &mut self.pawns));
        }
        entry.1
    }
}
