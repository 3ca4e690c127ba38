use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response as Answer};
use futures_util::future::join_all;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::*;
use crate::ids::{InteractionId, MessageId};

/// What was asked.
#[derive(Clone, Debug)]
pub(in crate::discord) struct Asked {
    /// Method and address.
    pub(in crate::discord) line: String,
    pub(in crate::discord) body: Value,
    pub(in crate::discord) by_bot: bool,
    at: Instant,
}

type Journal = Arc<Mutex<Vec<Asked>>>;

/// Answers the nth request.
type Script = Arc<dyn Fn(usize, &str) -> Answer + Send + Sync>;

/// A server that answers by a script and notes what it was asked.
pub(in crate::discord) struct Server {
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
    let asked = Asked {
        line: format!("{method} {uri}"),
        body: serde_json::from_str(&body).unwrap_or_default(),
        by_bot: headers.contains_key("authorization"),
        at: Instant::now(),
    };
    let count = {
        let mut journal = journal.lock().unwrap();
        journal.push(asked);
        journal.len()
    };
    script(count, uri.path())
}

impl Server {
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

    /// A client of it, with limits of its own or behind it as a proxy.
    pub(in crate::discord) fn rest(&self, limits: Option<Limits>) -> Rest {
        self.rest_by(Clock::system(), limits)
    }

    fn rest_by(&self, clock: Clock, limits: Option<Limits>) -> Rest {
        let base = format!("http://{}", self.address);
        Rest::at(&base, true, &"b0t".to_owned().into(), clock, limits).unwrap()
    }

    pub(in crate::discord) fn asked(&self) -> Vec<Asked> {
        self.journal.lock().unwrap().clone()
    }

    /// The time between two requests.
    fn between(&self, first: usize, second: usize) -> Duration {
        let asked = self.asked();
        asked[second].at - asked[first].at
    }
}

fn get(path: &str) -> Call {
    Call::by_bot(Method::GET, path.to_owned())
}

fn limited(seconds: &str, global: bool) -> Answer {
    let headers = [("retry-after", seconds), ("x-ratelimit-bucket", "b")];
    let body = json!({ "message": "slow down", "retry_after": 0.1, "global": global });
    (StatusCode::TOO_MANY_REQUESTS, headers, axum::Json(body)).into_response()
}

#[tokio::test]
async fn whatever_the_body_a_request_that_was_taken_is_done() {
    let server = Server::new(|count, _| match count {
        1 => (StatusCode::OK, r#"{"id":"7"}"#).into_response(),
        2 => (StatusCode::OK, "{broken").into_response(),
        3 => (StatusCode::OK, vec![0xFF, 0xFE]).into_response(),
        4 => StatusCode::NO_CONTENT.into_response(),
        _ => StatusCode::IM_A_TEAPOT.into_response(),
    })
    .await;
    let rest = server.rest(None);
    let said = rest.send(&get("/x")).await.unwrap();
    assert_eq!((said.json(), said.id()), (Ok(json!({ "id": "7" })), Some(7)));
    for _ in 2..=4 {
        let said = rest.send(&get("/x")).await.unwrap();
        assert_eq!((said.json(), said.id()), (Err(unreadable()), None));
    }
    let refused =
        MessengerError::Refused { status: 418, code: -1, message: "no reason given".to_owned() };
    assert_eq!(rest.send(&get("/x")).await, Err(refused));
    assert_eq!(server.asked().len(), 5, "nothing was asked twice");
}

#[tokio::test]
async fn a_refusal_tells_discords_code_and_a_failure_is_unclear() {
    let server = Server::new(|count, _| {
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
    let rest = server.rest(None);
    let message = "Missing Permissions".to_owned();
    let refused = MessengerError::Refused { status: 403, code: 50_013, message };
    assert_eq!(rest.send(&get("/x")).await, Err(refused));
    let unclear = MessengerError::Unclear("status 502".to_owned());
    assert_eq!(rest.send(&get("/x")).await, Err(unclear));
    // No waiting helps against this 429.
    let message = "Too many edits".to_owned();
    let refused = MessengerError::Refused { status: 429, code: 30_046, message };
    assert_eq!(rest.send(&get("/x")).await, Err(refused));
}

#[tokio::test]
async fn the_bots_token_goes_with_its_own_requests_only() {
    let server = Server::new(|_, _| StatusCode::NO_CONTENT.into_response()).await;
    let rest = server.rest(None);
    rest.send(&get("/channels/1")).await.unwrap();
    let path = "/webhooks/1/t0ken/messages/@original".to_owned();
    rest.send(&Call::by_interaction(Method::GET, path)).await.unwrap();
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
    let rest = Rest::at(&base, true, &"b0t".to_owned().into(), Clock::system(), None).unwrap();
    let path = "/interactions/1/t0ken/callback".to_owned();
    let error = rest.send(&Call::by_interaction(Method::POST, path)).await.unwrap_err();
    let said = format!("{error} {error:?}");
    assert!(matches!(error, MessengerError::Unclear(_)), "{said}");
    assert!(!said.contains("t0ken") && !said.contains("b0t"), "{said}");
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let server = Server::new(|_, path| match path {
        "/api/v10/x" => Redirect::temporary("/api/v10/elsewhere").into_response(),
        _ => StatusCode::NO_CONTENT.into_response(),
    })
    .await;
    let error = server.rest(None).send(&get("/x")).await.unwrap_err();
    assert!(matches!(error, MessengerError::Refused { status: 307, .. }), "{error}");
    assert_eq!(server.asked().len(), 1);
}

#[tokio::test]
async fn a_short_wait_is_waited_and_a_long_one_is_told() {
    let server = Server::new(|count, path| match (count, path) {
        (1, _) => limited("0.3", false),
        (_, "/api/v10/long") => limited("77", false),
        _ => StatusCode::NO_CONTENT.into_response(),
    })
    .await;
    let rest = server.rest(None);
    assert!(rest.send(&get("/short")).await.is_ok());
    assert!(server.between(0, 1) >= Duration::from_millis(300), "{:?}", server.between(0, 1));
    let long = MessengerError::RateLimited { retry_after: Duration::from_secs(77), global: false };
    assert_eq!(rest.send(&get("/long")).await, Err(long));
    assert_eq!(server.asked().len(), 3, "a long wait is no reason to ask again");
}

#[tokio::test]
async fn what_became_of_an_answer_is_asked_for_where_somebody_wants_to_know() {
    let server = Server::new(|_, _| {
        let told = json!({ "resource": { "type": 4, "message": { "id": "9", "content": "" } } });
        axum::Json(told).into_response()
    })
    .await;
    let (rest, token) = (server.rest(None), SecretString::from("t"));
    let (id, body) = (InteractionId(1), || json!({ "type": 4 }));
    let answered = rest.answer(id, &token, body(), Vec::new()).await;
    assert_eq!(answered, Ok(Some(MessageId(9))));
    assert_eq!(rest.answer_only(id, &token, body()).await, Ok(()));
    let asked: Vec<_> = server.asked().into_iter().map(|asked| asked.line).collect();
    let callback = "POST /api/v10/interactions/1/t/callback";
    assert_eq!(asked, [&format!("{callback}?with_response=true"), callback]);
}

#[tokio::test]
async fn a_wait_for_everything_holds_everything_of_the_bots_back() {
    let server = Server::new(|count, _| match count {
        1 => limited("60", true),
        _ => StatusCode::NO_CONTENT.into_response(),
    })
    .await;
    let rest = server.rest(None);
    for path in ["/one", "/other"] {
        let error = rest.send(&get(path)).await.unwrap_err();
        assert!(matches!(error, MessengerError::RateLimited { global: true, .. }), "{error}");
    }
    assert_eq!(server.asked().len(), 1, "the second was not sent");
    // An interaction's answer is exempt.
    let answer = Call::by_interaction(Method::POST, "/interactions/1/t/callback".to_owned());
    assert!(rest.send(&answer).await.is_ok());
}

#[tokio::test]
async fn a_wait_for_everything_is_no_longer_where_the_clock_is_set_back() {
    let server = Server::new(|count, _| match count {
        1 => limited("60", true),
        _ => StatusCode::NO_CONTENT.into_response(),
    })
    .await;
    let clock = Clock::manual(1_000_000_000);
    let rest = server.rest_by(clock.clone(), None);
    assert!(rest.send(&get("/one")).await.is_err());
    clock.set_back(Duration::from_secs(3600));
    clock.advance(Duration::from_secs(30));
    assert!(rest.send(&get("/one")).await.is_err());
    clock.advance(Duration::from_secs(30));
    assert!(rest.send(&get("/one")).await.is_ok());
}

#[tokio::test]
async fn a_request_whose_route_has_to_wait_is_not_sent_before_its_time() {
    let server = Server::new(|_, path| {
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
    let rest = server.rest(Some(Limits::new(1)));
    rest.send(&get("/channels/7/messages")).await.unwrap();
    rest.send(&get("/channels/7/messages")).await.unwrap();
    assert!(server.between(0, 1) >= Duration::from_millis(390), "{:?}", server.between(0, 1));
    rest.send(&get("/channels/8/messages")).await.unwrap();
    let error = rest.send(&get("/channels/8/messages")).await.unwrap_err();
    assert!(matches!(error, MessengerError::RateLimited { .. }), "{error}");
    assert_eq!(server.asked().len(), 3, "what has to wait for long was not sent");
}

#[tokio::test]
async fn each_of_several_processes_has_its_share_of_all_requests() {
    let server = Server::new(|_, _| StatusCode::NO_CONTENT.into_response()).await;
    let rest = server.rest(Some(Limits::new(10)));
    for _ in 0..6 {
        rest.send(&get("/gateway")).await.unwrap();
    }
    // A tenth of 50; the next begins a new second.
    assert!(server.between(0, 5) >= Duration::from_millis(900), "{:?}", server.between(0, 5));
    assert!(server.between(0, 4) < server.between(4, 5));
}

#[tokio::test]
async fn what_is_refused_for_its_emoji_goes_without() {
    let server = Server::new(|count, path| match (count, path) {
        (1, _) | (_, "/api/v10/wrong") => {
            let body = json!({ "code": INVALID_FORM, "message": "Invalid Form Body" });
            (StatusCode::BAD_REQUEST, axum::Json(body)).into_response()
        }
        _ => StatusCode::NO_CONTENT.into_response(),
    })
    .await;
    let rest = server.rest(None);
    let note =
        |known: &mut RegisteredIds| known.note_emoji([&json!({ "name": "ef_die_5", "id": "7" })]);
    rest.learn(note);
    let emoji = json!({ "id": "7", "name": "ef_die_5" });
    let body = json!({ "components": [{ "components": [{ "label": "a", "emoji": emoji }] }] });
    let call = |path: &str| Call::by_bot(Method::POST, path.to_owned()).with(body.clone());
    assert!(rest.send(&call("/right")).await.is_ok());
    let plain = json!({ "components": [{ "components": [{ "label": "a" }] }] });
    assert_eq!(server.asked()[1].body, plain);
    assert!(rest.known().emoji.is_empty(), "nobody tries them again");
    // Where it is not for the emoji, they stay.
    rest.learn(note);
    assert!(rest.send(&call("/wrong")).await.is_err());
    assert!(rest.send(&get("/wrong")).await.is_err());
    assert_eq!((server.asked().len(), rest.known().emoji.len()), (5, 1));
}

#[tokio::test]
async fn files_go_beside_the_body() {
    let server = Server::new(|_, _| StatusCode::NO_CONTENT.into_response()).await;
    let file = File { name: "board.png".to_owned(), bytes: vec![1, 2, 3] };
    let call = Call::by_bot(Method::POST, "/x".to_owned()).with(json!({ "content": "a" }));
    let request = server.rest(None).request(&call.clone().with_files(vec![file])).build().unwrap();
    let kind = request.headers()["content-type"].to_str().unwrap();
    assert!(kind.starts_with("multipart/form-data"), "{kind}");
    let request = server.rest(None).request(&call).build().unwrap();
    assert_eq!(request.headers()["content-type"], "application/json");
    assert_eq!(request.body().unwrap().as_bytes().unwrap(), br#"{"content":"a"}"#);
}

#[tokio::test]
async fn a_crowd_shares_the_connections() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let token = "b0t".to_owned().into();
    let rest = Rest::at(&base, true, &token, Clock::system(), None).unwrap();
    let call = get("/channels/7/messages");
    let answered = async {
        let mut open = 0;
        let mut answering = JoinSet::new();
        let (answer, told) = watch::channel(false);
        while let Ok(accepted) = timeout(Duration::from_millis(500), listener.accept()).await {
            open += 1;
            answering.spawn(always_done(accepted.unwrap().0, told.clone()));
        }
        answer.send(true).unwrap();
        (open, answering)
    };
    let calls = join_all((0..CONNECTIONS + 3).map(|_| rest.send(&call)));
    let (answers, (open, _answering)) = tokio::join!(calls, answered);
    assert!(answers.iter().all(Result::is_ok), "{answers:?}");
    assert_eq!(open, CONNECTIONS);
    let another = timeout(Duration::from_millis(100), listener.accept()).await;
    assert!(another.is_err(), "the others had to wait for one of these");
}

/// Says to each request on a connection that it is done, once that is to be told.
async fn always_done(mut connection: TcpStream, mut told: watch::Receiver<bool>) {
    while matches!(connection.read(&mut [0; 4096]).await, Ok(1..)) {
        told.wait_for(|told| *told).await.unwrap();
        connection.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.unwrap();
    }
}
