//! Counting action sequences, to check rules against each other.

use crate::variants::Variant;
use crate::{Action, Position};

/// The deepest count accepted, far deeper than any that ends in time.
pub const MAX_DEPTH: usize = 128;

/// The number of sequences of `depth` legal actions, 1 for depth 0. A sequence ends early only
/// where there is no legal action.
///
/// # Panics
///
/// Panics if `depth` is more than [`MAX_DEPTH`].
pub fn perft(variant: &dyn Variant, position: &Position, depth: usize) -> u64 {
    assert!(depth <= MAX_DEPTH);
    count(variant, position, &mut vec![Vec::new(); depth])
}

/// Counts as deep as there are `lists` to hold the actions of each level.
fn count(variant: &dyn Variant, position: &Position, lists: &mut [Vec<Action>]) -> u64 {
    let Some((actions, deeper)) = lists.split_first_mut() else {
        return 1;
    };
    if deeper.is_empty() {
        return variant.count_actions(position) as u64;
    }
    actions.clear();
    variant.legal_actions(position, actions);
    // In place: what `Variant::play` returns is copied once more.
    let after = |action: &Action| {
        let mut next = *position;
        variant.apply(&mut next, *action);
        count(variant, &next, deeper)
    };
    actions.iter().map(after).sum()
}
