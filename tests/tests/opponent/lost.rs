//! Answers that are lost or late on the way, in games against Eightfold: each turn and its answer
//! stand on one board all the same.

use std::time::{Duration, Instant};

use playground::{Answer, Fault, Message};
use rules::Color;
use tests::paths::{CALLBACK, FOLLOW_UP, MESSAGES, ORIGINAL};
use tests::{Solo, World};

/// A game of Ada's with White, and its first board.
async fn begin(world: &World) -> (Solo<'_>, Message) {
    let solo = Solo::begin(world, world.person("Ada"), "chess", 1, Color::White).await;
    let (_, start) = solo.answered().await;
    (solo, start)
}

/// The board that tells Ada's turn and its answer is the only one of them.
async fn check_told_once(world: &World, solo: &Solo<'_>) -> Message {
    let (game, board) = solo.answered().await;
    assert_eq!(game.actions().len(), 2);
    assert!(board.content.contains("played **e4**.\nEightfold played **"), "{}", board.content);
    let seen = world.playground.messages(solo.person.channel, solo.person.id);
    let public = seen.iter().filter(|it| it.only_for.is_none());
    let telling = public.filter(|it| it.content.contains("played **e4**"));
    assert_eq!(telling.count(), 1);
    board
}

#[tokio::test]
async fn an_answer_waits_while_the_turn_is_still_being_shown() {
    let world = World::new().await;
    let (solo, start) = begin(&world).await;
    world.database.hold_engine().await;
    let delay = Duration::from_secs(2);
    world.playground.fault("POST", CALLBACK, Fault::Delay(delay));
    let answered = async {
        // Only then has the engine failed once, without which its answer stands on the first board.
        world.until("the turn is on its way", async || !world.playground.struck().is_empty()).await;
        let begun = Instant::now();
        world.database.let_engine_go().await;
        world.until("it is answered", async || solo.written().await.actions().len() == 2).await;
        let seen = world.playground.messages(solo.person.channel, solo.person.id);
        let told = seen.iter().any(|it| it.content.contains("Eightfold played"));
        // A machine that is too busy has shown the turn by now.
        assert!(!told || begun.elapsed() >= delay, "not before it");
    };
    let (outcome, ()) = tokio::join!(solo.act("e2e4".parse().unwrap(), &start), answered);
    assert!(outcome.content().contains("Eightfold is thinking."), "{}", outcome.content());
    let board = check_told_once(&world, &solo).await;
    assert_eq!(outcome.message().map(|it| it.id), Some(board.id));
    world.finish().await;
}

#[tokio::test]
async fn a_board_that_was_shown_but_not_confirmed_is_found_again() {
    for held in [false, true] {
        let world = World::new().await;
        let (solo, start) = begin(&world).await;
        if held {
            world.database.hold_engine().await;
        }
        world.playground.fault("POST", CALLBACK, Fault::DropAnswer);
        let outcome = solo.act("e2e4".parse().unwrap(), &start).await;
        if held {
            world.database.let_engine_go().await;
        }
        let board = check_told_once(&world, &solo).await;
        assert_eq!(outcome.message().map(|it| it.id), Some(board.id));
        world.finish().await;
    }
}

#[tokio::test]
async fn a_board_whose_message_is_not_known_is_looked_up_by_the_answer() {
    let world = World::new().await;
    let (solo, start) = begin(&world).await;
    world.database.hold_engine().await;
    // The answer is taken, but neither it nor the first two lookups say where it stands.
    world.playground.fault("POST", CALLBACK, Fault::Garbled);
    for _ in 0..2 {
        world.playground.fault("GET", ORIGINAL, Fault::DropRequest);
    }
    let outcome = solo.act("e2e4".parse().unwrap(), &start).await;
    world.database.let_engine_go().await;
    let board = check_told_once(&world, &solo).await;
    assert_eq!(outcome.message().map(|it| it.id), Some(board.id));
    world.finish().await;
}

#[tokio::test]
async fn a_board_that_never_came_is_posted_with_the_answer() {
    let world = World::new().await;
    let (solo, _) = begin(&world).await;
    world.playground.fault("POST", CALLBACK, Fault::DropRequest);
    assert!(matches!(solo.person.types("e2e4").await.answer, Answer::Silence));
    let board = check_told_once(&world, &solo).await;
    assert!(board.button("More").is_some());
    // The lookup of an answer that is not there.
    world.finish_with(|it| it.method == "GET" && it.status == 404).await;
}

#[tokio::test]
async fn what_was_chosen_privately_and_cannot_follow_is_posted_with_the_answer() {
    let world = World::new().await;
    let (solo, _) = begin(&world).await;
    world.playground.fault("POST", FOLLOW_UP, Fault::Fail { status: 404, code: 10_015 });
    world.playground.fault("POST", MESSAGES, Fault::Fail { status: 500, code: 0 });
    assert!(solo.person.picks_privately(&["e2", "e4"]).await.is_private());
    check_told_once(&world, &solo).await;
    world.finish_with(|it| it.method == "POST" && it.status >= 400).await;
}
