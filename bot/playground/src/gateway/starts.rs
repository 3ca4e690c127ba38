//! How many sessions the bot may begin.

use std::collections::HashMap;
use std::time::{Duration, Instant};

/// How many sessions the bot may begin, as `GET /gateway/bot` tells it. Each IDENTIFY takes one;
/// where none is left it is refused with 4004.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartLimit {
    /// How many in a day.
    pub total: u64,
    /// How many are left.
    pub remaining: u64,
    /// When all are there again; zero where none is taken.
    pub reset_after: Duration,
    /// How many may begin within five seconds.
    pub max_concurrency: u64,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The limit as it stands, and how many shards the bot is told to have.
#[derive(Debug)]
pub(crate) struct Starts {
    limit: StartLimit,
    /// When all are there again.
    ends: Option<Instant>,
    pub(crate) shards: u64,
    /// When a shard of each remainder has identified last.
    last: HashMap<u64, Instant>,
    /// How often one has identified too soon.
    pub(crate) identify_violations: u64,
}

impl Default for Starts {
    fn default() -> Self {
        let (total, reset_after) = (1000, Duration::ZERO);
        let limit = StartLimit { total, remaining: total, reset_after, max_concurrency: 1 };
        Self { limit, ends: None, shards: 1, last: HashMap::new(), identify_violations: 0 }
    }
}

impl Starts {
    /// The limit as it is now.
    pub(crate) fn now(&mut self) -> StartLimit {
        let now = Instant::now();
        if self.ends.is_some_and(|ends| ends <= now) {
            self.ends = None;
            self.limit.remaining = self.limit.total;
        }
        let reset_after = self.ends.map_or(Duration::ZERO, |ends| ends - now);
        StartLimit { reset_after, ..self.limit }
    }

    pub(crate) fn set(&mut self, limit: StartLimit) {
        self.limit = limit;
        self.ends = Some(Instant::now() + limit.reset_after);
    }

    /// Whether a shard may identify so soon, where others of its remainder wait for so long.
    pub(crate) fn is_in_turn(&mut self, shard: u64, every: Duration) -> bool {
        let remainder = shard % self.limit.max_concurrency.max(1);
        let now = Instant::now();
        let last = self.last.insert(remainder, now);
        let in_turn = last.is_none_or(|last| now.duration_since(last) >= every);
        self.identify_violations += u64::from(!in_turn);
        in_turn
    }

    /// Takes one; false if none is left.
    pub(crate) fn take(&mut self) -> bool {
        let left = self.now().remaining;
        self.ends.get_or_insert_with(|| Instant::now() + DAY);
        self.limit.remaining = left.saturating_sub(1);
        left > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_of_one_remainder_wait_for_one_another() {
        let mut starts = Starts::default();
        let limit = StartLimit { max_concurrency: 2, ..starts.now() };
        starts.set(limit);
        let mut in_turn = |shard| starts.is_in_turn(shard, DAY);
        assert_eq!([0, 1, 2, 3].map(&mut in_turn), [true, true, false, false]);
        assert_eq!(starts.identify_violations, 2);
        assert!(starts.is_in_turn(0, Duration::ZERO));
    }
}
