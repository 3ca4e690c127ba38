//! Discord's ids: a millisecond of Discord's own era, and a counter within it.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, SystemTime};

use serde::{Serialize, Serializer};

/// The Unix millisecond at which Discord's ids begin.
const EPOCH: u64 = 1_420_070_400_000;

/// An id of anything: a person, a channel, a message. Never zero, and text in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(u64);

impl Id {
    /// The number.
    pub fn get(self) -> u64 {
        self.0
    }

    /// The `number`-th of the ids that are the same at every start, from 1: those of the first
    /// milliseconds.
    pub(crate) const fn fixed(number: u64) -> Self {
        assert!(number > 0, "ids are never zero");
        Self(number << 22)
    }

    /// When the thing with this id was made.
    pub fn made(self) -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_millis((self.0 >> 22) + EPOCH)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Id {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse() {
            Ok(0) | Err(_) => Err(ParseIdError),
            Ok(number) => Ok(Self(number)),
        }
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The text is no id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id")]
pub struct ParseIdError;

/// Makes ids, each greater than the one before.
#[derive(Debug, Default)]
pub(crate) struct SnowflakeGenerator {
    last: u64,
}

impl SnowflakeGenerator {
    pub(crate) fn next(&mut self) -> Id {
        let now = SystemTime::now()
            .duration_since(SystemTime::UNIX_EPOCH)
            .map_or(EPOCH, |since| since.as_millis() as u64);
        self.last = (now.saturating_sub(EPOCH) << 22).max(self.last + 1);
        Id(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_and_tell_their_time() {
        let mut generator = SnowflakeGenerator::default();
        let (first, second) = (generator.next(), generator.next());
        assert!(first < second);
        assert!(first.made().elapsed().unwrap() < Duration::from_secs(5));
    }

    #[test]
    fn zero_and_words_are_no_ids() {
        assert_eq!("0".parse::<Id>(), Err(ParseIdError));
        assert_eq!("@me".parse::<Id>(), Err(ParseIdError));
        assert_eq!("17".parse::<Id>().map(Id::get), Ok(17));
    }
}
