//! What is made once and then shared between threads.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, PoisonError, RwLock};

use crate::DrawError;

/// Values made on first use.
///
/// The lock is held for writing while a value is made, so none is ever made twice; a value that
/// is there costs a short lock for reading. A panic cannot leave the map half changed, so a
/// poisoned lock is taken as it is.
pub(crate) struct Cache<K, V>(RwLock<HashMap<K, Arc<V>>>);

impl<K: Eq + Hash, V> Cache<K, V> {
    /// A cache with nothing in it.
    pub(crate) fn new() -> Self {
        Self(RwLock::new(HashMap::new()))
    }

    /// The value for `key`, made now if it is not there.
    ///
    /// # Errors
    ///
    /// Returns the error of `make`; the next call tries again.
    pub(crate) fn get(
        &self,
        key: K,
        make: impl FnOnce(&K) -> Result<V, DrawError>,
    ) -> Result<Arc<V>, DrawError> {
        let found = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(value) = found.get(&key) {
            return Ok(Arc::clone(value));
        }
        drop(found);
        let mut map = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(value) = map.get(&key) {
            return Ok(Arc::clone(value));
        }
        let value = Arc::new(make(&key)?);
        map.insert(key, Arc::clone(&value));
        Ok(value)
    }

    /// The sum of something over all values.
    pub(crate) fn sum(&self, of: impl Fn(&V) -> usize) -> usize {
        let map = self.0.read().unwrap_or_else(PoisonError::into_inner);
        map.values().map(|value| of(value)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_made_once_and_an_error_is_not_kept() {
        let cache = Cache::new();
        let failure = cache.get(1, |_| Err::<i32, _>(DrawError::Art("broken".to_owned())));
        assert!(failure.is_err());
        assert_eq!(*cache.get(1, |_| Ok(10)).unwrap(), 10);
        assert_eq!(*cache.get(1, |_| Ok(20)).unwrap(), 10);
    }
}
