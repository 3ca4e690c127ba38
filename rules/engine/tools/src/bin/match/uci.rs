//! A chess engine that speaks UCI, with one thread.

use std::time::Duration;

use rules::{Action, Game};

use crate::player::Failure;
use crate::process::Program;

/// The engine.
pub(crate) struct Uci {
    program: Program,
    time: Duration,
}

impl Uci {
    /// Starts it, and tells it how strong to play.
    pub(crate) fn start(path: &str, elo: Option<u32>, time: Duration) -> Result<Self, Failure> {
        let mut program = Program::start(path)?;
        program.tell("uci")?;
        await_word(&mut program, "uciok")?;
        program.tell("setoption name Threads value 1")?;
        if let Some(elo) = elo {
            program.tell("setoption name UCI_LimitStrength value true")?;
            program.tell(&format!("setoption name UCI_Elo value {elo}"))?;
        }
        Ok(Self { program, time })
    }

    /// Begins a game.
    pub(crate) fn begin(&mut self) -> Result<(), Failure> {
        self.program.tell("ucinewgame")?;
        self.program.tell("isready")?;
        await_word(&mut self.program, "readyok").map(drop)
    }

    /// The action that it chooses.
    pub(crate) fn choose(&mut self, game: &Game) -> Result<Action, Failure> {
        let actions: String = game.actions().iter().map(|action| format!(" {action}")).collect();
        self.program.tell(&format!("position startpos moves{actions}"))?;
        self.program.tell(&format!("go movetime {}", self.time.as_millis()))?;
        let line = await_word(&mut self.program, "bestmove")?;
        let action = line.split_whitespace().nth(1).and_then(|action| action.parse().ok());
        action.ok_or_else(|| self.program.nonsense(&line))
    }
}

/// The next line that begins with a word.
fn await_word(program: &mut Program, word: &str) -> Result<String, Failure> {
    loop {
        let line = program.hear()?;
        if line.split_whitespace().next() == Some(word) {
            return Ok(line);
        }
    }
}
