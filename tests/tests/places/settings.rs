//! How pictures look: what a person chooses, what a server chooses, and on which pictures it shows.

use playground::{Answer, Entry, Fault, Message, Outcome};
use render::{Size, THEMES};
use serde_json::{Value, json};
use speech::{Language, appearance};
use tests::game::GAME;
use tests::paths::{CALLBACK, MESSAGES};
use tests::{Person, Table, World, picture, refusal};

/// A look as [`picture::look`] tells it.
type Look = (&'static str, Size);

/// The default, and another theme.
fn themes() -> (&'static str, &'static str) {
    (THEMES[0].name, THEMES[1].name)
}

/// Chooses, and returns the answer, which nobody else sees.
async fn settings(person: Person<'_>, options: Value) -> Message {
    let outcome = person.command("settings", options).await;
    let message = outcome.message().expect("the settings").clone();
    assert_eq!(message.only_for, Some(person.id));
    message
}

/// Chooses for the server.
async fn config(person: Person<'_>, options: Value) -> Message {
    let outcome = person.command("config", options).await;
    let message = outcome.message().expect("the settings").clone();
    assert_eq!(message.only_for, Some(person.id));
    message
}

/// How the board looks that an answer shows.
fn look(world: &World, outcome: &Outcome) -> Look {
    picture::look(world, outcome.message().expect("a board"))
}

/// How the board after turn `seq` looks.
async fn shown(world: &World, table: &Table<'_>, seq: usize) -> &'static str {
    let board = table.shown(seq).await;
    table.noted(seq).await;
    picture::look(world, &board).0
}

/// What is written of settings, in order.
async fn written(world: &World) -> Vec<(String, Option<String>, Option<String>)> {
    sqlx::query_as("SELECT owner, theme, size FROM settings ORDER BY owner, id")
        .fetch_all(&mut world.sql().await)
        .await
        .expect("the settings")
}

#[tokio::test]
async fn what_is_chosen_is_told_and_outlives_a_restart() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let (first, other) = themes();
    let title = appearance::theme(Language::English, &THEMES[1]);

    let asked = settings(ada, json!({})).await;
    assert!(asked.content.contains("- Chosen by you: nothing\n"));
    // One picture of all themes, and a menu to choose from it.
    assert_eq!(asked.attachments[0].filename, "themes.png");
    assert_eq!(asked.menus()[0].options.len(), THEMES.len());
    assert!(written(&world).await.is_empty(), "asking changes nothing");

    let chosen = settings(ada, json!({ "theme": other })).await;
    assert!(chosen.content.contains(&format!("- Chosen by you: theme **{title}**\n")));
    settings(ada, json!({ "size": "large" })).await;
    settings(boris, json!({ "size": "small" })).await;
    let options = json!({ "variant": "totem" });
    let page = ada.command("rules", options.clone()).await;
    assert_eq!(look(&world, &page), (other, Size::Large));
    world.restart_bot().await;
    let next = ada.click_on(page.message().expect("a page").id, "Next").await;
    assert_eq!(look(&world, &next), (other, Size::Large), "the pages go on as they began");
    assert_eq!(look(&world, &boris.command("rules", options).await), (first, Size::Small));

    // Back to the default, one by one.
    settings(ada, json!({ "theme": "default" })).await;
    let asked = settings(ada, json!({})).await;
    assert!(asked.content.contains("- Chosen by you: size **large**\n"), "{asked:?}");
    settings(ada, json!({ "size": "default" })).await;
    let person = |size: Option<&str>| ("person".to_owned(), None, size.map(str::to_owned));
    assert_eq!(written(&world).await, [person(None), person(Some("small"))]);
    ada.cannot_send("settings", json!({ "theme": "plaid" }), "theme").await;
    world.finish().await;
}

#[tokio::test]
async fn only_who_manages_the_server_chooses_for_it() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let (first, other) = themes();
    for options in [json!({ "theme": other }), json!({})] {
        let refused = refusal(boris, &boris.command("config", options).await);
        assert!(refused.contains("Manage Server"), "{refused}");
    }
    assert!(written(&world).await.is_empty());

    let chosen = config(ada, json!({ "theme": other, "size": "small" })).await;
    assert!(chosen.content.starts_with("**Saved for this server.**"), "{}", chosen.content);
    let title = appearance::theme(Language::English, &THEMES[1]);
    let server = format!("- Chosen by this server: theme **{title}**, size **small**\n");
    assert!(chosen.content.contains(&server), "{}", chosen.content);
    let asked = settings(boris, json!({})).await;
    assert!(asked.content.contains(&server) && asked.content.contains("by you: nothing\n"));
    // Who has chosen sees that; the rest is as the server has it.
    settings(boris, json!({ "theme": first })).await;
    let options = json!({ "variant": "chess" });
    assert_eq!(look(&world, &boris.command("rules", options.clone()).await), (first, Size::Small));
    assert_eq!(look(&world, &ada.command("rules", options.clone()).await), (other, Size::Small));
    // A challenge is nobody's.
    settings(boris, json!({ "size": "large" })).await;
    let challenge = boris.command("challenge", options).await;
    assert_eq!(look(&world, &challenge), (other, Size::Small));
    config(ada, json!({ "theme": "default", "size": "default" })).await;
    let options = json!({ "variant": "chess" });
    assert_eq!(look(&world, &ada.command("rules", options).await), (first, Size::Normal));
    world.finish().await;
}

#[tokio::test]
async fn a_board_looks_as_the_player_has_chosen_who_is_next() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let (first, other) = themes();
    settings(ada, json!({ "theme": other })).await;
    let table = Table::begin(&world, GAME, ada, boris).await;
    assert_eq!(shown(&world, &table, 0).await, other);
    ada.command("roll", json!({})).await;
    assert_eq!(shown(&world, &table, 1).await, other, "Ada rolled, and moves");
    let picker = ada.picks_privately(&[]).await;
    assert_eq!(look(&world, &picker), (other, Size::Normal));
    ada.choose(picker.message().expect("a menu"), "e4").await;
    assert_eq!(shown(&world, &table, 2).await, first, "Boris is next, and has not chosen");
    boris.command("roll", json!({})).await;
    assert_eq!(shown(&world, &table, 3).await, first);

    // The server chooses for Boris, until he does.
    config(ada, json!({ "theme": other })).await;
    boris.types("d7d5").await;
    ada.command("roll", json!({})).await;
    ada.types("e4e5").await;
    assert_eq!(shown(&world, &table, 6).await, other);
    settings(boris, json!({ "theme": first })).await;
    boris.command("roll", json!({})).await;
    assert_eq!(shown(&world, &table, 7).await, first);
    // Whoever asks for a board gets it as they have chosen.
    assert_eq!(look(&world, &ada.command("board", json!({})).await).0, other);
    let past = json!({ "turn": 1 });
    assert_eq!(look(&world, &boris.command("board", past.clone()).await).0, first);
    assert_eq!(look(&world, &world.person("Chen").command("board", past).await).0, other);
    // The end is nobody's.
    boris.command("resign", json!({})).await;
    boris.click("Yes").await;
    assert_eq!(shown(&world, &table, 8).await, other);
    world.finish().await;
}

#[tokio::test]
async fn a_board_that_is_posted_later_looks_as_it_has_to() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let (first, other) = themes();
    settings(ada, json!({ "theme": other })).await;
    let table = Table::begin(&world, GAME, ada, boris).await;
    // An answer that never came: the outbox posts the board.
    world.playground.fault("POST", CALLBACK, Fault::DropRequest);
    let (outcome, board) = tokio::join!(ada.command("roll", json!({})), table.shown(1));
    assert!(matches!(outcome.answer, Answer::Silence));
    assert!(board.used.is_none(), "a message of the channel, no answer");
    assert_eq!(shown(&world, &table, 1).await, other);
    // A post that failed, and is made again.
    world.playground.fault("POST", MESSAGES, Fault::Fail { status: 500, code: 0 });
    ada.picks_privately(&["e2", "e4"]).await;
    assert_eq!(shown(&world, &table, 2).await, first);
    // A board that is still owed when the bot stops.
    settings(boris, json!({ "theme": other })).await;
    world.playground.fault("POST", CALLBACK, Fault::DropRequest);
    for _ in 0..2 {
        world.playground.fault("POST", MESSAGES, Fault::DropRequest);
    }
    let stop = async {
        world.until("the roll is written", async || world.record(1).await.len() == 3).await;
        world.stop_bot().await;
    };
    tokio::join!(boris.command("roll", json!({})), stop);
    world.start_bot().await;
    assert_eq!(shown(&world, &table, 3).await, other);
    let provoked = |it: &Entry| it.status == 500 || (it.method == "GET" && it.status == 404);
    world.finish_with(provoked).await;
}

#[tokio::test]
async fn a_theme_is_chosen_from_the_menu_below_the_sheet() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let (_, other) = themes();
    let sheet = settings(ada, json!({})).await;
    let chosen = ada.choose(&sheet, other).await;
    assert!(chosen.content().starts_with("**Saved.**"), "{}", chosen.content());
    assert_eq!(chosen.message().map(|it| it.id), Some(sheet.id));
    let sheet = config(ada, json!({})).await;
    let chosen = ada.choose(&sheet, other).await;
    assert!(chosen.content().starts_with("**Saved for this server.**"), "{}", chosen.content());
    let row = |owner: &str| (owner.to_owned(), Some(other.to_owned()), None);
    assert_eq!(written(&world).await, [row("person"), row("server")]);
    let rules = boris.command("rules", json!({ "variant": "chess" })).await;
    assert_eq!(look(&world, &rules).0, other);
    world.finish().await;
}

#[tokio::test]
async fn a_server_may_have_one_theme_and_white_always_below() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let (first, other) = themes();
    settings(boris, json!({ "theme": other })).await;
    let table = Table::begin(&world, "chess", ada, boris).await;
    ada.types("e2e4").await;
    let from_black = world.file(table.shown(1).await.attachments[0].id);
    assert_eq!(shown(&world, &table, 1).await, other, "Boris is next");
    config(ada, json!({ "one_theme": true, "white_below": true })).await;
    let again = boris.command("board", json!({})).await;
    assert_eq!(look(&world, &again).0, other, "what he asks for is as he has chosen");
    let from_white = world.file(again.message().expect("a board").attachments[0].id);
    assert_ne!(from_black, from_white, "but White is below");
    boris.types("e7e5").await;
    ada.types("g1f3").await;
    assert_eq!(shown(&world, &table, 3).await, first, "the server's, though Boris is next");
    let scene = |side| {
        let mut game = rules::Game::new(rules::variants::by_id("chess").expect("a game"));
        for action in ["e2e4", "e7e5", "g1f3"] {
            game.play(action.parse().expect("an action")).expect("a legal one");
        }
        render::Scene::of_game(&game, side)
    };
    let board = table.shown(3).await;
    picture::check_scene(&world, &board, &scene(rules::Color::White));
    config(ada, json!({ "one_theme": false, "white_below": false })).await;
    let again = ada.command("board", json!({})).await;
    picture::check_scene(&world, again.message().expect("a board"), &scene(rules::Color::Black));
    world.finish().await;
}

#[tokio::test]
async fn who_confirms_turns_sees_the_board_once_more() {
    let world = World::builder().fixed_dice(5).start().await;
    let table = Table::begin(&world, "chess", world.person("Ada"), world.person("Boris")).await;
    let (ada, boris) = (table.white, table.black);
    settings(ada, json!({ "confirm": true })).await;
    let look = ada.choose(&table.shown(0).await, "e2e4").await;
    let look = look.message().expect("a last look").clone();
    assert_eq!(look.only_for, Some(ada.id));
    assert!(look.content.starts_with("Play **e4**?"), "{}", look.content);
    assert!(world.record(table.game).await.is_empty(), "nothing is made yet");
    // A second thought leads back to all pieces.
    let back = ada.click_on(look.id, "Back").await;
    assert!(back.content().contains("Where does the pawn on e2 go?"), "{}", back.content());
    let back = ada.click_on(look.id, "Back").await;
    let pieces = back.message().expect("pieces").clone();
    assert!(pieces.content.contains("Which piece moves?"), "{}", pieces.content);
    let targets = ada.choose(&pieces, "g1").await.message().expect("targets").clone();
    let look = ada.choose(&targets, "f3").await.message().expect("a last look").clone();
    let done = ada.click_on(look.id, "Play").await;
    assert_eq!(done.content(), "You played **Nf3**.");
    table.shown(1).await;
    // Boris has not chosen so, and Ada does not confirm what she types.
    boris.choose(&table.shown(1).await, "e7e5").await;
    table.shown(2).await;
    ada.types("b1c3").await;
    table.shown(3).await;
    boris.types("a7a6").await;
    let board = table.shown(4).await;
    let values: Vec<String> =
        board.menus()[0].options.iter().map(|(_, value)| value.clone()).collect();
    // A stale last look is told what happened since.
    settings(ada, json!({ "confirm": true })).await;
    let first = ada.choose(&board, &values[0]).await.message().expect("a message").clone();
    ada.types("d2d4").await;
    let label = if first.button("Play").is_some() { "Play" } else { "Back" };
    let late = ada.click_on(first.id, label).await;
    assert!(late.content().starts_with("The game has gone on."), "{}", late.content());
    world.finish().await;
}

#[tokio::test]
async fn choices_made_at_once_are_all_kept() {
    let world = World::builder().fixed_dice(5).start().await;
    let ada = world.person("Ada");
    let (_, other) = themes();
    tokio::join!(
        settings(ada, json!({ "theme": other })),
        settings(ada, json!({ "size": "large" })),
        config(ada, json!({ "size": "small" })),
        config(ada, json!({ "theme": other })),
    );
    let row =
        |owner: &str, size: &str| (owner.to_owned(), Some(other.to_owned()), Some(size.to_owned()));
    assert_eq!(written(&world).await, [row("person", "large"), row("server", "small")]);
    world.finish().await;
}
