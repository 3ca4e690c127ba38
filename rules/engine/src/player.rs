//! The engine as a line protocol: all of the [`arbiter`](rules::protocol)'s lines, and those that ask
//! for an opinion.
//!
//! | line | answer |
//! |---|---|
//! | `go depth N`, `go nodes N`, `go movetime MS`, `go level L` | `best ACTION score S depth D nodes N pv ACTION ..`, for the side that acts; `over` and the outcome where nothing is legal |
//! | `odds depth N` | `odds mean V 1:V:ACTION .. 8:V:ACTION`, for the side that makes the next turn; `-` for the action where the number ends the game, `#` behind it where that side then wins at once |
//! | `eval` | the static evaluation of the position, for the side that makes the next turn |
//! | `review nodes N` | how the game went, as JSON: what each of its actions changed |
//! | `prove N` | `yes ACTION` where the side that acts wins within N of its own turns whatever the dice and the other side do, `yes` or `no` for the side that makes the next turn where a roll is due, else `no`: by trying everything |
//! | `seed N` | `ok`: the seed of the evaluation noise of lower levels |
//!
//! `S` is the expected result, from -1 to 1, or `#N` and `#-N` for a win that is forced in at most `N`
//! of the winner's turns; a claim that could be made at once is no action, and does not count. `V` is
//! the expected result from 0 to 1. Each question begins with empty memory.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rules::protocol::{NoPosition, Reply, Session};
use rules::{Action, ByColor, Color, Game, Outcome};
use thiserror::Error;

use crate::engine::MAX_DEPTH;
use crate::mate::{NodeLimit, Proof, solve_mate};
use crate::{
    ActionReview, Engine, Level, Limits, Odds, ParseLevelError, Review, Score, SearchResult,
};

/// The longest time that is accepted, in milliseconds: a day.
const MAX_TIME: u64 = 24 * 60 * 60 * 1000;

/// How many positions a proof tries at most.
const MAX_TRIED: u64 = 20_000_000;

/// A conversation: at most one game, which `position` sets up, and an engine that looks at it.
#[derive(Default)]
pub struct Player {
    session: Session,
    engine: Engine,
    seed: u64,
}

/// Why a line cannot be obeyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
enum Refusal {
    #[error("{0}")]
    NoPosition(#[from] NoPosition),
    #[error("a roll is due")]
    RollDue,
    #[error("no roll is due")]
    NoRollDue,
    #[error("`go` wants one of `depth N`, `nodes N`, `movetime MS` and `level L`")]
    Go,
    #[error("`odds` wants `depth N`")]
    Odds,
    #[error("`eval` stands alone")]
    Eval,
    #[error("`review` wants `nodes N`")]
    Review,
    #[error("`prove` wants a number of turns")]
    Prove,
    #[error("{0}")]
    NodeLimit(#[from] NodeLimit),
    #[error("`seed` wants a number from 0 to {}", u64::MAX)]
    Seed,
    #[error("the {what} is a number from 1 to {most}")]
    Number { what: &'static str, most: u64 },
    #[error("{0}")]
    Level(#[from] ParseLevelError),
    #[error("the engine found nothing")]
    Nothing,
}

impl Player {
    /// Answers one line. A command that fails changes nothing, and its answer begins with `error`.
    pub fn answer(&mut self, line: &str) -> Reply {
        let words: Vec<&str> = line.split_whitespace().collect();
        let answer = match words.split_first() {
            Some((&"go", rest)) => self.go(rest),
            Some((&"odds", rest)) => self.odds(rest),
            Some((&"eval", rest)) => self.eval(rest),
            Some((&"review", rest)) => self.review(rest),
            Some((&"prove", rest)) => self.solve_mate(rest),
            Some((&"seed", rest)) => self.set_seed(rest),
            _ => return self.session.answer(line),
        };
        Reply::Line(answer.unwrap_or_else(|refusal| format!("error {refusal}")))
    }

    fn go(&mut self, words: &[&str]) -> Result<String, Refusal> {
        let game = self.session.game()?;
        let limits = limits(words, self.seed)?;
        if game.legal_actions().is_empty() {
            let end = game.end().ok_or(Refusal::Nothing)?;
            return Ok(format!("over {end}"));
        }
        if game.position().is_roll_due() {
            return Err(Refusal::RollDue);
        }
        let found = self.engine.search(game, &limits, &AtomicBool::new(false));
        found.map(|found| best(&found)).ok_or(Refusal::Nothing)
    }

    fn odds(&mut self, words: &[&str]) -> Result<String, Refusal> {
        let game = self.session.game()?;
        let ["depth", depth] = words else {
            return Err(Refusal::Odds);
        };
        let depth = parse_depth(depth)?;
        if game.legal_actions().is_empty() || !game.position().is_roll_due() {
            return Err(Refusal::NoRollDue);
        }
        let odds = self.engine.odds(game, depth, &AtomicBool::new(false));
        odds.map(|odds| faces(game, &odds)).ok_or(Refusal::Nothing)
    }

    fn eval(&mut self, words: &[&str]) -> Result<String, Refusal> {
        let game = self.session.game()?;
        if !words.is_empty() {
            return Err(Refusal::Eval);
        }
        Ok(format!("{:.4}", self.engine.evaluate(game).rounded()))
    }

    fn review(&mut self, words: &[&str]) -> Result<String, Refusal> {
        let game = self.session.game()?;
        let ["nodes", nodes] = words else {
            return Err(Refusal::Review);
        };
        let nodes = number("count of nodes", nodes, u64::MAX)?;
        let review = self.engine.review(game, nodes, &AtomicBool::new(false));
        review.map(|review| json(&review)).ok_or(Refusal::Nothing)
    }

    fn solve_mate(&mut self, words: &[&str]) -> Result<String, Refusal> {
        let game = self.session.game()?;
        let [turns] = words else {
            return Err(Refusal::Prove);
        };
        // The greatest number of turns fits.
        let turns = number("number of turns", turns, MAX_DEPTH.into())? as u32;
        Ok(match solve_mate(game, turns, MAX_TRIED)? {
            Proof::Wins(Some(action)) => format!("yes {action}"),
            Proof::Wins(None) => "yes".to_owned(),
            Proof::Fails => "no".to_owned(),
        })
    }

    fn set_seed(&mut self, words: &[&str]) -> Result<String, Refusal> {
        let [seed] = words else {
            return Err(Refusal::Seed);
        };
        self.seed = digits(seed).ok_or(Refusal::Seed)?;
        Ok("ok".to_owned())
    }
}

/// The limits that the words after `go` set.
fn limits(words: &[&str], seed: u64) -> Result<Limits, Refusal> {
    let limits = Limits { seed, ..Limits::default() };
    Ok(match words {
        ["depth", depth] => Limits { depth: Some(parse_depth(depth)?), ..limits },
        ["nodes", nodes] => {
            Limits { nodes: Some(number("count of nodes", nodes, u64::MAX)?), ..limits }
        }
        ["movetime", time] => {
            let time = Duration::from_millis(number("time in milliseconds", time, MAX_TIME)?);
            Limits { time: Some(time), ..limits }
        }
        ["level", level] => {
            let level = digits(level).and_then(|level| u8::try_from(level).ok());
            Limits::level(Level::new(level.ok_or(ParseLevelError)?)?, seed)
        }
        _ => return Err(Refusal::Go),
    })
}

fn parse_depth(text: &str) -> Result<u32, Refusal> {
    // The greatest depth fits.
    number("depth", text, MAX_DEPTH.into()).map(|depth| depth as u32)
}

fn number(what: &'static str, text: &str, most: u64) -> Result<u64, Refusal> {
    let number = digits(text).filter(|number| (1..=most).contains(number));
    number.ok_or(Refusal::Number { what, most })
}

/// The number that digits alone write.
fn digits(text: &str) -> Option<u64> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

/// The answer to `go`.
fn best(found: &SearchResult) -> String {
    let SearchResult { action, score, depth, nodes, pv } = found;
    let pv: String = pv.iter().map(|action| format!(" {action}")).collect();
    format!("best {action} score {score} depth {depth} nodes {nodes} pv{pv}")
}

/// The answer to `review`. Numbers are written so that what is read is the same number.
fn json(review: &Review) -> String {
    let entries: Vec<String> = review.entries.iter().map(entry).collect();
    let sums = |ByColor { white, black }| format!("{{\"white\":{white},\"black\":{black}}}");
    format!(
        "{{\"start\":{},\"entries\":[{}],\"luck\":{},\"play\":{},\"result\":{}}}",
        review.start,
        entries.join(","),
        sums(review.luck()),
        sums(review.play()),
        review.result.map_or_else(|| "null".to_owned(), |result| result.to_string())
    )
}

fn entry(entry: &ActionReview) -> String {
    let ActionReview { action, value, luck, play, .. } = entry;
    let quoted = |action: &Action| format!("\"{action}\"");
    let best = entry.best.as_ref().map_or_else(|| "null".to_owned(), quoted);
    let mates: Vec<String> = entry.mates.iter().map(quoted).collect();
    format!(
        "{{\"action\":\"{action}\",\"v\":{value},\"luck\":{luck},\"play\":{play},\
         \"best\":{best},\"mates\":[{}]}}",
        mates.join(",")
    )
}

/// The answer to `odds`.
fn faces(game: &Game, odds: &Odds) -> String {
    let values = odds.faces.iter().map(|(score, _)| value(*score));
    let mut text = format!("odds mean {:.4}", values.sum::<f64>() / odds.faces.len() as f64);
    for (number, (score, action)) in (1..).zip(odds.faces) {
        let best = action.map_or_else(|| "-".to_owned(), |action| action.to_string());
        let won = if wins_at_once(game, number, action) { "#" } else { "" };
        text += &format!(" {number}:{:.4}:{best}{won}", value(score));
    }
    text
}

/// The expected result, from 0 for a loss to 1 for a win.
fn value(score: Score) -> f64 {
    score.expectation().midpoint(1.0)
}

/// Whether the side to move has won once this number is rolled and this action played.
fn wins_at_once(game: &Game, number: u8, action: Option<Action>) -> bool {
    let side: Color = game.position().turn;
    let mut game = game.clone();
    let mut played = [Some(Action::Roll(number)), action].into_iter().flatten();
    played.all(|action| game.play(action).is_ok())
        && matches!(game.end(), Some(Outcome::Win { winner, .. }) if winner == side)
}
