//! `/game`: the moves of a game in numbered lines, its players, and the proof of its dice.

use playground::Message;
use serde_json::{Value, json};
use tests::game::{GAME, begin, refused};
use tests::{Person, World};

async fn game(person: Person<'_>, options: Value) -> Message {
    let outcome = person.command("game", options).await;
    let message = outcome.message().expect("an answer").clone();
    assert_eq!(message.only_for, Some(person.id), "{}", message.content);
    assert!(message.mentions.is_empty(), "{}", message.content);
    message
}

/// The lines of the moves.
fn moves(message: &Message) -> Vec<&str> {
    let rest = message.content.split("```").nth(1);
    rest.unwrap_or_default().trim_matches('\n').lines().collect()
}

#[tokio::test]
async fn the_moves_stand_in_numbered_lines() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let (ada, boris, chen) = (table.white, table.black, world.person("Chen"));
    let told = game(ada, json!({})).await;
    assert!(told.content.starts_with("**Chess · game 1**, begun <t:"), "{}", told.content);
    assert!(told.content.contains(":f>, no turn yet."), "{}", told.content);
    assert!(moves(&told).is_empty(), "{}", told.content);
    for (nth, turn) in ["e2e4", "e7e5", "g1f3"].into_iter().enumerate() {
        [ada, boris][nth % 2].types(turn).await;
        table.shown(nth + 1).await;
    }
    let told = game(chen, json!({})).await;
    assert_eq!(moves(&told), ["  1 e4                 2 e5", "  3 Nf3"]);
    let seats = format!("{} plays White, {} plays Black.", ada.mention(), boris.mention());
    assert!(told.content.contains(&seats), "{}", told.content);
    assert!(told.content.contains("3 turns."), "{}", told.content);
    assert!(told.content.contains(&format!("{} is next.", boris.mention())), "{}", told.content);
    assert!(!told.content.contains("SHA-256"), "chess has no dice");
    // What is taken back stands no more.
    ada.click("Oops").await;
    table.shown(4).await;
    assert_eq!(moves(&game(chen, json!({})).await), ["  1 e4                 2 e5"]);
    // By its number from elsewhere; others there are none.
    let chen = chen.at(world.playground.channel("general"));
    let told = game(chen, json!({ "number": 1 })).await;
    assert!(told.content.starts_with("**Chess · game 1**"), "{}", told.content);
    refused(chen, "There is no game 2", [&chen.command("game", json!({ "number": 2 })).await]);
    // A game of another server is none of this one's.
    sqlx::query("UPDATE games SET guild = 5").execute(&mut world.sql().await).await.expect("it");
    refused(chen, "There is no game 1", [&chen.command("game", json!({ "number": 1 })).await]);
    world.finish().await;
}

#[tokio::test]
async fn dice_stand_as_rolled_and_their_secret_only_at_the_end() {
    let world = World::builder().fixed_dice(5).start().await;
    let table = begin(&world, GAME).await;
    let (ada, boris) = (table.white, table.black);
    ada.click("Roll").await;
    table.shown(1).await;
    let told = game(boris, json!({})).await;
    assert_eq!(moves(&told), ["    (5)"], "a roll that is still to be used");
    ada.types("e2e4").await;
    table.shown(2).await;
    boris.click("Roll").await;
    boris.types("d7d5").await;
    table.shown(4).await;
    let told = game(boris, json!({})).await;
    assert_eq!(moves(&told), ["  1 (5) e2-e4          2 (5) d7-d5"]);
    let secret = "8f".repeat(32);
    assert!(told.content.contains("-# SHA-256 of the dice's secret: `"), "{}", told.content);
    assert!(!told.content.contains(&secret), "{}", told.content);
    ada.command("resign", json!({})).await;
    ada.click("Yes").await;
    table.shown(5).await;
    let told = game(boris, json!({})).await;
    let end = format!("**{} wins**: {} resigns on turn 2.", boris.mention(), ada.mention());
    assert!(told.content.contains(&end), "{}", told.content);
    assert!(told.content.contains(&format!("-# The secret: `{secret}`")), "{}", told.content);
    let checked = boris.click_on(told.id, "Check the dice").await;
    assert!(checked.content().contains(&secret), "{}", checked.content());
    world.finish().await;
}

#[tokio::test]
async fn what_the_null_does_stands_behind_the_turn_before_it() {
    let world = World::builder().fixed_dice(7).start().await;
    let table = begin(&world, "totem").await;
    for (nth, turn) in ["e1f1", "e9f9", "f1f4"].into_iter().enumerate() {
        [table.white, table.black][nth % 2].types(turn).await;
        table.shown(nth + 1).await;
    }
    table.white.click("Roll").await;
    table.shown(4).await;
    let told = game(table.black, json!({})).await;
    assert_eq!(moves(&told), ["  1 Tf1<>Ke1           2 Tf9<>Ke9", "  3 Tf4 (7) 0~f4"]);
    world.finish().await;
}

#[tokio::test]
async fn a_long_game_has_pages_and_the_newest_comes_first() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let pawns = "abcdefgh".chars().flat_map(|it| [format!("{it}2{it}4"), format!("{it}7{it}5")]);
    let there_and_back = "g1f3 g8f6 f3g1 f6g8";
    let pieces = format!(
        "{there_and_back} {there_and_back} {there_and_back} b1c3 b8c6 {there_and_back} g1f3 g8f6"
    );
    let all: Vec<String> = pawns.chain(pieces.split(' ').map(str::to_owned)).collect();
    assert_eq!(all.len(), 36);
    for (nth, turn) in all.iter().enumerate() {
        let done = [table.white, table.black][nth % 2].types(turn).await;
        assert!(!done.is_private(), "{turn}: {}", done.content());
    }
    table.shown(36).await;
    let told = game(table.white, json!({})).await;
    assert_eq!(moves(&told).len(), 2);
    assert!(moves(&told)[0].starts_with(" 33 ") && moves(&told)[1].starts_with(" 35 "));
    assert!(told.content.ends_with("-# Page 2 of 2"), "{}", told.content);
    assert!(told.button("Next").is_some_and(|it| it.disabled));
    let first = table.white.click_on(told.id, "Previous").await;
    let first = first.message().expect("a page");
    assert_eq!((first.id, moves(first).len()), (told.id, 16));
    assert!(moves(first)[0].starts_with("  1 a4  "), "{}", first.content);
    world.finish().await;
}
