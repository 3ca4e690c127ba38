//! The bot as a process of its own, and what it takes of the machine.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::ChildStderr;
use std::thread;
use std::time::{Duration, Instant};

use ::tests::process::BotProcess;
use ::tests::usage::Usage;
use playground::Playground;
use tokio::sync::oneshot;

use crate::error::StockError;

/// How long the bot may take to connect.
const PATIENCE: Duration = Duration::from_secs(120);

/// The bot; it is killed when this is dropped.
pub(crate) struct Child {
    process: BotProcess,
    metrics: String,
    /// How long it took from its start until it was told that it is connected.
    pub(crate) took: Duration,
}

impl Child {
    /// Starts a build of the bot, or else the one in this program, and waits until it is connected.
    pub(crate) async fn start(
        program: Option<&Path>,
        playground: &Playground,
        database: &str,
    ) -> Result<Self, StockError> {
        let listen = free_port()?;
        let settings = [("METRICS_LISTEN", listen.as_str()), ("LOG_FORMAT", "text")];
        let (begun, logged) = (Instant::now(), ("bot=info", true));
        let mut process = BotProcess::start_with(program, playground, database, logged, &settings)?;
        let log = process.log().ok_or_else(|| not_connected("it has no log"))?;
        let (tell, told) = oneshot::channel();
        thread::spawn(move || listen_to(log, tell));
        let connected = tokio::time::timeout(PATIENCE, told).await;
        let connected = connected.map_err(|_| not_connected("it takes too long"))?;
        let connected = connected.unwrap_or_else(|_| Err("it says nothing".to_owned()));
        let took = connected.map_err(StockError::NotConnected)? - begun;
        Ok(Self { process, metrics: format!("http://{listen}/metrics"), took })
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
        self.process.check()?;
        Ok(self.process.usage())
    }

    /// A number that it tells of itself.
    pub(crate) async fn told(&self, name: &str) -> Result<f64, StockError> {
        let text = reqwest::get(&self.metrics).await?.text().await?;
        let values = text.lines().filter_map(|line| line.strip_prefix(name)?.rsplit_once(' '));
        Ok(values.filter_map(|(_, value)| value.parse::<f64>().ok()).sum())
    }

    /// Kills it where it stands, and returns once it is gone.
    pub(crate) fn kill(self) {
        self.process.kill();
    }
}

fn not_connected(why: &str) -> StockError {
    StockError::NotConnected(why.to_owned())
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
