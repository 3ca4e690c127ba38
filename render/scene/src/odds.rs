//! Odds: what each number of the die, each good turn or each decision leads to.

use rules::{Action, Color};

use crate::Scene;

/// What a picture of odds shows.
#[derive(Clone)]
pub struct Odds {
    /// The position.
    pub scene: Scene,
    /// The side that acts, which the bars are seen from.
    pub side: Color,
    /// The bars, from the top: the numbers of the die, or what is done.
    pub bars: Vec<OddsBar>,
    /// What all of it comes to: the mean of the numbers, or the best.
    pub whole: f64,
}

/// One bar.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OddsBar {
    /// What it is about.
    pub action: Action,
    /// The result that can be expected, from 0 to 1.
    pub value: f64,
    /// Whether the game ends at once.
    pub ends: Option<Ends>,
}

/// How a game ends at once, as the side sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Ends {
    /// It wins.
    Won,
    /// It loses.
    Lost,
    /// Nobody wins.
    Drawn,
}

impl Odds {
    /// Whether the bars are those of the die's numbers.
    pub fn is_of_numbers(&self) -> bool {
        self.bars.iter().any(|bar| matches!(bar.action, Action::Roll(_)))
    }
}

/// How many bars there is room for.
pub const BARS: usize = 8;

/// Whole hundredths. What is not quite certain is not told as if it were.
pub fn hundredths(value: f64) -> u8 {
    let rounded = (value.clamp(0.0, 1.0) * 100.0).round() as u8;
    match rounded {
        0 if value > 0.0 => 1,
        100 if value < 1.0 => 99,
        rounded => rounded,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_certain_is_told_as_certain() {
        let cases = [(0.0, 0), (0.001, 1), (0.5, 50), (0.574, 57), (0.999, 99), (1.0, 100)];
        for (value, wanted) in cases {
            assert_eq!(hundredths(value), wanted, "{value}");
        }
    }
}
