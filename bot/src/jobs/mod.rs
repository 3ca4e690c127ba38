//! What is still to be done, durable: a board is owed from the moment its entry is written, and
//! struck when Discord has confirmed it. In doubt it is posted twice, never not at all. What the
//! engine has left undone, here or in another process, goes on, and reviews that were asked for are
//! made. What players have proposed to each other is edited to what became of it. Deadlines are
//! watched, and challenges lapse. Who follows a game is told of its end, and its thread is archived. The
//! puzzle of the day is posted.

mod boards;
mod followers;
mod guests;
mod lapses;
mod life;
mod offers;
mod puzzles;
mod threads;
mod time;
mod worker;

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sha2::{Digest, Sha256};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::clock::Clock;
use crate::config::Shards;
use crate::game::BoardRef;
use crate::ids::ChannelId;
use crate::store::{JobKey, JobKind};
use crate::ui::App;

pub use self::boards::Showing;
use self::life::Life;

/// How long something is tried before it is given up.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The longest pause between two tries.
const LONGEST_PAUSE: Duration = Duration::from_secs(600);

/// Does what is still to be done; clones share everything.
#[derive(Clone)]
pub struct Jobs {
    app: Arc<App>,
    shared: Arc<Shared>,
}

struct Shared {
    life: Life,
    /// Told when something may be due.
    alarm: Notify,
    /// The channels where somebody is busy with a kind of thing: in each, one of a kind is done
    /// after another. A mutex of std's, since it is never held across an await.
    busy: Mutex<HashSet<(JobKind, ChannelId)>>,
    workers: TaskTracker,
    /// Cancelled once the program is asked to stop.
    stopping: CancellationToken,
}

impl Jobs {
    /// The jobs of an app that has these shards.
    pub fn new(app: Arc<App>, shards: Shards) -> Self {
        let shared = Arc::new(Shared {
            life: Life::new(shards, app.store.clock().clone()),
            alarm: Notify::default(),
            busy: Mutex::default(),
            workers: TaskTracker::default(),
            stopping: CancellationToken::new(),
        });
        Self { app, shared }
    }

    /// Begins nothing any more, and waits for what is being done now. [`Jobs::run`] and [`Jobs::beat`]
    /// return once they are done with what they are at.
    pub async fn stop(&self) {
        self.shared.stopping.cancel();
        self.shared.workers.close();
        self.shared.workers.wait().await;
    }

    /// Wakes what rests in a channel, where somebody has just done something. Where the bot is a
    /// guest, those boards are returned instead which that can show.
    pub async fn wake(&self, channel: ChannelId, guest: bool) -> Vec<BoardRef> {
        if guest {
            return self.resting(channel).await;
        }
        match self.app.store.wake(channel).await {
            Ok(true) => self.shared.alarm.notify_one(),
            Ok(false) => {}
            Err(error) => tracing::error!(%channel, %error, "what rests is not woken"),
        }
        Vec::new()
    }

    /// Gives a job back, to be done at `due` (Unix milliseconds).
    async fn put_job_off(&self, job: JobKey, due: i64) {
        if let Err(error) = self.app.store.put_off_job(job, due).await {
            let (kind, game, ply) = job;
            tracing::error!(?kind, %game, ply, %error, "a job is not put off");
        }
    }

    fn clock(&self) -> &Clock {
        self.app.store.clock()
    }

    /// Takes a channel for oneself, for jobs of a kind, until the value returned is dropped; none
    /// where somebody has it.
    fn occupy(&self, kind: JobKind, channel: ChannelId) -> Option<Occupied> {
        let free = self.busy().insert((kind, channel));
        free.then(|| Occupied { jobs: self.clone(), place: (kind, channel) })
    }

    fn busy(&self) -> MutexGuard<'_, HashSet<(JobKind, ChannelId)>> {
        self.shared.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A channel that somebody has for themselves, for jobs of a kind.
struct Occupied {
    jobs: Jobs,
    place: (JobKind, ChannelId),
}

impl Drop for Occupied {
    fn drop(&mut self) {
        self.jobs.busy().remove(&self.place);
        self.jobs.shared.alarm.notify_one();
    }
}

/// The nonce of what is posted for these reasons, so that Discord drops a second copy: 24 hex
/// digits.
fn nonce(reasons: &str) -> String {
    let hash = Sha256::digest(reasons);
    hex::encode(&hash[..12])
}

/// How long to wait after so many tries in vain.
fn pause_after(tries: i64) -> Duration {
    let doubled = u32::try_from(tries).ok().and_then(|tries| 2_u64.checked_pow(tries));
    doubled.map_or(LONGEST_PAUSE, |seconds| Duration::from_secs(seconds).min(LONGEST_PAUSE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_the_longest() {
        let pauses: Vec<u64> = (0..12).map(|tries| pause_after(tries).as_secs()).collect();
        assert_eq!(pauses, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
        assert_eq!(pause_after(i64::MAX), LONGEST_PAUSE);
        assert_eq!(pause_after(-1), LONGEST_PAUSE);
    }
}
