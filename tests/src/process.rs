//! The bot as a process of its own, which can be killed.

use std::path::Path;
use std::process::{Child, ChildStderr, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use playground::Playground;
use thiserror::Error;

use crate::usage::Usage;

/// How long the bot may take to connect, in seconds.
const PATIENCE: u64 = 30;

/// Why there is no bot.
#[derive(Debug, Error)]
pub enum ProcessError {
    /// Its program cannot be run.
    #[error("{program} cannot be run: {why}")]
    Program {
        /// Which one.
        program: String,
        /// Why.
        why: std::io::Error,
    },
    /// It has ended.
    #[error("the bot has ended ({0})")]
    Ended(ExitStatus),
    /// It does not connect.
    #[error("the bot has not connected within {0} seconds")]
    NotReady(u64),
}

/// The bot as a process of its own; it is killed when this is dropped.
pub struct BotProcess(Child);

impl BotProcess {
    /// Starts a build of the bot, or else the one in this program, against the stand-in. It logs
    /// what `filter` lets through; with `piped` that can be read, else it goes where ours does.
    ///
    /// # Errors
    ///
    /// If it cannot be run.
    pub fn start(
        program: Option<&Path>,
        playground: &Playground,
        database: &str,
        logged: (&str, bool),
    ) -> Result<Self, ProcessError> {
        Self::start_with(program, playground, database, logged, &[])
    }

    /// The same with more settings in its environment.
    ///
    /// # Errors
    ///
    /// If it cannot be run.
    pub fn start_with(
        program: Option<&Path>,
        playground: &Playground,
        database: &str,
        logged: (&str, bool),
        settings: &[(&str, &str)],
    ) -> Result<Self, ProcessError> {
        if let Some(program) = program {
            return Self::spawn(Command::new(program), playground, database, logged, settings);
        }
        let own = std::env::current_exe();
        let own =
            own.map_err(|why| ProcessError::Program { program: "this program".into(), why })?;
        Self::spawn(in_program(&own), playground, database, logged, settings)
    }

    /// The bot in another program of this package, which logs nothing.
    ///
    /// # Errors
    ///
    /// If it cannot be run.
    pub fn within(
        program: impl AsRef<Path>,
        playground: &Playground,
        database: &str,
        settings: &[(&str, &str)],
    ) -> Result<Self, ProcessError> {
        let command = in_program(program.as_ref());
        Self::spawn(command, playground, database, ("off", false), settings)
    }

    fn spawn(
        mut command: Command,
        playground: &Playground,
        database: &str,
        (filter, piped): (&str, bool),
        settings: &[(&str, &str)],
    ) -> Result<Self, ProcessError> {
        command
            .env("RUST_LOG", filter)
            .env("DISCORD_TOKEN", playground.token())
            .env("DISCORD_PROXY", playground.base_url())
            .env("DISCORD_GUILD", "")
            .env("DATABASE_URL", database)
            .env("CHALLENGES_PER_PERSON", "0")
            .env("CHALLENGES_PER_SERVER", "0")
            .env("COMMANDS_PER_MINUTE", "0")
            .env("ROLLS_PER_MINUTE", "0")
            .envs(settings.iter().copied())
            .stdin(Stdio::null());
        if piped {
            command.stderr(Stdio::piped()).env("NO_COLOR", "1");
        }
        let program = command.get_program().to_string_lossy().into_owned();
        command.spawn().map(Self).map_err(|why| ProcessError::Program { program, why })
    }

    /// What it logs, where that was piped.
    pub fn log(&mut self) -> Option<ChildStderr> {
        self.0.stderr.take()
    }

    /// Waits until the bot hears what people do.
    ///
    /// # Errors
    ///
    /// If it ends, or takes too long.
    pub async fn wait_until_ready(&mut self, playground: &Playground) -> Result<(), ProcessError> {
        let start = Instant::now();
        while !playground.wait_until_ready(Duration::from_millis(100)).await {
            self.check()?;
            if start.elapsed() > Duration::from_secs(PATIENCE) {
                return Err(ProcessError::NotReady(PATIENCE));
            }
        }
        Ok(())
    }

    /// Fails where the bot has ended.
    ///
    /// # Errors
    ///
    /// Says how.
    pub fn check(&mut self) -> Result<(), ProcessError> {
        match self.0.try_wait() {
            Ok(Some(status)) => Err(ProcessError::Ended(status)),
            Ok(None) | Err(_) => Ok(()),
        }
    }

    /// Its number.
    pub fn id(&self) -> u32 {
        self.0.id()
    }

    /// What it has of the machine.
    pub fn usage(&self) -> Usage {
        Usage::of(self.id())
    }

    /// Kills it where it stands, and returns once it is gone.
    pub fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

impl Drop for BotProcess {
    fn drop(&mut self) {
        self.end();
    }
}

/// The bot that a program of this package is, if it is asked to be.
fn in_program(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.arg("bot");
    command
}
