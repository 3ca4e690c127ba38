//! What becomes of boards and answers in direct messages that Discord does not take.

use playground::{Answer, Fault, Plan};
use serde_json::json;
use tests::paths::{CALLBACK, FOLLOW_UP};
use tests::{Held, World, outside};

use super::{HOUR, begin, lost_its_buttons};

#[tokio::test]
async fn a_board_that_does_not_follow_is_shown_by_whoever_acts_next() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world).await;
    let (ada, boris) = (game.white, game.black);
    let start = game.shown(0).await;
    world.playground.fault("POST", FOLLOW_UP, Fault::fail(404, 10_015));
    lost_its_buttons(&ada.choose(&start, "e2e4").await, &start);
    let told = ada.sees("the reason", |it| it.content.contains("didn't let me show it")).await;
    assert_eq!(told.only_for, Some(ada.id));
    assert_eq!((world.owed().await, game.boards(1).len()), (1, 0));
    ada.command("help", json!({})).await;
    assert_eq!(game.shown(1).await.mentions, [boris.id]);
    // Who asks for it has it, and once. Nobody is told what becomes of a board while another one is
    // still being noted.
    let board = game.shown(1).await;
    game.noted(1).await;
    world.playground.fault("POST", FOLLOW_UP, Fault::fail(404, 10_015));
    boris.choose(&board, "e7e5").await;
    boris.sees("the reason", |it| it.content.contains("didn't let me show it")).await;
    ada.command("board", json!({})).await;
    game.shown(2).await;
    world.settle().await;
    assert_eq!(game.boards(2).len(), 1);
    outside::check(&world, game.channel());
    world.finish_with(|it| it.status == 404).await;
}

#[tokio::test]
async fn an_unclear_answer_is_asked_for_and_a_dead_token_waits_for_a_living_one() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world).await;
    let (ada, boris) = (game.white, game.black);
    world.playground.fault("POST", CALLBACK, Fault::DropAnswer);
    ada.types("e2e4").await;
    game.shown(1).await;
    world.settle().await;
    assert_eq!(game.boards(1).len(), 1, "it was there");
    let board = game.shown(1).await;
    world.playground.plan(Plan::new("POST", FOLLOW_UP, Fault::fail(500, 0)));
    boris.choose(&board, "e7e5").await;
    world.until_request("a failed follow-up", |it| it.status == 500).await;
    world.put_off().await;
    world.clock.advance(HOUR);
    world.until("the board rests", async || world.a_board_rests().await).await;
    world.playground.clear_faults();
    world.restart_bot().await;
    world.clock.advance(HOUR);
    assert!(game.boards(2).is_empty());
    ada.command("help", json!({})).await;
    assert_eq!(game.shown(2).await.mentions, [ada.id]);
    outside::check(&world, game.channel());
    world.finish_with(|it| it.status == 500).await;
}

#[tokio::test]
async fn what_was_answered_elsewhere_is_no_mistake_the_second_time() {
    let world = World::new().await;
    let game = begin(&world).await;
    let ada = game.white;
    let start = game.shown(0).await;
    ada.types("e2e4").await;
    game.shown(1).await;
    // As where two programs hear of the click, and this one finds it done by the other.
    let elsewhere = Fault::fail(400, 40_060);
    world.playground.fault("POST", CALLBACK, elsewhere.clone());
    assert!(matches!(ada.choose(&start, "e2e4").await.answer, Answer::Silence));
    world.playground.fault("POST", CALLBACK, elsewhere.clone());
    let typed = ada.types("e2e4").await;
    assert!(matches!(typed.answer, Answer::Silence), "{typed:?}");
    world.playground.fault("POST", CALLBACK, elsewhere);
    let chosen = ada.command("settings", json!({ "theme": "slate" }));
    let late = Held::during(&world, chosen).await;
    assert!(matches!(late.answer, Answer::Silence), "{late:?}");
    let deferral = world.requests("POST", "/callback").pop().expect("an answer");
    assert_eq!((deferral.status, &deferral.body["type"]), (400, &json!(5)));
    ada.command("help", json!({})).await;
    let told = world.playground.messages(ada.channel, ada.id).into_iter();
    let told: Vec<String> =
        told.filter(|it| it.only_for == Some(ada.id)).map(|it| it.content).collect();
    assert_eq!(told.len(), 1, "the help alone: {told:?}");
    outside::check(&world, game.channel());
    world.finish_with(|it| it.status == 400).await;
}
