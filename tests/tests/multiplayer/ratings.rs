//! What games between people count for: ratings, and the score between two.

use playground::{Entry, Message};
use rules::Color;
use serde_json::{Value, json};
use tests::game::{begin, refused, to};
use tests::rows::{RatedGameRow, RatingRow, stored};
use tests::{EngineGame, GameDriver, Person, World, says};

use crate::timed_games::HOUR;

/// The challenge of Ada, who plays White, to Boris with these further options.
async fn challenged(world: &World, options: Value) -> Message {
    GameDriver::challenged("chess", world.two(), &options).await
}

/// A game that began by such a challenge.
async fn begun(world: &World, options: Value) -> GameDriver<'_> {
    GameDriver::begin_with(world, "chess", world.two(), &options).await
}

/// The rating, deviation and games of who has played rated games of this kind, in the database.
async fn rating(world: &World, person: Person<'_>, variant: &str) -> Option<[i64; 3]> {
    let mut ratings = world.database.all::<RatingRow>().await.into_iter();
    let rating = ratings.find(|it| it.user_id == stored(person.id) && it.variant == variant)?;
    Some([rating.rating, rating.deviation, rating.games])
}

/// How many rated games are written, two rows each.
async fn rated_games(world: &World) -> usize {
    world.database.count::<RatedGameRow>().await
}

/// What Glicko-2 makes of two new players' first game, by Glickman's formulas: 1500 ± 162.31.
const WON: i64 = 1662;
const LOST: i64 = 1338;

#[tokio::test]
async fn a_game_between_people_is_rated_and_its_end_says_so() {
    let world = World::new().await;
    let challenge = challenged(&world, json!({})).await;
    assert!(challenge.content.ends_with("Ada plays White. Rated game."), "{challenge:?}");
    let (ada, boris) = world.two();
    boris.click_on(challenge.id, "Accept").await;
    let game = GameDriver::found(&world, ada, boris).await;
    assert!(game.shown(0).await.content.ends_with("game 1 · rated"));
    let end = game.resigns(boris).await;
    let [a, b] = [ada.mention(), boris.mention()];
    let told = format!(
        "\nRatings: {a} **{WON}?** (+162), {b} **{LOST}?** (−162). Score in Chess: {a} **1**, {b} \
         **0**.\n-# Chess · game 1 · rated"
    );
    assert!(end.content.ends_with(&told), "{}", end.content);
    // Nobody is pinged but for the end itself.
    tests::picture::check_pings(&end, &[ada.id]);
    let again = ada.command("board", json!({})).await;
    assert!(again.content().contains(&told), "as it was then: {}", again.content());
    let [won, deviation, games] = rating(&world, ada, "chess").await.expect("a rating");
    assert_eq!((won / 1_000_000, deviation / 1_000_000, games), (WON, 290, 1));
    assert_eq!(rating(&world, ada, "totem").await, None, "each game has ratings of its own");
    world.finish().await;
}

#[tokio::test]
async fn friendly_and_closed_games_change_no_ratings_and_a_rematch_is_as_the_game_before() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let challenge = challenged(&world, json!({ "rated": false })).await;
    assert!(challenge.content.ends_with("Casual game: ratings won't change."));
    boris.click_on(challenge.id, "Accept").await;
    let friendly = GameDriver::found(&world, ada, boris).await;
    let end = friendly.resigns(ada).await;
    let [a, b] = [ada.mention(), boris.mention()];
    let told = format!("\nScore in Chess: {a} **0**, {b} **1**.\n-# Chess · game 1 · casual");
    assert!(end.content.ends_with(&told), "{}", end.content);
    ada.click_on(end.id, "Rematch").await;
    boris.click("Rematch").await;
    let rematch = GameDriver::found(&world, boris, ada).await;
    let start = rematch.shown(0).await;
    assert!(start.content.ends_with("game 2 · casual"), "{}", start.content);
    rematch.white.command("draw", json!({})).await;
    rematch.black.click("Accept the draw").await;
    let end = rematch.ended().await;
    let told = format!("Score in Chess: {b} **1½**, {a} **½**.");
    assert!(end.content.contains(&told) && !end.content.contains("Ratings"), "{}", end.content);
    // A rated one whose rematch is closed.
    let rated = begun(&world, json!({ "rated": true })).await;
    let end = rated.resigns(ada).await;
    ada.click_on(end.id, "Rematch").await;
    boris.click("Rematch").await;
    let rematch = GameDriver::found(&world, boris, ada).await;
    assert!(rematch.shown(0).await.content.ends_with("game 4 · rated"));
    ada.command("abort", json!({})).await;
    let end = rematch.ended().await;
    assert!(end.content.ends_with("game 4 · not rated"), "{}", end.content);
    for word in ["Ratings", "Score"] {
        assert!(!end.content.contains(word), "{}", end.content);
    }
    assert_eq!(rated_games(&world).await, 2);
    world.finish().await;
}

#[tokio::test]
async fn nothing_is_rated_against_eightfold() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let eightfold = world.playground.bot().id.to_string();
    let options =
        |rated: bool| json!({ "variant": "chess", "opponent": eightfold, "rated": rated });
    refused(ada, "never rated", [&ada.command("challenge", options(true)).await]);
    let board = ada.asks("challenge", options(false)).await;
    assert!(!board.content.to_lowercase().contains("casual"), "it goes without saying");
    let end = EngineGame::found(&world, ada, "chess", Color::White, &board).resign().await;
    assert!(!end.content.contains("Score") && !end.content.contains("Ratings"), "{}", end.content);
    assert_eq!(rated_games(&world).await, 0);
    world.finish().await;
}

#[tokio::test]
async fn of_two_peoples_games_four_a_day_are_rated() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    for game in 1..=4 {
        // Which of them wins, and at what, makes no difference.
        let variant = if game == 2 { "totem" } else { "chess" };
        let driver = begun(&world, json!({ "variant": variant })).await;
        says(&driver.resigns(if game == 3 { ada } else { boris }).await, "Ratings: ");
        world.clock.advance(HOUR);
    }
    let before = rating(&world, ada, "chess").await;
    let end = begun(&world, json!({})).await.resigns(boris).await;
    let [a, b] = [ada.mention(), boris.mention()];
    let told = format!(
        "\nNot rated: the same two players can play only four rated games a day. Score in Chess: {a} \
         **3**, {b} **1**.\n"
    );
    says(&end, &told);
    assert!(end.content.ends_with(" · not rated"), "{}", end.content);
    assert_eq!(rating(&world, ada, "chess").await, before);
    // With others it is rated.
    let chen = world.person("Chen");
    says(&GameDriver::begin(&world, "chess", ada, chen).await.resigns(chen).await, "Ratings: ");
    // 24 hours after the first one there is room for one again.
    world.clock.advance(20 * HOUR);
    says(&begun(&world, json!({})).await.resigns(boris).await, "Ratings: ");
    says(&begun(&world, json!({})).await.resigns(boris).await, "Not rated");
    assert_eq!(rated_games(&world).await, 2 * 6);
    world.finish().await;
}

#[tokio::test]
async fn a_server_may_have_its_games_friendly() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    says(&ada.command("config", json!({ "rated": false })).await, "games are **casual**");
    let friendly = "Casual game: ratings won't change.";
    let challenge = challenged(&world, json!({})).await;
    assert!(challenge.content.ends_with(friendly), "{}", challenge.content);
    // One on the other terms is another one.
    let rated = challenged(&world, json!({ "rated": true })).await;
    assert!(rated.content.ends_with("Rated game."), "{}", rated.content);
    refused(
        ada,
        "already sent this challenge",
        [&ada.command("challenge", to(boris, "chess")).await],
    );
    // So is one by the command on a person.
    let which = boris.command_on("Challenge", ada.id).await.shown();
    boris.choose(&which, "totem").await;
    boris.sees("the challenge", |it| it.content.ends_with(&format!("random. {friendly}"))).await;
    world.finish().await;
}

/// Two processes share the database, and both hear of everything that people do.
#[tokio::test]
async fn two_processes_rate_a_game_once() {
    let world = World::new().await;
    let (game, ada, boris) = begin(&world, "chess").await.with_players();
    world.settle().await;
    let other = world.another_bot().await;
    let end = game.resigns(boris).await;
    says(&end, &format!("{} **{WON}?** (+162)", ada.mention()));
    world.settle().await;
    assert_eq!(rated_games(&world).await, 2);
    assert_eq!(rating(&world, ada, "chess").await.map(|[_, _, games]| games), Some(1));
    other.stop().await;
    // The second answer to the same interaction is one too many.
    let too_many = |it: &Entry| it.method == "POST" && it.path.ends_with("/callback");
    world.finish_with(too_many).await;
}
