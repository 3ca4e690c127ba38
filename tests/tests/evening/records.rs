//! What games between people count for: ratings, and the score between two.

use std::time::Duration;

use playground::{Entry, Message};
use serde_json::{Value, json};
use sqlx::Row;
use tests::game::{begin, refused};
use tests::{Person, Table, World, board_of};

/// A world whose clock is moved by hand.
async fn by_hand() -> World {
    World::builder().fixed_dice(5).manual_clock().start().await
}

/// The challenge of Ada, who plays White, to Boris with these further options.
async fn challenged(world: &World, options: Value) -> Message {
    let (ada, boris) = world.two();
    let mut all = json!({
        "variant": "chess", "opponent": boris.id.to_string(), "color": "white", "thread": false,
    });
    for (name, value) in options.as_object().expect("options") {
        all[name] = value.clone();
    }
    ada.command("challenge", all).await.message().expect("a challenge").clone()
}

/// A game that began by such a challenge.
async fn begun(world: &World, options: Value) -> Table<'_> {
    let (ada, boris) = world.two();
    let challenge = challenged(world, options).await;
    boris.click_on(challenge.id, "Accept").await;
    Table::found(world, ada, boris).await
}

/// Resigns, and returns the last board.
async fn resigns(person: Person<'_>, table: &Table<'_>) -> Message {
    person.command("resign", json!({})).await;
    person.click("Yes").await;
    last(table).await
}

/// The last board of an ended game.
async fn last(table: &Table<'_>) -> Message {
    let is_last = |it: &Message| it.only_for.is_none() && board_of(it) == Some((table.game, None));
    table.white.sees("the last board", is_last).await
}

/// The rating, deviation and games of who has played rated games of this kind, in the database.
async fn rating(world: &World, person: Person<'_>, variant: &str) -> Option<(i64, i64, i64)> {
    let rows = "SELECT rating, deviation, games FROM ratings WHERE person = $1 AND variant = $2";
    let row = sqlx::query(rows)
        .bind(i64::try_from(person.id.get()).expect("an id"))
        .bind(variant)
        .fetch_optional(&mut world.sql().await)
        .await
        .expect("the ratings");
    row.map(|row| (row.get(0), row.get(1), row.get(2)))
}

/// How many rated games are written, two rows each.
async fn rated_games(world: &World) -> i64 {
    let count = "SELECT COUNT(*) FROM rated_games";
    sqlx::query_scalar(count).fetch_one(&mut world.sql().await).await.expect("a count")
}

/// What Glicko-2 makes of two new players' first game, by Glickman's formulas: 1500 ± 162.31.
const WON: i64 = 1662;
const LOST: i64 = 1338;

#[tokio::test]
async fn a_game_between_people_is_rated_and_its_end_says_so() {
    let world = World::new().await;
    let challenge = challenged(&world, json!({})).await;
    assert!(challenge.content.ends_with("Ada plays White. The game is rated."), "{challenge:?}");
    let (ada, boris) = world.two();
    boris.click_on(challenge.id, "Accept").await;
    let table = Table::found(&world, ada, boris).await;
    assert!(table.shown(0).await.content.ends_with("game 1 · rated"));
    let end = resigns(boris, &table).await;
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
    let (won, deviation, games) = rating(&world, ada, "chess").await.expect("a rating");
    assert_eq!((won / 1_000_000, deviation / 1_000_000, games), (WON, 290, 1));
    assert_eq!(rating(&world, ada, "totem").await, None, "each game has ratings of its own");
    world.finish().await;
}

#[tokio::test]
async fn friendly_and_closed_games_change_no_ratings_and_a_rematch_is_as_the_game_before() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let challenge = challenged(&world, json!({ "rated": false })).await;
    assert!(challenge.content.ends_with("The game is friendly: it changes no ratings."));
    boris.click_on(challenge.id, "Accept").await;
    let friendly = Table::found(&world, ada, boris).await;
    let end = resigns(ada, &friendly).await;
    let [a, b] = [ada.mention(), boris.mention()];
    let told = format!("\nScore in Chess: {a} **0**, {b} **1**.\n-# Chess · game 1 · friendly");
    assert!(end.content.ends_with(&told), "{}", end.content);
    ada.click_on(end.id, "Rematch").await;
    boris.click("Rematch").await;
    let rematch = Table::found(&world, boris, ada).await;
    let start = rematch.shown(0).await;
    assert!(start.content.ends_with("game 2 · friendly"), "{}", start.content);
    rematch.white.command("draw", json!({})).await;
    rematch.black.click("Accept the draw").await;
    let end = last(&rematch).await;
    let told = format!("Score in Chess: {b} **1½**, {a} **½**.");
    assert!(end.content.contains(&told) && !end.content.contains("Ratings"), "{}", end.content);
    // A rated one whose rematch is closed.
    let rated = begun(&world, json!({ "rated": true })).await;
    let end = resigns(ada, &rated).await;
    ada.click_on(end.id, "Rematch").await;
    boris.click("Rematch").await;
    let rematch = Table::found(&world, boris, ada).await;
    assert!(rematch.shown(0).await.content.ends_with("game 4 · rated"));
    ada.command("abort", json!({})).await;
    let end = last(&rematch).await;
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
    let begins = ada.command("challenge", options(false)).await;
    assert!(!begins.content().contains("friendly"), "it goes without saying");
    ada.command("resign", json!({})).await;
    ada.click("Yes").await;
    let end = ada.sees("the end", |it| it.button("Replay").is_some()).await;
    assert!(!end.content.contains("Score") && !end.content.contains("Ratings"), "{}", end.content);
    assert_eq!(rated_games(&world).await, 0);
    world.finish().await;
}

#[tokio::test]
async fn of_two_peoples_games_four_a_day_are_rated() {
    let world = by_hand().await;
    let (ada, boris) = world.two();
    let hour = Duration::from_secs(3600);
    for game in 1..=4 {
        // Which of them wins, and at what, makes no difference.
        let variant = if game == 2 { "totem" } else { "chess" };
        let table = begun(&world, json!({ "variant": variant })).await;
        let loser = if game == 3 { ada } else { boris };
        assert!(resigns(loser, &table).await.content.contains("Ratings: "), "game {game}");
        world.clock.advance(hour);
    }
    let before = rating(&world, ada, "chess").await;
    let table = begun(&world, json!({})).await;
    let end = resigns(boris, &table).await;
    let [a, b] = [ada.mention(), boris.mention()];
    let told = format!(
        "\nNot rated: only four games a day between the same two people are. Score in Chess: {a} \
         **3**, {b} **1**.\n"
    );
    assert!(end.content.contains(&told), "{}", end.content);
    assert!(end.content.ends_with(" · not rated"), "{}", end.content);
    assert_eq!(rating(&world, ada, "chess").await, before);
    // With others it is rated.
    let chen = world.person("Chen");
    let other = Table::begin(&world, "chess", ada, chen).await;
    assert!(resigns(chen, &other).await.content.contains("Ratings: "));
    // 24 hours after the first one there is room for one again.
    world.clock.advance(20 * hour);
    let table = begun(&world, json!({})).await;
    assert!(resigns(boris, &table).await.content.contains("Ratings: "));
    let table = begun(&world, json!({})).await;
    assert!(resigns(boris, &table).await.content.contains("Not rated"));
    assert_eq!(rated_games(&world).await, 2 * 6);
    world.finish().await;
}

#[tokio::test]
async fn a_server_may_have_its_games_friendly() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let saved = ada.command("config", json!({ "rated": false })).await;
    assert!(saved.content().contains("games are **friendly**"), "{}", saved.content());
    let friendly = "The game is friendly: it changes no ratings.";
    let challenge = challenged(&world, json!({})).await;
    assert!(challenge.content.ends_with(friendly), "{}", challenge.content);
    // One on the other terms is another one.
    let rated = challenged(&world, json!({ "rated": true })).await;
    assert!(rated.content.ends_with("The game is rated."), "{}", rated.content);
    let options = json!({ "variant": "chess", "opponent": boris.id.to_string(), "color": "white" });
    refused(ada, "still open", [&ada.command("challenge", options).await]);
    // So is one by the command on a person.
    let which = boris.command_on("Challenge", ada.id).await;
    boris.choose(which.message().expect("a menu"), "totem").await;
    boris.sees("the challenge", |it| it.content.ends_with(&format!("lot. {friendly}"))).await;
    world.finish().await;
}

/// Two processes share the database, and both hear of everything that people do.
#[tokio::test]
async fn two_processes_rate_a_game_once() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let (ada, boris) = world.two();
    world.settle().await;
    let other = world.another_bot().await;
    boris.command("resign", json!({})).await;
    boris.click("Yes").await;
    let end = last(&table).await;
    assert!(end.content.contains(&format!("{} **{WON}?** (+162)", ada.mention())));
    world.settle().await;
    assert_eq!(rated_games(&world).await, 2);
    assert_eq!(rating(&world, ada, "chess").await.map(|it| it.2), Some(1));
    other.stop().await;
    // The second answer to the same interaction is one too many.
    let too_many = |it: &Entry| it.method == "POST" && it.path.ends_with("/callback");
    world.finish_with(too_many).await;
}
