//! The time, as the whole program asks for it: the system's, or one that is moved by hand.

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// A clock; clones show the same time.
#[derive(Clone, Debug)]
pub struct Clock(ClockSource);

#[derive(Clone, Debug)]
enum ClockSource {
    System { began: Instant },
    Manual(Arc<Manual>),
}

/// A clock that is moved by hand, and who sleeps by it.
#[derive(Debug)]
struct Manual {
    shown: watch::Sender<ShownTime>,
    /// When each sleeper began to sleep and when it wakes, as [`ShownTime::passed`] counts.
    sleepers: watch::Sender<Vec<(i64, i64)>>,
}

impl Manual {
    /// Sleeps until so many milliseconds have passed.
    async fn sleep_until(&self, passed: i64) {
        let begun = self.shown.borrow().passed;
        let _sleeper = Sleeper::new(&self.sleepers, (begun, passed));
        // The sender is alive, since this clock holds it.
        drop(self.shown.subscribe().wait_for(|shown| shown.passed >= passed).await);
    }
}

/// An entry among the sleepers of a clock, until it is dropped.
struct Sleeper<'a> {
    sleepers: &'a watch::Sender<Vec<(i64, i64)>>,
    times: (i64, i64),
}

impl<'a> Sleeper<'a> {
    fn new(sleepers: &'a watch::Sender<Vec<(i64, i64)>>, times: (i64, i64)) -> Self {
        sleepers.send_modify(|sleepers| sleepers.push(times));
        Self { sleepers, times }
    }
}

impl Drop for Sleeper<'_> {
    fn drop(&mut self) {
        self.sleepers.send_modify(|sleepers| {
            if let Some(at) = sleepers.iter().position(|it| *it == self.times) {
                sleepers.swap_remove(at);
            }
        });
    }
}

/// What a clock that is moved by hand shows, in milliseconds.
#[derive(Clone, Copy, Debug)]
struct ShownTime {
    /// Since 1970, if it is right.
    passed: i64,
    /// Of that, what the machine slept through.
    slept: i64,
    /// How late it is.
    late: i64,
}

impl ShownTime {
    fn now(self) -> i64 {
        self.passed.saturating_sub(self.late)
    }
}

/// Something took longer than it was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Elapsed;

impl Clock {
    /// The system's clock.
    pub fn system() -> Self {
        Self(ClockSource::System { began: Instant::now() })
    }

    /// A clock that stands at `now` (Unix milliseconds) until [`Clock::advance`] moves it.
    pub fn manual(now: i64) -> Self {
        let shown = watch::Sender::new(ShownTime { passed: now, slept: 0, late: 0 });
        Self(ClockSource::Manual(Arc::new(Manual { shown, sleepers: watch::Sender::default() })))
    }

    /// The time in Unix milliseconds.
    pub fn now(&self) -> i64 {
        match &self.0 {
            ClockSource::System { .. } => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                millis(since)
            }
            ClockSource::Manual(manual) => manual.shown.borrow().now(),
        }
    }

    /// For how many milliseconds the machine has been awake, from some moment on: what
    /// [`Clock::now`] gains on this, it has slept through, or the clock was set.
    pub(crate) fn awake(&self) -> i64 {
        match &self.0 {
            // On Linux it stands still while the machine sleeps.
            ClockSource::System { began } => millis(began.elapsed()),
            ClockSource::Manual(manual) => {
                let ShownTime { passed, slept, .. } = *manual.shown.borrow();
                passed.saturating_sub(slept)
            }
        }
    }

    /// How many milliseconds have passed from some moment on, while the machine was awake or not. It does
    /// not change when the clock is set.
    pub(crate) fn elapsed(&self) -> i64 {
        match &self.0 {
            ClockSource::System { began } => uptime(*began),
            ClockSource::Manual(manual) => manual.shown.borrow().passed,
        }
    }

    /// Moves a clock that is moved by hand, and wakes whoever slept until then; the system's goes
    /// by itself, and stays as it is.
    pub fn advance(&self, by: Duration) {
        self.turn(by, Duration::ZERO);
    }

    /// The same while the machine sleeps.
    pub fn sleep_through(&self, by: Duration) {
        self.turn(by, by);
    }

    /// Sets one back that is moved by hand: who sleeps does not notice.
    pub fn set_back(&self, by: Duration) {
        if let ClockSource::Manual(manual) = &self.0 {
            manual.shown.send_modify(|shown| shown.late = shown.late.saturating_add(millis(by)));
        }
    }

    /// Sets one ahead that is moved by hand: who sleeps does not notice.
    pub fn set_ahead(&self, by: Duration) {
        if let ClockSource::Manual(manual) = &self.0 {
            manual.shown.send_modify(|shown| shown.late = shown.late.saturating_sub(millis(by)));
        }
    }

    fn turn(&self, by: Duration, asleep: Duration) {
        if let ClockSource::Manual(manual) = &self.0 {
            manual.shown.send_modify(|shown| {
                shown.passed = shown.passed.saturating_add(millis(by));
                shown.slept = shown.slept.saturating_add(millis(asleep));
            });
        }
    }

    /// Waits for as long by this clock.
    pub async fn sleep(&self, duration: Duration) {
        match &self.0 {
            ClockSource::System { .. } => tokio::time::sleep(duration).await,
            ClockSource::Manual(manual) => {
                let until = manual.shown.borrow().passed.saturating_add(millis(duration));
                manual.sleep_until(until).await;
            }
        }
    }

    /// Waits until this moment by this clock (Unix milliseconds), which may have passed.
    pub async fn sleep_until(&self, at: i64) {
        match &self.0 {
            ClockSource::System { .. } => {
                let left = u64::try_from(at.saturating_sub(self.now())).unwrap_or_default();
                tokio::time::sleep(Duration::from_millis(left)).await;
            }
            ClockSource::Manual(manual) => {
                let until = manual.shown.borrow().late.saturating_add(at);
                manual.sleep_until(until).await;
            }
        }
    }

    /// Waits until somebody has begun to sleep for exactly so long since this clock, which is moved by
    /// hand, was last moved: then [`Clock::advance`] by that wakes them. By the system's clock it waits
    /// for ever.
    pub async fn until_sleeping(&self, duration: Duration) {
        let ClockSource::Manual(manual) = &self.0 else {
            return std::future::pending().await;
        };
        let now = manual.shown.borrow().passed;
        let times = (now, now.saturating_add(millis(duration)));
        drop(manual.sleepers.subscribe().wait_for(|sleepers| sleepers.contains(&times)).await);
    }

    /// What a future comes to within a time by this clock.
    ///
    /// # Errors
    ///
    /// [`Elapsed`] where it takes longer; the future is dropped, unless it was borrowed.
    pub(crate) async fn timeout<F: Future>(
        &self,
        duration: Duration,
        future: F,
    ) -> Result<F::Output, Elapsed> {
        tokio::select! {
            biased;
            output = future => Ok(output),
            () = self.sleep(duration) => Err(Elapsed),
        }
    }
}

/// How many milliseconds have passed from some moment on, while the machine was awake or not. Where the
/// system does not tell, since `began` and while it was awake.
#[cfg(target_os = "linux")]
pub(crate) fn uptime(_began: Instant) -> i64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    time.tv_sec.saturating_mul(1000).saturating_add(time.tv_nsec / 1_000_000)
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn uptime(began: Instant) -> i64 {
    millis(began.elapsed())
}

/// A time in Unix seconds, of one in milliseconds.
pub const fn seconds(millis: i64) -> i64 {
    millis.div_euclid(1000)
}

/// A duration in milliseconds, as far as they can be counted.
pub fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn a_clock_that_is_moved_by_hand_wakes_whoever_slept_until_then() {
        let clock = Clock::manual(1_000);
        let sleeper = clock.clone();
        let slept = tokio::spawn(async move {
            sleeper.sleep(Duration::from_secs(60)).await;
            sleeper.now()
        });
        clock.until_sleeping(Duration::from_secs(60)).await;
        clock.advance(Duration::from_secs(59));
        // The last second of it is no sleep of a second.
        assert!(clock.until_sleeping(Duration::from_secs(1)).now_or_never().is_none());
        // The sleeper may run, in case that it was woken.
        tokio::task::yield_now().await;
        assert!(!slept.is_finished());
        clock.advance(Duration::from_secs(1));
        assert_eq!(slept.await.unwrap(), 61_000);
    }

    #[tokio::test]
    async fn who_sleeps_does_not_notice_that_the_clock_is_set_back() {
        let clock = Clock::manual(1_000_000);
        let sleeper = clock.clone();
        let slept = tokio::spawn(async move { sleeper.sleep(Duration::from_secs(60)).await });
        clock.until_sleeping(Duration::from_secs(60)).await;
        clock.set_back(Duration::from_secs(900));
        assert_eq!((clock.now(), clock.awake()), (100_000, 1_000_000));
        clock.advance(Duration::from_secs(60));
        slept.await.unwrap();
        assert_eq!((clock.now(), clock.awake()), (160_000, 1_060_000));
    }

    #[tokio::test]
    async fn a_timeout_ends_by_the_clock_alone() {
        let clock = Clock::manual(0);
        assert_eq!(clock.timeout(Duration::from_millis(1), async { 7 }).await, Ok(7));
        let ticker = clock.clone();
        let never = std::future::pending::<()>();
        let (ended, ()) = tokio::join!(clock.timeout(Duration::from_secs(5), never), async move {
            ticker.advance(Duration::from_secs(5));
        });
        assert_eq!(ended, Err(Elapsed));
    }
}
