//! Who is answered in which language: what one person alone sees is in theirs, what all see in the
//! server's; and a game's messages in every language at once.

use playground::{Fault, Message};
use rules::Game;
use serde_json::json;
use speech::account::Who;
use speech::{Language, next};
use tests::game::GAME;
use tests::paths::{CALLBACK, MESSAGES};
use tests::{Person, Table, World, spelled};

/// How the board after these actions begins: who is next, in this language.
fn begins(language: Language, actions: &[&str], player: Person<'_>) -> String {
    let mut game = Game::new(rules::variants::by_id(GAME).expect("a game"));
    for action in actions {
        game.play(action.parse().expect("an action")).expect("a legal one");
    }
    next::next(language, &game, &Who::Person(player.mention()))
}

fn check_begins(board: &Message, start: &str) {
    assert!(board.content.starts_with(start), "{start:?}: {}", board.content);
}

#[tokio::test]
async fn a_server_and_each_person_have_their_own_language() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    world.playground.set_guild_locale("de");
    world.playground.set_locale(ada.id, "ko");
    world.playground.set_locale(boris.id, "fr");
    let roll = |language: Language| language.say("button-roll", &[]);
    let accept = Language::German.say("button-accept", &[]);
    let options = json!({
        "variant": GAME, "opponent": boris.id.to_string(), "color": "white", "thread": false,
    });
    let challenge = ada.command("challenge", options).await.message().expect("words").id;
    let accepted = boris.click_on(challenge, &accept).await;
    assert!(accepted.content().contains("nimmt"), "{}", accepted.content());
    let start = boris.sees("the board", |it| it.button(&roll(Language::German)).is_some()).await;
    check_begins(&start, &begins(Language::German, &[], ada));
    let alt = start.attachments[0].description.clone().expect("an alt text");
    assert!(alt.contains("Weiß"), "{alt}");

    // Ada alone is answered in Korean, and Boris in English: French is not spoken.
    let mistake = ada.types("e2e9").await;
    let roll_first = |language: Language| language.say("refused-roll-first", &[]);
    assert_eq!(spelled(mistake.content()), roll_first(Language::Korean));
    let help = boris.command("help", json!({})).await;
    assert!(help.content().contains("Challenge somebody with"), "{}", help.content());
    // What they choose counts more than what Discord says, for a server too.
    ada.command("settings", json!({ "language": "ru" })).await;
    let mistake = ada.types("e2e9").await;
    assert_eq!(spelled(mistake.content()), roll_first(Language::Russian));
    ada.command("config", json!({ "language": "es" })).await;
    ada.click_on(start.id, &roll(Language::German)).await;
    let board = ada.sees("the roll", |it| it.content.contains("**5**")).await;
    check_begins(&board, &begins(Language::Spanish, &["r5"], ada));
    ada.command("config", json!({ "language": "default" })).await;
    ada.types("e2e4").await;
    let again = boris.command("board", json!({})).await;
    let told = begins(Language::German, &["r5", "e2e4"], boris);
    check_begins(again.message().expect("a board"), &told);
    world.finish().await;
}

#[tokio::test]
async fn a_board_that_nobody_asks_for_is_in_the_servers_language() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let table = Table::begin(&world, GAME, ada, boris).await;
    world.playground.set_guild_locale("ru");
    // The answer never comes, and the board is posted after a restart.
    world.playground.fault("POST", CALLBACK, Fault::DropRequest);
    for _ in 0..2 {
        world.playground.fault("POST", MESSAGES, Fault::DropRequest);
    }
    let stop = async {
        world.until("the roll is written", async || world.record(1).await.len() == 1).await;
        world.stop_bot().await;
    };
    tokio::join!(ada.command("roll", json!({})), stop);
    world.start_bot().await;
    check_begins(&table.shown(1).await, &begins(Language::Russian, &["r5"], ada));
    world.finish_with(|it| it.method == "GET" && it.status == 404).await;
}

#[tokio::test]
async fn commands_are_offered_in_every_language() {
    let world = World::builder().fixed_dice(5).start().await;
    world.until_journal("commands are registered", |it| it.method == "PUT").await;
    let journal = world.playground.journal();
    let registered = journal.iter().find(|it| it.method == "PUT").expect("a registration");
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
