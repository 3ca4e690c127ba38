//! A whole match, on several threads.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::ensure;
use clap::Args;
use rules::{Color, Variant};

use super::game::Players;
use super::log::{Log, Match, Pair};
use super::report::Report;
use super::spec::PlayerSpec;
use crate::openings;
use crate::seeds::{self, Purpose};
use crate::self_play::parse_variant;
use crate::statistics::{Bounds, Verdict};

/// The games of a match of fixed length, unless told otherwise.
const GAMES: u64 = 400;
/// The most games of a sequential test: undecided by then, the change is refused.
const TEST_GAMES: u64 = 4000;
/// How often the standing is reported.
const REPORT_INTERVAL: Duration = Duration::from_secs(30);

/// Plays two players against each other.
///
/// A player is `random`, `baseline` (one ply ahead, by material and mobility), limits for this
/// build's engine such as `nodes=3000`, `depth=4`, `time=100` (milliseconds a turn) or `level=5`,
/// also several of them, with a `noise=` and a `temperature=`; `player:PATH nodes=3000` for the
/// program `player` of any build; or `uci:PATH elo=1900 time=1000` for a chess engine.
#[derive(Args)]
pub struct MatchOptions {
    /// The variant's id.
    #[arg(long, value_name = "ID", value_parser = parse_variant)]
    game: &'static dyn Variant,
    /// The player that the figures speak of.
    #[arg(long, value_name = "PLAYER")]
    first: PlayerSpec,
    /// Its opponent.
    #[arg(long, value_name = "PLAYER")]
    second: PlayerSpec,
    /// How many games, in pairs [default: 400, with --sprt 4000].
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// Stops as soon as it is clear whether the first player is better by the upper bound or by no
    /// more than the lower one, in Elo.
    #[arg(long, value_name = "LOWER,UPPER", num_args = 0..=1, require_equals = true,
        default_missing_value = "0,15")]
    sprt: Option<Bounds>,
    /// How many games at once [default: one a core].
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// Where each pair is written, and what a later run goes on from.
    #[arg(long, value_name = "FILE", default_value = "match.log")]
    log: PathBuf,
    /// What openings, dice and misjudgements are drawn from.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many random turns an opening has, give or take two.
    #[arg(long, value_name = "TURNS", default_value_t = 6, value_parser = clap::value_parser!(u32).range(..=100))]
    opening: u32,
}

impl MatchOptions {
    /// How many pairs of games are wanted, if the options make sense together.
    fn pairs(&self) -> anyhow::Result<u64> {
        let games = self.games.unwrap_or(if self.sprt.is_some() { TEST_GAMES } else { GAMES });
        ensure!(games > 0 && games.is_multiple_of(2), "games come in pairs: --games is even");
        let most = if self.sprt.is_some() { TEST_GAMES } else { u64::MAX };
        ensure!(games <= most, "a test with --sprt has at most {TEST_GAMES} games");
        for player in [&self.first, &self.second] {
            ensure!(player.plays(self.game), "`{player}` plays chess alone");
        }
        Ok(games / 2)
    }

    fn match_of(&self) -> anyhow::Result<Match> {
        Ok(Match {
            game: self.game.id().to_owned(),
            first: self.first.to_string(),
            first_build: self.first.build()?,
            second: self.second.to_string(),
            second_build: self.second.build()?,
            bounds: self.sprt,
            opening: self.opening,
            seed: self.seed,
        })
    }
}

/// What the threads share.
struct Runner<'a> {
    options: &'a MatchOptions,
    of: &'a Match,
    pairs: u64,
    /// The number of the next pair that no thread has taken.
    next: AtomicU64,
    /// Whether no further pair is wanted.
    done: AtomicBool,
    /// Held while a pair is entered and written, so that the two agree.
    standing: Mutex<Standing>,
}

struct Standing {
    played: BTreeMap<u64, Pair>,
    log: Log,
    reported: Instant,
}

/// Plays the match on from its log, to its end. Now and then `report` is given the standing.
///
/// # Errors
///
/// Fails where options contradict each other, a player fails or the log cannot be written.
pub fn run(options: &MatchOptions, report: impl Fn(&Report) + Sync) -> anyhow::Result<Report> {
    let pairs = options.pairs()?;
    let of = options.match_of()?;
    let (log, before) = Log::open(&options.log, &of)?;
    let before = before.into_iter().filter(|pair| pair.number < pairs);
    let played = before.map(|pair| (pair.number, pair)).collect();
    let runner = Runner {
        options,
        of: &of,
        pairs,
        next: AtomicU64::new(0),
        done: AtomicBool::new(false),
        standing: Mutex::new(Standing { played, log, reported: Instant::now() }),
    };
    runner.update(|_| Ok(()), &report)?;
    let jobs = options.jobs.or_else(|| thread::available_parallelism().ok());
    thread::scope(|scope| {
        let spawn = |_| scope.spawn(|| runner.work(&report));
        let threads: Vec<_> = (0..jobs.map_or(1, NonZeroUsize::get)).map(spawn).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("no thread panics"))
    })?;
    let standing = runner.standing.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(Report::new(&of, standing.played.values()))
}

impl Runner<'_> {
    /// Plays pairs until none is left.
    fn work(&self, report: &impl Fn(&Report)) -> anyhow::Result<()> {
        let result = self.play_pairs(report);
        if result.is_err() {
            self.done.store(true, Ordering::Relaxed);
        }
        result
    }

    fn play_pairs(&self, report: &impl Fn(&Report)) -> anyhow::Result<()> {
        let MatchOptions { first, second, seed, .. } = self.options;
        let mut players = None;
        while let Some(number) = self.take() {
            let players = match &mut players {
                Some(players) => players,
                none => none.insert(Players::start([first, second])?),
            };
            let mut numbers = seeds::numbers(*seed, number, Purpose::Opening);
            let opening = openings::balanced(self.options.game, self.options.opening, &mut numbers);
            let games = [
                players.play(opening.clone(), *seed, number, Color::White)?,
                players.play(opening, *seed, number, Color::Black)?,
            ];
            let pair = Pair { number, games };
            self.update(
                |standing| {
                    standing.log.add(&pair)?;
                    standing.played.insert(number, pair);
                    Ok(())
                },
                report,
            )?;
        }
        Ok(())
    }

    /// The next pair that has not been played.
    fn take(&self) -> Option<u64> {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.pairs || self.done.load(Ordering::Relaxed) {
                return None;
            }
            let standing = self.standing.lock().unwrap_or_else(PoisonError::into_inner);
            if !standing.played.contains_key(&number) {
                return Some(number);
            }
        }
    }

    /// Changes the standing, and ends the match where the sequential test is decided.
    fn update(
        &self,
        change: impl FnOnce(&mut Standing) -> anyhow::Result<()>,
        report: &impl Fn(&Report),
    ) -> anyhow::Result<()> {
        let mut standing = self.standing.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut standing)?;
        let now = Report::new(self.of, standing.played.values());
        if now.verdict().is_some_and(|verdict| verdict != Verdict::Undecided) {
            self.done.store(true, Ordering::Relaxed);
        }
        if standing.reported.elapsed() >= REPORT_INTERVAL {
            standing.reported = Instant::now();
            report(&now);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Command {
        #[command(flatten)]
        options: MatchOptions,
    }

    fn parse(words: &str) -> Result<MatchOptions, clap::Error> {
        let words = format!("match {words}");
        Command::try_parse_from(words.split_whitespace()).map(|command| command.options)
    }

    fn standing(log: &Path, more: &str) -> anyhow::Result<Report> {
        let log = log.display();
        let words = format!("--game totem --first baseline --second random --log {log} {more}");
        run(&parse(&words)?, |_| ())
    }

    #[test]
    fn a_later_run_goes_on_from_the_log() {
        let folder = tempfile::tempdir().unwrap();
        let (log, whole) = (folder.path().join("match.log"), folder.path().join("whole.log"));
        assert_eq!(standing(&log, "--games 4").unwrap().games(), 4);
        let lines = fs::read_to_string(&log).unwrap();
        // A pair is missing.
        fs::write(&log, lines.split_inclusive('\n').take(2).collect::<String>()).unwrap();
        let later = standing(&log, "--games 8").unwrap();
        assert_eq!(fs::read_to_string(&log).unwrap().lines().count(), 5);
        let at_once = standing(&whole, "--games 8").unwrap();
        assert_eq!((later.results, later.pairs), (at_once.results, at_once.pairs));
        assert_eq!(standing(&log, "--games 2").unwrap().games(), 2);
    }

    #[test]
    fn a_test_ends_when_it_is_sure() {
        let folder = tempfile::tempdir().unwrap();
        let report = standing(&folder.path().join("match.log"), "--sprt").unwrap();
        assert_eq!(report.verdict(), Some(Verdict::Accepted));
        assert!((64..400).contains(&report.games()), "{report}");
    }

    #[test]
    fn what_goes_wrong_ends_the_run() {
        let folder = tempfile::tempdir().unwrap();
        let failed = standing(&folder.path().join("no/such/folder"), "");
        assert!(failed.is_err_and(|error| format!("{error:#}").contains("no/such/folder")));
        // No player answers so.
        let log = folder.path().join("match.log");
        let mut options = parse("--game totem --first baseline --second random").unwrap();
        options.first = "player:/bin/cat nodes=1".parse().unwrap();
        options.log = log;
        let failed = run(&options, |_| ());
        assert!(
            failed.is_err_and(|error| format!("{error:#}").contains("answered \"go nodes 1\""))
        );
    }

    #[test]
    fn games_are_even_and_a_test_has_an_end() {
        let pairs = |more: &str| {
            parse(&format!("--game totem --first nodes=9 --second baseline{more}")).unwrap().pairs()
        };
        assert_eq!(pairs("").unwrap(), 200);
        assert_eq!(pairs(" --games 10").unwrap(), 5);
        assert_eq!(pairs(" --games 5000").unwrap(), 2500);
        assert_eq!(pairs(" --sprt").unwrap(), 2000);
        assert_eq!(pairs(" --sprt=0,5").unwrap(), 2000);
        for wrong in [" --games 7", " --games 0", " --sprt --games 5000"] {
            assert!(pairs(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_chess_engine_plays_chess_alone() {
        let with = |game| {
            let words = format!("--game {game} --first level=8 --second uci:stockfish");
            parse(&words).unwrap().pairs()
        };
        assert!(with("chess").is_ok());
        assert!(with("totem").is_err());
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for wrong in [
            "--game checkers --first baseline --second baseline",
            "--game chess --first baseline",
            "--game chess --first nonsense --second baseline",
            "--game chess --first nodes=0 --second baseline",
            "--game chess --first baseline --second baseline --jobs 0",
            "--game chess --first baseline --second baseline --sprt=15,0",
        ] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
