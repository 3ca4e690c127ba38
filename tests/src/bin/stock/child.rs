//! The bot as a process of its own, and what it takes of the machine.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{ChildStderr, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use playground::Playground;
use tokio::sync::oneshot;

use crate::error::StockError;

/// How long the bot may take to connect.
const PATIENCE: Duration = Duration::from_secs(120);

/// The bot; it is killed when this is dropped.
pub(crate) struct Child {
    process: std::process::Child,
    metrics: String,
    /// How long it took from its start until it was told that it is connected.
    pub(crate) took: Duration,
}

/// What a process has of the machine.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Usage {
    /// Its memory now, in KiB.
    pub(crate) memory: u64,
    /// The part of it that is not a file's, such as the program's own, in KiB.
    pub(crate) own: u64,
    /// The most memory that it has had, in KiB.
    pub(crate) peak: u64,
    /// Its open files and sockets.
    pub(crate) handles: usize,
    /// Its threads.
    pub(crate) threads: u64,
}

impl Child {
    /// Starts a build of the bot, or else the one in this program, and waits until it is connected.
    pub(crate) async fn start(
        program: Option<&Path>,
        playground: &Playground,
        database: &str,
    ) -> Result<Self, StockError> {
        let own = std::env::current_exe().map_err(StockError::Program)?;
        let mut command = Command::new(program.unwrap_or(&own));
        if program.is_none() {
            command.arg("bot");
        }
        let listen = free_port()?;
        command
            .env("RUST_LOG", "bot=info")
            .env("LOG_FORMAT", "text")
            .env("NO_COLOR", "1")
            .env("DISCORD_TOKEN", playground.token())
            .env("DISCORD_PROXY", playground.base_url())
            .env("DISCORD_GUILD", "")
            .env("DATABASE_URL", database)
            .env("METRICS_LISTEN", &listen)
            .env("COMMANDS_PER_MINUTE", "0")
            .stdin(Stdio::null())
            .stderr(Stdio::piped());
        let begun = Instant::now();
        let process = command.spawn().map_err(StockError::Program)?;
        let metrics = format!("http://{listen}/metrics");
        let mut child = Self { process, metrics, took: Duration::ZERO };
        let log = child.process.stderr.take().ok_or(StockError::Ended)?;
        let (tell, told) = oneshot::channel();
        thread::spawn(move || listen_to(log, tell));
        let late = |_| StockError::NotConnected("it takes too long".to_owned());
        let connected = tokio::time::timeout(PATIENCE, told).await.map_err(late)?;
        let connected = connected.unwrap_or_else(|_| Err("it says nothing".to_owned()));
        child.took = connected.map_err(StockError::NotConnected)? - begun;
        Ok(child)
    }

    /// Waits until people can run its commands.
    pub(crate) async fn is_known(&mut self, playground: &Playground) -> Result<(), StockError> {
        while playground.commands().is_empty() {
            self.usage()?;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    /// What it has of the machine.
    pub(crate) fn usage(&mut self) -> Result<Usage, StockError> {
        if self.process.try_wait().map_err(StockError::Program)?.is_some() {
            return Err(StockError::Ended);
        }
        let folder = format!("/proc/{}", self.process.id());
        let status = std::fs::read_to_string(format!("{folder}/status")).unwrap_or_default();
        let handles = std::fs::read_dir(format!("{folder}/fd")).map_or(0, Iterator::count);
        let number = |name| line(&status, name).unwrap_or_default();
        Ok(Usage {
            memory: number("VmRSS:"),
            own: number("RssAnon:"),
            peak: number("VmHWM:"),
            handles,
            threads: number("Threads:"),
        })
    }

    /// A number that it tells of itself.
    pub(crate) async fn told(&self, name: &str) -> Result<f64, StockError> {
        let text = reqwest::get(&self.metrics).await?.text().await?;
        let values = text.lines().filter_map(|line| line.strip_prefix(name)?.rsplit_once(' '));
        Ok(values.filter_map(|(_, value)| value.parse::<f64>().ok()).sum())
    }

    /// Kills it where it stands, and returns once it is gone.
    pub(crate) fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        self.end();
    }
}

/// Tells when the bot logs that it is connected, or its last word. What it says later goes nowhere.
fn listen_to(log: ChildStderr, tell: oneshot::Sender<Result<Instant, String>>) {
    let (mut tell, mut last) = (Some(tell), String::new());
    for line in BufReader::new(log).lines().map_while(Result::ok) {
        if line.contains("connected bot=")
            && let Some(tell) = tell.take()
        {
            drop(tell.send(Ok(Instant::now())));
        }
        last = line;
    }
    drop(tell.map(|tell| tell.send(Err(last))));
}

/// An address on loopback at which nobody listens.
fn free_port() -> Result<String, StockError> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(StockError::Port)?;
    Ok(listener.local_addr().map_err(StockError::Port)?.to_string())
}

/// The number in a line of `/proc/PID/status`.
fn line(status: &str, name: &str) -> Option<u64> {
    let rest = status.lines().find_map(|line| line.strip_prefix(name))?;
    rest.split_whitespace().next()?.parse().ok()
}
