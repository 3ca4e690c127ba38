//! Limits how many interactions are decided on at once, in the order in which they came. One that could
//! not be answered in time is rejected at once, before anything is done for it; so are all while as many
//! as are let in at once are deferred.

use std::collections::VecDeque;
use std::mem;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use crate::clock::{Clock, millis};

/// How many are let in whose first answer has not been given: of those that are decided on, Discord
/// may take that long to hear it, and each keeps its picture until then.
const UNANSWERED: usize = 512;

/// How long somebody waits at most. Then it is decided on, drawn and sent, and where all that takes
/// long the answer would have to be put off, which costs two others.
const LONGEST_WAIT: Duration = Duration::from_millis(800);

/// From how many on that are being decided on it is looked how fast that goes.
const CROWD: usize = 16;

/// How many have to be decided on before it is known how long each takes.
const FEW: u32 = 32;

/// How many are looked back on: then only the later half counts.
const MANY: u32 = 1024;

/// How long each takes while that is not known, in milliseconds.
const USUAL: f64 = 2.0;

/// The limiter; clones share it.
#[derive(Clone)]
pub(crate) struct ConcurrencyLimiter(Arc<Door>);

struct Door {
    clock: Clock,
    /// A mutex of std's, since it is never held across an await.
    line: Mutex<Line>,
}

/// Those who wait, and those who are in.
struct Line {
    /// How many can be decided on at once.
    at_once: usize,
    /// How many are being decided on.
    deciding: usize,
    /// How many have an answer that only puts them off, and are still decided on.
    put_off: usize,
    /// How many are in that have no answer yet.
    unanswered: usize,
    /// Who waits, in order.
    waiting: VecDeque<oneshot::Sender<Permit>>,
    /// Since when there has been a crowd without a break, in milliseconds.
    since: i64,
    /// How many were decided on since then.
    decided: u32,
    /// When the last of them was.
    last: i64,
    /// Whether somebody was turned away in that time.
    turned_away: bool,
}

impl ConcurrencyLimiter {
    /// A door for so many at once, with nobody in front of it.
    pub(crate) fn new(clock: Clock, at_once: NonZeroUsize) -> Self {
        let line = Line {
            at_once: at_once.get(),
            deciding: 0,
            put_off: 0,
            unanswered: 0,
            waiting: VecDeque::new(),
            since: 0,
            decided: 0,
            last: 0,
            turned_away: false,
        };
        Self(Arc::new(Door { clock, line: Mutex::new(line) }))
    }

    /// Puts a request in line, which has just come.
    pub(super) fn queue(&self) -> QueuedInteraction {
        let came = self.0.clock.awake();
        let mut line = self.0.line();
        line.forget_who_left();
        let late = line.wait(came) > millis(LONGEST_WAIT);
        let slow = line.put_off >= line.at_once;
        let answer = if late || slow || line.unanswered >= UNANSWERED {
            line.turn_away();
            Answer::TurnedAway
        } else if line.deciding < line.at_once {
            line.let_in(came);
            Answer::In(Permit::new(&self.0))
        } else {
            let (call, called) = oneshot::channel();
            line.waiting.push_back(call);
            Answer::Waits(called)
        };
        drop(line);
        QueuedInteraction { door: Arc::clone(&self.0), came, received_at: Instant::now(), answer }
    }
}

impl Door {
    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives somebody's place to the next one.
    fn pass_on(self: &Arc<Self>) {
        loop {
            let Some(next) = self.line().next() else {
                return;
            };
            let Err(mut permit) = next.send(Permit::new(self)) else {
                return;
            };
            // It has stopped waiting just now.
            permit.place = Place::Left;
        }
    }
}

impl Line {
    /// From how many on there is a crowd.
    fn crowd(&self) -> usize {
        CROWD.min(self.at_once)
    }

    /// How long somebody who comes now would wait to be decided on, in milliseconds, by how fast those
    /// before were.
    fn wait(&self, now: i64) -> i64 {
        if self.deciding < self.crowd() {
            return 0;
        }
        let each = match self.decided {
            ..FEW => USUAL,
            decided => (now - self.since) as f64 / f64::from(decided),
        };
        let wait = (self.deciding + self.waiting.len()) as f64 * each;
        // Where nothing goes on, the next one waits for as long again.
        (now - self.last).max(wait as i64)
    }

    /// Lets somebody in.
    fn let_in(&mut self, now: i64) {
        self.unanswered += 1;
        self.deciding += 1;
        if self.deciding == self.crowd() {
            (self.since, self.last, self.decided, self.turned_away) = (now, now, 0, false);
        }
    }

    /// Notes that somebody is decided on.
    fn count(&mut self, now: i64) {
        self.decided += 1;
        self.last = now;
        if self.decided == MANY {
            self.decided /= 2;
            self.since += (now - self.since) / 2;
        }
    }

    /// Who waits and is next, now let in.
    fn next(&mut self) -> Option<oneshot::Sender<Permit>> {
        self.forget_who_left();
        let Some(next) = self.waiting.pop_front() else {
            self.deciding -= 1;
            return None;
        };
        self.unanswered += 1;
        Some(next)
    }

    /// All wait for equally long, so those who have stopped waiting stand in front.
    fn forget_who_left(&mut self) {
        while self.waiting.front().is_some_and(oneshot::Sender::is_closed) {
            self.waiting.pop_front();
        }
    }

    /// Notes that somebody has a first answer. Once all have, whoever is turned away next is worth a
    /// word.
    fn answered(&mut self) {
        self.unanswered -= 1;
        self.turned_away &= self.unanswered > 0;
    }

    fn turn_away(&mut self) {
        if !mem::replace(&mut self.turned_away, true) {
            let waiting = self.waiting.len();
            tracing::warn!(waiting, "more is asked than can be answered; some have to try again");
        }
    }
}

/// A request in line, or beyond it.
pub(super) struct QueuedInteraction {
    door: Arc<Door>,
    came: i64,
    received_at: Instant,
    answer: Answer,
}

enum Answer {
    In(Permit),
    Waits(oneshot::Receiver<Permit>),
    TurnedAway,
}

impl QueuedInteraction {
    /// When it came.
    pub(super) fn received_at(&self) -> Instant {
        self.received_at
    }

    /// For how long it has been here.
    pub(super) fn age(&self) -> Duration {
        let age = self.door.clock.awake().saturating_sub(self.came);
        Duration::from_millis(u64::try_from(age).unwrap_or_default())
    }

    /// Waits for its turn; none where that does not come in time.
    pub(super) async fn wait(&mut self) -> Option<Permit> {
        let left = LONGEST_WAIT.saturating_sub(self.age());
        match mem::replace(&mut self.answer, Answer::TurnedAway) {
            Answer::In(permit) => Some(permit),
            Answer::Waits(called) => {
                let called = self.door.clock.timeout(left, called).await.ok().and_then(Result::ok);
                if called.is_none() {
                    self.door.line().turn_away();
                }
                called
            }
            Answer::TurnedAway => None,
        }
    }
}

/// A request that is in. Dropped, it is decided on and its first answer is given.
pub(super) struct Permit {
    door: Arc<Door>,
    place: Place,
    /// Whether its first answer is still to be given.
    unanswered: bool,
}

/// Where a request that is in stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// It has one of the places of those that are being decided on.
    Decides,
    /// It is still being decided on, and its place is another's.
    PutOff,
    /// It is decided on, or was let in too late.
    Left,
}

impl Permit {
    fn new(door: &Arc<Door>) -> Self {
        Self { door: Arc::clone(door), place: Place::Decides, unanswered: true }
    }

    /// The same, decided on: the next one may come in.
    pub(super) fn decided(mut self) -> Self {
        self.leave();
        self
    }

    /// Lets the next one in, since this one takes longer.
    pub(super) fn put_off(&mut self) {
        if self.place == Place::Decides {
            self.place = Place::PutOff;
            self.door.line().put_off += 1;
            self.door.pass_on();
        }
    }

    /// Notes that its first answer is given.
    pub(super) fn answered(&mut self) {
        if mem::take(&mut self.unanswered) {
            self.door.line().answered();
        }
    }

    fn leave(&mut self) {
        let (now, before) = (self.door.clock.awake(), self.place);
        self.place = Place::Left;
        match before {
            Place::Decides => {
                self.door.line().count(now);
                self.door.pass_on();
            }
            Place::PutOff => {
                let mut line = self.door.line();
                line.put_off -= 1;
                line.count(now);
            }
            Place::Left => {}
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.answered();
        self.leave();
    }
}

#[cfg(test)]
mod tests;
