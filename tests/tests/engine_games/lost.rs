//! Answers that are lost or late on the way, in games against Eightfold: each turn and its answer
//! stand on one board all the same.

use std::time::Duration;

use playground::{Answer, Fault, Message};
use rules::Color;
use tests::paths::{CALLBACK, FOLLOW_UP, MESSAGES, ORIGINAL};
use tests::{EngineGame, World, says};

/// The board that tells Ada's turn and its answer is the only one of them.
async fn check_told_once(world: &World, engine_game: &EngineGame<'_>) -> Message {
    let (game, board) = engine_game.answered().await;
    assert_eq!(game.actions().len(), 2);
    says(&board, "played **e4**. I played **");
    let seen = world.playground.messages(engine_game.person.channel, engine_game.person.id);
    let public = seen.iter().filter(|it| it.only_for.is_none());
    let telling = public.filter(|it| it.content.contains("played **e4**"));
    assert_eq!(telling.count(), 1);
    board
}

#[tokio::test]
async fn an_answer_waits_while_the_turn_is_still_being_shown() {
    let world = World::new().await;
    let (game, _) = EngineGame::opened(&world, "chess", 1, Color::White).await;
    world.playground.fault("POST", CALLBACK, Fault::Hang);
    let answered = async {
        // Only then has the engine failed once, without which its answer stands on the first board.
        world.until_hanging(1).await;
        world.let_engine_answer().await;
        world.until("it is answered", async || game.written().await.actions().len() == 2).await;
        let seen = world.playground.messages(game.person.channel, game.person.id);
        assert!(!seen.iter().any(|it| it.content.contains("I played")), "not before it");
        world.playground.release();
    };
    let (outcome, ()) = tokio::join!(game.held_after("e2e4"), answered);
    says(&outcome, "I'm thinking.");
    let board = check_told_once(&world, &game).await;
    assert_eq!(outcome.shown().id, board.id);
    world.finish().await;
}

#[tokio::test]
async fn what_is_lost_on_the_way_is_told_once_with_the_answer() {
    let cut_off = vec![("POST", CALLBACK, Fault::DropAnswer)];
    let lost = ("GET", ORIGINAL, Fault::DropRequest);
    let garbled = vec![("POST", CALLBACK, Fault::Garbled), lost.clone(), lost];
    for (what, faults, held) in [
        ("a board that was not confirmed has the answer", cut_off.clone(), false),
        ("it has the answer also where that comes later", cut_off, true),
        ("it has the answer though two lookups do not say where it is", garbled, true),
    ] {
        let world = World::new().await;
        let (game, start) = EngineGame::opened(&world, "chess", 1, Color::White).await;
        for (method, path, fault) in faults {
            world.playground.fault(method, path, fault);
        }
        if held {
            world.database.hold_engine().await;
        }
        let outcome = game.act("e2e4".parse().expect("a turn"), &start).await;
        if held {
            world.database.let_engine_go().await;
        }
        let told = async || game.live(Some(2)).is_some();
        world.pass_until(Duration::from_secs(1), what, told).await;
        let board = check_told_once(&world, &game).await;
        assert_eq!(outcome.shown().id, board.id, "{what}");
        world.finish().await;
    }
}

#[tokio::test]
async fn a_board_that_never_came_is_posted_with_the_answer() {
    let world = World::new().await;
    let (game, _) = EngineGame::opened(&world, "chess", 1, Color::White).await;
    world.playground.fault("POST", CALLBACK, Fault::DropRequest);
    assert!(matches!(game.person.types("e2e4").await.answer, Answer::Silence));
    let board = check_told_once(&world, &game).await;
    assert!(board.button("More").is_some());
    // The lookup of an answer that is not there.
    world.finish_with(|it| it.method == "GET" && it.status == 404).await;
}

#[tokio::test]
async fn what_was_chosen_privately_and_cannot_follow_is_posted_with_the_answer() {
    let world = World::new().await;
    let (game, _) = EngineGame::opened(&world, "chess", 1, Color::White).await;
    world.playground.fault("POST", FOLLOW_UP, Fault::fail(404, 10_015));
    world.playground.fault("POST", MESSAGES, Fault::fail(500, 0));
    assert!(game.person.picks_privately(&["e2", "e4"]).await.is_private());
    let told = async || game.live(Some(2)).is_some();
    world.pass_until(Duration::from_secs(1), "it is posted", told).await;
    check_told_once(&world, &game).await;
    world.finish_with(|it| it.method == "POST" && it.status >= 400).await;
}
