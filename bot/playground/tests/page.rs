//! The page's routes: who may use them, and that they are the library's acts.

use std::time::Duration;

use playground::{Error, Fault, Playground};
use serde_json::json;
use tokio::net::TcpListener;

use crate::bot::{Bot, PATIENCE};

#[tokio::test]
async fn loopback_only() {
    let open = TcpListener::bind("0.0.0.0:0").await.unwrap();
    assert!(matches!(Playground::start(open), Err(Error::NotLoopback(_))));
}

#[tokio::test]
async fn foreign_hosts_and_origins_are_refused() {
    let bot = Bot::start().await;
    let base = bot.playground.base_url();
    let port = base.rsplit(':').next().unwrap();
    let own = format!("http://127.0.0.1:{port}");
    let cases = [
        ("/", "Host", "evil.example", 403),
        ("/", "Host", "127.0.0.1.example.org", 403),
        ("/", "Host", "localhost:evil", 403),
        ("/", "Host", "localhost8080", 403),
        ("/", "Host", "", 403),
        ("/", "Host", "localhost", 200),
        ("/", "Host", "127.0.0.1", 200),
        ("/", "Host", "[::1]:1", 200),
        ("/playground/state?as=Ada", "Host", "evil.example", 403),
        ("/playground/state?as=Ada", "Origin", "http://evil.example", 403),
        ("/gateway", "Origin", "http://evil.example", 403),
        ("/attachments/1/2/a.png", "Host", "evil.example", 403),
        ("/playground/state?as=Ada", "Origin", own.as_str(), 200),
    ];
    for (path, name, value, expected) in cases {
        let response =
            bot.http.get(format!("{base}{path}")).header(name, value).send().await.unwrap();
        assert_eq!(response.status(), expected, "{path} {name}: {value}");
    }
    let form = bot.http.post(format!("{base}/playground/click")).body("{}").send().await.unwrap();
    assert_eq!(form.status(), 415, "a form of another page cannot act");
}

#[tokio::test]
async fn the_page_loads_nothing_from_elsewhere() {
    let bot = Bot::start().await;
    let base = bot.playground.base_url();
    let response = bot.http.get(base).send().await.unwrap();
    let policy = response.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"));
    let html = response.text().await.unwrap();
    assert!(html.contains("<title>Eightfold playground</title>"));
    let loaded = html.split(['"']).filter(|part| part.starts_with("/page/"));
    let mut count = 0;
    for path in loaded {
        count += 1;
        let response = bot.http.get(format!("{base}{path}")).send().await.unwrap();
        assert_eq!(response.status(), 200, "{path}");
    }
    assert!(count >= 4);
}

#[tokio::test]
async fn acting_over_http() {
    let bot = Bot::start().await;
    let state = bot.page("state?as=Boris").await;
    assert_eq!(state["me"]["name"], "Boris");
    assert_eq!(state["commands"][0]["name"], "challenge");
    assert_eq!(state["connected"], true);

    let chess = bot.chess();
    let run = async |options| {
        let body =
            json!({"as": "Boris", "channel": chess, "command": "challenge", "options": options});
        bot.act_on_page("commands", &body).await
    };
    let answer = json!({"type": 4, "data": {"content": "hi", "flags": 64}});
    let ((_, outcome), ..) = bot.answering(run(json!({"variant": "chess"})), answer).await;
    assert_eq!(outcome["answer"], "message");
    assert_eq!(outcome["message"]["content"], "hi");

    let read = async |who: &str| bot.page(&format!("channels/{chess}/messages?as={who}")).await;
    assert_eq!(read("Boris").await.as_array().unwrap().len(), 1);
    assert_eq!(read("Ada").await, json!([]));
    let (status, refused) = run(json!({})).await;
    assert_eq!((status, &refused["option"]), (400, &json!("variant")));
}

#[tokio::test]
async fn the_feed_tells_each_person_their_own() {
    let bot = Bot::start().await;
    let url = format!("{}/playground/events?as=Boris", bot.playground.base_url());
    let mut feed = bot.http.get(url).send().await.unwrap();
    bot.challenge(json!({"type": 4, "data": {"content": "for Ada", "flags": 64}})).await;
    bot.playground.say(bot.ada(), bot.chess(), "for all").unwrap();
    let mut text = String::new();
    while !text.contains("for all") {
        let chunk = tokio::time::timeout(PATIENCE, feed.chunk()).await.unwrap();
        text += std::str::from_utf8(&chunk.unwrap().unwrap()).unwrap();
    }
    assert!(!text.contains("for Ada"));
}

#[tokio::test]
async fn the_journal_and_the_faults() {
    let bot = Bot::start().await;
    let playground = &bot.playground;
    playground.clear_request_log();
    let path = bot.chess_messages();
    playground.fault("POST", "/channels/*/messages", Fault::Fail { status: 500, code: 0 });
    assert_eq!(bot.call("POST", &path, json!({"content": "a"})).await.0, 500);
    playground.fault("POST", "/channels", Fault::DropRequest);
    assert!(bot.request("POST", &path).json(&json!({"content": "b"})).send().await.is_err());
    playground.fault("POST", "/channels", Fault::DropAnswer);
    assert!(bot.request("POST", &path).json(&json!({"content": "c"})).send().await.is_err());
    playground.fault("POST", "/channels", Fault::Delay(Duration::from_millis(50)));
    let began = std::time::Instant::now();
    let file: &[u8] = b"bytes";
    bot.upload("POST", &path, &json!({"content": "d"}), &[("d.txt", file)]).await;
    assert!(began.elapsed() >= Duration::from_millis(50));

    let seen = playground.messages(bot.chess(), bot.ada());
    let seen: Vec<_> = seen.iter().map(|it| it.content.as_str()).collect();
    assert_eq!(seen, ["c", "d"], "the dropped answer was performed, the dropped request was not");
    let requests = playground.request_log();
    let statuses: Vec<_> = requests.iter().map(|it| it.status).collect();
    assert_eq!(statuses, [500, 200, 200]);
    assert_eq!(requests[2].body, json!({"content": "d"}));
    assert_eq!((requests[2].files[0].filename.as_str(), requests[2].files[0].size), ("d.txt", 5));
}

#[tokio::test]
async fn stopping_frees_the_port() {
    let bot = Bot::start().await;
    let address = bot.playground.base_url().trim_start_matches("http://").to_owned();
    let Bot { playground, gateway, .. } = bot;
    let (_, closed) = tokio::join!(playground.shutdown(), gateway.frame());
    assert_eq!(closed, Err(1001));
    assert!(TcpListener::bind(address).await.is_ok());
}
