//! Waiting for what the bot does by itself, which no answer says is done.

use std::time::Duration;

use playground::{Answer, Entry, Event, Id, Outcome};
use tokio::sync::broadcast;
use tokio::time::timeout;

use crate::rows::JobRow;
use crate::{PATIENCE, World};

/// After so long, another process does what one that has stopped was about to do.
pub const LEASE: Duration = Duration::from_secs(70);

impl World {
    /// How many boards are owed, and turns of the engine's; not what waits for a deadline or a day.
    pub async fn owed(&self) -> usize {
        let jobs = self.database.all::<JobRow>().await;
        jobs.iter().filter(|it| !it.waits_for_a_time()).count()
    }

    /// How many jobs of some kind are due and not yet done.
    pub async fn due(&self, is_it: impl Fn(&JobRow) -> bool) -> usize {
        let (jobs, now) = (self.database.all::<JobRow>().await, self.clock.now());
        let due = |it: &&JobRow| is_it(it) && it.run_at.is_some_and(|run_at| run_at <= now);
        jobs.iter().filter(due).count()
    }

    /// Waits until something holds; looks again whenever anything happens that somebody sees.
    pub async fn until(&self, what: &str, mut holds: impl AsyncFnMut() -> bool) {
        let mut events = self.playground.events();
        let waiting = async {
            while !holds().await {
                self.next_event(&mut events).await;
            }
        };
        assert!(timeout(PATIENCE, waiting).await.is_ok(), "waited in vain until {what}");
    }

    /// The next event, or a moment later none: not everything that is waited for is an event.
    async fn next_event(&self, events: &mut broadcast::Receiver<Event>) {
        let moment = Duration::from_millis(20);
        drop(timeout(moment, events.recv()).await);
    }

    /// Waits until a request of the bot is in the request log.
    pub async fn until_request(&self, what: &str, mut found: impl FnMut(&Entry) -> bool) {
        self.until(what, async || !self.playground.logged_requests(&mut found).is_empty()).await;
    }

    /// Waits until every board is shown.
    pub async fn settle(&self) {
        self.until("no board is owed", async || self.owed().await == 0).await;
    }

    /// Whether a board that is owed rests until somebody does something where it belongs.
    pub async fn a_board_rests(&self) -> bool {
        let jobs = self.database.all::<JobRow>().await;
        jobs.iter().any(|it| it.kind == "board" && it.run_at.is_none())
    }

    /// Does what no process of the bot hears: Discord waits no longer for an answer than it takes to ask.
    /// Were it heard, its answer would be refused, which [`World::finish`] does not let pass.
    pub async fn unheard(&self, act: impl Future<Output = Outcome>) {
        let (outcome, ()) = tokio::join!(act, async { self.playground.stop_waiting() });
        assert!(matches!(outcome.answer, Answer::Silence), "{outcome:?}");
    }

    /// Waits until somebody has begun to sleep for exactly so long since the clock was last moved.
    pub async fn until_sleeping(&self, duration: Duration) {
        let sleeping = timeout(PATIENCE, self.clock.until_sleeping(duration)).await;
        assert!(sleeping.is_ok(), "nobody sleeps for {duration:?}");
    }

    /// Waits for the same, and wakes them.
    pub async fn wake(&self, duration: Duration) {
        self.until_sleeping(duration).await;
        self.clock.advance(duration);
    }

    /// Waits until so many requests of the bot hang.
    pub async fn until_hanging(&self, number: usize) {
        let what = format!("{number} requests hang");
        self.until(&what, async || self.playground.hanging() == number).await;
    }

    /// Moves the clock by `step` before each look, until something holds.
    pub async fn pass_until(
        &self,
        step: Duration,
        what: &str,
        mut holds: impl AsyncFnMut() -> bool,
    ) {
        self.until(what, async || {
            self.clock.advance(step);
            holds().await
        })
        .await;
    }

    /// Waits until the only job is put off, and returns for how long: without end if it is parked.
    pub async fn put_off(&self) -> Duration {
        let mut pause = Duration::ZERO;
        self.until("it is put off", async || {
            let jobs = self.database.all::<JobRow>().await.into_iter();
            let mut jobs = jobs.filter(|it| it.leased_until == 0 && !it.waits_for_a_time());
            pause = jobs.next().map_or(Duration::ZERO, |job| self.until_run(&job));
            !pause.is_zero()
        })
        .await;
        pause
    }

    /// How long it is until a job is to run.
    fn until_run(&self, job: &JobRow) -> Duration {
        let pause = job.run_at.map(|run_at| run_at.saturating_sub(self.clock.now()).max(0));
        pause.map_or(Duration::MAX, |it| Duration::from_millis(it.cast_unsigned()))
    }

    /// Waits until a public message says this and has no buttons and menus any more.
    pub async fn became(&self, message: Id, words: &str) {
        let anybody = self.person("Chen").id;
        self.until(words, async || {
            let message = self.playground.message(message, anybody).expect("it is there");
            message.content.contains(words) && message.components.is_empty()
        })
        .await;
    }
}
