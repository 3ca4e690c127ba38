//! Each way in which a single request can fail: what was done is there once, and is shown once.

use std::time::Duration;

use futures_util::future::join_all;
use playground::Fault;
use serde_json::json;
use tests::World;
use tests::game::{GAME, begin};
use tests::paths::{CALLBACK, FOLLOW_UP, MESSAGES};

/// A wait that Discord asks for.
const WAIT: Duration = Duration::from_millis(700);

/// What goes wrong, and whether posts do as well.
const FAULTS: [(Fault, bool); 11] = [
    (Fault::RateLimited { retry_after: WAIT, global: false }, true),
    (Fault::Shared(WAIT), true),
    (Fault::RateLimited { retry_after: WAIT, global: true }, true),
    (Fault::fail(500, 0), true),
    (Fault::fail(502, 0), true),
    (Fault::Hang, false),
    (Fault::DropRequest, true),
    (Fault::DropAnswer, true),
    (Fault::Garbled, true),
    // The interaction is not known, or answered before.
    (Fault::fail(404, 10_062), false),
    (Fault::fail(400, 40_060), false),
];

/// Moves while the first answer goes wrong; where `posts` do too, the board's first one as well.
async fn survives(fault: Fault, posts: bool) {
    let world = World::builder().fixed_dice(5).system_clock().start().await;
    let game = begin(&world, GAME).await;
    game.plays(0, &["r"]).await;
    world.playground.fault("POST", CALLBACK, fault.clone());
    if posts {
        world.playground.fault("POST", FOLLOW_UP, fault.clone());
        world.playground.fault("POST", MESSAGES, fault.clone());
    }
    let lost = async {
        if matches!(fault, Fault::Hang) {
            world.until_hanging(1).await;
            world.playground.stop_waiting();
        }
    };
    tokio::join!(game.white.types("e2e4"), lost);
    game.shown(2).await;
    assert!(!world.playground.injected_faults().is_empty(), "{fault:?} has not happened");
    world.playground.clear_faults();
    world.playground.release();
    game.black.command("roll", json!({})).await;
    game.shown(3).await;
    assert_eq!(game.actions().await, ["r5", "e2e4", "r5"], "{fault:?}");
    game.closed(2).await;
    world.finish_with(|it| it.status >= 400).await;
}

#[tokio::test]
async fn a_request_that_fails_in_any_way_loses_no_turn_and_no_board() {
    join_all(FAULTS.map(|(fault, posts)| survives(fault, posts))).await;
}
