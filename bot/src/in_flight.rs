//! What is being done in this process just now, so that nothing is done twice at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, watch};

/// The keys that are claimed; clones share them.
pub(crate) struct InFlight<K>(Arc<Claims<K>>);

struct Claims<K> {
    /// Each claimed key, with a channel that closes with the claim. A mutex of std's, since it is never
    /// held across an await.
    claimed: Mutex<HashMap<K, watch::Receiver<()>>>,
    released: Notify,
}

impl<K> Clone for InFlight<K> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<K> Default for InFlight<K> {
    fn default() -> Self {
        Self(Arc::new(Claims { claimed: Mutex::default(), released: Notify::new() }))
    }
}

impl<K: Copy + Eq + Hash> InFlight<K> {
    /// Claims a key until the claim is dropped; none if it is claimed already.
    pub(crate) fn claim(&self, key: K) -> Option<Claim<K>> {
        let (done, doing) = watch::channel(());
        let mut claimed = self.claimed();
        if claimed.contains_key(&key) {
            return None;
        }
        claimed.insert(key, doing);
        Some(Claim { of: self.clone(), key, _done: done })
    }

    /// Waits until a key is not claimed any more; none if it is not claimed now.
    pub(crate) fn finished(&self, key: K) -> Option<impl Future<Output = ()> + use<K>> {
        let mut doing = self.claimed().get(&key).cloned()?;
        // Nothing is ever sent: it closes.
        Some(async move { drop(doing.changed().await) })
    }

    /// Waits until a claim is dropped; one that was dropped since the last call counts. For one
    /// waiter: each release wakes only one.
    pub(crate) async fn released(&self) {
        self.0.released.notified().await;
    }

    /// How many claimed keys are so.
    pub(crate) fn count(&self, is_so: impl Fn(&K) -> bool) -> usize {
        self.claimed().keys().filter(|key| is_so(key)).count()
    }

    /// How many keys are claimed.
    pub(crate) fn len(&self) -> usize {
        self.claimed().len()
    }

    fn claimed(&self) -> MutexGuard<'_, HashMap<K, watch::Receiver<()>>> {
        self.0.claimed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A claimed key. Whoever waits for it goes on when this is dropped.
pub(crate) struct Claim<K: Copy + Eq + Hash> {
    of: InFlight<K>,
    key: K,
    _done: watch::Sender<()>,
}

impl<K: Copy + Eq + Hash> Drop for Claim<K> {
    fn drop(&mut self) {
        self.of.claimed().remove(&self.key);
        self.of.0.released.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_key_is_claimed_by_one_at_a_time_and_who_waits_goes_on_after_that() {
        let in_flight = InFlight::default();
        let claim = in_flight.claim(1);
        assert!(claim.is_some() && in_flight.claim(1).is_none());
        assert!(in_flight.claim(2).is_some() && in_flight.finished(2).is_none());
        let finished = in_flight.finished(1).expect("it is claimed");
        assert_eq!((in_flight.len(), in_flight.count(|key| *key == 2)), (1, 0));
        drop(claim);
        finished.await;
        in_flight.released().await;
        assert!(in_flight.claim(1).is_some());
    }
}
