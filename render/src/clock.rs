//! A side's clock, as the strip shows it.

use std::fmt;

/// How many characters a clock has at most.
const LONGEST: usize = 7;

/// The time that a side has, in a few characters such as `2d 4h`, `45m` or `3:20`.
///
/// The strip has room for seven characters and drawings of digits, spaces, colons and the units
/// `d`, `h`, `m` and `s`, so nothing else is a clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock(String);

impl Clock {
    /// The clock with this text, if the strip can show it.
    ///
    /// ```
    /// assert!(render::Clock::new("2d 4h").is_some());
    /// assert!(render::Clock::new("tomorrow").is_none());
    /// ```
    pub fn new(text: &str) -> Option<Self> {
        let fits = (1..=LONGEST).contains(&text.len());
        let drawn = text
            .bytes()
            .all(|byte| matches!(byte, b'0'..=b'9' | b' ' | b':' | b'd' | b'h' | b'm' | b's'));
        (fits && drawn).then(|| Self(text.to_owned()))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
