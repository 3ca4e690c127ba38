//! A side's clock, as the status bar shows it.

use std::fmt;
use std::time::Duration;

/// How many characters a clock has at most.
const LONGEST: usize = 7;

/// The longest time that it shows, in seconds.
const MOST: u64 = 100 * 86_400 - 1;

/// The time that a side has, in a few characters such as `2d 4h`, `45m` or `3:20`.
///
/// The status bar has room for seven characters and drawings of digits, spaces, colons and the units
/// `d`, `h`, `m` and `s`, so nothing else is a clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock(String);

impl Clock {
    /// The clock with this text, if the status bar can show it.
    ///
    /// ```
    /// assert!(scene::Clock::new("2d 4h").is_some());
    /// assert!(scene::Clock::new("tomorrow").is_none());
    /// ```
    pub fn new(text: &str) -> Option<Self> {
        let fits = (1..=LONGEST).contains(&text.len());
        let drawn = text
            .bytes()
            .all(|byte| matches!(byte, b'0'..=b'9' | b' ' | b':' | b'd' | b'h' | b'm' | b's'));
        (fits && drawn).then(|| Self(text.to_owned()))
    }

    /// The clock of who has so much time left: in days and hours, hours and minutes, minutes, or,
    /// below ten of them, minutes and seconds. A hundred days and more are all shown alike.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// let hours = |hours: u64| scene::Clock::of(Duration::from_secs(hours * 3600)).to_string();
    /// assert_eq!([hours(52), hours(24), hours(5)], ["2d 4h", "1d", "5h"]);
    /// assert_eq!(scene::Clock::of(Duration::from_secs(200)).to_string(), "3:20");
    /// ```
    pub fn of(left: Duration) -> Self {
        let seconds = left.as_secs().min(MOST);
        let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
        let text = match (days, hours, minutes) {
            (0, 0, 0..10) => format!("{minutes}:{:02}", seconds % 60),
            (0, 0, _) => format!("{minutes}m"),
            (0, ..) => in_two(hours, "h", minutes % 60, "m"),
            _ => in_two(days, "d", hours % 24, "h"),
        };
        Self(text)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A number of units and, where there are any, of smaller ones.
fn in_two(large: u64, unit: &str, small: u64, smaller: &str) -> String {
    match small {
        0 => format!("{large}{unit}"),
        small => format!("{large}{unit} {small}{smaller}"),
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_is_a_clock_that_the_strip_can_show() {
        let seconds =
            [0, 1, 59, 60, 599, 600, 3599, 3600, 3660, 86_399, 86_400, 90_000, MOST, MOST * 9];
        let texts: Vec<String> =
            seconds.iter().map(|it| Clock::of(Duration::from_secs(*it)).to_string()).collect();
        let expected = [
            "0:00", "0:01", "0:59", "1:00", "9:59", "10m", "59m", "1h", "1h 1m", "23h 59m", "1d",
            "1d 1h", "99d 23h", "99d 23h",
        ];
        assert_eq!(texts, expected);
        assert!(texts.iter().all(|text| Clock::new(text).is_some()));
    }
}
