//! Desks: where is drawn what no running game waits for, each with threads and a waiting line of its
//! own, so that it never keeps a board waiting. Who finds no room in a line is told so at once.

use std::collections::HashMap;
use std::num::{NonZero, NonZeroU32};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use tokio::sync::oneshot;

use super::error::Error;
use super::refusal::Refusal;
use crate::ids::UserId;
use crate::limits::{self, Limits};
use crate::measure;
use crate::priority::give_way;

/// How much others come first, as Linux counts it: a thread that draws boards has four times as much
/// of a processor that both want.
const NICE: i32 = 6;

/// What is drawn apart from the boards of running games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Desk {
    /// Games as animations.
    Replays,
    /// How games went; who waits for a review to be made has a place in this line too.
    Reviews,
    /// All else: odds, ratings, rules, lessons, puzzles and files.
    Pictures,
}

/// All desks.
pub struct Desks {
    replays: Arc<Line>,
    reviews: Arc<Line>,
    pictures: Arc<Line>,
}

impl Desks {
    /// Opens them, with lines as long as the limits say.
    ///
    /// # Errors
    ///
    /// Fails where the system gives no threads.
    pub fn open(limits: &Limits) -> std::io::Result<Self> {
        let line = |name, most: Option<NonZeroU32>| Line::open(name, most).map(Arc::new);
        Ok(Self {
            replays: line("replay", limits.replays)?,
            reviews: line("review", limits.reviews)?,
            pictures: line("picture", limits.pictures)?,
        })
    }

    /// A person's place in a desk's line, to be drawn for once those before it are.
    ///
    /// # Errors
    ///
    /// Refused where the line is full, or a quarter of it is this person's.
    pub(super) fn enter(&self, desk: Desk, user: UserId) -> Result<Ticket, Refusal> {
        let line = self.line(desk);
        if line.enter(user) {
            return Ok(Ticket(Arc::new(Held { line: Arc::clone(line), whose: Some(user) })));
        }
        measure::turned_away(line.name);
        Err(Refusal::Busy)
    }

    /// The same for what is owed and not asked for: it has a place however long the line is, and
    /// takes nobody's.
    pub(super) fn owed(&self, desk: Desk) -> Ticket {
        Ticket(Arc::new(Held { line: Arc::clone(self.line(desk)), whose: None }))
    }

    fn line(&self, desk: Desk) -> &Arc<Line> {
        match desk {
            Desk::Replays => &self.replays,
            Desk::Reviews => &self.reviews,
            Desk::Pictures => &self.pictures,
        }
    }
}

/// A place in a line; clones share it, and it is free again with the last of them.
#[derive(Clone)]
pub struct Ticket(Arc<Held>);

impl Ticket {
    /// Draws at the desk.
    ///
    /// # Errors
    ///
    /// Fails where the drawing does.
    pub(super) async fn draw<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let (tell, told) = oneshot::channel();
        let held = self.clone();
        let work = Box::new(move || {
            // Who has stopped waiting needs no picture.
            let drawn = (!tell.is_closed()).then(draw);
            // Whoever is told finds the place free.
            drop(held);
            drop(drawn.map(|drawn| tell.send(drawn)));
        });
        let broken = || Error::Picture(self.0.line.name.to_owned());
        self.0.line.work.send(work).map_err(|_| broken())?;
        told.await.map_err(|_| broken())?
    }
}

struct Held {
    line: Arc<Line>,
    /// Whose place it is; nobody's where it takes none.
    whose: Option<UserId>,
}

impl Drop for Held {
    fn drop(&mut self) {
        if let Some(user) = self.whose {
            self.line.leave(user);
        }
    }
}

type Work = Box<dyn FnOnce() + Send>;

/// The line at a desk. With it the threads end.
struct Line {
    name: &'static str,
    /// How many places it has, and how many of them one person can have.
    most: usize,
    each: usize,
    /// Who stands in it, those among them for whom is being drawn. A mutex of std's, since it is never
    /// held across an await.
    standing: Mutex<Standing>,
    work: Sender<Work>,
}

#[derive(Default)]
struct Standing {
    all: usize,
    of: HashMap<UserId, usize>,
}

impl Line {
    /// A line in front of one thread for two of the machine's.
    fn open(name: &'static str, most: Option<NonZeroU32>) -> std::io::Result<Self> {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let (work, works) = mpsc::channel();
        let works = Arc::new(Mutex::new(works));
        for _ in 0..(cores / 2).max(1) {
            let works = Arc::clone(&works);
            thread::Builder::new().name(name.to_owned()).spawn(move || draw(&works))?;
        }
        let most = limits::most(most);
        measure::desk(name);
        Ok(Self { name, most, each: limits::share(most), standing: Mutex::default(), work })
    }

    /// Goes into the line; whether there was room.
    fn enter(&self, user: UserId) -> bool {
        let mut standing = self.standing();
        let own = standing.of.get(&user).copied().unwrap_or_default();
        let has_room = standing.all < self.most && own < self.each;
        if has_room {
            standing.all += 1;
            standing.of.insert(user, own + 1);
            measure::drawing(self.name, standing.all);
        }
        has_room
    }

    fn leave(&self, user: UserId) {
        let mut standing = self.standing();
        standing.all -= 1;
        if let Some(own) = standing.of.get_mut(&user) {
            *own -= 1;
            if *own == 0 {
                standing.of.remove(&user);
            }
        }
        measure::drawing(self.name, standing.all);
    }

    fn standing(&self) -> MutexGuard<'_, Standing> {
        self.standing.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Draws one thing after another until nobody can ask any more.
fn draw(works: &Mutex<Receiver<Work>>) {
    give_way(NICE);
    loop {
        let next = works.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(work) = next else { return };
        // Who waits for it is told by what it drops.
        drop(catch_unwind(AssertUnwindSafe(work)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: UserId = UserId(1);
    const BORIS: UserId = UserId(2);

    fn desks(replays: u32) -> Desks {
        let replays = NonZeroU32::new(replays);
        Desks::open(&Limits { replays, ..Limits::NONE }).unwrap()
    }

    #[tokio::test]
    async fn who_finds_no_room_is_told_so_and_others_are_not() {
        let desks = desks(2);
        let (first, second) =
            (desks.enter(Desk::Replays, ADA).unwrap(), desks.enter(Desk::Replays, ADA).unwrap());
        assert_eq!(desks.enter(Desk::Replays, ADA).err(), Some(Refusal::Busy));
        assert!(desks.enter(Desk::Reviews, ADA).is_ok(), "each desk has a line of its own");
        assert!(desks.owed(Desk::Replays).draw(|| Ok(5)).await.is_ok_and(|it| it == 5));
        drop(first);
        let third = desks.enter(Desk::Replays, ADA).unwrap();
        assert_eq!(desks.enter(Desk::Replays, ADA).err(), Some(Refusal::Busy));
        drop((second, third));
        assert!(desks.enter(Desk::Replays, ADA).is_ok());
    }

    #[tokio::test]
    async fn a_place_is_free_once_what_is_drawn_in_vain_is_done() {
        let desks = desks(1);
        let ticket = desks.enter(Desk::Replays, ADA).unwrap();
        let (release, held) = mpsc::channel::<()>();
        let drawing = ticket.draw(move || Ok(held.recv().is_err()));
        // Who asked has gone.
        assert!(tokio::time::timeout(std::time::Duration::ZERO, drawing).await.is_err());
        drop(ticket);
        assert_eq!(desks.enter(Desk::Replays, ADA).err(), Some(Refusal::Busy));
        drop(release);
        while desks.enter(Desk::Replays, ADA).is_err() {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_panic_fails_one_picture_and_no_other() {
        let desks = desks(1);
        let ticket = desks.enter(Desk::Replays, ADA).unwrap();
        let failed = ticket.draw(|| -> Result<(), Error> { panic!("a broken picture") }).await;
        assert!(matches!(failed, Err(Error::Picture(_))));
        assert!(ticket.draw(|| Ok(5)).await.is_ok_and(|it| it == 5));
        drop(ticket);
        assert!(desks.enter(Desk::Replays, ADA).is_ok(), "it gave its place back");
    }

    #[tokio::test]
    async fn without_a_limit_nobody_is_turned_away() {
        let desks = desks(0);
        let all: Vec<Ticket> =
            (0..1000).filter_map(|_| desks.enter(Desk::Replays, ADA).ok()).collect();
        assert_eq!(all.len(), 1000);
    }

    #[tokio::test]
    async fn one_person_leaves_room_for_others() {
        let desks = desks(20);
        let kind = |user| desks.enter(Desk::Replays, user);
        let mut all: Vec<Ticket> = (0..20).filter_map(|_| kind(ADA).ok()).collect();
        assert_eq!((all.len(), kind(ADA).err()), (5, Some(Refusal::Busy)));
        assert!(kind(BORIS).is_ok());
        all.pop();
        all.push(kind(ADA).unwrap());
        drop(all);
        assert!(desks.line(Desk::Replays).standing().of.is_empty(), "nobody is remembered");
    }
}
