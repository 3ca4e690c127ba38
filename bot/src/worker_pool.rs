//! Thread pools for work that would hold up the async workers: pictures, reviews and the engine's
//! searches. Each has threads and a queue of its own, so that one kind of work never delays another.

use std::collections::{HashMap, VecDeque};
use std::num::NonZeroU32;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use thiserror::Error;
use tokio::sync::oneshot;

use crate::ids::UserId;

/// How soon work is begun: all that is urgent before all that is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WorkPriority {
    Urgent,
    Normal,
}

/// The work has panicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a worker thread has panicked")]
pub(crate) struct Panicked;

/// Threads that do one thing after another, each with a state `S` of its own, which it makes when it is
/// first needed. Clones share them; they end with the last clone.
pub(crate) struct WorkerPool<S>(Arc<Handle<S>>);

impl<S> Clone for WorkerPool<S> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

struct Handle<S>(Arc<Queue<S>>);

impl<S> Drop for Handle<S> {
    fn drop(&mut self) {
        self.0.lock().is_closed = true;
        self.0.arrived.notify_all();
    }
}

struct Queue<S> {
    waiting: Mutex<Waiting<S>>,
    arrived: Condvar,
}

struct Waiting<S> {
    urgent: VecDeque<Work<S>>,
    normal: VecDeque<Work<S>>,
    is_closed: bool,
}

type Work<S> = Box<dyn FnOnce(&mut S) + Send>;

impl<S: Default + 'static> WorkerPool<S> {
    /// Starts so many threads of that name. `nice` is how much everything else on the machine comes
    /// first, as Linux counts it; 0 is no less urgent than anything else.
    ///
    /// # Errors
    ///
    /// Fails if a thread cannot be spawned; threads already started end.
    pub(crate) fn start(name: &str, threads: usize, nice: i32) -> std::io::Result<Self> {
        let waiting =
            Waiting { urgent: VecDeque::new(), normal: VecDeque::new(), is_closed: false };
        let queue = Arc::new(Queue { waiting: Mutex::new(waiting), arrived: Condvar::new() });
        let pool = Self(Arc::new(Handle(Arc::clone(&queue))));
        for _ in 0..threads {
            let queue = Arc::clone(&queue);
            thread::Builder::new().name(name.to_owned()).spawn(move || {
                lower_priority(nice);
                queue.work_off();
            })?;
        }
        Ok(pool)
    }

    /// Does something on one of the threads, once what is before it is done. If the future is dropped
    /// before that has begun, it is not done.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        priority: WorkPriority,
        work: impl FnOnce(&mut S) -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        let (sender, receiver) = oneshot::channel();
        let work = Box::new(move |state: &mut S| {
            if !sender.is_closed() {
                drop(sender.send(work(state)));
            }
        });
        self.0.0.put(priority, work);
        receiver.await.map_err(|_| Panicked)
    }

    /// How much work of a priority has not begun.
    pub(crate) fn waiting(&self, priority: WorkPriority) -> usize {
        self.0.0.lock().of(priority).len()
    }
}

impl<S> Waiting<S> {
    fn of(&mut self, priority: WorkPriority) -> &mut VecDeque<Work<S>> {
        match priority {
            WorkPriority::Urgent => &mut self.urgent,
            WorkPriority::Normal => &mut self.normal,
        }
    }
}

impl<S> Queue<S> {
    fn lock(&self) -> MutexGuard<'_, Waiting<S>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, priority: WorkPriority, work: Work<S>) {
        self.lock().of(priority).push_back(work);
        self.arrived.notify_one();
    }

    /// The next work; waits for some, until the pool is dropped.
    fn next(&self) -> Option<Work<S>> {
        let mut waiting = self.lock();
        loop {
            let next = waiting.urgent.pop_front().or_else(|| waiting.normal.pop_front());
            if next.is_some() || waiting.is_closed {
                return next;
            }
            waiting = self.arrived.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl<S: Default> Queue<S> {
    fn work_off(&self) {
        let mut state = None;
        while let Some(work) = self.next() {
            let own = state.get_or_insert_with(S::default);
            // What the state holds may be broken by a panic.
            if catch_unwind(AssertUnwindSafe(|| work(own))).is_err() {
                state = None;
            }
        }
    }
}

/// Lets everything else on the machine come first, if the system can do that for one thread.
#[cfg_attr(not(target_os = "linux"), allow(unused_variables))]
fn lower_priority(nice: i32) {
    // To Linux, this thread is the process that is meant.
    #[cfg(target_os = "linux")]
    if nice != 0
        && let Err(error) = rustix::process::setpriority_process(None, nice)
    {
        tracing::debug!(%error, "a thread works as if it were urgent");
    }
}

/// How many may wait for one kind of work: so many in all, and of one user a quarter of them, so that
/// there is room for others. Clones share the count.
#[derive(Clone)]
pub(crate) struct Quota {
    max: usize,
    max_of_user: usize,
    /// How many slots each user has; `None` for those that are no user's. A mutex of std's, since it is
    /// never held across an await.
    slots: Arc<Mutex<HashMap<Option<UserId>, usize>>>,
}

/// How many slots one user can have, however few there are.
const MIN_OF_USER: usize = 4;

/// There is no room for one more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Overloaded;

impl Quota {
    /// So many slots; without a limit as many as anybody wants.
    pub(crate) fn new(limit: Option<NonZeroU32>) -> Self {
        let max =
            limit.map_or(usize::MAX, |limit| usize::try_from(limit.get()).unwrap_or(usize::MAX));
        Self { max, max_of_user: (max / 4).max(MIN_OF_USER), slots: Arc::default() }
    }

    /// Takes a slot for a user; for `None` one that only the limit on all of them bounds.
    pub(crate) fn reserve(&self, user: Option<UserId>) -> Result<QueueSlot, Overloaded> {
        let mut slots = self.slots();
        has_room(self, &slots, user)?;
        *slots.entry(user).or_default() += 1;
        Ok(QueueSlot { of: self.clone(), user })
    }

    /// How many slots are taken.
    pub(crate) fn taken(&self) -> usize {
        self.slots().values().sum()
    }

    fn slots(&self) -> MutexGuard<'_, HashMap<Option<UserId>, usize>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn has_room(
    quota: &Quota,
    slots: &HashMap<Option<UserId>, usize>,
    user: Option<UserId>,
) -> Result<(), Overloaded> {
    let own = slots.get(&user).copied().unwrap_or_default();
    let has_share = user.is_none() || own < quota.max_of_user;
    if has_share && slots.values().sum::<usize>() < quota.max { Ok(()) } else { Err(Overloaded) }
}

/// A taken slot, free again when this is dropped.
pub(crate) struct QueueSlot {
    of: Quota,
    user: Option<UserId>,
}

impl Drop for QueueSlot {
    fn drop(&mut self) {
        let mut slots = self.of.slots();
        if let Some(own) = slots.get_mut(&self.user) {
            *own -= 1;
            if *own == 0 {
                slots.remove(&self.user);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const ADA: Option<UserId> = Some(UserId(1));
    const BORIS: Option<UserId> = Some(UserId(2));

    fn pool() -> WorkerPool<u32> {
        WorkerPool::start("test", 1, 5).unwrap()
    }

    #[tokio::test]
    async fn work_is_done_on_other_threads_and_a_panic_ends_only_their_state() {
        let pool = pool();
        let here = thread::current().id();
        let work = |state: &mut u32| {
            *state += 1;
            (*state, thread::current().id())
        };
        for count in 1..=2 {
            let (state, there) = pool.run(WorkPriority::Urgent, work).await.unwrap();
            assert_eq!(state, count);
            assert_ne!(there, here);
        }
        let failed = pool.run(WorkPriority::Urgent, |_| -> () { panic!("broken work") }).await;
        assert_eq!(failed, Err(Panicked));
        assert_eq!(pool.run(WorkPriority::Normal, work).await.unwrap().0, 1);
    }

    #[tokio::test]
    async fn what_is_urgent_is_done_first_and_what_nobody_waits_for_is_not_done() {
        let pool = pool();
        let (begun, begins) = oneshot::channel();
        let (release, held) = mpsc::channel::<()>();
        let (done, order) = mpsc::channel();
        let run = |priority, name: &'static str| {
            let (pool, done) = (pool.clone(), done.clone());
            async move { pool.run(priority, move |_| done.send(name).unwrap()).await }
        };
        let first = pool.run(WorkPriority::Normal, move |_| {
            begun.send(()).unwrap();
            held.recv().unwrap();
        });
        let others = async {
            begins.await.unwrap();
            let mut forgotten = Box::pin(run(WorkPriority::Urgent, "forgotten"));
            assert!(futures_util::poll!(&mut forgotten).is_pending());
            drop(forgotten);
            let release = async {
                assert_eq!(pool.waiting(WorkPriority::Normal), 2);
                release.send(()).unwrap();
            };
            // Asked in this order, before the thread is free again.
            let normal = [run(WorkPriority::Normal, "normal"), run(WorkPriority::Normal, "normal")];
            let [one, two] = normal;
            tokio::join!(one, two, run(WorkPriority::Urgent, "urgent"), release)
        };
        tokio::join!(first, others).0.unwrap();
        drop(done);
        assert_eq!(order.iter().take(3).collect::<Vec<_>>(), ["urgent", "normal", "normal"]);
    }

    #[tokio::test]
    async fn the_threads_end_with_the_last_clone() {
        let pool = pool();
        let alive = Arc::new(());
        let held = Arc::clone(&alive);
        let kept = pool.clone();
        drop(pool);
        let queue = Arc::clone(&kept.0.0);
        kept.run(WorkPriority::Normal, move |_| drop(held)).await.unwrap();
        drop(kept);
        while Arc::strong_count(&queue) > 1 {
            tokio::task::yield_now().await;
        }
    }

    #[test]
    fn one_user_leaves_room_for_others() {
        let quota = Quota::new(NonZeroU32::new(20));
        let mut slots: Vec<_> = (0..20).filter_map(|_| quota.reserve(ADA).ok()).collect();
        assert_eq!((slots.len(), quota.reserve(ADA).err()), (5, Some(Overloaded)));
        slots.push(quota.reserve(BORIS).unwrap());
        slots.extend((0..20).filter_map(|_| quota.reserve(None).ok()));
        assert_eq!(quota.taken(), 20);
        assert!(quota.reserve(BORIS).is_err(), "all slots are taken");
        slots.remove(0);
        assert!(quota.reserve(ADA).is_ok());
        drop(slots);
        assert!(quota.slots().is_empty(), "nobody is remembered");
    }

    #[test]
    fn the_last_of_few_slots_is_for_another() {
        let quota = Quota::new(NonZeroU32::new(5));
        let slots: Vec<_> = (0..5).filter_map(|_| quota.reserve(ADA).ok()).collect();
        assert_eq!(slots.len(), 4);
        assert!(quota.reserve(BORIS).is_ok());
    }

    #[test]
    fn without_a_limit_nobody_is_rejected() {
        let quota = Quota::new(None);
        assert_eq!(
            (0..1000).filter_map(|_| quota.reserve(ADA).ok()).collect::<Vec<_>>().len(),
            1000
        );
    }
}
