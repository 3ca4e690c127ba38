//! Plays a little over the wire and prints the database that it leaves, as SQL text: the dumps in
//! `tests/dumps`, which say how they are made.

use std::process::Command;

use playground::{Fault, Plan};
use serde_json::json;
use tests::game::{GAME, begin};
use tests::paths::MESSAGES;
use tests::puzzles::{fails, of, puzzle, solves};
use tests::{Database, Table, World};

/// Lines that only `psql` understands, settings of its session, and comments.
const LEFT_OUT: [&str; 4] = ["--", "\\", "SET ", "SELECT pg_catalog.set_config("];

#[tokio::main]
#[allow(clippy::print_stdout)] // It is a filter's one way to say something.
async fn main() {
    let world = World::builder().fixed_dice(5).system_clock().start().await;
    play(&world).await;
    world.until("what is owed is put off", async || owed_now(&world).await == 0).await;
    world.stop_bot().await;
    println!("-- Made by `cargo run -p tests --bin dump`, see the README in this folder's parent.");
    let text = dump(&world.database);
    let kept = text
        .lines()
        .filter(|line| !line.is_empty() && !LEFT_OUT.iter().any(|start| line.starts_with(start)));
    for line in kept {
        println!("{line}");
    }
    world.playground.mend();
    world.start_bot().await;
    world.finish_with(|it| it.status == 503).await;
}

/// How much is owed but for what could not be done, and a reminder.
async fn owed_now(world: &World) -> i64 {
    sqlx::query_scalar("SELECT COUNT(*) FROM jobs WHERE tries = 0 AND kind <> 'reminder'")
        .fetch_one(&mut world.sql().await)
        .await
        .expect("the jobs")
}

/// A game that has ended in `#general`, and one that goes on in `#chess`: in that a draw is offered,
/// and what became of an older offer is still to be shown. A third one, with a pace, goes on in direct
/// messages. The server lets games be opened in those two channels.
async fn play(world: &World) {
    let general = world.playground.channel("general");
    let (ada, boris) = world.two();
    ada.command("settings", json!({ "theme": "slate" })).await;
    let config = ada.command("config", json!({ "threads": false })).await;
    let config = config.message().expect("the server's settings");
    ada.chooses_channels(config, &[ada.channel, general]).await;
    let ended = Table::begin(world, "chess", boris.at(general), ada.at(general)).await;
    ended.white.types("e2e4").await;
    ended.shown(1).await;
    ended.black.types("e7e5").await;
    ended.shown(2).await;
    ended.white.command("resign", json!({})).await;
    ended.white.click("Yes").await;
    ended.shown(3).await;
    ended.noted(3).await;
    look_back(world).await;
    solve(world).await;
    let running = begin(world, GAME).await;
    play_outside(world).await;
    running.white.click("Roll").await;
    running.shown(1).await;
    running.white.types("e2e4").await;
    running.shown(2).await;
    running.noted(2).await;
    offer(world, &running, "takeback").await;
    world.playground.plan(Plan::new("PATCH", MESSAGES, Fault::Fail { status: 503, code: 0 }));
    running.black.click("Roll").await;
    running.shown(3).await;
    running.noted(3).await;
    offer(world, &running, "draw").await;
}

/// Ada sees how the game went that has ended, and wants no tips.
async fn look_back(world: &World) {
    let (ada, _) = world.two();
    ada.command("settings", json!({ "tips": false })).await;
    ada.command("review", json!({ "game": 1 })).await;
    ada.sees("the review", |it| it.content.starts_with("**Review of game 1**")).await;
}

/// Ada solves the puzzle of the day and one with a hint, Boris fails at one; that of each day is posted
/// in `#general`.
async fn solve(world: &World) {
    let (ada, boris) = world.two();
    let daily = puzzle(ada, json!({ "daily": true })).await;
    solves(ada, &daily).await;
    let hinted = of(ada, "chess", "mate").await;
    ada.click_on(hinted.id, "Hint").await;
    fails(boris, &of(boris, "superpermutation-d8", "numbers").await).await;
    let general = world.playground.channel("general").to_string();
    ada.command("config", json!({ "puzzles": general })).await;
}

/// A game with a pace where the bot is a guest.
async fn play_outside(world: &World) {
    let (ada, boris) = world.two();
    let direct = world.playground.channel("Ada, Boris");
    let (ada, boris) = (ada.at(direct), boris.at(direct));
    let options = json!({
        "variant": "chess", "opponent": boris.id.to_string(), "color": "white", "pace": "3d",
    });
    let challenge = ada.command("challenge", options).await;
    boris.click_on(challenge.message().expect("a challenge").id, "Accept").await;
    let table = Table::found(world, ada, boris).await;
    ada.types("e2e4").await;
    table.shown(1).await;
    table.noted(1).await;
}

/// White proposes something; waits until it is known where that stands.
async fn offer(world: &World, table: &Table<'_>, command: &str) {
    table.white.command(command, json!({})).await;
    let unknown = "SELECT COUNT(*) FROM offers WHERE message IS NULL";
    let noted = async || {
        let unknown: i64 =
            sqlx::query_scalar(unknown).fetch_one(&mut world.sql().await).await.expect("a count");
        unknown == 0
    };
    world.until("the offer's message is known", noted).await;
}

/// The whole database as SQL, by the tools that come with it.
fn dump(database: &Database) -> String {
    let mut command = match database {
        Database::Sqlite(folder) => {
            let mut command = Command::new("sqlite3");
            command.arg(folder.path().join("games.db")).arg(".dump");
            command
        }
        Database::Postgres { .. } => {
            let mut command = Command::new("pg_dump");
            command.args(["--inserts", "--no-owner", "--no-privileges"]).arg(database.url());
            command
        }
    };
    let output = command.output().expect("sqlite3 or pg_dump");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}
