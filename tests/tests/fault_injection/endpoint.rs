//! Interactions over HTTP: what Discord has signed is answered, once, and nothing else is.

use std::time::{Duration, UNIX_EPOCH};

use bot::config::{Config, Endpoint};
use bot::{Bot, FairDice, StartError};
use playground::{Answer, Entry, Fault};
use reqwest::{Client, Method, Response};
use serde_json::{Value, json};
use tests::game::{GAME, begin};
use tests::log::Heard;
use tests::paths::CALLBACK;
use tests::{Database, START, Transport, World, log};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// When the stories begin, in seconds.
const NOW: i64 = START / 1000;

async fn over_http() -> World {
    World::builder().transport(Transport::Endpoint).fixed_dice(5).start().await
}

/// A request to the endpoint, as it was signed.
#[derive(Clone)]
struct Post {
    body: Vec<u8>,
    timestamp: Option<String>,
    signature: Option<String>,
}

impl Post {
    /// What Discord sends at this time.
    fn signed(world: &World, body: impl Into<Vec<u8>>, timestamp: &impl ToString) -> Self {
        let (body, timestamp) = (body.into(), timestamp.to_string());
        let signature = world.playground.sign(&timestamp, &body);
        Self { body, timestamp: Some(timestamp), signature: Some(signature) }
    }

    async fn send(&self, world: &World) -> Response {
        let client = Client::builder().no_proxy().build().expect("a client");
        let mut request = client.post(world.endpoint().await).body(self.body.clone());
        if let Some(timestamp) = &self.timestamp {
            request = request.header("X-Signature-Timestamp", timestamp);
        }
        if let Some(signature) = &self.signature {
            request = request.header("X-Signature-Ed25519", signature);
        }
        request.send().await.expect("an answer")
    }

    async fn status(&self, world: &World) -> u16 {
        self.send(world).await.status().as_u16()
    }
}

/// `/help` by Ada, as Discord describes it.
fn help(world: &World, id: u64) -> String {
    let ada = world.person("Ada");
    let help = json!({
        "id": id.to_string(), "token": "a-token", "type": 2, "version": 1, "locale": "en-US",
        "application_id": world.playground.application_id(), "context": 0,
        "guild_id": world.playground.guild_id(),
        "channel_id": ada.channel, "channel": { "id": ada.channel, "type": 0 },
        "member": { "user": { "id": ada.id, "username": "ada" } },
        "data": { "id": "5", "name": "help", "type": 1, "options": [] },
    });
    help.to_string()
}

/// How often an interaction has been answered.
fn answers(world: &World, id: u64) -> usize {
    let path = format!("/interactions/{id}/");
    world.playground.request_log().iter().filter(|it| it.path.contains(&path)).count()
}

async fn answered(world: &World, id: u64, times: usize) {
    world.until("it is answered", async || answers(world, id) == times).await;
}

/// The stand-in knows of no interaction that a story made up.
fn made_up(entry: &Entry) -> bool {
    entry.status == 404 && entry.path.contains("/interactions/")
}

/// That the bot answers whoever asks now.
async fn is_well(world: &World) {
    assert!(world.person("Boris").command("help", json!({})).await.is_private());
}

#[tokio::test]
async fn what_is_not_signed_by_discord_is_refused_and_changes_nothing() {
    let world = over_http().await;
    let good = Post::signed(&world, help(&world, 71), &NOW);
    let signature = good.signature.clone().expect("one");
    let other = Post::signed(&world, help(&world, 72), &NOW).signature;
    let later = Post::signed(&world, help(&world, 71), &(NOW + 1)).signature;
    let mut flipped = signature.clone();
    flipped.replace_range(..1, if signature.starts_with('0') { "1" } else { "0" });
    let by = |signature: Option<String>| Post { signature, ..good.clone() };
    let forged = [
        ("another body's", by(other)),
        ("another time's", by(later)),
        ("one digit is wrong", by(Some(flipped))),
        ("missing", by(None)),
        ("empty", by(Some(String::new()))),
        ("too short", by(Some(signature[..126].to_owned()))),
        ("too long", by(Some(format!("{signature}00")))),
        ("no hex digits", by(Some("x".repeat(128)))),
        ("zeros", by(Some("0".repeat(128)))),
        ("no time", Post { timestamp: None, ..good.clone() }),
        ("another time", Post { timestamp: Some((NOW + 1).to_string()), ..good.clone() }),
        ("a time in words", Post::signed(&world, help(&world, 71), &"now")),
        ("a huge time", Post::signed(&world, help(&world, 71), &"9".repeat(40))),
    ];
    for (what, post) in forged {
        assert_eq!(post.status(&world).await, 401, "{what}");
    }
    // Whatever has been heard until now is answered by then.
    assert_eq!(good.status(&world).await, 202);
    answered(&world, 71, 1).await;
    is_well(&world).await;
    assert_eq!([71, 72].map(|id| answers(&world, id)), [1, 0]);
    world.finish_with(made_up).await;
}

#[tokio::test]
async fn signatures_older_than_a_quarter_of_an_hour_are_refused() {
    let world = over_http().await;
    let ages = [(81, 901, 401), (82, 900, 202), (83, 86_400, 401), (84, -5, 202)];
    for (id, age, status) in ages {
        let post = Post::signed(&world, help(&world, id), &(NOW - age));
        assert_eq!(post.status(&world).await, status, "{age} s old");
    }
    for id in [82, 84] {
        answered(&world, id, 1).await;
    }
    assert_eq!([81, 83].map(|id| answers(&world, id)), [0, 0]);
    world.finish_with(made_up).await;
}

#[tokio::test]
async fn what_is_replayed_is_answered_once_and_refused_when_late() {
    let world = over_http().await;
    let post = Post::signed(&world, help(&world, 91), &NOW);
    assert_eq!(post.status(&world).await, 202);
    answered(&world, 91, 1).await;
    world.clock.advance(Duration::from_secs(15 * 60));
    assert_eq!(post.status(&world).await, 202);
    world.clock.advance(Duration::from_secs(1));
    assert_eq!(post.status(&world).await, 401);
    is_well(&world).await;
    assert_eq!(answers(&world, 91), 1);
    world.finish_with(made_up).await;
}

#[tokio::test]
async fn processes_behind_one_address_play_one_game() {
    let world = over_http().await;
    let asked = |method: &str, path: &str| world.requests(method, path).len();
    let other = world.behind_the_same_address("1/2").await;
    // It says in its answers what the first has registered.
    world.until("it asks for the commands", async || asked("GET", "/commands") == 1).await;
    let game = begin(&world, "chess").await;
    game.plays(0, &["e2e4", "e7e5", "g1f3", "b8c6"]).await;
    assert_eq!(asked("PUT", "/commands"), 1, "one process registers commands");
    for _ in 0..2 {
        let help = game.white.command("help", json!({})).await;
        assert!(help.content().contains("</"), "either knows its commands: {}", help.content());
    }
    other.stop().await;
    world.finish().await;
}

#[tokio::test]
async fn a_ping_is_answered_with_a_pong() {
    let world = over_http().await;
    let ping = json!({ "id": "1", "application_id": "2", "type": 1, "token": "t", "version": 1 });
    let ping = Post::signed(&world, ping.to_string(), &NOW);
    let pong = ping.send(&world).await;
    assert_eq!(pong.status(), 200);
    assert_eq!(pong.headers()["content-type"], "application/json");
    assert_eq!(pong.json::<Value>().await.expect("JSON"), json!({ "type": 1 }));
    assert_eq!(Post { signature: None, ..ping }.status(&world).await, 401);
    let client = Client::builder().no_proxy().build().expect("a client");
    for method in [Method::GET, Method::PUT] {
        let answer = client.request(method, world.endpoint().await).send().await;
        assert_eq!(answer.expect("an answer").status(), 405);
    }
    world.finish().await;
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_and_the_next_is_answered() {
    let log = log::capture();
    let world = over_http().await;
    for (body, status) in [
        (Vec::new(), 400),
        (b"type=1".to_vec(), 400),
        (b"{\"type\": 2, \"token\": \"se-cret".to_vec(), 400),
        (vec![0xff; 99], 400),
        ([b'['; 9999].to_vec(), 400),
        // What is JSON is read like anything over the gateway: its kind decides.
        (b"[1, 2]".to_vec(), 202),
        (b"{\"type\": 99}".to_vec(), 202),
        (b"{\"type\": 2, \"token\": \"se-cret\", \"data\": 7}".to_vec(), 202),
        (vec![b' '; (1 << 20) + 1], 413),
    ] {
        let start = String::from_utf8_lossy(&body[..body.len().min(20)]).into_owned();
        assert_eq!(Post::signed(&world, body, &NOW).status(&world).await, status, "{start}");
    }
    is_well(&world).await;
    assert!(log.lines().iter().all(|line| !line.contains("se-cret")), "a token is in the log");
    world.finish().await;
}

#[tokio::test]
async fn a_request_that_does_not_end_holds_nobody_up() {
    let world = over_http().await;
    let address = world.endpoint().await.replace("http://", "").replace("/interactions", "");
    let seal =
        format!("X-Signature-Ed25519: {}\r\nX-Signature-Timestamp: {NOW}\r\n", "0".repeat(128));
    // What cannot be Discord's is not read to its end.
    for (seal, status) in [("", 401), (seal.as_str(), 408)] {
        let mut slow = TcpStream::connect(&address).await.expect("a connection");
        let start = format!("POST / HTTP/1.1\r\nHost: here\r\n{seal}Content-Length: 400\r\n\r\n{{");
        slow.write_all(start.as_bytes()).await.expect("its beginning");
        is_well(&world).await;
        let mut answer = String::new();
        slow.read_to_string(&mut answer).await.expect("its answer");
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{answer}");
    }
    world.finish().await;
}

/// The id of an interaction that was sent so many seconds ago.
fn sent(seconds_ago: u64) -> u64 {
    let since = UNIX_EPOCH.elapsed().expect("a time after 1970").as_millis();
    let since_discord = u64::try_from(since).expect("a time") - 1_420_070_400_000;
    (since_discord - 1000 * seconds_ago) << 22
}

#[tokio::test]
async fn what_discord_has_given_up_is_not_acted_on() {
    let world = over_http().await;
    let heard = Heard::at("bot::discord=warn");
    is_well(&world).await;
    // As they wait for a process that was frozen.
    let stale = [600, 120, 90].map(sent);
    for id in stale {
        assert_eq!(Post::signed(&world, help(&world, id), &NOW).status(&world).await, 202);
    }
    let fresh = sent(30);
    assert_eq!(Post::signed(&world, help(&world, fresh), &NOW).status(&world).await, 202);
    answered(&world, fresh, 1).await;
    assert_eq!(stale.map(|id| answers(&world, id)), [0; 3]);
    let told = heard.lines().iter().filter(|it| it.contains("given up is not acted on")).count();
    assert_eq!(told, 1, "one line");
    world.finish_with(made_up).await;
}

#[tokio::test]
async fn what_is_delivered_twice_is_done_once() {
    let world = over_http().await;
    let game = begin(&world, GAME).await;
    world.deliver_to(&world.endpoint().await).await;
    game.plays(0, &["r", "e2e4", "r", "d7d5"]).await;
    world.settle().await;
    assert_eq!(game.actions().await, ["r5", "e2e4", "r5", "d7d5"]);
    // The second answer to the same interaction is one too many.
    world.finish_with(|it| it.status == 400 && it.path.ends_with("/callback")).await;
}

#[tokio::test]
async fn a_stop_in_the_middle_answers_what_was_heard_and_hears_no_more() {
    let world = over_http().await;
    let game = begin(&world, GAME).await;
    let (ada, boris) = world.two();
    world.playground.fault("POST", CALLBACK, Fault::Hang);
    let endpoint = world.endpoint().await.replace("http://", "").replace("/interactions", "");
    let stopping = async {
        world.until_hanging(1).await;
        let deaf = async {
            let closed = async || TcpStream::connect(&endpoint).await.is_err();
            world.until("nobody listens any more", closed).await;
            let late = boris.command("board", json!({})).await;
            assert!(matches!(late.answer, Answer::Silence));
            world.playground.release();
        };
        tokio::join!(world.stop_bot(), deaf);
    };
    let (rolled, ()) = tokio::join!(ada.command("roll", json!({})), stopping);
    assert!(rolled.message().is_some_and(|it| it.only_for.is_none()), "{rolled:?}");
    assert!(matches!(ada.command("board", json!({})).await.answer, Answer::Silence));
    assert_eq!(game.actions().await, ["r5"]);
    world.start_bot().await;
    ada.types("e2e4").await;
    game.shown(2).await;
    world.finish().await;
}

#[tokio::test]
async fn all_but_the_gateway_is_as_ever() {
    let world = World::builder().transport(Transport::Endpoint).without_emoji().start().await;
    assert_eq!(world.playground.gateway_attempts(), 0);
    let asked = |it: &Entry| it.path.contains("/gateway");
    assert!(!world.playground.request_log().iter().any(asked), "the gateway is asked for");
    assert!(world.playground.commands().iter().any(|it| it["name"] == "challenge"));
    let all = async || world.playground.emojis().len() == render::Icon::all().count();
    world.until("its emoji are there", all).await;
    world.until("its heart beats", async || world.alive().await == 1).await;
    is_well(&world).await;
    world.finish().await;
}

#[tokio::test]
async fn what_is_wrong_at_the_start_is_told_in_one_line() {
    let world = over_http().await;
    let database = Database::new().await;
    let start = async |base: &str, token: &str, listen: &str| {
        let endpoint = Endpoint::new(listen, &world.playground.public_key()).expect("a good one");
        let config = Config::local(base, token, database.url()).expect("good addresses");
        match Bot::start(&config.heard_at(endpoint), std::sync::Arc::new(FairDice)).await {
            Ok(_) => panic!("it starts"),
            Err(StartError::Config(error)) => error.to_string(),
            Err(StartError::Other(error)) => panic!("no error of configuration: {error}"),
        }
    };
    let (base, token) = (world.playground.base_url(), world.playground.token());
    let free = "127.0.0.1:0";
    let taken = world.endpoint().await.replace("http://", "").replace("/interactions", "");
    let errors = [
        (start(base, &token, &taken).await, "INTERACTIONS_LISTEN names an address that is not"),
        (start(base, "no.such.token", free).await, "DISCORD_TOKEN is not a token"),
        (
            start("http://127.0.0.1:1", &token, free).await,
            "DISCORD_PROXY names a server that does not tell who the bot is",
        ),
    ];
    for (error, expected) in errors {
        assert!(error.starts_with(expected) && error.lines().count() == 1, "{error}");
    }
    world.finish_with(|it| it.status == 401).await;
}
