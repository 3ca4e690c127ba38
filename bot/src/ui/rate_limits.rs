//! How often each person may do what costs something; kept in memory, by each process for itself.

use std::num::NonZeroU32;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use governor::clock::Clock as GovernorClock;
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::clock::Clock;
use crate::ids::UserId;
use crate::limits::Limits;
use crate::ui::Refusal;

/// After this time nothing is known any more of somebody who has asked for nothing.
const MINUTE: i64 = 60_000;

/// How often somebody is told, after a turn, that other games wait for them, and how often greeted.
const REMINDER_PERIOD: Duration = Duration::from_secs(30 * 60);

/// What people do too often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RateLimit {
    Commands,
    /// Free rolls.
    Rolls,
}

/// How often each person may do what costs something, or is told the same unasked.
pub struct RateLimits {
    commands: Option<UserRate>,
    rolls: Option<UserRate>,
    reminders: Option<UserRate>,
    greetings: Option<UserRate>,
}

impl RateLimits {
    /// The rates of these limits, by this clock.
    pub fn new(limits: &Limits, clock: &Clock) -> Self {
        let rate = |quota: Option<Quota>| quota.map(|quota| UserRate::new(quota, clock));
        let per_minute = |limit: Option<NonZeroU32>| rate(limit.map(Quota::per_minute));
        Self {
            commands: per_minute(limits.commands),
            rolls: per_minute(limits.rolls),
            reminders: rate(Quota::with_period(REMINDER_PERIOD)),
            greetings: rate(Quota::with_period(REMINDER_PERIOD)),
        }
    }

    /// Whether somebody may be told again that other games wait for them; this time is counted.
    pub(super) fn may_remind(&self, user: UserId) -> bool {
        self.reminders.as_ref().is_none_or(|rate| rate.count(user).is_ok())
    }

    /// Whether somebody may be greeted again; this time is counted.
    pub(super) fn may_greet(&self, user: UserId) -> bool {
        self.greetings.as_ref().is_none_or(|rate| rate.count(user).is_ok())
    }

    /// Counts something that a person does. Refused, and not counted, where it is too often.
    pub(super) fn count(&self, what: RateLimit, user: UserId) -> Result<(), Refusal> {
        let rate = match what {
            RateLimit::Commands => &self.commands,
            RateLimit::Rolls => &self.rolls,
        };
        let Some(rate) = rate else { return Ok(()) };
        let key = match what {
            RateLimit::Commands => "limit-commands",
            RateLimit::Rolls => "limit-rolls",
        };
        rate.count(user).map_err(|wait| too_often(key, rate.quota.burst_size().get(), wait))
    }
}

type UserLimiter = RateLimiter<UserId, HashMapStateStore<UserId>, Ticks, NoOpMiddleware<Nanos>>;

/// So many in a time and person: all of them at once, and then one after the other.
struct UserRate {
    quota: Quota,
    limiter: UserLimiter,
    clock: Clock,
    /// When those were last forgotten who asked for nothing.
    swept: AtomicI64,
}

impl UserRate {
    fn new(quota: Quota, clock: &Clock) -> Self {
        let (swept, ticks) = (AtomicI64::new(clock.awake()), Ticks(clock.clone()));
        let limiter = RateLimiter::hashmap_with_clock(quota, ticks);
        Self { quota, limiter, clock: clock.clone(), swept }
    }

    /// Counts once more for a person, or says for how long they have to wait.
    fn count(&self, user: UserId) -> Result<(), Duration> {
        self.sweep();
        let counted = self.limiter.check_key(&user);
        counted.map_err(|until| until.wait_time_from(self.limiter.clock().now()))
    }

    /// Forgets once a minute those who may do all at once again, so that memory is kept for those
    /// alone who did something lately.
    fn sweep(&self) {
        let (now, swept) = (self.clock.awake(), self.swept.load(Ordering::Relaxed));
        if now.saturating_sub(swept) < MINUTE {
            return;
        }
        let first = self.swept.compare_exchange(swept, now, Ordering::Relaxed, Ordering::Relaxed);
        if first.is_ok() {
            self.limiter.retain_recent();
            self.limiter.shrink_to_fit();
        }
    }
}

/// Our clock, as the limiter asks for the time: it stands still while the machine sleeps.
#[derive(Clone)]
struct Ticks(Clock);

impl GovernorClock for Ticks {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        let millis = u64::try_from(self.0.awake()).unwrap_or_default();
        Nanos::new(millis.saturating_mul(1_000_000))
    }
}

/// So many a minute are answered, and the next one after this time.
fn too_often(key: &'static str, limit: u32, wait: Duration) -> Refusal {
    let seconds = i64::try_from(wait.as_millis().div_ceil(1000)).unwrap_or(i64::MAX).max(1);
    Refusal::new(key).with("count", i64::from(limit)).with("seconds", seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rates(commands: u32, rolls: u32, clock: &Clock) -> RateLimits {
        let [commands, rolls] = [commands, rolls].map(NonZeroU32::new);
        RateLimits::new(&Limits { commands, rolls, ..Limits::NONE }, clock)
    }

    #[test]
    fn who_asks_too_often_waits_for_as_long_as_is_said() {
        let clock = Clock::manual(1_800_000_000_000);
        let rates = rates(60, 20, &clock);
        let (ada, boris) = (UserId(1), UserId(2));
        for _ in 0..20 {
            assert_eq!(rates.count(RateLimit::Rolls, ada), Ok(()));
        }
        let refused = |seconds| Err(too_often("limit-rolls", 20, Duration::from_secs(seconds)));
        assert_eq!(rates.count(RateLimit::Rolls, ada), refused(3));
        assert_eq!(rates.count(RateLimit::Rolls, boris), Ok(()));
        assert_eq!(rates.count(RateLimit::Commands, ada), Ok(()));
        clock.advance(Duration::from_millis(2500));
        assert_eq!(rates.count(RateLimit::Rolls, ada), refused(1));
        clock.advance(Duration::from_millis(500));
        assert_eq!(rates.count(RateLimit::Rolls, ada), Ok(()));
        assert_eq!(rates.count(RateLimit::Rolls, ada), refused(3));
        clock.advance(Duration::from_secs(60));
        for _ in 0..20 {
            assert_eq!(rates.count(RateLimit::Rolls, ada), Ok(()));
        }
        assert_eq!(rates.count(RateLimit::Rolls, ada), refused(3));
    }

    #[test]
    fn who_was_reminded_is_not_for_half_an_hour() {
        let clock = Clock::manual(0);
        let rates = rates(0, 0, &clock);
        let (ada, boris) = (UserId(1), UserId(2));
        assert!(rates.may_remind(ada));
        clock.advance(REMINDER_PERIOD - Duration::from_millis(1));
        assert!(!rates.may_remind(ada));
        assert!(rates.may_remind(boris));
        clock.advance(Duration::from_millis(1));
        assert!(rates.may_remind(ada));
        assert!(!rates.may_remind(ada));
    }

    #[test]
    fn without_a_limit_nobody_waits() {
        let clock = Clock::manual(0);
        let rates = rates(0, 0, &clock);
        for _ in 0..1000 {
            assert_eq!(rates.count(RateLimit::Commands, UserId(1)), Ok(()));
        }
    }

    #[test]
    fn who_asks_for_nothing_is_forgotten() {
        let clock = Clock::manual(0);
        let rates = rates(60, 0, &clock);
        let known = || rates.commands.as_ref().unwrap().limiter.len();
        for id in 0..1000 {
            assert_eq!(rates.count(RateLimit::Commands, UserId(id)), Ok(()));
        }
        assert_eq!(known(), 1000);
        // Who has asked for all has not been forgotten a second later, nor after the sweep.
        for _ in 1..60 {
            assert_eq!(rates.count(RateLimit::Commands, UserId(7)), Ok(()));
        }
        clock.advance(Duration::from_secs(61));
        assert_eq!(rates.count(RateLimit::Commands, UserId(1000)), Ok(()));
        assert!(known() <= 2, "{} are known", known());
    }
}
