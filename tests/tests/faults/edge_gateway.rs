//! The way to the gateway: asked for with `GET /gateway/bot`, with as many shards as Discord says,
//! and not before a session may begin.

use std::sync::Arc;
use std::time::Duration;

use bot::config::Config;
use bot::{Bot, FairDice, StartError};
use playground::{Entry, StartLimit};
use serde_json::json;
use tests::{PATIENCE, Transport, World};
use tokio::time::{sleep, timeout};

const ASKED: &str = "/api/v10/gateway/bot";

async fn over_the_gateway() -> World {
    World::builder().transport(Transport::Gateway).start().await
}

#[tokio::test]
async fn a_bad_token_is_told_where_the_gateway_is_asked_for() {
    let world = over_the_gateway().await;
    world.stop_bot().await;
    world.playground.clear_journal();
    let before = world.playground.gateway_attempts();
    let database = world.database.url();
    let config = Config::local(world.playground.base_url(), "no.such.token", database);
    let config = config.expect("good addresses");
    let started = timeout(PATIENCE, Bot::start(&config, Arc::new(FairDice))).await;
    match started.expect("at once") {
        Ok(_) => panic!("it starts"),
        Err(StartError::Config(error)) => {
            let line = error.to_string();
            assert!(line.contains("DISCORD_TOKEN") && !line.contains("no.such.token"), "{line}");
        }
        Err(other) => panic!("no error of configuration: {other}"),
    }
    let journal = world.playground.journal();
    let asked: Vec<(&str, u16)> = journal.iter().map(|it| (&*it.path, it.status)).collect();
    assert_eq!(asked, [(ASKED, 401)]);
    assert_eq!(world.playground.gateway_attempts(), before);
}

#[tokio::test]
async fn no_session_begins_before_one_may() {
    let world = over_the_gateway().await;
    world.stop_bot().await;
    let (total, reset_after) = (1000, Duration::from_secs(3));
    let limit = StartLimit { total, remaining: 0, reset_after, max_concurrency: 1 };
    world.playground.set_starts(limit);
    let before = world.playground.gateway_attempts();
    let early = async {
        sleep(reset_after - Duration::from_millis(700)).await;
        (world.playground.is_connected(), world.playground.starts().remaining)
    };
    let ((), early) = tokio::join!(world.start_bot(), early);
    assert_eq!(early, (false, 0));
    assert_eq!(world.playground.starts().remaining, total - 1);
    assert_eq!(world.playground.gateway_attempts(), before + 1);
    let help = world.person("Ada").command("help", json!({})).await;
    assert!(help.is_private());
    world.finish().await;
}

#[tokio::test]
async fn there_are_as_many_shards_as_discord_says() {
    let world = over_the_gateway().await;
    world.stop_bot().await;
    world.playground.set_shards(2);
    let before = world.playground.starts().remaining;
    world.start_bot().await;
    let asked = |it: &Entry| it.path == ASKED;
    world.until_journal("the gateway is asked for", asked).await;
    // One session begins every five seconds.
    let both = async || world.playground.starts().remaining == before - 2;
    world.until("two sessions have begun", both).await;
    let help = world.person("Ada").command("help", json!({})).await;
    assert!(help.is_private());
    world.finish().await;
}
