//! What is made once, then shared between threads, and kept while there is room.

use std::convert::Infallible;
use std::hash::Hash;
use std::sync::Arc;

use quick_cache::sync::{Cache as QuickCache, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};

/// Into how many parts with a lock of its own each a cache is divided. A value has to fit into one,
/// so there are few.
const SHARDS: usize = 4;
/// How many bytes a value takes, at a guess: by this the cache plans how many it remembers.
const USUAL: usize = 4096;
/// How many bytes an entry takes besides its key and what its value says: counts and pointers.
const ENTRY: usize = 64;

/// What knows how many bytes it takes.
pub(crate) trait Memory {
    /// How many bytes it takes, always the same.
    fn memory(&self) -> usize;
}

impl Memory for Vec<u8> {
    fn memory(&self) -> usize {
        self.len()
    }
}

/// Weighs an entry by its bytes.
#[derive(Clone)]
struct Bytes;

impl<K, V: Memory> Weighter<K, Arc<V>> for Bytes {
    fn weight(&self, _: &K, value: &Arc<V>) -> u64 {
        (ENTRY + size_of::<K>() + size_of::<V>() + value.memory()) as u64
    }
}

/// Values made on first use, of which those that are seldom asked for fall away when there are too
/// many.
///
/// A value that is there costs a short lock for reading. While one is made, only those wait who ask
/// for the same one, so none is made twice at a time.
pub(crate) struct Cache<K, V>(QuickCache<K, Arc<V>, Bytes>);

impl<K: Eq + Hash + Clone, V: Memory> Cache<K, V> {
    /// A cache with nothing in it that keeps at most so many bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        let options = OptionsBuilder::new()
            .shards(SHARDS)
            .estimated_items_capacity(bytes / USUAL)
            .weight_capacity(bytes as u64)
            .build()
            .expect("all that it needs is said");
        let (hasher, lifecycle) = (DefaultHashBuilder::default(), DefaultLifecycle::default());
        Self(QuickCache::with_options(options, Bytes, hasher, lifecycle))
    }

    /// The value for `key`, made now if it is not there.
    pub(crate) fn get(&self, key: &K, make: impl FnOnce(&K) -> V) -> Arc<V> {
        let make = || Ok::<_, Infallible>(Arc::new(make(key)));
        let Ok(value) = self.0.get_or_insert_with(key, make);
        value
    }

    /// How many bytes are kept.
    pub(crate) fn memory(&self) -> usize {
        self.0.weight() as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_made_once() {
        let cache = Cache::new(1_000_000);
        assert_eq!(*cache.get(&1, |_| vec![10]), [10]);
        assert_eq!(*cache.get(&1, |_| vec![20]), [10]);
    }

    #[test]
    fn no_more_is_kept_than_there_is_room_for() {
        const ROOM: usize = 1_000_000;
        let cache = Cache::new(ROOM);
        let mut made = Vec::new();
        for key in 0..1000 {
            let value = cache.get(&key, |_| vec![0; 9_000]);
            made.push(Arc::downgrade(&value));
        }
        let living: usize =
            made.iter().filter_map(std::sync::Weak::upgrade).map(|it| it.memory()).sum();
        assert!(living <= cache.memory() && cache.memory() <= ROOM, "{living}");
        assert!(2 * living > ROOM, "{living}");
    }
}
