//! The log: a line for each game, with all that a later run needs to go on.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::Duration;

use rules::Color;

use crate::options::Options;

/// What games must have in common to be counted together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Match {
    /// The version of the engine.
    pub(crate) commit: String,
    /// The id of the game.
    pub(crate) game: String,
    /// What chance is made from.
    pub(crate) seed: u64,
    /// How many random turns an opening has.
    pub(crate) opening: u32,
    /// The setting that the figures speak of.
    pub(crate) first: String,
    /// Its opponent.
    pub(crate) second: String,
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Record {
    /// The number of its pair.
    pub(crate) pair: u64,
    /// Which side the first setting played.
    pub(crate) first: Color,
    /// What the first setting took: 0 for a loss, 1 for a draw, 2 for a win.
    pub(crate) half_points: u8,
    /// How it ended: the words of the rules, or `draw claim` or `draw length`.
    pub(crate) end: String,
    /// How many turns it had.
    pub(crate) turns: usize,
    /// The median time that each setting worked on a turn, where it works in this process.
    pub(crate) worked: [Option<Duration>; 2],
}

/// The file.
pub(crate) struct Log {
    file: File,
    name: String,
}

impl Match {
    /// The match that is asked for.
    pub(crate) fn of(options: &Options, commit: String) -> Self {
        Self {
            commit,
            game: options.game.id().to_owned(),
            seed: options.seed,
            opening: options.opening,
            first: options.first.to_string(),
            second: options.second.to_string(),
        }
    }

    fn fields(&self) -> [String; 6] {
        let text = |text: &str| text.to_owned();
        [
            text(&self.commit),
            text(&self.game),
            self.seed.to_string(),
            self.opening.to_string(),
            text(&self.first),
            text(&self.second),
        ]
    }

    fn line(&self, record: &Record) -> String {
        let worked = record
            .worked
            .map(|time| time.map_or_else(|| "-".to_owned(), |time| time.as_nanos().to_string()));
        let [first, second] = worked;
        let fields = [
            record.pair.to_string(),
            record.first.to_string(),
            record.half_points.to_string(),
            record.end.clone(),
            record.turns.to_string(),
            first,
            second,
        ];
        let mut fields: Vec<String> = self.fields().into_iter().chain(fields).collect();
        fields.iter_mut().for_each(|field| *field = field.replace('\t', " "));
        fields.join("\t") + "\n"
    }

    /// The game that a line tells of; `None` for another match's, and for a line cut short.
    fn record(&self, line: &str) -> Option<Record> {
        let fields: Vec<&str> = line.strip_suffix('\n')?.split('\t').collect();
        let (key, rest) = fields.split_at_checked(6)?;
        let [pair, first, half_points, end, turns, times @ ..] = rest else {
            return None;
        };
        let worked = <[&str; 2]>::try_from(times).ok()?;
        (key == self.fields()).then_some(())?;
        Some(Record {
            pair: pair.parse().ok()?,
            first: Color::by_name(first)?,
            half_points: half_points.parse().ok().filter(|half_points| *half_points <= 2)?,
            end: (*end).to_owned(),
            turns: turns.parse().ok()?,
            worked: worked.map(|nanos| nanos.parse().ok().map(Duration::from_nanos)),
        })
    }
}

impl Log {
    /// Opens the log, which is made if there is none, and reads the games of this match.
    pub(crate) fn open(path: &Path, of: &Match) -> io::Result<(Self, Vec<Record>)> {
        let named =
            |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
        let mut options = OpenOptions::new();
        let mut file = options.read(true).append(true).create(true).open(path).map_err(named)?;
        let mut text = String::new();
        file.seek(SeekFrom::Start(0)).map_err(named)?;
        file.read_to_string(&mut text).map_err(named)?;
        let mut log = Self { file, name: path.display().to_string() };
        if !text.is_empty() && !text.ends_with('\n') {
            log.write("\n")?;
        }
        let records = text.split_inclusive('\n').filter_map(|line| of.record(line)).collect();
        Ok((log, records))
    }

    /// Adds a game.
    pub(crate) fn add(&mut self, of: &Match, record: &Record) -> io::Result<()> {
        self.write(&of.line(record))
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", self.name)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_match() -> Match {
        Match {
            commit: "abc1234".to_owned(),
            game: "totem".to_owned(),
            seed: 7,
            opening: 6,
            first: "nodes=3000".to_owned(),
            second: "player:some/path nodes=3000".to_owned(),
        }
    }

    fn record(pair: u64, first: Color) -> Record {
        Record {
            pair,
            first,
            half_points: 2,
            end: "white checkmate".to_owned(),
            turns: 87,
            worked: [Some(Duration::from_nanos(123_456)), None],
        }
    }

    #[test]
    fn a_later_run_reads_what_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.log");
        let games = [record(0, Color::White), record(0, Color::Black), record(1, Color::White)];
        let (mut log, before) = Log::open(&path, &some_match()).unwrap();
        assert_eq!(before, []);
        games[..2].iter().for_each(|game| log.add(&some_match(), game).unwrap());
        let (mut log, before) = Log::open(&path, &some_match()).unwrap();
        assert_eq!(before, games[..2]);
        log.add(&some_match(), &games[2]).unwrap();
        assert_eq!(Log::open(&path, &some_match()).unwrap().1, games);
    }

    #[test]
    fn another_match_is_another() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.log");
        let (mut log, _) = Log::open(&path, &some_match()).unwrap();
        log.add(&some_match(), &record(0, Color::White)).unwrap();
        let others = [
            Match { commit: "abc1235".to_owned(), ..some_match() },
            Match { seed: 8, ..some_match() },
            Match { game: "chess".to_owned(), ..some_match() },
            Match { first: "nodes=3001".to_owned(), ..some_match() },
        ];
        for other in others {
            assert_eq!(Log::open(&path, &other).unwrap().1, []);
        }
    }

    #[test]
    fn a_line_cut_short_is_played_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.log");
        let line = some_match().line(&record(0, Color::White));
        std::fs::write(&path, format!("{line}{}", &line[..line.len() - 1])).unwrap();
        let (mut log, before) = Log::open(&path, &some_match()).unwrap();
        assert_eq!(before, [record(0, Color::White)]);
        log.add(&some_match(), &record(5, Color::Black)).unwrap();
        let after = Log::open(&path, &some_match()).unwrap().1;
        assert_eq!(after.last(), Some(&record(5, Color::Black)));
    }
}
