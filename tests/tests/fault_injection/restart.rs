//! A game outlives the bot: restarts in mid-game, and answers that are lost on the way. A turn is
//! made once, and its board is shown.

use std::time::Duration;

use playground::{Answer, Entry, Fault, Plan};
use serde_json::{Value, json};
use tests::game::{GAME, begin};
use tests::paths::{CALLBACK, FOLLOW_UP, MESSAGES, ORIGINAL};
use tests::rows::JobRow;
use tests::{LEASE, World};

/// The boards that the bot has tried to post in channels, as far as they arrived.
fn posts(world: &World) -> Vec<Entry> {
    world.requests("POST", "/messages")
}

/// A board that is posted again can be told by its nonce: 24 hex digits, enforced.
fn check_nonce(body: &Value) -> String {
    assert_eq!(body["enforce_nonce"], json!(true), "{body}");
    let nonce = body["nonce"].as_str().expect("a nonce");
    assert_eq!(nonce.len(), 24, "{nonce}");
    assert!(nonce.bytes().all(|it| matches!(it, b'0'..=b'9' | b'a'..=b'f')), "{nonce}");
    nonce.to_owned()
}

/// The message that a person gets of a command while nobody hears it.
fn is_silence(answer: &Answer) -> bool {
    matches!(answer, Answer::Silence)
}

#[tokio::test]
async fn the_game_goes_on_after_a_restart() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let (ada, boris) = world.two();
    ada.command("roll", json!({})).await;
    // Half a move is chosen before the restart, and the rest of it afterwards.
    let opened = ada.picks_privately(&[]).await;
    let menu = opened.message().expect("a menu").clone();
    world.stop_bot().await;
    assert!(is_silence(&ada.command("board", json!({})).await.answer));
    world.start_bot().await;
    ada.choose(&menu, "e4").await;
    let board = game.shown(2).await;
    game.closed(1).await;

    world.restart_bot().await;
    boris.click_on(board.id, "Roll").await;
    let rolled = game.shown(3).await;
    assert_eq!(rolled.id, board.id, "a roll changes its board");
    game.closed(2).await;
    assert_eq!(game.actions().await, ["r5", "e2e4", "r5"]);
    world.finish().await;
}

#[tokio::test]
async fn a_job_that_another_version_has_written_keeps_nobody_busy() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    world.person("Ada").command("roll", json!({})).await;
    game.shown(1).await;
    world.settle().await;
    let (kind, payload) = ("review".to_owned(), "what only that one can read".to_owned());
    let job = JobRow {
        kind,
        subject_id: 1,
        game_id: Some(1),
        channel_id: 1,
        payload,
        ..JobRow::default()
    };
    let soon = Some(world.clock.now() + 2000);
    let jobs = [JobRow { run_at: Some(1), ..job.clone() }, JobRow { seq: 1, run_at: soon, ..job }];
    world.database.insert(&jobs).await;
    world.restart_bot().await;
    // The worker sleeps, and looks again when the next one is due, and then when the first one may be tried
    // anew: it rests for a lease of ten seconds.
    world.wake(Duration::from_secs(2)).await;
    world.until_sleeping(Duration::from_secs(8)).await;
    world.database.delete(|it: &JobRow| it.kind == "review").await;
    world.finish().await;
}

#[tokio::test]
async fn a_challenge_and_a_question_outlive_a_restart() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let options = json!({ "variant": GAME, "color": "white" });
    ada.asks("challenge", options).await;
    world.restart_bot().await;
    boris.click("Accept").await;
    let asked = boris.more("Resign").await;
    let question = asked.message().expect("a question").id;
    world.restart_bot().await;
    boris.click_on(question, "Yes").await;
    let end = ada.sees("the end", |it| it.content.contains("resigned")).await;
    assert!(end.button("Replay").is_some());
    world.finish().await;
}

#[tokio::test]
async fn an_answer_that_was_given_but_not_confirmed_is_found_again() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let before = posts(&world).len();
    world.playground.fault("POST", CALLBACK, Fault::DropAnswer);
    game.white.command("roll", json!({})).await;
    game.shown(1).await;
    game.closed(0).await;
    assert_eq!(game.actions().await, ["r5"]);
    assert_eq!(posts(&world).len(), before, "the answer is the board");
    world.finish().await;
}

#[tokio::test]
async fn an_answer_that_never_came_is_posted_in_the_channel() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    world.playground.fault("POST", CALLBACK, Fault::DropRequest);
    let (outcome, _) = tokio::join!(game.white.command("roll", json!({})), game.shown(1));
    assert!(is_silence(&outcome.answer));
    game.closed(0).await;
    assert_eq!(game.actions().await, ["r5"]);
    check_nonce(&posts(&world).pop().expect("a post").body);
    game.plays(1, &["e2e4"]).await;
    // The lookup of an answer that is not there.
    world.finish_with(|it| it.method == "GET" && it.status == 404).await;
}

#[tokio::test]
async fn a_post_that_fails_is_tried_again() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    game.white.command("roll", json!({})).await;
    world.playground.fault("POST", FOLLOW_UP, Fault::Fail { status: 500, code: 0 });
    world.playground.fault("POST", MESSAGES, Fault::Fail { status: 500, code: 0 });
    game.white.picks_privately(&["e2", "e4"]).await;
    let shown = async || !game.boards(2).is_empty();
    world.pass_until(Duration::from_secs(1), "the board is shown", shown).await;
    game.closed(1).await;
    let nonces: Vec<String> = posts(&world).iter().map(|it| check_nonce(&it.body)).collect();
    assert_eq!(nonces.len(), 2);
    assert_eq!(nonces[0], nonces[1]);
    assert_eq!(game.actions().await, ["r5", "e2e4"]);
    world.finish_with(|it| it.status == 500).await;
}

#[tokio::test]
async fn a_post_that_was_done_but_not_confirmed_is_not_seen_twice() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    game.white.command("roll", json!({})).await;
    world.playground.fault("POST", FOLLOW_UP, Fault::Fail { status: 404, code: 10_015 });
    world.playground.fault("POST", MESSAGES, Fault::DropAnswer);
    game.white.picks_privately(&["e2", "e4"]).await;
    // Its second try, answered with the message of the first.
    let again = async || posts(&world).len() == 2;
    world.pass_until(Duration::from_secs(1), "the board is posted twice", again).await;
    game.closed(1).await;
    game.shown(2).await;
    assert_eq!(game.actions().await, ["r5", "e2e4"]);
    world.finish_with(|it| it.status == 404 && it.method == "POST").await;
}

#[tokio::test]
async fn a_board_that_was_not_shown_is_shown_after_a_restart() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let outcome = game.stopped_owing(1, game.white.command("roll", json!({}))).await;
    assert!(is_silence(&outcome.answer));
    assert!(game.boards(1).is_empty());
    assert_eq!(world.owed().await, 1);
    world.start_bot().await;
    let board = game.shown(1).await;
    game.closed(0).await;
    let post = posts(&world).pop().expect("a post");
    check_nonce(&post.body);
    assert_eq!(post.answer["id"], board.id.to_string());
    assert_eq!(game.actions().await, ["r5"]);
    game.white.picks_privately(&["e2", "e4"]).await;
    game.shown(2).await;
    world.finish_with(|it| it.method == "GET" && it.status == 404).await;
}

#[tokio::test]
async fn a_board_that_was_shown_without_our_knowing_is_not_shown_again_after_a_restart() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    world.playground.fault("POST", CALLBACK, Fault::DropAnswer);
    world.playground.plan(Plan::new("GET", ORIGINAL, Fault::DropRequest));
    game.white.command("roll", json!({})).await;
    world.stop_bot().await;
    assert_eq!(game.boards(1).len(), 1);
    assert_eq!(world.owed().await, 1);
    world.playground.clear_faults();
    world.clock.advance(LEASE);
    let before = posts(&world).len();
    world.start_bot().await;
    world.until("nothing is owed", async || world.owed().await == 0).await;
    game.closed(0).await;
    game.shown(1).await;
    assert_eq!(posts(&world).len(), before);
    world.finish().await;
}

#[tokio::test]
async fn the_first_board_is_owed_too() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    ada.command("challenge", json!({ "variant": GAME })).await;
    world.playground.fault("POST", CALLBACK, Fault::DropRequest);
    world.playground.plan(Plan::new("POST", MESSAGES, Fault::DropRequest));
    let stop = async {
        world.until("a board is owed", async || world.owed().await == 1).await;
        world.stop_bot().await;
        world.playground.clear_faults();
        world.clock.advance(LEASE);
    };
    tokio::join!(boris.click("Accept"), stop);
    world.start_bot().await;
    let start = ada.sees("the start", |it| it.content.contains("plays White")).await;
    assert!(start.button("Roll").is_some());
    // The challenge could not be told that it is accepted, either.
    world.finish_with(|it| it.status == 404).await;
}
