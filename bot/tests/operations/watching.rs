//! The running program as who watches it sees it: whether it is alive, whether people are answered,
//! and what its log tells.

use playground::{Fault, GatewayFault};
use serde_json::{Value, json};
use tests::{Database, skip};

use crate::program::{TOKEN, eightfold, world};
use crate::running::{begin, ready, watched};
use crate::stored::run_with;

fn is_not_ready(why: &str) -> impl Fn(u16, &str) -> bool {
    move |status, text| status == 503 && text == format!("not ready: {why}\n")
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_ready_while_people_are_answered_and_not_without_database_or_gateway() {
    let world = world().await;
    world.playground.set_gateway_fault(GatewayFault::Stall);
    let bot = watched(&world, &[]).start().expect("the binary");
    bot.until("/readyz", is_not_ready("gateway")).await;
    world.playground.clear_gateway_fault();
    bot.until_ready().await;
    let held = world.database.hold().await;
    bot.until("/readyz", is_not_ready("database")).await;
    assert_eq!(bot.get("/healthz").await, (200, "alive\n".to_owned()));
    drop(held);
    bot.until("/readyz", |status, text| status == 200 && text == "ready\n").await;

    // The session is over, and no new one can begin.
    world.playground.set_gateway_fault(GatewayFault::Stall);
    world.playground.close_gateway(4009);
    bot.until("/readyz", is_not_ready("gateway")).await;
    bot.until_measured("gateway_shards{state=\"away\"} 1").await;
    world.playground.clear_gateway_fault();
    bot.until_ready().await;
    bot.until_measured("gateway_shards{state=\"connected\"} 1").await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_not_ready_while_the_database_is_gone_and_is_again_afterwards() {
    let world = world().await;
    // Of a file there is nobody who could go.
    if world.database.file().is_some() {
        return skip("EIGHTFOLD_REQUIRE_POSTGRES", "a file never goes away");
    }
    let bot = ready(&world, &[]).await;
    world.database.shut().await;
    bot.until("/readyz", is_not_ready("database")).await;
    bot.until_measured("database_up 0").await;
    world.database.open().await;
    bot.until_ready().await;
    bot.until_measured("database_up 1").await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_not_ready_while_it_stops_and_still_answers() {
    let (world, bot) = begin(&[]).await;
    world.playground.fault("POST", "/interactions/*/*/callback", Fault::Hang);
    let ada = world.person("Ada");
    let stops = async {
        world.until("an answer is under way", async || world.playground.hanging() > 0).await;
        bot.ask_to_stop();
        let stopping =
            |status: u16, text: &str| status == 503 && text.starts_with("not ready: stopping");
        bot.until("/readyz", stopping).await;
        world.playground.release();
    };
    let (answer, ()) = tokio::join!(ada.command("help", json!({})), stops);
    assert!(answer.content().contains("/challenge"));
    let log = bot.stop().await;
    assert!(!log.iter().any(|line| line.contains("ERROR")), "{log:#?}");
}

#[test]
fn an_address_that_is_none_or_is_taken_is_named() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let taken = taken.local_addr().expect("an address").to_string();
    for (listen, why) in [("9464", "is not an address"), (taken.as_str(), "is not to be had")] {
        let variables = [
            ("DISCORD_TOKEN", TOKEN),
            ("DISCORD_PROXY", "http://127.0.0.1:1"),
            ("METRICS_LISTEN", listen),
        ];
        let said = run_with(&Database::sqlite(), &[], &variables);
        said.check_refused(2, &["METRICS_LISTEN", why]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_tells_what_starts_on_what_what_is_asked_and_that_it_has_stopped() {
    let (world, bot) = begin(&[("RUST_LOG", "bot=debug"), ("LOG_FORMAT", "json")]).await;
    world.person("Ada").command("help", json!({})).await;
    let log = bot.stop().await;
    let lines: Vec<Value> =
        log.iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let said = |message: &str| {
        let line = lines.iter().map(|it| &it["fields"]).find(|it| it["message"] == message);
        line.unwrap_or_else(|| panic!("{message}: {log:#?}"))
    };
    let database = if world.database.file().is_some() { "SQLite" } else { "PostgreSQL" };
    assert_eq!(said("starting")["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(said("starting")["database"], database);
    said("the database is new: it holds no games");
    let answered = said("answered");
    assert_eq!((&answered["kind"], &answered["outcome"]), (&json!("command"), &json!("Answer")));
    assert!(answered["interaction"].is_string() && answered["ms"].is_number(), "{answered}");
    assert_eq!(lines.last().expect("a line")["fields"]["message"], "stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_playground_is_watched_where_that_is_asked_for() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let taken = listener.local_addr().expect("an address").to_string();
    let start = |address: &str| {
        let program = eightfold().set([("METRICS_LISTEN", address)]);
        program.arguments(&["playground", "--port", "0"]).start().expect("the binary")
    };
    // Somebody else has it: the playground goes on without, and says so.
    let without = start(&taken);
    without.prints("Playground: http://127.0.0.1:").await.expect("its address");
    // Before that it may not handle signals yet.
    without.logs("connected").await.expect("it hears");
    let log = without.stop().await;
    let lines: Vec<&String> = log.iter().filter(|it| it.contains("METRICS_LISTEN")).collect();
    assert!(matches!(&lines[..], [one] if one.contains("is not to be had")), "{log:#?}");
    start("127.0.0.1:0").until_ready().await;
}
