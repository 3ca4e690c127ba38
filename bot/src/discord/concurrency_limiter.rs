//! Limits how many interactions are decided on at once, in the order in which they came. One that could
//! not be answered in time is rejected at once, before anything is done for it; so are all while as many
//! as are decided on at once are deferred.

use std::mem;
use std::num::NonZeroUsize;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use futures_util::future::{BoxFuture, MaybeDone, maybe_done};
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};
use tokio::task::unconstrained;

use crate::clock::{Clock, millis};

/// How many may be without a first answer that are decided on: Discord may take that long to hear it,
/// and each keeps its picture until then.
const MAX_UNANSWERED: usize = 512;

/// How long an interaction waits at most. Then it is decided on, drawn and sent, and where all that takes
/// long the answer would have to be deferred, which costs two others.
const LONGEST_WAIT: Duration = Duration::from_millis(800);

/// From how many undecided ones on it is measured how fast they are decided on.
const CROWD: usize = 16;

/// How many have to be decided on before it is known how long each takes.
const MIN_SAMPLES: u32 = 32;

/// How many are looked back on: then only the later half counts.
const MAX_SAMPLES: u32 = 1024;

/// How long each takes while that is not known, in milliseconds.
const DEFAULT_DECISION_MS: f64 = 2.0;

/// The limiter; clones share it.
#[derive(Clone)]
pub(crate) struct ConcurrencyLimiter(Arc<Limiter>);

struct Limiter {
    clock: Clock,
    /// How many can be decided on at once.
    at_once: usize,
    /// A permit for each of those; it gives them out in the order in which they were asked for.
    deciding: Arc<Semaphore>,
    /// A mutex of std's, since it is never held across an await.
    counts: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    /// How many wait or are being decided on.
    undecided: usize,
    /// How many are deferred, and still being decided on.
    deferred: usize,
    /// How many have a permit and no first answer yet.
    unanswered: usize,
    /// Since when there has been a crowd without a break, in milliseconds.
    since: i64,
    /// How many were decided on since then.
    decided: u32,
    /// When the last of them was.
    last: i64,
    /// Whether one was rejected in that time.
    rejected: bool,
}

impl ConcurrencyLimiter {
    /// A limiter to so many at once.
    pub(crate) fn new(clock: Clock, at_once: NonZeroUsize) -> Self {
        let at_once = at_once.get();
        let (deciding, counts) = (Arc::new(Semaphore::new(at_once)), Mutex::default());
        Self(Arc::new(Limiter { clock, at_once, deciding, counts }))
    }

    /// Queues an interaction that was just received, unless it could not be answered in time.
    pub(super) fn queue(&self) -> QueuedInteraction {
        let limiter = Arc::clone(&self.0);
        let (queued_at, received_at) = (limiter.clock.awake(), Instant::now());
        let turn = limiter.admit(queued_at).then(|| {
            let acquire = Arc::clone(&limiter.deciding).acquire_owned();
            // The first poll takes its place in the queue, whatever else this task has done.
            let mut permit = maybe_done(unconstrained(acquire).boxed());
            (&mut permit).now_or_never();
            (permit, Undecided(Arc::clone(&limiter)))
        });
        QueuedInteraction { limiter, queued_at, received_at, turn }
    }
}

impl Limiter {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// For how long something has been here that came at this time.
    fn age(&self, since: i64) -> Duration {
        let age = self.clock.awake().saturating_sub(since);
        Duration::from_millis(u64::try_from(age).unwrap_or_default())
    }

    /// From how many on there is a crowd.
    fn crowd(&self) -> usize {
        CROWD.min(self.at_once)
    }

    /// Counts an interaction that is received now; whether it can be answered in time.
    fn admit(&self, now: i64) -> bool {
        let mut counts = self.counts();
        let is_crowd = counts.undecided >= self.crowd();
        let late = is_crowd && counts.wait(now) > millis(LONGEST_WAIT);
        let slow = counts.deferred >= self.at_once;
        if late || slow || counts.unanswered >= MAX_UNANSWERED {
            counts.reject();
            return false;
        }
        counts.undecided += 1;
        if counts.undecided == self.crowd() {
            (counts.since, counts.last, counts.decided, counts.rejected) = (now, now, 0, false);
        }
        true
    }
}

impl Counts {
    /// How long one that comes now into a crowd would wait until it is decided on, in milliseconds, by
    /// how fast those before were.
    fn wait(&self, now: i64) -> i64 {
        let each = match self.decided {
            ..MIN_SAMPLES => DEFAULT_DECISION_MS,
            decided => (now - self.since) as f64 / f64::from(decided),
        };
        let wait = self.undecided as f64 * each;
        // Where nothing goes on, the next one waits for as long again.
        (now - self.last).max(wait as i64)
    }

    /// Notes that one is decided on.
    fn decide(&mut self, now: i64) {
        self.decided += 1;
        self.last = now;
        if self.decided == MAX_SAMPLES {
            self.decided /= 2;
            self.since += (now - self.since) / 2;
        }
    }

    /// Notes that one has a first answer. Once all have, the next rejection is worth a line in the log.
    fn answer(&mut self) {
        self.unanswered -= 1;
        self.rejected &= self.unanswered > 0;
    }

    fn reject(&mut self) {
        if !mem::replace(&mut self.rejected, true) {
            let undecided = self.undecided;
            tracing::warn!(undecided, "more is asked than can be answered; some have to try again");
        }
    }
}

/// One of those that wait or are being decided on, until this is dropped.
struct Undecided(Arc<Limiter>);

impl Drop for Undecided {
    fn drop(&mut self) {
        self.0.counts().undecided -= 1;
    }
}

/// The permit of a queued interaction, once its turn has come.
type Turn = MaybeDone<BoxFuture<'static, Result<OwnedSemaphorePermit, AcquireError>>>;

/// An interaction that waits for its turn, or is rejected.
pub(super) struct QueuedInteraction {
    limiter: Arc<Limiter>,
    queued_at: i64,
    received_at: Instant,
    /// None where it is rejected.
    turn: Option<(Turn, Undecided)>,
}

impl QueuedInteraction {
    /// When it was received.
    pub(super) fn received_at(&self) -> Instant {
        self.received_at
    }

    /// Waits for its turn; none where that does not come in time.
    pub(super) async fn wait(self) -> Option<Permit> {
        let Self { limiter, queued_at, .. } = self;
        let (mut turn, undecided) = self.turn?;
        let left = LONGEST_WAIT.saturating_sub(limiter.age(queued_at));
        let in_time = limiter.clock.timeout(left, &mut turn).await;
        let permit = in_time.ok().and_then(|()| Pin::new(&mut turn).take_output()?.ok());
        let mut counts = limiter.counts();
        if permit.is_none() {
            counts.reject();
        }
        let permit = permit?;
        counts.unanswered += 1;
        drop(counts);
        let deciding = Some((permit, undecided));
        Some(Permit { limiter, queued_at, deciding, is_deferred: false, is_unanswered: true })
    }
}

/// An interaction that is decided on. Dropped, it is decided on and its first answer is given.
pub(super) struct Permit {
    limiter: Arc<Limiter>,
    queued_at: i64,
    /// None once it is decided on or deferred: then another one's turn has come.
    deciding: Option<(OwnedSemaphorePermit, Undecided)>,
    /// Whether it is deferred and still being decided on.
    is_deferred: bool,
    /// Whether its first answer is still to be given.
    is_unanswered: bool,
}

impl Permit {
    /// For how long the interaction has been here.
    pub(super) fn age(&self) -> Duration {
        self.limiter.age(self.queued_at)
    }

    /// The same, decided on: the next one's turn comes.
    pub(super) fn decided(mut self) -> Self {
        self.decide();
        self
    }

    /// Lets the next one's turn come, since this one takes longer.
    pub(super) fn defer(&mut self) {
        if self.deciding.take().is_some() {
            self.is_deferred = true;
            self.limiter.counts().deferred += 1;
        }
    }

    /// Notes that its first answer is given.
    pub(super) fn answered(&mut self) {
        if mem::take(&mut self.is_unanswered) {
            self.limiter.counts().answer();
        }
    }

    fn decide(&mut self) {
        let is_deferred = mem::take(&mut self.is_deferred);
        if self.deciding.take().is_none() && !is_deferred {
            return;
        }
        let now = self.limiter.clock.awake();
        let mut counts = self.limiter.counts();
        counts.deferred -= usize::from(is_deferred);
        counts.decide(now);
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.answered();
        self.decide();
    }
}

#[cfg(test)]
mod tests;
