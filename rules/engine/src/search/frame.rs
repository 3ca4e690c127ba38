//! The room that one position of a line takes, kept so that none is made anew at each.

use rules::{Action, Placement};

/// Lists of one position. They grow to what is needed and stay.
#[derive(Default)]
pub(super) struct Frame {
    pub(super) actions: Vec<Action>,
    /// How promising each action is: the same length.
    pub(super) scores: Vec<i32>,
    /// The number that allows each action, where a roll does.
    pub(super) numbers: Vec<u8>,
    /// By what actions are sorted, and as they are sorted then.
    pub(super) keys: Vec<u64>,
    pub(super) sorted: Vec<Action>,
    pub(super) placements: Vec<Placement>,
    /// How promising each placement is.
    pub(super) places: Vec<i32>,
}

impl Frame {
    pub(super) fn clear(&mut self) {
        self.actions.clear();
        self.scores.clear();
        self.numbers.clear();
        self.keys.clear();
        self.sorted.clear();
        self.placements.clear();
        self.places.clear();
    }
}

/// Brings the most promising of what is left from `at` on to that place.
pub(super) fn pick<T>(items: &mut [T], scores: &mut [i32], at: usize) {
    let rest = scores[at..].iter().enumerate();
    // Of equal ones the first, so that the order is the same each time.
    let best = rest.rev().max_by_key(|(_, score)| **score);
    if let Some((offset, _)) = best {
        items.swap(at, at + offset);
        scores.swap(at, at + offset);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_go_from_the_most_promising_down() {
        let mut items = ['a', 'b', 'c', 'd', 'e'];
        let mut scores = [1, 5, -2, 5, 3];
        for at in 0..items.len() {
            pick(&mut items, &mut scores, at);
        }
        assert_eq!(items, ['b', 'd', 'e', 'a', 'c']);
    }
}
