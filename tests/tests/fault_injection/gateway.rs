//! Each way in which the gateway can fail: the bot comes back, or ends where it may not, and hears
//! everything once.

use std::sync::Arc;
use std::time::Duration;

use bot::config::Config;
use bot::{Bot, FairDice, StartError};
use futures_util::future::join_all;
use playground::GatewayFault;
use serde_json::json;
use tests::game::{GAME, begin};
use tests::{PATIENCE, Transport, World};
use tokio::time::timeout;

/// How often the bot says that it is alive, where that matters.
const HEARTBEAT: Duration = Duration::from_millis(500);

/// The closes after which the bot comes again.
const PASSING: [u16; 9] = [4000, 4001, 4002, 4003, 4005, 4006, 4007, 4008, 4009];

/// Those after which it ends at once, since coming again would change nothing. Whoever watches over the
/// bot starts it again. serenity does not tell 4010 to 4012 from others.
const FINAL: [u16; 3] = [4004, 4013, 4014];

/// A world whose bot hears over the gateway, and whose dice always show 5.
async fn over_the_gateway() -> World {
    World::builder().transport(Transport::Gateway).fixed_dice(5).start().await
}

/// Has something happen to the connection, and waits until the bot is back and is heard.
async fn comes_back(world: &World, what: &str, trouble: impl FnOnce()) {
    let before = world.playground.gateway_attempts();
    trouble();
    let again = async || world.playground.gateway_attempts() > before;
    world.until(&format!("it comes again after {what}"), again).await;
    let back = async || world.playground.is_connected();
    world.until(&format!("it is back after {what}"), back).await;
    let help = world.person("Ada").command("help", json!({})).await;
    assert!(help.is_private(), "after {what}: {help:?}");
}

/// How many sessions this takes of those that may still begin.
async fn sessions_taken(world: &World, what: &str, trouble: impl FnOnce()) -> u64 {
    let before = world.playground.starts().remaining;
    comes_back(world, what, trouble).await;
    before - world.playground.starts().remaining
}

#[tokio::test]
async fn sessions_that_are_asked_to_end_are_resumed_where_they_may_be() {
    let world = over_the_gateway().await;
    let playground = &world.playground;
    let taken = sessions_taken(&world, "op 7", || playground.ask_to_reconnect()).await;
    assert_eq!(taken, 0, "the session is resumed");
    for (resumable, sessions) in [(true, 0), (false, 1)] {
        let invalid = || playground.invalidate_sessions(resumable);
        assert_eq!(sessions_taken(&world, "op 9", invalid).await, sessions, "{resumable}");
    }
}

#[tokio::test]
async fn a_game_goes_on_after_a_connection_that_was_lost() {
    let world = over_the_gateway().await;
    let (playground, game) = (&world.playground, begin(&world, GAME).await);
    comes_back(&world, "a close", || playground.close_gateway(4000)).await;
    let seq = game.plays(0, &["r", "e2e4"]).await;
    comes_back(&world, "a forgotten session", || playground.forget_sessions()).await;
    game.plays(seq, &["r", "d7d5"]).await;
    world.finish().await;
}

#[tokio::test]
async fn closes_after_which_it_may_come_again() {
    let closed = PASSING.map(|code| async move {
        // After 4003 serenity notices at its next heartbeat that it is closed.
        let world = match code {
            4003 => World::builder().heartbeat(HEARTBEAT).fixed_dice(5).start().await,
            _ => over_the_gateway().await,
        };
        comes_back(&world, &code.to_string(), || world.playground.close_gateway(code)).await;
    });
    join_all(closed).await;
}

#[tokio::test]
async fn closes_after_which_it_ends() {
    let closed = FINAL.map(|code| async move {
        let world = World::builder().heartbeat(HEARTBEAT).start().await;
        let before = world.playground.gateway_attempts();
        world.playground.close_gateway(code);
        ends_for_good(&world, code).await;
        assert_eq!(world.playground.gateway_attempts(), before, "{code}: it comes again");
        // Discord itself sends them where a session is to begin.
        world.stop_bot().await;
        world.playground.set_gateway_fault(GatewayFault::Close(code));
        world.launch_bot().await;
        ends_for_good(&world, code).await;
        assert_eq!(world.playground.gateway_attempts(), before + 1, "{code}: it tries once");
    });
    join_all(closed).await;
}

/// Waits until the bot ends after such a close, and checks that it says why.
async fn ends_for_good(world: &World, code: u16) {
    match world.ended().await {
        StartError::Config(error) if code == 4004 => {
            assert!(error.to_string().contains("DISCORD_TOKEN"), "{error}");
        }
        StartError::Other(error) if code != 4004 => {
            assert!(error.contains(&code.to_string()), "{code}: {error}");
        }
        error => panic!("{code}: {error}"),
    }
}

#[tokio::test]
async fn heartbeats_that_nobody_acknowledges() {
    let world = World::builder().heartbeat(HEARTBEAT).fixed_dice(5).start().await;
    comes_back(&world, "lost acknowledgements", || {
        world.playground.set_gateway_fault(GatewayFault::NoAcks);
    })
    .await;
}

#[tokio::test]
async fn a_connection_that_is_open_on_one_side_alone() {
    let world = World::builder().heartbeat(HEARTBEAT).fixed_dice(5).start().await;
    let before = world.playground.gateway_attempts();
    world.playground.set_gateway_fault(GatewayFault::Silence);
    let again = async || world.playground.gateway_attempts() > before;
    world.until("it comes again", again).await;
    comes_back(&world, "silence", || world.playground.clear_gateway_fault()).await;
}

#[tokio::test]
async fn a_late_ready() {
    let world = over_the_gateway().await;
    let game = begin(&world, GAME).await;
    world.settle().await;
    world.stop_bot().await;
    let before = world.playground.gateway_attempts();
    world.playground.set_gateway_fault(GatewayFault::LateReady(Duration::MAX));
    world.launch_bot().await;
    let tries = async || world.playground.gateway_attempts() > before;
    world.until("it tries to connect", tries).await;
    assert!(!world.playground.is_connected());
    world.playground.clear_gateway_fault();
    world.until("it is ready", async || world.playground.is_connected()).await;
    game.white.command("roll", json!({})).await;
    game.shown(1).await;
    assert_eq!(game.actions().await, ["r5"]);
    world.finish().await;
}

#[tokio::test]
async fn events_that_come_twice() {
    let world = over_the_gateway().await;
    world.playground.set_gateway_fault(GatewayFault::Twice);
    let game = begin(&world, GAME).await;
    game.white.command("roll", json!({})).await;
    game.shown(1).await;
    game.white.types("e2e4").await;
    game.shown(2).await;
    game.black.click("Roll").await;
    game.shown(3).await;
    assert_eq!(game.actions().await, ["r5", "e2e4", "r5"]);
    // One of two is answered.
    world.finish().await;
}

#[tokio::test]
async fn events_in_the_wrong_order() {
    let world = over_the_gateway().await;
    let game = begin(&world, GAME).await;
    world.settle().await;
    world.playground.set_gateway_fault(GatewayFault::Disordered);
    // The first waits for the second.
    let (rolled, told) =
        tokio::join!(game.white.command("roll", json!({})), game.black.command("help", json!({})));
    assert!(!rolled.is_private() && told.is_private());
    world.playground.clear_gateway_fault();
    game.shown(1).await;
    assert_eq!(game.actions().await, ["r5"]);
    world.finish().await;
}

#[tokio::test]
async fn a_bad_token_is_told_where_the_gateway_is_asked_for() {
    let world = over_the_gateway().await;
    world.stop_bot().await;
    world.playground.clear_request_log();
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
    let requests = world.playground.request_log();
    let asked: Vec<(&str, u16)> = requests.iter().map(|it| (&*it.path, it.status)).collect();
    assert_eq!(asked, [("/api/v10/gateway/bot", 401)]);
    assert_eq!(world.playground.gateway_attempts(), before);
}

#[tokio::test]
async fn there_are_as_many_shards_as_discord_says() {
    let world = over_the_gateway().await;
    world.stop_bot().await;
    world.playground.set_shards(2);
    let before = world.playground.starts().remaining;
    world.start_bot().await;
    let both = async || world.playground.starts().remaining == before - 2;
    world.until("two sessions have begun", both).await;
    let help = world.person("Ada").command("help", json!({})).await;
    assert!(help.is_private());
    world.finish().await;
}
