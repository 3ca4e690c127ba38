//! Another game of the same two, with colours swapped.

use playground::{Fault, Message};
use rules::Color;
use tests::game::{begin, refused};
use tests::paths::THREADS;
use tests::rows::GameRow;
use tests::{EngineGame, GameDriver, World, offers, picture, says};

async fn games(world: &World) -> usize {
    world.database.count::<GameRow>().await
}

#[tokio::test]
async fn the_other_one_agrees_under_the_offer() {
    let world = World::new().await;
    let game = begin(&world, "chess").await;
    let (ada, boris, chen) = (game.white, game.black, world.person("Chen"));
    let end = game.resigns(ada).await;
    refused(chen, "You aren't playing in game", [&chen.click_on(end.id, "Rematch").await]);
    let message = ada.click_on(end.id, "Rematch").await.shown();
    let words = "would like a rematch with colors swapped.";
    assert!(message.content.starts_with(&boris.mention()) && message.content.ends_with(words));
    picture::check_pings(&message, &[boris.id]);
    refused(ada, "Your opponent has to answer", [&ada.click_on(message.id, "Rematch").await]);
    says(&boris.click_on(message.id, "Rematch").await, "accepted");
    let rematch = GameDriver::found(&world, boris, ada).await;
    assert_eq!((rematch.id, rematch.channel()), (2, game.channel()));
    let start = rematch.shown(0).await;
    picture::check_pings(&start, &[ada.id]);
    refused(ada, "has already begun", [&ada.click_on(end.id, "Rematch").await]);
    assert_eq!(games(&world).await, 2);
    world.finish().await;
}

#[tokio::test]
async fn the_other_one_agrees_under_the_board() {
    let world = World::new().await;
    let (game, ada, boris) = begin(&world, "totem").await.with_players();
    let end = game.resigns(ada).await;
    let asked = ada.click_on(end.id, "Rematch").await.shown().id;
    offers::noted(&world).await;
    // Twice: one of them comes second.
    let (one, two) =
        tokio::join!(boris.click_on(end.id, "Rematch"), boris.click_on(end.id, "Rematch"));
    assert_eq!([&one, &two].iter().filter(|it| it.is_private()).count(), 1);
    GameDriver::found(&world, boris, ada).await;
    assert_eq!(games(&world).await, 2);
    world.became(asked, "accepted").await;
    world.finish().await;
}

#[tokio::test]
async fn a_rematch_is_declined_once_and_for_all() {
    let world = World::new().await;
    let (game, ada, boris) = begin(&world, "chess").await.with_players();
    let end = game.resigns(ada).await;
    let asked = ada.click_on(end.id, "Rematch").await.shown().id;
    says(&boris.click_on(asked, "Decline").await, "declined");
    refused(ada, "already", [&ada.click_on(end.id, "Rematch").await]);
    assert_eq!(games(&world).await, 1);
    // Who has declined may change their mind, and ask in turn.
    let asked = boris.click_on(end.id, "Rematch").await.shown().id;
    ada.click_on(asked, "Rematch").await;
    GameDriver::found(&world, boris, ada).await;
    world.finish().await;
}

#[tokio::test]
async fn eightfold_plays_again_at_once() {
    let world = World::new().await;
    let (engine_game, start) = EngineGame::opened(&world, "chess", 2, Color::White).await;
    let (ada, end) = (engine_game.person, engine_game.resign().await);
    assert_ne!(end.id, start.id);
    ada.click_on(end.id, "Rematch").await;
    let begins = |it: &Message| it.content.contains("I play White");
    let board = ada.sees("the rematch", |it| begins(it) && it.button("More").is_some()).await;
    says(&board, "game 2 · against me (level 2)");
    let rematch = EngineGame::found(&world, ada, "chess", Color::Black, &board);
    let (game, _) = rematch.answered().await;
    assert_eq!(game.actions().len(), 1, "it has begun");
    refused(ada, "has already begun", [&ada.click_on(end.id, "Rematch").await]);
    world.finish().await;
}

#[tokio::test]
async fn where_no_thread_can_be_opened_it_says_what_helps_a_rematch() {
    let world = World::new().await;
    let game = begin(&world, "chess").await;
    let (ada, boris, chen) = (game.white, game.black, world.person("Chen"));
    let end = game.resigns(ada).await;
    let other = GameDriver::begin(&world, "chess", chen, boris).await;
    let asked = ada.click_on(end.id, "Rematch").await.shown().id;
    world.playground.fault("POST", THREADS, Fault::fail(403, 50_013));
    let late = boris.click_on(asked, "Rematch").await;
    refused(boris, "Another game is in progress here. I can't open a thread here. I need", [&late]);
    refused(boris, "Press **Rematch** again once that game ends", [&late]);
    // And so it is.
    other.resigns(chen).await;
    boris.click_on(asked, "Rematch").await;
    GameDriver::found(&world, boris, ada).await;
    world.finish_with(|it| it.status == 403).await;
}

#[tokio::test]
async fn no_thread_is_opened_where_one_has_enough_games_against_eightfold() {
    let world = World::new().await;
    let (game, _) = EngineGame::opened(&world, "chess", 1, Color::White).await;
    let (ada, end) = (game.person, game.resign().await);
    for _ in 0..3 {
        ada.command("challenge", tests::against(&world, "chess", 1, Color::White)).await;
    }
    let before = world.requests("POST", "/threads").len();
    let late = ada.click_on(end.id, "Rematch").await;
    assert!(late.is_private() && late.content().contains("three games against me"));
    assert_eq!(world.requests("POST", "/threads").len(), before);
    world.finish().await;
}
