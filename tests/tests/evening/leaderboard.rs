//! A server's list of ratings, and its pages.

use playground::Message;
use serde_json::json;
use tests::game::{begin, refused};
use tests::{Person, Table, World};

/// Where the server's own people begin to be counted; nobody in the stand-in has such an id.
const OTHERS: u64 = 900;

/// So many others get certain ratings: 1300, 1299 and so on, and one more of the same number as the last.
async fn others_are_rated(world: &World, count: u64) {
    let guild: i64 = sqlx::query_scalar("SELECT guild FROM games LIMIT 1")
        .fetch_one(&mut world.sql().await)
        .await
        .expect("a server");
    for nth in 0..=count {
        let rating = 1300 - nth.min(count - 1);
        sqlx::query(
            "INSERT INTO ratings (guild, variant, person, rating, deviation, volatility, games) \
             VALUES ($1, 'chess', $2, $3, 60000000, 60000000, $4)",
        )
        .bind(guild)
        .bind(i64::try_from(OTHERS + nth).expect("an id"))
        .bind(i64::try_from(rating * 1_000_000).expect("a rating"))
        .bind(i64::try_from(nth + 1).expect("a count"))
        .execute(&mut world.sql().await)
        .await
        .expect("a rating");
    }
}

/// Ends a game: who plays Black resigns.
async fn resigned(table: &Table<'_>) {
    table.black.command("resign", json!({})).await;
    table.black.click("Yes").await;
    table.white.sees("the end", |it| it.content.contains("Ratings: ")).await;
}

/// The answer as it stands, for all to see or not.
async fn list(person: Person<'_>, options: serde_json::Value) -> Message {
    let outcome = person.command("leaderboard", options).await;
    outcome.message().expect("a list").clone()
}

/// The places that are listed.
fn places(message: &Message) -> Vec<&str> {
    let lines = message.content.lines().filter(|it| it.starts_with(|c: char| c.is_ascii_digit()));
    lines.map(|line| line.split_once('>').map_or("", |(place, _)| place)).collect()
}

#[tokio::test]
async fn where_nobody_is_rated_it_says_how_to_be() {
    let world = World::new().await;
    let ada = world.person("Ada");
    refused(
        ada,
        "Nobody is rated in this server yet",
        [&ada.command("leaderboard", json!({})).await],
    );
    let totem = ada.command("leaderboard", json!({ "variant": "totem" })).await;
    refused(ada, "Nobody is rated in Totem Chess", [&totem]);
    world.finish().await;
}

#[tokio::test]
async fn who_is_certain_comes_first_and_each_page_is_for_who_turns_it() {
    let world = World::new().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    resigned(&begin(&world, "chess").await).await;
    // One game each: both are listed on the one page, with their marks.
    let short = list(chen, json!({})).await;
    let [a, b, c] = [ada, boris, chen].map(|it| it.mention());
    let told = format!(
        "**Leaderboard: Chess**\n1. {a} **1662?** after one game\n2. {b} **1338?** after one game\n\
         {c} has no rating here yet.\n-# \"?\": still uncertain, for want of rated games; such \
         ratings come last"
    );
    assert_eq!((short.content.as_str(), short.only_for), (told.as_str(), None));
    assert!(short.components.is_empty() && short.mentions.is_empty());

    others_are_rated(&world, 20).await;
    let first = list(ada, json!({ "variant": "chess" })).await;
    assert_eq!(first.only_for, None, "all see it");
    assert!(first.content.contains("\n1. <@900> **1300** after one game\n2. <@901> **1299**"));
    assert!(first.content.contains(&format!("{a} is ranked 22 of 23.\n-# page 1 of 3")));
    assert_eq!(places(&first).len(), 10);
    let enabled = |message: &Message, label| message.button(label).is_some_and(|it| !it.disabled);
    assert!(!enabled(&first, "Previous") && enabled(&first, "Next"));
    // The list that all see stays; Boris has a page of his own, with his place.
    let turned = boris.click_on(first.id, "Next").await;
    assert!(turned.is_private());
    let second = turned.message().expect("a page").clone();
    assert!(second.content.contains(&format!("{b} is ranked 23 of 23.\n-# page 2 of 3")));
    assert_eq!(world.playground.message(first.id, ada.id).expect("it").content, first.content);
    world.restart_bot().await;
    let turned = boris.click_on(second.id, "Next").await;
    let third = turned.message().expect("a page").clone();
    assert_eq!(third.id, second.id, "it turns in place");
    let told = format!(
        "**Leaderboard: Chess**\n21. <@920> **1281** after 21 games\n22. {a} **1662?** after one \
         game\n23. {b} **1338?** after one game\n{b} is ranked 23 of 23.\n-# page 3 of 3 · \"?\""
    );
    assert!(third.content.starts_with(&told), "{}", third.content);
    assert!(enabled(&third, "Previous") && !enabled(&third, "Next"));
    let back = boris.click_on(third.id, "Previous").await;
    // Two have the same rating: they keep their order.
    let back = back.message().expect("a page").content.clone();
    assert!(back.contains("\n20. <@919> **1281** after 20 games\n"), "{back}");
    // In another game there is another list; the one most played is the default.
    resigned(&Table::begin(&world, "totem", boris, ada).await).await;
    let totem = list(ada, json!({ "variant": "totem" })).await;
    assert!(totem.content.starts_with(&format!("**Leaderboard: Totem Chess**\n1. {b} **1662?**")));
    assert!(list(ada, json!({})).await.content.starts_with("**Leaderboard: Chess**"));
    // A page that is no more is the last one.
    sqlx::query("DELETE FROM ratings WHERE person >= 901 AND person < 1000")
        .execute(&mut world.sql().await)
        .await
        .expect("ratings are gone");
    let gone = boris.click_on(third.id, "Next").await;
    let gone = gone.message().expect("a page").content.clone();
    assert!(gone.ends_with("such ratings come last") && gone.contains("\n2. "), "{gone}");
    assert!(gone.contains("is ranked 3 of 3."), "{gone}");
    world.finish().await;
}
