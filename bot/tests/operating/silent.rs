//! A server of databases that falls silent, and is there again.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::json;
use sqlx::{AnyConnection, Connection, Executor};

use crate::kept::Kept;
use crate::program::{PATIENCE, playground};
use crate::relay::Relay;
use crate::watched::{Watched, count, has};

/// Longer than it is believed what was seen of the database.
const A_MOMENT: Duration = Duration::from_millis(700);

fn is_ready(status: u16, _: &str) -> bool {
    status == 200
}

fn is_away(status: u16, text: &str) -> bool {
    status == 503 && text == "not ready: database\n"
}

/// How often reading or writing has failed.
fn failed(text: &str, kind: &str) -> f64 {
    count(text, &format!("database_seconds_count{{kind=\"{kind}\",outcome=\"failed\"}}"))
}

/// Somebody challenges all, in a channel of their own, until that stands in the database.
async fn challenge(kept: &Kept, playground: &playground::Playground, name: &str) {
    let (person, channel) = (playground.add_person(name), playground.add_channel(name));
    let (start, terms) = (Instant::now(), json!({ "variant": "chess", "color": "white" }));
    let stands = format!("SELECT COUNT(*) FROM challenges WHERE name = '{name}'");
    while kept.number(&stands).await == 0 {
        assert!(start.elapsed() < PATIENCE, "no challenge");
        let told = playground.run_command(person, channel, "challenge", terms.clone()).await;
        told.expect("a command");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_fall_silent_are_given_up_and_others_taken() {
    let (kept, playground) = (Kept::empty().await, playground().await);
    let Some(relay) = Relay::before(&kept).await else {
        return;
    };
    let watched = Watched::ready(&kept, &playground, &[relay.variable()]).await;
    challenge(&kept, &playground, "before").await;
    relay.cut();
    tokio::time::sleep(A_MOMENT).await;
    watched.until("/readyz", is_ready).await;
    challenge(&kept, &playground, "after").await;
    watched.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_falls_silent_amid_a_transaction_is_given_up_and_locks_nobody_out() {
    let (kept, playground) = (Kept::empty().await, playground().await);
    let Some(relay) = Relay::before(&kept).await else {
        return;
    };
    let watched = Watched::ready(&kept, &playground, &[relay.variable()]).await;
    // It has taken a number, and waits for its row.
    let mut held = AnyConnection::connect(&kept.url).await.expect("the database");
    let hold = "BEGIN; LOCK TABLE challenges IN EXCLUSIVE MODE";
    held.execute(sqlx::raw_sql(hold)).await.expect("nobody writes");
    let (ada, chess) = (playground.person("Ada"), playground.channel("chess"));
    let terms = json!({ "variant": "chess", "color": "white" });
    let asks = playground.run_command(ada, chess, "challenge", terms);
    let cuts = async {
        let waits = "SELECT COUNT(*) FROM pg_locks WHERE NOT granted";
        while kept.number(waits).await == 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        relay.cut();
        drop(held.close().await);
    };
    let (told, ()) = tokio::join!(asks, cuts);
    told.expect("a command");
    // Whoever was cut off has a number that nobody else can take, for a while.
    challenge(&kept, &playground, "after").await;
    assert_eq!(kept.number("SELECT COUNT(*) FROM challenges").await, 1);
    watched.until("/readyz", is_ready).await;
    watched.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_frozen_and_thaws_is_taken_again() {
    let (kept, playground) = (Kept::empty().await, playground().await);
    let Some(relay) = Relay::before(&kept).await else {
        return;
    };
    let watched = Watched::ready(&kept, &playground, &[relay.variable()]).await;
    let nothing = |_: u16, text: &str| {
        has(text, "database_failures_total{cause=\"silent\"} 0")
            && failed(text, "read") == 0.0
            && failed(text, "write") == 0.0
    };
    watched.until("/metrics", nothing).await;
    relay.freeze(true);
    watched.until("/readyz", is_away).await;
    // More people want to read than it has connections; nobody has to be told anything.
    let ask = async |number: usize| {
        let person = playground.add_person(&format!("Person {number}"));
        let chess = playground.channel("chess");
        drop(playground.run_command(person, chess, "games", json!({})).await);
    };
    let both = |_: u16, text: &str| failed(text, "read") > 5.0 && failed(text, "write") > 0.0;
    let counted = watched.until("/metrics", both);
    tokio::join!(join_all((0..20).map(ask)), counted);
    watched.until("/readyz", is_away).await;
    let (_, text) = watched.get("/metrics").await;
    assert!(has(&text, "database_failures_total{cause=\"busy\"} 0"), "{text}");
    assert!(!has(&text, "database_failures_total{cause=\"silent\"} 0"), "{text}");
    relay.freeze(false);
    watched.until("/readyz", is_ready).await;
    challenge(&kept, &playground, "after").await;
    watched.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_waits_no_longer_than_its_supervisor_for_a_server_that_is_frozen() {
    let (kept, playground) = (Kept::empty().await, playground().await);
    let Some(relay) = Relay::before(&kept).await else {
        return;
    };
    let watched = Watched::ready(&kept, &playground, &[relay.variable()]).await;
    relay.freeze(true);
    // It waits for the last heartbeat, and then for the connections; nobody is answered just now.
    let (asked, limit) = (Instant::now(), Duration::from_secs(20));
    watched.stop();
    assert!(asked.elapsed() < limit, "{:?}", asked.elapsed());
}
