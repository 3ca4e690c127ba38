//! A command that somebody types while the bot registers its commands, and with an input method.

use playground::Entry;
use serde_json::json;
use tests::browser::Browser;
use tests::window::{WINDOWS, takes, window};
use tests::{GameDriver, World};

/// Replaces the commands that the bot has registered.
async fn registers(world: &World, commands: &serde_json::Value) {
    let registered = |it: &Entry| it.method == "PUT" && it.path.ends_with("/commands");
    world.until_request("the bot has registered its commands", registered).await;
    let (base, application) = (world.playground.base_url(), world.playground.application_id());
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let put = client.put(format!("{base}/api/v10/applications/{application}/commands"));
    let token = format!("Bot {}", world.playground.token());
    let put = put.header("Authorization", token).json(commands).send().await;
    assert!(put.expect("the simulator answers").status().is_success());
}

/// Commands that differ in their names alone.
fn commands(names: &[&str]) -> serde_json::Value {
    let turn =
        json!({ "type": 3, "name": "turn", "description": "What to play", "required": true });
    let command = |name| json!({ "name": name, "description": "A command", "options": [turn] });
    names.iter().map(command).collect()
}

#[tokio::test]
async fn what_was_typed_before_the_commands_are_known_is_not_lost() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::new().await;
    registers(&world, &json!([])).await;
    let mut page = window(&browser, &world, "Ada", WINDOWS[0]).await;
    page.click("#text", None).await;
    page.types("/move e2e4").await;
    page.until("the('#suggestions header').textContent.includes('No commands')").await;
    registers(&world, &commands(&["move"])).await;
    page.until("the('[data-field=turn] input').value === 'e2e4'").await;
    world.finish().await;
}

#[tokio::test]
async fn what_is_highlighted_stays_so_when_commands_are_registered() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::new().await;
    registers(&world, &commands(&["board", "move", "resign"])).await;
    let mut page = window(&browser, &world, "Ada", WINDOWS[0]).await;
    page.click("#text", None).await;
    page.types("/").await;
    page.until("the('.suggestion[data-name=resign]')").await;
    page.down().await;
    registers(&world, &commands(&["abort", "board", "draw", "move", "resign"])).await;
    page.until("the('.suggestion[data-name=draw]')").await;
    takes(&mut page, "move").await;
    page.until("the('.command-name[data-command=move]')").await;
    world.finish().await;
}

#[tokio::test]
async fn the_enter_that_ends_a_syllable_sends_nothing() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::new().await;
    registers(&world, &commands(&["move"])).await;
    let mut page = window(&browser, &world, "Ada", WINDOWS[0]).await;
    page.click("#text", None).await;
    page.types("/mo").await;
    page.until("the('.suggestion[data-name=move]')").await;
    page.ends_syllable().await;
    page.types("v").await;
    page.until("the('#text').value === '/mov'").await;
    page.enter().await;
    page.until("the('[data-field=turn] input')").await;
    page.types("e4").await;
    page.ends_syllable().await;
    page.types("!").await;
    page.until("the('[data-field=turn] input').value === 'e4!'").await;
    assert_eq!(world.playground.logged_requests(|it| it.path.ends_with("/callback")).len(), 0);
    world.finish().await;
}

#[tokio::test]
async fn the_enter_that_ends_a_syllable_sends_no_form() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::new().await;
    let (ada, boris) = world.two();
    GameDriver::begin(&world, "chess", ada, boris).await;
    let mut page = window(&browser, &world, "Ada", WINDOWS[0]).await;
    page.click("button", Some("More")).await;
    page.click("button", Some("Type a move")).await;
    page.until("the('#modal input')").await;
    page.click("#modal input", None).await;
    page.types("Nf").await;
    page.ends_syllable().await;
    page.types("3").await;
    page.until("the('#modal input').value === 'Nf3'").await;
    assert_eq!(world.record(1).await.len(), 0);
    page.enter().await;
    world.until("the move is made", async || world.record(1).await.len() == 1).await;
    world.finish().await;
}
