//! The running program as who watches it sees it: whether it is alive, whether people are answered,
//! and what its log tells.

use std::io::{BufRead, BufReader, Read};
use std::time::{Duration, Instant};

use crate::kept::{Kept, server};
use crate::program::{PATIENCE, Running, TOKEN, eightfold, folder, playground};
use crate::watched::{Watched, has};
use playground::{Disturbance, Fault};
use serde_json::json;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

fn is_not_ready(why: &str) -> impl Fn(u16, &str) -> bool {
    move |status, text| status == 503 && text == format!("not ready: {why}\n")
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_ready_while_people_are_answered_and_not_without_database_or_gateway() {
    let (kept, playground) = (Kept::empty().await, playground().await);
    let watched = Watched::ready(&kept, &playground, &[]).await;
    let held = kept.hold().await;
    watched.until("/readyz", is_not_ready("database")).await;
    assert_eq!(watched.get("/healthz").await, (200, "alive\n".to_owned()));
    drop(held.close().await);
    watched.until("/readyz", |status, text| status == 200 && text == "ready\n").await;

    // The session is over, and no new one can begin.
    playground.disturb_gateway(Disturbance::Stall);
    playground.close_gateway(4009);
    watched.until("/readyz", is_not_ready("gateway")).await;
    watched.until("/metrics", |_, text| has(text, "gateway_shards{state=\"away\"} 1")).await;
    playground.calm_gateway();
    watched.until("/readyz", |status, _| status == 200).await;
    watched.until("/metrics", |_, text| has(text, "gateway_shards{state=\"connected\"} 1")).await;
    watched.stop();
}

/// Has PostgreSQL let nobody into a database any more, or let them in again.
async fn let_in(server: &str, kept: &Kept, allowed: bool) {
    let name = kept.url.rsplit('/').next().expect("a name");
    let mut connection =
        AnyConnection::connect(&format!("{server}/postgres")).await.expect("the server");
    let allow = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS {allowed}");
    let end = format!(
        "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{name}'"
    );
    for statement in [allow, end] {
        let run = connection.execute(sqlx::raw_sql(AssertSqlSafe(statement))).await;
        run.expect("the server takes it");
    }
    drop(connection.close().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_not_ready_while_the_database_is_gone_and_is_again_afterwards() {
    // Of a file there is nobody who could go.
    let Some(server) = server() else {
        return;
    };
    let (kept, playground) = (Kept::empty().await, playground().await);
    let watched = Watched::ready(&kept, &playground, &[]).await;
    let_in(&server, &kept, false).await;
    watched.until("/readyz", is_not_ready("database")).await;
    watched.until("/metrics", |_, text| has(text, "database_up 0")).await;
    let_in(&server, &kept, true).await;
    watched.until("/readyz", |status, _| status == 200).await;
    watched.until("/metrics", |_, text| has(text, "database_up 1")).await;
    watched.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_not_ready_before_it_is_connected() {
    let (kept, playground) = (Kept::empty().await, playground().await);
    playground.disturb_gateway(Disturbance::Stall);
    let watched = Watched::start(&kept, &playground, &[]);
    watched.until("/readyz", is_not_ready("gateway")).await;
    playground.calm_gateway();
    watched.until("/readyz", |status, _| status == 200).await;
    watched.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_not_ready_while_it_stops_and_still_answers() {
    let (kept, playground) = (Kept::empty().await, playground().await);
    let watched = Watched::ready(&kept, &playground, &[]).await;
    playground.fault("POST", "/interactions/*/*/callback", Fault::Hang);
    let (ada, chess) = (playground.person("Ada"), playground.channel("chess"));
    let asks = playground.run_command(ada, chess, "help", json!({}));
    let stops = async {
        while playground.hanging() == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        watched.ask_to_stop();
        let stopping =
            |status: u16, text: &str| status == 503 && text.starts_with("not ready: stopping");
        watched.until("/readyz", stopping).await;
        playground.release();
    };
    let (answer, ()) = tokio::join!(asks, stops);
    assert!(answer.expect("a command").content().contains("/challenge"));
    let log = watched.stop();
    assert!(!log.iter().any(|line| line.contains("ERROR")), "{log:#?}");
}

#[test]
fn an_address_that_is_none_or_is_taken_is_named() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let taken = taken.local_addr().expect("an address").to_string();
    for (listen, why) in [("9464", "is not an address"), (taken.as_str(), "is not to be had")] {
        let said = Kept::file().program_with(
            &[],
            &[
                ("DISCORD_TOKEN", TOKEN),
                ("DISCORD_PROXY", "http://127.0.0.1:1"),
                ("METRICS_LISTEN", listen),
            ],
        );
        assert_eq!((said.code, said.err.lines().count()), (Some(2), 1), "{said:?}");
        assert!(said.err.contains("METRICS_LISTEN") && said.err.contains(why), "{said:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_is_no_terminals_has_no_colors() {
    let (kept, playground) = (Kept::empty().await, playground().await);
    let watched = Watched::ready(&kept, &playground, &[("NO_COLOR", "")]).await;
    let log = watched.stop();
    assert!(log.len() > 1 && !log.iter().any(|line| line.contains('\u{1b}')), "{log:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_tells_what_starts_on_what_what_is_asked_and_that_it_has_stopped() {
    let (kept, playground) = (Kept::empty().await, playground().await);
    let debug = [("RUST_LOG", "bot=debug"), ("LOG_FORMAT", "json")];
    let watched = Watched::ready(&kept, &playground, &debug).await;
    let (ada, chess) = (playground.person("Ada"), playground.channel("chess"));
    playground.run_command(ada, chess, "help", json!({})).await.expect("a command");
    let log = watched.stop();
    let lines: Vec<serde_json::Value> =
        log.iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let said = |message: &str| {
        let line = lines.iter().map(|it| &it["fields"]).find(|it| it["message"] == message);
        line.unwrap_or_else(|| panic!("{message}: {log:#?}"))
    };
    let database = if kept.is_file() { "SQLite" } else { "PostgreSQL" };
    assert_eq!(said("starting")["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(said("starting")["database"], database);
    let answered = said("answered");
    assert_eq!((&answered["kind"], &answered["way"]), (&json!("command"), &json!("Answer")));
    assert!(answered["interaction"].is_string() && answered["ms"].is_number(), "{answered}");
    assert_eq!(lines.last().expect("a line")["fields"]["message"], "stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_playground_is_watched_where_that_is_asked_for() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address").to_string();
    let folder = folder();
    let start = || {
        let mut command = eightfold(&folder, &[("METRICS_LISTEN", &address)]);
        command.args(["playground", "--port", "0"]);
        command
    };
    // Somebody else has it: the playground goes on without, and says so.
    let mut without = Running(start().spawn().expect("the binary"));
    let mut line = String::new();
    let out = without.0.stdout.take().expect("a pipe");
    BufReader::new(out).read_line(&mut line).expect("a line");
    assert!(line.starts_with("Playground: http://127.0.0.1:"), "{line}");
    let mut said = String::new();
    let mut err = without.0.stderr.take().expect("a pipe");
    drop(without);
    err.read_to_string(&mut said).expect("a text");
    let lines: Vec<&str> = said.lines().filter(|it| it.contains("METRICS_LISTEN")).collect();
    assert!(matches!(&lines[..], [one] if one.contains("is not to be had")), "{said}");
    drop(listener);
    let _running = Running(start().spawn().expect("the binary"));
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let (begun, url) = (Instant::now(), format!("http://{address}/readyz"));
    while client.get(&url).send().await.map_or(0, |it| it.status().as_u16()) != 200 {
        assert!(begun.elapsed() < PATIENCE, "it is not ready");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
