//! A whole match, on as many threads as there are jobs.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, ScopedJoinHandle};
use std::time::{Duration, Instant};

use rules::Color;

use crate::chance::{self, Purpose};
use crate::commit;
use crate::ledger::Ledger;
use crate::log::{Log, Match, Record};
use crate::opening;
use crate::options::Options;
use crate::play::{self, Fixture, Seat};
use crate::player::Failure;
use crate::report::Report;
use crate::statistics::Verdict;

/// How often the standing is told.
const TOLD_EVERY: Duration = Duration::from_secs(30);

/// What the threads share.
struct Shared<'a> {
    options: &'a Options,
    of: Match,
    /// The number of the next pair that nobody has taken.
    next: AtomicU64,
    /// Whether no further pair is wanted.
    done: AtomicBool,
    /// Held while a game is entered and written down, so that the two agree.
    book: Mutex<Book>,
}

/// What is known of the games.
struct Book {
    ledger: Ledger,
    log: Log,
    told: Instant,
}

/// Plays the match on from its log, to its end.
pub(crate) fn run(options: &Options) -> Result<Report, Failure> {
    let of = Match::of(options, commit::commit());
    let (log, before) = Log::open(&options.log, &of)?;
    let mut ledger = Ledger::default();
    let wanted = before.into_iter().filter(|record| record.pair < options.pairs());
    wanted.for_each(|record| ledger.enter(record));
    let done = options.sprt && ledger.verdict() != Verdict::Undecided;
    let shared = Shared {
        options,
        of,
        next: AtomicU64::new(0),
        done: AtomicBool::new(done),
        book: Mutex::new(Book { ledger, log, told: Instant::now() }),
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..options.jobs()).map(|_| scope.spawn(|| shared.work())).collect();
        let mut results = threads.into_iter().map(ScopedJoinHandle::join);
        results
            .try_for_each(|result| result.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })?;
    let report = shared.report(&shared.book().ledger, options.table);
    Ok(report)
}

impl Shared<'_> {
    fn book(&self) -> MutexGuard<'_, Book> {
        // A thread that panicked ends the run; what it had entered is whole.
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plays pairs until none is left.
    fn work(&self) -> Result<(), Failure> {
        let result = self.play_pairs();
        if result.is_err() {
            self.done.store(true, Ordering::Relaxed);
        }
        result
    }

    fn play_pairs(&self) -> Result<(), Failure> {
        let mut seats = None;
        while let Some(pair) = self.take() {
            let mut opening = None;
            for first in Color::BOTH {
                if self.done.load(Ordering::Relaxed) || self.book().ledger.has(pair, first) {
                    continue;
                }
                let seats = match &mut seats {
                    Some(seats) => seats,
                    none => none.insert(self.seats()?),
                };
                let game = opening.get_or_insert_with(|| self.opening(pair)).clone();
                let fixture = Fixture { seed: self.options.seed, pair, first };
                self.enter(play::play(game, fixture, seats)?)?;
            }
        }
        Ok(())
    }

    fn take(&self) -> Option<u64> {
        let pair = self.next.fetch_add(1, Ordering::Relaxed);
        (pair < self.options.pairs() && !self.done.load(Ordering::Relaxed)).then_some(pair)
    }

    fn seats(&self) -> Result<[Seat; 2], Failure> {
        Ok([Seat::new(&self.options.first)?, Seat::new(&self.options.second)?])
    }

    fn opening(&self, pair: u64) -> rules::Game {
        let mut numbers = chance::numbers(self.options.seed, pair, Purpose::Opening);
        opening::balanced(self.options.game, self.options.opening, &mut numbers)
    }

    fn enter(&self, record: Record) -> Result<(), Failure> {
        let mut book = self.book();
        book.log.add(&self.of, &record)?;
        book.ledger.enter(record);
        if self.options.sprt && book.ledger.verdict() != Verdict::Undecided {
            self.done.store(true, Ordering::Relaxed);
        }
        if book.told.elapsed() >= TOLD_EVERY {
            book.told = Instant::now();
            writeln!(io::stderr(), "{}", self.report(&book.ledger, false))?;
        }
        Ok(())
    }

    fn report(&self, ledger: &Ledger, table: bool) -> Report {
        let verdict = self.options.sprt.then(|| ledger.verdict());
        Report { of: self.of.clone(), standing: ledger.standing(), verdict, table }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use clap::Parser;

    use super::*;

    fn standing(log: &Path, more: &str) -> Result<Report, Failure> {
        let words = format!("match --game totem --first plain --second random --jobs 2 {more}");
        let log = ["--log", log.to_str().unwrap()];
        run(&Options::try_parse_from(words.split_whitespace().chain(log)).unwrap())
    }

    #[test]
    fn a_later_run_goes_on_from_the_log() {
        let folder = tempfile::tempdir().unwrap();
        let (log, whole) = (folder.path().join("match.log"), folder.path().join("whole.log"));
        assert_eq!(standing(&log, "--games 4").unwrap().standing.games, 4);
        let lines = fs::read_to_string(&log).unwrap();
        // Half of a pair is missing.
        fs::write(&log, lines.split_inclusive('\n').take(3).collect::<String>()).unwrap();
        let later = standing(&log, "--games 8").unwrap().standing;
        assert_eq!(fs::read_to_string(&log).unwrap().lines().count(), 8);
        let at_once = standing(&whole, "--games 8").unwrap().standing;
        assert_eq!((later.results, later.pairs), (at_once.results, at_once.pairs));
        assert_eq!(standing(&log, "--games 2").unwrap().standing.games, 2);
    }

    #[test]
    fn a_test_ends_when_it_is_sure() {
        let folder = tempfile::tempdir().unwrap();
        let report = standing(&folder.path().join("match.log"), "--sprt").unwrap();
        assert_eq!(report.verdict, Some(Verdict::Accepted));
        assert!((64..400).contains(&report.standing.games), "{report}");
    }

    #[test]
    fn what_goes_wrong_ends_the_run() {
        let folder = tempfile::tempdir().unwrap();
        let failed = standing(&folder.path().join("no/such/folder"), "");
        assert!(matches!(failed, Err(Failure::Log(_))));
    }
}
