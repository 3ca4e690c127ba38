//! Challenges that somebody is just answering.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::ids::ChallengeId;

/// The challenges that are being answered in this process; clones share them. A thread may be
/// opened before the answer is written, and two answers would open two.
#[derive(Clone, Default)]
pub(super) struct Answering(Arc<Mutex<HashSet<ChallengeId>>>);

impl Answering {
    /// Takes a challenge for oneself until the value returned is dropped; none where somebody has
    /// it.
    pub(super) fn begin(&self, id: ChallengeId) -> Option<Held> {
        self.ids().insert(id).then(|| Held { by: self.clone(), id })
    }

    fn ids(&self) -> MutexGuard<'_, HashSet<ChallengeId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A challenge that somebody has for themselves.
pub(super) struct Held {
    by: Answering,
    id: ChallengeId,
}

impl Drop for Held {
    fn drop(&mut self) {
        self.by.ids().remove(&self.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
