//! How much better one player is, how sure that is, and whether it is sure enough.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context, ensure};
use serde::{Deserialize, Serialize};

/// How often a pair of games gave the first player 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pairs(pub [u32; 5]);

/// How many standard errors around a mean hold the truth in 95 of 100 cases.
const SURE: f64 = 1.959_964;
/// What an outcome that has not been seen yet counts for in the test, so that pairs which are all
/// alike have a variance.
const UNSEEN: f64 = 1e-3;
/// The fewest pairs that a test ends after: fewer say too little of the variance.
const FEWEST: u32 = 32;
/// The LLR at which a test with errors of 5 % of either kind ends.
pub const LLR_BOUND: f64 = 2.944_439;

/// The bounds of a sequential test, in Elo.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bounds {
    /// What a refused change is taken to have.
    pub lower: f64,
    /// What an accepted change is taken to have.
    pub upper: f64,
}

impl Default for Bounds {
    fn default() -> Self {
        Self { lower: 0.0, upper: 15.0 }
    }
}

impl fmt::Display for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.lower, self.upper)
    }
}

impl FromStr for Bounds {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        let (lower, upper) = text.split_once(',').context("bounds are two numbers, as in 0,15")?;
        let bounds = Self { lower: lower.parse()?, upper: upper.parse()? };
        ensure!(bounds.lower < bounds.upper, "the lower bound comes first");
        Ok(bounds)
    }
}

/// A difference in strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// What the games show, infinite where one player won them all.
    pub value: f64,
    /// Half of the width of the interval that holds the truth in 95 of 100 cases; infinite where it
    /// has an end that is.
    pub error: f64,
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.0}", self.value)?;
        if self.error.is_finite() { write!(f, " ± {:.0}", self.error) } else { Ok(()) }
    }
}

/// What a sequential test has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first player is better.
    Accepted,
    /// It is not.
    Refused,
    /// More games are needed.
    Undecided,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Accepted => "accepted",
            Self::Refused => "refused",
            Self::Undecided => "undecided",
        })
    }
}

impl Pairs {
    /// Counts a pair in which the first player took this many half points.
    pub fn add(&mut self, half_points: u8) {
        self.0[usize::from(half_points).min(4)] += 1;
    }

    /// How many pairs there are.
    fn count(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The mean score of a game, from 0 to 1, and half of the width of the interval that holds the
    /// truth in 95 of 100 cases; `None` without any pair.
    pub fn score(&self) -> Option<(f64, f64)> {
        let (mean, variance) = moments(self.0.map(f64::from))?;
        Some((mean, SURE * (variance / f64::from(self.count())).sqrt()))
    }

    /// The difference in strength; `None` without any pair.
    pub fn elo(&self) -> Option<Elo> {
        let (mean, error) = self.score()?;
        let (low, high) = (elo_of(mean - error), elo_of(mean + error));
        let value = elo_of(mean);
        let error = if value.is_finite() { (high - low) / 2.0 } else { f64::INFINITY };
        Some(Elo { value, error })
    }

    /// By how much the games speak for the upper bound and against the lower one: the logarithm of
    /// the ratio of their likelihoods, for pairs taken to be distributed normally.
    pub fn llr(&self, bounds: Bounds) -> f64 {
        if self.count() == 0 {
            return 0.0;
        }
        let counts = self.0.map(|count| if count == 0 { UNSEEN } else { f64::from(count) });
        let Some((mean, variance)) = moments(counts) else {
            return 0.0;
        };
        let (lower, upper) = (score_of(bounds.lower), score_of(bounds.upper));
        let count: f64 = counts.iter().sum();
        count * (upper - lower) * (2.0 * mean - lower - upper) / (2.0 * variance)
    }

    /// What the test has come to.
    pub fn verdict(&self, bounds: Bounds) -> Verdict {
        match self.llr(bounds) {
            _ if self.count() < FEWEST => Verdict::Undecided,
            llr if llr >= LLR_BOUND => Verdict::Accepted,
            llr if llr <= -LLR_BOUND => Verdict::Refused,
            _ => Verdict::Undecided,
        }
    }
}

/// The mean and the variance of a pair's score, from 0 to 1.
fn moments(counts: [f64; 5]) -> Option<(f64, f64)> {
    let count: f64 = counts.iter().sum();
    let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
    let average = |value: &dyn Fn(f64) -> f64| {
        counts.iter().zip(scores).map(|(count, score)| count * value(score)).sum::<f64>() / count
    };
    let mean = average(&|score| score);
    (count > 0.0).then(|| (mean, average(&|score| (score - mean).powi(2))))
}

/// The score that a difference in strength leads one to expect.
fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The difference in strength that leads one to expect a score.
fn elo_of(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    400.0 * (score / (1.0 - score)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, wanted: f64) {
        assert!((value - wanted).abs() < 0.01, "{value} is not {wanted}");
    }

    /// By hand: the mean is 0.5 and the variance (20·0.25 + 40·0.0625) / 100 = 0.075, so the error
    /// is 1.96·√0.00075 = 0.05368, and the Elo of a score of 0.55368 is 37.44.
    #[test]
    fn equal_sides() {
        let elo = Pairs([10, 20, 40, 20, 10]).elo().unwrap();
        near(elo.value, 0.0);
        near(elo.error, 37.44);
    }

    /// By hand: the mean is (0.25 + 2·0.5 + 5·0.75 + 2) / 10 = 0.7, of which the Elo is
    /// 400·log10(7/3) = 147.19; the variance is (0.2025 + 2·0.04 + 5·0.0025 + 2·0.09) / 10 = 0.0475,
    /// the error of the mean 1.96·√0.00475 = 0.13508, and the Elo of 0.56492 and 0.83508 are 45.37
    /// and 281.78.
    #[test]
    fn the_better_side() {
        let elo = Pairs([0, 1, 2, 5, 2]).elo().unwrap();
        near(elo.value, 147.19);
        near(elo.error, 118.21);
    }

    #[test]
    fn without_games_or_without_doubt() {
        assert_eq!(Pairs::default().elo(), None);
        assert_eq!(Pairs([0, 0, 0, 0, 9]).elo().unwrap().value, f64::INFINITY);
        assert_eq!(Pairs([9, 0, 0, 0, 0]).elo().unwrap().value, f64::NEG_INFINITY);
        assert_eq!(Pairs([0, 0, 9, 0, 0]).elo().unwrap(), Elo { value: 0.0, error: 0.0 });
        near(Pairs::default().llr(Bounds::default()), 0.0);
    }

    /// By hand: +15 Elo is a score of 1 / (1 + 10^-0.0375) = 0.521573, so the LLR is
    /// 100·0.021573·(1 - 1.021573) / (2·0.075) = -0.3103.
    #[test]
    fn the_ratio_of_likelihoods() {
        near(score_of(15.0), 0.521_573);
        assert!((Pairs([10, 20, 40, 20, 10]).llr(Bounds::default()) + 0.3103).abs() < 0.0005);
    }

    /// By hand: the mean is 0.55 and the variance 0.0675, so the LLR of 1000 pairs is
    /// 1000·0.021573·(1.1 - 1.021573) / 0.135 = 12.533; of 200 pairs 2.507.
    #[test]
    fn a_test_ends_when_it_is_sure() {
        let better = Pairs([60, 180, 360, 300, 100]);
        near(better.llr(Bounds::default()), 12.533);
        assert_eq!(better.verdict(Bounds::default()), Verdict::Accepted);
        assert_eq!(Pairs([12, 36, 72, 60, 20]).verdict(Bounds::default()), Verdict::Undecided);
        assert_eq!(Pairs([100, 300, 360, 180, 60]).verdict(Bounds::default()), Verdict::Refused);
        assert_eq!(Pairs([0, 0, 0, 0, 31]).verdict(Bounds::default()), Verdict::Undecided);
        assert_eq!(Pairs([0, 0, 0, 0, 32]).verdict(Bounds::default()), Verdict::Accepted);
    }

    #[test]
    fn pairs_are_counted() {
        let mut pairs = Pairs::default();
        [0, 2, 2, 4].into_iter().for_each(|half_points| pairs.add(half_points));
        assert_eq!(pairs, Pairs([1, 0, 2, 0, 1]));
    }
}
