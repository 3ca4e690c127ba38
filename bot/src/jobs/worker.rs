//! Who does the jobs: whatever is due and nobody's is taken, one job a channel at a time, those of
//! different channels side by side.

use std::time::Duration;

use super::Jobs;
use crate::clock::millis;
use crate::game::BoardRef;
use crate::store::{JobRow, StoreError};

/// How many jobs are looked at in one go, and how many channels are worked on at once.
const AT_ONCE: usize = 32;

/// How long to sleep at most: another process may leave something undone.
const LONGEST_SLEEP: Duration = Duration::from_secs(60);

/// How long to sleep where the database failed, or workers have their hands full.
const SHORT_SLEEP: Duration = Duration::from_secs(1);

impl Jobs {
    /// Does whatever is due, now and from now on. Does not return.
    pub async fn run(&self) {
        loop {
            let sleep = self.take_what_is_due().await.unwrap_or_else(|error| {
                tracing::error!(%error, "the jobs cannot be read");
                SHORT_SLEEP
            });
            tokio::select! {
                () = self.shared.alarm.notified() => {}
                () = self.clock().sleep(sleep) => {}
            }
        }
    }

    /// Sets workers to what is due, and returns for how long there is nothing else.
    async fn take_what_is_due(&self) -> Result<Duration, StoreError> {
        let limit = i64::try_from(2 * AT_ONCE).unwrap_or(i64::MAX);
        let mut left = false;
        for job in self.app.store.due_jobs(limit).await? {
            left |= !self.take(job).await?;
        }
        if left {
            // Whoever is done first rings the alarm.
            return Ok(SHORT_SLEEP);
        }
        let Some(next) = self.app.store.next_due().await? else {
            return Ok(LONGEST_SLEEP);
        };
        let wait = u64::try_from(next.saturating_sub(self.clock().now())).unwrap_or_default();
        Ok(Duration::from_millis(wait).min(LONGEST_SLEEP))
    }

    /// Sets a worker to a job, unless its channel or all of them are busy.
    async fn take(&self, job: JobRow) -> Result<bool, StoreError> {
        let channel = job.channel;
        {
            let mut busy = self.busy();
            if busy.len() >= AT_ONCE || !busy.insert(channel) {
                return Ok(false);
            }
        }
        let claimed = self.app.store.claim_job((job.game, job.ply)).await;
        if !matches!(claimed, Ok(true)) {
            self.busy().remove(&channel);
            return claimed.map(|_| true);
        }
        let jobs = self.clone();
        self.shared.workers.spawn(async move {
            jobs.work(&job).await;
            jobs.busy().remove(&channel);
            jobs.shared.alarm.notify_one();
        });
        Ok(true)
    }

    async fn work(&self, job: &JobRow) {
        let board = BoardRef { game: job.game, ply: job.ply };
        if self.clock().now().saturating_sub(job.since) > millis(super::DAY) {
            tracing::error!(game = %job.game, ply = job.ply, "a board is given up after a day");
            self.strike(board).await;
            return;
        }
        self.try_again(board).await;
    }
}
