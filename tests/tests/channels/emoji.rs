//! What Discord keeps for the bot: the ids of its commands, which texts mention, and its emoji.

use std::time::Duration;

use playground::{Fault, Message, Plan};
use serde_json::{Value, json};
use tests::game::{GAME, begin};
use tests::paths::EMOJI;
use tests::{World, spelled};

/// Where commands are registered.
const COMMANDS: &str = "/applications/*/commands";

/// What `/help` says on all its pages.
async fn help(world: &World) -> String {
    let ada = world.person("Ada");
    let mut said = ada.command("help", json!({})).await.shown();
    let mut all = said.content.clone();
    while said.button("Next").is_some_and(|it| !it.disabled) {
        said = ada.click_on(said.id, "Next").await.shown();
        all = format!("{all}\n{}", said.content);
    }
    all
}

/// The mention of each command that is registered.
fn mentions(world: &World) -> Vec<String> {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let commands = world.playground.commands();
    commands.iter().map(|it| format!("</{}:{}>", text(&it["name"]), text(&it["id"]))).collect()
}

#[tokio::test]
async fn commands_are_mentioned_by_the_ids_that_they_were_given() {
    let world = World::builder().without_emoji().start().await;
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
    let world = World::builder().without_emoji().start().await;
    world.until("/help mentions commands", async || help(&world).await.contains("</")).await;
    world.stop_bot().await;
    world.playground.fault("PUT", COMMANDS, Fault::Garbled);
    world.start_bot().await;
    let said = help(&world).await;
    assert!(said.contains("with `/move`") && !said.contains("</"), "{said}");
    world.finish().await;
}

/// How many emoji there are: nine pieces of two colours, the Null, the Gravitatur and eight numbers.
const ALL: usize = 28;

/// Waits until all are uploaded: a world goes on without them where that takes long.
async fn uploaded(world: &World) {
    world.until("the emoji are there", async || world.playground.emojis().len() == ALL).await;
}

/// How often the bot has asked for this.
fn asked(world: &World, method: &str) -> usize {
    world.requests(method, "/emojis").len()
}

/// The names of the emoji under a message, in order, of buttons and of a menu's options.
fn shown(message: &Message) -> Vec<String> {
    let parts = message.components.iter().filter_map(|row| row["components"].as_array().cloned());
    let options = |part: Value| match part["options"].as_array() {
        Some(options) => options.clone(),
        None => vec![part],
    };
    let name = |it: Value| it["emoji"]["name"].as_str().map(str::to_owned);
    parts.flatten().flat_map(options).filter_map(name).collect()
}

/// Checks that a message shows no emoji, nor a trace of one.
fn check_letters(message: &Message) {
    assert!(shown(message).is_empty(), "{:?}", shown(message));
    let odd = |c: char| u32::from(c) >= 0xE000;
    assert!(!message.content.contains("<:") && !message.content.contains(odd));
}

#[tokio::test]
async fn emoji_are_uploaded_once_and_shown() {
    let world = World::builder().without_emoji().fixed_dice(5).start().await;
    uploaded(&world).await;
    let game = begin(&world, GAME).await;
    assert_eq!((asked(&world, "GET"), asked(&world, "POST")), (1, ALL));
    assert_eq!(shown(&game.shown(0).await), ["ef_die_8"], "on Roll");
    game.white.click("Roll").await;
    let board = game.shown(1).await;
    let five = world.playground.emojis().into_iter().find(|it| it.name == "ef_die_5");
    let five = format!("<:ef_die_5:{}> ", five.expect("the face of the die").id);
    assert!(board.content.contains(&five), "{}", board.content);
    assert!(!picture_says(&board, "<:"), "alt texts have letters alone");
    assert_eq!(shown(&board), ["ef_white_pawn"; 2], "e2-e3 and e2-e4");
    game.white.choose(&board, "e2e4").await;
    game.shown(2).await;

    world.restart_bot().await;
    let again = game.white.asks("board", json!({})).await;
    assert_eq!(shown(&again), ["ef_die_8"]);
    game.noted(2).await;
    game.black.command("roll", json!({})).await;
    let board = game.shown(3).await;
    assert!(shown(&board).iter().all(|name| name.starts_with("ef_black_")), "{:?}", shown(&board));
    assert_eq!((asked(&world, "GET"), asked(&world, "POST")), (2, ALL));
    world.finish().await;
}

/// Whether the alt text of a message's picture has these words.
fn picture_says(message: &Message, words: &str) -> bool {
    message.attachments[0].description.as_ref().is_some_and(|it| it.contains(words))
}

#[tokio::test]
async fn the_gravitaturs_lines_show_it() {
    let world = World::builder().without_emoji().start().await;
    uploaded(&world).await;
    let game = begin(&world, "gravitatur").await;
    let board = game.shown(0).await;
    let names = shown(&board);
    assert!(names.len() > 8 && names.iter().all(|name| name == "ef_gravitatur"), "{names:?}");
    let names = shown(&game.white.choose(&board, "d").await.shown());
    assert!(!names.is_empty() && names.iter().all(|name| name == "ef_gravitatur"), "{names:?}");
    world.finish().await;
}

#[tokio::test]
async fn without_emoji_everything_is_in_letters_until_the_next_start() {
    let world = World::builder().without_emoji().fixed_dice(5).start().await;
    uploaded(&world).await;
    world.stop_bot().await;
    // As if another bot came to a Discord that will have no emoji.
    for emoji in world.playground.emojis() {
        delete(&world, &emoji.id.to_string()).await;
    }
    let refused = Fault::fail(403, 20_012);
    world.playground.plan(Plan::new("POST", EMOJI, refused));
    let before = asked(&world, "POST");
    world.start_bot().await;
    let game = begin(&world, GAME).await;
    check_letters(&game.shown(0).await);
    game.white.click("Roll").await;
    let board = game.shown(1).await;
    check_letters(&board);
    game.white.choose(&board, "e2e4").await;
    check_letters(&game.shown(2).await);
    assert_eq!(asked(&world, "POST"), before + 1, "what is refused is not asked again");

    world.playground.clear_faults();
    world.restart_bot().await;
    uploaded(&world).await;
    game.black.click("Roll").await;
    assert!(!shown(&game.shown(3).await).is_empty());
    world.finish_with(|it| it.status == 403 && it.path.ends_with("/emojis")).await;
}

#[tokio::test]
async fn uploads_without_a_clear_answer_are_tried_again() {
    let world = World::builder().without_emoji().start().await;
    uploaded(&world).await;
    world.stop_bot().await;
    let last = world.playground.emojis().split_off(ALL - 4);
    for emoji in &last {
        delete(&world, &emoji.id.to_string()).await;
    }
    // The first of them comes, and the bot does not hear of it; the next one does not.
    world.playground.fault("POST", EMOJI, Fault::Garbled);
    world.playground.fault("POST", EMOJI, Fault::fail(500, 0));
    world.start_bot().await;
    let there = async || world.playground.emojis().len() == ALL;
    world.pass_until(Duration::from_secs(10), "the emoji are there", there).await;
    assert_eq!((asked(&world, "GET"), asked(&world, "POST")), (1 + 3, ALL + 1 + 1 + 3));
    world.finish_with(|it| it.status == 500).await;
}

#[tokio::test]
async fn emoji_that_are_deleted_are_missed_by_nobody() {
    let world = World::builder().without_emoji().fixed_dice(5).start().await;
    uploaded(&world).await;
    let game = begin(&world, GAME).await;
    for emoji in world.playground.emojis() {
        delete(&world, &emoji.id.to_string()).await;
    }
    game.white.click("Roll").await;
    let board = game.shown(1).await;
    check_letters(&board);
    let seen = world.playground.request_log().iter().filter(|it| it.status == 400).count();
    assert_eq!(seen, 1, "the bot notices once");
    game.white.choose(&board, "e2e4").await;
    check_letters(&game.shown(2).await);
    world.finish_with(|it| it.status == 400).await;
}

/// Deletes an emoji, as on the developers' pages.
async fn delete(world: &World, id: &str) {
    let (base, application) = (world.playground.base_url(), world.playground.application_id());
    let url = format!("{base}/api/v10/applications/{application}/emojis/{id}");
    let authorization = format!("Bot {}", world.playground.token());
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let asked = client.delete(url).header("authorization", authorization).send().await;
    assert_eq!(asked.expect("an answer").status(), 204);
}
