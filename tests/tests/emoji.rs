//! What Discord keeps for the bot: the ids of its commands, which texts mention, and its emoji.

use playground::Fault;
use serde_json::json;
use tests::{World, spelled};

/// Where commands are registered.
const COMMANDS: &str = "/applications/*/commands";

/// What `/help` says.
async fn help(world: &World) -> String {
    let said = world.person("Ada").command("help", json!({})).await;
    said.content().to_owned()
}

/// The mention of each command that is registered.
fn mentions(world: &World) -> Vec<String> {
    let text = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
    let commands = world.playground.commands();
    commands.iter().map(|it| format!("</{}:{}>", text(&it["name"]), text(&it["id"]))).collect()
}

#[tokio::test]
async fn commands_are_mentioned_by_the_ids_that_they_were_given() {
    let world = World::new().await;
    // What Discord answers to the registration is read a moment after that is done.
    world
        .until("/help mentions commands", async || {
            let said = help(&world).await;
            mentions(&world).iter().all(|mention| said.contains(mention))
        })
        .await;
    let said = help(&world).await;
    assert!(!said.contains("`/"), "{said}");
    assert!(spelled(&said).contains("\n`/move` `turn` "), "{}", spelled(&said));
    world.restart_bot().await;
    world.until("they are the same", async || help(&world).await == said).await;
    world.finish().await;
}

#[tokio::test]
async fn commands_whose_ids_are_not_known_are_named() {
    let world = World::new().await;
    world.until("/help mentions commands", async || help(&world).await.contains("</")).await;
    world.stop_bot().await;
    world.playground.fault("PUT", COMMANDS, Fault::Garbled);
    world.start_bot().await;
    let said = help(&world).await;
    assert!(said.contains("with `/move`") && !said.contains("</"), "{said}");
    world.finish().await;
}
