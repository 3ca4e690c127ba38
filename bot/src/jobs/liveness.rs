//! Heartbeats: while no process receives the events of a game, its clock does not run.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::Jobs;
use crate::clock::{Clock, millis};
use crate::config::Shards;
use crate::store::{HEARTBEAT_INTERVAL, Outage, ProcessId, StoreError};

/// The shortest leap of the clock that counts as one: clocks are also adjusted a little.
const SHORTEST_LEAP: Duration = Duration::from_secs(60);

/// How long to wait after the database failed.
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// This process, and which of its shards have received events without a break.
pub(super) struct ProcessLiveness {
    process: ProcessId,
    shards: Shards,
    /// A mutex of std's, since it is never held across an await.
    state: Mutex<State>,
    /// Held while a break is recorded, so that no job runs before that. An async mutex, since the database
    /// is asked meanwhile.
    recovery: tokio::sync::Mutex<()>,
}

struct State {
    /// The shards that receive events, and are recorded as such.
    alive: BTreeSet<u32>,
    /// The shards that receive events, and are to be recorded.
    returned: BTreeSet<u32>,
    /// Whether the database has failed, so that heartbeats may be missing.
    has_database_failed: bool,
    /// How many milliseconds the machine was suspended, from some moment on.
    suspended: i64,
    /// By how many milliseconds the clock is ahead of the time that has passed.
    ahead: i64,
}

/// What has happened since it was asked last.
struct Changes {
    /// The shards that are to be recorded as receiving events: all that do, if there may have been a break.
    returned: Vec<u32>,
    /// By how many milliseconds the clock was set ahead; below 0 if it was set back.
    set_ahead: i64,
}

impl ProcessLiveness {
    pub(super) fn new(shards: Shards, clock: &Clock) -> Self {
        let state = State {
            alive: BTreeSet::new(),
            returned: BTreeSet::new(),
            has_database_failed: false,
            suspended: suspended(clock),
            ahead: ahead(clock),
        };
        let recovery = tokio::sync::Mutex::default();
        Self { process: ProcessId::random(), shards, state: Mutex::new(state), recovery }
    }

    /// Notes that the database has failed.
    pub(super) fn database_failed(&self) {
        self.state().has_database_failed = true;
    }

    /// The shards whose deadlines are handled: all or, while one of them receives no events, none. That is
    /// soon over, or the program ends.
    pub(super) fn deadlines(&self) -> Option<Shards> {
        let alive = self.state().alive.len();
        (u32::try_from(alive) == Ok(self.shards.count())).then_some(self.shards)
    }

    /// What has happened since the last call.
    fn changes(&self, clock: &Clock) -> Changes {
        let mut state = self.state();
        let slept = suspended(clock) - std::mem::replace(&mut state.suspended, suspended(clock));
        let set_ahead = ahead(clock) - std::mem::replace(&mut state.ahead, ahead(clock));
        let was_suspended = slept > millis(SHORTEST_LEAP);
        if std::mem::take(&mut state.has_database_failed) || was_suspended {
            let alive = std::mem::take(&mut state.alive);
            state.returned.extend(alive);
        }
        Changes { returned: state.returned.iter().copied().collect(), set_ahead }
    }

    /// Notes that a shard is recorded, unless it receives no events any more.
    fn recorded(&self, shard: u32) {
        let mut state = self.state();
        if state.returned.remove(&shard) {
            state.alive.insert(shard);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
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
        let mut state = self.shared.liveness.state();
        if !state.alive.contains(&shard) {
            state.returned.insert(shard);
        }
        drop(state);
        self.shared.alarm.notify_one();
    }

    /// Notes that a shard receives no events any more.
    pub fn shard_down(&self, shard: u32) {
        let mut state = self.shared.liveness.state();
        state.alive.remove(&shard);
        state.returned.remove(&shard);
    }

    /// Records a heartbeat every [`HEARTBEAT_INTERVAL`], until [`Jobs::stop`].
    pub async fn heartbeat(&self) {
        let stopping = &self.shared.stopping;
        let sleep = || self.clock().sleep(HEARTBEAT_INTERVAL);
        while stopping.run_until_cancelled(sleep()).await.is_some() {
            self.recover().await;
            self.record_heartbeat().await;
        }
    }

    /// Records the last heartbeat, if there was any: what comes now is an outage, and not the time since
    /// the heartbeat before.
    pub async fn final_heartbeat(&self) {
        self.record_heartbeat().await;
    }

    /// Records each shard that receives events again, before a job runs: the clocks of its games are given
    /// the time back in which no process received them. If the clock was set back, jobs do not wait
    /// longer for it; if it was set ahead, that is no outage. Tries until that is done, or the program is
    /// asked to stop.
    pub(super) async fn recover(&self) {
        let (jobs, processes) = (self.app.store.jobs(), self.app.store.processes());
        let ProcessLiveness { process, shards, recovery, .. } = &self.shared.liveness;
        let _recovery = recovery.lock().await;
        let Changes { returned, set_ahead } = self.shared.liveness.changes(self.clock());
        let done = if set_ahead > millis(SHORTEST_LEAP) {
            tracing::warn!(by = set_ahead, "the clock was set ahead");
            self.until_done(|| processes.move_heartbeats(process, set_ahead)).await
        } else if set_ahead < -millis(SHORTEST_LEAP) {
            tracing::warn!(by = -set_ahead, "the clock was set back");
            self.until_done(|| jobs.run_early()).await
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
            self.shared.liveness.recorded(shard);
            if let Some(Outage { since, until }) = outage {
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
                    tracing::error!(%error, "the database does not hear of this program");
                    self.clock().sleep(RETRY_AFTER).await;
                }
            }
        }
    }

    async fn record_heartbeat(&self) {
        let liveness = &self.shared.liveness;
        let alive: Vec<u32> = liveness.state().alive.iter().copied().collect();
        if alive.is_empty() {
            return;
        }
        let processes = self.app.store.processes();
        if let Err(error) = processes.heartbeat(&liveness.process, liveness.shards, &alive).await {
            liveness.database_failed();
            tracing::error!(%error, "no heartbeat");
        }
    }
}
