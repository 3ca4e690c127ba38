//! The portraits of players on boards: which pictures are asked for, when, and whose are shown.

mod bad;

use std::sync::Arc;
use std::time::Duration;

use playground::{Fault, Plan};
use render::{Portrait, Scene};
use rules::{ByColor, Color};
use serde_json::{Value, json};
use tests::game::{after, begin, to};
use tests::log::Heard;
use tests::rows::GamePortraitRow;
use tests::{EngineGame, Person, World, picture, says};

/// A hash that nobody has at the start.
const OTHER: &str = "00112233445566778899aabbccddeeff";

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// What is logged when a picture does not come.
const FAILED: &str = "a portrait is not shown";

async fn world() -> World {
    World::builder().portraits().start().await
}

/// Where the pictures of people are that were asked for: of whom, and which.
fn asked(world: &World) -> Vec<String> {
    world.playground.avatar_requests()
}

/// How many pictures of somebody were asked for.
fn asked_of(world: &World, person: Person<'_>) -> usize {
    let of_them = format!("/{}/", person.id);
    asked(world).iter().filter(|path| path.contains(&of_them)).count()
}

/// Waits until so many pictures were asked for.
async fn until_asked(world: &World, count: usize) {
    let what = format!("{count} portraits are asked for");
    world.until(&what, async || asked(world).len() >= count).await;
}

/// The hashes that are stored, by side.
async fn stored(world: &World) -> Vec<(String, String)> {
    let rows = world.database.all::<GamePortraitRow>().await.into_iter();
    rows.map(|row| (row.side, row.hash)).collect()
}

/// A face, as it is served for everybody, and as boards show it.
fn face(world: &World) -> Portrait {
    let file = bad::png(128, 128);
    let image = render::read_portrait(&file).expect("a portrait");
    world.playground.serve_avatars(file);
    Portrait::User(Arc::new(image))
}

/// The board of a game of chess after these turns, seen from a side, with these portraits.
fn scene(turns: &str, side: Color, white: Option<&Portrait>, black: Option<&Portrait>) -> Scene {
    let portraits = ByColor { white: white.cloned(), black: black.cloned() };
    Scene::of_game(&after("chess", turns), side).with_portraits(portraits)
}

/// Asks for the board until it is this one.
async fn until_shown(world: &World, person: Person<'_>, scene: &Scene) {
    let is_shown = async || {
        let board = person.asks("board", json!({})).await;
        picture::is_scene(world, &board, scene)
    };
    world.until("the board has these portraits", is_shown).await;
}

/// Asks for the board, so that it is drawn with what is known of who asks.
async fn looks(person: Person<'_>) {
    says(&person.asks("board", json!({})).await, "your move");
}

#[tokio::test]
async fn both_players_pictures_are_asked_for_once_and_kept_with_the_game() {
    let world = world().await;
    let (ada, boris) = world.two();
    let game = begin(&world, "chess").await;
    until_asked(&world, 2).await;
    let seq = game.plays(0, &["e2e4", "e7e5", "g1f3"]).await;
    game.noted(seq).await;
    let paths = asked(&world);
    assert_eq!((asked_of(&world, ada), asked_of(&world, boris)), (1, 1), "{paths:?}");
    assert!(paths.iter().all(|path| path.starts_with("/avatars/") && path.ends_with(".png")));
    let kept = stored(&world).await;
    assert_eq!(kept.iter().map(|(side, _)| &**side).collect::<Vec<_>>(), ["black", "white"]);
    assert!(kept.iter().all(|(_, hash)| paths.iter().any(|path| path.contains(hash))));

    // After a restart a board that a third person asks for has them by what is stored.
    world.restart_bot().await;
    looks(world.person("Chen")).await;
    until_asked(&world, 4).await;
    assert_eq!((asked_of(&world, ada), asked_of(&world, boris)), (2, 2));
    world.finish().await;
}

#[tokio::test]
async fn who_has_no_picture_has_none_and_the_servers_own_comes_first() {
    let world = world().await;
    let (ada, boris) = world.two();
    world.playground.set_avatar(boris.id, None);
    world.playground.set_odd(ada.id, Value::Null, json!({ "avatar": OTHER }));
    begin(&world, "chess").await;
    until_asked(&world, 1).await;
    let guild = world.playground.guild_id();
    let path = format!("/guilds/{guild}/users/{}/avatars/{OTHER}.png", ada.id);
    assert_eq!(asked(&world), [path]);
    assert_eq!(stored(&world).await, [("white".to_owned(), OTHER.to_owned())]);
    // What serenity cannot read is none.
    world.playground.set_odd(ada.id, json!({ "avatar": "odd" }), Value::Null);
    looks(ada).await;
    assert_eq!(stored(&world).await, []);
    assert_eq!(asked(&world).len(), 1);
    world.finish().await;
}

#[tokio::test]
async fn a_game_against_the_bot_has_its_players_picture_alone() {
    let world = world().await;
    let ada = world.person("Ada");
    let face = face(&world);
    let game = EngineGame::begin(&world, ada, "chess", 3, Color::White).await;
    let engine = Portrait::Engine { level: 3 };
    until_shown(&world, ada, &scene("", Color::White, Some(&face), Some(&engine))).await;
    assert_eq!(asked_of(&world, ada), 1);
    assert_eq!(stored(&world).await.len(), 1);
    game.resign().await;
    assert_eq!(asked(&world).len(), 1);
    world.finish().await;
}

#[tokio::test]
async fn no_board_waits_for_a_picture_and_one_that_changes_is_asked_for_anew() {
    let world = world().await;
    let ada = world.person("Ada");
    let face = face(&world);
    let heard = Heard::at("bot::ui::portraits=warn");
    world.playground.plan(Plan::new("GET", "/avatars", Fault::Hang));
    let game = begin(&world, "chess").await;
    let start = game.shown(0).await;
    picture::check_scene(&world, &start, &scene("", Color::White, None, None));
    world.until_hanging(2).await;
    // Boards come, and nothing is asked for twice meanwhile.
    let seq = game.plays(0, &["e2e4"]).await;
    game.noted(seq).await;
    assert_eq!(asked(&world).len(), 2);
    world.playground.clear_faults();
    world.playground.release();
    world.until_hanging(0).await;
    until_shown(&world, ada, &scene("e2e4", Color::Black, Some(&face), Some(&face))).await;
    world.playground.set_avatar(ada.id, Some(OTHER));
    looks(ada).await;
    until_asked(&world, 3).await;
    assert!(asked(&world)[2].contains(OTHER));
    assert!(stored(&world).await.contains(&("white".to_owned(), OTHER.to_owned())));
    assert_eq!(heard.lines(), Vec::<String>::new());
    world.finish().await;
}

#[tokio::test]
async fn what_does_not_come_is_asked_for_again_an_hour_later() {
    let world = world().await;
    let ada = world.person("Ada");
    let heard = Heard::at("bot::ui::portraits=warn");
    world.playground.plan(Plan::new("GET", "/avatars", Fault::fail(503, 0)));
    let game = begin(&world, "chess").await;
    heard.until(&world, FAILED, 2).await;
    let seq = game.plays(0, &["e2e4", "e7e5"]).await;
    game.noted(seq).await;
    world.clock.advance(HOUR - Duration::from_secs(1));
    looks(ada).await;
    assert_eq!(asked(&world).len(), 2);
    world.playground.clear_faults();
    world.clock.advance(Duration::from_secs(1));
    looks(ada).await;
    until_asked(&world, 4).await;
    assert_eq!(heard.lines().len(), 2, "a line for each that did not come");
    world.finish().await;
}

#[tokio::test]
async fn who_hides_their_picture_is_forgotten_at_once_and_a_server_hides_all() {
    let world = world().await;
    let (ada, boris) = world.two();
    let face = face(&world);
    let game = begin(&world, "chess").await;
    until_shown(&world, ada, &scene("", Color::White, Some(&face), Some(&face))).await;
    let told = ada.asks_privately("settings", json!({ "portrait": false })).await;
    says(&told, "**no profile picture** of you on boards");
    let sides = async || stored(&world).await.into_iter().map(|(side, _)| side).collect::<Vec<_>>();
    assert_eq!(sides().await, ["black"]);
    world.playground.set_avatar(ada.id, Some(OTHER));
    let seq = game.plays(0, &["e2e4"]).await;
    let board = game.shown(seq).await;
    picture::check_scene(&world, &board, &scene("e2e4", Color::Black, None, Some(&face)));
    game.noted(seq).await;
    assert_eq!((asked_of(&world, ada), asked_of(&world, boris)), (1, 1));
    assert_eq!(sides().await, ["black"]);
    ada.asks_privately("settings", json!({ "portrait": true })).await;
    looks(ada).await;
    until_asked(&world, 3).await;
    assert_eq!(sides().await, ["black", "white"]);

    let told = ada.asks_privately("config", json!({ "portraits": false })).await;
    says(&told, "**no profile pictures**");
    world.playground.set_avatar(boris.id, Some(OTHER));
    let board = boris.asks("board", json!({})).await;
    picture::check_scene(&world, &board, &scene("e2e4", Color::Black, None, None));
    game.resigns(boris).await;
    assert_eq!(asked(&world).len(), 3);
    world.finish().await;
}

#[tokio::test]
async fn who_is_forgotten_leaves_no_hash_behind() {
    let world = world().await;
    let (ada, boris) = world.two();
    let game = begin(&world, "chess").await;
    until_asked(&world, 2).await;
    game.resigns(boris).await;
    let question = ada.asks_privately("forget-me", json!({})).await;
    ada.click_on(question.id, "Yes").await;
    let kept = stored(&world).await;
    assert_eq!(kept.iter().map(|(side, _)| &**side).collect::<Vec<_>>(), ["black"]);
    // A board of that game shows nobody in their place.
    boris.asks("board", json!({})).await;
    ada.asks("board", json!({})).await;
    assert_eq!(stored(&world).await, kept);
    assert_eq!(asked(&world).len(), 2);
    world.finish().await;
}

#[tokio::test]
async fn thirty_days_after_its_end_a_game_has_no_hashes_any_more() {
    let world = world().await;
    let (ada, boris) = world.two();
    begin(&world, "chess").await.resigns(boris).await;
    ada.asks("challenge", to(boris, "chess")).await;
    boris.click("Accept").await;
    let of = async |game: i64| {
        let rows = world.database.all::<GamePortraitRow>().await;
        rows.iter().filter(|row| row.game_id == game).count()
    };
    world.until("both games have them", async || (of(1).await, of(2).await) == (2, 2)).await;
    world.clock.advance(30 * DAY - HOUR);
    let end = ada.asks("board", json!({})).await;
    assert_eq!(of(1).await, 2);
    world.pass_until(HOUR, "they are gone", async || of(1).await == 0).await;
    assert_eq!(of(2).await, 2, "that game is running");
    // Whoever looks at the game does not bring them back.
    let before = asked(&world);
    ada.click_on(end.id, "Replay").await.shown();
    assert_eq!((of(1).await, asked(&world)), (0, before));
    world.finish().await;
}
