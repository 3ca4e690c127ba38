//! The threads on which the engine searches: few, of low priority, each with an engine of its own.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use engine::Engine;
use thiserror::Error;

use crate::ids::UserId;
use crate::limits::Limits;
use crate::worker_pool::{self, Overloaded, Panicked, Quota, WorkerPool};

/// How much everything else comes first, as Linux counts it: another thread has three times as much
/// of a processor that both want. With much more, the engine would stand still on a busy machine.
const NICE: i32 = 5;

/// The same for reviews: a thread that searches for a game has three times as much as theirs.
const REVIEW_NICE: i32 = 10;

/// Why a question has no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum EngineError {
    /// The program is being stopped.
    #[error("the engine is stopped")]
    Stopped,
    /// The engine panicked.
    #[error("the engine has failed")]
    Failed,
    /// There is nothing to choose.
    #[error("the engine has nothing to choose")]
    Nothing,
    /// Too many questions wait for an answer already.
    #[error("the engine is asked too much")]
    Busy,
}

impl From<Overloaded> for EngineError {
    fn from(_: Overloaded) -> Self {
        Self::Busy
    }
}

impl From<Panicked> for EngineError {
    fn from(_: Panicked) -> Self {
        Self::Failed
    }
}

/// How soon an answer is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Priority {
    /// A game waits for it. Such a question is durable: if there is no room, it is asked again
    /// soon.
    Turn,
    /// This user does, who can go on without it.
    Hint(UserId),
    /// Nobody waits: it is thought about on a thread of its own, so that no game waits for it. How
    /// many there are is bounded where they are asked for.
    Review,
}

/// The engine's threads; clones share them.
#[derive(Clone)]
pub struct EnginePool {
    searches: WorkerPool<Engine>,
    reviews: WorkerPool<Engine>,
    /// How many questions of games, and of users, may wait.
    turns: Quota,
    hints: Quota,
    stop: Arc<AtomicBool>,
}

impl EnginePool {
    /// One thread fewer than the machine runs at once, so that nobody's answer waits for the
    /// engine, but one at least; beside them one for reviews.
    pub fn start(limits: &Limits) -> std::io::Result<Self> {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Ok(Self {
            searches: WorkerPool::start("engine", (cores - 1).max(1), NICE)?,
            reviews: WorkerPool::start("engine", 1, REVIEW_NICE)?,
            turns: Quota::new(limits.turns),
            hints: Quota::new(limits.questions),
            stop: Arc::default(),
        })
    }

    /// Has a question answered, all turns before any hint. An answer that was cut short is none.
    pub async fn ask<T: Send + 'static>(
        &self,
        priority: Priority,
        question: impl FnOnce(&mut Engine, &AtomicBool) -> T + Send + 'static,
    ) -> Result<T, EngineError> {
        use worker_pool::WorkPriority::{Normal, Urgent};
        let (pool, urgency, slot) = match priority {
            Priority::Turn => (&self.searches, Urgent, Some(self.turns.reserve(None)?)),
            Priority::Hint(user) => (&self.searches, Normal, Some(self.hints.reserve(Some(user))?)),
            Priority::Review => (&self.reviews, Normal, None),
        };
        let stop = Arc::clone(&self.stop);
        let work = move |engine: &mut Engine| {
            // It does not wait any more.
            drop(slot);
            (!stop.load(Ordering::Relaxed)).then(|| question(engine, &stop))
        };
        let answer = pool.run(urgency, work).await;
        if self.is_stopped() {
            Err(EngineError::Stopped)
        } else {
            answer?.ok_or(EngineError::Stopped)
        }
    }

    /// How many questions wait, by what they are about.
    pub fn waiting(&self) -> [(&'static str, usize); 3] {
        use worker_pool::WorkPriority::{Normal, Urgent};
        [
            ("turn", self.searches.waiting(Urgent)),
            ("hint", self.searches.waiting(Normal)),
            ("review", self.reviews.waiting(Normal)),
        ]
    }

    /// Whether all thinking was cut short.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Cuts all thinking short, for good.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;
    use std::sync::mpsc;

    use tokio::sync::oneshot;

    use super::*;

    const ADA: UserId = UserId(1);
    const BORIS: UserId = UserId(2);

    fn wait_for_stop(begun: oneshot::Sender<()>) -> impl FnOnce(&mut Engine, &AtomicBool) {
        move |_, stop| {
            begun.send(()).unwrap();
            while !stop.load(Ordering::Relaxed) {
                thread::yield_now();
            }
        }
    }

    #[tokio::test]
    async fn what_is_cut_short_is_no_answer() {
        let engines = EnginePool::start(&Limits::NONE).unwrap();
        let (begun, begins) = oneshot::channel();
        let long = engines.ask(Priority::Turn, wait_for_stop(begun));
        let stop = async {
            begins.await.unwrap();
            engines.stop();
        };
        assert_eq!(tokio::join!(long, stop).0, Err(EngineError::Stopped));
        assert_eq!(engines.ask(Priority::Turn, |_, _| 5).await, Err(EngineError::Stopped));
    }

    #[tokio::test]
    async fn no_game_waits_for_a_review() {
        let engines = EnginePool::start(&Limits::NONE).unwrap();
        let (begun, begins) = oneshot::channel();
        let (release, held) = mpsc::channel::<()>();
        let review = engines.ask(Priority::Review, move |_, _| {
            begun.send(()).unwrap();
            held.recv().unwrap();
        });
        let turn = async {
            begins.await.unwrap();
            let answer = engines.ask(Priority::Turn, |_, _| 5).await;
            release.send(()).unwrap();
            answer
        };
        assert_eq!(tokio::join!(review, turn), (Ok(()), Ok(5)));
    }

    #[tokio::test]
    async fn who_asks_too_much_is_rejected_and_games_go_on() {
        let limits =
            Limits { turns: NonZeroU32::new(3), questions: NonZeroU32::new(5), ..Limits::NONE };
        let engines = EnginePool::start(&limits).unwrap();
        let (release, held) = mpsc::channel::<()>();
        let held = Arc::new(std::sync::Mutex::new(held));
        let busy = |(): &()| {
            let held = Arc::clone(&held);
            Box::pin(engines.ask(Priority::Turn, move |_, _| {
                held.lock().unwrap().recv().unwrap_or_default();
            }))
        };
        // So many that no thread is free, with no room for one more.
        let mut working = Vec::new();
        loop {
            let mut ask = busy(&());
            match futures_util::poll!(&mut ask) {
                std::task::Poll::Ready(answer) => break assert_eq!(answer, Err(EngineError::Busy)),
                std::task::Poll::Pending => working.push(ask),
            }
            tokio::task::yield_now().await;
        }
        let mut hints = Vec::new();
        let mut ask = async |user| {
            let mut hint = Box::pin(engines.ask(Priority::Hint(user), |_, _| ()));
            let is_rejected = futures_util::poll!(&mut hint).is_ready();
            hints.push(hint);
            is_rejected
        };
        for _ in 0..4 {
            assert!(!ask(ADA).await);
        }
        assert!(ask(ADA).await, "the last slot is another's");
        assert!(!ask(BORIS).await);
        assert!(ask(BORIS).await);
        assert_eq!(engines.waiting()[1], ("hint", 5));
        drop(release);
        for asked in working {
            assert_eq!(asked.await, Ok(()));
        }
    }
}
