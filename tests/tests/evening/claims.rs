//! What is claimed: a game whose other player is late.

use playground::Message;
use rules::variants;
use serde_json::json;
use tests::{Person, Table, World};

use crate::timed::*;

/// A game with an hour a turn, from a position. Ada plays White.
async fn from_position<'a>(world: &'a World, variant: &str, fen: &str) -> Table<'a> {
    let (ada, boris) = world.two();
    let options = json!({
        "variant": variant, "opponent": boris.id.to_string(), "color": "white", "pace": "1h",
        "thread": false, "position": fen,
    });
    let challenge = ada.command("challenge", options).await;
    boris.click_on(challenge.message().expect("a challenge").id, "Accept").await;
    Table::found(world, ada, boris).await
}

/// What tells that Ada has run out of time, once it does.
async fn late(world: &World, ada: Person<'_>) -> Message {
    pass(world, HOUR).await;
    said(world, ada, "has run out of time").await
}

fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|it| it.label).collect()
}

#[tokio::test]
async fn with_a_bare_king_a_draw_is_claimed_on_time() {
    let world = timed().await;
    let table = from_position(&world, "chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").await;
    let (ada, boris) = (table.white, table.black);
    let late = late(&world, ada).await;
    let words = "You can claim the draw, since your king alone cannot win, or give one more day;";
    assert!(late.content.contains(words), "{}", late.content);
    assert_eq!(labels(&late), ["Claim the draw", "Give a day"]);
    boris.click_on(late.id, "Claim the draw").await;
    let end = ada.sees("the end", |it| it.content.starts_with("**Draw**")).await;
    assert!(end.content.contains("time runs out"), "{}", end.content);
    assert!(end.content.contains("the other side cannot mate"), "{}", end.content);
    let flagged = (1, "flagged".to_owned(), "white draw".to_owned());
    assert_eq!(world.record(table.game).await, [flagged]);
    world.finish().await;
}

#[tokio::test]
async fn what_a_bare_king_does_not_claim_is_drawn_after_three_days() {
    let world = timed().await;
    let table = from_position(&world, "chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").await;
    late(&world, table.white).await;
    pass(&world, 3 * DAY).await;
    said(&world, table.white, "the other side cannot mate").await;
    let flagged = (1, "flagged".to_owned(), "white draw".to_owned());
    assert_eq!(world.record(table.game).await, [flagged]);
    world.finish().await;
}

#[tokio::test]
async fn beside_the_null_a_bare_king_claims_the_win() {
    let world = timed().await;
    let start = variants::by_id("totem").expect("Totem Chess").start_fen();
    let rows: Vec<&str> = start.split('/').collect();
    let bare = start.replace(rows[0], "5k3").replace(rows[1], "9").replace("KQkq", "-");
    let table = from_position(&world, "totem", &bare).await;
    let (ada, boris) = (table.white, table.black);
    let late = late(&world, ada).await;
    assert!(late.content.contains("You can claim the win or give"), "{}", late.content);
    assert_eq!(labels(&late), ["Claim the win", "Give a day"]);
    boris.click_on(late.id, "Claim the win").await;
    let won = format!("**{} wins** on time", boris.mention());
    ada.sees("the end", |it| it.content.contains(&won)).await;
    let flagged = (1, "flagged".to_owned(), "white black".to_owned());
    assert_eq!(world.record(table.game).await, [flagged]);
    world.finish().await;
}
