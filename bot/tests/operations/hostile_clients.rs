//! The HTTP servers while clients hold connections open without a request that counts, more of them
//! than the program has file handles.

use std::io;
use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream};
use playground::{Answer, Options};
use serde_json::json;
use tests::process::{HANDLES, Process};
use tests::{PATIENCE, Person, World};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use crate::program::world;
use crate::running::{deliver_to, over_http};

/// More connections than the program has file handles.
const CLIENTS: usize = 1_100;

/// How long a client waits before it connects again, so that the machine does not run out of ports.
const RECONNECT: Duration = Duration::from_secs(1);

/// The commands that people run meanwhile, all told and at a time.
const COMMANDS: (usize, usize) = (227, 8);

/// What a client does with its connections.
#[derive(Clone, Copy, Debug)]
enum Hostility {
    /// It sends the head of a request at a byte a second.
    SlowHead,
    /// It sends nothing.
    Silent,
    /// It sends a request that is refused, and keeps the connection.
    Unauthorized,
    /// It sends a head with a signature, and no body.
    NoBody,
}

impl Hostility {
    /// Uses a connection until the server closes it.
    async fn hold(self, stream: TcpStream) -> io::Result<()> {
        let (mut reader, mut writer) = stream.into_split();
        let write = async {
            match self {
                Self::SlowHead => drip(&mut writer).await?,
                Self::Silent => {}
                Self::Unauthorized => writer.write_all(&request("Content-Length: 0")).await?,
                Self::NoBody => {
                    let signature = "0".repeat(128);
                    let headers = format!(
                        "X-Signature-Ed25519: {signature}\r\nX-Signature-Timestamp: 1\r\n\
                         Content-Length: 9"
                    );
                    writer.write_all(&request(&headers)).await?;
                }
            }
            std::future::pending::<io::Result<()>>().await
        };
        let mut response = Vec::new();
        tokio::select! {
            written = write => written,
            read = reader.read_to_end(&mut response) => read.map(drop),
        }
    }
}

fn request(headers: &str) -> Vec<u8> {
    format!("POST / HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n\r\n").into_bytes()
}

/// Sends a head without an end at a byte a second.
async fn drip(writer: &mut (impl AsyncWriteExt + Unpin)) -> io::Result<()> {
    for byte in request("X-Padding: ").into_iter().take(40).chain(std::iter::repeat(b'x')) {
        writer.write_all(&[byte]).await?;
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    Ok(())
}

/// Connects the clients, one after the other so that the system's queue holds them. Each connects again
/// when it is closed, and stops when the set is dropped.
async fn attack(address: &str, hostility: Hostility) -> JoinSet<()> {
    let mut clients = JoinSet::new();
    for _ in 0..CLIENTS {
        let address = address.to_owned();
        let mut connection = TcpStream::connect(&address).await;
        clients.spawn(async move {
            loop {
                if let Ok(stream) = connection {
                    drop(hostility.hold(stream).await);
                }
                tokio::time::sleep(RECONNECT).await;
                connection = TcpStream::connect(&address).await;
            }
        });
    }
    clients
}

/// Discord, which waits for an answer as long as a busy machine may take.
async fn patient_world() -> World {
    let options = Options { answer_within: PATIENCE, ..Options::default() };
    World::builder().discord(|it| *it = options).without_bot().await
}

/// Runs commands, and returns the longest time that one took.
async fn run_commands(person: Person<'_>) -> Duration {
    let (number, at_a_time) = COMMANDS;
    let run = async |_| {
        let start = Instant::now();
        let outcome = person.command("help", json!({})).await;
        assert!(!matches!(outcome.answer, Answer::Silence), "no answer");
        start.elapsed()
    };
    let times: Vec<_> =
        stream::iter(0..number).map(run).buffer_unordered(at_a_time).collect().await;
    times.into_iter().max().unwrap_or_default()
}

#[allow(clippy::print_stderr)] // `--nocapture` shows it.
async fn answers_despite(hostility: Hostility) {
    assert!(u64::try_from(CLIENTS).is_ok_and(|it| it > HANDLES));
    let world = patient_world().await;
    let (bot, url) = over_http(&world, &[]).await;
    let address = url.trim_start_matches("http://").trim_end_matches('/');
    let clients = attack(address, hostility).await;
    deliver_to(&world.playground, &url).await;
    let longest = run_commands(world.person("Ada")).await;
    eprintln!("{hostility:?}: the slowest answer took {longest:?}");
    assert_eq!(bot.get("/readyz").await.0, 200);
    assert_eq!(bot.get("/metrics").await.0, 200);
    assert_eq!(clients.len(), CLIENTS);
    assert_eq!(world.playground.gateway_attempts(), 0);
    drop(clients);
    bot.stop().await;
}

/// Sets how many file handles a running program may have.
#[cfg(target_os = "linux")]
fn limit_handles(bot: &Process, handles: u64) {
    use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit};
    let pid = bot.id().try_into().ok().and_then(Pid::from_raw);
    let maximum = getrlimit(Resource::Nofile).maximum;
    let limit = Rlimit { current: Some(handles), maximum };
    prlimit(Some(pid.expect("a process id")), Resource::Nofile, limit).expect("our own process");
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn errors_of_accept_are_logged_once_while_they_last() {
    let log = [("RUST_LOG", "bot=debug")];
    let world = world().await;
    let (bot, url) = over_http(&world, &log).await;
    let address = url.trim_start_matches("http://").trim_end_matches('/');
    let count = |words: &str| bot.log().iter().filter(|line| line.contains(words)).count();
    limit_handles(&bot, 1);
    let connection = TcpStream::connect(address).await.expect("the system's queue holds it");
    world.until("it tries again", async || count("connections still cannot be accepted") > 4).await;
    assert_eq!(count("connections cannot be accepted"), 1);
    limit_handles(&bot, HANDLES);
    deliver_to(&world.playground, &url).await;
    drop(connection);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_that_hold_their_connections_keep_nobody_from_an_answer() {
    for hostility in
        [Hostility::SlowHead, Hostility::Silent, Hostility::Unauthorized, Hostility::NoBody]
    {
        answers_despite(hostility).await;
    }
}
