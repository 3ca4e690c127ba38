//! Games as files: given to who asks, and shown again to who gives them.

use playground::{Message, Outcome};
use render::Scene;
use rules::pgn::{self, Pgn};
use rules::{Action, Color, Game};
use serde_json::{Value, json};
use tests::dice::rolls_of;
use tests::game::{begin, refused};
use tests::rows::{EntryRow, FileRow};
use tests::{Person, VerifiedGame, World, picture, says};

/// What `/export` gives somebody: the file's name and text.
async fn exported(world: &World, person: Person<'_>, options: Value) -> (String, String) {
    let message = person.asks_privately("export", options).await;
    let [file] = &message.attachments[..] else {
        panic!("not one file: {}", message.content);
    };
    says(&message, "</replay:");
    let text = String::from_utf8(world.file(file.id)).expect("a text");
    (file.filename.clone(), text)
}

/// The log of a game that is exported as JSON.
fn log(json: &str) -> Vec<Value> {
    let sheet: Value = serde_json::from_str(json).expect("JSON");
    sheet["log"].as_array().expect("a log").clone()
}

/// Gives a file to `/replay`.
async fn given(person: Person<'_>, name: &str, text: &str) -> Outcome {
    let file = json!({ "filename": name, "text": text });
    person.command("replay", json!({ "file": file })).await
}

fn pgn(text: &str) -> Pgn {
    pgn::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Clicks a button of the viewer, which stays one message.
async fn turned(person: Person<'_>, viewer: &Message, button: &str) -> Message {
    let message = person.click_on(viewer.id, button).await.shown();
    assert_eq!(message.id, viewer.id);
    message
}

#[tokio::test]
async fn a_game_is_exported_and_shown_again_with_dice_that_anybody_can_check() {
    let world = World::new().await;
    let (game, ada, boris) = begin(&world, "superpermutation-d8").await.with_players();
    let chen = world.person("Chen");
    for seq in 0..6 {
        assert!(game.goes_on(seq).await, "the game has not ended");
    }
    game.shown(6).await;
    let secret = world.database.game(game.id).await.dice_secret;
    for options in [json!({}), json!({ "format": "text" }), json!({ "format": "json" })] {
        let (_, text) = exported(&world, chen, options).await;
        assert!(!text.contains(&secret), "a running game keeps its secret: {text}");
        assert!(text.contains("ommitment"), "{text}");
    }
    game.resigns(ada).await;
    let played = game.actions().await;
    let played = &played[..played.len() - 1];

    let (name, text) = exported(&world, boris, json!({})).await;
    assert_eq!(name, format!("game-{}.pgn", game.id));
    let file = pgn(&text);
    let actions: Vec<String> = file.game.actions().iter().map(Action::to_string).collect();
    assert_eq!(actions, played);
    // Ada made the challenge, and Boris asks.
    let tags = ["White", "Black", "Result", "Ending", "GameId", "Secret"].map(|tag| file.tag(tag));
    let number = game.id.to_string();
    assert_eq!(tags, ["Ada", "Boris", "0-1", "resigned", &number, &secret].map(Some), "{text}");
    let (name, json) = exported(&world, boris, json!({ "format": "json" })).await;
    assert_eq!(name, format!("game-{}.json", game.id));
    let sheet: Value = serde_json::from_str(&json).expect("JSON");
    let details = log(&json).into_iter().filter_map(|entry| entry.get("detail").cloned());
    assert_eq!((details.collect(), &sheet["secret"]), (json!(played), &json!(secret)));

    for (name, text) in [("a.pgn", &text), ("b.json", &json)] {
        let shown = given(chen, name, text).await;
        assert!(shown.is_private());
        let viewer = shown.shown();
        check_viewer(&world, chen, viewer, &file.game, game.id).await;
    }
    // What was changed is found.
    let commitment = file.tag("Commitment").expect("a promise");
    let forged = text.replace(commitment, &secret);
    let viewer = given(chen, "c.pgn", &forged).await.shown().id;
    says(&chen.click_on(viewer, "Check the dice").await, "so don't trust its rolls");
    world.finish().await;
}

/// Checks that a viewer shows each turn of a game, and its dice.
async fn check_viewer(
    world: &World,
    person: Person<'_>,
    viewer: Message,
    game: &Game,
    number: u64,
) {
    assert!(viewer.content.contains("From your file: Ada (White) vs Boris (Black)."));
    assert_eq!(viewer.content.matches("Ada resigned").count(), 1, "{}", viewer.content);
    assert!(!viewer.content.contains("'s turn"), "{}", viewer.content);
    says(&viewer, &format!("game {number}"));
    // The buttons work after a restart too.
    world.restart_bot().await;
    let mut viewer = turned(person, &viewer, "First").await;
    let mut then = Game::new(game.variant());
    let turns: Vec<usize> =
        (0..game.actions().len()).filter(|at| game.actions()[*at].is_turn()).collect();
    for (nth, at) in turns.iter().enumerate() {
        viewer = turned(person, &viewer, "Next").await;
        // A turn, and what is rolled before the next one.
        let to = turns.get(nth + 1).copied().unwrap_or(game.actions().len());
        game.actions()[then.actions().len()..to]
            .iter()
            .for_each(|it| then.play(*it).expect("played"));
        assert!(to > *at);
        // At the last turn stands how the game has ended.
        if nth + 1 < turns.len() {
            picture::check_scene(world, &viewer, &Scene::of_game(&then, Color::White));
        }
    }
    let proof = person.click_on(viewer.id, "Check the dice").await;
    says(&proof, "Rolls verified: they all follow");
    says(&proof, "hexkey:");
    let film = person.click_on(viewer.id, "Animation").await;
    assert!(film.is_private());
    picture::film(world, film.message().expect("an animation"), number);
}

#[tokio::test]
async fn what_was_taken_back_is_in_the_log_alone() {
    let world = World::new().await;
    let mut game = VerifiedGame::begin(&world, "chess").await;
    game.act("e2e4").await;
    game.driver.white.click("Oops").await;
    game.driver.white.types("d2d4").await;
    game.driver.shown(3).await;
    let (ada, chen) = (game.driver.white, world.person("Chen"));
    let (_, text) = exported(&world, ada, json!({})).await;
    assert!(text.ends_with("\n\n1. d4 *\n"), "{text}");
    let (_, json) = exported(&world, ada, json!({ "format": "json" })).await;
    let log = log(&json);
    let kinds: Vec<&Value> = log.iter().map(|entry| &entry["kind"]).collect();
    assert_eq!(kinds, ["played", "took_back", "played"]);
    // Chess has no dice to be checked, and nothing to be promised.
    assert!(!json.contains("secret") && !json.contains("commitment"));
    let viewer = given(chen, "x.json", &json).await.shown();
    says(&viewer, "**1 d4**");
    assert!(viewer.button("Check the dice").is_none());
    world.finish().await;
}

#[tokio::test]
async fn a_game_of_each_variant_comes_back() {
    let games = [
        ("totem", "e1e4 f8f5 f1e1 r1 e9g9 a2a4 g9g6 r6 accept t0 e8e7 b2b3 r3"),
        ("gravitatur", "@d4/g1f3 @e6/g8f6"),
        ("chess", "f2f3 e7e5 g2g4 d8h4"),
    ];
    for (variant, actions) in games {
        let world = World::builder().rolls(rolls_of(actions)).start().await;
        let mut game = VerifiedGame::begin(&world, variant).await;
        game.acts(actions).await;
        let (_, text) = exported(&world, game.driver.white, json!({})).await;
        let file = pgn(&text);
        assert_eq!(file.game.actions(), game.model.actions(), "{text}");
        let viewer = given(game.driver.white, "x.pgn", &text).await.shown();
        let scene = Scene::of_game(&game.model, Color::White);
        let turns = game.model.actions().iter().filter(|it| it.is_turn()).count();
        let text = &viewer.content;
        let (last, dots) = (turns.div_ceil(2), if turns.is_multiple_of(2) { "..." } else { "" });
        assert!(text.contains(&format!("move {last}{dots} of {last} ")), "{text}");
        // Seen at the last turn with what was rolled after it.
        picture::check_scene(&world, &viewer, &scene);
        world.finish().await;
    }
}

#[tokio::test]
async fn the_newest_five_files_of_a_person_are_kept() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let mut viewers = Vec::new();
    for number in 1..=6 {
        let text = format!("[White \"Number {number}\"]\n\n1. e4 e5 1-0");
        viewers.push(given(ada, "a.pgn", &text).await.shown());
    }
    let gone = ada.click_on(viewers[0].id, "First").await;
    refused(ada, "no longer have that file", [&gone]);
    says(&turned(ada, &viewers[1], "First").await, "Number 2");
    world.finish().await;
}

#[tokio::test]
async fn a_log_that_is_too_long_to_be_read_again_is_said_to_be() {
    let world = World::new().await;
    let game = VerifiedGame::begin(&world, "chess").await;
    let ada = game.driver.white;
    let told = ada.command("export", json!({ "format": "json" })).await;
    says(&told, "To watch it again");
    let entry = |seq: i64| {
        let (kind, detail) = if seq % 2 == 1 { ("played", "e2e4") } else { ("takeback", "0") };
        EntryRow {
            game_id: 1,
            seq,
            kind: kind.to_owned(),
            detail: detail.to_owned(),
            side: Some("white".to_owned()),
            ..EntryRow::default()
        }
    };
    world.database.insert(&(1..=1200).map(entry).collect::<Vec<_>>()).await;
    let told = ada.command("export", json!({ "format": "json" })).await;
    let file = told.message().expect("an answer").attachments[0].id;
    assert!(world.file(file).len() > 64 * 1024);
    says(&told, "too large for");
    let (_, text) = exported(&world, ada, json!({})).await;
    assert_eq!(pgn(&text).game.actions().len(), 0);
    world.finish().await;
}

/// Checks that each of these files is refused in words that help.
async fn check_refused(ada: Person<'_>, files: &[(&str, &str, &str)]) {
    for (name, text, help) in files {
        refused(ada, help, [&given(ada, name, text).await]);
    }
    assert_eq!(ada.world().database.count::<FileRow>().await, 0);
}

#[tokio::test]
async fn a_file_that_holds_no_game_is_refused_kindly() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let large = "x".repeat(64 * 1024 + 1);
    let good = "[Event \"x\"]\n\n1. e4 *";
    let files = [
        ("a.pgn", large.as_str(), "The limit is 64 KB"),
        ("a.txt", "Hello!", "no game in that file"),
        ("a.pgn", "[Event \"x\"]\n\n1. e4 e5\n2. Ke3 *", "line 4"),
        ("a.pgn", "[Event \"x\"]\n[White Ada 1. e4 *", "Line 2"),
        ("a.pgn", "[Variant \"Antichess\"]\n\n1. e4 *", "`Antichess`"),
        ("a.pgn", "[FEN \"8/8/8/8/8/8/8/K1k5 x - - 0 1\"]\n\n*", "second field"),
        ("a.pgn", "[Event \"x\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 0-1", "`Result`"),
        ("a.json", "{\n\"eightfold\": 1,\n", "line 3"),
        ("a.json", "{ \"eightfold\": 1 }", "line 1"),
    ];
    check_refused(ada, &files).await;
    // A client that says it is elsewhere: nobody is asked for it.
    world.playground.keep_files_at("https://example.org/attachments/1/2");
    check_refused(ada, &[("a.pgn", good, "attached here")]).await;
    world.playground.keep_files_at(&format!("{}/attachments/1/2", world.playground.base_url()));
    check_refused(ada, &[("a.pgn", good, "couldn't get that file")]).await;
    refused(ada, "No game has been played", [&ada.command("export", json!({})).await]);
    world.finish().await;
}

#[tokio::test]
async fn a_log_that_cannot_be_is_refused_with_its_entry_and_the_reason() {
    let world = World::new().await;
    let mut game = VerifiedGame::begin(&world, "chess").await;
    game.acts("e2e4 e7e5").await;
    let ada = game.driver.white;
    let (_, whole) = exported(&world, ada, json!({ "format": "json" })).await;
    for (kind, detail, by, told) in [
        ("draw_claimed", "moves", "white", ": this draw couldn't be claimed"),
        ("flagged", "black white", "", ": only the player to act"),
        ("took_back", "-1", "white", " is a takeback"),
        ("took_back", "2", "white", " is a takeback"),
        ("took_back", "7", "white", " is a takeback"),
        ("resigned", "", "", ": I don't know this kind of entry"),
    ] {
        let entry = [("kind", kind), ("detail", detail), ("by", by)].into_iter();
        let entry: Value = entry.filter(|(_, value)| !value.is_empty()).collect();
        let mut sheet: Value = serde_json::from_str(&whole).expect("JSON");
        sheet["log"].as_array_mut().expect("a log").push(entry);
        let told = format!("Log entry 3{told}");
        check_refused(ada, &[("a.json", &sheet.to_string(), &told)]).await;
    }
    world.finish().await;
}
