//! A program that plays: the `player` of a build or a chess engine, spoken to in lines.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, ensure};
use engine::Limits;
use rules::{Action, Game};

use super::spec::PlayerSpec;

/// A running program, which is killed with this value.
pub struct Program {
    path: String,
    /// Whether it speaks UCI, else the lines of `engine::player`.
    uci: bool,
    /// What it is asked where a turn or a decision is due.
    go: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    /// Starts the program of a player.
    pub(super) fn start(path: &str, uci: bool, spec: &PlayerSpec) -> anyhow::Result<Self> {
        let mut command = Command::new(path);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().with_context(|| path.to_owned())?;
        let input = child.stdin.take().expect("the input is piped");
        let output = BufReader::new(child.stdout.take().expect("the output is piped"));
        let go = match spec.limits {
            Limits { depth: Some(depth), .. } => format!("go depth {depth}"),
            Limits { nodes: Some(nodes), .. } => format!("go nodes {nodes}"),
            Limits { level: Some(level), .. } => format!("go level {level}"),
            Limits { time, .. } => format!("go movetime {}", time.unwrap_or_default().as_millis()),
        };
        let mut program = Self { path: path.to_owned(), uci, go, child, input, output };
        if uci {
            program.ask("uci", "uciok")?;
            program.write("setoption name Threads value 1")?;
            if let Some(elo) = spec.elo {
                program.write("setoption name UCI_LimitStrength value true")?;
                program.write(&format!("setoption name UCI_Elo value {elo}"))?;
            }
        }
        Ok(program)
    }

    /// Begins a game.
    pub(super) fn begin(&mut self, seed: u64) -> anyhow::Result<()> {
        if self.uci {
            self.write("ucinewgame")?;
            self.ask("isready", "readyok")?;
        } else {
            self.ask(&format!("seed {seed}"), "ok")?;
        }
        Ok(())
    }

    /// The action that it chooses.
    pub(super) fn choose(&mut self, game: &Game) -> anyhow::Result<Action> {
        let actions: String = game.actions().iter().map(|action| format!(" {action}")).collect();
        let go = self.go.clone();
        let answer = if self.uci {
            self.write(&format!("position startpos moves{actions}"))?;
            self.ask(&go, "bestmove")?
        } else {
            let id = game.variant().id();
            self.ask(&format!("position {id} startpos moves{actions}"), "ok")?;
            self.ask(&go, "best")?
        };
        let action = answer.split_whitespace().nth(1).and_then(|action| action.parse().ok());
        action.with_context(|| format!("{}: answered {answer:?}", self.path))
    }

    fn write(&mut self, line: &str) -> anyhow::Result<()> {
        writeln!(self.input, "{line}").with_context(|| self.path.clone())
    }

    /// Writes a line, and reads the answer that begins with this word: a chess engine may say more
    /// before it.
    fn ask(&mut self, line: &str, word: &str) -> anyhow::Result<String> {
        self.write(line)?;
        loop {
            let mut answer = String::new();
            let count = self.output.read_line(&mut answer).with_context(|| self.path.clone())?;
            ensure!(count > 0, "{}: ended without an answer", self.path);
            if answer.split_whitespace().next() == Some(word) {
                return Ok(answer);
            }
            ensure!(self.uci, "{}: answered {:?}", self.path, answer.trim());
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
