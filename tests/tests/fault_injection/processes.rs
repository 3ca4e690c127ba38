//! Several processes, each with a part of the gateway's shards, on one database.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bot::config::Shards;
use bot::{Bot, Clock};
use playground::{Fault, Options, StartLimit};
use serde_json::json;
use tests::game::begin;
use tests::paths::CALLBACK;
use tests::process::Program;
use tests::{GameDriver, LEASE, World};

/// The number of a server that is the third shard's of four; what is outside servers is the first's.
const SERVER: u64 = 6;

/// Lets two shards begin at once.
fn two_at_once(world: &World) {
    let limit = StartLimit { max_concurrency: 2, ..world.playground.starts() };
    world.playground.set_starts(limit);
}

fn all() -> Vec<(u64, u64)> {
    (0..4).map(|shard| (shard, 4)).collect()
}

/// A game in the server, and one in the direct messages of the two.
async fn two_games(world: &World) -> (GameDriver<'_>, GameDriver<'_>) {
    let inside = begin(world, "chess").await;
    let outside = world.playground.channel("Ada, Boris");
    let (ada, boris) = world.two();
    (inside, GameDriver::begin(world, "chess", ada.at(outside), boris.at(outside)).await)
}

#[tokio::test]
async fn two_processes_play_with_two_shards_each() {
    let builder = World::builder().discord(|it| it.server = SERVER).shards("0-1/4");
    let world = builder.without_emoji().start().await;
    // Its process is not there yet.
    world.unheard(world.person("Ada").command("help", json!({}))).await;
    let other = world.process("2-3/4").await;
    assert_eq!(world.playground.shards(), all());
    let (inside, outside) = two_games(&world).await;
    for (seq, turn) in ["e2e4", "e7e5", "g1f3"].into_iter().enumerate() {
        for game in [&inside, &outside] {
            let player = if seq % 2 == 0 { game.white } else { game.black };
            player.types(turn).await;
            game.shown(seq + 1).await;
        }
    }
    // Commands are mentioned by their ids, which the second process has asked for.
    let help = world.person("Ada").command("help", json!({})).await;
    assert!(help.content().contains("</"), "{}", help.content());
    assert_eq!(world.requests("PUT", "/commands").len(), 1, "one process registers commands");
    assert_eq!(world.requests("POST", "/emojis").len(), render::Icon::all().count());
    other.stop().await;
    world.finish().await;
}

#[tokio::test]
async fn shards_identify_in_turn_whichever_process_has_them() {
    let every = Duration::from_millis(1_500);
    let discord = |it: &mut Options| (it.server, it.identify_every) = (SERVER, every);
    let world = World::builder().discord(discord).system_clock().shards("0/4").start().await;
    two_at_once(&world);
    let (second, third) = tokio::join!(world.process("1-2/4"), world.process("3/4"));
    assert_eq!(world.playground.shards(), all());
    assert_eq!(world.playground.identify_violations(), 0);
    // After INVALID_SESSION serenity begins each anew by itself.
    let before = world.playground.starts().remaining;
    world.playground.forget_sessions();
    let again = async || {
        world.playground.starts().remaining <= before - 4 && world.playground.shards() == all()
    };
    world.until("all are back", again).await;
    assert!(world.person("Ada").command("help", json!({})).await.is_private());
    second.stop().await;
    third.stop().await;
    world.finish().await;
}

/// A clock that stands where the system's does.
fn now() -> Clock {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time after 1970");
    Clock::manual(i64::try_from(now.as_millis()).expect("a near time"))
}

#[tokio::test]
async fn what_a_killed_process_leaves_is_done_by_another() {
    let begun = Instant::now();
    let world = World::builder()
        .discord(|it| it.server = SERVER)
        .clock(now())
        .shards("0-1/4")
        .start()
        .await;
    two_at_once(&world);
    let other = Program::within(env!("CARGO_BIN_EXE_loadtest")).serving(&world);
    let other = other.set([("SHARDS", "2-3/4")]).start().expect("the bot starts");
    world.until_alive(Shards::parse("2-3/4").expect("shards")).await;
    let (inside, outside) = two_games(&world).await;
    world.playground.fault("POST", CALLBACK, Fault::Hang);
    let killing = async {
        world.until_hanging(1).await;
        other.kill();
        world.playground.stop_waiting();
    };
    tokio::join!(inside.white.types("e2e4"), killing);
    assert_eq!(inside.actions().await, ["e2e4"], "it was written");
    assert!(inside.boards(1).is_empty(), "and not shown");
    // The job is the dead process's until its lease is over, by the clock of the system.
    world.clock.advance(LEASE + begun.elapsed());
    inside.shown(1).await;
    // What it heard nobody hears, until it is started again.
    world.unheard(inside.black.command("board", json!({}))).await;
    outside.white.types("d2d4").await;
    outside.shown(1).await;
    let again: Bot = world.process("2-3/4").await;
    inside.black.types("e7e5").await;
    inside.shown(2).await;
    again.stop().await;
    // The lookup of an answer that is not there.
    world.finish_with(|it| it.method == "GET" && it.status == 404).await;
}
