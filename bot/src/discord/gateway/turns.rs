//! Who may identify next: of all processes' shards with the same remainder by how many may at once,
//! one every five seconds.

use std::time::Duration;

use tokio::sync::oneshot;
use twilight_gateway::queue::Queue;

use crate::clock::Clock;
use crate::store::{Store, Turn};

/// How long to wait before the database is asked again that has failed.
const AGAIN: Duration = Duration::from_secs(1);

/// The turns, as the database keeps them for everybody.
#[derive(Clone)]
pub(super) struct Turns {
    store: Store,
    clock: Clock,
    concurrency: u32,
    every: Duration,
}

impl Turns {
    /// The turns where so many may identify at once, and others so much later.
    pub(super) fn new(store: Store, clock: Clock, concurrency: u32, every: Duration) -> Self {
        Self { store, clock, concurrency: concurrency.max(1), every }
    }

    /// Waits for the turn of a shard.
    async fn wait(&self, shard: u32) {
        loop {
            let wait = match self.store.take_turn(shard % self.concurrency, self.every).await {
                Ok(Turn::Now) => return,
                Ok(Turn::Wait(wait)) => wait,
                Err(error) => {
                    tracing::error!(shard, %error, "it is not known who may identify");
                    AGAIN
                }
            };
            self.clock.sleep(wait).await;
        }
    }
}

impl std::fmt::Debug for Turns {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Turns").field("every", &self.every).finish_non_exhaustive()
    }
}

impl Queue for Turns {
    fn enqueue(&self, id: u32) -> oneshot::Receiver<()> {
        let (mut turn, waiting) = oneshot::channel();
        let turns = self.clone();
        tokio::spawn(async move {
            tokio::select! {
                () = turns.wait(id) => drop(turn.send(())),
                // Nobody waits any more.
                () = turn.closed() => {}
            }
        });
        waiting
    }
}
