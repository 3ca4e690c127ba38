//! What is not decided 1.5 s after it came is deferred, and the answer comes later all the same.
//!
//! A transaction of our own holds the database meanwhile: whoever wants to write waits for it.

use std::time::Duration;

use playground::{Answer, Fault, Outcome, Plan};
use serde_json::{Value, json};
use tests::game::{GAME, begin};
use tests::paths::ORIGINAL;
use tests::{DEFER_AFTER, GameDriver, Held, Person, World};

/// For how long the token of an interaction is known to Discord.
const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60);

/// Waits until the last first answer that was given is this one. It is seen a moment before it
/// stands in the request log.
async fn last_answer(world: &World, body: Value) {
    let is_last = async || {
        let requests = world.playground.request_log();
        let mut answers = requests.iter().rev();
        let last = answers.find(|it| it.path.ends_with("/callback"));
        last.is_some_and(|it| without_empty(&it.body) == body)
    };
    world.until(&format!("the last answer is {body}"), is_last).await;
}

/// A body without the fields of serenity's that say nothing.
fn without_empty(body: &Value) -> Value {
    let Value::Object(fields) = body else {
        return body.clone();
    };
    let fields = fields.iter().map(|(name, value)| (name.clone(), without_empty(value)));
    fields.filter(|(_, value)| ![json!(null), json!([]), json!({})].contains(value)).collect()
}

/// Checks that a command was deferred privately, and returns when nobody sees that any more.
async fn deferral_gone(world: &World, person: Person<'_>, outcome: &Outcome) {
    let Answer::Thinking { message } = &outcome.answer else {
        panic!("not deferred: {outcome:?}");
    };
    assert_eq!(message.only_for, Some(person.id));
    last_answer(world, json!({ "type": 5, "data": { "flags": 64 } })).await;
    let gone = async || world.playground.message(message.id, person.id).is_none();
    world.until("the deferral is deleted", gone).await;
}

async fn check_click_deferred(world: &World, outcome: &Outcome) {
    assert!(matches!(outcome.answer, Answer::Acknowledged), "{outcome:?}");
    last_answer(world, json!({ "type": 6 })).await;
}

#[tokio::test]
async fn what_is_not_decided_in_a_second_and_a_half_is_deferred() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let held = Held::new(&world).await;
    let time_passes = async {
        world.until_sleeping(DEFER_AFTER).await;
        let a_millisecond = Duration::from_millis(1);
        world.clock.advance(DEFER_AFTER - a_millisecond);
        boris.command("help", json!({})).await;
        assert_eq!(world.requests("POST", "/callback").len(), 1, "too early");
        world.clock.advance(a_millisecond);
    };
    let options = json!({ "variant": "chess" });
    let (outcome, ()) = tokio::join!(ada.command("challenge", options), time_passes);
    assert!(matches!(outcome.answer, Answer::Thinking { .. }), "{outcome:?}");
    held.let_go().await;
    ada.sees("the challenge", |it| it.button("Accept").is_some()).await;
    world.finish().await;
}

#[tokio::test]
async fn nothing_is_asked_of_a_token_that_is_dead() {
    let world = World::builder().fixed_dice(5).start().await;
    let ada = world.person("Ada");
    world.playground.plan(Plan::new("PATCH", ORIGINAL, Fault::Fail { status: 503, code: 0 }));
    Held::during(&world, ada.command("settings", json!({ "size": "small" }))).await;
    let asked = || world.requests("PATCH", "/@original").len();
    let mut passed = DEFER_AFTER;
    for seconds in [1, 2, 4, 8, 16] {
        let pause = Duration::from_secs(seconds);
        world.wake(pause).await;
        passed += pause;
    }
    // It is tried for the last time a second before the end.
    let (a_second, last_pause) = (Duration::from_secs(1), Duration::from_secs(32));
    // So long nobody else sleeps.
    let left = Duration::from_millis(1_337);
    world.until("it is tried so often", async || asked() == 6).await;
    world.until_sleeping(last_pause).await;
    assert_eq!(asked(), 6);
    world.clock.advance(TOKEN_LIFE - a_second - left - passed);
    world.wake(left).await;
    world.until("it is tried for the last time", async || asked() == 8).await;
    world.clock.advance(TOKEN_LIFE);
    ada.command("help", json!({})).await;
    assert_eq!(asked(), 8, "a token lives for fifteen minutes");
    world.finish_with(|it| it.status == 503).await;
}

#[tokio::test]
async fn a_slow_roll_is_deferred_and_its_board_posted() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let (ada, boris) = (game.white, game.black);
    let outcome = Held::during(&world, async {
        let outcome = ada.command("roll", json!({})).await;
        assert!(game.boards(1).is_empty());
        outcome
    })
    .await;
    deferral_gone(&world, ada, &outcome).await;
    let board = game.shown(1).await;
    assert!(board.used.is_some_and(|it| it.on.is_none()), "it follows the command");
    game.closed(0).await;
    ada.types("e2e4").await;
    let before = game.shown(2).await;
    game.noted(2).await;

    let outcome = Held::during(&world, boris.click("Roll")).await;
    check_click_deferred(&world, &outcome).await;
    assert_eq!(game.shown(3).await.id, before.id, "the clicked board is changed");
    game.noted(3).await;
    let turn = boris.choose(&game.shown(3).await, "d7d5").await;
    assert!(!turn.is_private());
    game.shown(4).await;
    game.closed(3).await;
    assert_eq!(world.record(game.id).await.len(), 4);
    world.finish().await;
}

#[tokio::test]
async fn a_slow_move_by_the_menus_closes_them() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let ada = game.white;
    ada.command("roll", json!({})).await;
    game.noted(1).await;
    let squares = ada.picks_privately(&[]).await;
    let menu = squares.message().expect("squares").clone();
    let outcome = Held::during(&world, ada.choose(&menu, "e4")).await;
    check_click_deferred(&world, &outcome).await;
    game.shown(2).await;
    let closed = ada.sees("the closed picker", |it| it.content.starts_with("You played")).await;
    assert_eq!(closed.id, menu.id);
    assert!(closed.components.is_empty() && closed.attachments.is_empty());
    world.finish().await;
}

#[tokio::test]
async fn a_slow_mistake_is_told_privately() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let ada = game.white;
    let start = game.shown(0).await.id;
    // Both wait for the same turn; one of them comes second.
    let both = async { tokio::join!(ada.command("roll", json!({})), ada.click_on(start, "Roll")) };
    let (typed, clicked) = Held::during_all(&world, 2, both).await;
    assert!(matches!(typed.answer, Answer::Thinking { .. }), "{typed:?}");
    assert!(matches!(clicked.answer, Answer::Acknowledged), "{clicked:?}");
    game.shown(1).await;
    let told = ada.sees("the mistake", |it| it.content.contains("Already done")).await;
    assert_eq!(told.only_for, Some(ada.id));
    assert_eq!(world.record(game.id).await.len(), 1);
    world.finish().await;
}

#[tokio::test]
async fn a_slow_challenge_and_its_acceptance_come_all_the_same() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let options = json!({ "variant": GAME, "color": "white" });
    let outcome = Held::during(&world, ada.command("challenge", options)).await;
    deferral_gone(&world, ada, &outcome).await;
    let challenge = ada.sees("the challenge", |it| it.button("Accept").is_some()).await;
    assert_eq!(challenge.only_for, None);
    let outcome = Held::during(&world, boris.click("Accept")).await;
    check_click_deferred(&world, &outcome).await;
    let game = GameDriver::found(&world, ada, boris).await;
    game.white.command("roll", json!({})).await;
    game.shown(1).await;
    world.became(challenge.id, "").await;
    world.finish().await;
}

#[tokio::test]
async fn what_waits_for_a_locked_database_in_vain_is_told_so_and_is_not_done() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let ada = game.white;
    // Another program has it, for longer than anybody waits.
    let held = Held::new(&world).await;
    tokio::join!(ada.command("roll", json!({})), world.wake(DEFER_AFTER));
    let told = ada.sees("what went wrong", |it| it.content.contains("went wrong")).await;
    assert_eq!(told.only_for, Some(ada.id));
    let text = told.content.to_lowercase();
    assert!(text.contains("(error `"), "{text}");
    let text = text.replacen("(error `", "", 1);
    for word in ["database", "table", "sql", "error"] {
        assert!(!text.contains(word), "{word} is in {text}");
    }
    held.let_go().await;
    // Who writes waits for who asked before, so what is still to be done is done by then.
    assert!(ada.command("settings", json!({ "theme": "slate" })).await.is_private());
    assert_eq!(world.record(game.id).await, [], "nothing was done, and nothing is done later");
    ada.command("roll", json!({})).await;
    game.shown(1).await;
    assert_eq!(game.actions().await, ["r5"]);
    world.finish().await;
}
