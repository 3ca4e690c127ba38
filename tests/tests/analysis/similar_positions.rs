//! Games against Eightfold that begin where one's game with people stands, or could come to: no way to
//! let it play that one, nor to have hints for it or a review.

use playground::Message;
use rules::Color;
use rules::variants::by_id;
use serde_json::{Value, json};
use tests::game::{after, begin, refused};
use tests::rows::GameRow;
use tests::{GameDriver, Person, VerifiedGame, World, against, board_of};

/// The position of chess after 1. e4 e5.
const AFTER_TWO: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2";

/// The options of a challenge to Eightfold from a position, where one acts first.
fn from(world: &World, variant: &str, fen: &str) -> Value {
    let game = rules::Game::from_fen(by_id(variant).expect("a game"), fen).expect("a position");
    let mut options = against(world, variant, 1, game.position().side_to_act());
    options["position"] = json!(fen);
    options
}

/// Somebody of `#chess` in another channel.
fn elsewhere<'a>(world: &'a World, person: Person<'a>) -> Person<'a> {
    person.at(world.playground.channel("general"))
}

/// Begins a game against Eightfold.
async fn begins(person: Person<'_>, options: Value) {
    person.command("challenge", options).await;
    person.sees("a board", |it| board_of(it).is_some()).await;
}

/// Ada's game against Eightfold from a position, elsewhere, and then one with Boris from the same,
/// which is game 2. Returns Ada where Eightfold plays, and the game with people.
async fn both_from<'a>(world: &'a World, variant: &str, fen: &str) -> (Person<'a>, GameDriver<'a>) {
    let (ada, boris) = world.two();
    let there = elsewhere(world, ada);
    begins(there, from(world, variant, fen)).await;
    let position = json!({ "position": fen });
    (there, GameDriver::begin_with(world, variant, (ada, boris), &position).await)
}

/// Makes White's first turn in a game of chess against Eightfold, which answers it.
async fn plays_a_turn(person: Person<'_>) {
    person.types("g1f3").await;
    let answers = |it: &Message| it.content.contains("I played") && it.button("More").is_some();
    person.sees("an answer", answers).await;
}

async fn has_hint(person: Person<'_>) {
    person.command("hint", json!({})).await;
    person.sees("a hint", |it| it.content.starts_with("Best move: **")).await;
}

async fn gives_up(person: Person<'_>) -> Message {
    person.command("resign", json!({})).await;
    person.click("Yes").await;
    person.sees("the end", |it| it.button("Rematch").is_some()).await
}

/// How many games were begun.
async fn games(world: &World) -> usize {
    world.database.count::<GameRow>().await
}

#[tokio::test]
async fn eightfold_begins_no_game_where_one_with_people_stands() {
    let world = World::new().await;
    let mut game = VerifiedGame::begin(&world, "chess").await;
    game.acts("e2e4 e7e5").await;
    let after_three = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
    let help = "That position is too similar to your game 1";
    for person in [game.driver.white, game.driver.black] {
        let there = elsewhere(&world, person);
        for fen in [AFTER_TWO, after_three] {
            let mut threaded = from(&world, "chess", fen);
            threaded["thread"] = json!(true);
            for options in [from(&world, "chess", fen), threaded] {
                refused(there, help, [&there.command("challenge", options).await]);
            }
        }
    }
    assert_eq!(games(&world).await, 1);
    assert!(world.threads().is_empty(), "no thread");
    // Whoever does not play it may, and so may they once it has ended.
    let chen = elsewhere(&world, world.person("Chen"));
    begins(chen, from(&world, "chess", AFTER_TWO)).await;
    gives_up(chen).await;
    gives_up(game.driver.white).await;
    let there = elsewhere(&world, game.driver.black);
    there.command("challenge", from(&world, "chess", AFTER_TWO)).await;
    assert_eq!(games(&world).await, 3);
    world.finish().await;
}

#[tokio::test]
async fn a_game_of_another_variant_is_not_alike() {
    let world = World::new().await;
    let driver = begin(&world, "chess").await;
    let there = elsewhere(&world, driver.white);
    // What chess can come to by its first move, too.
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b - - 0 1 ?";
    begins(there, from(&world, "superpermutation-d8", fen)).await;
    assert_eq!(games(&world).await, 2);
    world.finish().await;
}

#[tokio::test]
async fn a_rematch_against_eightfold_begins_no_game_where_one_with_people_stands() {
    let world = World::new().await;
    let (there, driver) = both_from(&world, "chess", AFTER_TWO).await;
    let end = gives_up(there).await.id;
    let help = "That position is too similar to your game 2";
    refused(there, help, [&there.click_on(end, "Rematch").await]);
    assert_eq!(games(&world).await, 2);
    gives_up(driver.black).await;
    there.click_on(end, "Rematch").await;
    there.sees("a board", |it| board_of(it).is_some_and(|(game, _)| game == 3)).await;
    world.finish().await;
}

#[tokio::test]
async fn a_game_from_the_usual_start_begins_and_has_hints_beside_one_with_people() {
    let world = World::new().await;
    let driver = begin(&world, "chess").await;
    let there = elsewhere(&world, driver.white);
    begins(there, against(&world, "chess", 1, Color::White)).await;
    has_hint(there).await;
    let end = gives_up(there).await.id;
    there.click_on(end, "Rematch").await;
    there.sees("a board", |it| board_of(it).is_some_and(|(game, _)| game == 3)).await;
    world.finish().await;
}

#[tokio::test]
async fn a_game_against_eightfold_gives_no_hint_for_one_with_people() {
    let world = World::new().await;
    let (there, _table) = both_from(&world, "chess", AFTER_TWO).await;
    let help = "That position is too similar to your game 2";
    refused(there, help, [&there.command("hint", json!({})).await, &there.more("Hint").await]);
    // Two turns later it is another position.
    plays_a_turn(there).await;
    has_hint(there).await;
    world.finish().await;
}

#[tokio::test]
async fn once_the_game_with_people_has_ended_there_are_hints_again() {
    let world = World::new().await;
    let start = after("gravitatur", "@d4/g1f3");
    let (there, game) = both_from(&world, "gravitatur", &start.fen()).await;
    refused(
        there,
        "That position is too similar to your game 2",
        [&there.command("hint", json!({})).await],
    );
    gives_up(game.white).await;
    has_hint(there).await;
    world.finish().await;
}

#[tokio::test]
async fn its_review_waits_for_the_end_of_the_game_with_people() {
    let world = World::builder().system_clock().start().await;
    let (there, game) = both_from(&world, "chess", AFTER_TWO).await;
    plays_a_turn(there).await;
    let end = gives_up(there).await;
    for person in [there, elsewhere(&world, game.black)] {
        let tried =
            [person.command("review", json!({})).await, person.click_on(end.id, "Review").await];
        refused(person, "That game is too similar to your game 2", &tried);
    }
    let chen = elsewhere(&world, world.person("Chen"));
    let is_review = |it: &Message| it.content.starts_with("**Review of game 1**");
    chen.command("review", json!({})).await;
    chen.sees("the review", is_review).await;
    gives_up(game.white).await;
    there.click_on(end.id, "Review").await;
    there.sees("the review", is_review).await;
    world.finish().await;
}

#[tokio::test]
async fn a_review_of_a_game_from_the_usual_start_is_no_help() {
    let world = World::builder().system_clock().start().await;
    let mut game = VerifiedGame::begin(&world, "chess").await;
    game.acts("e2e4 e7e5").await;
    gives_up(game.driver.white).await;
    let (ada, boris) = world.two();
    let (there, them) = (elsewhere(&world, ada), elsewhere(&world, boris));
    let next = GameDriver::begin(&world, "chess", there, them).await;
    next.plays(0, &["e2e4"]).await;
    ada.command("review", json!({})).await;
    ada.sees("the review", |it| it.content.starts_with("**Review of game 1**")).await;
    world.finish().await;
}
