//! A program that plays: it reads and writes lines.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, ensure};
use engine::Limits;
use rules::{Action, Game};

/// A running program, which is killed with this value.
struct Program {
    path: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    fn start(path: &str) -> anyhow::Result<Self> {
        let mut command = Command::new(path);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().with_context(|| path.to_owned())?;
        let input = child.stdin.take().expect("the input is piped");
        let output = BufReader::new(child.stdout.take().expect("the output is piped"));
        Ok(Self { path: path.to_owned(), child, input, output })
    }

    fn write(&mut self, line: &str) -> anyhow::Result<()> {
        writeln!(self.input, "{line}").with_context(|| self.path.clone())
    }

    fn read(&mut self) -> anyhow::Result<String> {
        let mut line = String::new();
        let count = self.output.read_line(&mut line).with_context(|| self.path.clone())?;
        ensure!(count > 0, "{}: ended without an answer", self.path);
        Ok(line.trim().to_owned())
    }

    /// Reads on to the line that begins with this word.
    fn read_until(&mut self, word: &str) -> anyhow::Result<String> {
        loop {
            let line = self.read()?;
            if line.split_whitespace().next() == Some(word) {
                return Ok(line);
            }
        }
    }

    /// The action that stands behind the first word of an answer.
    fn action(&self, answer: &str) -> anyhow::Result<Action> {
        let action = answer.split_whitespace().nth(1).and_then(|action| action.parse().ok());
        action.with_context(|| format!("{}: answered {answer:?}", self.path))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The actions of a game, each with a blank before it.
fn actions(game: &Game) -> String {
    game.actions().iter().map(|action| format!(" {action}")).collect()
}

/// The program `player` of a build.
pub struct Process {
    program: Program,
    go: String,
}

impl Process {
    /// Starts it, to think by limits of which one is set.
    pub(super) fn start(path: &str, limits: &Limits) -> anyhow::Result<Self> {
        let go = match *limits {
            Limits { depth: Some(depth), .. } => format!("go depth {depth}"),
            Limits { nodes: Some(nodes), .. } => format!("go nodes {nodes}"),
            Limits { level: Some(level), .. } => format!("go level {level}"),
            Limits { time, .. } => format!("go movetime {}", time.unwrap_or_default().as_millis()),
        };
        Ok(Self { program: Program::start(path)?, go })
    }

    /// Begins a game.
    pub(super) fn begin(&mut self, seed: u64) -> anyhow::Result<()> {
        self.ask(&format!("seed {seed}")).map(drop)
    }

    /// The action that it chooses.
    pub(super) fn choose(&mut self, game: &Game) -> anyhow::Result<Action> {
        let id = game.variant().id();
        self.ask(&format!("position {id} startpos moves{}", actions(game)))?;
        let answer = self.ask(&self.go.clone())?;
        self.program.action(&answer)
    }

    /// Sends a line, and reads the answer.
    fn ask(&mut self, line: &str) -> anyhow::Result<String> {
        self.program.write(line)?;
        let answer = self.program.read()?;
        ensure!(!answer.starts_with("error"), "{}: answered {answer:?}", self.program.path);
        Ok(answer)
    }
}

/// A chess engine that speaks UCI, with one thread.
pub struct Uci {
    program: Program,
    milliseconds: u128,
}

impl Uci {
    /// Starts it, to think by the time in the limits.
    pub(super) fn start(path: &str, elo: Option<u32>, limits: &Limits) -> anyhow::Result<Self> {
        let mut program = Program::start(path)?;
        program.write("uci")?;
        program.read_until("uciok")?;
        program.write("setoption name Threads value 1")?;
        if let Some(elo) = elo {
            program.write("setoption name UCI_LimitStrength value true")?;
            program.write(&format!("setoption name UCI_Elo value {elo}"))?;
        }
        Ok(Self { program, milliseconds: limits.time.unwrap_or_default().as_millis() })
    }

    /// Begins a game.
    pub(super) fn begin(&mut self) -> anyhow::Result<()> {
        self.program.write("ucinewgame")?;
        self.program.write("isready")?;
        self.program.read_until("readyok").map(drop)
    }

    /// The action that it chooses.
    pub(super) fn choose(&mut self, game: &Game) -> anyhow::Result<Action> {
        self.program.write(&format!("position startpos moves{}", actions(game)))?;
        self.program.write(&format!("go movetime {}", self.milliseconds))?;
        let answer = self.program.read_until("bestmove")?;
        self.program.action(&answer)
    }
}
