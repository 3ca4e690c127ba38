//! The threads on which the engine thinks: few, of low priority, never the async workers', each with
//! an engine of its own.

use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use engine::Engine;
use thiserror::Error;
use tokio::sync::oneshot;

/// Something to think about, and whom to tell.
type Question = Box<dyn FnOnce(&mut Engine, &AtomicBool) + Send>;

/// Why a question has no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NoThought {
    /// The program is being stopped.
    #[error("the engine is stopped")]
    Stopped,
    /// The engine panicked.
    #[error("the engine has failed")]
    Failed,
    /// There is nothing to choose.
    #[error("the engine has nothing to choose")]
    Nothing,
}

/// The threads that think; clones share them. They end with the last clone.
#[derive(Clone)]
pub struct Thinkers {
    questions: mpsc::Sender<Question>,
    stop: Arc<AtomicBool>,
}

impl Thinkers {
    /// One thread fewer than the machine runs at once, so that people do not wait for the engine;
    /// but one at least.
    ///
    /// # Errors
    ///
    /// Fails where the system gives no threads.
    pub fn start() -> std::io::Result<Self> {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Self::start_with((cores - 1).max(1))
    }

    fn start_with(threads: usize) -> std::io::Result<Self> {
        let (questions, asked) = mpsc::channel();
        let (asked, stop) = (Arc::new(Mutex::new(asked)), Arc::new(AtomicBool::new(false)));
        for _ in 0..threads {
            let (asked, stop) = (Arc::clone(&asked), Arc::clone(&stop));
            thread::Builder::new().name("engine".to_owned()).spawn(move || think(&asked, &stop))?;
        }
        Ok(Self { questions, stop })
    }

    /// Has a question answered, once those before it are.
    ///
    /// # Errors
    ///
    /// Fails where the engine does, or the program is being stopped: an answer that was cut short is
    /// none.
    pub async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Engine, &AtomicBool) -> T + Send + 'static,
    ) -> Result<T, NoThought> {
        let (tell, told) = oneshot::channel();
        let question = Box::new(move |engine: &mut Engine, stop: &AtomicBool| {
            // Who has stopped waiting needs no answer.
            if !tell.is_closed() && !stop.load(Ordering::Relaxed) {
                drop(tell.send(question(engine, stop)));
            }
        });
        if self.questions.send(question).is_err() {
            return Err(NoThought::Failed);
        }
        let answer = told.await;
        if self.stop.load(Ordering::Relaxed) {
            return Err(NoThought::Stopped);
        }
        answer.map_err(|_| NoThought::Failed)
    }

    /// Cuts all thinking short, for good.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// How much others come first, as Linux counts it: beside a thread of theirs this has a third of
/// the time. With much more, the engine would stand still on a busy machine.
#[cfg(target_os = "linux")]
const NICE: i32 = 5;

/// Lets everything else on the machine come first, where that can be said of one thread.
fn give_way() {
    // To Linux, this thread is the process that is meant.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICE) {
        tracing::debug!(%error, "the engine thinks as if it were urgent");
    }
}

/// Answers questions until nobody can ask any more.
fn think(questions: &Mutex<mpsc::Receiver<Question>>, stop: &AtomicBool) {
    give_way();
    let mut engine = Engine::new();
    loop {
        let next = questions.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(question) = next else {
            return;
        };
        // What it keeps in memory may be broken by a panic; a new engine has nothing in memory.
        if catch_unwind(AssertUnwindSafe(|| question(&mut engine, stop))).is_err() {
            engine = Engine::new();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn questions_are_answered_off_the_async_workers_and_a_panic_ends_nothing() {
        let thinkers = Thinkers::start_with(1).unwrap();
        let here = thread::current().id();
        let there = thinkers.ask(|_, _| thread::current().id()).await.unwrap();
        assert_ne!(here, there);
        let failed = thinkers.ask(|_, _| -> () { panic!("a broken engine") }).await;
        assert_eq!(failed, Err(NoThought::Failed));
        assert_eq!(thinkers.ask(|_, _| 5).await, Ok(5));
    }

    #[tokio::test]
    async fn what_is_cut_short_is_no_answer() {
        let thinkers = Thinkers::start_with(1).unwrap();
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
                thinkers.ask(wait).await
            }
        });
        begins.await.unwrap();
        thinkers.stop();
        assert_eq!(long.await.unwrap(), Err(NoThought::Stopped));
        assert_eq!(thinkers.ask(|_, _| 5).await, Err(NoThought::Stopped));
    }
}
