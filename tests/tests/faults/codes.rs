//! Each way in which a single request can fail: what was done is there once, and is shown once.

use std::time::Duration;

use playground::{Entry, Fault};
use serde_json::json;
use tests::World;
use tests::game::{GAME, begin};
use tests::paths::{CALLBACK, FOLLOW_UP, MESSAGES};

/// A wait that Discord asks for.
const WAIT: Duration = Duration::from_millis(700);

/// Rolls while the first answer goes wrong so; where `posts` do too, the board's first one as well.
async fn survives(fault: Fault, posts: bool) {
    let world = World::builder().fixed_dice(5).start().await;
    let table = begin(&world, GAME).await;
    table.white.command("roll", json!({})).await;
    table.shown(1).await;
    world.playground.fault("POST", CALLBACK, fault.clone());
    if posts {
        world.playground.fault("POST", FOLLOW_UP, fault.clone());
        world.playground.fault("POST", MESSAGES, fault);
    }
    table.white.types("e2e4").await;
    table.shown(2).await;
    assert!(!world.playground.struck().is_empty(), "nothing went wrong");
    world.playground.mend();
    world.playground.release();
    table.black.command("roll", json!({})).await;
    table.shown(3).await;
    assert_eq!(table.actions().await, ["r5", "e2e4", "r5"]);
    table.closed(2).await;
    world.finish_with(|it: &Entry| it.status >= 400).await;
}

#[tokio::test]
async fn a_429_of_the_route() {
    survives(Fault::RateLimited { retry_after: WAIT, global: false }, true).await;
}

#[tokio::test]
async fn a_429_that_others_have_caused() {
    survives(Fault::Shared(WAIT), true).await;
}

#[tokio::test]
async fn a_429_of_all_requests() {
    survives(Fault::RateLimited { retry_after: WAIT, global: true }, true).await;
}

#[tokio::test]
async fn a_500() {
    survives(Fault::Fail { status: 500, code: 0 }, true).await;
}

#[tokio::test]
async fn a_502() {
    survives(Fault::Fail { status: 502, code: 0 }, true).await;
}

#[tokio::test]
async fn a_request_that_hangs() {
    survives(Fault::Hang, false).await;
}

#[tokio::test]
async fn a_reset_before_the_request_is_done() {
    survives(Fault::DropRequest, true).await;
}

#[tokio::test]
async fn a_reset_after_the_request_is_done() {
    survives(Fault::DropAnswer, true).await;
}

#[tokio::test]
async fn a_body_that_is_no_json() {
    survives(Fault::Garbled, true).await;
}

#[tokio::test]
async fn a_10062_since_the_interaction_is_not_known() {
    survives(Fault::Fail { status: 404, code: 10_062 }, false).await;
}

#[tokio::test]
async fn a_40060_since_the_interaction_is_answered() {
    survives(Fault::Fail { status: 400, code: 40_060 }, false).await;
}
