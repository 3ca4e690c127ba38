//! A connection to the gateway that gives no sign of life ends the bot within three minutes by its
//! clock, and one that is alive is left alone.

use std::time::Duration;

use bot::StartError;
use futures_util::future::join_all;
use playground::{Event, GatewayFault, StartLimit};
use serde_json::json;
use tests::log::Heard;
use tests::{Transport, World, WorldBuilder};

/// How often the watchdog looks.
const LOOK: Duration = Duration::from_secs(15);

/// What passes for each look: so never as much as a look is left until the program says the next time,
/// every half minute, that it is alive.
const STEP: Duration = Duration::from_secs(16);

/// How often the bot says that it is alive, where that matters.
const HEARTBEAT: Duration = Duration::from_millis(500);

fn over_gateway() -> WorldBuilder {
    World::builder().transport(Transport::Gateway)
}

/// A world whose bot starts while this is wrong with the gateway.
async fn with_gateway_fault(builder: WorldBuilder, fault: GatewayFault) -> World {
    let world = builder.start().await;
    world.stop_bot().await;
    world.playground.set_gateway_fault(fault);
    world.launch_bot().await;
    world
}

/// Lets the watchdog look so often, each time after so long; the bot goes on.
async fn looks(world: &World, times: usize, after: Duration) {
    for _ in 0..times {
        world.until_sleeping(LOOK).await;
        world.clock.advance(after);
    }
    world.until_sleeping(LOOK).await;
}

/// Lets the watchdog look until that ends the bot; how often it took.
async fn looks_until_it_ends(world: &World) -> usize {
    let mut looks = 0;
    let looking = async {
        loop {
            world.until_sleeping(LOOK).await;
            world.clock.advance(STEP);
            looks += 1;
        }
    };
    let error = tokio::select! {
        error = world.ended() => error,
        () = looking => unreachable!("the watchdog looks for ever"),
    };
    assert!(error.to_string().contains("stands still"), "{error}");
    assert!(matches!(error, StartError::Other(_)), "no variable mends that: {error}");
    looks
}

#[tokio::test]
async fn a_connection_that_stands_still_ends_the_bot() {
    // serenity does not tell that the last three are for good.
    let closes = [4010, 4011, 4012].map(GatewayFault::Close);
    let all = [GatewayFault::Silence, GatewayFault::Stall].into_iter().chain(closes);
    join_all(all.map(|fault| async move {
        let world = with_gateway_fault(over_gateway(), fault).await;
        assert_eq!(looks_until_it_ends(&world).await, 12, "{fault:?}");
    }))
    .await;
}

#[tokio::test]
async fn a_connection_that_never_becomes_ready_ends_the_bot_though_its_heart_beats() {
    let never = GatewayFault::LateReady(Duration::MAX);
    let world = with_gateway_fault(over_gateway().heartbeat(HEARTBEAT), never).await;
    looks(&world, 6, STEP).await;
    let before = world.playground.heartbeats();
    let beats = async || world.playground.heartbeats() > before + 2;
    world.until("its heart beats", beats).await;
    assert_eq!(looks_until_it_ends(&world).await, 6);
}

#[tokio::test]
async fn a_connection_that_falls_silent_after_it_was_ready_ends_the_bot() {
    let world = over_gateway().start().await;
    world.playground.set_gateway_fault(GatewayFault::Silence);
    let looks = looks_until_it_ends(&world).await;
    assert!((13..=15).contains(&looks), "counted from its last sign of life: {looks}");
}

#[tokio::test]
async fn a_connection_that_cannot_be_made_again_ends_the_bot() {
    let world = over_gateway().start().await;
    let before = world.playground.gateway_attempts();
    world.playground.set_gateway_fault(GatewayFault::Stall);
    world.playground.close_gateway(4000);
    let tries = async || world.playground.gateway_attempts() > before;
    world.until("it tries to come back", tries).await;
    let looks = looks_until_it_ends(&world).await;
    assert!((13..=15).contains(&looks), "counted from its last sign of life: {looks}");
}

#[tokio::test]
async fn a_connection_that_is_alive_is_left_alone() {
    let world = over_gateway().heartbeat(HEARTBEAT).start().await;
    let before = world.playground.gateway_attempts();
    let heard = Heard::at("bot::discord::gateway=debug");
    for beats in 1..3 {
        looks(&world, 11, STEP).await;
        heard.until(&world, "a heartbeat was acknowledged", beats).await;
    }
    looks(&world, 11, STEP).await;
    assert!(world.playground.is_connected());
    assert_eq!(world.playground.gateway_attempts(), before);
    world.finish().await;
}

#[tokio::test]
async fn a_week_in_one_leap_is_one_look() {
    let world = with_gateway_fault(over_gateway(), GatewayFault::Silence).await;
    looks(&world, 11, Duration::from_secs(7 * 24 * 60 * 60)).await;
    assert_eq!(looks_until_it_ends(&world).await, 1);
}

/// A world whose bot is stopped and may begin so many sessions.
async fn with_sessions_left(remaining: u64) -> (World, StartLimit) {
    let world = over_gateway().start().await;
    world.stop_bot().await;
    let reset_after = Duration::from_secs(60 * 60);
    let limit = StartLimit { total: 1000, remaining, reset_after, max_concurrency: 1 };
    world.playground.set_starts(limit);
    (world, limit)
}

#[tokio::test]
async fn without_sessions_left_it_connects_only_when_there_are_more() {
    let (world, limit) = with_sessions_left(0).await;
    let before = world.playground.gateway_attempts();
    world.launch_bot().await;
    let told = world.requests("GET", "/gateway/bot").pop().expect("it asks").answer;
    let wait = told["session_start_limit"]["reset_after"].as_u64().expect("a time");
    let (wait, a_millisecond) = (Duration::from_millis(wait), Duration::from_millis(1));
    world.until_sleeping(wait).await;
    world.playground.set_starts(StartLimit { remaining: 1, ..limit });
    world.clock.advance(wait - a_millisecond);
    assert_eq!(world.owed().await, 0);
    assert_eq!(world.playground.gateway_attempts(), before, "too early");
    world.clock.advance(a_millisecond);
    world.until("it connects", async || world.playground.is_connected()).await;
    assert_eq!(world.playground.gateway_attempts(), before + 1);
    assert_eq!(world.playground.starts().remaining, 0);
    assert!(world.person("Ada").command("help", json!({})).await.is_private());
    world.finish().await;
}

#[tokio::test]
async fn sessions_that_end_at_once_are_not_begun_until_none_is_left() {
    let (world, _) = with_sessions_left(2).await;
    let mut events = world.playground.events();
    world.launch_bot().await;
    let each_session_ends = async {
        loop {
            if let Ok(Event::Bot { connected: true }) = events.recv().await {
                world.playground.invalidate_sessions(false);
            }
        }
    };
    // serenity begins the second by itself.
    let error = tokio::select! {
        error = world.ended() => error,
        () = each_session_ends => unreachable!("sessions end for ever"),
    };
    assert!(error.to_string().contains("too few sessions"), "{error}");
    assert_eq!(world.playground.starts().remaining, 0);
}
