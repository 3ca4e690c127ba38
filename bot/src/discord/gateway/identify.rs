//! When a shard may identify: one every five seconds of all processes' shards that have the same
//! remainder by `max_concurrency`.

use std::time::Duration;

use crate::clock::Clock;
use crate::store::Store;

/// How long to wait before the database is asked again that has failed.
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// The slots in which shards may identify, which the database keeps for all processes.
pub(super) struct IdentifyQueue {
    pub(super) store: Store,
    pub(super) clock: Clock,
    /// How many may identify at once: Discord's `max_concurrency`.
    pub(super) concurrency: u64,
    /// The time between two slots.
    pub(super) every: Duration,
}

impl IdentifyQueue {
    /// Waits for the slot of a shard, and takes it.
    pub(super) async fn wait(&self, shard: u32) {
        let concurrency = u32::try_from(self.concurrency).unwrap_or(u32::MAX).max(1);
        let mut failed = false;
        loop {
            let processes = self.store.processes();
            let slot = processes.acquire_identify_slot(shard % concurrency, self.every).await;
            let wait = match slot {
                Ok(None) => return,
                Ok(Some(wait)) => wait,
                Err(error) => {
                    if !failed {
                        tracing::error!(shard, %error, "it is not known who may identify");
                    }
                    failed = true;
                    RETRY_AFTER
                }
            };
            self.clock.sleep(wait).await;
        }
    }
}
