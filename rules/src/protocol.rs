//! The rules as a line protocol in the style of UCI: one line asks, one line answers.
//!
//! `read` refuses a text with the ids of messages and their arguments, as they stand in
//! `bot/speech/locales/en/reading.ftl`: `error mistake-start-other from=b2 piece=P said=N`. Where the text
//! may mean several actions, all of them stand behind that: `candidates=b1d2 f1d2`.

use std::io::{self, BufRead, Write};

use thiserror::Error;

use crate::notation::quote;
use crate::perft::{self, perft};
use crate::variants::{self, VARIANTS, Variant};
use crate::{Action, DrawClaim, Game, Phase};

/// A command needs a position, and there is none yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no position is set up yet")]
pub struct NoPosition;

impl From<NoPosition> for String {
    fn from(reason: NoPosition) -> Self {
        reason.to_string()
    }
}

/// A conversation: at most one game, which `position` sets up.
#[derive(Default)]
pub struct Session {
    game: Option<Game>,
}

/// What to do about a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// This line is the answer.
    Line(String),
    /// The conversation is over.
    Quit,
}

/// Answers each line of `input` with one of `output`, until there is none left or one quits.
///
/// # Errors
///
/// Ends when a line cannot be read or an answer cannot be written.
pub fn serve(
    mut input: impl BufRead,
    mut output: impl Write,
    mut answer: impl FnMut(&str) -> Reply,
) -> io::Result<()> {
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let reply = match str::from_utf8(&line) {
            Ok(text) => answer(text),
            Err(_) => Reply::Line("error the line is not UTF-8".to_owned()),
        };
        let Reply::Line(answer) = reply else {
            break;
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
        line.clear();
    }
    Ok(())
}

impl Session {
    /// Answers one line. A command that fails changes nothing, and its answer begins with `error`.
    pub fn answer(&mut self, line: &str) -> Reply {
        let line = line.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if (command, rest) == ("quit", "") {
            return Reply::Quit;
        }
        Reply::Line(self.execute(command, rest).unwrap_or_else(|reason| format!("error {reason}")))
    }

    fn execute(&mut self, command: &str, rest: &str) -> Result<String, String> {
        match command {
            "variants" => alone(rest).map(|()| ids()),
            "position" => self.set_position(rest),
            "legal" => alone(rest).and_then(|()| self.legal()),
            "play" => self.play(rest),
            "outcome" => alone(rest).and_then(|()| self.outcome()),
            "claim" => alone(rest).and_then(|()| self.claim()),
            "perft" => self.perft(rest),
            "divide" => self.divide(rest),
            "notation" => self.notation(rest),
            "read" => self.read(rest),
            "" => Err("the line is empty".to_owned()),
            _ => Err(format!("unknown command {}", quote(command))),
        }
    }

    /// The game that `position` has set up, with what was played since.
    ///
    /// # Errors
    ///
    /// There is none before the first `position`.
    pub fn game(&self) -> Result<&Game, NoPosition> {
        self.game.as_ref().ok_or(NoPosition)
    }

    fn set_position(&mut self, rest: &str) -> Result<String, String> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let Some((id, words)) = words.split_first() else {
            return Err("`position` wants a variant".to_owned());
        };
        let variant = variants::by_id(id)
            .ok_or_else(|| format!("unknown variant {}; there are {}", quote(id), ids()))?;
        let (setup, moves) = match words.iter().position(|word| *word == "moves") {
            Some(at) => (&words[..at], &words[at + 1..]),
            None => (words, &[][..]),
        };
        let mut game = set_up(variant, setup)?;
        for text in moves {
            let action = parse(text)?;
            game.play(action).map_err(|error| error.to_string())?;
        }
        let answer = reached(&game);
        self.game = Some(game);
        Ok(answer)
    }

    fn legal(&self) -> Result<String, String> {
        let actions = self.game()?.legal_actions();
        Ok(joined(actions.iter().map(ToString::to_string)))
    }

    fn play(&mut self, text: &str) -> Result<String, String> {
        let game = self.game.as_mut().ok_or(NoPosition)?;
        let action = parse(text)?;
        game.play(action).map_err(|error| error.to_string())?;
        Ok(reached(game))
    }

    fn outcome(&self) -> Result<String, String> {
        let end = self.game()?.end();
        Ok(end.map_or_else(|| "ongoing".to_owned(), |end| end.to_string()))
    }

    fn claim(&self) -> Result<String, String> {
        let answer = match self.game()?.claim() {
            Some(DrawClaim::Repetition) => "yes repetition",
            Some(DrawClaim::Moves) => "yes moves",
            None => "no",
        };
        Ok(answer.to_owned())
    }

    fn perft(&self, rest: &str) -> Result<String, String> {
        let game = self.game()?;
        let depth = parse_depth(rest)?;
        Ok(perft(game.variant(), game.position(), depth).to_string())
    }

    fn divide(&self, rest: &str) -> Result<String, String> {
        let game = self.game()?;
        let deeper =
            parse_depth(rest)?.checked_sub(1).ok_or("`divide` wants a depth of at least 1")?;
        let count = |action: Action| {
            let next = game.variant().play(game.position(), action);
            format!("{action}:{}", perft(game.variant(), &next, deeper))
        };
        Ok(joined(game.legal_actions().iter().map(|&action| count(action))))
    }

    fn notation(&self, text: &str) -> Result<String, String> {
        let game = self.game()?;
        let action = parse(text)?;
        if game.is_legal(action) {
            Ok(game.notation(action))
        } else {
            Err(crate::IllegalAction(action).to_string())
        }
    }

    fn read(&self, text: &str) -> Result<String, String> {
        let action = self.game()?.read(text).map_err(|error| match error.candidates() {
            [] => error.to_string(),
            several => {
                format!("{error} candidates={}", joined(several.iter().map(ToString::to_string)))
            }
        })?;
        Ok(action.to_string())
    }
}

/// The position that was reached, or the result if the last action ended the game in a way that no
/// position shows.
fn reached(game: &Game) -> String {
    match game.position().phase {
        Phase::Over(end) => format!("ok {end}"),
        _ => format!("ok {}", game.fen()),
    }
}

/// Refuses words after a command that takes none.
fn alone(rest: &str) -> Result<(), String> {
    if rest.is_empty() {
        Ok(())
    } else {
        Err(format!("nothing was expected before {}", quote(rest)))
    }
}

fn joined(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

fn ids() -> String {
    joined(VARIANTS.iter().map(|variant| variant.id().to_owned()))
}

fn set_up(variant: &'static dyn Variant, words: &[&str]) -> Result<Game, String> {
    match words {
        ["startpos"] => Ok(Game::new(variant)),
        ["fen", fields @ ..] => {
            Game::from_fen(variant, &fields.join(" ")).map_err(|error| error.to_string())
        }
        _ => Err("after the variant comes `startpos`, or `fen` and its fields".to_owned()),
    }
}

fn parse(text: &str) -> Result<Action, String> {
    text.parse().map_err(|error| format!("{}: {error}", quote(text)))
}

fn parse_depth(text: &str) -> Result<usize, String> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let depth = text.parse().ok().filter(|depth| digits && *depth <= perft::MAX_DEPTH);
    depth.ok_or_else(|| format!("the depth is a number from 0 to {}", perft::MAX_DEPTH))
}
