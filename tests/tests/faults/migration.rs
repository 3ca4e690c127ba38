//! What an earlier state of this program left in a database, brought up to date: games go on.

use std::path::Path;

use playground::{Entry, Message};
use render::Scene;
use serde_json::json;
use sqlx::Row;
use tests::game::{GAME, after, plays};
use tests::puzzles::posted;
use tests::{Database, POSTGRES, World, outside, picture};

/// The numbers of the dumps' games: one has ended in `#general`, one goes on in `#chess`; and since
/// games are played outside servers, one with a pace goes on there.
const ENDED: u64 = 1;
const RUNNING: u64 = 2;
const OUTSIDE: u64 = 3;

/// The first dump with a game outside servers, and with channels that a server chose.
const FIRST_OUTSIDE: &str = "0011.sql";

/// The first dump with what is known of ended games and of puzzles.
const FIRST_INSIGHT: &str = "0014.sql";

/// The challenges of a database, each by what is in all of its states.
async fn challenges(connection: &mut sqlx::AnyConnection) -> Vec<String> {
    let all = "SELECT id, guild, channel, challenger, name, opponent, variant, color, thread, state, \
               interaction, created FROM challenges ORDER BY id";
    let rows = sqlx::query(all).fetch_all(connection).await.expect("the challenges");
    let told = |row: &sqlx::any::AnyRow| {
        let number = |at: usize| row.get::<Option<i64>, _>(at).map(|it| it.to_string());
        let text = |at: usize| Some(row.get::<String, _>(at));
        let told = [number(0), number(1), number(2), number(3), text(4), number(5), text(6)];
        let more = [text(7), number(8), text(9), number(10), number(11)];
        format!("{told:?} {more:?}")
    };
    rows.iter().map(told).collect()
}

/// A world whose database is what this dump has left.
async fn left(dump: &Path) -> World {
    let database = Database::new().await;
    database.load(dump).await;
    let before = challenges(&mut database.connect().await).await;
    assert!(!before.is_empty());
    let world = World::builder().database(database).fixed_dice(5).start().await;
    assert_eq!(challenges(&mut world.sql().await).await, before);
    world
}

#[tokio::test]
async fn games_of_every_earlier_state_go_on() {
    let dumps = Database::dumps(std::env::var(POSTGRES).is_ok());
    assert!(!dumps.is_empty());
    for dump in &dumps {
        let world = left(dump).await;
        if let Some(message) = owed_to(dump) {
            // What became of an offer is shown there as soon as that can be done.
            let is_edit = |it: &Entry| it.method == "PATCH" && it.path.ends_with(message);
            world.until_journal("the owed edit", is_edit).await;
        }
        check_running(&world).await;
        check_ended(&world).await;
        if dump.file_name().is_some_and(|name| name >= FIRST_OUTSIDE) {
            check_outside(&world).await;
            check_server(&world).await;
        }
        if dump.file_name().is_some_and(|name| name >= FIRST_INSIGHT) {
            check_review(&world).await;
            check_puzzles(&world).await;
        }
        // The messages of the dumps' boards are not here to lose their buttons.
        world.finish_with(|it| it.method == "PATCH" && it.status == 404).await;
    }
}

/// The message that is to show what became of an offer, by each dump that has one.
fn owed_to(dump: &Path) -> Option<&'static str> {
    let folder = dump.parent()?.file_name()?.to_str()?;
    match (folder, dump.file_name()?.to_str()?) {
        ("sqlite", "0004.sql") => Some("/1574246680801312768"),
        ("postgres", "0004.sql") => Some("/1574246754293907456"),
        ("sqlite", "0009.sql") => Some("/1574282664179924992"),
        ("postgres", "0009.sql") => Some("/1574282678595747840"),
        ("sqlite", "0011.sql") => Some("/1574324771166879744"),
        ("postgres", "0011.sql") => Some("/1574324788636155904"),
        ("sqlite", "0014.sql") => Some("/1574400009980346368"),
        ("postgres", "0014.sql") => Some("/1574400030708596736"),
        ("sqlite", "0015.sql") => Some("/1574445609232891904"),
        ("postgres", "0015.sql") => Some("/1574445628077899776"),
        ("sqlite", "0016.sql") => Some("/1574538650627080193"),
        ("postgres", "0016.sql") => Some("/1574538667773394944"),
        _ => None,
    }
}

async fn check_running(world: &World) {
    let (ada, boris) = world.two();
    let mut game = after(GAME, "r5 e2e4 r5");
    let actor = game.position().actor();
    assert_eq!(
        picture::look(world, &ada.asks("board", json!({})).await).0,
        "slate",
        "as Ada has chosen"
    );
    let board = boris.asks("board", json!({})).await;
    assert!(board.content.contains(&format!("game {RUNNING}")), "{}", board.content);
    picture::check_scene(world, &board, &Scene::of_game(&game, actor));

    let turn = boris.types("d7d5").await;
    assert!(turn.content().contains("turn 2 · game"), "{}", turn.content());
    let record: Vec<String> = world.record(RUNNING).await.into_iter().map(|it| it.2).collect();
    assert_eq!(record, ["r5", "e2e4", "r5", "d7d5"]);
    world.restart_bot().await;
    plays(&mut game, "d7d5");
    let board = boris.asks("board", json!({})).await;
    picture::check_scene(world, &board, &Scene::of_game(&game, game.position().actor()));
}

async fn check_ended(world: &World) {
    let general = world.playground.channel("general");
    let replay = world.person("Chen").at(general).asks("replay", json!({})).await;
    assert!(replay.content.contains("resigns"), "{}", replay.content);
    let film = picture::film(world, &replay, ENDED);
    assert_eq!(film.delays.len(), 3, "the start and two turns");
}

async fn check_outside(world: &World) {
    let (ada, boris) = world.two();
    let direct = world.playground.channel("Ada, Boris");
    let deadline: i64 =
        world.scalar(format!("SELECT deadline FROM clocks WHERE game = {OUTSIDE}")).await;
    assert!(deadline > world.clock.now(), "the time in which nobody was alive is given back");
    boris.at(direct).types("e7e5").await;
    let starts = |it: &Message| it.content.contains(&format!("game {OUTSIDE}"));
    let board = ada.at(direct).sees("the next board", starts).await;
    assert_eq!(board.mentions, [ada.id], "{}", board.content);
    let record: Vec<String> = world.record(OUTSIDE).await.into_iter().map(|it| it.2).collect();
    assert_eq!(record, ["e2e4", "e7e5"]);
    outside::check(world, direct);
}

async fn check_server(world: &World) {
    let (ada, _) = world.two();
    let config = ada.command("config", json!({})).await;
    let config = config.message().expect("the server's settings");
    assert!(config.content.contains("**without threads**"), "{}", config.content);
    let general = world.playground.channel("general");
    assert_eq!(config.channel_menus()[0].chosen, [ada.channel, general]);
}

async fn check_review(world: &World) {
    let kept = async || -> Vec<(i64, i64, String)> {
        sqlx::query_as("SELECT game, created, review FROM reviews")
            .fetch_all(&mut world.sql().await)
            .await
            .expect("the reviews")
    };
    let before = kept().await;
    assert_eq!(before.len(), 1);
    let (ada, _) = world.two();
    ada.command("review", json!({ "game": ENDED })).await;
    let review = ada.sees("the review", |it| it.content.starts_with("**Review of game 1**")).await;
    let better = format!("- turn 2, {}: **e5** ", ada.mention());
    assert!(review.content.contains(&better), "{}", review.content);
    assert_eq!(kept().await, before, "it is not reckoned again");
    let settings = ada.command("settings", json!({})).await;
    assert!(settings.content().contains("**no tips**"), "{}", settings.content());
}

async fn check_puzzles(world: &World) {
    let (ada, boris) = world.two();
    posted(world).await;
    for (who, solved) in [(ada, "1 of 2 solved"), (boris, "0 of 1 solved")] {
        let profile = who.command("profile", json!({})).await;
        assert!(profile.content().contains(solved), "{}", profile.content());
    }
    let config = ada.command("config", json!({})).await;
    let config = config.message().expect("the server's settings");
    let general = world.playground.channel("general");
    let told = format!("The puzzle of the day is posted in <#{general}> at 00:05 UTC.");
    assert!(config.content.contains(&told), "{}", config.content);
    let days: Vec<(i64, String)> =
        sqlx::query_as("SELECT day, puzzle FROM daily_puzzles ORDER BY day")
            .fetch_all(&mut world.sql().await)
            .await
            .expect("the puzzles of the day");
    assert_eq!(days[0], (20_780, "c020216f03ca9730".to_owned()));
}
