//! **Share**: an ended game in one picture, for all to see.

use playground::Message;
use render::Scene;
use rules::Color;
use serde_json::json;
use speech::{Language, picture};
use tests::game::{after, begin, refused};
use tests::{EngineGame, World, begins_with, says};

use super::review::{MISSED, played, sees_review};

/// Checks the picture of a game that was shared, and returns its alt text.
fn check(world: &World, message: &Message) -> String {
    assert!(message.only_for.is_none() && message.mentions.is_empty(), "{}", message.content);
    let [shared] = &message.attachments[..] else {
        panic!("not one picture: {}", message.content);
    };
    assert_eq!((&*shared.filename, &*shared.content_type), ("game-1.png", "image/png"));
    assert_eq!((shared.width, shared.height), (Some(1200), Some(630)));
    assert!(world.file(shared.id).len() < 200_000);
    shared.description.clone().expect("an alt text")
}

#[tokio::test]
async fn an_ended_game_is_shared_by_whoever_looks_with_names_game_and_result() {
    let world = World::builder().portraits().system_clock().start().await;
    let game = played(&world, &MISSED).await;
    let chen = world.person("Chen");
    let end = game.shown(MISSED.len()).await;
    let shared = chen.click_on(end.id, "Share").await.shown();
    says(&shared, &format!("**{} wins**", game.white.mention()));
    says(&shared, "-# Chess · move 5 · game 1");
    assert!(shared.buttons().is_empty());
    let alt = check(&world, &shared);
    begins_with(&alt, "Chess: Ada (White) against ");
    let last = Scene::of_game(&after("chess", &MISSED.join(" ")), Color::White);
    says(&alt, &picture::alt(Language::English, &last));

    // With the review it has the moment that decided, and how the game went.
    game.white.click_on(end.id, "Review").await;
    sees_review(&world, game.white, None).await;
    let reviewed = chen.click_on(end.id, "Share").await.shown();
    assert_eq!(check(&world, &reviewed), alt);
    let bytes = |message: &Message| world.file(message.attachments[0].id);
    assert!(bytes(&reviewed) != bytes(&shared));
    world.finish().await;
}

#[tokio::test]
async fn a_game_against_the_bot_is_shared_and_a_running_one_is_not() {
    let world = World::new().await;
    let game = EngineGame::begin(&world, world.person("Ada"), "chess", 1, Color::White).await;
    let ada = game.person;
    let end = game.resign().await;
    let shared = ada.click_on(end.id, "Share").await.shown();
    begins_with(&check(&world, &shared), "Chess: Ada (White) against Eightfold (Black).");

    // Whoever makes up a click learns nothing of a game that is running.
    let running = begin(&world, "chess").await;
    let custom_id = format!("share:{}", running.id);
    let click = ada.forges_click(end.id, &custom_id, &[]).await;
    refused(ada, "still in progress", [&click]);
    // What has come to nothing is not shared.
    ada.command("abort", json!({})).await;
    assert!(running.ended().await.button("Share").is_none());
    world.finish().await;
}
