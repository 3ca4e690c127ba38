//! Heartbeats: while no process receives the events of a game, its clock does not run.

use std::collections::BTreeMap;
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Mutex as AsyncMutex;

use super::Jobs;
use crate::clock::{Clock, millis};
use crate::config::Shards;
use crate::store::{HEARTBEAT_INTERVAL, ProcessId, StoreError};

/// The shortest leap of the clock that counts as one: clocks are also adjusted a little.
const SHORTEST_LEAP: Duration = Duration::from_secs(60);

/// How often what is kept no longer is deleted.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60 * 60);

/// How long to wait after the database failed.
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// This process, and which of its shards have received events without a break.
pub(super) struct ProcessLiveness {
    process: ProcessId,
    shards: Shards,
    /// A mutex of std's, since it is never held across an await.
    state: Mutex<LivenessState>,
    /// Held while a break is recorded, so that no job runs before that. An async mutex, since the database
    /// is asked meanwhile.
    recovery: AsyncMutex<()>,
}

#[derive(Default)]
struct LivenessState {
    /// The shards that receive events, each with whether it is recorded as such. If there may have been a
    /// break, all are to be recorded again.
    connected: BTreeMap<u32, bool>,
    /// Whether the database has failed, so that heartbeats may be missing.
    has_database_failed: bool,
    /// How many milliseconds the machine was suspended, from some moment on.
    suspended: i64,
    /// By how many milliseconds the clock is ahead of the time that has passed.
    ahead: i64,
}

impl LivenessState {
    /// The shards that receive events and are recorded as such, or are not.
    fn shards(&self, is_recorded: bool) -> Vec<u32> {
        let shards = self.connected.iter().filter(|(_, recorded)| **recorded == is_recorded);
        shards.map(|(shard, _)| *shard).collect()
    }
}

impl ProcessLiveness {
    pub(super) fn new(shards: Shards, clock: &Clock) -> Self {
        let (suspended, ahead) = (suspended(clock), ahead(clock));
        let state = Mutex::new(LivenessState { suspended, ahead, ..LivenessState::default() });
        Self { process: ProcessId::random(), shards, state, recovery: AsyncMutex::default() }
    }

    pub(super) fn database_failed(&self) {
        self.state().has_database_failed = true;
    }

    /// The shards whose deadlines are handled: all or, while one of them receives no events, none. That is
    /// soon over, or the program ends.
    pub(super) fn deadlines(&self) -> Option<Shards> {
        let recorded = self.state().shards(true).len();
        (u32::try_from(recorded) == Ok(self.shards.count())).then_some(self.shards)
    }

    /// The shards that are to be recorded, and by how many milliseconds the clock was set ahead since the
    /// last call; below 0 if it was set back.
    fn changes(&self, clock: &Clock) -> (Vec<u32>, i64) {
        let mut state = self.state();
        let slept = suspended(clock) - mem::replace(&mut state.suspended, suspended(clock));
        let set_ahead = ahead(clock) - mem::replace(&mut state.ahead, ahead(clock));
        if mem::take(&mut state.has_database_failed) || slept > millis(SHORTEST_LEAP) {
            state.connected.values_mut().for_each(|is_recorded| *is_recorded = false);
        }
        (state.shards(false), set_ahead)
    }

    fn state(&self) -> MutexGuard<'_, LivenessState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn suspended(clock: &Clock) -> i64 {
    clock.elapsed().saturating_sub(clock.awake())
}

fn ahead(clock: &Clock) -> i64 {
    clock.now().saturating_sub(clock.elapsed())
}

impl Jobs {
    /// Notes that a shard receives events, from now on.
    pub fn shard_up(&self, shard: u32) {
        self.shared.liveness.state().connected.entry(shard).or_insert(false);
        self.app.store.wake_worker();
    }

    /// Notes that a shard receives no events any more.
    pub fn shard_down(&self, shard: u32) {
        self.shared.liveness.state().connected.remove(&shard);
    }

    /// Records a heartbeat every [`HEARTBEAT_INTERVAL`], until [`Jobs::stop`]; with the first, and then
    /// every [`CLEANUP_INTERVAL`], deletes what is kept no longer.
    pub async fn heartbeat(&self) {
        let stopping = &self.shared.stopping;
        let sleep = || self.clock().sleep(HEARTBEAT_INTERVAL);
        let mut next_cleanup = i64::MIN;
        while stopping.run_until_cancelled(sleep()).await.is_some() {
            self.recover().await;
            self.record_heartbeat().await;
            let now = self.clock().now();
            if now >= next_cleanup {
                next_cleanup = now.saturating_add(millis(CLEANUP_INTERVAL));
                self.app.portraits.forget_old();
                if let Err(error) = self.app.store.portraits().delete_old().await {
                    tracing::error!(%error, "the portraits of old games are not deleted");
                }
            }
        }
    }

    /// Records each shard that receives events again, before a job runs: the clocks of its games are given
    /// the time back in which no process received them. If the clock was set back, jobs do not wait
    /// longer for it; if it was set ahead, that is no outage. Tries until that is done, or the program is
    /// asked to stop.
    pub(super) async fn recover(&self) {
        let (jobs, processes) = (self.app.store.jobs(), self.app.store.processes());
        let liveness = &self.shared.liveness;
        let ProcessLiveness { process, shards, .. } = liveness;
        let _recovery = liveness.recovery.lock().await;
        let (returned, set_ahead) = liveness.changes(self.clock());
        let done = if set_ahead > millis(SHORTEST_LEAP) {
            tracing::warn!(by = set_ahead, "the clock was set ahead");
            self.until_done(|| processes.move_heartbeats(process, set_ahead)).await
        } else if set_ahead < -millis(SHORTEST_LEAP) {
            tracing::warn!(by = -set_ahead, "the clock was set back");
            self.until_done(|| jobs.clock_set_back()).await
        } else {
            Some(())
        };
        if done.is_none() {
            return;
        }
        for shard in returned {
            let resume = || processes.resume(process, *shards, shard);
            let Some(outage) = self.until_done(resume).await else {
                return;
            };
            // Unless it receives no events any more.
            if let Some(is_recorded) = liveness.state().connected.get_mut(&shard) {
                *is_recorded = true;
            }
            if let Some(outage) = outage {
                let (since, until) = (outage.start, outage.end);
                tracing::info!(shard, since, until, "nobody was alive; that time is given back");
            }
        }
    }

    /// Tries something until the database does it; none if the program is asked to stop before.
    async fn until_done<T, F: Future<Output = Result<T, StoreError>>>(
        &self,
        attempt: impl Fn() -> F,
    ) -> Option<T> {
        loop {
            match attempt().await {
                Ok(done) => return Some(done),
                Err(_) if self.shared.stopping.is_cancelled() => return None,
                Err(error) => {
                    tracing::error!(%error, "this process cannot be recorded as alive");
                    self.clock().sleep(RETRY_AFTER).await;
                }
            }
        }
    }

    /// Records a heartbeat, if any shard receives events. When the program stops, what comes then is an
    /// outage, and not the time since the heartbeat before.
    pub async fn record_heartbeat(&self) {
        let ProcessLiveness { process, shards, .. } = &self.shared.liveness;
        let recorded = self.shared.liveness.state().shards(true);
        if recorded.is_empty() {
            return;
        }
        let processes = self.app.store.processes();
        if let Err(error) = processes.heartbeat(process, *shards, &recorded).await {
            self.shared.liveness.database_failed();
            tracing::error!(%error, "no heartbeat");
        }
    }
}
