//! What is still to be done: how often and how long it is tried, by a clock that is moved by hand.

use std::time::Duration;

use playground::{Fault, Plan};
use serde_json::json;
use tests::game::{GAME, begin};
use tests::paths::{CALLBACK, MESSAGES, ORIGINAL};
use tests::{World, log};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// For how long the token of an interaction is known to Discord.
const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60);

fn posts(world: &World) -> usize {
    world.requests("POST", "/messages").len()
}

fn looks(world: &World) -> usize {
    world.requests("GET", "/@original").len()
}

#[tokio::test]
async fn a_token_is_asked_while_it_lives_and_not_when_it_is_dead() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    world.settle().await;
    world.playground.fault("POST", CALLBACK, Fault::DropRequest);
    world.playground.plan(Plan::new("GET", ORIGINAL, Fault::Fail { status: 500, code: 0 }));
    let before = looks(&world);
    game.white.command("roll", json!({})).await;
    let pause = world.put_off().await;
    assert_eq!(looks(&world), before + 1);
    world.clock.advance(pause);
    let pause = world.put_off().await;
    assert_eq!(looks(&world), before + 2, "its fate is still unclear");
    world.clock.advance(TOKEN_LIFE - Duration::from_secs(1));
    game.shown(1).await;
    assert_eq!(looks(&world), before + 2, "after {pause:?} and more it was asked again");
    world.playground.clear_faults();
    world.finish_with(|it| it.status == 500).await;
}

#[tokio::test]
async fn a_board_that_waits_for_the_one_before_it_follows_without_a_pause() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    world.settle().await;
    // The answers with the boards are lost, so both are posted, one after the other.
    let answers = Plan { times: Some(2), ..Plan::new("POST", CALLBACK, Fault::DropRequest) };
    world.playground.plan(answers);
    world.playground.fault("POST", MESSAGES, Fault::Hang);
    game.white.command("roll", json!({})).await;
    world.until_hanging(1).await;
    game.white.types("e2e4").await;
    // The worker has tried the second one, and would look again in a second.
    world.until_sleeping(Duration::from_secs(1)).await;
    assert!(game.boards(2).is_empty());
    world.playground.release();
    game.shown(2).await;
    world.finish_with(|it| it.method == "GET" && it.status == 404).await;
}

#[tokio::test]
async fn a_board_in_vain_is_tried_ever_more_seldom_and_given_up_after_a_day() {
    let log = log::capture();
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    world.settle().await;
    world.playground.fault("POST", CALLBACK, Fault::DropRequest);
    let before = posts(&world);
    world.playground.plan(Plan::new("POST", MESSAGES, Fault::Fail { status: 503, code: 0 }));
    game.white.command("roll", json!({})).await;
    let mut waited = Duration::ZERO;
    for (tried, pause) in [1, 2, 4, 8, 16].into_iter().enumerate() {
        assert_eq!(world.put_off().await, Duration::from_secs(pause));
        assert_eq!(posts(&world), before + tried + 1);
        waited += Duration::from_secs(pause);
        world.clock.advance(Duration::from_secs(pause));
    }
    world.put_off().await;
    // A day after its turn it is tried, and then for the last time.
    world.clock.advance(DAY - waited);
    world.until("it is tried again", async || posts(&world) == before + 7).await;
    let pause = world.put_off().await;
    world.clock.advance(pause);
    world.settle().await;
    assert_eq!(posts(&world), before + 8);
    let given_up = |line: &&String| line.contains("given up after a day");
    assert_eq!(log.lines().iter().filter(given_up).count(), 1);
    assert!(game.boards(1).is_empty());
    // The turn stands all the same.
    assert_eq!(game.actions().await, ["r5"]);
    world.playground.clear_faults();
    world.finish_with(|it| it.status == 503 || (it.method == "GET" && it.status == 404)).await;
}

#[tokio::test]
async fn a_board_of_a_deleted_channel_is_owed_no_more() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    world.settle().await;
    world.playground.fault("POST", CALLBACK, Fault::DropRequest);
    world.playground.fault("POST", MESSAGES, Fault::Fail { status: 404, code: 10_003 });
    let before = posts(&world);
    game.white.command("roll", json!({})).await;
    world.until_request("a refused post", |it| it.method == "POST" && it.status == 404).await;
    world.settle().await;
    world.clock.advance(DAY);
    game.white.command("help", serde_json::json!({})).await;
    assert_eq!(posts(&world), before + 1, "nobody is left to see it");
    world.finish_with(|it| it.status == 404).await;
}
