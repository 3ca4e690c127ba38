//! What an end by a word or by time adds is told as settled, in the words of how it came.

use std::time::Duration;

use playground::Message;
use serde_json::json;
use tests::{GameDriver, Person, World};

use super::{is_review, kept, played, sees_review};

/// Waits for the end, and for the review that somebody asks for below it.
async fn reviewed(world: &World, person: Person<'_>) -> Message {
    let end = person.sees("the end", |it| it.button("Review").is_some()).await;
    person.click_on(end.id, "Review").await;
    sees_review(world, person, None).await
}

/// Checks the only line of what was settled: from the worth at the end to the result.
async fn check(world: &World, review: &Message, words: &str, result: f64) {
    let (_, kept) = kept(world).await.remove(0);
    assert_eq!(kept["result"], result);
    let last = kept["steps"].as_array().and_then(|it| it.last()).expect("a step");
    let change = result - last[1].as_f64().expect("a value");
    let sign = match (change * 100.0).round() as i64 {
        0 => '±',
        1.. => '+',
        _ => '−',
    };
    let percent = (change.abs() * 100.0).round();
    let line = format!("White's chances: {sign}{percent}% from {words} (not counted above).");
    let told: Vec<&str> =
        review.content.lines().filter(|it| it.contains("White's chances: ")).collect();
    assert_eq!(told, [line], "{}", review.content);
}

#[tokio::test]
async fn by_agreement() {
    let world = World::builder().system_clock().start().await;
    // White is a queen up.
    let moves = ["e2e4", "g7g5", "d2d3", "d7d6", "c1g5", "d8d7", "g1f3", "d7g4", "h2h3", "g4f3"];
    let game = played(&world, &moves).await;
    let offer = game.white.command("draw", json!({})).await.shown().id;
    game.black.click_on(offer, "Accept the draw").await;
    let review = reviewed(&world, game.black).await;
    check(&world, &review, "the agreed draw", 0.5).await;
    world.finish().await;
}

#[tokio::test]
async fn by_a_claim() {
    let world = World::builder().system_clock().start().await;
    let back = ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(2);
    let game = played(&world, &back).await;
    let board = game.shown(back.len()).await;
    game.white.click_on(board.id, "Claim the draw").await;
    let review = reviewed(&world, game.white).await;
    check(&world, &review, "the claimed draw", 0.5).await;
    world.finish().await;
}

#[tokio::test]
async fn by_time() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let pace = json!({ "pace": "10m" });
    let game = GameDriver::begin_with(&world, "chess", (ada, boris), &pace).await;
    game.plays(0, &["e2e4", "e7e5"]).await;
    world.clock.advance(Duration::from_secs(600));
    boris.click("Claim the win").await;
    // White has run out of time. What waits for the review does so by the clock.
    let end = game.ended().await;
    let asked = async {
        ada.click_on(end.id, "Review").await;
        sees_review(&world, ada, None).await
    };
    let seen = async || world.playground.messages(ada.channel, ada.id).iter().any(is_review);
    let passing = world.pass_until(Duration::from_millis(500), "the review", seen);
    let (review, ()) = tokio::join!(asked, passing);
    check(&world, &review, "the clock", 0.0).await;
    world.finish().await;
}
