//! Who does the jobs: whatever is due and nobody's is taken, one job of a kind a channel at a time,
//! those of different channels side by side.

use std::time::Duration;

use super::{DAY, Jobs, pause_after};
use crate::clock::millis;
use crate::game::{BoardRef, REVIEWS_AT_ONCE};
use crate::measure;
use crate::store::{JobKind, JobRow, StoreError};

/// How many jobs are looked at in one go, and how many channels are worked on at once.
const AT_ONCE: usize = 32;

/// How long to sleep at most: another process may leave something undone.
const LONGEST_SLEEP: Duration = Duration::from_secs(60);

/// How long to sleep where the database failed, or all workers are busy.
const SHORT_SLEEP: Duration = Duration::from_secs(1);

impl Jobs {
    /// Does whatever is due, now and until [`Jobs::stop`].
    pub async fn run(&self) {
        while !self.shared.stopping.is_cancelled() {
            self.go_on_living().await;
            let now = self.clock().now();
            let next = self.take_what_is_due(now).await.unwrap_or_else(|error| {
                self.shared.life.unheard();
                tracing::error!(%error, "the jobs cannot be read");
                now.saturating_add(millis(SHORT_SLEEP))
            });
            tokio::select! {
                () = self.shared.stopping.cancelled() => {}
                () = self.shared.alarm.notified() => {}
                () = self.app.store.has_work() => {}
                () = self.app.tables.opponent().has_answered() => {}
                () = self.clock().sleep_until(next) => {}
            }
        }
    }

    /// Sets workers to what is due at `now`, and returns until when there is nothing else (Unix
    /// milliseconds).
    async fn take_what_is_due(&self, now: i64) -> Result<i64, StoreError> {
        let limit = i64::try_from(2 * AT_ONCE).unwrap_or(i64::MAX);
        let mut left = false;
        let deadlines = self.shared.life.deadlines();
        for (kind, job) in self.app.store.due_jobs(limit, deadlines).await? {
            left |= match kind {
                JobKind::Engine => !self.take_engines(&job).await?,
                JobKind::Review => !self.take_review(&job).await?,
                _ => !self.take(kind, job),
            };
        }
        left |= self.let_lapse(limit).await?;
        left |= self.post_puzzles(limit).await?;
        if left {
            // Whoever is done first rings the alarm.
            return Ok(now.saturating_add(millis(SHORT_SLEEP)));
        }
        let store = &self.app.store;
        let due = [
            store.next_due(deadlines).await?,
            store.next_lapse().await?,
            store.next_puzzle().await?,
        ];
        let latest = now.saturating_add(millis(LONGEST_SLEEP));
        Ok(due.into_iter().flatten().fold(latest, i64::min))
    }

    /// Sets a worker to a job, unless its channel or all of them are busy; whether it did.
    fn take(&self, kind: JobKind, job: JobRow) -> bool {
        if self.busy().len() >= AT_ONCE {
            return false;
        }
        let Some(occupied) = self.occupy(kind, job.channel) else {
            return false;
        };
        let jobs = self.clone();
        self.shared.workers.spawn(async move {
            jobs.claim_and_work(kind, job).await;
            drop(occupied);
        });
        true
    }

    /// Has the engine do what it left undone here or in another process, unless it has enough to
    /// do; whether it has not.
    async fn take_engines(&self, job: &JobRow) -> Result<bool, StoreError> {
        if self.app.tables.opponent().busy() >= AT_ONCE {
            return Ok(false);
        }
        if self.app.store.claim_job((JobKind::Engine, job.game, job.ply)).await? {
            measure::job_tried(JobKind::Engine.name());
            let board = BoardRef { game: job.game, ply: job.ply };
            self.app.tables.answer(board, pause_after(job.tries + 1));
        }
        Ok(true)
    }

    /// Has a review made that is owed, unless enough of them are; whether they are not.
    async fn take_review(&self, job: &JobRow) -> Result<bool, StoreError> {
        if self.app.tables.reviews_begun() >= REVIEWS_AT_ONCE {
            return Ok(false);
        }
        let long = self.clock().now().saturating_sub(job.since) > millis(DAY);
        if long && job.tries > 0 {
            tracing::error!(game = %job.game, "a review is given up after a day");
            self.app.store.give_review_up(job.game).await?;
            return Ok(true);
        }
        if self.app.store.claim_job((JobKind::Review, job.game, job.ply)).await? {
            measure::job_tried(JobKind::Review.name());
            self.app.tables.make_review(job.game, pause_after(job.tries + 1));
        }
        Ok(true)
    }

    async fn claim_and_work(&self, kind: JobKind, job: JobRow) {
        match self.app.store.claim_job((kind, job.game, job.ply)).await {
            Ok(true) => self.work(kind, &JobRow { tries: job.tries + 1, ..job }).await,
            Ok(false) => {}
            Err(error) => {
                tracing::error!(%error, "a job cannot be claimed");
                self.clock().sleep(SHORT_SLEEP).await;
            }
        }
    }

    async fn work(&self, kind: JobKind, job: &JobRow) {
        // By when the try begins: the last one is never cut short.
        let is_last = self.clock().now().saturating_sub(job.since) > millis(DAY);
        measure::job_tried(kind.name());
        match kind {
            JobKind::Board => {
                self.show_again(job).await;
                if is_last && self.give_up(job).await {
                    let (game, ply) = (job.game, job.ply);
                    tracing::error!(%game, ply, "a board is given up after a day");
                }
            }
            JobKind::Offers => self.tell_answer(job, is_last).await,
            JobKind::Reminder | JobKind::Late | JobKind::Flag => {
                self.attend_to_deadline(kind, job).await;
            }
            JobKind::Followers => self.tell_followers(job).await,
            JobKind::Thread => {
                self.archive(job).await;
                if is_last && let Err(error) = self.give_thread_up(job).await {
                    tracing::error!(game = %job.game, %error, "a thread is not given up");
                }
            }
            // The engine acts elsewhere.
            JobKind::Engine | JobKind::Review => {}
        }
    }

    /// Strikes a job that is still to be done; whether it was.
    async fn give_up(&self, job: &JobRow) -> bool {
        let board = BoardRef { game: job.game, ply: job.ply };
        let owed = self.app.store.owed_board((board.game, board.ply)).await;
        if !matches!(owed, Ok(Some(_))) {
            return false;
        }
        self.strike(board).await;
        true
    }
}
