//! The command line.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};
use rules::Variant;
use rules::variants::{self, VARIANTS};

use crate::setting::Setting;

/// The games of a match of fixed length, unless told otherwise.
const GAMES: u64 = 400;
/// The most games of a sequential test: undecided by then, the change is refused.
const TEST_GAMES: u64 = 4000;

/// Plays two settings against each other.
///
/// A setting is `random`, `plain` (one turn ahead, by material and mobility), limits for the engine
/// such as `nodes=3000`, `depth=4`, `time=100` (milliseconds a turn) or `level=5`, also several of
/// them and a `seed=7`; `player:PATH nodes=3000` for another build's `player`; or
/// `uci:PATH elo=1900 time=1000` for a chess engine.
#[derive(Parser)]
#[command(name = "match")]
pub(crate) struct Options {
    /// Which game.
    #[arg(long, value_name = "ID", value_parser = variant)]
    pub(crate) game: &'static dyn Variant,
    /// The setting that the figures speak of.
    #[arg(long, value_name = "SETTING")]
    pub(crate) first: Setting,
    /// Its opponent.
    #[arg(long, value_name = "SETTING")]
    pub(crate) second: Setting,
    /// How many games, in pairs [default: 400, with --sprt 4000].
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// Stops as soon as it is clear whether the first is 15 Elo better or no better at all.
    #[arg(long)]
    pub(crate) sprt: bool,
    /// How many games at once [default: one a core].
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// Where each game is written, and what a later run goes on from.
    #[arg(long, value_name = "FILE", default_value = "match.log")]
    pub(crate) log: PathBuf,
    /// What openings, dice and misjudgements are made from.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many random turns an opening has, give or take two.
    #[arg(long, value_name = "TURNS", default_value_t = 6, value_parser = clap::value_parser!(u32).range(..=100))]
    pub(crate) opening: u32,
    /// Ends with a row for a table in place of a sentence.
    #[arg(long)]
    pub(crate) table: bool,
}

impl Options {
    /// The options, if they make sense together; otherwise the program ends and says why.
    pub(crate) fn checked(self) -> Self {
        if let Some(reason) = self.contradiction() {
            Self::command().error(ErrorKind::ValueValidation, reason).exit();
        }
        self
    }

    fn contradiction(&self) -> Option<String> {
        if self.pairs() == 0 || !self.games_wanted().is_multiple_of(2) {
            return Some("games come in pairs: --games wants an even number".to_owned());
        }
        if self.sprt && self.games_wanted() > TEST_GAMES {
            return Some(format!("a test with --sprt has at most {TEST_GAMES} games"));
        }
        let settings = [&self.first, &self.second];
        let stranger = settings.into_iter().find(|setting| !setting.knows(self.game));
        stranger.map(|setting| format!("`{setting}` plays chess alone"))
    }

    fn games_wanted(&self) -> u64 {
        self.games.unwrap_or(if self.sprt { TEST_GAMES } else { GAMES })
    }

    /// How many pairs of games are wanted.
    pub(crate) fn pairs(&self) -> u64 {
        self.games_wanted() / 2
    }

    /// How many games are played at once.
    pub(crate) fn jobs(&self) -> usize {
        self.jobs.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
    }
}

fn variant(id: &str) -> Result<&'static dyn Variant, String> {
    let ids = || VARIANTS.iter().map(|variant| variant.id()).collect::<Vec<_>>().join(", ");
    variants::by_id(id).ok_or_else(|| format!("there are {}", ids()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(words: &str) -> Options {
        Options::try_parse_from(format!("match {words}").split(' ')).unwrap()
    }

    #[test]
    fn games_are_even_and_a_test_has_an_end() {
        let with = |more: &str| {
            options(&format!("--game totem --first nodes=9 --second plain{more}")).contradiction()
        };
        assert_eq!(with(""), None);
        assert_eq!(with(" --games 10"), None);
        assert_eq!(with(" --games 5000"), None);
        for wrong in [" --games 7", " --games 0", " --sprt --games 5000"] {
            assert!(with(wrong).is_some(), "{wrong}");
        }
    }

    #[test]
    fn a_chess_engine_plays_chess_alone() {
        let with = |game| {
            let words = format!("--game {game} --first level=8 --second uci:stockfish");
            options(&words).contradiction()
        };
        assert_eq!(with("chess"), None);
        assert!(with("totem").is_some());
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for wrong in [
            "--game checkers --first plain --second plain",
            "--game chess --first plain",
            "--game chess --first nonsense --second plain",
            "--game chess --first nodes=0 --second plain",
            "--game chess --first plain --second plain --jobs 0",
        ] {
            assert!(Options::try_parse_from(format!("match {wrong}").split(' ')).is_err());
        }
    }
}
