//! Answers whose fate is unclear: unreadable ones, late ones, rate limits, what hangs, and a stop
//! in the middle of one. Every turn has one board, and nobody is left waiting.

use std::pin::pin;
use std::time::Duration;

use playground::{Entry, Fault, Id, Plan};
use serde_json::{Value, json};
use tests::game::{GAME, begin};
use tests::paths::{CALLBACK, FOLLOW_UP, MESSAGES, ORIGINAL};
use tests::{GameDriver, Held, Person, Transport, World};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The requests so far that made a message, or may have.
fn posts(world: &World) -> Vec<Entry> {
    let posted = |it: &Entry| {
        it.method == "POST" && (it.path.ends_with("/messages") || it.path.contains("/webhooks/"))
    };
    world.playground.request_log().into_iter().filter(posted).collect()
}

/// Lets all requests of this kind go wrong until the faults are cleared.
fn always(world: &World, method: &str, path: &str, fault: Fault) {
    world.playground.plan(Plan::new(method, path, fault));
}

#[tokio::test]
async fn an_unreadable_first_answer_is_given() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let before = posts(&world).len();
    always(&world, "POST", CALLBACK, Fault::Garbled);
    // Nor can be read which message it became; that it is there is enough.
    always(&world, "GET", ORIGINAL, Fault::Garbled);
    game.white.command("roll", json!({})).await;
    game.shown(1).await;
    let settled = async || world.owed().await == 0;
    world.pass_until(Duration::from_secs(1), "no board is owed", settled).await;
    assert_eq!(posts(&world).len(), before, "the answer is the board");
    // The same of what is no board: a roll for all to see, and a private answer.
    game.white.command("roll", json!({ "dice": "2d6" })).await;
    game.white.command("help", json!({})).await;
    world.settle().await;
    world.playground.clear_faults();
    game.white.types("e2e4").await;
    game.shown(2).await;
    assert_eq!(game.boards(1).len(), 1);
    assert_eq!(posts(&world).len(), before);
    world.finish().await;
}

#[tokio::test]
async fn an_unreadable_post_is_made() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    game.white.command("roll", json!({})).await;
    game.noted(1).await;
    let before = posts(&world).len();
    always(&world, "POST", FOLLOW_UP, Fault::Garbled);
    always(&world, "POST", MESSAGES, Fault::Garbled);
    game.white.picks_privately(&["e2", "e4"]).await;
    game.shown(2).await;
    world.settle().await;
    // Whatever would be tried again is tried by then.
    world.clock.advance(DAY);
    game.black.command("help", json!({})).await;
    assert_eq!(posts(&world).len(), before + 1, "once");
    game.shown(2).await;
    world.finish().await;
}

/// Waits until nothing is "thinking" in a person's sight.
async fn nobody_waits(world: &World, person: Person<'_>) {
    let done = async || {
        let messages = world.playground.messages(person.channel, person.id);
        messages.iter().all(|it| !it.thinking)
    };
    world.until("nothing is thinking", done).await;
}

/// Gives a command while nothing can be written, until it is deferred; the message that says so.
async fn deferred(world: &World, person: Person<'_>, command: &str, options: Value) -> Id {
    let outcome = Held::during(world, person.command(command, options)).await;
    let message = outcome.message().filter(|it| it.thinking);
    message.unwrap_or_else(|| panic!("{outcome:?}")).id
}

#[tokio::test]
async fn a_deferral_is_taken_away_though_the_first_try_is_lost() {
    for fault in [Fault::DropRequest, Fault::DropAnswer, Fault::Fail { status: 502, code: 0 }] {
        let world = World::builder().fixed_dice(5).start().await;
        let game = begin(&world, GAME).await;
        for _ in 0..2 {
            world.playground.fault("DELETE", ORIGINAL, fault.clone());
        }
        let deferral = deferred(&world, game.white, "roll", json!({})).await;
        // The board does not wait for it.
        game.shown(1).await;
        let stands = world.playground.message(deferral, game.white.id).is_some();
        assert_eq!(stands, !matches!(fault, Fault::DropAnswer), "{fault:?}");
        world.wake(Duration::from_secs(1)).await;
        nobody_waits(&world, game.white).await;
        // A second try, or a look, may find that the first was done.
        world.finish_with(|it| matches!(it.status, 404 | 502)).await;
    }
}

/// Chooses a theme while nothing can be written, and waits for the answer, which is tried again after
/// each of these pauses.
async fn settles_late(world: &World, pauses: [Duration; 2]) {
    let (person, options) = (world.person("Ada"), json!({ "theme": render::THEMES[1].name }));
    let deferral = deferred(world, person, "settings", options).await;
    for pause in pauses {
        world.wake(pause).await;
    }
    nobody_waits(world, person).await;
    let told = world.playground.message(deferral, person.id).expect("an answer");
    assert_eq!(told.only_for, Some(person.id));
    assert!(told.content.contains("In effect for you"), "{}", told.content);
}

#[tokio::test]
async fn a_late_private_answer_comes_though_the_first_tries_are_lost() {
    for fault in [Fault::DropRequest, Fault::DropAnswer, Fault::Fail { status: 502, code: 0 }] {
        let world = World::builder().fixed_dice(5).start().await;
        for _ in 0..2 {
            world.playground.fault("PATCH", ORIGINAL, fault.clone());
        }
        settles_late(&world, [1, 2].map(Duration::from_secs)).await;
        world.finish_with(|it| it.status == 502).await;
    }
}

#[tokio::test]
async fn a_late_answer_waits_as_long_as_it_is_told_to() {
    let world = World::builder().fixed_dice(5).start().await;
    let wait = Duration::from_secs(3);
    let limited = Fault::RateLimited { retry_after: wait, global: false };
    world.playground.fault("PATCH", ORIGINAL, limited);
    world.playground.fault("PATCH", ORIGINAL, Fault::Fail { status: 500, code: 0 });
    settles_late(&world, [wait, Duration::from_secs(1)]).await;
    assert_eq!(world.requests("PATCH", "/@original").len(), 3);
    world.finish_with(|it| matches!(it.status, 429 | 500)).await;
}

#[tokio::test]
async fn a_stop_waits_for_the_answer_under_way() {
    let world = World::builder().fixed_dice(5).transport(Transport::Gateway).start().await;
    let game = begin(&world, GAME).await;
    world.settle().await;
    world.playground.fault("POST", CALLBACK, Fault::Hang);
    let stop = async {
        world.until_hanging(1).await;
        let mut stopping = pin!(world.stop_bot());
        let hears_no_more = async {
            world.until("it hears no more", async || !world.playground.is_connected()).await;
            assert_eq!(world.owed().await, 1);
        };
        tokio::select! {
            biased;
            () = &mut stopping => panic!("it stopped with an answer under way"),
            () = hears_no_more => world.playground.release(),
        }
        stopping.await;
    };
    let (outcome, ()) = tokio::join!(game.white.command("roll", json!({})), stop);
    assert!(outcome.content().contains("rolled **5**"), "{outcome:?}");
    assert_eq!(world.owed().await, 0, "and has noted that it was given");
    world.start_bot().await;
    game.shown(1).await;
    game.white.picks_privately(&["e2", "e4"]).await;
    game.shown(2).await;
    world.finish().await;
}

#[tokio::test]
async fn retry_after_is_obeyed() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    game.white.command("roll", json!({})).await;
    game.noted(1).await;
    let before = posts(&world).len();
    let wait = Duration::from_secs(3);
    let limited = || Fault::RateLimited { retry_after: wait, global: false };
    world.playground.fault("POST", FOLLOW_UP, limited());
    world.playground.fault("POST", MESSAGES, limited());
    game.white.picks_privately(&["e2", "e4"]).await;
    world.until_sleeping(wait).await;
    assert_eq!(posts(&world).len(), before + 1);
    world.clock.advance(wait);
    game.shown(2).await;
    world.settle().await;
    world.playground.clear_faults();
    world.finish_with(|it| it.status == 429).await;
}

/// A game in a new channel whose board after the first roll is owed: nothing gets through there.
async fn owing<'a>(world: &'a World, name: &str) -> (GameDriver<'a>, Id) {
    let channel = world.playground.add_channel(name);
    let [ada, boris] = ["Ada", "Boris"].map(|name| world.person(name).at(channel));
    let game = GameDriver::begin(world, GAME, ada, boris).await;
    world.settle().await;
    let plan = Plan::new("*", "/", Fault::DropRequest);
    world.playground.plan(Plan { channel: Some(channel), ..plan });
    (game, channel)
}

#[tokio::test]
async fn a_channel_that_hangs_delays_no_other() {
    let world = World::builder().fixed_dice(5).start().await;
    let (first, hangs) = owing(&world, "hangs").await;
    let (second, _) = owing(&world, "goes").await;
    let stop = async {
        world.until("both boards are owed", async || world.owed().await == 2).await;
        world.stop_bot().await;
    };
    tokio::join!(
        first.white.command("roll", json!({})),
        second.white.command("roll", json!({})),
        stop
    );
    world.playground.clear_faults();
    let plan = Plan::new("*", "/", Fault::Hang);
    world.playground.plan(Plan { channel: Some(hangs), ..plan });
    // By then nobody has a lease on what is to be done.
    world.clock.advance(DAY / 24);
    world.start_bot().await;
    world.until("one hangs", async || world.playground.hanging() > 0).await;
    second.shown(1).await;
    assert!(world.playground.hanging() > 0 && first.boards(1).is_empty());
    world.playground.clear_faults();
    world.playground.release();
    first.shown(1).await;
    world.finish_with(|it| it.method == "GET" && it.status == 404).await;
}
