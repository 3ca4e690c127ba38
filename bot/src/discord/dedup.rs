//! Recognizes interactions that were received before: Discord may deliver one twice.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};

/// How many interactions are remembered: more than come while one is answered.
const REMEMBERED: usize = 10_000;

/// The ids of the newest interactions that this process has received.
#[derive(Default)]
pub(crate) struct InteractionDedup(Mutex<(HashSet<u64>, VecDeque<u64>)>);

impl InteractionDedup {
    /// Notes an interaction by its id; returns whether it was not received before.
    ///
    /// Two answers to one interaction would race, and the one that says "that is done already" would
    /// often be first.
    pub(super) fn is_new(&self, interaction: u64) -> bool {
        let mut heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (ids, order) = &mut *heard;
        if !ids.insert(interaction) {
            return false;
        }
        order.push_back(interaction);
        if order.len() > REMEMBERED {
            order.pop_front().map(|oldest| ids.remove(&oldest));
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_is_heard_once_and_the_oldest_forgotten() {
        let heard = InteractionDedup::default();
        assert!(heard.is_new(1) && !heard.is_new(1));
        for id in 2..=u64::try_from(REMEMBERED).expect("a number") {
            assert!(heard.is_new(id));
        }
        assert!(!heard.is_new(1));
        assert!(heard.is_new(0));
        assert!(heard.is_new(1), "it has come too long ago");
    }
}
