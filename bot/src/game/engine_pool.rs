//! The threads on which the engine thinks: few, of low priority, never the async workers', each with
//! an engine of its own.

use std::collections::VecDeque;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use engine::Engine;
use thiserror::Error;
use tokio::sync::oneshot;

use crate::ids::UserId;
use crate::limits::{Limits, most, share};
use crate::priority::give_way;

/// Something to think about, and whom to tell.
type Question = Box<dyn FnOnce(&mut Engine, &AtomicBool) + Send>;

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

/// How soon an answer is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Priority {
    /// A game waits for it.
    Turn,
    /// This person does, who can go on without it.
    Hint(UserId),
    /// Nobody waits who would mind: it is thought about on a thread of its own, beside all others.
    Review,
}

/// The threads that think; clones share them. They end with the last clone.
#[derive(Clone)]
pub struct EnginePool {
    asked: Arc<Asking>,
    most: QueueLimits,
    /// What may take long, on a thread of its own, so that no game ever waits for it.
    reviews: Arc<Asking>,
    stop: Arc<AtomicBool>,
}

/// How many questions may wait.
#[derive(Clone, Copy)]
struct QueueLimits {
    turns: usize,
    hints: usize,
}

/// One that may ask; with the last of them the threads end.
struct Asking(Arc<Asked>);

impl Drop for Asking {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.arrived.notify_all();
    }
}

/// What was asked and is not yet thought about.
#[derive(Default)]
struct Asked {
    waiting: Mutex<Waiting>,
    arrived: Condvar,
}

#[derive(Default)]
struct Waiting {
    turns: VecDeque<Question>,
    /// What people ask, and who; nobody does for reviews.
    hints: VecDeque<(Option<UserId>, Question)>,
    closed: bool,
}

impl Waiting {
    /// Whether a person may ask one thing more: there is room, and their share of it is not used up.
    fn has_room(&self, user: UserId, most: QueueLimits) -> bool {
        let own = self.hints.iter().filter(|(who, _)| *who == Some(user)).count();
        self.hints.len() < most.hints && own < share(most.hints)
    }
}

impl Asked {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a question behind those that wait, unless too many do. Turns are durable: one that finds
    /// no room is tried again soon. What people ask beside their games is refused, and so is what one
    /// person asks beyond a quarter of the line; how many reviews there are is bounded where they are
    /// asked for.
    fn put(
        &self,
        priority: Priority,
        question: Question,
        most: QueueLimits,
    ) -> Result<(), EngineError> {
        let mut waiting = self.lock();
        match priority {
            Priority::Turn if waiting.turns.len() >= most.turns => return Err(EngineError::Busy),
            Priority::Hint(user) if !waiting.has_room(user, most) => {
                return Err(EngineError::Busy);
            }
            Priority::Turn => waiting.turns.push_back(question),
            Priority::Hint(user) => waiting.hints.push_back((Some(user), question)),
            Priority::Review => waiting.hints.push_back((None, question)),
        }
        self.arrived.notify_one();
        Ok(())
    }

    /// The next question, turns first; waits for one, until nobody can ask any more.
    fn next(&self) -> Option<Question> {
        let mut waiting = self.lock();
        loop {
            let next = waiting.turns.pop_front();
            if let Some(question) = next.or_else(|| Some(waiting.hints.pop_front()?.1)) {
                return Some(question);
            }
            if waiting.closed {
                return None;
            }
            waiting = self.arrived.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl EnginePool {
    /// One thread fewer than the machine runs at once, so that people do not wait for the engine;
    /// but one at least. Beside them one for reviews, which gives way to them. As many questions may
    /// wait as the limits say.
    ///
    /// # Errors
    ///
    /// Fails where the system gives no threads.
    pub fn start(limits: &Limits) -> std::io::Result<Self> {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Self::start_with((cores - 1).max(1), limits)
    }

    fn start_with(threads: usize, limits: &Limits) -> std::io::Result<Self> {
        let most = QueueLimits { turns: most(limits.turns), hints: most(limits.questions) };
        let asking = || Arc::new(Asking(Arc::default()));
        // Made first: where a thread fails, those before it end.
        let stop = Arc::new(AtomicBool::new(false));
        let thinkers = Self { asked: asking(), most, reviews: asking(), stop };
        let lanes = std::iter::repeat_n((&thinkers.asked, NICE), threads);
        for (asking, nice) in lanes.chain([(&thinkers.reviews, NICER)]) {
            let (asked, stop) = (Arc::clone(&asking.0), Arc::clone(&thinkers.stop));
            let thread = thread::Builder::new().name("engine".to_owned());
            thread.spawn(move || think(&asked, &stop, nice))?;
        }
        Ok(thinkers)
    }

    /// Has a question answered, once those before it are, and all turns before any hint.
    ///
    /// # Errors
    ///
    /// Fails where the engine does, too many wait, or the program is being stopped: an answer
    /// that was cut short is none.
    pub async fn ask<T: Send + 'static>(
        &self,
        priority: Priority,
        question: impl FnOnce(&mut Engine, &AtomicBool) -> T + Send + 'static,
    ) -> Result<T, EngineError> {
        let (tell, told) = oneshot::channel();
        let question = Box::new(move |engine: &mut Engine, stop: &AtomicBool| {
            // Who has stopped waiting needs no answer.
            if !tell.is_closed() && !stop.load(Ordering::Relaxed) {
                drop(tell.send(question(engine, stop)));
            }
        });
        let lane = if priority == Priority::Review { &self.reviews } else { &self.asked };
        lane.0.put(priority, question, self.most)?;
        let answer = told.await;
        if self.stop.load(Ordering::Relaxed) {
            return Err(EngineError::Stopped);
        }
        answer.map_err(|_| EngineError::Failed)
    }

    /// How many questions wait, by what they are about.
    pub fn waiting(&self) -> [(&'static str, usize); 3] {
        let asked = self.asked.0.lock();
        let (turns, hints) = (asked.turns.len(), asked.hints.len());
        drop(asked);
        [("turn", turns), ("hint", hints), ("review", self.reviews.0.lock().hints.len())]
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

/// How much others come first, as Linux counts it: a thread of theirs has three times as much of a
/// processor that both want. With much more, the engine would stand still on a busy machine.
const NICE: i32 = 5;

/// The same for reviews: a thread that thinks for a game has three times as much as theirs.
const NICER: i32 = 10;

/// Answers questions until nobody can ask any more.
fn think(asked: &Asked, stop: &AtomicBool, nice: i32) {
    give_way(nice);
    // Its tables take megabytes: nobody has them who never asks.
    let mut engine = None;
    while let Some(question) = asked.next() {
        let asked = engine.get_or_insert_with(Engine::new);
        // What it keeps in memory may be broken by a panic; a new engine has nothing in memory.
        if catch_unwind(AssertUnwindSafe(|| question(asked, stop))).is_err() {
            engine = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: UserId = UserId(1);
    const BORIS: UserId = UserId(2);

    #[tokio::test]
    async fn questions_are_answered_off_the_async_workers_and_a_panic_ends_nothing() {
        let thinkers = EnginePool::start_with(1, &Limits::NONE).unwrap();
        let here = thread::current().id();
        let there = thinkers.ask(Priority::Turn, |_, _| thread::current().id()).await.unwrap();
        assert_ne!(here, there);
        let failed = thinkers.ask(Priority::Turn, |_, _| -> () { panic!("a broken engine") }).await;
        assert_eq!(failed, Err(EngineError::Failed));
        assert_eq!(thinkers.ask(Priority::Turn, |_, _| 5).await, Ok(5));
    }

    #[tokio::test]
    async fn what_is_cut_short_is_no_answer() {
        let thinkers = EnginePool::start_with(1, &Limits::NONE).unwrap();
        let (begun, begins) = oneshot::channel();
        let long = tokio::spawn({
            let thinkers = thinkers.clone();
            async move {
                let wait = move |_: &mut Engine, stop: &AtomicBool| {
                    begun.send(()).unwrap();
                    while !stop.load(Ordering::Relaxed) {
                        thread::yield_now();
                    }
                };
                thinkers.ask(Priority::Turn, wait).await
            }
        });
        begins.await.unwrap();
        thinkers.stop();
        assert_eq!(long.await.unwrap(), Err(EngineError::Stopped));
        assert_eq!(thinkers.ask(Priority::Turn, |_, _| 5).await, Err(EngineError::Stopped));
    }

    #[tokio::test]
    async fn a_game_does_not_wait_for_hints() {
        let thinkers = EnginePool::start_with(1, &Limits::NONE).unwrap();
        let (begun, begins) = oneshot::channel();
        let (release, held) = std::sync::mpsc::channel::<()>();
        let (tell, told) = std::sync::mpsc::channel();
        let ask = |priority, name: &'static str| {
            let (thinkers, tell) = (thinkers.clone(), tell.clone());
            async move { thinkers.ask(priority, move |_, _| tell.send(name).unwrap()).await }
        };
        let first = thinkers.ask(Priority::Hint(ADA), move |_, _| {
            begun.send(()).unwrap();
            held.recv().unwrap();
        });
        let others = async {
            begins.await.unwrap();
            let hints = [ask(Priority::Hint(ADA), "hint"), ask(Priority::Hint(ADA), "hint")];
            let let_go = async { release.send(()).unwrap() };
            let [one, two] = hints;
            // Asked in this order, before the thread is free again.
            tokio::join!(one, two, ask(Priority::Turn, "turn"), let_go)
        };
        let (first, _) = tokio::join!(first, others);
        first.unwrap();
        drop(tell);
        assert_eq!(told.iter().take(3).collect::<Vec<_>>(), ["turn", "hint", "hint"]);
    }

    #[tokio::test]
    async fn no_game_waits_for_a_review() {
        let thinkers = EnginePool::start_with(1, &Limits::NONE).unwrap();
        let (begun, begins) = oneshot::channel();
        let (release, held) = std::sync::mpsc::channel::<()>();
        let review = thinkers.ask(Priority::Review, move |_, _| {
            begun.send(()).unwrap();
            held.recv().unwrap();
        });
        let turn = async {
            begins.await.unwrap();
            let answer = thinkers.ask(Priority::Turn, |_, _| 5).await;
            release.send(()).unwrap();
            answer
        };
        assert_eq!(tokio::join!(review, turn), (Ok(()), Ok(5)));
    }

    #[tokio::test]
    async fn who_asks_too_much_is_told_so_and_games_go_on() {
        // Nobody thinks here.
        let asked = Arc::new(Asked::default());
        let most = QueueLimits { turns: 3, hints: 5 };
        let ask = |priority| asked.put(priority, Box::new(|_, _| ()), most);
        for _ in 0..4 {
            assert_eq!(ask(Priority::Hint(ADA)), Ok(()));
        }
        assert_eq!(ask(Priority::Hint(ADA)), Err(EngineError::Busy), "the last place is another's");
        assert_eq!(ask(Priority::Hint(BORIS)), Ok(()));
        assert_eq!(ask(Priority::Hint(BORIS)), Err(EngineError::Busy));
        for _ in 0..3 {
            assert_eq!(ask(Priority::Turn), Ok(()));
        }
        assert_eq!(ask(Priority::Turn), Err(EngineError::Busy));
        // The turns come first.
        drop([(); 4].map(|()| asked.next()));
        assert_eq!([ask(Priority::Turn), ask(Priority::Hint(ADA))], [Ok(()); 2]);
        assert_eq!(ask(Priority::Hint(BORIS)), Err(EngineError::Busy));
    }

    #[test]
    fn the_threads_end_with_the_last_who_may_ask() {
        let asked = Arc::new(Asked::default());
        let thinks = thread::spawn({
            let asked = Arc::clone(&asked);
            move || think(&asked, &AtomicBool::new(false), NICE)
        });
        drop(Asking(asked));
        thinks.join().unwrap();
    }
}
