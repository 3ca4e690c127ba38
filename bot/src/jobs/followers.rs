//! Those who follow a game are told that it has ended, each of them at most once.

use std::time::Duration;

use super::worker::JobOutcome;
use super::{Jobs, game_of, nonce};
use crate::clock::millis;
use crate::store::Job;
use crate::ui::Error;

/// How many users one message pings: Discord takes 100, and their mentions have to fit in it.
const PINGS_AT_ONCE: i64 = 50;

/// How long to wait between two looks whether the last board, which comes first, is shown.
const LOOK_INTERVAL: Duration = Duration::from_secs(1);

/// How long to wait for it in all.
const BOARD_TIMEOUT: Duration = Duration::from_secs(60);

impl Jobs {
    /// Tells those who follow a game that it has ended, once its last board is shown.
    pub(super) async fn notify_followers(&self, job: &Job) -> Result<JobOutcome, Error> {
        let game = game_of(job);
        let waited = self.clock().now().saturating_sub(job.first_attempt_at);
        if waited < millis(BOARD_TIMEOUT) && self.app.store.jobs().has_board(game).await? {
            return Ok(JobOutcome::RetryAfter(LOOK_INTERVAL));
        }
        loop {
            // Deleted before they are told, so that nobody is pinged twice; the job goes with the last.
            let users = self.app.store.games().take_followers(game, PINGS_AT_ONCE).await?;
            let Some(first) = users.first() else {
                return Ok(JobOutcome::Settled);
            };
            let nonce = nonce(&format!("{game}:{first}"));
            let reply = self.app.ended(game, &users).await?;
            if let Err(error) = self.app.messenger.post(job.channel_id, &reply, &nonce).await {
                tracing::warn!(%game, %error, "followers are not told of the end");
            }
        }
    }
}
