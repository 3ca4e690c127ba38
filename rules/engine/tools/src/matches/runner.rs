//! A whole match, on several threads.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::mpsc::{self, Sender};
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
use crate::statistics::Bounds;

/// The games of a match of fixed length, unless told otherwise.
const GAMES: u64 = 400;
/// The most games of a sequential test. One that is still undecided after them counts as refused.
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
    /// The seed of openings, dice and evaluation noise.
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
            first: self.first.with_build()?,
            second: self.second.with_build()?,
            bounds: self.sprt,
            opening: self.opening,
            seed: self.seed,
        })
    }
}

/// Plays the match on from its log, to its end. Now and then `report` is given the standing.
///
/// # Errors
///
/// Fails where options contradict each other, a player fails or the log cannot be written.
pub fn run(options: &MatchOptions, report: impl Fn(&Report)) -> anyhow::Result<Report> {
    let pairs = options.pairs()?;
    let of = options.match_of()?;
    let (mut log, mut played) = Log::open(&options.log, &of)?;
    played.retain(|pair| pair.number < pairs);
    let known: HashSet<u64> = played.iter().map(|pair| pair.number).collect();
    let missing = Mutex::new((0..pairs).filter(|number| !known.contains(number)));
    let next = || missing.lock().unwrap_or_else(PoisonError::into_inner).next();
    let jobs = options.jobs.or_else(|| thread::available_parallelism().ok());
    let mut standing = Report::new(&of, &played);
    let mut reported = Instant::now();
    if standing.is_decided() {
        return Ok(standing);
    }
    thread::scope(|scope| {
        // Once the receiver is gone, no thread begins another pair.
        let (sender, receiver) = mpsc::channel();
        for _ in 0..jobs.map_or(1, NonZeroUsize::get) {
            let sender = sender.clone();
            scope.spawn(move || {
                if let Err(error) = play_pairs(options, next, &sender) {
                    // Another thread may have failed before.
                    let _ = sender.send(Err(error));
                }
            });
        }
        drop(sender);
        for pair in receiver {
            let pair = pair?;
            log.add(&pair)?;
            played.push(pair);
            standing = Report::new(&of, &played);
            if standing.is_decided() {
                break;
            }
            if reported.elapsed() >= REPORT_INTERVAL {
                reported = Instant::now();
                report(&standing);
            }
        }
        Ok(standing)
    })
}

/// Plays pairs until none is left or wanted.
fn play_pairs(
    options: &MatchOptions,
    next: impl Fn() -> Option<u64>,
    sender: &Sender<anyhow::Result<Pair>>,
) -> anyhow::Result<()> {
    let mut players = Players::start([&options.first, &options.second])?;
    while let Some(number) = next() {
        if sender.send(Ok(play_pair(options, &mut players, number)?)).is_err() {
            break;
        }
    }
    Ok(())
}

fn play_pair(
    options: &MatchOptions,
    players: &mut Players<'_>,
    number: u64,
) -> anyhow::Result<Pair> {
    let seed = options.seed;
    let mut numbers = seeds::numbers(seed, number, Purpose::Opening);
    let opening = openings::balanced(options.game, options.opening, &mut numbers);
    let games = [
        players.play(opening.clone(), seed, number, Color::White)?,
        players.play(opening, seed, number, Color::Black)?,
    ];
    Ok(Pair { number, games })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use clap::Parser;

    use super::*;
    use crate::statistics::Verdict;

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
        // It answers with what it is asked.
        let mut options = parse("--game totem --first baseline --second random").unwrap();
        options.first = "player:/bin/cat nodes=1".parse().unwrap();
        options.log = folder.path().join("match.log");
        let failed = run(&options, |_| ());
        assert!(failed.is_err_and(|error| format!("{error:#}").contains("/bin/cat: answered")));
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
