//! Detects a shard without a sign of life: a connection that is open on our side alone, a handshake
//! that does not end, closes that repeat.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::clock::Clock;
use crate::config::Shards;
use crate::health::Health;

/// The time between two checks.
const CHECK_INTERVAL: Duration = Duration::from_secs(15);

/// After how many checks in a row without a sign of life a shard stands still. Checks and not time: a
/// clock that leaps adds one.
const MAX_SILENT_CHECKS: u32 = 12;

/// After how many a shard counts as away: it is heard at every third one at least.
const AWAY_CHECKS: u32 = 5;

/// How many shards begin between two checks at least, whichever process has them: the last of many has
/// no sign of life to give before its turn.
const STARTS_PER_CHECK: u32 = 2;

/// Since when each shard has given no sign of life: no event, and no acknowledged heartbeat.
pub(super) struct ShardLiveness {
    shards: Shards,
    /// The checks since the last sign of each shard.
    silent_checks: Vec<AtomicU32>,
}

impl ShardLiveness {
    /// No signs yet, for any of these.
    pub(super) fn new(shards: Shards) -> Self {
        let silent_checks = shards.numbers().map(|_| AtomicU32::new(1)).collect();
        Self { shards, silent_checks }
    }

    /// Notes a sign of life of a shard.
    pub(super) fn heard(&self, shard: u32) {
        let index = shard.checked_sub(self.shards.first());
        if let Some(silent) = index.and_then(|index| self.silent_checks.get(index as usize)) {
            silent.store(0, Ordering::Relaxed);
        }
    }

    /// Returns the first shard that stands still.
    pub(super) async fn watch(&self, clock: &Clock, health: &Health) -> u32 {
        loop {
            clock.sleep(CHECK_INTERVAL).await;
            if let Some(shard) = self.check(|shard, away| health.set_silent(shard, away)) {
                return shard;
            }
        }
    }

    /// Checks once which shards are away; the first that stands still, if one does.
    fn check(&self, mut note: impl FnMut(u32, bool)) -> Option<u32> {
        let most = MAX_SILENT_CHECKS + self.shards.total() / STARTS_PER_CHECK;
        self.shards.numbers().zip(&self.silent_checks).find_map(|(shard, silent)| {
            let silent = silent.fetch_add(1, Ordering::Relaxed);
            note(shard, silent >= AWAY_CHECKS);
            (silent >= most).then_some(shard)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many checks of a lone shard it takes until it stands still. It has given so many signs of
    /// life before each.
    fn checks(signs: impl Fn(u64) -> u64, most: u64) -> Option<u64> {
        let liveness = ShardLiveness::new(Shards::ONE);
        (1..=most).find(|&check| {
            if signs(check) > signs(check - 1) {
                liveness.heard(0);
            }
            liveness.check(|_, _| {}).is_some()
        })
    }

    #[test]
    fn a_shard_that_never_tells_of_anything_stands_still_after_three_minutes() {
        assert_eq!(checks(|_| 0, 100), Some(12));
    }

    #[test]
    fn a_shard_that_falls_silent_stands_still_from_its_last_sign_on() {
        assert_eq!(checks(|check| check.min(5), 100), Some(5 + 12));
    }

    #[test]
    fn seldom_signs_are_signs_of_life() {
        // A heartbeat every 41 s is answered at every third check.
        assert_eq!(checks(|check| check / 3, 10_000), None);
        assert_eq!(checks(|check| check / 10, 10_000), None);
    }

    #[test]
    fn one_of_many_is_found_and_has_time_to_begin() {
        let liveness = ShardLiveness::new(Shards::all(60));
        let check = |now: u32| {
            // One begins every five seconds and then lives on, but the last.
            (0..59).filter(|&shard| shard < 3 * now).for_each(|shard| liveness.heard(shard));
            liveness.check(|_, _| {})
        };
        let found: Vec<(u32, u32)> = (1..=42).filter_map(|now| Some((now, check(now)?))).collect();
        assert_eq!(found, [(42, 59)]);
    }

    #[test]
    fn signs_of_a_shard_that_is_not_ours_are_nothing() {
        let liveness = ShardLiveness::new(Shards::parse("1-2/4").unwrap());
        for shard in 0..4 {
            liveness.heard(shard);
        }
        let mut found = Vec::new();
        assert_eq!(liveness.check(|shard, away| found.push((shard, away))), None);
        assert_eq!(found, [(1, false), (2, false)]);
    }
}
