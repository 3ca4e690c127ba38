//! The program with its log and, where it is asked for, its health and metrics.

use std::io::{BufRead, BufReader};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use playground::Playground;

use crate::kept::{Kept, stop};
use crate::program::{PATIENCE, Running, eightfold};

/// The program as it runs.
pub(crate) struct Watched {
    running: Running,
    log: Arc<Mutex<Vec<String>>>,
    reading: JoinHandle<()>,
}

impl Watched {
    /// Starts it on a database against a playground, with these variables besides.
    pub(crate) fn start(kept: &Kept, playground: &Playground, more: &[(&str, &str)]) -> Self {
        let token = playground.token();
        let mut variables = vec![
            ("DISCORD_TOKEN", token.as_str()),
            ("DISCORD_PROXY", playground.base_url()),
            ("DATABASE_URL", &kept.url),
            ("METRICS_LISTEN", "127.0.0.1:0"),
            ("NO_COLOR", "1"),
        ];
        variables.extend_from_slice(more);
        let command = &mut eightfold(&kept.folder, &variables);
        let mut running = Running(command.spawn().expect("the binary"));
        let stderr = BufReader::new(running.0.stderr.take().expect("a pipe"));
        let log = Arc::new(Mutex::new(Vec::new()));
        let lines = Arc::clone(&log);
        let reading = std::thread::spawn(move || {
            for line in stderr.lines() {
                let line = line.expect("a text");
                lines.lock().unwrap_or_else(PoisonError::into_inner).push(line);
            }
        });
        Self { running, log, reading }
    }

    /// The same once people can play.
    pub(crate) async fn ready(kept: &Kept, playground: &Playground, more: &[(&str, &str)]) -> Self {
        let watched = Self::start(kept, playground, more);
        assert!(playground.wait_until_ready(PATIENCE).await, "it does not connect");
        watched.until("/readyz", |status, _| status == 200).await;
        watched
    }

    /// The same where interactions come over HTTP, and the address to which they are to be sent.
    pub(crate) async fn over_http(
        kept: &Kept,
        playground: &Playground,
        more: &[(&str, &str)],
    ) -> (Self, String) {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address").to_string();
        drop(listener);
        let key = playground.public_key();
        let http = [("INTERACTIONS_LISTEN", address.as_str()), ("DISCORD_PUBLIC_KEY", &key)];
        let watched = Self::start(kept, playground, &[&http, more].concat());
        watched.until("/readyz", |status, _| status == 200).await;
        (watched, format!("http://{address}/"))
    }

    /// Its log so far.
    pub(crate) fn log(&self) -> Vec<String> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Asks it to end, waits until it has, and returns its log.
    pub(crate) fn stop(mut self) -> Vec<String> {
        stop(&mut self.running);
        let status = self.running.0.wait().expect("a child");
        let log = Arc::clone(&self.log);
        self.reading.join().expect("a reader");
        let log = log.lock().unwrap_or_else(PoisonError::into_inner).clone();
        assert!(status.success(), "{status}: {log:#?}");
        log
    }

    /// Its process id.
    pub(crate) fn id(&self) -> u32 {
        self.running.0.id()
    }

    /// Asks it to end.
    pub(crate) fn ask_to_stop(&self) {
        let id = self.id().to_string();
        assert!(std::process::Command::new("kill").arg(id).status().expect("kill").success());
    }

    /// Where health and metrics are served, once the log has said so.
    async fn address(&self) -> String {
        let start = Instant::now();
        loop {
            let log = self.log();
            let told = log.iter().find(|line| line.contains("health and metrics are served"));
            if let Some(at) = told.and_then(|line| Some((line, line.rfind("127.0.0.1:")?))) {
                let (line, at) = at;
                let address = &line[at..];
                let end = address.find(['"', ' ']).unwrap_or(address.len());
                return format!("http://{}", &address[..end]);
            }
            assert!(start.elapsed() < PATIENCE, "{log:#?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// What it says there: status and text; 0 where it is gone.
    pub(crate) async fn get(&self, path: &str) -> (u16, String) {
        let client = reqwest::Client::builder().no_proxy().build().expect("a client");
        match client.get(format!("{}{path}", self.address().await)).send().await {
            Ok(said) => (said.status().as_u16(), said.text().await.expect("a text")),
            Err(_) => (0, String::new()),
        }
    }

    /// Asks there until what is said is as it should be.
    pub(crate) async fn until(&self, path: &str, holds: impl Fn(u16, &str) -> bool) {
        let start = Instant::now();
        loop {
            let (status, text) = self.get(path).await;
            if holds(status, &text) {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "{path}: {status} {text}\n{:#?}", self.log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Whether a line stands in what is measured, without the name that all of it begins with.
pub(crate) fn has(text: &str, line: &str) -> bool {
    text.lines().any(|it| it.strip_prefix("eightfold_") == Some(line))
}

/// What one of these counts, by its name and labels; 0 where it has counted nothing.
pub(crate) fn count(text: &str, name: &str) -> f64 {
    let begins = format!("eightfold_{name} ");
    let counted = text.lines().find_map(|line| line.strip_prefix(&begins));
    counted.map_or(0.0, |it| it.parse().expect("a number"))
}
