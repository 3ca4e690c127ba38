//! How somebody's games in a server went.

use playground::Message;
use render::Size;
use rules::Color;
use serde_json::{Value, json};
use tests::game::{GAME, begin, refused};
use tests::rows::{LuckRow, RatingRow, stored};
use tests::{EngineGame, GameDriver, Person, World, begins_with};

/// Somebody's profile, which pings nobody.
async fn profile(person: Person<'_>, options: Value) -> Message {
    let message = person.asks("profile", options).await;
    assert!(message.mentions.is_empty(), "nobody is pinged");
    message
}

/// The width and height of the only picture, from its header.
fn dimensions(world: &World, message: &Message) -> [u32; 2] {
    let bytes = world.file(message.attachments[0].id);
    assert!(bytes.starts_with(b"\x89PNG"));
    [16, 20].map(|at| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes")))
}

#[tokio::test]
async fn who_has_ended_no_game_has_no_profile_yet() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    refused(ada, "hasn't finished a game", [&ada.command("profile", json!({})).await]);
    let whose = json!({ "person": boris.id.to_string() });
    let answer = ada.command("profile", whose).await;
    refused(ada, &format!("{} hasn't finished a game", boris.mention()), [&answer]);
    let own = json!({ "person": world.playground.bot().id.to_string() });
    refused(ada, "Bots don't have profiles", [&ada.command("profile", own).await]);
    // A game that still runs, or was closed, is none that has ended.
    let game = GameDriver::begin(&world, "chess", ada, boris).await;
    refused(ada, "hasn't finished a game", [&ada.command("profile", json!({})).await]);
    ada.command("abort", json!({})).await;
    game.ended().await;
    refused(ada, "hasn't finished a game", [&ada.command("profile", json!({})).await]);
    world.finish().await;
}

#[tokio::test]
async fn a_profile_tells_ratings_records_and_opponents() {
    let world = World::new().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    // Against Boris: two lost, one drawn with colours swapped; against Chen one won.
    for _ in 0..2 {
        GameDriver::begin(&world, "chess", ada, boris).await.resigns(ada).await;
    }
    let drawn = GameDriver::begin(&world, "chess", boris, ada).await;
    boris.command("draw", json!({})).await;
    ada.click("Accept the draw").await;
    drawn.ended().await;
    GameDriver::begin(&world, "chess", ada, chen).await.resigns(chen).await;
    EngineGame::begin(&world, ada, "gravitatur", 1, Color::White).await.resign().await;

    let [a, b, c] = [ada, boris, chen].map(|it| it.mention());
    let seen = profile(boris, json!({ "person": ada.id.to_string() })).await;
    let ratings = world.database.all::<RatingRow>().await;
    let rating = ratings.iter().find(|it| it.user_id == stored(ada.id)).expect("a rating").rating;
    let rating = (rating + 500_000) / 1_000_000;
    let told = format!(
        "**{a}'s games in this server**\n**Chess**: rating **{rating}?** after 4 rated games\n\
         - against players: 1 win, 1 draw, 2 losses\n**Gravitatur Chess**: not rated yet\n\
         - against me: 0 wins, 0 draws, 1 loss\n\
         Most frequent opponents: {b} (½–2½), {c} (1–0).\n\
         -# chart: rating in Chess, game by game · ? = provisional (too few rated games)"
    );
    assert_eq!(seen.content, told);
    let alt = seen.attachments[0].description.clone().unwrap_or_default();
    let words = format!("Ada's Chess rating over 4 rated games: from 1500 to {rating}, lowest ");
    begins_with(&alt, &words);
    assert_eq!(seen.attachments[0].filename, "rating.png");
    assert_eq!(dimensions(&world, &seen), [Size::Normal.board(), Size::Normal.board() / 2]);

    // Of another game there is no picture where it has no rating; and pictures are as chosen.
    let other = profile(ada, json!({ "variant": "totem" })).await;
    assert!(other.attachments.is_empty() && !other.content.contains("chart"));
    boris.command("settings", json!({ "size": "small" })).await;
    let own = profile(boris, json!({ "variant": "chess" })).await;
    assert!(
        own.content.contains("after 3 rated games\n- against players: 2 wins, 1 draw, 0 losses")
    );
    assert_eq!(dimensions(&world, &own), [Size::Small.board(), Size::Small.board() / 2]);
    // What all see is in the server's language.
    ada.command("config", json!({ "language": "de" })).await;
    let german = profile(chen, json!({})).await;
    assert!(german.content.starts_with(&format!("**Partien von {c} auf diesem Server**\n")));
    world.finish().await;
}

/// Ada rolls this at the start of a game, makes a turn and resigns; what her profile then says of it.
async fn told_of(number: u8, turn: &str) -> String {
    let world = World::builder().fixed_dice(number).start().await;
    let (game, ada, boris) = begin(&world, GAME).await.with_players();
    ada.click("Roll").await;
    game.shown(1).await;
    // Of a running game nothing is told.
    refused(ada, "hasn't finished a game", [&ada.command("profile", json!({})).await]);
    ada.types(turn).await;
    game.shown(2).await;
    game.resigns(ada).await;
    let own = profile(ada, json!({})).await;
    assert!(own.content.contains(" · luck = how much a roll changed the chances"));
    let theirs = profile(boris, json!({})).await;
    assert!(!theirs.content.contains("uck"), "who never rolled: {}", theirs.content);
    let reckoned = async || world.database.count::<LuckRow>().await;
    assert_eq!(reckoned().await, 2, "one row a side");
    world.restart_bot().await;
    assert_eq!(profile(ada, json!({})).await.content, own.content);
    assert_eq!(reckoned().await, 2);
    world.finish().await;
    own.content
}

/// `odds depth 1` at the start: 0.5657 for a 5, 0.5000 for a 3, 0.5234 on average.
#[tokio::test]
async fn a_profile_tells_the_luckiest_and_the_unluckiest_die() {
    let lucky = told_of(5, "e2e4").await;
    let words = "\nLuckiest roll: **5** in game 1, Superpermutation d8 Chess (at the start, \
                 chances +4%).\n-# ";
    assert!(lucky.contains(words) && !lucky.contains("Unluckiest"), "{lucky}");
    let unlucky = told_of(3, "c2c3").await;
    let words = "\nUnluckiest roll: **3** in game 1, Superpermutation d8 Chess (at the start, \
                 chances −2%).\n-# ";
    assert!(unlucky.contains(words) && !unlucky.contains("Luckiest"), "{unlucky}");
}
