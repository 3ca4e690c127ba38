use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response as Answer};
use futures_util::FutureExt;
use futures_util::future::join_all;
use serde_json::json;
use serenity::all::ChannelId;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::*;
use crate::ids::{self, InteractionId, MessageId};
use crate::ui::{self, Button, Emoji, Messenger, Reply, Row, Style};

/// What was asked.
#[derive(Clone, Debug)]
pub(in crate::discord) struct ReceivedRequest {
    /// Method and address.
    pub(in crate::discord) line: String,
    pub(in crate::discord) body: Value,
    pub(in crate::discord) by_bot: bool,
}

type Journal = Arc<Mutex<Vec<ReceivedRequest>>>;

/// Answers the nth request.
type Script = Arc<dyn Fn(usize, &str) -> Answer + Send + Sync>;

/// A server that answers by a script and notes what it was asked.
pub(in crate::discord) struct DiscordServer {
    address: SocketAddr,
    journal: Journal,
}

async fn serve(
    State((journal, script)): State<(Journal, Script)>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    body: String,
) -> Answer {
    let asked = ReceivedRequest {
        line: format!("{method} {uri}"),
        body: serde_json::from_str(&body).unwrap_or_default(),
        by_bot: headers.contains_key("authorization"),
    };
    let count = {
        let mut journal = journal.lock().unwrap();
        journal.push(asked);
        journal.len()
    };
    script(count, uri.path())
}

impl DiscordServer {
    pub(in crate::discord) async fn new(
        script: impl Fn(usize, &str) -> Answer + Send + Sync + 'static,
    ) -> Self {
        let journal = Journal::default();
        let state: (Journal, Script) = (Arc::clone(&journal), Arc::new(script));
        let router = Router::new().fallback(serve).with_state(state);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { address, journal }
    }

    /// A client behind it as a proxy.
    pub(in crate::discord) fn rest(&self) -> Rest {
        self.rest_by(Clock::system())
    }

    fn rest_by(&self, clock: Clock) -> Rest {
        self.rest_within(RateLimitBuckets::behind_proxy(clock.clone()), clock)
    }

    fn rest_within(&self, limits: RateLimitBuckets, clock: Clock) -> Rest {
        let address = format!("http://{}", self.address);
        Rest { cdn: Some(address.clone()), ..at(&address, limits, clock) }
    }

    pub(in crate::discord) fn asked(&self) -> Vec<ReceivedRequest> {
        self.journal.lock().unwrap().clone()
    }

    /// What comes of something that waits by the clock for exactly so long, once so much was asked.
    async fn waits<T>(
        &self,
        (clock, wait): (&Clock, Duration),
        asked: usize,
        done: impl Future<Output = T>,
    ) -> T {
        let waits = async {
            clock.until_sleeping(wait).await;
            assert_eq!(self.asked().len(), asked);
            clock.advance(wait);
        };
        tokio::join!(done, waits).0
    }
}

fn at(base: &str, limits: RateLimitBuckets, clock: Clock) -> Rest {
    Rest::at(Some(base), &"b0t".to_owned().into(), clock, limits).unwrap()
}

/// A request for a channel.
fn channel(id: u64) -> Request<'static> {
    get(Route::Channel { channel_id: ChannelId::new(id) })
}

/// A request for the messages of a channel.
fn messages(id: u64) -> Request<'static> {
    get(Route::ChannelMessages { channel_id: ChannelId::new(id) })
}

/// A request by the token of an interaction.
fn original() -> Request<'static> {
    let application_id = ApplicationId::new(1);
    get(Route::WebhookOriginalInteractionResponse { application_id, token: "t0ken" })
}

fn limited(seconds: &str, global: bool) -> Answer {
    let headers = [("retry-after", seconds), ("x-ratelimit-bucket", "b")];
    let body = json!({ "message": "slow down", "retry_after": 0.1, "global": global });
    (StatusCode::TOO_MANY_REQUESTS, headers, axum::Json(body)).into_response()
}

#[tokio::test]
async fn whatever_the_body_a_request_that_was_taken_is_done() {
    let server = DiscordServer::new(|count, _| match count {
        1 => (StatusCode::OK, r#"{"id":"7"}"#).into_response(),
        2 => (StatusCode::OK, "{broken").into_response(),
        3 => (StatusCode::OK, vec![0xFF, 0xFE]).into_response(),
        4 => StatusCode::NO_CONTENT.into_response(),
        _ => StatusCode::IM_A_TEAPOT.into_response(),
    })
    .await;
    let rest = server.rest();
    let said = rest.send(channel(1)).await.unwrap();
    assert_eq!((said.json(), said.id()), (Ok(json!({ "id": "7" })), Some(7)));
    for _ in 2..=4 {
        let said = rest.send(channel(1)).await.unwrap();
        assert_eq!((said.json(), said.id()), (Err(unreadable()), None));
    }
    let refused = MessengerError::Refused {
        status: 418,
        code: -1,
        message: "no reason given".to_owned(),
        field: None,
    };
    assert_eq!(rest.send(channel(1)).await, Err(refused));
    assert_eq!(server.asked().len(), 5, "nothing was asked twice");
}

#[tokio::test]
async fn what_a_refusal_says_is_one_line() {
    let server = DiscordServer::new(|_, _| {
        let said = "no\n2026-01-01T00:00:00Z ERROR faked\u{1b}[31m";
        (StatusCode::BAD_REQUEST, axum::Json(json!({ "message": said }))).into_response()
    })
    .await;
    let error = server.rest().send(channel(1)).await.unwrap_err().to_string();
    assert!(!error.contains(char::is_control), "{error:?}");
    assert!(error.contains("faked"), "{error}");
}

#[tokio::test]
async fn a_refusal_tells_discords_code_and_a_failure_is_unclear() {
    let server = DiscordServer::new(|count, _| {
        let body = axum::Json(json!({ "code": 50_013, "message": "Missing Permissions" }));
        match count {
            1 => (StatusCode::FORBIDDEN, body).into_response(),
            2 => (StatusCode::BAD_GATEWAY, body).into_response(),
            _ => {
                let body = axum::Json(json!({ "code": 30_046, "message": "Too many edits" }));
                (StatusCode::TOO_MANY_REQUESTS, body).into_response()
            }
        }
    })
    .await;
    let rest = server.rest();
    let message = "Missing Permissions".to_owned();
    let refused = MessengerError::Refused { status: 403, code: 50_013, message, field: None };
    assert_eq!(rest.send(channel(1)).await, Err(refused));
    let unclear = MessengerError::Unclear("status 502".to_owned());
    assert_eq!(rest.send(channel(1)).await, Err(unclear));
    // No waiting helps against this 429.
    let message = "Too many edits".to_owned();
    let refused = MessengerError::Refused { status: 429, code: 30_046, message, field: None };
    assert_eq!(rest.send(channel(1)).await, Err(refused));
}

#[tokio::test]
async fn the_bots_token_goes_with_its_own_requests_only() {
    let server = DiscordServer::new(|_, _| StatusCode::NO_CONTENT.into_response()).await;
    let rest = server.rest();
    rest.send(channel(1)).await.unwrap();
    rest.send(original()).await.unwrap();
    let asked: Vec<_> = server.asked().into_iter().map(|it| (it.line, it.by_bot)).collect();
    let expected = [
        ("GET /api/v10/channels/1".to_owned(), true),
        ("GET /api/v10/webhooks/1/t0ken/messages/@original".to_owned(), false),
    ];
    assert_eq!(asked, expected);
}

#[tokio::test]
async fn no_token_stands_in_an_error() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    drop(listener);
    let rest = at(&base, RateLimitBuckets::behind_proxy(Clock::system()), Clock::system());
    let error = rest.send(original()).await.unwrap_err();
    let said = format!("{error} {error:?}");
    assert!(matches!(error, MessengerError::Unclear(_)), "{said}");
    assert!(!said.contains("t0ken") && !said.contains("b0t"), "{said}");
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let server = DiscordServer::new(|_, path| match path {
        "/api/v10/channels/1" => Redirect::temporary("/api/v10/elsewhere").into_response(),
        _ => StatusCode::NO_CONTENT.into_response(),
    })
    .await;
    let error = server.rest().send(channel(1)).await.unwrap_err();
    assert!(matches!(error, MessengerError::Refused { status: 307, .. }), "{error}");
    assert_eq!(server.asked().len(), 1);
}

#[tokio::test]
async fn a_short_wait_is_waited_and_a_long_one_is_told() {
    let server = DiscordServer::new(|count, path| match (count, path) {
        (1, _) => limited("0.3", false),
        (_, "/api/v10/channels/8") => limited("77", false),
        _ => StatusCode::NO_CONTENT.into_response(),
    })
    .await;
    let clock = Clock::manual(0);
    let rest = server.rest_by(clock.clone());
    let wait = (&clock, Duration::from_millis(300));
    assert!(server.waits(wait, 1, rest.send(channel(7))).await.is_ok());
    let long = MessengerError::RateLimited { retry_after: Duration::from_secs(77), global: false };
    assert_eq!(rest.send(channel(8)).await, Err(long));
    assert_eq!(server.asked().len(), 3, "a long wait is no reason to ask again");
}

#[tokio::test]
async fn what_became_of_an_answer_is_asked_for_where_somebody_wants_to_know() {
    let server = DiscordServer::new(|_, _| {
        let told = json!({ "resource": { "type": 4, "message": { "id": "9", "content": "" } } });
        axum::Json(told).into_response()
    })
    .await;
    let (rest, token) = (server.rest(), SecretString::from("t"));
    let (id, answer) = (InteractionId(1), ui::Answer::Message(Reply::public("a board")));
    let answered = rest.respond(id, &token, &answer, false).await;
    assert_eq!(answered, Ok(Some(MessageId(9))));
    assert_eq!(rest.respond_only(id, &token, &answer).await, Ok(()));
    let asked: Vec<_> = server.asked().into_iter().map(|asked| asked.line).collect();
    let callback = "POST /api/v10/interactions/1/t/callback";
    assert_eq!(asked, [&format!("{callback}?&with_response=true"), callback]);
}

#[tokio::test]
async fn a_wait_for_everything_holds_everything_of_the_bots_back() {
    let server = DiscordServer::new(|count, _| match count {
        1 => limited("60", true),
        _ => StatusCode::NO_CONTENT.into_response(),
    })
    .await;
    let rest = server.rest();
    for request in [channel(1), messages(2)] {
        let error = rest.send(request).await.unwrap_err();
        assert!(matches!(error, MessengerError::RateLimited { global: true, .. }), "{error}");
    }
    assert_eq!(server.asked().len(), 1, "the second was not sent");
    // An interaction's answer is exempt.
    let token = SecretString::from("t");
    assert!(rest.defer(InteractionId(1), &token, true).await.is_ok());
}

#[tokio::test]
async fn a_wait_for_everything_is_no_longer_where_the_clock_is_set_back() {
    let server = DiscordServer::new(|count, _| match count {
        1 => limited("60", true),
        _ => StatusCode::NO_CONTENT.into_response(),
    })
    .await;
    let clock = Clock::manual(1_000_000_000);
    let rest = server.rest_by(clock.clone());
    assert!(rest.send(channel(1)).await.is_err());
    clock.set_back(Duration::from_secs(3600));
    clock.advance(Duration::from_secs(30));
    assert!(rest.send(channel(1)).await.is_err());
    clock.advance(Duration::from_secs(30));
    assert!(rest.send(channel(1)).await.is_ok());
}

#[tokio::test]
async fn a_request_whose_route_has_to_wait_is_not_sent_before_its_time() {
    let server = DiscordServer::new(|_, path| {
        let spent = ["spent", "1", "0", "0.4"];
        let long = ["long", "1", "0", "60"];
        let [bucket, limit, remaining, reset] =
            if path.contains("/channels/7/") { spent } else { long };
        let headers = [
            ("x-ratelimit-bucket", bucket),
            ("x-ratelimit-limit", limit),
            ("x-ratelimit-remaining", remaining),
            ("x-ratelimit-reset-after", reset),
        ];
        (headers, "{}").into_response()
    })
    .await;
    let clock = Clock::manual(0);
    let rest = server.rest_within(RateLimitBuckets::for_one_of(1, clock.clone()), clock.clone());
    rest.send(messages(7)).await.unwrap();
    let wait = (&clock, Duration::from_millis(400));
    server.waits(wait, 1, rest.send(messages(7))).await.unwrap();
    rest.send(messages(8)).await.unwrap();
    let error = rest.send(messages(8)).await.unwrap_err();
    assert!(matches!(error, MessengerError::RateLimited { .. }), "{error}");
    assert_eq!(server.asked().len(), 3, "what has to wait for long was not sent");
}

#[tokio::test]
async fn each_of_several_processes_has_its_share_of_all_requests() {
    let server = DiscordServer::new(|_, _| StatusCode::NO_CONTENT.into_response()).await;
    let rest =
        server.rest_within(RateLimitBuckets::for_one_of(10, Clock::system()), Clock::system());
    rest.send(get(Route::GatewayBot)).await.unwrap();
    let begun = Instant::now();
    for _ in 0..2 {
        rest.send(get(Route::GatewayBot)).await.unwrap();
    }
    // Four a second: a tenth of 50, less the one that may come at once.
    assert!(begun.elapsed() >= Duration::from_millis(450), "{:?}", begun.elapsed());
}

#[tokio::test]
async fn what_is_refused_for_its_emoji_goes_without() {
    let server = DiscordServer::new(|count, path| match (count, path) {
        (1, _) | (_, "/api/v10/channels/8/messages" | "/api/v10/channels/8") => {
            let body = json!({ "code": INVALID_FORM, "message": "Invalid Form Body" });
            (StatusCode::BAD_REQUEST, axum::Json(body)).into_response()
        }
        _ => StatusCode::NO_CONTENT.into_response(),
    })
    .await;
    let rest = server.rest();
    let note =
        |ids: &mut RegisteredIds| ids.note_emoji([&json!({ "name": "ef_die_5", "id": "7" })]);
    rest.update_ids(note);
    let button = Button {
        label: "a".to_owned(),
        custom_id: "a".to_owned(),
        emoji: Some(Emoji::die(5)),
        style: Style::Primary,
        enabled: true,
    };
    let reply = Reply::public("a").with_row(Row::Buttons(vec![button]));
    let post = async |channel| rest.post(ids::ChannelId(channel), &reply, "1").await;
    assert!(post(7).await.is_ok());
    let emoji = |index: usize| {
        server.asked()[index].body["components"][0]["components"][0]["emoji"].clone()
    };
    assert_eq!(emoji(0)["id"], "7");
    assert_eq!(emoji(1), Value::Null);
    assert!(rest.registered_ids().emoji.is_empty(), "nobody tries them again");
    // Where it is not for the emoji, they stay.
    rest.update_ids(note);
    assert!(post(8).await.is_err());
    assert!(rest.send(channel(8)).await.is_err());
    assert_eq!((server.asked().len(), rest.registered_ids().emoji.len()), (5, 1));
}

#[tokio::test]
async fn files_go_beside_the_body() {
    let server = DiscordServer::new(|_, _| StatusCode::NO_CONTENT.into_response()).await;
    let rest = server.rest();
    let request = |file| {
        let route = Route::ChannelMessages { channel_id: ChannelId::new(1) };
        let request =
            with_body(LightMethod::Post, route, &json!({ "content": "a" }), file).unwrap();
        let scope = RateLimitScope::of(&request);
        rest.build(request, &scope).unwrap()
    };
    let request_with_file = request(Some(CreateAttachment::bytes([1, 2, 3], "board.png")));
    let kind = request_with_file.headers()["content-type"].to_str().unwrap();
    assert!(kind.starts_with("multipart/form-data"), "{kind}");
    let request = request(None);
    assert_eq!(request.headers()["content-type"], "application/json");
    assert_eq!(request.body().unwrap().as_bytes().unwrap(), br#"{"content":"a"}"#);
}

#[tokio::test]
async fn a_crowd_shares_the_connections() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let rest = at(&base, RateLimitBuckets::behind_proxy(Clock::system()), Clock::system());
    let (answer, told) = watch::channel(false);
    let answered = async {
        let mut answering = JoinSet::new();
        for _ in 0..CONNECTIONS {
            let (connection, _) = listener.accept().await.unwrap();
            answering.spawn(always_done(connection, told.clone()));
        }
        answer.send(true).unwrap();
        answering
    };
    let calls = join_all((0..CONNECTIONS + 3).map(|_| rest.send(messages(7))));
    let (answers, _answering) = tokio::join!(calls, answered);
    assert!(answers.iter().all(Result::is_ok), "{answers:?}");
    let another = listener.accept().now_or_never();
    assert!(another.is_none(), "the others had to wait for one of these");
}

/// Says to each request on a connection that it is done, once that is to be told.
async fn always_done(mut connection: TcpStream, mut told: watch::Receiver<bool>) {
    while matches!(connection.read(&mut [0; 4096]).await, Ok(1..)) {
        told.wait_for(|told| *told).await.unwrap();
        connection.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.unwrap();
    }
}
