//! Every kind of request, against Discord's own description of its API: a short game of each
//! variant by random moves, and every command.

use playground::{Entry, Id, Message, Outcome};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use tests::{GameDriver, Person, World, choices, picture, wire};

/// How many turns and rolls are made of each game.
const TURNS: usize = 24;

/// Chooses whatever is offered until the picker closes.
async fn picks_anything(person: Person<'_>, rng: &mut StdRng) {
    let mut outcome = person.click("More").await;
    let offers = |outcome: &Outcome| outcome.message().is_some_and(|it| !choices(it).is_empty());
    if !offers(&outcome) || rng.random_bool(0.5) {
        let board = person.sees("a board", |it| it.button("More").is_some()).await;
        let values = choices(&board);
        outcome = person.choose(&board, values.choose(rng).expect("a choice")).await;
    }
    loop {
        let message = outcome.message().expect("a message").clone();
        let values = if message.only_for.is_some() { choices(&message) } else { Vec::new() };
        let Some(value) = values.choose(rng) else {
            return;
        };
        outcome = person.choose(&message, value).await;
    }
}

/// Types one of the moves that are suggested.
async fn types_anything(person: Person<'_>, rng: &mut StdRng) {
    let choices = person.suggestions("").await;
    let choice = choices.choose(rng).expect("a suggestion");
    // Some names have words before the notation.
    let notation = choice.name.split(" · ").next().unwrap_or_default();
    let notation = notation.rsplit(": ").next().unwrap_or_default();
    let text = match rng.random_bool(0.5) {
        true => choice.value.as_str().expect("a text"),
        false => notation,
    };
    let outcome = person.types(text).await;
    assert!(
        person.confirms(&outcome).await || !outcome.is_private(),
        "{text}: {}",
        outcome.content()
    );
}

/// Presses one of the buttons of this board that ask nothing but a click, or a question before it.
async fn presses_anything(person: Person<'_>, board: &Message, labels: &[&str], rng: &mut StdRng) {
    let label = labels.choose(rng).expect("a button");
    let outcome = person.click_on(board.id, label).await;
    person.confirms(&outcome).await;
}

/// Does whatever the newest board asks for.
async fn acts(person: Person<'_>, board: &Message, rng: &mut StdRng) {
    let labels = ["Roll", "Prevent", "Accept the roll", "Sacrifice the Totem", "Undo the roll"];
    let there: Vec<&str> =
        labels.into_iter().filter(|label| board.button(label).is_some()).collect();
    if there == ["Roll"] && rng.random_bool(0.5) {
        person.command("roll", json!({})).await;
    } else if !there.is_empty() {
        presses_anything(person, board, &there, rng).await;
    } else if rng.random_bool(0.5) {
        picks_anything(person, rng).await;
    } else {
        types_anything(person, rng).await;
    }
}

async fn plays_a_while(game: &GameDriver<'_>, rng: &mut StdRng) {
    for seq in 0..=TURNS {
        let board = game.shown(seq).await;
        if board.button("More").is_none() {
            return;
        }
        if seq < TURNS {
            acts(game.next(seq).await, &board, rng).await;
        }
    }
    let player = [game.white, game.black][rng.random_range(0..2)];
    player.command("resign", json!({})).await;
    player.click("No").await;
    player.more("Resign").await;
    player.click("Yes").await;
    let end = game.shown(TURNS + 1).await;
    assert!(end.content.contains("resigned (move "), "{}", end.content);
    assert!(end.button("Replay").is_some());
}

#[tokio::test]
async fn a_game_of_each_variant_is_as_discord_describes() {
    let world = World::new().await;
    let mut rng = StdRng::seed_from_u64(8);
    for variant in rules::variants::VARIANTS {
        let channel = world.playground.add_channel(variant.id());
        let [ada, boris] = ["Ada", "Boris"].map(|name| world.person(name).at(channel));
        let game = GameDriver::begin(&world, variant.id(), ada, boris).await;
        plays_a_while(&game, &mut rng).await;
        for options in [json!({}), json!({ "side": "white" }), json!({ "side": "black" })] {
            let again = ada.command("board", options).await;
            let again = again.message().expect("a board");
            assert_eq!(again.only_for, None);
            picture::check(&world, again);
            picture::check_pings(again, &[]);
        }
        let past = boris.command("board", json!({ "turn": "0", "text": true })).await;
        picture::check_pings(past.message().expect("a board"), &[]);
        let replay = boris.command("replay", json!({})).await;
        picture::film(&world, replay.message().expect("a replay"), game.id);
    }
    world.finish().await;
}

#[tokio::test]
async fn the_board_is_shown_from_either_side() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let game = GameDriver::begin(&world, "chess", ada, boris).await;
    ada.types("e2e4").await;
    game.noted(1).await;
    let mut before = game.shown(1).await.id;
    let mut pictures = Vec::new();
    for options in [json!({ "side": "black" }), json!({ "side": "white" }), json!({})] {
        let shown = boris.command("board", options).await;
        let message = shown.message().expect("a board").clone();
        pictures.push(world.file(message.attachments[0].id));
        // The newest board alone has buttons, and they work.
        assert!(message.button("More").is_some());
        let closed = async || {
            let before = world.playground.message(before, ada.id);
            before.is_some_and(|it| it.components.is_empty())
        };
        world.until("the board before has lost its buttons", closed).await;
        before = message.id;
    }
    assert_ne!(pictures[0], pictures[1]);
    // Black is next.
    assert_eq!(pictures[0], pictures[2]);
    boris.picks(&["e7", "e5"]).await;
    game.shown(2).await;
    world.finish().await;
}

/// Turns the pages of a private message to the end and back; returns how many there are.
async fn pages(person: Person<'_>, message: Id, world: &World) -> usize {
    let mut count = 1;
    loop {
        let shown = world.playground.message(message, person.id).expect("a page");
        assert_eq!(shown.only_for, Some(person.id));
        picture::check(world, &shown);
        match shown.button("Next") {
            Some(next) if !next.disabled => {
                person.click_on(message, "Next").await;
                count += 1;
            }
            _ => break,
        }
    }
    for _ in 1..count {
        person.click_on(message, "Previous").await;
    }
    let first = world.playground.message(message, person.id).expect("a page");
    assert!(first.button("Previous").is_none_or(|it| it.disabled));
    count
}

#[tokio::test]
async fn every_command_is_as_discord_describes() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let help = ada.command("help", json!({})).await;
    assert_eq!(help.message().and_then(|it| it.only_for), Some(ada.id));
    for variant in rules::variants::VARIANTS {
        let options = json!({ "variant": variant.id() });
        let rules = ada.command("rules", options).await;
        let message = rules.message().expect("the rules").id;
        let count = pages(ada, message, &world).await;
        assert_eq!(count, speech::guide::pages(*variant).len(), "{}", variant.id());
        // A challenge that is open to anybody, and one that somebody does not want.
        let open = json!({ "variant": variant.id(), "color": "random" });
        let made = ada.command("challenge", open).await;
        picture::check(&world, made.message().expect("a challenge"));
        ada.click("Withdraw").await;
        let asked = json!({ "variant": variant.id(), "opponent": boris.id.to_string(),
            "color": "black", "thread": true });
        let made = ada.command("challenge", asked).await;
        picture::check_pings(made.message().expect("a challenge"), &[boris.id]);
        boris.click("Decline").await;
    }
    for options in [
        json!({}),
        json!({ "theme": render::THEMES[1].name, "size": "small", "language": "en" }),
        json!({ "theme": "default", "size": "default", "language": "default" }),
    ] {
        for command in ["settings", "config"] {
            let told = ada.command(command, options.clone()).await;
            assert!(told.is_private() && told.content().contains("by this server"));
        }
    }
    for dice in ["d8", "2d6+1", "100d1000-1000"] {
        let rolled = boris.command("roll", json!({ "dice": dice })).await;
        assert!(!rolled.is_private(), "{}", rolled.content());
    }
    let on_people = world.playground.user_commands();
    let on_people: Vec<_> = on_people.iter().filter_map(|it| it["name"].as_str()).collect();
    assert_eq!(on_people, ["Challenge"]);
    let registered = world.playground.commands();
    let mut names: Vec<_> = registered.iter().filter_map(|it| it["name"].as_str()).collect();
    names.sort_unstable();
    let specs = bot::specs();
    let mut known: Vec<_> = specs.iter().map(|it| it.name).collect();
    known.sort_unstable();
    assert_eq!(names, known);
    world.finish().await;
}

/// Whether the check of a request log fails on this entry.
fn is_caught(entry: &Entry) -> bool {
    let requests = [entry.clone()];
    std::panic::catch_unwind(|| wire::check(&requests, |_| false)).is_err()
}

#[tokio::test]
async fn a_request_that_is_not_as_described_is_caught() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let asked = json!({ "variant": "chess", "opponent": boris.id.to_string() });
    ada.command("challenge", asked).await;
    let is_challenge = |it: &Entry| it.body["data"]["content"].is_string();
    world.until_request("the challenge is noted", is_challenge).await;
    let mut requests = world.playground.request_log().into_iter();
    let good = requests.find(is_challenge).expect("the challenge");
    assert!(!is_caught(&good));

    let spoiled = |spoil: &dyn Fn(&mut Entry)| {
        let mut entry = good.clone();
        spoil(&mut entry);
        is_caught(&entry)
    };
    assert!(spoiled(&|it| it.status = 400));
    assert!(spoiled(&|it| it.files.clear()));
    let mentions = "/data/allowed_mentions/users";
    assert!(spoiled(&|it| *it.body.pointer_mut(mentions).unwrap() = json!(["1"])));
    if wire::is_described() {
        assert!(spoiled(&|it| it.path.push_str("/more")));
        assert!(spoiled(&|it| it.query = "with=more".to_owned()));
        assert!(spoiled(&|it| it.body["data"]["content"] = json!(5)));
        let style = "/data/components/0/components/0/style";
        assert!(spoiled(&|it| *it.body.pointer_mut(style).unwrap() = json!("red")));
    }
    world.finish().await;
}
