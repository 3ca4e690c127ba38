//! What a position is worth.

use std::fmt;
use std::ops::Neg;

use rules::{Color, Outcome};

/// What a position is worth to one side: the expected result, from -1 for a loss to 1 for a win, or
/// a win that is forced whatever the dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Score(i32);

/// What counts as a whole win where results are averaged. What is beyond is forced.
pub(crate) const ONE: i32 = 1_000_000;

/// A win on the board. A forced win is less by the number of the winner's turns that it takes.
pub(crate) const WON: i32 = ONE + 10_000;

/// More than any value.
pub(crate) const INFINITE: i32 = WON + 1_000;

impl Score {
    /// A draw.
    pub const DRAW: Self = Self(0);

    /// The score of a value that the search has found.
    pub(crate) const fn new(value: i32) -> Self {
        Self(value)
    }

    /// As the search has it.
    pub(crate) const fn value(self) -> i32 {
        self.0
    }

    /// What an ended game is worth to `color`.
    pub fn of_end(end: Outcome, color: Color) -> Self {
        Self(of_end(end, color))
    }

    /// The expected result, from -1 to 1.
    pub fn expectation(self) -> f64 {
        f64::from(expected(self.0)) / f64::from(ONE)
    }

    /// The expected result as it is written, to four decimals, without a sign where it is nothing.
    pub fn rounded(self) -> f64 {
        (self.expectation() * 1e4).round() / 1e4 + 0.0
    }

    /// In how many turns of the winner's a win is forced whatever the dice: negative where it is
    /// the other side's, `None` where no win is forced. One turn or two of the side that asks are the
    /// fewest; more may not be, since the search leaves lines out.
    pub fn forced(self) -> Option<i32> {
        match self.0 {
            value if value > ONE => Some(WON - value),
            value if value < -ONE => Some(-WON - value),
            _ => None,
        }
    }

    /// Whether a win is forced in so few turns that a search of this depth would have found a shorter one.
    pub(crate) fn is_shortest(self, depth: u32) -> bool {
        self.forced().is_some_and(|turns| turns.unsigned_abs() <= depth.div_ceil(2))
    }

    /// Whether this side wins whatever the dice.
    pub const fn is_win(self) -> bool {
        self.0 > ONE
    }

    /// Whether this side loses whatever the dice.
    pub const fn is_loss(self) -> bool {
        self.0 < -ONE
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// `#3`, `#-2` or a decimal such as `0.1250`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.forced() {
            Some(turns) if self.0 < 0 => write!(f, "#-{}", turns.abs()),
            Some(turns) => write!(f, "#{turns}"),
            None => write!(f, "{:.4}", self.rounded()),
        }
    }
}

/// What an ended game is worth to `color`, as a value of the search.
pub(crate) fn of_end(end: Outcome, color: Color) -> i32 {
    match end {
        Outcome::Win { winner, .. } if winner == color => WON,
        Outcome::Win { .. } => -WON,
        Outcome::Draw(_) => 0,
    }
}

/// A value as it counts where results are averaged.
pub(crate) fn expected(value: i32) -> i32 {
    value.clamp(-ONE, ONE)
}

/// What a value is worth one turn earlier to the side that made the turn.
pub(crate) fn earlier(value: i32) -> i32 {
    if value > ONE { value - 1 } else { value }
}

/// The bound after a turn that says as much as `bound` does before it.
pub(crate) fn later(bound: i32) -> i32 {
    if bound > ONE { bound + 1 } else { bound }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forced_wins_count_the_winners_turns() {
        assert_eq!(Score::new(WON - 3).to_string(), "#3");
        assert_eq!(Score::new(3 - WON).to_string(), "#-3");
        assert_eq!(Score::new(-WON).to_string(), "#-0");
        assert_eq!(Score::new(WON - 3).forced(), Some(3));
        assert_eq!(Score::new(3 - WON).forced(), Some(-3));
        assert_eq!(Score::new(ONE).forced(), None);
    }

    #[test]
    fn expectations_have_four_decimals() {
        assert_eq!(Score::new(125_049).to_string(), "0.1250");
        assert_eq!(Score::new(-40).to_string(), "0.0000");
        assert_eq!(Score::new(-125_051).to_string(), "-0.1251");
    }

    #[test]
    fn bounds_move_with_the_turn() {
        for value in [-WON, 5 - WON, -ONE, -7, 0, 7, ONE, WON - 5, WON] {
            for bound in [-WON, 4 - WON, -ONE, -7, 0, 7, ONE, WON - 6, WON - 5, WON] {
                assert_eq!(earlier(value) > bound, value > later(bound), "{value} {bound}");
            }
        }
    }
}
