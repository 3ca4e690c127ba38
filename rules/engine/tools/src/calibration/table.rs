//! Expected and actual results, by tenths of the expected ones.

use std::collections::HashSet;
use std::fmt;

use engine::evaluation::SCALE;

use super::Sample;

/// How many parts the expected results are cut into.
const PARTS: usize = 10;

/// The factors that are tried, in hundredths.
const FACTORS: std::ops::RangeInclusive<u32> = 30..=300;

/// The positions of one tenth.
#[derive(Clone, Default)]
struct Tenth {
    count: f64,
    expected: f64,
    result: f64,
    games: HashSet<u64>,
}

impl Tenth {
    /// The mean result less the mean expected one.
    fn difference(&self) -> f64 {
        (self.result - self.expected) / self.count
    }
}

/// What the samples come to.
pub struct TranspositionTable {
    tenths: [Tenth; PARTS],
    /// The mean of the squared differences.
    error: f64,
    /// By what the weighed sum of a position would have to be multiplied for the least of them, and
    /// the least.
    fitting: (f64, f64),
}

impl TranspositionTable {
    /// The table of these samples.
    pub fn of(samples: &[Sample]) -> Self {
        let mut tenths: [Tenth; PARTS] = Default::default();
        for sample in samples.iter().flat_map(|sample| [*sample, sample.mirrored()]) {
            let tenth = &mut tenths[((sample.expected * PARTS as f64) as usize).min(PARTS - 1)];
            tenth.count += 1.0;
            tenth.expected += sample.expected;
            tenth.result += sample.result;
            tenth.games.insert(sample.game);
        }
        let tried = FACTORS.map(|hundredths| f64::from(hundredths) / 100.0);
        let tried = tried.map(|factor| (factor, error(samples, factor)));
        let fitting = tried.min_by(|one, other| one.1.total_cmp(&other.1));
        Self { tenths, error: error(samples, 1.0), fitting: fitting.unwrap_or_default() }
    }

    /// The largest difference of any tenth.
    pub fn largest_difference(&self) -> f64 {
        let filled = self.tenths.iter().filter(|tenth| !tenth.games.is_empty());
        filled.map(|tenth| tenth.difference().abs()).fold(0.0, f64::max)
    }
}

/// The mean of the squared differences if weighed sums were multiplied by a factor.
fn error(samples: &[Sample], factor: f64) -> f64 {
    let miss = |sample: &Sample| (scaled(sample.expected, factor) - sample.result).powi(2);
    samples.iter().map(miss).sum::<f64>() / samples.len() as f64
}

/// The result that would be expected by a multiple of the sum by which this one is.
fn scaled(expected: f64, factor: f64) -> f64 {
    let value = 2.0 * expected - 1.0;
    if value.abs() >= 1.0 {
        return expected;
    }
    let sum = factor * SCALE * value / (1.0 - value * value).sqrt();
    (sum / sum.hypot(SCALE)).midpoint(1.0)
}

impl fmt::Display for TranspositionTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| V | positions | games | mean V | mean result | difference |")?;
        writeln!(f, "|---|---|---|---|---|---|")?;
        for (place, tenth) in self.tenths.iter().enumerate() {
            let Tenth { count, games, .. } = tenth;
            if games.is_empty() {
                continue;
            }
            let (low, high) = (place as f64 / 10.0, (place + 1) as f64 / 10.0);
            let (expected, result) = (tenth.expected / count, tenth.result / count);
            let (difference, games) = (tenth.difference(), games.len());
            write!(f, "| {low:.1} to {high:.1} | {count} | {games} ")?;
            writeln!(f, "| {expected:.3} | {result:.3} | {difference:+.3} |")?;
        }
        let (factor, least) = self.fitting;
        writeln!(f, "squared error {:.4}; {least:.4} with sums times {factor:.2}", self.error)
    }
}
