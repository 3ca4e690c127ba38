//! Another game of the same two, with colours swapped.

use playground::{Entry, Fault, Message};
use rules::Color;
use serde_json::json;
use tests::game::{begin, refused};
use tests::paths::THREADS;
use tests::{Person, Solo, Table, World, offers, picture};

/// Ends a game: who plays White resigns. Returns the last board.
async fn resigned(table: &Table<'_>) -> Message {
    table.white.command("resign", json!({})).await;
    table.white.click("Yes").await;
    last(table.white, table.game).await
}

async fn last(person: Person<'_>, game: u64) -> Message {
    let view = format!("view:{game}:");
    let is_last = |it: &Message| it.buttons().iter().any(|it| it.custom_id.starts_with(&view));
    person.sees("the end", is_last).await
}

async fn games(world: &World) -> i64 {
    let count = sqlx::query_scalar("SELECT COUNT(*) FROM games");
    count.fetch_one(&mut world.sql().await).await.expect("a count")
}

#[tokio::test]
async fn the_other_one_agrees_under_the_offer() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let (ada, boris, chen) = (table.white, table.black, world.person("Chen"));
    let end = resigned(&table).await;
    refused(chen, "only its players", [&chen.click_on(end.id, "Rematch").await]);
    let asked = ada.click_on(end.id, "Rematch").await;
    let message = asked.message().expect("an offer").clone();
    let words = "would like a rematch, with colours swapped.";
    assert!(message.content.starts_with(&boris.mention()) && message.content.ends_with(words));
    picture::check_pings(&message, &[boris.id]);
    refused(ada, "your own offer", [&ada.click_on(message.id, "Rematch").await]);
    let agreed = boris.click_on(message.id, "Rematch").await;
    assert!(agreed.content().contains("accepts"), "{}", agreed.content());
    let rematch = Table::found(&world, boris, ada).await;
    assert_eq!((rematch.game, rematch.channel()), (2, table.channel()));
    let start = rematch.shown(0).await;
    picture::check_pings(&start, &[ada.id]);
    refused(ada, "has begun", [&ada.click_on(end.id, "Rematch").await]);
    assert_eq!(games(&world).await, 2);
    world.finish().await;
}

#[tokio::test]
async fn the_other_one_agrees_under_the_board() {
    let world = World::new().await;
    let table = begin(&world, "totem").await;
    let (ada, boris) = (table.white, table.black);
    let end = resigned(&table).await;
    let asked = ada.click_on(end.id, "Rematch").await.message().expect("an offer").id;
    offers::noted(&world).await;
    // Twice: one of them comes second.
    let (one, two) =
        tokio::join!(boris.click_on(end.id, "Rematch"), boris.click_on(end.id, "Rematch"));
    assert_eq!([&one, &two].iter().filter(|it| it.is_private()).count(), 1);
    Table::found(&world, boris, ada).await;
    assert_eq!(games(&world).await, 2);
    world.became(asked, "accepts").await;
    world.finish().await;
}

#[tokio::test]
async fn a_rematch_is_declined_once_and_for_all() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let (ada, boris) = (table.white, table.black);
    let end = resigned(&table).await;
    let asked = ada.click_on(end.id, "Rematch").await.message().expect("an offer").id;
    let declined = boris.click_on(asked, "Decline").await;
    assert!(declined.content().contains("declines"), "{}", declined.content());
    refused(ada, "already", [&ada.click_on(end.id, "Rematch").await]);
    assert_eq!(games(&world).await, 1);
    // Who has declined may change their mind, and ask in turn.
    let asked = boris.click_on(end.id, "Rematch").await.message().expect("an offer").id;
    ada.click_on(asked, "Rematch").await;
    Table::found(&world, boris, ada).await;
    world.finish().await;
}

#[tokio::test]
async fn where_another_game_runs_the_rematch_has_a_thread() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let (ada, boris, chen) = (table.white, table.black, world.person("Chen"));
    let end = resigned(&table).await;
    Table::begin(&world, "chess", chen, boris).await;
    ada.click_on(end.id, "Rematch").await;
    boris.click("Rematch").await;
    let is_thread = |name: &str| name == "Rematch of game 1 · Chess";
    let thread = async || world.playground.channels().iter().any(|it| is_thread(&it.name));
    world.until("a thread of its own", thread).await;
    let channels = world.playground.channels();
    let thread = channels.iter().find(|it| is_thread(&it.name)).expect("the thread").id;
    let rematch = Table::found(&world, boris.at(thread), ada.at(thread)).await;
    assert_eq!(rematch.game, 3);
    world.finish().await;
}

#[tokio::test]
async fn eightfold_plays_again_at_once() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let solo = Solo::begin(&world, ada, "chess", 2, Color::White).await;
    let (_, start) = solo.answered().await;
    ada.command("resign", json!({})).await;
    ada.click("Yes").await;
    let end = last(ada, solo.game).await;
    assert_ne!(end.id, start.id);
    ada.click_on(end.id, "Rematch").await;
    let begins = |it: &Message| it.content.contains("Eightfold plays White");
    let board = ada.sees("the rematch", |it| begins(it) && it.button("More").is_some()).await;
    assert!(board.content.contains("game 2 · against Eightfold (level 2)"), "{}", board.content);
    let rematch = Solo::found(&world, ada, "chess", Color::Black, &board);
    let (game, _) = rematch.answered().await;
    assert_eq!(game.actions().len(), 1, "it has begun");
    refused(ada, "has begun", [&ada.click_on(end.id, "Rematch").await]);
    world.finish().await;
}

/// How many threads the bot has asked for.
fn threads(world: &World) -> usize {
    let asked = |it: &Entry| it.method == "POST" && it.path.ends_with("/threads");
    world.playground.journal().into_iter().filter(asked).count()
}

#[tokio::test]
async fn where_no_thread_can_be_opened_it_says_what_helps_a_rematch() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let (ada, boris, chen) = (table.white, table.black, world.person("Chen"));
    let end = resigned(&table).await;
    let other = Table::begin(&world, "chess", chen, boris).await;
    let asked = ada.click_on(end.id, "Rematch").await.message().expect("an offer").id;
    let fault = Fault::Fail { status: 403, code: 50_013 };
    world.playground.fault("POST", THREADS, fault);
    let late = boris.click_on(asked, "Rematch").await;
    refused(boris, "Discord lets me open no thread for the rematch", [&late]);
    refused(boris, "press **Rematch** again once that game has ended", [&late]);
    // And so it is.
    chen.command("resign", json!({})).await;
    chen.click("Yes").await;
    last(chen, other.game).await;
    boris.click_on(asked, "Rematch").await;
    Table::found(&world, boris, ada).await;
    world.finish_with(|it| it.status == 403).await;
}

#[tokio::test]
async fn no_thread_is_opened_where_one_has_enough_games_against_eightfold() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let solo = Solo::begin(&world, ada, "chess", 1, Color::White).await;
    solo.answered().await;
    solo.resign().await;
    let end = last(ada, solo.game).await;
    for _ in 0..3 {
        ada.command("challenge", tests::against(&world, "chess", 1, Color::White)).await;
    }
    let before = threads(&world);
    let late = ada.click_on(end.id, "Rematch").await;
    assert!(late.is_private() && late.content().contains("three games against Eightfold"));
    assert_eq!(threads(&world), before);
    world.finish().await;
}
