//! A server of databases that falls silent, and is there again.

use std::time::Instant;

use futures_util::future::join_all;
use serde_json::json;
use tests::process::{Process, count, has};
use tests::rows::{ChallengeRow, stored};
use tests::{Person, TcpProxy, World, skip};

use crate::deployed::stop_takes_at_most;
use crate::program::{connected, world};
use crate::running::watched;

fn is_away(status: u16, text: &str) -> bool {
    status == 503 && text == "not ready: database\n"
}

/// How often reading or writing has failed.
fn failed(text: &str, kind: &str) -> f64 {
    count(text, &format!("database_seconds_count{{kind=\"{kind}\",outcome=\"failed\"}}"))
}

/// The program that reaches its database through a proxy; none where that is a file.
async fn begin() -> Option<(World, Process, TcpProxy)> {
    let world = world().await;
    let Some((database, proxy)) = world.database.through_proxy().await else {
        skip("EIGHTFOLD_REQUIRE_POSTGRES", "a file never falls silent");
        return None;
    };
    let program = watched(&world, &[]).set([("DATABASE_URL", database.url())]);
    let bot = connected(program, &world).await;
    bot.until_ready().await;
    Some((world, bot, proxy))
}

/// Somebody challenges all, in a channel of their own, until that stands in the database.
async fn challenge(world: &World, name: &str) {
    let playground = &world.playground;
    let person = world.person("Ada").at(playground.add_channel(name));
    let stands = async || {
        let challenges = world.database.all::<ChallengeRow>().await;
        challenges.iter().any(|it| it.channel_id == stored(person.channel))
    };
    world
        .until("a challenge stands", async || {
            stands().await || {
                person.command("challenge", json!({ "variant": "chess", "color": "white" })).await;
                stands().await
            }
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_fall_silent_are_given_up_and_others_taken() {
    let Some((world, bot, proxy)) = begin().await else { return };
    challenge(&world, "before").await;
    proxy.cut();
    challenge(&world, "after").await;
    bot.until_ready().await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_falls_silent_amid_a_transaction_is_given_up_and_locks_nobody_out() {
    let Some((world, bot, proxy)) = begin().await else { return };
    // It has taken a number, and waits for its row.
    let held = world.database.hold_challenges().await;
    let ada = world.person("Ada");
    let asks = ada.command("challenge", json!({ "variant": "chess", "color": "white" }));
    let cuts = async {
        world.until("it waits", async || world.database.is_waited_for().await).await;
        proxy.cut();
        held.release().await;
    };
    tokio::join!(asks, cuts);
    // Whoever was cut off has a number that nobody else can take, for a while.
    challenge(&world, "after").await;
    assert_eq!(world.database.count::<ChallengeRow>().await, 1);
    bot.until_ready().await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_frozen_and_thaws_is_taken_again() {
    let Some((world, bot, proxy)) = begin().await else { return };
    let nothing = |_: u16, text: &str| {
        has(text, "database_failures_total{reason=\"silent\"} 0")
            && failed(text, "read") == 0.0
            && failed(text, "write") == 0.0
    };
    bot.until("/metrics", nothing).await;
    proxy.freeze();
    bot.until("/readyz", is_away).await;
    // More people want to read than it has connections; nobody has to be told anything.
    let ask = async |number: usize| {
        let person = world.playground.add_person(&format!("Person {number}"));
        let person = Person::new(&world, person, world.playground.channel("chess"));
        drop(person.try_command("games", json!({})).await);
    };
    let both = |_: u16, text: &str| failed(text, "read") > 5.0 && failed(text, "write") > 0.0;
    tokio::join!(join_all((0..20).map(ask)), bot.until("/metrics", both));
    bot.until("/readyz", is_away).await;
    let (_, text) = bot.get("/metrics").await;
    assert!(has(&text, "database_failures_total{reason=\"busy\"} 0"), "{text}");
    assert!(!has(&text, "database_failures_total{reason=\"silent\"} 0"), "{text}");
    proxy.open();
    bot.until_ready().await;
    challenge(&world, "after").await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_waits_no_longer_than_its_supervisor_for_a_server_that_is_frozen() {
    let Some((_world, bot, proxy)) = begin().await else { return };
    proxy.freeze();
    // It waits for the last heartbeat, and then for the connections; nobody is answered just now.
    let asked = Instant::now();
    bot.stop().await;
    assert!(asked.elapsed() < stop_takes_at_most(), "{:?}", asked.elapsed());
}
