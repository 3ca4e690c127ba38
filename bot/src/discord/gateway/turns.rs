//! Who may identify next: of all processes' shards with the same remainder by how many may at once,
//! one every five seconds.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;
use twilight_gateway::queue::Queue;

use super::ask_once;
use crate::clock::Clock;
use crate::config::Shards;
use crate::discord::rest::Rest;
use crate::store::{Store, Turn};

/// How long to wait before the database is asked again that has failed.
const AGAIN: Duration = Duration::from_secs(1);

/// Among whom the turns go round, and where that is kept.
pub(super) struct Among {
    /// Where it is kept whose turn it is.
    pub(super) store: Store,
    /// Who knows how many sessions may still begin.
    pub(super) rest: Arc<Rest>,
    /// The clock of waits.
    pub(super) clock: Clock,
    /// The shards of this process.
    pub(super) shards: Shards,
    /// How many may identify at once.
    pub(super) concurrency: u32,
    /// How much later others may.
    pub(super) every: Duration,
}

/// The turns, as the database keeps them for everybody.
#[derive(Clone)]
pub(super) struct Turns {
    among: Arc<Among>,
    /// The shards that have had a turn.
    begun: Arc<Mutex<BTreeSet<u32>>>,
}

impl Turns {
    pub(super) fn new(among: Among) -> Self {
        Self { among: Arc::new(among), begun: Arc::default() }
    }

    /// Waits for the turn of a shard. One that comes again may come again and again: Discord is
    /// asked each time how many sessions are left.
    async fn wait(&self, shard: u32) {
        let first = self.begun.lock().unwrap_or_else(PoisonError::into_inner).insert(shard);
        if !first {
            self.wait_for_sessions().await;
        }
        let Among { store, clock, concurrency, every, .. } = &*self.among;
        let mut failed = false;
        loop {
            let wait = match store.take_turn(shard % concurrency.max(&1), *every).await {
                Ok(Turn::Now) => return,
                Ok(Turn::Wait(wait)) => wait,
                Err(error) => {
                    if !failed {
                        tracing::error!(shard, %error, "it is not known who may identify");
                    }
                    failed = true;
                    AGAIN
                }
            };
            clock.sleep(wait).await;
        }
    }

    /// Waits while Discord lets too few sessions begin. Where it does not say so, it is not in the
    /// way.
    async fn wait_for_sessions(&self) {
        let Among { rest, clock, shards, .. } = &*self.among;
        while let Ok(gateway) = ask_once(rest).await
            && let Some(wait) = gateway.too_few_sessions(*shards)
        {
            clock.sleep(wait).await;
        }
    }
}

impl std::fmt::Debug for Turns {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Turns").field("every", &self.among.every).finish_non_exhaustive()
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
