//! The log: JSON lines, one for each match that was begun and one for each pair of its games.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;

use anyhow::Context;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::game::GameRecord;
use crate::statistics::Bounds;

/// What pairs must have in common to be counted together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Match {
    /// The id of the variant.
    pub game: String,
    /// The player that the figures speak of, with its build.
    pub first: String,
    /// Its opponent, with its build.
    pub second: String,
    /// The bounds of the sequential test, where it is one.
    pub bounds: Option<Bounds>,
    /// How many random turns an opening has.
    pub opening: u32,
    /// What openings and dice are drawn from.
    pub seed: u64,
}

/// A pair of games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pair {
    /// The number of the pair.
    pub number: u64,
    /// The game in which the first player was White, then the other.
    pub games: [GameRecord; 2],
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    /// A match that was begun.
    Match(Match),
    /// A pair of a match, which is named by its id.
    Pair(String, Pair),
}

/// The file, open for one match.
pub struct Log {
    file: File,
    match_id: String,
}

impl Match {
    fn id(&self) -> String {
        let text = serde_json::to_string(self).expect("plain data can be written");
        hex::encode(&Sha256::digest(text)[..4])
    }
}

impl Pair {
    /// What the first player took, in half points.
    pub fn half_points(&self) -> u8 {
        self.games.iter().map(|game| game.half_points).sum()
    }
}

impl Log {
    /// Opens the log, which is made if there is none, and reads the pairs of this match. A match
    /// that is new to the log is entered.
    ///
    /// # Errors
    ///
    /// Fails where the file cannot be read and written.
    pub fn open(path: &Path, of: &Match) -> anyhow::Result<(Self, Vec<Pair>)> {
        let mut options = OpenOptions::new();
        let name = || path.display().to_string();
        let mut file =
            options.read(true).append(true).create(true).open(path).with_context(name)?;
        let mut text = String::new();
        file.read_to_string(&mut text).with_context(name)?;
        let mut log = Self { file, match_id: of.id() };
        if !text.is_empty() && !text.ends_with('\n') {
            // The last run was killed while it wrote.
            log.file.write_all(b"\n").with_context(name)?;
        }
        let pairs = matches(&text).into_iter().find(|(begun, _)| begun == of);
        if pairs.is_none() {
            log.write(&Line::Match(of.clone()))?;
        }
        Ok((log, pairs.map(|(_, pairs)| pairs).unwrap_or_default()))
    }

    /// Adds a pair.
    ///
    /// # Errors
    ///
    /// Fails where the file cannot be written.
    pub fn add(&mut self, pair: &Pair) -> anyhow::Result<()> {
        self.write(&Line::Pair(self.match_id.clone(), pair.clone()))
    }

    /// Writes a line at once, so that several processes can share a log.
    fn write(&mut self, line: &Line) -> anyhow::Result<()> {
        let line = serde_json::to_string(line)? + "\n";
        self.file.write_all(line.as_bytes()).context("the log")
    }
}

/// Every match of a log in the order in which they were begun, with its pairs. Lines that were cut
/// short are left out.
pub(super) fn matches(text: &str) -> Vec<(Match, Vec<Pair>)> {
    let mut begun = Vec::new();
    let mut pairs: BTreeMap<String, BTreeMap<u64, Pair>> = BTreeMap::new();
    for line in text.lines() {
        match serde_json::from_str(line) {
            Ok(Line::Match(of)) if !begun.contains(&of) => begun.push(of),
            Ok(Line::Pair(id, pair)) => {
                pairs.entry(id).or_default().entry(pair.number).or_insert(pair);
            }
            Ok(Line::Match(_)) | Err(_) => {}
        }
    }
    let with_pairs = |of: Match| {
        let pairs = pairs.remove(&of.id()).unwrap_or_default();
        (of, pairs.into_values().collect())
    };
    begun.into_iter().map(with_pairs).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_match() -> Match {
        Match {
            game: "totem".to_owned(),
            first: "nodes=3000 (abc1234)".to_owned(),
            second: "player:some/path nodes=3000 (abc1230)".to_owned(),
            bounds: None,
            opening: 6,
            seed: 7,
        }
    }

    fn pair(number: u64) -> Pair {
        let end = "white checkmate".to_owned();
        let game = GameRecord { half_points: 2, end, turns: 87, median_ms: [0.123_456, 7.5] };
        Pair { number, games: [game.clone(), GameRecord { half_points: 0, ..game }] }
    }

    #[test]
    fn a_later_run_reads_what_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.log");
        let (mut log, before) = Log::open(&path, &some_match()).unwrap();
        assert_eq!(before, []);
        [0, 1].iter().for_each(|number| log.add(&pair(*number)).unwrap());
        let (mut log, before) = Log::open(&path, &some_match()).unwrap();
        assert_eq!(before, [pair(0), pair(1)]);
        log.add(&pair(2)).unwrap();
        assert_eq!(Log::open(&path, &some_match()).unwrap().1, [pair(0), pair(1), pair(2)]);
    }

    #[test]
    fn another_match_is_another() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.log");
        let (mut log, _) = Log::open(&path, &some_match()).unwrap();
        log.add(&pair(0)).unwrap();
        let others = [
            Match { first: "nodes=3000 (abc1235)".to_owned(), ..some_match() },
            Match { seed: 8, ..some_match() },
            Match { game: "chess".to_owned(), ..some_match() },
            Match { first: "nodes=3001 (abc1234)".to_owned(), ..some_match() },
            Match { bounds: Some(Bounds::default()), ..some_match() },
        ];
        for other in &others {
            assert_eq!(Log::open(&path, other).unwrap().1, []);
        }
        // Each that was begun is there once.
        Log::open(&path, &others[0]).unwrap();
        let begun = matches(&std::fs::read_to_string(&path).unwrap());
        let begun: Vec<Match> = begun.into_iter().map(|(begun, _)| begun).collect();
        assert_eq!(begun[0], some_match());
        assert_eq!(begun[1..], others);
    }

    #[test]
    fn a_line_cut_short_is_played_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.log");
        let (mut log, _) = Log::open(&path, &some_match()).unwrap();
        [0, 1].iter().for_each(|number| log.add(&pair(*number)).unwrap());
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, &text[..text.len() - 2]).unwrap();
        let (mut log, before) = Log::open(&path, &some_match()).unwrap();
        assert_eq!(before, [pair(0)]);
        log.add(&pair(5)).unwrap();
        assert_eq!(Log::open(&path, &some_match()).unwrap().1, [pair(0), pair(5)]);
    }
}
