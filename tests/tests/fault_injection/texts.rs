//! Texts that people choose: names, moves, files. Whatever stands in them, nobody is pinged, nothing is
//! formatted, no line is turned around, and nothing of it is in the log but what can be read there.

use playground::{Id, Message, Outcome};
use serde_json::{Value, json};
use tests::game::GAME;
use tests::{GameDriver, Person, World, log};

/// Markdown, mentions, a link, an escape sequence, both kinds of line breaks, turned and invisible
/// characters, a filler that looks like nothing, and one of the bot's own marks.
const NASTY: &str = "**@every\u{200b}one** <@1> `x` [a](http://b)\u{1b}[31m\n\u{2028}\u{202e}tac\u{2066}\u{3164}\u{e000}";

/// The command whose picture names somebody.
const PROFILE: &str = "profile";

/// What breaks a line, turns it, or is not seen.
fn strays(text: &str) -> Vec<char> {
    text.chars().filter(|&it| it != '\n' && rules::sanitize::is_unprintable(it)).collect()
}

/// A text without what is escaped in it.
fn unescaped(text: &str) -> String {
    let mut escaped = false;
    let works = |letter: &char| {
        let works = !escaped && *letter != '\\';
        escaped = *letter == '\\' && !escaped;
        works
    };
    text.chars().filter(works).collect()
}

/// Checks what somebody is shown of such a text: at most what was typed, between backticks.
fn check(what: &str, message: &Message) {
    check_pinging(what, message, &[]);
}

/// The same where these people are pinged.
fn check_pinging(what: &str, message: &Message, pinged: &[Id]) {
    // The bot's own emoji are no text of people's.
    assert!(strays(&message.content).is_empty(), "{what}: {:?}", message.content);
    assert!(!message.mention_everyone && message.mentions == pinged, "{what}");
    let plain: String = unescaped(&message.content).split('`').step_by(2).collect();
    for live in ["**@", "<@1>", "[a](", "http://", "@every"] {
        assert!(!plain.contains(live), "{what}: {live} works in {:?}", message.content);
    }
    for file in &message.attachments {
        // Nothing works in it, so that the name may stand there whose curve it describes.
        let about = file.description.clone().unwrap_or_default();
        let shown = what != PROFILE && about.contains("every");
        assert!(strays(&about).is_empty() && !shown, "{what}: {about:?}");
    }
}

fn checked(what: &str, outcome: &Outcome) {
    check(what, outcome.message().unwrap_or_else(|| panic!("{what}: {outcome:?}")));
}

async fn named<'a>(world: &'a World, name: &str) -> Person<'a> {
    Person::new(world, world.playground.add_person(name), world.playground.channel("chess"))
}

#[tokio::test]
async fn names_do_nothing_in_messages_and_threads() {
    let log = log::capture();
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, nasty) = (named(&world, "Ada\u{200d}\u{3164}").await, named(&world, NASTY).await);
    checked("a free roll", &nasty.command("roll", json!({ "dice": "d6" })).await);
    let open = nasty.command("challenge", json!({ "variant": "chess" })).await;
    checked("a challenge", &open);
    let id = open.message().expect("a challenge").id;
    checked("a withdrawn challenge", &nasty.click_on(id, "Withdraw").await);
    let options = json!({ "variant": GAME, "opponent": ada.id.to_string(), "thread": true });
    let asked = nasty.command("challenge", options).await.message().expect("a challenge").id;
    ada.click_on(asked, "Accept").await;
    let told = ada.sees("what became of it", |it| it.id == asked && it.components.is_empty()).await;
    assert!(told.content.starts_with("Ada accepted"), "{}", told.content);
    let threads = world.playground.channels().into_iter().filter(|it| it.parent.is_some());
    let names: Vec<String> = threads.map(|it| it.name).collect();
    let [name] = &names[..] else { panic!("{names:?}") };
    assert!(strays(name).is_empty() && !name.contains('\n'), "{name:?}");
    assert!(name.contains("vs Ada ·"), "{name:?}");
    // Somebody of whose name nothing is seen is called by their number.
    let nobody = named(&world, "\u{200b}\u{3164}\u{2800}").await;
    let rolled = nobody.command("roll", json!({ "dice": "d6" })).await;
    assert!(rolled.content().starts_with(&format!("{} rolled", nobody.id)), "{}", rolled.content());
    let logged: String = log.lines().concat();
    assert!(strays(&logged).is_empty(), "{logged:?}");
    world.finish().await;
}

#[tokio::test]
async fn what_is_typed_is_told_again_between_backticks() {
    let log = log::capture();
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    GameDriver::begin(&world, "chess", ada, boris).await.shown(0).await;
    let begins = |text: &str| format!("{text}{}", "`".repeat(3));
    for text in [NASTY.to_owned(), begins("``"), begins("\u{202e}e9\u{200b}"), begins("</board:1>")]
    {
        checked("a move", &ada.types(&text).await);
        checked("a form", &ada.fills(&ada.more("Type a move").await, &text).await);
        ada.suggestions(&text).await;
        let options = json!({ "variant": "chess", "position": text });
        checked("a position", &boris.command("challenge", options).await);
        checked(
            "dice",
            &boris.command("roll", json!({ "dice": &text[..text.len().min(28)] })).await,
        );
    }
    let logged: String = log.lines().concat();
    assert!(strays(&logged).is_empty() && !logged.contains("tac"), "{logged:?}");
    world.finish().await;
}

/// Gives a file of this name and content to `/replay`.
async fn reads(person: Person<'_>, name: &str, text: &str) -> Outcome {
    let file = json!({ "filename": name, "text": text });
    person.command("replay", json!({ "file": file })).await
}

#[tokio::test]
async fn files_do_nothing_by_what_stands_in_them() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let flat = NASTY.replace('\n', " ");
    let tags = format!("[White \"{flat}\"]\n[Black \"\u{200b}\u{3164}\"]\n");
    let read = reads(ada, "game.pgn", &format!("{tags}[Event \"{flat}\"]\n\n1. e4 e5 *\n")).await;
    checked("a game", &read);
    assert!(read.content().contains(r"\*\*\@everyone\*\*"), "{}", read.content());
    for (what, text) in [
        ("a game that is unknown", format!("{tags}[Variant \"{flat}\"]\n\n*\n")),
        ("a move", format!("{tags}\n1. {} *\n", flat.replace(' ', "_"))),
        (
            "a comment",
            format!("{tags}[Variant \"Superpermutation d8 Chess\"]\n\n1. {{d8: {flat}}} e4 *\n"),
        ),
        ("a result", format!("{tags}[Result \"{flat}\"]\n\n1. e4 *\n")),
        ("no file of ours", NASTY.to_owned()),
        ("JSON", json!({ "eightfold": 1, "variant": NASTY }).to_string()),
        ("other JSON", json!({ NASTY: NASTY }).to_string()),
    ] {
        checked(what, &reads(ada, "game.pgn", &text).await);
    }
    for name in ["../../etc/passwd", "@everyone.pgn", "\u{202e}ngp.game", "**x**.json"] {
        checked(name, &reads(ada, name, "1. e4 e5 *").await);
    }
    world.finish().await;
}

/// The only file of an answer, as text, in which nothing is turned around or unseen.
fn file(world: &World, what: &str, outcome: &Outcome) -> String {
    checked(what, outcome);
    let [file] = &outcome.message().expect("an answer").attachments[..] else {
        panic!("{what}: not one file");
    };
    let text = String::from_utf8(world.file(file.id)).expect("a text");
    assert!(strays(&text).is_empty() && !text.contains('\u{1b}'), "{what}: {text:?}");
    text
}

#[tokio::test]
async fn names_do_nothing_in_offers_lists_and_files() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, nasty) = (world.person("Ada"), named(&world, NASTY).await);
    let game = GameDriver::begin(&world, "chess", nasty, ada).await;
    let seq = game.plays(0, &["e2e4", "e7e5", "g1f3"]).await;
    for name in ["abort", "pause", "takeback", "draw"] {
        let offer = nasty.command(name, json!({})).await;
        if name == "pause" {
            // The game has no pace.
            checked(name, &offer);
            continue;
        }
        let offer = offer.message().expect("an offer");
        check_pinging(name, offer, &[ada.id]);
        if name != "draw" {
            checked(name, &ada.click_on(offer.id, "Decline").await);
        }
    }
    checked("a draw", &ada.click("Accept the draw").await);
    let end = game.shown(seq + 1).await;
    check_pinging("the end", &end, &[nasty.id]);
    let again = nasty.click_on(end.id, "Rematch").await;
    check_pinging("a rematch", again.message().expect("an offer"), &[ada.id]);
    let general = world.playground.channel("general");
    GameDriver::begin(&world, GAME, nasty.at(general), ada.at(general)).await;

    for (name, options) in [
        (PROFILE, json!({})),
        (PROFILE, json!({ "person": nasty.id.to_string() })),
        ("leaderboard", json!({})),
        ("games", json!({})),
        ("game", json!({})),
        ("board", json!({})),
        ("replay", json!({})),
        ("odds", json!({})),
    ] {
        for person in [ada, nasty] {
            let outcome = person.command(name, options.clone()).await;
            check(name, outcome.message().unwrap_or_else(|| panic!("{name}: {outcome:?}")));
        }
    }
    for person in [ada, nasty] {
        let text = file(&world, "text", &person.command("export", json!({})).await);
        let white = rules::pgn::read(&text).expect("a game");
        assert!(!text.contains("\n]") && !white.tags.is_empty(), "{text}");
        let json = person.command("export", json!({ "format": "json" })).await;
        let json: Value = serde_json::from_str(&file(&world, "JSON", &json)).expect("JSON");
        assert!(json.is_object());
    }
    world.finish().await;
}
