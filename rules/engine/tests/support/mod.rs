//! What several of these tests share.

#![allow(dead_code, reason = "each test file takes what it needs")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use engine::player::Player;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rules::arbiter::{Reply, Session};

/// The id of every game.
pub(crate) const IDS: [&str; 4] = ["chess", "gravitatur", "superpermutation-d8", "totem"];

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

/// Whoever answers lines.
pub(crate) trait Answers {
    /// The answer to a line.
    fn ask(&mut self, line: &str) -> String;

    /// The answer to a line that must be obeyed.
    #[track_caller]
    fn obeyed(&mut self, line: &str) -> String {
        let answer = self.ask(line);
        assert!(!answer.starts_with("error"), "{line}: {answer}");
        answer
    }
}

impl Answers for Session {
    fn ask(&mut self, line: &str) -> String {
        told(self.answer(line))
    }
}

impl Answers for Player {
    fn ask(&mut self, line: &str) -> String {
        told(self.answer(line))
    }
}

fn told(reply: Reply) -> String {
    match reply {
        Reply::Line(line) => line,
        Reply::Quit => panic!("nobody quits here"),
    }
}

/// The player's process.
pub(crate) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Process {
    pub(crate) fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_player"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self { child, input, output }
    }

    /// The answer to bytes that end in a line feed.
    pub(crate) fn ask_bytes(&mut self, line: &[u8]) -> String {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.flush().unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        assert!(answer.ends_with('\n'), "no answer to {:?}", String::from_utf8_lossy(line));
        answer.pop();
        answer
    }

    /// Sends the last lines, closes the input, and returns what is still answered.
    pub(crate) fn finish(mut self, last: &[u8]) -> Vec<String> {
        if let Some(mut input) = self.input.take() {
            input.write_all(last).unwrap();
        }
        let answers = self.output.by_ref().lines().map(Result::unwrap).collect();
        assert!(self.child.wait().unwrap().success());
        answers
    }
}

impl Answers for Process {
    fn ask(&mut self, line: &str) -> String {
        self.ask_bytes(format!("{line}\n").as_bytes())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.input = None;
        let _ = self.child.wait();
    }
}

/// What `go` has found.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Best {
    pub(crate) action: String,
    pub(crate) score: String,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    pub(crate) line: Vec<String>,
}

impl Best {
    /// Reads the answer to `go`, strictly.
    #[track_caller]
    pub(crate) fn read(answer: &str) -> Self {
        let words: Vec<&str> = answer.split(' ').collect();
        let ["best", action, "score", score, "depth", depth, "nodes", nodes, "pv", line @ ..] =
            &words[..]
        else {
            panic!("{answer}");
        };
        assert_eq!(line.first(), Some(action), "{answer}");
        if score.strip_prefix('#').is_none_or(|turns| turns.parse::<i32>().is_err()) {
            let expected: f64 = score.parse().unwrap_or_else(|_| panic!("{answer}"));
            assert!((-1.0..=1.0).contains(&expected), "{answer}");
        }
        Self {
            action: (*action).to_owned(),
            score: (*score).to_owned(),
            depth: depth.parse().unwrap(),
            nodes: nodes.parse().unwrap(),
            line: line.iter().map(|word| (*word).to_owned()).collect(),
        }
    }
}

/// What `odds` says of one number.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Face {
    pub(crate) value: f64,
    /// `None` where the number ends the game.
    pub(crate) action: Option<String>,
    /// Whether the side to move wins at once.
    pub(crate) wins: bool,
}

/// Reads the answer to `odds`, strictly.
#[track_caller]
pub(crate) fn read_odds(answer: &str) -> Vec<Face> {
    let words: Vec<&str> = answer.split(' ').collect();
    let ["odds", "mean", mean, faces @ ..] = &words[..] else {
        panic!("{answer}");
    };
    let faces: Vec<Face> = (1..).zip(faces).map(|(number, face)| read_face(number, face)).collect();
    assert_eq!(faces.len(), 8, "{answer}");
    let sum: f64 = faces.iter().map(|face| face.value).sum();
    assert!((sum / 8.0 - decimal(mean)).abs() < 2e-4, "{answer}");
    faces
}

fn read_face(number: u8, text: &str) -> Face {
    let parts: Vec<&str> = text.split(':').collect();
    let [label, value, action] = parts[..] else {
        panic!("{text}");
    };
    assert_eq!(label, number.to_string());
    let (action, wins) = match action.strip_suffix('#') {
        Some(action) => (action, true),
        None => (action, false),
    };
    Face { value: decimal(value), action: (action != "-").then(|| action.to_owned()), wins }
}

/// Reads a decimal from 0 to 1 that has at least four places.
fn decimal(text: &str) -> f64 {
    let places = text.split_once('.').map_or(0, |(_, places)| places.len());
    let value = text.parse().unwrap_or_else(|_| panic!("{text}"));
    assert!(places >= 4 && (0.0..=1.0).contains(&value), "{text}");
    value
}
