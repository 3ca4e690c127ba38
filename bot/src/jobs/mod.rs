//! Background jobs, durable: a job is inserted in the transaction of what causes it, and deleted once it is
//! done. After a crash something may be done twice, but nothing is left out.
//!
//! [`worker`] claims each job that is to run, hands it to the handler of its kind, and settles what came of
//! it; each handler has a file of its own. Boards are also shown right after their entry, by the same
//! handler. The engine's moves and reviews are only started here: `game` settles them.

mod boards;
mod challenges;
mod followers;
mod liveness;
mod offers;
mod puzzles;
mod threads;
mod time;
mod user_installs;
mod worker;

use std::sync::Arc;
use std::time::Duration;

use sha2::{Digest, Sha256};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::clock::Clock;
use crate::config::Shards;
use crate::game::BoardId;
use crate::ids::{ChannelId, GameId};
use crate::in_flight::InFlight;
use crate::store::{Job, JobKind};
use crate::ui::App;

pub use self::boards::{DeliveryRoute, Showing};
use self::liveness::ProcessLiveness;

/// The longest pause between two attempts.
const LONGEST_PAUSE: Duration = Duration::from_secs(600);

/// Runs the jobs; clones share everything.
#[derive(Clone)]
pub struct Jobs {
    app: Arc<App>,
    shared: Arc<JobsState>,
}

struct JobsState {
    liveness: ProcessLiveness,
    /// The channels in which a job of a kind is running: in each, one of a kind runs after another.
    running: InFlight<(JobKind, ChannelId)>,
    workers: TaskTracker,
    /// Cancelled when the program is asked to stop.
    stopping: CancellationToken,
}

impl Jobs {
    pub fn new(app: Arc<App>, shards: Shards) -> Self {
        let shared = Arc::new(JobsState {
            liveness: ProcessLiveness::new(shards, app.store.clock()),
            running: InFlight::default(),
            workers: TaskTracker::default(),
            stopping: CancellationToken::new(),
        });
        Self { app, shared }
    }

    /// Starts no job any more, and waits for those that run. [`Jobs::run`] and [`Jobs::heartbeat`] return
    /// once they have finished what they are doing.
    pub async fn stop(&self) {
        self.shared.stopping.cancel();
        self.shared.workers.close();
        self.shared.workers.wait().await;
    }

    /// Unparks what is parked in a channel, where somebody has just acted. Under user install only the
    /// interaction's token can show a board: the parked boards are returned instead.
    pub async fn unpark(&self, channel: ChannelId, is_user_install: bool) -> Vec<BoardId> {
        let jobs = self.app.store.jobs();
        if is_user_install {
            let parked = jobs.parked_boards(channel).await.unwrap_or_else(|error| {
                tracing::error!(%channel, %error, "parked boards are not unparked");
                Vec::new()
            });
            return parked.into_iter().map(|(game, seq)| BoardId { game, seq }).collect();
        }
        if let Err(error) = jobs.unpark(channel).await {
            tracing::error!(%channel, %error, "parked jobs are not unparked");
        }
        Vec::new()
    }

    fn clock(&self) -> &Clock {
        self.app.store.clock()
    }
}

/// The game of a job that is about one.
fn game_of(job: &Job) -> GameId {
    GameId(job.subject())
}

/// The nonce of what is posted for these reasons, by which Discord drops a second copy: 24 hex digits.
fn nonce(reasons: &str) -> String {
    hex::encode(&Sha256::digest(reasons)[..12])
}

/// How long to wait after so many failed attempts.
fn pause_after(attempts: i64) -> Duration {
    let attempts = u32::try_from(attempts).unwrap_or(u32::MAX);
    Duration::from_secs(2_u64.saturating_pow(attempts)).min(LONGEST_PAUSE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_the_longest() {
        let pauses: Vec<u64> = (0..12).map(|attempts| pause_after(attempts).as_secs()).collect();
        assert_eq!(pauses, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
        assert_eq!(pause_after(i64::MAX), LONGEST_PAUSE);
        assert_eq!(pause_after(-1), LONGEST_PAUSE);
    }
}
