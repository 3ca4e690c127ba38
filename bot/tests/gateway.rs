//! Connections to the gateway that stand still, against a server that lets them.
#![allow(clippy::unwrap_used, reason = "only tests use it; clippy knows #[test] functions only")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::{Json, Response};
use axum::routing::{any, get};
use bot::config::Config;
use bot::{Bot, Clock, FairDice, StartError};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// How often the connection is looked at.
const LOOK: Duration = Duration::from_secs(15);

/// What a gateway does with whoever connects.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gateway {
    /// Takes the connection, and never says a word.
    Silent,
    /// Does not even finish the handshake.
    Stalled,
    /// Closes with this code as soon as the bot identifies itself.
    Closes(u16),
    /// Says hello and READY, and then nothing: no heartbeat is acknowledged.
    HalfOpen,
    /// Says hello and acknowledges heartbeats, and never says READY.
    Unready,
    /// Says READY, and at once that the session is over.
    Renews,
}

#[derive(Clone)]
struct Server {
    gateway: Gateway,
    address: String,
    connections: Arc<AtomicUsize>,
    sessions_left: Arc<AtomicU32>,
}

impl Server {
    async fn start(gateway: Gateway, sessions_left: u32) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let sessions_left = Arc::new(AtomicU32::new(sessions_left));
        let server = Self { gateway, address, connections: Arc::default(), sessions_left };
        let router = Router::new()
            .route("/api/v10/gateway/bot", get(where_it_is))
            .route("/", any(connect))
            .with_state(server.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        server
    }

    fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }
}

async fn where_it_is(State(server): State<Server>) -> Json<Value> {
    Json(json!({
        "url": format!("ws://{}", server.address), "shards": 1,
        "session_start_limit": {
            "total": 1000, "remaining": server.sessions_left.load(Ordering::SeqCst), "reset_after": 3_600_000,
            "max_concurrency": 1,
        },
    }))
}

async fn connect(State(server): State<Server>, upgrade: WebSocketUpgrade) -> Response {
    server.connections.fetch_add(1, Ordering::SeqCst);
    if server.gateway == Gateway::Stalled {
        std::future::pending::<()>().await;
    }
    upgrade.on_upgrade(move |socket| serve(server, socket))
}

async fn serve(server: Server, mut socket: WebSocket) {
    let gateway = server.gateway;
    let text = |value: Value| Message::Text(value.to_string().into());
    if gateway != Gateway::Silent {
        let interval = if gateway == Gateway::Unready { 40 } else { 41_250 };
        let hello = json!({ "op": 10, "d": { "heartbeat_interval": interval } });
        drop(socket.send(text(hello)).await);
        drop(socket.recv().await);
    }
    if gateway == Gateway::Renews {
        server.sessions_left.fetch_sub(1, Ordering::SeqCst);
    }
    if matches!(gateway, Gateway::HalfOpen | Gateway::Renews) {
        let ready = json!({
            "v": 10, "session_id": "s", "resume_gateway_url": "ws://127.0.0.1:9", "guilds": [],
            "user": { "id": "1", "username": "eightfold", "discriminator": "0", "bot": true },
            "application": { "id": "1", "flags": 0 },
        });
        drop(socket.send(text(json!({ "op": 0, "s": 1, "t": "READY", "d": ready }))).await);
    }
    if let Gateway::Closes(code) = gateway {
        let frame = CloseFrame { code, reason: "no".into() };
        drop(socket.send(Message::Close(Some(frame))).await);
    }
    if gateway == Gateway::Renews {
        drop(socket.send(text(json!({ "op": 9, "d": false }))).await);
    }
    while let Some(Ok(_)) = socket.recv().await {
        if gateway == Gateway::Unready {
            drop(socket.send(text(json!({ "op": 11 }))).await);
        }
    }
}

/// A bot against such a server, by a clock that is moved by hand.
async fn bot(server: &Server, clock: &Clock) -> (Bot, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}", folder.path().join("games.db").display());
    let proxy = format!("http://{}", server.address);
    let config = Config::local(&proxy, "a-token", database).unwrap();
    let bot = Bot::start_with(&config, Arc::new(FairDice), clock.clone()).await;
    (bot.expect("the bot starts"), folder)
}

/// Lets the bot look this often; why it has ended, if it has.
async fn look(bot: &mut Bot, clock: &Clock, times: usize) -> Option<Result<(), StartError>> {
    for _ in 0..times {
        // What the connection tells by itself is heard first.
        if let Ok(ended) = timeout(Duration::from_millis(50), bot.wait()).await {
            return Some(ended);
        }
        clock.advance(LOOK);
    }
    timeout(Duration::from_millis(200), bot.wait()).await.ok()
}

async fn until_connected(server: &Server) {
    let connected = async {
        while server.connections() == 0 {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, connected).await.expect("it connects");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_stands_still_ends_the_bot() {
    for gateway in [Gateway::Silent, Gateway::Stalled, Gateway::Unready] {
        let (server, clock) = (Server::start(gateway, 1000).await, Clock::manual(0));
        let (mut bot, _folder) = bot(&server, &clock).await;
        until_connected(&server).await;
        assert!(look(&mut bot, &clock, 11).await.is_none(), "three minutes are not over");
        let ended = look(&mut bot, &clock, 1).await.expect("it has ended");
        let error = ended.expect_err("by itself");
        assert!(error.to_string().contains("stands still"), "{error}");
        assert!(matches!(error, StartError::Other(_)), "no variable mends that");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_is_closed_for_good_ends_the_bot_at_once() {
    for code in [4013, 4014] {
        let (server, clock) = (Server::start(Gateway::Closes(code), 1000).await, Clock::manual(0));
        let (mut bot, _folder) = bot(&server, &clock).await;
        let ended = timeout(PATIENCE, bot.wait()).await.expect("it ends");
        let error = ended.expect_err("by itself");
        assert!(error.to_string().contains(&code.to_string()), "{error}");
        assert!(matches!(error, StartError::Other(_)), "no variable mends that");
        assert_eq!(server.connections(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_is_closed_again_and_again_ends_the_bot() {
    // serenity does not tell that these are for good.
    for code in [4010, 4011, 4012] {
        let (server, clock) = (Server::start(Gateway::Closes(code), 1000).await, Clock::manual(0));
        let (mut bot, _folder) = bot(&server, &clock).await;
        until_connected(&server).await;
        let ended = look(&mut bot, &clock, 12).await.expect("three minutes are over");
        let error = ended.expect_err("by itself");
        assert!(error.to_string().contains("stands still"), "{error}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_falls_silent_after_it_was_ready_ends_the_bot() {
    let (server, clock) = (Server::start(Gateway::HalfOpen, 1000).await, Clock::manual(0));
    let (mut bot, _folder) = bot(&server, &clock).await;
    until_connected(&server).await;
    // Whenever READY is heard, the looks are counted from there.
    sleep(Duration::from_millis(700)).await;
    assert!(look(&mut bot, &clock, 12).await.is_none());
    let ended = look(&mut bot, &clock, 1).await.expect("it has ended");
    let error = ended.expect_err("by itself");
    assert!(error.to_string().contains("stands still"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_week_in_one_leap_is_one_look() {
    let (server, clock) = (Server::start(Gateway::Silent, 1000).await, Clock::manual(0));
    let (mut bot, _folder) = bot(&server, &clock).await;
    until_connected(&server).await;
    for _ in 0..11 {
        assert!(look(&mut bot, &clock, 0).await.is_none());
        clock.advance(Duration::from_secs(7 * 24 * 60 * 60));
    }
    assert!(look(&mut bot, &clock, 0).await.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn without_sessions_left_it_connects_only_when_there_are_more() {
    let (server, clock) = (Server::start(Gateway::Silent, 0).await, Clock::manual(0));
    let (bot, _folder) = bot(&server, &clock).await;
    sleep(Duration::from_millis(300)).await;
    clock.advance(Duration::from_millis(3_599_999));
    sleep(Duration::from_millis(300)).await;
    assert_eq!(server.connections(), 0);
    clock.advance(Duration::from_millis(1));
    until_connected(&server).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_the_gateway_refuses_is_named() {
    let (server, clock) = (Server::start(Gateway::Closes(4004), 1000).await, Clock::manual(0));
    let (mut bot, _folder) = bot(&server, &clock).await;
    let ended = timeout(PATIENCE, bot.wait()).await.expect("it ends");
    let error = ended.expect_err("by itself");
    assert!(matches!(error, StartError::Config(_)), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_that_end_at_once_are_not_begun_until_none_is_left() {
    let (server, clock) = (Server::start(Gateway::Renews, 2).await, Clock::manual(0));
    let (mut bot, _folder) = bot(&server, &clock).await;
    // serenity begins the second by itself.
    let ended = timeout(PATIENCE, bot.wait()).await.expect("it ends");
    assert!(ended.expect_err("by itself").to_string().contains("too few sessions"));
    assert_eq!(server.sessions_left.load(Ordering::SeqCst), 0);
}
