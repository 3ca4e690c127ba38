//! The programs of these packages, spoken to by lines.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A program that answers lines, as a process.
pub(crate) struct Program {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Program {
    /// Starts the program at `path`.
    pub(crate) fn start(path: &str) -> Self {
        let mut process =
            Command::new(path).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
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

impl Drop for Program {
    fn drop(&mut self) {
        self.input = None;
        let _ = self.process.wait();
    }
}
