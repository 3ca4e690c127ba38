//! Notices a shard that stands still: a connection that is open on our side alone, a handshake that
//! does not end, closes that repeat for ever.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serenity::all::ShardId;
use serenity::gateway::{ConnectionStage, ShardManager};

use crate::clock::Clock;
use crate::health::Health;

/// How often the shards are looked at.
const LOOK: Duration = Duration::from_secs(15);

/// After how many looks in a row without a sign of life a shard stands still. Looks and not time:
/// a clock that leaps has looked once.
const PATIENCE: u32 = 12;

/// After how many a shard counts as away: it is heard at every third one at least.
const SILENT: u32 = 5;

/// How often it is looked whether shards are connected. Real time: so do those who ask.
const GLANCE: Duration = Duration::from_secs(1);

/// How many shards begin between two looks, one every five seconds: the last of many has no sign of
/// life to give before its turn.
const STARTS_A_LOOK: u32 = 3;

/// What was heard from each shard.
pub(super) struct Signs(Vec<AtomicU64>);

impl Signs {
    /// Nothing yet, from any of so many.
    pub(super) fn new(shards: u32) -> Self {
        Self((0..shards).map(|_| AtomicU64::new(0)).collect())
    }

    /// Notes that a shard has told of something.
    pub(super) fn heard(&self, shard: ShardId) {
        if let Some(sign) = self.0.get(shard.0 as usize) {
            sign.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// What is seen of a shard at one look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sight {
    /// How much it has told so far.
    heard: u64,
    /// How long its last heartbeat took, which no two do to the nanosecond.
    latency: Option<Duration>,
}

/// What was seen at earlier looks.
struct Watch {
    patience: u32,
    /// The last signs of life of each, and the looks since.
    seen: Vec<(Sight, u32)>,
}

impl Watch {
    fn new(shards: u32) -> Self {
        let nothing = (Sight { heard: 0, latency: None }, 0);
        let seen = (0..shards).map(|_| nothing).collect();
        Self { patience: PATIENCE + shards / STARTS_A_LOOK, seen }
    }

    /// Looks once; the shard that has stood still for too long, if one has.
    fn look(&mut self, sight: impl Fn(u32) -> Sight) -> Option<u32> {
        for (shard, (last, quiet)) in (0..).zip(&mut self.seen) {
            let now = sight(shard);
            // A shard that begins anew knows of no heartbeat; that is no sign of life.
            let beat = now.latency.is_some() && now.latency != last.latency;
            *quiet = if beat || now.heard != last.heard { 0 } else { *quiet + 1 };
            *last = Sight { heard: now.heard, latency: now.latency.or(last.latency) };
        }
        let still = |&(_, quiet): &(Sight, u32)| quiet >= self.patience;
        self.seen.iter().position(still).and_then(|shard| shard.try_into().ok())
    }
}

/// Notes again and again which shards are connected: one that connects anew is known to nobody
/// meanwhile. Does not return.
pub(super) async fn note(manager: &ShardManager, shards: u32, health: &Health) -> Infallible {
    loop {
        {
            let runners = manager.runners.lock().await;
            for shard in 0..shards {
                let runner = runners.get(&ShardId(shard));
                let connected = runner.is_some_and(|it| it.stage == ConnectionStage::Connected);
                health.set_shard(shard, connected);
            }
        }
        tokio::time::sleep(GLANCE).await;
    }
}

/// Returns the first shard that stands still.
pub(super) async fn watch(
    manager: &ShardManager,
    signs: &Signs,
    clock: &Clock,
    health: &Health,
) -> u32 {
    let mut watch = Watch::new(signs.0.len().try_into().unwrap_or(u32::MAX));
    loop {
        clock.sleep(LOOK).await;
        let latencies: HashMap<u32, Option<Duration>> = {
            let runners = manager.runners.lock().await;
            runners.iter().map(|(shard, runner)| (shard.0, runner.latency)).collect()
        };
        let sight = |shard: u32| Sight {
            heard: signs.0[shard as usize].load(Ordering::Relaxed),
            latency: latencies.get(&shard).copied().flatten(),
        };
        let still = watch.look(sight);
        for (shard, (_, quiet)) in (0..).zip(&watch.seen) {
            health.set_silent(shard, *quiet >= SILENT);
        }
        if let Some(shard) = still {
            return shard;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many looks at a lone shard it takes until it is called still.
    fn looks(mut sight: impl FnMut(u64) -> Sight, most: u64) -> Option<u64> {
        let mut watch = Watch::new(1);
        (1..=most).find(|&look| {
            let now = sight(look);
            watch.look(|_| now).is_some()
        })
    }

    fn sight(heard: u64, latency: Option<u64>) -> Sight {
        Sight { heard, latency: latency.map(Duration::from_nanos) }
    }

    #[test]
    fn a_shard_that_never_tells_of_anything_stands_still_after_three_minutes() {
        assert_eq!(looks(|_| sight(0, None), 100), Some(12));
    }

    #[test]
    fn a_shard_that_falls_silent_stands_still_from_its_last_sign_on() {
        assert_eq!(looks(|look| sight(look.min(5), None), 100), Some(5 + 12));
        assert_eq!(looks(|look| sight(1, Some(look.min(7))), 100), Some(7 + 12));
    }

    #[test]
    fn heartbeats_alone_and_events_alone_are_signs_of_life() {
        // A heartbeat every 41 s is new at every third look.
        assert_eq!(looks(|look| sight(1, Some(look / 3)), 10_000), None);
        assert_eq!(looks(|look| sight(look / 10, None), 10_000), None);
    }

    #[test]
    fn a_connection_that_is_made_again_and_again_is_none() {
        // The heartbeat of the first is forgotten with each new one, and never replaced.
        let spinning = |look: u64| sight(1, if look < 4 { Some(9) } else { None });
        assert_eq!(looks(spinning, 100), Some(1 + 12));
    }

    #[test]
    fn one_of_many_is_found_and_has_time_to_begin() {
        let mut watch = Watch::new(60);
        let mut look = |now: u64| {
            // One begins every five seconds and then lives on, but the last.
            watch.look(|shard| match shard {
                59 => sight(0, None),
                shard if u64::from(shard) < 3 * now => sight(now, None),
                _ => sight(0, None),
            })
        };
        let found: Vec<(u64, u32)> = (1..=32).filter_map(|now| Some((now, look(now)?))).collect();
        assert_eq!(found, [(32, 59)]);
    }

    #[test]
    fn signs_of_a_shard_that_is_not_ours_are_nothing() {
        let signs = Signs::new(2);
        signs.heard(ShardId(1));
        signs.heard(ShardId(2));
        let heard: Vec<u64> = signs.0.iter().map(|sign| sign.load(Ordering::Relaxed)).collect();
        assert_eq!(heard, [0, 1]);
    }
}
