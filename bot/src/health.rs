//! Whether the program is connected to Discord, and whether it is being stopped.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What is known of a running program's connections; shared by whoever notes and whoever asks.
#[derive(Debug, Default)]
pub struct Health {
    /// What is known of each shard; none before they are known. A mutex of std's, since it is never
    /// held across an await.
    shards: Mutex<Option<BTreeMap<u32, Shard>>>,
    stopping: AtomicBool,
}

/// What is known of a shard.
#[derive(Clone, Copy, Debug, Default)]
struct Shard {
    connected: bool,
    /// Whether nothing was heard from it for longer than it takes to hear something.
    silent: bool,
}

impl Shard {
    fn is_there(self) -> bool {
        self.connected && !self.silent
    }
}

impl Health {
    /// Notes which shards there are to be, none of them connected yet.
    pub fn expect_shards(&self, shards: impl IntoIterator<Item = u32>) {
        *self.lock() = Some(shards.into_iter().map(|shard| (shard, Shard::default())).collect());
    }

    /// Notes whether a shard is connected.
    pub fn set_shard(&self, shard: u32, connected: bool) {
        self.lock().get_or_insert_default().entry(shard).or_default().connected = connected;
    }

    /// Notes whether a shard has been silent for too long.
    pub fn set_silent(&self, shard: u32, silent: bool) {
        self.lock().get_or_insert_default().entry(shard).or_default().silent = silent;
    }

    /// How many shards are connected, and how many are not.
    pub fn shards(&self) -> (u32, u32) {
        let shards = self.lock();
        let states = || shards.iter().flat_map(BTreeMap::values);
        let count = |there: bool| states().filter(|it| it.is_there() == there).count();
        [true, false].map(|it| u32::try_from(count(it)).unwrap_or(u32::MAX)).into()
    }

    /// Whether it is known which shards there are, and all of them are connected.
    pub fn is_connected(&self) -> bool {
        self.lock().as_ref().is_some_and(|shards| shards.values().all(|shard| shard.is_there()))
    }

    /// Notes that the program is being stopped.
    pub fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    /// Whether the program is being stopped.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    fn lock(&self) -> MutexGuard<'_, Option<BTreeMap<u32, Shard>>> {
        self.shards.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_shards_have_to_be_connected_once_they_are_known() {
        let health = Health::default();
        assert!(!health.is_connected(), "nothing is known yet");
        health.expect_shards(2..4);
        health.set_shard(2, true);
        assert_eq!((health.is_connected(), health.shards()), (false, (1, 1)));
        health.set_shard(3, true);
        assert_eq!((health.is_connected(), health.shards()), (true, (2, 0)));
        health.set_silent(3, true);
        assert!(!health.is_connected(), "half open");
        health.set_silent(3, false);
        assert!(health.is_connected());
        health.set_shard(2, false);
        assert!(!health.is_connected());
        // Where there is another way in, there are none.
        health.expect_shards([]);
        assert!(health.is_connected());
    }
}
