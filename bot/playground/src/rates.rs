//! How fast the bot may ask.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

use crate::snowflake::Id;

/// Messages of the bot in one channel within [`CHANNEL_WINDOW`].
const PER_CHANNEL: usize = 5;
const CHANNEL_WINDOW: Duration = Duration::from_secs(5);
/// Requests of the bot within a second.
const PER_SECOND: usize = 50;

/// When the latest requests came.
#[derive(Debug, Default)]
pub(crate) struct Rates {
    all: VecDeque<Instant>,
    channels: HashMap<Id, VecDeque<Instant>>,
}

/// What the headers say.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    pub(crate) limit: usize,
    pub(crate) remaining: usize,
    pub(crate) reset_after: f64,
}

impl Bucket {
    /// Of routes that are not counted here.
    pub(crate) const UNCOUNTED: Self = Self { limit: 50, remaining: 49, reset_after: 1.0 };
}

impl Rates {
    /// Counts a request; otherwise the seconds to wait.
    pub(crate) fn count(&mut self) -> Result<(), f64> {
        count(&mut self.all, PER_SECOND, Duration::from_secs(1)).map(drop)
    }

    /// Counts a message; otherwise the seconds to wait.
    pub(crate) fn count_message(&mut self, channel: Id) -> Result<Bucket, f64> {
        count(self.channels.entry(channel).or_default(), PER_CHANNEL, CHANNEL_WINDOW)
    }
}

fn count(seen: &mut VecDeque<Instant>, limit: usize, window: Duration) -> Result<Bucket, f64> {
    while seen.front().is_some_and(|at| at.elapsed() >= window) {
        seen.pop_front();
    }
    let oldest = seen.front().map_or(Duration::ZERO, Instant::elapsed);
    let reset_after = window.saturating_sub(oldest).as_secs_f64();
    if seen.len() >= limit {
        return Err(reset_after);
    }
    seen.push_back(Instant::now());
    Ok(Bucket { limit, remaining: limit - seen.len(), reset_after })
}
