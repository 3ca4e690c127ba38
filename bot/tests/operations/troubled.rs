//! What goes wrong, and what people wait for, is counted.

use std::thread::available_parallelism;
use std::time::Duration;

use futures_util::future::join_all;
use playground::Fault;
use rules::Color;
use serde_json::json;
use tests::process::{count, has};
use tests::{GameDriver, Person, World, against};

use crate::running::begin;

/// Where first answers go.
const CALLBACK: &str = "/interactions/*/*/callback";

/// More than are decided on at once.
const CROWD: usize = 150;

/// How many commands had such a first answer.
fn answers(text: &str, way: &str) -> f64 {
    count(text, &format!("answer_seconds_count{{kind=\"command\",outcome=\"{way}\"}}"))
}

/// What the database has failed to do for this reason.
fn failures(text: &str, cause: &str) -> f64 {
    count(text, &format!("database_failures_total{{reason=\"{cause}\"}}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_fails_and_who_is_put_off_while_nothing_can_be_written_is_counted_by_why() {
    let (world, bot) = begin(
        &["COMMANDS_PER_MINUTE", "CHALLENGES_PER_PERSON", "CHALLENGES_PER_SERVER"]
            .map(|limit| (limit, "0")),
    )
    .await;
    let is_file = world.database.file().is_some();
    let (why, other) = if is_file { ("busy", "silent") } else { ("silent", "busy") };
    let nothing = |_: u16, text: &str| {
        let causes = ["away", "busy", "full", "shared", "silent", "other"];
        let none = |cause: &str| format!("database_failures_total{{reason=\"{cause}\"}} 0");
        has(text, "internal_errors_total{kind=\"command\"} 0")
            && ["deferred", "rejected"].iter().all(|way| answers(text, way) == 0.0)
            && causes.iter().all(|cause| has(text, &none(cause)))
    };
    bot.until("/metrics", nothing).await;
    let held = world.database.hold().await;
    // The program itself writes now and then.
    bot.until("/metrics", |_, text| failures(text, why) > 0.0).await;
    drop(held);
    bot.until_ready().await;
    assert_eq!(failures(&bot.get("/metrics").await.1, other), 0.0);
    let held = world.database.hold().await;
    let ada = world.person("Ada");
    let terms = json!({ "variant": "chess", "color": "white" });
    let asks = (0..CROWD).map(|_| ada.command("challenge", terms.clone()));
    let counted = async {
        let all = |_: u16, text: &str| {
            let ways = ["deferred", "rejected"].iter().all(|way| answers(text, way) > 0.0);
            let writes = "database_seconds_count{kind=\"write\",outcome=\"failed\"}";
            ways && count(text, "internal_errors_total{kind=\"command\"}") > 0.0
                && count(text, writes) > 0.0
        };
        bot.until("/metrics", all).await;
        drop(held);
    };
    tokio::join!(join_all(asks), counted);
    bot.until_ready().await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_does_not_take_is_counted_and_its_requests_by_what_it_said() {
    let (world, bot) = begin(&[]).await;
    let requests = |text: &str, status: &str| {
        count(text, &format!("request_seconds_count{{status=\"{status}\"}}"))
    };
    let limited = Fault::RateLimited { retry_after: Duration::from_millis(20), global: false };
    let failed = Fault::Fail { status: 500, code: 0 };
    for (fault, status, untaken) in
        [(limited, "429", 0.0), (failed, "5xx", 1.0), (Fault::DropRequest, "none", 2.0)]
    {
        let (_, before) = bot.get("/metrics").await;
        assert_eq!(requests(&before, status), 0.0, "{before}");
        world.playground.fault("POST", CALLBACK, fault);
        world.person("Ada").command("help", json!({})).await;
        let counted = |_: u16, text: &str| {
            requests(text, status) == 1.0 && answers(text, "untaken") == untaken
        };
        bot.until("/metrics", counted).await;
    }
    bot.stop().await;
}

/// Somebody has Eightfold begin a game, as White, in a channel of their own.
async fn has_it_think(world: &World, number: usize) {
    let person = world.playground.add_person(&format!("Person {number}"));
    let channel = world.playground.add_channel(&format!("table-{number}"));
    let terms = against(world, "gravitatur", 8, Color::Black);
    Person::new(world, person, channel).command("challenge", terms).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_wait_for_the_engine_are_counted() {
    let (world, bot) = begin(&[]).await;
    bot.until_measured("engine_waiting{kind=\"turn\"} 0").await;
    let games = 8 * available_parallelism().map_or(1, std::num::NonZero::get);
    let think = join_all((0..games).map(|number| has_it_think(&world, number)));
    let wait = bot.until("/metrics", |_, text| count(text, "engine_waiting{kind=\"turn\"}") > 0.0);
    tokio::join!(think, wait);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_wait_for_a_picture_and_those_who_find_no_room_are_counted() {
    let (world, bot) = begin(&[("REVIEWS_WAITING", "1")]).await;
    let is = async |waiting: u32, refused: u32| {
        bot.until_measured(&format!("pictures_waiting{{kind=\"review\"}} {waiting}")).await;
        bot.until_measured(&format!("pictures_rejected_total{{kind=\"review\"}} {refused}")).await;
    };
    let (ada, boris) = world.two();
    let game = GameDriver::begin(&world, "chess", ada, boris).await;
    game.plays(0, &["e2e4", "e7e5", "g1f3", "b8c6"]).await;
    game.resigns(ada).await;
    is(0, 0).await;
    world.database.hold_reviews().await;
    ada.command("review", json!({})).await;
    is(1, 0).await;
    let refused = boris.command("review", json!({})).await;
    assert!(refused.content().contains("very busy"), "{}", refused.content());
    is(1, 1).await;
    world.database.let_reviews_go().await;
    is(0, 1).await;
    bot.stop().await;
}
