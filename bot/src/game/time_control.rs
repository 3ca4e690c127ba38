//! How long a turn may take.

use std::time::Duration;

use crate::clock::millis;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How long each turn of a game may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl(Duration);

/// What a time is counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    Minutes,
    Hours,
    Days,
}

/// The name of no pace at all.
const NO_PACE: &str = "none";

const PACES: [(&str, u64); 5] =
    [("10m", 10 * MINUTE), ("1h", HOUR), ("1d", DAY), ("3d", 3 * DAY), ("7d", 7 * DAY)];

impl TimeControl {
    /// The names of every pace that can be chosen, as it is typed and stored; none first.
    pub fn names() -> Vec<&'static str> {
        [NO_PACE].into_iter().chain(PACES.map(|(name, _)| name)).collect()
    }

    /// What this name stands for, which may be no pace; none where it is no name.
    pub fn by_name(name: &str) -> Option<Option<Self>> {
        if name == NO_PACE {
            return Some(None);
        }
        let (_, seconds) = PACES.into_iter().find(|(it, _)| *it == name)?;
        Some(Some(Self(Duration::from_secs(seconds))))
    }

    /// Its name, where it has one, or that of no pace.
    pub fn name(time_control: Option<Self>) -> &'static str {
        let named = |it: &&(&str, u64)| time_control == Some(Self(Duration::from_secs(it.1)));
        PACES.iter().find(named).map_or(NO_PACE, |(name, _)| name)
    }

    /// The pace of so many milliseconds, if that is one.
    pub fn of_millis(millis: i64) -> Option<Self> {
        let millis = u64::try_from(millis).ok().filter(|it| *it > 0)?;
        Some(Self(Duration::from_millis(millis)))
    }

    /// As a duration.
    pub fn duration(self) -> Duration {
        self.0
    }

    /// In milliseconds.
    pub fn millis(self) -> i64 {
        millis(self.0)
    }

    /// In the largest unit in which it is a whole number.
    pub fn in_units(self) -> (u64, Unit) {
        let seconds = self.0.as_secs();
        let units = [(DAY, Unit::Days), (HOUR, Unit::Hours)];
        let whole = units.into_iter().find(|(unit, _)| seconds.is_multiple_of(*unit));
        let (size, unit) = whole.unwrap_or((MINUTE, Unit::Minutes));
        (seconds.div_ceil(size), unit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_a_pace_and_told_in_its_units() {
        let told: Vec<_> = TimeControl::names()
            .into_iter()
            .map(|name| TimeControl::by_name(name).unwrap().map(TimeControl::in_units))
            .collect();
        let days = |days| Some((days, Unit::Days));
        let (minutes, hour) = (Some((10, Unit::Minutes)), Some((1, Unit::Hours)));
        assert_eq!(told, [None, minutes, hour, days(1), days(3), days(7)]);
        assert_eq!(TimeControl::by_name("2d"), None);
        for name in TimeControl::names() {
            let time_control = TimeControl::by_name(name).unwrap();
            assert_eq!(
                time_control.and_then(|it| TimeControl::of_millis(it.millis())),
                time_control
            );
            assert_eq!(TimeControl::name(time_control), name);
        }
        assert_eq!(TimeControl::of_millis(0), None);
    }
}
