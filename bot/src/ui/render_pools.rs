//! Thread pools that draw pictures: one for boards, on which running games wait, and one for each
//! kind of other pictures, so that these never delay a board. Those have bounded queues: whoever
//! finds no room is refused at once.

use std::num::{NonZero, NonZeroU32};
use std::sync::Arc;
use std::thread;

use crate::ids::UserId;
use crate::limits::Limits;
use crate::metrics;
use crate::ui::{BUSY, Error, Refusal};
use crate::worker_pool::{Overloaded, QueueSlot, Quota, WorkPriority, WorkerPool};

/// How much everything else comes first, as Linux counts it: a thread that draws boards has four
/// times as much of a processor that both want.
const NICE: i32 = 6;

/// What a pool draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PoolKind {
    /// Boards of running games: there is always room.
    Boards,
    /// Games as animations.
    Replays,
    /// How games went; who waits for a review to be made has a slot of this queue too.
    Reviews,
    /// All else: odds, ratings, rules, lessons, puzzles and files.
    Others,
}

/// All pools; clones share them.
#[derive(Clone)]
pub struct RenderPools {
    boards: WorkerPool<()>,
    others: [RenderPool; 3],
}

#[derive(Clone)]
struct RenderPool {
    name: &'static str,
    workers: WorkerPool<()>,
    quota: Quota,
}

impl RenderPool {
    /// Starts one thread for two of the machine's processors.
    fn start(name: &'static str, limit: Option<NonZeroU32>) -> std::io::Result<Self> {
        let workers = WorkerPool::start(name, (cores() / 2).max(1), NICE)?;
        Ok(Self { name, workers, quota: Quota::new(limit) })
    }
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

impl RenderPools {
    /// The pools that may be full, by name.
    pub const NAMES: [&str; 3] = ["replay", "review", "picture"];

    /// Starts them, with queues as long as the limits say.
    pub fn start(limits: &Limits) -> std::io::Result<Self> {
        let [replay, review, picture] = Self::NAMES;
        Ok(Self {
            boards: WorkerPool::start("board", cores().max(2), 0)?,
            others: [
                RenderPool::start(replay, limits.replays)?,
                RenderPool::start(review, limits.reviews)?,
                RenderPool::start(picture, limits.pictures)?,
            ],
        })
    }

    /// A user's slot in a queue; none where there is always room.
    pub(super) fn reserve(
        &self,
        kind: PoolKind,
        user: UserId,
    ) -> Result<Option<Arc<QueueSlot>>, Refusal> {
        let Some(pool) = self.other(kind) else { return Ok(None) };
        match pool.quota.reserve(Some(user)) {
            Ok(slot) => Ok(Some(Arc::new(slot))),
            Err(Overloaded) => Err(refused(pool)),
        }
    }

    /// Does something on a pool's thread. Whoever is told that it is done finds the slot free.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        kind: PoolKind,
        slot: Option<Arc<QueueSlot>>,
        work: impl FnOnce() -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let workers = self.other(kind).map_or(&self.boards, |pool| &pool.workers);
        let work = move |(): &mut ()| {
            let done = work();
            drop(slot);
            done
        };
        let done = workers.run(WorkPriority::Normal, work).await;
        done.map_err(|panicked| Error::Picture(panicked.to_string()))?
    }

    /// How many people wait for each kind of other pictures.
    pub fn waiting(&self) -> impl Iterator<Item = (&'static str, usize)> {
        self.others.iter().map(|pool| (pool.name, pool.quota.taken()))
    }

    fn other(&self, kind: PoolKind) -> Option<&RenderPool> {
        let [replays, reviews, others] = &self.others;
        match kind {
            PoolKind::Boards => None,
            PoolKind::Replays => Some(replays),
            PoolKind::Reviews => Some(reviews),
            PoolKind::Others => Some(others),
        }
    }
}

fn refused(pool: &RenderPool) -> Refusal {
    metrics::picture_refused(pool.name);
    BUSY
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const ADA: UserId = UserId(1);

    fn pools(replays: u32) -> RenderPools {
        let replays = NonZeroU32::new(replays);
        RenderPools::start(&Limits { replays, ..Limits::NONE }).unwrap()
    }

    #[tokio::test]
    async fn who_finds_no_room_is_refused_and_others_are_not() {
        let pools = pools(2);
        let slots = [(); 2].map(|()| pools.reserve(PoolKind::Replays, ADA).unwrap());
        assert_eq!(pools.reserve(PoolKind::Replays, ADA).err(), Some(BUSY));
        assert_eq!(pools.reserve(PoolKind::Replays, ADA).map(drop), Err(BUSY));
        assert!(pools.reserve(PoolKind::Reviews, ADA).is_ok(), "each pool has a queue of its own");
        assert!(pools.reserve(PoolKind::Boards, ADA).unwrap().is_none(), "there is always room");
        // What nobody asked for needs no slot.
        assert!(pools.run(PoolKind::Replays, None, || Ok(5)).await.is_ok_and(|it| it == 5));
        drop(slots);
        assert!(pools.reserve(PoolKind::Replays, ADA).map(drop).is_ok());
    }

    #[tokio::test]
    async fn a_slot_is_free_once_what_is_drawn_in_vain_is_done() {
        let pools = pools(1);
        let slot = pools.reserve(PoolKind::Replays, ADA).unwrap();
        let (release, held) = mpsc::channel::<()>();
        let (begun, begins) = tokio::sync::oneshot::channel();
        let mut drawing = Box::pin(pools.run(PoolKind::Replays, slot, move || {
            begun.send(()).ok();
            Ok(held.recv().is_err())
        }));
        assert!(futures_util::poll!(&mut drawing).is_pending());
        begins.await.unwrap();
        // Who asked has gone.
        drop(drawing);
        assert_eq!(pools.reserve(PoolKind::Replays, ADA).map(drop), Err(BUSY));
        drop(release);
        while pools.reserve(PoolKind::Replays, ADA).map(drop).is_err() {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_panic_fails_one_picture_and_no_other() {
        let pools = pools(1);
        let slot = pools.reserve(PoolKind::Replays, ADA).unwrap();
        let broken = || -> Result<(), Error> { panic!("a broken picture") };
        let failed = pools.run(PoolKind::Replays, slot, broken).await;
        assert!(matches!(failed, Err(Error::Picture(_))));
        assert!(pools.reserve(PoolKind::Replays, ADA).map(drop).is_ok(), "it gave its slot back");
    }
}
