//! What is played for a database that somebody then goes on with: a rated game that has ended, one that
//! goes on, and one with a clock in direct messages.

use playground::{Fault, Plan};
use serde_json::json;

use crate::game::{GAME, begin};
use crate::paths::MESSAGES;
use crate::puzzles::{fails, of, puzzle, solves};
use crate::rows::GameRow;
use crate::{Database, GameDriver, World};

/// The game that has ended, in `#general`.
pub const ENDED: u64 = 1;

/// The game that goes on, in `#chess`.
pub const RUNNING: u64 = 2;

/// What was played in it.
pub const ACTIONS: &str = "r5 e2e4 r5";

/// The game with a clock that goes on, in the direct messages of Ada and Boris.
pub const OUTSIDE: u64 = 3;

/// One byte of a secret that proves the dice of [`ACTIONS`].
const SECRET: &str = "6c";

/// A database with the three games, as a bot leaves it that was stopped.
pub async fn games() -> Database {
    let world = World::builder().fixed_dice(5).system_clock().start().await;
    play_ended(&world).await;
    let running = begin(&world, GAME).await;
    play_outside(&world).await;
    running.plays(0, &["r", "e2e4", "r"]).await;
    world.settle().await;
    world.stop_bot().await;
    // Its dice fell as they were told to.
    let prove = |it: &mut GameRow| {
        if it.game_id.cast_unsigned() == RUNNING {
            it.dice_secret = SECRET.repeat(32);
        }
    };
    world.database.change(prove).await;
    world.database
}

/// Plays the three games; besides, there are a review, attempts at puzzles, a channel for the puzzle of
/// the day, and what people and the server have chosen. In the game that goes on a draw is offered, and
/// what became of an older offer cannot be shown, since Discord takes no edits any more.
pub async fn populate(world: &World) {
    let (ada, _) = world.two();
    ada.command("settings", json!({ "theme": "slate" })).await;
    let config = ada.command("config", json!({ "threads": false })).await;
    let config = config.message().expect("the server's settings");
    ada.chooses_channels(config, &[ada.channel, world.playground.channel("general")]).await;
    play_ended(world).await;
    look_back(world).await;
    solve(world).await;
    let running = begin(world, GAME).await;
    play_outside(world).await;
    running.white.click("Roll").await;
    running.shown(1).await;
    running.white.types("e2e4").await;
    running.shown(2).await;
    running.noted(2).await;
    running.white.offers("takeback").await;
    world.playground.plan(Plan::new("PATCH", MESSAGES, Fault::Fail { status: 503, code: 0 }));
    running.black.click("Roll").await;
    running.shown(3).await;
    running.noted(3).await;
    running.white.offers("draw").await;
}

async fn play_ended(world: &World) {
    let general = world.playground.channel("general");
    let (ada, boris) = world.two();
    let ended = GameDriver::begin(world, "chess", boris.at(general), ada.at(general)).await;
    ended.plays(0, &["e2e4", "g7g5"]).await;
    ended.resigns(ended.white).await;
    ended.noted(3).await;
}

async fn play_outside(world: &World) {
    let (ada, boris) = world.two();
    let direct = world.playground.channel("Ada, Boris");
    let two = (ada.at(direct), boris.at(direct));
    let game = GameDriver::begin_with(world, "chess", two, &json!({ "pace": "3d" })).await;
    game.white.types("e2e4").await;
    game.shown(1).await;
    game.noted(1).await;
}

/// Ada sees how the game went that has ended, and wants no tips.
async fn look_back(world: &World) {
    let (ada, _) = world.two();
    ada.command("settings", json!({ "tips": false })).await;
    ada.command("review", json!({ "game": ENDED })).await;
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
