//! What a match has come to, in words.

use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::Context;

use super::log::{self, Match, Pair};
use crate::statistics::{LLR_BOUND, Pairs, Verdict};

/// What a match has come to.
#[derive(Debug)]
pub struct Report {
    /// Which one.
    pub of: Match,
    /// How many games the first player has lost, drawn and won.
    pub results: [usize; 3],
    /// The results of its pairs.
    pub pairs: Pairs,
    /// The median time that each player took for an action, in milliseconds: of the medians of all
    /// games.
    pub median_ms: [f64; 2],
}

impl Report {
    /// The report of these pairs.
    pub(super) fn new<'a>(of: &Match, played: impl IntoIterator<Item = &'a Pair>) -> Self {
        let mut results = [0; 3];
        let mut pairs = Pairs::default();
        let mut times = [Vec::new(), Vec::new()];
        for pair in played {
            pairs.add(pair.half_points());
            for game in &pair.games {
                results[usize::from(game.half_points.min(2))] += 1;
                times[0].push(game.median_ms[0]);
                times[1].push(game.median_ms[1]);
            }
        }
        let median_ms = times.map(|mut times| {
            times.sort_by(f64::total_cmp);
            times.get(times.len() / 2).copied().unwrap_or_default()
        });
        Self { of: of.clone(), results, pairs, median_ms }
    }

    /// How many games there are.
    pub fn games(&self) -> usize {
        self.results.iter().sum()
    }

    /// Whether it is a sequential test that needs no more games.
    pub(super) fn is_decided(&self) -> bool {
        self.verdict().is_some_and(|verdict| verdict != Verdict::Undecided)
    }

    /// What the sequential test says, where it is one.
    pub fn verdict(&self) -> Option<Verdict> {
        self.of.bounds.map(|bounds| self.pairs.verdict(bounds))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Match { game, first, second, seed, bounds, .. } = &self.of;
        write!(f, "{game}: {first} against {second}, seed {seed}: ")?;
        let ([losses, draws, wins], games) = (self.results, self.games());
        write!(f, "{games} games, +{wins} ={draws} -{losses}")?;
        if let (Some((score, error)), Some(elo)) = (self.pairs.score(), self.pairs.elo()) {
            write!(f, ", {:.1}", 100.0 * score)?;
            if elo.value.is_finite() {
                write!(f, " ± {:.1}", 100.0 * error)?;
            }
            let [one, other] = self.median_ms;
            write!(f, " %, Elo {elo}, {one:.2} and {other:.2} ms an action")?;
        }
        if let (Some(bounds), Some(verdict)) = (bounds, self.verdict()) {
            let llr = self.pairs.llr(*bounds);
            write!(f, ", SPRT {bounds}: LLR {llr:.2} of ±{LLR_BOUND:.2}, {verdict}")?;
        }
        Ok(())
    }
}

/// A line for every match that was begun in a log, for `NOTES.md`.
///
/// # Errors
///
/// Fails where the log cannot be read.
pub fn summary(log: &Path) -> anyhow::Result<String> {
    let text = fs::read_to_string(log).with_context(|| log.display().to_string())?;
    let matches = log::matches(&text).into_iter();
    Ok(matches.map(|(of, pairs)| format!("- {}\n", Report::new(&of, &pairs))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::Bounds;

    fn report(bounds: Option<Bounds>) -> String {
        let of = Match {
            game: "totem".to_owned(),
            first: "nodes=3000 (abc1234)".to_owned(),
            second: "baseline".to_owned(),
            bounds,
            opening: 6,
            seed: 7,
        };
        let pairs = Pairs([0, 1, 2, 5, 2]);
        let median_ms = [12.345, 0.5];
        Report { of, results: [4, 4, 12], pairs, median_ms }.to_string()
    }

    #[test]
    fn a_match_is_told_in_a_line() {
        let figures = "totem: nodes=3000 (abc1234) against baseline, seed 7: 20 games, \
                       +12 =4 -4, 70.0 ± 13.5 %, Elo +147 ± 118, 12.35 and 0.50 ms an action";
        assert_eq!(report(None), figures);
        let test = report(Some(Bounds::default()));
        let test = test.strip_prefix(figures).unwrap();
        assert_eq!(test, ", SPRT 0,15: LLR 0.86 of ±2.94, undecided");
    }
}
