//! Another program that plays, spoken to in lines.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use rules::{Action, Game};

use crate::player::Failure;

/// A program that answers lines with lines, and is ended with this.
pub(crate) struct Program {
    path: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    /// Starts it.
    pub(crate) fn start(path: &str) -> Result<Self, Failure> {
        let failed = |error| Failure::Program { path: path.to_owned(), error };
        let mut command = Command::new(path);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(failed)?;
        let input = child.stdin.take().expect("the input is piped");
        let output = BufReader::new(child.stdout.take().expect("the output is piped"));
        Ok(Self { path: path.to_owned(), child, input, output })
    }

    /// Sends a line.
    pub(crate) fn tell(&mut self, line: &str) -> Result<(), Failure> {
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        sent.map_err(|error| Failure::Program { path: self.path.clone(), error })
    }

    /// Waits for a line.
    pub(crate) fn hear(&mut self) -> Result<String, Failure> {
        let mut line = String::new();
        match self.output.read_line(&mut line) {
            Ok(0) => Err(Failure::Gone(self.path.clone())),
            Ok(_) => Ok(line.trim().to_owned()),
            Err(error) => Err(Failure::Program { path: self.path.clone(), error }),
        }
    }

    /// What it cannot have meant.
    pub(crate) fn nonsense(&self, line: &str) -> Failure {
        Failure::Nonsense { path: self.path.clone(), line: line.to_owned() }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Another build's `player`.
pub(crate) struct OtherPlayer {
    program: Program,
    go: String,
    seed: Option<u64>,
    /// The actions that it knows of.
    known: Option<Vec<Action>>,
}

impl OtherPlayer {
    /// Starts it; `go` is what it is asked before each action.
    pub(crate) fn start(path: &str, go: &str, seed: Option<u64>) -> Result<Self, Failure> {
        Ok(Self { program: Program::start(path)?, go: go.to_owned(), seed, known: None })
    }

    /// Begins a game.
    pub(crate) fn begin(&mut self, seed: u64) -> Result<(), Failure> {
        self.known = None;
        self.ask(&format!("seed {}", self.seed.unwrap_or(seed))).map(drop)
    }

    /// The action that it chooses.
    pub(crate) fn choose(&mut self, game: &Game) -> Result<Action, Failure> {
        match self.known.take() {
            Some(known) if game.actions().starts_with(&known) => {
                for action in &game.actions()[known.len()..] {
                    self.ask(&format!("play {action}"))?;
                }
            }
            _ => {
                let actions: String =
                    game.actions().iter().map(|action| format!(" {action}")).collect();
                let id = game.variant().id();
                self.ask(&format!("position {id} startpos moves{actions}"))?;
            }
        }
        self.known = Some(game.actions().to_vec());
        let answer = self.ask(&self.go.clone())?;
        let action = answer.strip_prefix("best ").and_then(|rest| rest.split(' ').next());
        action.and_then(|action| action.parse().ok()).ok_or_else(|| self.program.nonsense(&answer))
    }

    /// Sends a line, and takes any answer but an error.
    fn ask(&mut self, line: &str) -> Result<String, Failure> {
        self.program.tell(line)?;
        let answer = self.program.hear()?;
        if answer.starts_with("error") { Err(self.program.nonsense(&answer)) } else { Ok(answer) }
    }
}
