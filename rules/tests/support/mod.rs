//! What several of these tests share.

#![allow(dead_code, reason = "each test file takes what it needs")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rules::{Action, Game, Phase, Variant};

/// The sample answers of the law for the game with this id, a line for each position.
pub(crate) fn vectors(id: &str) -> String {
    let path = format!("{}/tests/vectors/{id}.jsonl", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Numbers by chance, the same ones for the same seed.
pub(crate) struct Numbers(Xoshiro256PlusPlus);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The next number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound)
    }

    /// One of `choices`.
    pub(crate) fn pick<T: Copy>(&mut self, choices: &[T]) -> Option<T> {
        (!choices.is_empty()).then(|| choices[self.below(choices.len())])
    }
}

/// A game from the start, played on at random for up to `length` actions.
pub(crate) fn random_game(variant: &'static dyn Variant, seed: u64, length: usize) -> Game {
    let mut numbers = Numbers::new(seed);
    let mut game = Game::new(variant);
    for _ in 0..length {
        let Some(action) = numbers.pick(game.legal_actions()) else {
            break;
        };
        game.play(action).unwrap();
    }
    game
}

/// The variant with this id.
pub(crate) fn variant(id: &str) -> &'static dyn Variant {
    rules::variants::by_id(id).unwrap()
}

/// A game from a position.
pub(crate) fn game(id: &str, fen: &str) -> Game {
    Game::from_fen(variant(id), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The text of every legal action.
pub(crate) fn legal(game: &Game) -> Vec<String> {
    game.legal_actions().iter().map(Action::to_string).collect()
}

/// Plays actions, written with spaces between them.
pub(crate) fn play(game: &mut Game, actions: &str) {
    for text in actions.split(' ') {
        let action = text.parse().unwrap();
        game.play(action).unwrap_or_else(|error| panic!("{}: {error}", game.fen()));
    }
}

/// What a game has led to: its result if the Null has ended it, or its position.
pub(crate) fn reached(game: &Game) -> String {
    match game.position().phase {
        Phase::Over(end) => end.to_string(),
        _ => game.fen(),
    }
}

/// The arbiter's process.
pub(crate) struct Arbiter {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Arbiter {
    pub(crate) fn start() -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_arbiter"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = process.stdin.take();
        let output = BufReader::new(process.stdout.take().unwrap());
        Self { process, input, output }
    }

    /// The answer to a line, which must come before anything else is sent.
    pub(crate) fn ask(&mut self, line: &str) -> String {
        self.ask_bytes(format!("{line}\n").as_bytes())
    }

    /// The answer to bytes that end in a line feed.
    pub(crate) fn ask_bytes(&mut self, line: &[u8]) -> String {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.flush().unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        assert!(answer.ends_with('\n'), "no answer to {line:?}");
        answer.pop();
        answer
    }

    /// The answer to a line that must be obeyed.
    pub(crate) fn obeyed(&mut self, line: &str) -> String {
        let answer = self.ask(line);
        assert!(!answer.starts_with("error"), "{line}: {answer}");
        answer
    }

    /// Sends the last lines, closes the input, and returns what is still answered.
    pub(crate) fn finish(mut self, last: &[u8]) -> Vec<String> {
        if let Some(mut input) = self.input.take() {
            input.write_all(last).unwrap();
        }
        let answers = self.output.by_ref().lines().map(Result::unwrap).collect();
        assert!(self.process.wait().unwrap().success());
        answers
    }
}

impl Drop for Arbiter {
    fn drop(&mut self) {
        self.input = None;
        let _ = self.process.wait();
    }
}

/// Checks that a text is no position of a game, for this reason, which is short and one line.
#[track_caller]
pub(crate) fn assert_refused(id: &str, text: &str, reason: &str) {
    match Game::from_fen(variant(id), text) {
        Ok(_) => panic!("{text} was accepted"),
        Err(error) => {
            let error = error.to_string();
            assert!(error.contains(reason), "{text}: {error}");
            assert!(!error.contains('\n') && error.chars().count() < 200, "{error}");
        }
    }
}

/// Checks that a text is a position of a game and is written just so.
#[track_caller]
pub(crate) fn assert_accepted(id: &str, text: &str) {
    assert_eq!(game(id, text).fen(), text);
}
