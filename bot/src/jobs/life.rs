//! Signs of life: while no program is alive, no game's clock runs.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::Jobs;
use crate::clock::{Clock, millis};
use crate::store::{HEARTBEAT, Outage, Process};

/// What a machine is taken to have slept through, at least: clocks are also set a little.
const SHORTEST_SLEEP: Duration = Duration::from_secs(60);

/// This program, and whether it has been alive without a break.
pub(super) struct Life {
    process: Process,
    clock: Clock,
    /// A mutex of std's, since it is never held across an await.
    state: Mutex<State>,
    /// Held while a break is mended, so that nobody else goes on before: an async mutex, since the
    /// database is asked meanwhile.
    mending: tokio::sync::Mutex<()>,
}

struct State {
    /// Whether it has said that it is alive at all.
    begun: bool,
    /// Where the database failed: nobody may have heard this program's heartbeats.
    unheard: bool,
    /// By how many milliseconds the time was ahead of what the machine was awake for.
    ahead: i64,
}

impl Life {
    pub(super) fn new(clock: Clock) -> Self {
        let ahead = ahead(&clock);
        let state = Mutex::new(State { begun: false, unheard: false, ahead });
        Self { process: Process::new(), clock, state, mending: tokio::sync::Mutex::default() }
    }

    /// Notes that the database has failed.
    pub(super) fn unheard(&self) {
        self.state().unheard = true;
    }

    /// Whether there may have been a break since this was asked last.
    fn was_broken(&self) -> bool {
        let ahead = ahead(&self.clock);
        let mut state = self.state();
        let slept = ahead.saturating_sub(state.ahead) > millis(SHORTEST_SLEEP);
        let broken = state.unheard || slept;
        *state = State { unheard: false, ahead, ..*state };
        broken
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn ahead(clock: &Clock) -> i64 {
    clock.now().saturating_sub(clock.awake())
}

impl Jobs {
    /// Says that this program is alive and can be reached, before it does anything by itself: where
    /// none was, the clocks of games have that time back. Tries until that is done.
    pub async fn begin_life(&self) {
        let life = &self.shared.life;
        let outage = loop {
            match self.app.store.begin_life(&life.process).await {
                Ok(outage) => break outage,
                Err(error) => tracing::error!(%error, "no first heartbeat"),
            }
            self.clock().sleep(Duration::from_secs(1)).await;
        };
        life.state().begun = true;
        if let Some(Outage { since, until }) = outage {
            tracing::info!(since, until, "nobody was alive; that time is given back");
        }
    }

    /// Says for the last time that this program is alive, if it ever has: what comes now is an
    /// outage, and not what has been since the heartbeat before.
    pub async fn end_life(&self) {
        if self.shared.life.state().begun {
            self.beat_once().await;
        }
    }

    /// Begins life anew where the machine may have slept since, or the database was away: nothing is
    /// due before.
    pub(super) async fn go_on_living(&self) {
        let _mending = self.shared.life.mending.lock().await;
        if self.shared.life.was_broken() {
            self.begin_life().await;
        }
    }

    /// Says again and again that this program is alive. Does not return.
    pub async fn beat(&self) {
        loop {
            self.clock().sleep(HEARTBEAT).await;
            self.go_on_living().await;
            self.beat_once().await;
        }
    }

    /// Says that this program is still alive.
    async fn beat_once(&self) {
        if let Err(error) = self.app.store.beat(&self.shared.life.process).await {
            self.shared.life.unheard();
            tracing::error!(%error, "no heartbeat");
        }
    }
}
