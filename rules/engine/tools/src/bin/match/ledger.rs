//! The games of a match so far, and what they come to.

use std::collections::HashMap;
use std::time::Duration;

use rules::Color;

use crate::cpu;
use crate::log::Record;
use crate::statistics::{Pairs, Verdict};

/// The games of a match so far.
#[derive(Default)]
pub(crate) struct Ledger {
    games: HashMap<(u64, Color), Record>,
    pairs: Pairs,
}

/// What the games so far come to.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Standing {
    /// How many games there are.
    pub(crate) games: usize,
    /// How many the first setting has lost, drawn and won.
    pub(crate) results: [usize; 3],
    /// The pairs of which both games are played.
    pub(crate) pairs: Pairs,
    /// The median time that each setting works on a turn: of the medians of all games.
    pub(crate) worked: [Option<Duration>; 2],
}

impl Ledger {
    /// Whether this game has been played.
    pub(crate) fn has(&self, pair: u64, first: Color) -> bool {
        self.games.contains_key(&(pair, first))
    }

    /// Enters a game; one that has been entered already stays as it is.
    pub(crate) fn enter(&mut self, record: Record) {
        let key = (record.pair, record.first);
        if self.games.contains_key(&key) {
            return;
        }
        if let Some(other) = self.games.get(&(record.pair, !record.first)) {
            self.pairs.add(record.half_points + other.half_points);
        }
        self.games.insert(key, record);
    }

    /// What the sequential test says.
    pub(crate) fn verdict(&self) -> Verdict {
        self.pairs.verdict()
    }

    /// What the games come to.
    pub(crate) fn standing(&self) -> Standing {
        let mut results = [0; 3];
        let mut worked = [Vec::new(), Vec::new()];
        for record in self.games.values() {
            results[usize::from(record.half_points)] += 1;
            for (times, time) in worked.iter_mut().zip(record.worked) {
                times.extend(time);
            }
        }
        Standing {
            games: self.games.len(),
            results,
            pairs: self.pairs,
            worked: worked.map(|mut times| cpu::median(&mut times)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(pair: u64, first: Color, half_points: u8) -> Record {
        let worked = [Some(Duration::from_millis(pair + 1)), None];
        Record { pair, first, half_points, end: "draw claim".to_owned(), turns: 9, worked }
    }

    #[test]
    fn pairs_count_when_both_games_are_there() {
        let mut ledger = Ledger::default();
        ledger.enter(record(0, Color::White, 2));
        ledger.enter(record(1, Color::White, 2));
        ledger.enter(record(0, Color::Black, 1));
        ledger.enter(record(0, Color::Black, 0));
        assert!(ledger.has(0, Color::Black) && !ledger.has(1, Color::Black));
        let standing = ledger.standing();
        assert_eq!((standing.games, standing.results), (3, [0, 1, 2]));
        assert_eq!(standing.pairs, Pairs([0, 0, 0, 1, 0]));
        assert_eq!(standing.worked, [Some(Duration::from_millis(1)), None]);
        assert_eq!(ledger.verdict(), Verdict::Undecided);
    }
}
