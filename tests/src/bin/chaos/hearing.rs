//! Interactions over HTTP in place of the gateway: they are posted to wherever the bot's newest
//! process listens.

use std::net::TcpListener;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ::tests::program::ProgramError;
use playground::{EndpointError, Playground};
use rand::RngExt;
use rand::rngs::StdRng;
use tokio::task::JoinHandle;

/// How often a process that is starting is tried.
const TRY: Duration = Duration::from_millis(10);

/// How likely all that a process hears is posted to it twice.
const TWICE: f64 = 0.2;

/// What a process is told in its environment.
pub(crate) type Settings = Vec<(&'static str, String)>;

/// Where the newest process listens.
pub(crate) struct Endpoint {
    playground: Arc<Playground>,
    choice: StdRng,
    /// Waits until the newest process listens, and has interactions posted there.
    finder: Option<JoinHandle<()>>,
    /// What an endpoint did that Discord would not take.
    wrong: Arc<Mutex<Vec<String>>>,
}

impl Endpoint {
    /// Nobody listens yet.
    pub(crate) fn new(playground: &Arc<Playground>, choice: StdRng) -> Self {
        let playground = Arc::clone(playground);
        Self { playground, choice, finder: None, wrong: Arc::default() }
    }

    /// What the next process is told. Interactions are posted to it once it listens; until now they
    /// went to the one before, dead or not.
    pub(crate) async fn next(&mut self) -> Result<Settings, ProgramError> {
        self.leave().await;
        let port = free_port().map_err(|why| ProgramError::System("no free port", why))?;
        let times = if self.choice.random_bool(TWICE) { 2 } else { 1 };
        let (playground, wrong) = (Arc::clone(&self.playground), Arc::clone(&self.wrong));
        let url = format!("http://127.0.0.1:{port}/interactions");
        self.finder = Some(tokio::spawn(async move {
            for _ in 0..times {
                find(&playground, &url, &wrong).await;
            }
        }));
        let listen = format!("127.0.0.1:{port}");
        let key = self.playground.public_key();
        Ok(vec![("INTERACTIONS_LISTEN", listen), ("DISCORD_PUBLIC_KEY", key)])
    }

    /// Has nothing more posted to the newest process.
    async fn leave(&mut self) {
        if let Some(finder) = self.finder.take() {
            finder.abort();
            // Only what is over cannot add its address after all.
            drop(finder.await);
        }
        self.playground.deliver_nowhere();
    }

    /// What an endpoint did that Discord would not take, and whether the gateway was used.
    pub(crate) fn findings(&self) -> Vec<String> {
        let mut findings = self.wrong.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let asked = self.playground.gateway_attempts();
        let requests = self.playground.request_log();
        let told = requests.iter().filter(|it| it.path.contains("/gateway")).count();
        if asked > 0 || told > 0 {
            findings.push(format!(
                "it hears over HTTP, and has asked {told} times for the gateway and {asked} there"
            ));
        }
        findings
    }
}

/// Has interactions posted to this address once it is listened at.
async fn find(playground: &Playground, url: &str, wrong: &Mutex<Vec<String>>) {
    let now = || bot::Clock::system().now() / 1000;
    while let Err(error) = playground.deliver_to(url, now).await {
        // One that is starting, or just killed, does not answer.
        if !matches!(error, EndpointError::Unreached(_)) {
            let wrong = &mut wrong.lock().unwrap_or_else(PoisonError::into_inner);
            return wrong.push(format!("Discord would not take its endpoint: {error}"));
        }
        tokio::time::sleep(TRY).await;
    }
}

/// A port on loopback that nobody listens at; where somebody does by the time it is used, the bot
/// ends and is started again with another one.
fn free_port() -> std::io::Result<u16> {
    TcpListener::bind("127.0.0.1:0")?.local_addr().map(|it| it.port())
}
