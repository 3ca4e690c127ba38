//! What a match has come to, in words.

use std::fmt;
use std::time::Duration;

use crate::ledger::Standing;
use crate::log::Match;
use crate::statistics::{BOUND, ELO_0, ELO_1, Elo, Verdict};

/// What a match has come to.
pub(crate) struct Report {
    /// Which one.
    pub(crate) of: Match,
    /// What the games came to.
    pub(crate) standing: Standing,
    /// Whether it is a sequential test, and what that says.
    pub(crate) verdict: Option<Verdict>,
    /// Whether it is a row of a table.
    pub(crate) table: bool,
}

impl Report {
    /// The share of all points that the first setting took.
    fn score(&self) -> f64 {
        let [_, draws, wins] = self.standing.results;
        (2 * wins + draws) as f64 / (2 * self.standing.games).max(1) as f64
    }

    fn elo(&self) -> String {
        match self.standing.pairs.elo() {
            Some(Elo { value, error }) if error.is_finite() => format!("{value:+.0} ± {error:.0}"),
            Some(Elo { value, .. }) => format!("{value:+.0}"),
            None => "-".to_owned(),
        }
    }

    fn row(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Match { commit, game, first, second, .. } = &self.of;
        let [losses, draws, wins] = self.standing.results;
        let [one, other] = self.standing.worked.map(time);
        let (elo, score) = (self.elo(), 100.0 * self.score());
        write!(
            f,
            "| `{game}` | `{first}` | `{second}` | +{wins} ={draws} -{losses} | {score:.1} % | \
             {elo} | {one} / {other} | {commit} |"
        )
    }

    fn sentence(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Match { commit, game, seed, first, second, .. } = &self.of;
        let [losses, draws, wins] = self.standing.results;
        let [one, other] = self.standing.worked.map(time);
        let (elo, score) = (self.elo(), 100.0 * self.score());
        let games = self.standing.games;
        write!(
            f,
            "{game}: {first} against {second}, commit {commit}, seed {seed}: {games} games, \
             +{wins} ={draws} -{losses}, {score:.1} %, Elo {elo}, CPU a turn {one} / {other}"
        )?;
        let Some(verdict) = self.verdict else {
            return Ok(());
        };
        let llr = self.standing.pairs.llr();
        write!(f, ", SPRT {ELO_0}..{ELO_1}: LLR {llr:.2} of ±{BOUND:.2}, ")?;
        f.write_str(match verdict {
            Verdict::Accepted => "accepted",
            Verdict::Refused => "refused",
            Verdict::Undecided => "undecided, thus refused",
        })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.table { self.row(f) } else { self.sentence(f) }
    }
}

/// A time in milliseconds; `-` for a program of its own, whose work is not measured.
fn time(time: Option<Duration>) -> String {
    time.map_or_else(|| "-".to_owned(), |time| format!("{:.2} ms", time.as_secs_f64() * 1e3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::Pairs;

    fn report(verdict: Option<Verdict>, table: bool) -> String {
        let of = Match {
            commit: "abc1234".to_owned(),
            game: "totem".to_owned(),
            seed: 7,
            opening: 6,
            first: "nodes=3000".to_owned(),
            second: "plain".to_owned(),
        };
        let standing = Standing {
            games: 20,
            results: [4, 4, 12],
            pairs: Pairs([0, 1, 2, 5, 2]),
            worked: [Some(Duration::from_micros(12_345)), None],
        };
        Report { of, standing, verdict, table }.to_string()
    }

    #[test]
    fn a_match_is_told_in_a_line() {
        let plain = "totem: nodes=3000 against plain, commit abc1234, seed 7: 20 games, +12 =4 -4, \
                     70.0 %, Elo +147 ± 118, CPU a turn 12.35 ms / -";
        assert_eq!(report(None, false), plain);
        let test = report(Some(Verdict::Undecided), false);
        let llr = test.strip_prefix(plain).unwrap();
        assert_eq!(llr, ", SPRT 0..15: LLR 0.86 of ±2.94, undecided, thus refused");
    }

    #[test]
    fn a_match_is_a_row() {
        assert_eq!(
            report(None, true),
            "| `totem` | `nodes=3000` | `plain` | +12 =4 -4 | 70.0 % | +147 ± 118 | \
             12.35 ms / - | abc1234 |"
        );
    }
}
