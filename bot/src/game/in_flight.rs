//! What somebody is just answering: a challenge, or the offer of a rematch.

use std::collections::HashSet;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What is being answered in this process, by its id; clones share it. A thread may be opened before
/// the answer is written, and two answers would open two.
#[derive(Clone)]
pub(super) struct Answering<T>(Arc<Mutex<HashSet<T>>>);

impl<T> Default for Answering<T> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<T: Copy + Eq + Hash> Answering<T> {
    /// Takes it for oneself until the value returned is dropped; none where somebody has it.
    pub(super) fn begin(&self, id: T) -> Option<Held<T>> {
        self.ids().insert(id).then(|| Held { by: self.clone(), id })
    }

    fn ids(&self) -> MutexGuard<'_, HashSet<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What somebody has for themselves.
pub(super) struct Held<T: Copy + Eq + Hash> {
    by: Answering<T>,
    id: T,
}

impl<T: Copy + Eq + Hash> Drop for Held<T> {
    fn drop(&mut self) {
        self.by.ids().remove(&self.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::ChallengeId;

    #[test]
    fn a_challenge_is_answered_by_one_at_a_time() {
        let answering = Answering::default();
        let held = answering.begin(ChallengeId(1));
        assert!(held.is_some() && answering.begin(ChallengeId(1)).is_none());
        assert!(answering.begin(ChallengeId(2)).is_some());
        drop(held);
        assert!(answering.begin(ChallengeId(1)).is_some());
    }
}
