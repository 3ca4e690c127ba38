//! Runs the jobs: claims each that is to run and nobody's, one of a kind per channel at a time and those of
//! different channels side by side, and settles what came of it.

use std::time::Duration;

use tracing::field::display;

use super::boards::{DeliveryRoute, board_of};
use super::{Jobs, LONGEST_PAUSE, game_of, pause_after};
use crate::clock::millis;
use crate::game::REVIEWS_AT_ONCE;
use crate::ids::OfferId;
use crate::metrics;
use crate::store::{DueJob, Job, JobKey, JobKind, StoreError};
use crate::ui::{Error, MessengerError};

/// How many jobs run at once.
const AT_ONCE: usize = 32;

/// How many jobs of a kind are read at once.
const READ_AT_ONCE: i64 = 64;

/// How long a job is attempted before it is given up.
const GIVE_UP_AFTER: Duration = Duration::from_secs(24 * 60 * 60);

/// The longest sleep: another process may leave a job undone.
const LONGEST_SLEEP: Duration = Duration::from_secs(60);

/// How long to sleep if the database failed, or a job could not be started.
const SHORT_SLEEP: Duration = Duration::from_secs(1);

/// What came of a job.
pub(super) enum JobOutcome {
    /// It is done, and is to be deleted.
    Done,
    /// What was done has settled it already, or it goes on elsewhere.
    Settled,
    /// It is to be attempted again after this time.
    RetryAfter(Duration),
    /// It is done until this time (Unix milliseconds).
    RunAt(i64),
    /// It can be done once somebody acts in its channel.
    Parked,
    /// It can never be done there. If it was moved to another channel meanwhile, it is attempted there.
    Abandon,
}

impl Jobs {
    /// Runs what is to run, until [`Jobs::stop`].
    pub async fn run(&self) {
        while !self.shared.stopping.is_cancelled() {
            self.recover().await;
            let now = self.clock().now();
            let started = self.start_due(now).await;
            let (next, is_any_waiting) = started.unwrap_or_else(|error| {
                self.shared.liveness.database_failed();
                tracing::error!(%error, "the jobs cannot be read");
                (now.saturating_add(millis(SHORT_SLEEP)), false)
            });
            tokio::select! {
                () = self.shared.stopping.cancelled() => {}
                () = self.app.store.until_woken() => {}
                () = self.app.games.engine().has_answered() => {}
                () = self.shared.running.released(), if is_any_waiting => {}
                () = self.clock().sleep_until(next) => {}
            }
        }
    }

    /// Starts what is to run at `now`, and returns when to look again (Unix milliseconds), and whether a
    /// job waits for one that runs.
    async fn start_due(&self, now: i64) -> Result<(i64, bool), StoreError> {
        let jobs = self.app.store.jobs();
        let deadlines = self.shared.liveness.deadlines();
        let mut are_all_started = true;
        for job in jobs.due(READ_AT_ONCE, deadlines).await? {
            are_all_started &= self.start(job);
        }
        if !are_all_started {
            return Ok((now.saturating_add(millis(SHORT_SLEEP)), true));
        }
        let latest = now.saturating_add(millis(LONGEST_SLEEP));
        // What is due was started.
        let next = jobs.next_run_at(now, deadlines).await?;
        Ok((next.map_or(latest, |next| next.min(latest)), false))
    }

    /// Starts a job, unless too many run or another one of its kind runs in its channel; whether it did.
    fn start(&self, DueJob { key, channel_id }: DueJob) -> bool {
        let has_room = self.has_room(key.kind);
        let claim = has_room.then(|| self.shared.running.claim((key.kind, channel_id)));
        let Some(claim) = claim.flatten() else {
            return false;
        };
        let jobs = self.clone();
        self.shared.workers.spawn(async move {
            jobs.claim_and_run(key).await;
            drop(claim);
            // It may be to run again.
            jobs.app.store.wake_worker();
        });
        true
    }

    /// Whether another job of a kind may be started. The engine's moves and reviews go on elsewhere once
    /// they are claimed.
    fn has_room(&self, kind: JobKind) -> bool {
        let running = &self.shared.running;
        let being_claimed = || running.count(|(running, _)| *running == kind);
        let engine = self.app.games.engine();
        match kind {
            JobKind::EngineMove => engine.boards().len() + being_claimed() < AT_ONCE,
            JobKind::ReviewGame => engine.reviews().len() + being_claimed() < REVIEWS_AT_ONCE,
            _ => running.len() < AT_ONCE,
        }
    }

    async fn claim_and_run(&self, key: JobKey) {
        let job = match self.app.store.jobs().claim(key).await {
            Ok(Some(job)) => job,
            Ok(None) => return,
            Err(error) => {
                tracing::error!(%error, "a job cannot be claimed");
                return self.clock().sleep(SHORT_SLEEP).await;
            }
        };
        metrics::job_tried(job.kind.name());
        // By when the attempt begins: the last one is never cut short.
        let is_last = self.is_last_attempt(&job);
        if is_last && job.kind == JobKind::ReviewGame && job.attempts > 1 {
            // A review runs in `game` and does not report its failure here.
            return self.give_up(&job).await;
        }
        let result = self.handle(&job).await;
        self.settle(&job, result, is_last).await;
    }

    /// Whether a job has been attempted for so long that an attempt that begins now is the last one.
    pub(super) fn is_last_attempt(&self, job: &Job) -> bool {
        self.clock().now().saturating_sub(job.first_attempt_at) > millis(GIVE_UP_AFTER)
    }

    async fn handle(&self, job: &Job) -> Result<JobOutcome, Error> {
        match job.kind {
            JobKind::RenderBoard => {
                let (outcome, _) = self.deliver_board(job, DeliveryRoute::Post).await?;
                Ok(outcome)
            }
            JobKind::UpdateOffer => self.update_offer_message(job).await,
            JobKind::NotifyFollowers => self.notify_followers(job).await,
            JobKind::ArchiveThread => self.archive_thread(job).await,
            JobKind::Remind => self.remind(job).await,
            JobKind::NotifyOverdue => self.notify_overdue(job).await,
            JobKind::ForfeitOnTime => self.forfeit_on_time(job).await,
            JobKind::EngineMove => {
                self.app.games.answer(board_of(job), pause_after(job.attempts));
                Ok(JobOutcome::Settled)
            }
            JobKind::ReviewGame => {
                self.app.games.make_review(game_of(job), pause_after(job.attempts));
                Ok(JobOutcome::Settled)
            }
            JobKind::ExpireChallenge => self.expire_challenge(job).await,
            JobKind::PostDailyPuzzle => self.post_daily_puzzle(job).await,
        }
    }

    /// Deletes a job, or lets it run again, by what came of it. The last attempt of a kind that can be
    /// given up is not followed by another one.
    pub(super) async fn settle(&self, job: &Job, result: Result<JobOutcome, Error>, is_last: bool) {
        let outcome = result.unwrap_or_else(|error| {
            log_failure(job, &error);
            JobOutcome::RetryAfter(retry_pause(&error, job.attempts))
        });
        let (jobs, key, channel) = (self.app.store.jobs(), job.key(), job.channel_id);
        // One that was moved to another channel meanwhile is to be tried there.
        let give_back = async |run_at| jobs.reschedule(key, Some(channel), run_at).await;
        let given_back = match outcome {
            JobOutcome::Settled => return,
            JobOutcome::Done => return self.complete(job).await,
            JobOutcome::RetryAfter(_) if is_last && can_be_given_up(job.kind) => {
                return self.give_up(job).await;
            }
            JobOutcome::RetryAfter(pause) => {
                give_back(Some(self.clock().now().saturating_add(millis(pause)))).await
            }
            JobOutcome::RunAt(run_at) => jobs.run_anew(key, channel, run_at).await,
            JobOutcome::Parked => give_back(None).await,
            JobOutcome::Abandon => jobs.complete(key, Some(channel)).await,
        };
        log_unsettled(key, given_back.err());
    }

    /// Lets a job about a game run at `run_at` (Unix milliseconds) or, without one, once it is unparked.
    pub(super) async fn reschedule(&self, key: JobKey, run_at: Option<i64>) {
        log_unsettled(key, self.app.store.jobs().reschedule(key, None, run_at).await.err());
    }

    async fn complete(&self, job: &Job) {
        let (jobs, offers) = (self.app.store.jobs(), self.app.store.offers());
        let completed = match (job.kind, job.payload.message_id) {
            (JobKind::RenderBoard, _) => jobs.complete_board((game_of(job), job.seq)).await,
            (JobKind::UpdateOffer, Some(message)) => {
                offers.updated(OfferId(job.subject()), message).await
            }
            _ => jobs.complete(job.key(), None).await,
        };
        log_unsettled(job.key(), completed.err());
    }

    async fn give_up(&self, job: &Job) {
        let (kind, game) = (job.kind.name(), job.game_id.map(display));
        let (id, seq) = (job.subject(), job.seq);
        match job.kind {
            JobKind::RenderBoard => tracing::error!(game, seq, "a board is given up after a day"),
            JobKind::UpdateOffer => tracing::error!(game, id, "an offer is given up after a day"),
            JobKind::ReviewGame => tracing::error!(game, "a review is given up after a day"),
            _ => tracing::error!(kind, game, id, "a job is given up after a day"),
        }
        self.complete(job).await;
    }
}

/// Whether a job is given up after a day of failed attempts. Games wait for the others, and the puzzle of
/// the day comes every day.
fn can_be_given_up(kind: JobKind) -> bool {
    matches!(
        kind,
        JobKind::RenderBoard
            | JobKind::UpdateOffer
            | JobKind::ArchiveThread
            | JobKind::ReviewGame
            | JobKind::ExpireChallenge
    )
}

/// How long to wait after an attempt that failed, the last of so many.
fn retry_pause(error: &Error, attempts: i64) -> Duration {
    match error {
        // Discord will refuse it again, unless something changes there.
        Error::Messenger(MessengerError::Refused { .. }) => LONGEST_PAUSE,
        Error::Messenger(error) => error.wait(pause_after(attempts)),
        _ => pause_after(attempts),
    }
}

fn log_failure(job: &Job, error: &Error) {
    let (kind, id, seq, channel) = (job.kind.name(), job.subject(), job.seq, job.channel_id);
    let game = job.game_id.map(display);
    if matches!(error, Error::Messenger(_)) {
        tracing::warn!(kind, game, id, seq, %channel, %error, "a job failed");
    } else {
        tracing::error!(kind, game, id, seq, %channel, %error, "a job failed");
    }
}

/// Logs why a job could not be settled: once its lease ends, it runs again.
fn log_unsettled(key: JobKey, error: Option<StoreError>) {
    if let Some(error) = error {
        let (kind, id, seq) = (key.kind.name(), key.subject_id, key.seq);
        tracing::error!(kind, id, seq, %error, "a job is not settled");
    }
}
