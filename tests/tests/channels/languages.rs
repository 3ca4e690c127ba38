//! Who is answered in which language: what one person alone sees is in theirs, what all see in the
//! server's; and a game's messages in every language at once.

use serde_json::json;
use speech::narration::PlayerName;
use speech::{Language, next};
use tests::game::{GAME, after};
use tests::{GameDriver, Person, World, begins_with, says, spelled};

/// How the board after these actions begins: who is next, in this language.
fn begins(language: Language, actions: &str, player: Person<'_>) -> String {
    next::next(language, &after(GAME, actions), &PlayerName::Person(player.mention()))
}

#[tokio::test]
async fn a_server_and_each_person_have_their_own_language() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    world.playground.set_guild_locale("de");
    world.playground.set_locale(ada.id, "ko");
    world.playground.set_locale(boris.id, "fr");
    let roll = |language: Language| language.format("button-roll", &[]);
    let accept = Language::German.format("button-accept", &[]);
    let challenge = GameDriver::challenged(GAME, (ada, boris), &json!({})).await;
    says(&boris.click_on(challenge.id, &accept).await, "nimmt");
    let start = boris.sees("the board", |it| it.button(&roll(Language::German)).is_some()).await;
    begins_with(&start, &begins(Language::German, "", ada));
    says(start.attachments[0].description.as_deref().expect("an alt text"), "Weiß");

    // Ada alone is answered in Korean, and Boris in English: French is not spoken.
    let mistake = ada.types("e2e9").await;
    let roll_first = |language: Language| language.format("refused-roll-first", &[]);
    assert_eq!(spelled(mistake.content()), roll_first(Language::Korean));
    says(&boris.command("help", json!({})).await, "Challenge someone with");
    // What they choose counts more than what Discord says, for a server too.
    ada.command("settings", json!({ "language": "ru" })).await;
    let mistake = ada.types("e2e9").await;
    assert_eq!(spelled(mistake.content()), roll_first(Language::Russian));
    ada.command("config", json!({ "language": "es" })).await;
    ada.click_on(start.id, &roll(Language::German)).await;
    let board = ada.sees("the roll", |it| it.content.contains("**5**")).await;
    begins_with(&board, &begins(Language::Spanish, "r5", ada));
    ada.command("config", json!({ "language": "default" })).await;
    ada.types("e2e4").await;
    let again = boris.command("board", json!({})).await;
    begins_with(&again, &begins(Language::German, "r5 e2e4", boris));
    world.finish().await;
}

#[tokio::test]
async fn a_board_that_nobody_asks_for_is_in_the_servers_language() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let game = GameDriver::begin(&world, GAME, ada, boris).await;
    world.playground.set_guild_locale("ru");
    // The answer never comes, and the board is posted after a restart.
    game.stopped_owing(1, ada.command("roll", json!({}))).await;
    world.start_bot().await;
    begins_with(&game.shown(1).await, &begins(Language::Russian, "r5", ada));
    world.finish_with(|it| it.method == "GET" && it.status == 404).await;
}

#[tokio::test]
async fn commands_are_offered_in_every_language() {
    let world = World::builder().fixed_dice(5).start().await;
    world.until_request("commands are registered", |it| it.method == "PUT").await;
    let requests = world.playground.request_log();
    let registered = requests.iter().find(|it| it.method == "PUT").expect("a registration");
    let commands = registered.body.as_array().expect("commands");
    for command in commands.iter().filter(|it| it["type"] == 1) {
        let localized = command["description_localizations"].as_object().expect("languages");
        let locales: Vec<&str> = localized.keys().map(String::as_str).collect();
        assert_eq!(locales, ["de", "es-419", "es-ES", "ko", "ru"], "{}", command["name"]);
        for option in command["options"].as_array().into_iter().flatten() {
            assert_eq!(
                option["description_localizations"].as_object().map(serde_json::Map::len),
                Some(5)
            );
        }
    }
    world.finish().await;
}
