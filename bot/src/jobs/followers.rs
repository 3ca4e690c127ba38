//! Those who follow a game are told that it has ended: each of them at most once.

use std::time::Duration;

use super::{Jobs, nonce};
use crate::clock::millis;
use crate::store::{JobKind, JobRow};
use crate::ui::Error;

/// How many people one message pings: Discord takes 100, and their mentions have to fit in it.
const AT_ONCE: i64 = 50;

/// How long to wait for the last board, which comes first.
const MOMENT: Duration = Duration::from_secs(1);

/// How long it is waited for at most.
const PATIENCE: Duration = Duration::from_secs(60);

impl Jobs {
    /// Tells those who follow a game that it has ended, once its last board is shown.
    pub(super) async fn tell_followers(&self, job: &JobRow) {
        if let Err(error) = self.try_to_tell(job).await {
            tracing::error!(game = %job.game, %error, "nobody is told of the end");
        }
    }

    async fn try_to_tell(&self, job: &JobRow) -> Result<(), Error> {
        let now = self.clock().now();
        let waited = now.saturating_sub(job.since);
        if waited < millis(PATIENCE) && self.app.store.owes_board(job.game).await? {
            let key = (JobKind::Followers, job.game, job.ply);
            let due = now.saturating_add(millis(MOMENT));
            return Ok(self.app.store.put_off_job(key, due).await?);
        }
        loop {
            // Struck before they are told: nobody is pinged twice.
            let people = self.app.store.take_followers(job.game, AT_ONCE).await?;
            let Some(first) = people.first() else {
                return Ok(());
            };
            let nonce = nonce(&format!("{}:{first}", job.game));
            let reply = self.app.ended(job.game, &people).await?;
            if let Err(error) = self.app.messenger.post(job.channel, &reply, &nonce).await {
                tracing::warn!(game = %job.game, %error, "followers are not told of the end");
            }
        }
    }
}
