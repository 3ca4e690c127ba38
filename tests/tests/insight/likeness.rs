//! Hints and reviews of games that begin where one's game with people stands: no way around.

use playground::Message;
use rules::Color;
use serde_json::{Value, json};
use tests::game::refused;
use tests::{Person, Play, World, against, board_of};

/// What is said to who plays game 1.
const RUNNING: &str = "game 1 is still running";

/// The options of a challenge to Eightfold from where a game stands.
fn from_there(world: &World, play: &Play<'_>) -> Value {
    let id = play.game.variant().id();
    let mut options = against(world, id, 1, play.game.position().turn);
    options["position"] = json!(play.game.fen());
    options
}

async fn has_hint(person: Person<'_>) {
    person.command("hint", json!({})).await;
    person.sees("a hint", |it| it.content.starts_with("The best turn is **")).await;
}

async fn gives_up(person: Person<'_>) -> Message {
    person.command("resign", json!({})).await;
    person.click("Yes").await;
    person.sees("the end", |it| it.button("Review").is_some()).await
}

#[tokio::test]
async fn a_game_against_eightfold_gives_no_hint_for_one_with_people() {
    let world = World::new().await;
    let mut play = Play::begin(&world, "chess").await;
    play.acts("e2e4 e7e5").await;
    let there = play.table.white.at(world.playground.channel("general"));
    there.command("challenge", from_there(&world, &play)).await;
    there.sees("a board", |it| board_of(it).is_some()).await;
    refused(there, RUNNING, [&there.command("hint", json!({})).await, &there.more("Hint").await]);
    // Two turns later it is another position.
    there.types("g1f3").await;
    there
        .sees("an answer", |it| it.content.contains("turn 2") && it.button("More").is_some())
        .await;
    has_hint(there).await;
    world.finish().await;
}

#[tokio::test]
async fn a_game_from_the_usual_start_has_hints_beside_one_with_people() {
    let world = World::new().await;
    let play = Play::begin(&world, "chess").await;
    let there = play.table.white.at(world.playground.channel("general"));
    there.command("challenge", against(&world, "chess", 1, Color::White)).await;
    there.sees("a board", |it| board_of(it).is_some()).await;
    has_hint(there).await;
    world.finish().await;
}

#[tokio::test]
async fn once_the_game_with_people_has_ended_there_are_hints_again() {
    let world = World::new().await;
    let mut play = Play::begin(&world, "gravitatur").await;
    play.acts("@d4/g1f3").await;
    let (ada, boris) = (play.table.white, play.table.black);
    let there = boris.at(world.playground.channel("general"));
    there.command("challenge", from_there(&world, &play)).await;
    there.sees("a board", |it| board_of(it).is_some()).await;
    refused(there, RUNNING, [&there.command("hint", json!({})).await]);
    gives_up(ada).await;
    has_hint(there).await;
    world.finish().await;
}

#[tokio::test]
async fn its_review_waits_for_the_end_of_the_game_with_people() {
    let world = World::new().await;
    let mut play = Play::begin(&world, "chess").await;
    play.acts("e2e4 e7e5").await;
    let general = world.playground.channel("general");
    let (ada, boris) = (play.table.white, play.table.black);
    let (there, chen) = (ada.at(general), world.person("Chen").at(general));
    there.command("challenge", from_there(&world, &play)).await;
    there.sees("a board", |it| board_of(it).is_some()).await;
    there.types("g1f3").await;
    there
        .sees("an answer", |it| it.content.contains("turn 2") && it.button("More").is_some())
        .await;
    let end = gives_up(there).await;
    for person in [there, boris.at(general)] {
        let tried =
            [person.command("review", json!({})).await, person.click_on(end.id, "Review").await];
        refused(person, "game 1 is still running, and has been in a position of this one", &tried);
    }
    let is_review = |it: &Message| it.content.starts_with("**Review of game 2**");
    chen.command("review", json!({})).await;
    chen.sees("the review", is_review).await;
    gives_up(ada).await;
    there.click_on(end.id, "Review").await;
    there.sees("the review", is_review).await;
    world.finish().await;
}

#[tokio::test]
async fn a_review_of_a_game_from_the_usual_start_is_no_help() {
    let world = World::new().await;
    let mut play = Play::begin(&world, "chess").await;
    play.acts("e2e4 e7e5").await;
    gives_up(play.table.white).await;
    let general = world.playground.channel("general");
    let (ada, boris) = world.two();
    let next = tests::Table::begin(&world, "chess", ada.at(general), boris.at(general)).await;
    next.plays(0, &["e2e4"]).await;
    ada.command("review", json!({})).await;
    ada.sees("the review", |it| it.content.starts_with("**Review of game 1**")).await;
    world.finish().await;
}
