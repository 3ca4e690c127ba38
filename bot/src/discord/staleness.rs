//! Interactions that arrive long after Discord has given them up: while the process or its machine was
//! frozen they waited, and Discord told their users that they failed.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::clock::{millis, uptime};
use crate::ids::InteractionId;

/// From which age on an interaction is not acted on any more. Discord waits 3 s for a response.
const MAX_AGE: Duration = Duration::from_secs(60);

/// An id that is later than this tells no time: nothing waits for so long.
const IMPLAUSIBLE_AGE: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// By which part of the time that passes Discord's clock and this machine's may drift apart.
const DRIFT: i64 = 1000;

/// How many bits of an id stand behind its time, and from when that counts, in Unix milliseconds.
const TIME_SHIFT: u32 = 22;
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// Tells stale interactions by the time in their ids.
///
/// The clock of this machine may be wrong, so that time is compared with how much time has passed here,
/// suspended or not: an interaction is as old as it is later than the least late one before it.
pub(super) struct Staleness {
    began: Instant,
    /// A mutex of std's, since it is never held across an await.
    state: Mutex<StalenessState>,
}

#[derive(Default)]
struct StalenessState {
    /// How far the time here was ahead of the time in the id of the least late interaction, and when
    /// that was last known, both in milliseconds.
    least: Option<(i64, i64)>,
    /// Whether the last one was stale.
    is_late: bool,
}

impl Staleness {
    pub(super) fn new() -> Self {
        Self { began: Instant::now(), state: Mutex::default() }
    }

    /// Whether Discord has long given an interaction up. Of several in a row the first is logged.
    pub(super) fn is_stale(&self, id: InteractionId) -> bool {
        self.is_stale_at(id, uptime(self.began))
    }

    fn is_stale_at(&self, id: InteractionId, now: i64) -> bool {
        let sent = (id.0 >> TIME_SHIFT).cast_signed().saturating_add(DISCORD_EPOCH);
        let ahead = now.saturating_sub(sent);
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let drifted = |(least, at): (i64, i64)| least + now.saturating_sub(at) / DRIFT;
        let least = state.least.map_or(ahead, |it| ahead.min(drifted(it)));
        state.least = Some((least, now));
        let age = ahead.saturating_sub(least);
        let is_stale = (millis(MAX_AGE) + 1..millis(IMPLAUSIBLE_AGE)).contains(&age);
        if is_stale && !state.is_late {
            let age = age / 1000;
            tracing::warn!(interaction = %id, age, "what Discord has given up is not acted on");
        }
        state.is_late = is_stale;
        is_stale
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The id of an interaction that Discord made at this time, in Unix milliseconds.
    fn sent_at(at: i64) -> InteractionId {
        InteractionId((at - DISCORD_EPOCH).cast_unsigned() << TIME_SHIFT)
    }

    const START: i64 = 1_800_000_000_000;

    #[test]
    fn what_waited_for_over_a_minute_is_stale() {
        let staleness = Staleness::new();
        assert!(!staleness.is_stale_at(sent_at(START), 5));
        let sent = [0, 539, 541, 600].map(|seconds| sent_at(START + seconds * 1000));
        let is_stale = sent.map(|id| staleness.is_stale_at(id, 5 + 600_000));
        assert_eq!(is_stale, [true, true, false, false]);
        assert!(!staleness.is_stale_at(InteractionId(12_345), 5 + 600_000), "no time of Discord's");
    }

    #[test]
    fn clocks_that_drift_apart_make_nothing_stale() {
        let staleness = Staleness::new();
        for i in 0..10_000 {
            // Discord's clock loses half a second in ten minutes.
            assert!(!staleness.is_stale_at(sent_at(START + i * 599_500), i * 600_000));
        }
    }
}
