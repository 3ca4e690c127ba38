//! The bot's process, and what it takes of the machine.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use playground::Playground;

use crate::error::LoadError;

/// How long the bot may take to connect, in seconds.
const PATIENCE: u64 = 30;

/// How many of its ticks Linux counts to a second in what it tells of processes.
const TICKS: f64 = 100.0;

/// The bot as a process of its own; it ends when this is dropped.
pub(crate) struct BotProcess(Child);

impl BotProcess {
    /// Starts a build of the bot, or else the one in this program, against the stand-in.
    pub(crate) fn start(
        program: Option<&Path>,
        playground: &Playground,
        database: &str,
    ) -> Result<Self, LoadError> {
        let own = std::env::current_exe().map_err(LoadError::Folder)?;
        let mut command = Command::new(program.unwrap_or(&own));
        if program.is_none() {
            command.arg("bot");
        }
        if std::env::var_os("RUST_LOG").is_none() {
            command.env("RUST_LOG", "error");
        }
        command
            .env("DISCORD_TOKEN", playground.token())
            .env("DISCORD_PROXY", playground.base_url())
            .env("DISCORD_GUILD", "")
            .env("DATABASE_URL", database)
            .env("CHALLENGES_PER_PERSON", "0")
            .env("CHALLENGES_PER_SERVER", "0")
            .env("COMMANDS_PER_MINUTE", "0")
            .stdin(Stdio::null());
        let name = command.get_program().display().to_string();
        let started = command.spawn();
        started.map(Self).map_err(|why| LoadError::Program { program: name, why })
    }

    /// Waits until the bot hears what people do.
    pub(crate) async fn wait_until_ready(
        &mut self,
        playground: &Playground,
    ) -> Result<(), LoadError> {
        let start = Instant::now();
        while !playground.wait_until_ready(Duration::from_millis(100)).await {
            self.check()?;
            if start.elapsed() > Duration::from_secs(PATIENCE) {
                return Err(LoadError::NotReady(PATIENCE));
            }
        }
        Ok(())
    }

    /// Fails where the bot has ended.
    pub(crate) fn check(&mut self) -> Result<(), LoadError> {
        match self.0.try_wait() {
            Ok(Some(status)) => Err(LoadError::Ended(status)),
            Ok(None) | Err(_) => Ok(()),
        }
    }

    /// What it has taken of the machine so far.
    pub(crate) fn usage(&self) -> Usage {
        Usage::of(&self.0.id().to_string())
    }
}

impl Drop for BotProcess {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// What a process has taken of the machine, as far as the system tells.
#[derive(Clone, Copy, Default, Debug, PartialEq)]
pub(crate) struct Usage {
    /// Seconds of processor time.
    pub(crate) seconds: Option<f64>,
    /// Its memory now, in KiB.
    pub(crate) memory: Option<u64>,
    /// The most memory that it has had, in KiB.
    pub(crate) peak: Option<u64>,
}

impl Usage {
    /// That of this process.
    pub(crate) fn own() -> Self {
        Self::of("self")
    }

    fn of(process: &str) -> Self {
        let read = |file: &str| fs::read_to_string(format!("/proc/{process}/{file}"));
        let (status, stat) = (read("status"), read("stat"));
        let (status, stat) = (status.unwrap_or_default(), stat.unwrap_or_default());
        Self {
            seconds: processor_time(&stat),
            memory: line(&status, "VmRSS:"),
            peak: line(&status, "VmHWM:"),
        }
    }
}

/// The number in a line of `/proc/PID/status`.
fn line(status: &str, name: &str) -> Option<u64> {
    let rest = status.lines().find_map(|line| line.strip_prefix(name))?;
    rest.split_whitespace().next()?.parse().ok()
}

/// The processor time in `/proc/PID/stat`: the 14th and 15th field. The second is the program's
/// name in brackets, which may hold anything.
fn processor_time(stat: &str) -> Option<f64> {
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<f64>().ok();
    Some((next()? + next()?) / TICKS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_tells_is_read() {
        let status = "Name:\tload\nVmHWM:\t   20480 kB\nVmRSS:\t    1024 kB\n";
        assert_eq!((line(status, "VmRSS:"), line(status, "VmHWM:")), (Some(1024), Some(20480)));
        assert_eq!(line(status, "VmSwap:"), None);
        let stat = "7 (a ) b) S 1 7 7 0 -1 4194560 9 0 0 0 150 50 0 0 20 0 4 0 5";
        assert_eq!((processor_time(stat), processor_time("")), (Some(2.0), None));
    }
}
