//! Detects a shard without a sign of life: a connection that is open on our side alone, a handshake
//! that does not end, closes that repeat.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::clock::Clock;
use crate::config::Shards;
use crate::health::Health;

/// The time between two checks.
const LOOK: Duration = Duration::from_secs(15);

/// After how many looks in a row without a sign of life a shard stands still. Looks and not time:
/// a clock that leaps has looked once.
const MAX_SILENT_LOOKS: u32 = 12;

/// After how many a shard counts as away: it is heard at every third one at least.
const SILENT: u32 = 5;

/// How many shards begin between two looks at least, whichever process has them: the last of many
/// has no sign of life to give before its turn.
const STARTS_A_LOOK: u32 = 2;

/// How many signs of life each shard has given: events and acknowledged heartbeats.
pub(super) struct ShardLiveness {
    shards: Shards,
    heard: Vec<AtomicU64>,
}

impl ShardLiveness {
    /// No signs yet, for any of these.
    pub(super) fn new(shards: Shards) -> Self {
        Self { shards, heard: shards.numbers().map(|_| AtomicU64::new(0)).collect() }
    }

    /// Notes a sign of life of a shard.
    pub(super) fn heard(&self, shard: u32) {
        let place = shard.checked_sub(self.shards.first());
        if let Some(sign) = place.and_then(|place| self.heard.get(place as usize)) {
            sign.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// What was seen at earlier looks.
struct Watch {
    patience: u32,
    /// How much each had told, and the looks since.
    seen: Vec<(u64, u32)>,
}

impl Watch {
    fn new(shards: Shards) -> Self {
        let seen = shards.numbers().map(|_| (0, 0)).collect();
        Self { patience: MAX_SILENT_LOOKS + shards.total() / STARTS_A_LOOK, seen }
    }

    /// Looks once at how much each has told; the first that has stood still for too long, if one
    /// has.
    fn look(&mut self, told: impl Fn(usize) -> u64) -> Option<usize> {
        for (place, (last, quiet)) in self.seen.iter_mut().enumerate() {
            let now = told(place);
            *quiet = if now == *last { *quiet + 1 } else { 0 };
            *last = now;
        }
        self.seen.iter().position(|&(_, quiet)| quiet >= self.patience)
    }
}

/// Returns the first shard that stands still.
pub(super) async fn watch(liveness: &ShardLiveness, clock: &Clock, health: &Health) -> u32 {
    let mut watch = Watch::new(liveness.shards);
    loop {
        clock.sleep(LOOK).await;
        let still = watch.look(|place| liveness.heard[place].load(Ordering::Relaxed));
        for (shard, (_, quiet)) in liveness.shards.numbers().zip(&watch.seen) {
            health.set_silent(shard, *quiet >= SILENT);
        }
        if let Some(place) = still {
            return liveness.shards.numbers().nth(place).unwrap_or_default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many looks at a lone shard it takes until it is called still.
    fn looks(told: impl Fn(u64) -> u64, most: u64) -> Option<u64> {
        let mut watch = Watch::new(Shards::ONE);
        (1..=most).find(|&look| watch.look(|_| told(look)).is_some())
    }

    #[test]
    fn a_shard_that_never_tells_of_anything_stands_still_after_three_minutes() {
        assert_eq!(looks(|_| 0, 100), Some(12));
    }

    #[test]
    fn a_shard_that_falls_silent_stands_still_from_its_last_sign_on() {
        assert_eq!(looks(|look| look.min(5), 100), Some(5 + 12));
    }

    #[test]
    fn seldom_signs_are_signs_of_life() {
        // A heartbeat every 41 s is answered at every third look.
        assert_eq!(looks(|look| look / 3, 10_000), None);
        assert_eq!(looks(|look| look / 10, 10_000), None);
    }

    #[test]
    fn one_of_many_is_found_and_has_time_to_begin() {
        let mut watch = Watch::new(Shards::all(60));
        let mut look = |now: u64| {
            // One begins every five seconds and then lives on, but the last.
            watch.look(|place| match place {
                59 => 0,
                place if (place as u64) < 3 * now => now,
                _ => 0,
            })
        };
        let found: Vec<(u64, usize)> = (1..=42).filter_map(|now| Some((now, look(now)?))).collect();
        assert_eq!(found, [(42, 59)]);
    }

    #[test]
    fn signs_of_a_shard_that_is_not_ours_are_nothing() {
        let liveness = ShardLiveness::new(Shards::parse("1-2/4").unwrap());
        for shard in 0..4 {
            liveness.heard(shard);
        }
        let heard: Vec<u64> =
            liveness.heard.iter().map(|sign| sign.load(Ordering::Relaxed)).collect();
        assert_eq!(heard, [1, 1]);
    }
}
