//! How pictures look: what a person chooses, what a server chooses, and on which pictures it shows.

use std::time::Duration;

use playground::{Answer, Entry, Fault, Message, Outcome};
use render::{Scene, Size, THEMES};
use rules::Color;
use serde_json::{Value, json};
use speech::{Language, appearance};
use tests::game::{GAME, after, begin, refused};
use tests::paths::{CALLBACK, FOLLOW_UP, MESSAGES};
use tests::rows::{GuildSettingsRow, PuzzleChannelRow, UserSettingsRow};
use tests::{GameDriver, Person, World, begins_with, choices, log, picture, says};

/// A look as [`picture::look`] tells it.
type Look = (&'static str, Size);

/// The default, and another theme.
fn themes() -> (&'static str, &'static str) {
    (THEMES[0].name, THEMES[1].name)
}

/// Chooses, and returns the answer, which nobody else sees.
async fn settings(person: Person<'_>, options: Value) -> Message {
    person.asks_privately("settings", options).await
}

/// Chooses for the server.
async fn config(person: Person<'_>, options: Value) -> Message {
    person.asks_privately("config", options).await
}

/// How the board looks that an answer shows.
fn look(world: &World, outcome: &Outcome) -> Look {
    picture::look(world, &outcome.shown())
}

/// How the board after turn `seq` looks.
async fn shown(world: &World, game: &GameDriver<'_>, seq: usize) -> &'static str {
    let board = game.shown(seq).await;
    game.noted(seq).await;
    picture::look(world, &board).0
}

/// What is written of settings, in order.
async fn written(world: &World) -> Vec<(String, Option<String>, Option<String>)> {
    let people = world.database.all::<UserSettingsRow>().await.into_iter();
    let servers = world.database.all::<GuildSettingsRow>().await.into_iter();
    let all = people.map(|it| ("person", it.data)).chain(servers.map(|it| ("server", it.data)));
    let read = |(owner, data): (&str, String)| {
        let data: Value = serde_json::from_str(&data).expect("JSON");
        let text = |key: &str| data[key].as_str().map(str::to_owned);
        (owner.to_owned(), text("theme"), text("size"))
    };
    all.map(read).collect()
}

#[tokio::test]
async fn what_is_chosen_is_told_and_outlives_a_restart() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let (first, other) = themes();
    let title = appearance::theme(Language::English, &THEMES[1]);

    let asked = settings(ada, json!({})).await;
    says(&asked, "- Set by you: nothing\n");
    // One picture of all themes, and a menu to choose from it.
    assert_eq!(asked.attachments[0].filename, "themes.png");
    assert_eq!(asked.menus()[0].options.len(), THEMES.len());
    assert!(written(&world).await.is_empty(), "asking changes nothing");

    let chosen = settings(ada, json!({ "theme": other })).await;
    says(&chosen, &format!("- Set by you: theme **{title}**\n"));
    settings(ada, json!({ "size": "large" })).await;
    settings(boris, json!({ "size": "small" })).await;
    let options = json!({ "variant": "totem" });
    let page = ada.command("rules", options.clone()).await;
    assert_eq!(look(&world, &page), (other, Size::Large));
    world.restart_bot().await;
    let next = ada.click_on(page.shown().id, "Next").await;
    assert_eq!(look(&world, &next), (other, Size::Large), "the pages go on as they began");
    assert_eq!(look(&world, &boris.command("rules", options).await), (first, Size::Small));

    // Back to the default, one by one.
    settings(ada, json!({ "theme": "default" })).await;
    let asked = settings(ada, json!({})).await;
    says(&asked, "- Set by you: size **large**\n");
    settings(ada, json!({ "size": "default" })).await;
    let person = |size: Option<&str>| ("person".to_owned(), None, size.map(str::to_owned));
    assert_eq!(written(&world).await, [person(None), person(Some("small"))]);
    ada.cannot_send("settings", json!({ "theme": "plaid" }), "theme").await;
    world.finish().await;
}

#[tokio::test]
async fn every_setting_is_clicked_as_well_as_typed() {
    let world = World::builder().fixed_dice(5).start().await;
    let ada = world.person("Ada");
    let chooses = async |message: &Message, value: &str| ada.choose(message, value).await.shown();
    let asked = settings(ada, json!({})).await;
    // The themes are numbered as their boards in the picture are.
    let themes = &asked.menus()[0].options;
    let numbered =
        themes.iter().zip(1..).all(|((label, _), nth)| label.starts_with(&format!("{nth} · ")));
    assert!(numbered, "{themes:?}");
    // What is in effect already is not offered.
    let offered = |message: &Message, value: &str| {
        message.menus()[1].options.iter().any(|(_, it)| it == value)
    };
    assert!(offered(&asked, "size:large") && !offered(&asked, "size:normal"));
    let mut shown = asked.clone();
    for (value, told) in [
        ("size:large", "size **large**"),
        ("confirm:yes", "moves from buttons and menus **need confirmation**"),
        ("pings:no", "**no pings**"),
        ("tips:no", "**no tips**"),
        ("language:de", "Größe"),
        ("language:en", "size **large**"),
    ] {
        shown = chooses(&shown, value).await;
        assert_eq!(shown.id, asked.id, "the same message");
        says(&shown, told);
        assert!(!offered(&shown, value), "{value}");
    }
    shown = chooses(&shown, "default").await;
    says(&shown, "- Set by you: nothing\n");
    let asked = config(ada, json!({})).await;
    shown = chooses(&asked, "pace:1d").await;
    shown = chooses(&shown, "rated:no").await;
    says(&shown, "- Set by this server: **1 day** per move, games are **casual**\n");
    world.finish().await;
}

#[tokio::test]
async fn who_has_settings_that_cannot_be_read_goes_on_and_they_stay() {
    let world = World::builder().fixed_dice(5).start().await;
    let ada = world.person("Ada");
    settings(ada, json!({ "size": "small" })).await;
    let stored = world.database.all::<UserSettingsRow>().await;
    let data = "what only a later version can read";
    world.database.change(|it: &mut UserSettingsRow| it.data = data.to_owned()).await;
    let (log, options) = (log::capture(), json!({ "variant": "chess" }));
    let board = ada.command("rules", options).await;
    assert_eq!(look(&world, &board), (themes().0, Size::Normal));
    let lines = log.lines();
    assert!(lines.iter().any(|it| it.contains("settings cannot be read")), "{lines:#?}");
    begins_with(&settings(ada, json!({ "size": "large" })).await, "Something went wrong (error `");
    let of_row = |it: UserSettingsRow| (it.user_id, it.data);
    let kept = world.database.all().await.into_iter().map(of_row).collect::<Vec<_>>();
    assert_eq!(kept, [(stored[0].user_id, data.to_owned())]);
    world.database.change(|it: &mut UserSettingsRow| *it = stored[0].clone()).await;
    // Those of a server keep nobody in it from playing either, also where its locale is new.
    config(ada, json!({ "theme": themes().1 })).await;
    let server = world.database.change(|it: &mut GuildSettingsRow| it.data = data.to_owned()).await;
    world.playground.set_guild_locale("ru");
    let board = ada.command("rules", json!({ "variant": "chess" })).await;
    assert_eq!(look(&world, &board), (themes().0, Size::Small));
    world.database.change_back(&server).await;
    world.finish().await;
}

#[tokio::test]
async fn only_who_manages_the_server_chooses_for_it() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let (first, other) = themes();
    let general = world.playground.channel("general").to_string();
    for options in [json!({ "theme": other }), json!({ "puzzles": general }), json!({})] {
        refused(boris, "Manage Server", [&boris.command("config", options).await]);
    }
    assert!(written(&world).await.is_empty());
    assert_eq!(world.database.count::<PuzzleChannelRow>().await, 0);

    let chosen = config(ada, json!({ "theme": other, "size": "small" })).await;
    begins_with(&chosen, "**Saved for this server.**");
    let title = appearance::theme(Language::English, &THEMES[1]);
    let server = format!("- Set by this server: theme **{title}**, size **small**\n");
    says(&chosen, &server);
    let asked = settings(boris, json!({})).await;
    says(&asked, &server);
    says(&asked, "by you: nothing\n");
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
    let game = GameDriver::begin(&world, GAME, ada, boris).await;
    assert_eq!(shown(&world, &game, 0).await, other);
    ada.command("roll", json!({})).await;
    assert_eq!(shown(&world, &game, 1).await, other, "Ada rolled, and moves");
    let picker = ada.picks_privately(&[]).await;
    assert_eq!(look(&world, &picker), (other, Size::Normal));
    ada.choose(&picker.shown(), "e4").await;
    assert_eq!(shown(&world, &game, 2).await, first, "Boris is next, and has not chosen");
    boris.command("roll", json!({})).await;
    assert_eq!(shown(&world, &game, 3).await, first);

    // The server chooses for Boris, until he does.
    config(ada, json!({ "theme": other })).await;
    game.plays(3, &["d7d5", "r", "e4e5"]).await;
    assert_eq!(shown(&world, &game, 6).await, other);
    settings(boris, json!({ "theme": first })).await;
    boris.command("roll", json!({})).await;
    assert_eq!(shown(&world, &game, 7).await, first);
    // Whoever asks for a board gets it as they have chosen.
    assert_eq!(look(&world, &ada.command("board", json!({})).await).0, other);
    let past = json!({ "turn": "1" });
    assert_eq!(look(&world, &boris.command("board", past.clone()).await).0, first);
    assert_eq!(look(&world, &world.person("Chen").command("board", past).await).0, other);
    // The end is nobody's.
    game.resigns(boris).await;
    assert_eq!(shown(&world, &game, 8).await, other);
    world.finish().await;
}

#[tokio::test]
async fn a_board_that_is_posted_later_looks_as_it_has_to() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let (first, other) = themes();
    settings(ada, json!({ "theme": other })).await;
    let game = GameDriver::begin(&world, GAME, ada, boris).await;
    // An answer that never came: the outbox posts the board.
    world.playground.fault("POST", CALLBACK, Fault::DropRequest);
    let (outcome, board) = tokio::join!(ada.command("roll", json!({})), game.shown(1));
    assert!(matches!(outcome.answer, Answer::Silence));
    assert!(board.used.is_none(), "a message of the channel, no answer");
    assert_eq!(shown(&world, &game, 1).await, other);
    // A post that failed, and is made again.
    for path in [FOLLOW_UP, MESSAGES] {
        world.playground.fault("POST", path, Fault::fail(500, 0));
    }
    ada.picks_privately(&["e2", "e4"]).await;
    let posted = async || !game.boards(2).is_empty();
    world.pass_until(Duration::from_secs(1), "it is posted", posted).await;
    assert_eq!(shown(&world, &game, 2).await, first);
    // A board that is still owed when the bot stops.
    settings(boris, json!({ "theme": other })).await;
    game.stopped_owing(3, boris.command("roll", json!({}))).await;
    world.start_bot().await;
    assert_eq!(shown(&world, &game, 3).await, other);
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
    begins_with(&chosen, "**Saved.**");
    assert_eq!(chosen.shown().id, sheet.id);
    let sheet = config(ada, json!({})).await;
    let chosen = ada.choose(&sheet, other).await;
    begins_with(&chosen, "**Saved for this server.**");
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
    let driver = GameDriver::begin(&world, "chess", ada, boris).await;
    driver.plays(0, &["e2e4"]).await;
    let from_black = world.file(driver.shown(1).await.attachments[0].id);
    assert_eq!(shown(&world, &driver, 1).await, other, "Boris is next");
    config(ada, json!({ "one_theme": true, "white_below": true })).await;
    let again = boris.command("board", json!({})).await;
    assert_eq!(look(&world, &again).0, other, "what he asks for is as he has chosen");
    let from_white = world.file(again.shown().attachments[0].id);
    assert_ne!(from_black, from_white, "but White is below");
    driver.plays(1, &["e7e5", "g1f3"]).await;
    assert_eq!(shown(&world, &driver, 3).await, first, "the server's, though Boris is next");
    let game = after("chess", "e2e4 e7e5 g1f3");
    let scene = |side| Scene::of_game(&game, side);
    let board = driver.shown(3).await;
    picture::check_scene(&world, &board, &scene(Color::White));
    config(ada, json!({ "one_theme": false, "white_below": false })).await;
    let again = ada.asks("board", json!({})).await;
    picture::check_scene(&world, &again, &scene(Color::Black));
    world.finish().await;
}

#[tokio::test]
async fn who_confirms_turns_sees_the_board_once_more() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "chess").await;
    let (ada, boris) = (game.white, game.black);
    settings(ada, json!({ "confirm": true })).await;
    let look = ada.choose(&game.shown(0).await, "e2e4").await.shown();
    assert_eq!(look.only_for, Some(ada.id));
    begins_with(&look, "Play **e4**?");
    assert!(world.record(game.id).await.is_empty(), "nothing is made yet");
    // A second thought leads back to all pieces.
    says(&ada.click_on(look.id, "Back").await, "Where does the pawn on e2 go?");
    let pieces = ada.click_on(look.id, "Back").await.shown();
    says(&pieces, "Which piece moves?");
    let targets = ada.choose(&pieces, "g1").await.shown();
    let look = ada.choose(&targets, "f3").await.shown();
    let done = ada.click_on(look.id, "Play").await;
    assert_eq!(done.content(), "You played **Nf3**.");
    // Boris has not chosen so, and Ada does not confirm what she types.
    boris.choose(&game.shown(1).await, "e7e5").await;
    game.plays(2, &["b1c3", "a7a6"]).await;
    let board = game.shown(4).await;
    let values = choices(&board);
    // A stale last look is told what happened since.
    settings(ada, json!({ "confirm": true })).await;
    let first = ada.choose(&board, &values[0]).await.shown();
    ada.types("d2d4").await;
    let label = if first.button("Play").is_some() { "Play" } else { "Back" };
    begins_with(&ada.click_on(first.id, label).await, "The game has moved on.");
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
