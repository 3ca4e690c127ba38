//! Signs of life: while nobody hears of a game, its clock does not run.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::Jobs;
use crate::clock::{Clock, millis};
use crate::config::Shards;
use crate::store::{HEARTBEAT, Outage, Process, StoreError};

/// What a machine is taken to have slept through, at least: clocks are also set a little.
const SHORTEST_SLEEP: Duration = Duration::from_secs(60);

/// This program, and whether it has been alive without a break.
pub(super) struct Life {
    process: Process,
    shards: Shards,
    clock: Clock,
    /// A mutex of std's, since it is never held across an await.
    state: Mutex<State>,
    /// Held while a break is mended, so that nobody else goes on before: an async mutex, since the
    /// database is asked meanwhile.
    mending: tokio::sync::Mutex<()>,
}

struct State {
    /// The shards that hear what people do, and have said so in the database.
    alive: BTreeSet<u32>,
    /// The shards that hear it again, or may not have been heard, and have yet to say so.
    back: BTreeSet<u32>,
    /// Where the database failed: nobody may have heard this program's heartbeats.
    unheard: bool,
    /// By how many milliseconds the time was ahead of what the machine was awake for.
    ahead: i64,
    /// By how many milliseconds the clock was set back, which the jobs have yet to be told.
    set_back: i64,
}

impl Life {
    pub(super) fn new(shards: Shards, clock: Clock) -> Self {
        let (ahead, none) = (ahead(&clock), BTreeSet::new);
        let state =
            Mutex::new(State { alive: none(), back: none(), unheard: false, ahead, set_back: 0 });
        let process = Process::new();
        Self { process, shards, clock, state, mending: tokio::sync::Mutex::default() }
    }

    /// Notes that the database has failed.
    pub(super) fn unheard(&self) {
        self.state().unheard = true;
    }

    /// The shards whose deadlines are attended to: while one of them hears nobody, none's, since
    /// that is soon over or the program ends.
    pub(super) fn deadlines(&self) -> Option<Shards> {
        let alive = self.state().alive.len();
        (u32::try_from(alive) == Ok(self.shards.count())).then_some(self.shards)
    }

    /// The shards that have yet to say that they hear what people do: where there may have been a
    /// break since this was asked last, all that do.
    fn returned(&self) -> Vec<u32> {
        let ahead = ahead(&self.clock);
        let mut state = self.state();
        let leap = ahead.saturating_sub(state.ahead);
        let slept = leap > millis(SHORTEST_SLEEP);
        if leap < -millis(SHORTEST_SLEEP) {
            state.set_back = state.set_back.saturating_sub(leap);
        }
        if state.unheard || slept {
            let alive = std::mem::take(&mut state.alive);
            state.back.extend(alive);
        }
        (state.unheard, state.ahead) = (false, ahead);
        state.back.iter().copied().collect()
    }

    /// By how much the clock was set back since this was asked last, in milliseconds.
    fn set_back(&self) -> Option<i64> {
        let by = std::mem::take(&mut self.state().set_back);
        (by > 0).then_some(by)
    }

    /// Notes that a shard has said so, unless it hears nobody any more.
    fn is_back(&self, shard: u32) {
        let mut state = self.state();
        if state.back.remove(&shard) {
            state.alive.insert(shard);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn ahead(clock: &Clock) -> i64 {
    clock.now().saturating_sub(clock.awake())
}

impl Jobs {
    /// Notes that a shard hears what people do, from now on.
    pub fn hears(&self, shard: u32) {
        let mut state = self.shared.life.state();
        if !state.alive.contains(&shard) {
            state.back.insert(shard);
        }
        drop(state);
        self.shared.alarm.notify_one();
    }

    /// Notes that a shard hears nobody any more.
    pub fn is_deaf(&self, shard: u32) {
        let mut state = self.shared.life.state();
        state.alive.remove(&shard);
        state.back.remove(&shard);
    }

    /// Says for the last time that this program is alive, if it ever has: what comes now is an
    /// outage, and not what has been since the heartbeat before.
    pub async fn end_life(&self) {
        self.beat_once().await;
    }

    /// Says for each shard that is back that it can be reached, before anything is done: where it
    /// could not be, the clocks of its games have that time back. Where the clock was set back, what is
    /// to be done is done no later for it. Tries until that is done, or the program is asked to stop.
    pub(super) async fn go_on_living(&self) {
        let life = &self.shared.life;
        let _mending = life.mending.lock().await;
        let returned = life.returned();
        if let Some(by) = life.set_back() {
            tracing::warn!(by, "the clock was set back");
            while let Err(error) = self.app.store.let_jobs_be_due().await {
                self.wait_for_database(&error).await;
                if self.shared.stopping.is_cancelled() {
                    return;
                }
            }
        }
        for shard in returned {
            let outage = loop {
                match self.app.store.begin_life(&life.process, life.shards, shard).await {
                    Ok(outage) => break outage,
                    Err(_) if self.shared.stopping.is_cancelled() => return,
                    Err(error) => self.wait_for_database(&error).await,
                }
            };
            life.is_back(shard);
            if let Some(Outage { since, until }) = outage {
                tracing::info!(shard, since, until, "nobody was alive; that time is given back");
            }
        }
    }

    /// Waits before the database is asked again that has failed.
    async fn wait_for_database(&self, error: &StoreError) {
        tracing::error!(%error, "the database does not hear of this program");
        self.clock().sleep(Duration::from_secs(1)).await;
    }

    /// Says again and again that this program is alive, until [`Jobs::stop`].
    pub async fn beat(&self) {
        let stopping = &self.shared.stopping;
        while stopping.run_until_cancelled(self.clock().sleep(HEARTBEAT)).await.is_some() {
            self.go_on_living().await;
            self.beat_once().await;
        }
    }

    /// Says that this program is still alive.
    async fn beat_once(&self) {
        let life = &self.shared.life;
        let alive: Vec<u32> = life.state().alive.iter().copied().collect();
        if alive.is_empty() {
            return;
        }
        if let Err(error) = self.app.store.beat(&life.process, life.shards, &alive).await {
            life.unheard();
            tracing::error!(%error, "no heartbeat");
        }
    }
}
