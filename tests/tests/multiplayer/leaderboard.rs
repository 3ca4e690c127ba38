//! A server's list of ratings, and its pages.

use playground::Message;
use serde_json::json;
use tests::game::{begin, refused};
use tests::rows::{RatingRow, stored};
use tests::{GameDriver, World, begins_with, says};

/// Where the server's own people begin to be counted; nobody in the stand-in has such an id.
const OTHERS: i64 = 900;

/// So many others get certain ratings: 1300, 1299 and so on, and one more of the same number as the last.
async fn others_are_rated(world: &World, count: i64) {
    let rating = |nth: i64| RatingRow {
        guild_id: stored(world.playground.guild_id()),
        variant: "chess".to_owned(),
        user_id: OTHERS + nth,
        rating: (1300 - nth.min(count - 1)) * 1_000_000,
        deviation: 60_000_000,
        volatility: 60_000_000,
        games: nth + 1,
    };
    world.database.insert(&(0..=count).map(rating).collect::<Vec<_>>()).await;
}

/// The ranks that are listed.
fn ranks(message: &Message) -> Vec<&str> {
    let lines = message.content.lines().filter(|it| it.starts_with(|c: char| c.is_ascii_digit()));
    lines.map(|line| line.split_once('>').map_or("", |(place, _)| place)).collect()
}

#[tokio::test]
async fn where_nobody_is_rated_it_says_how_to_be() {
    let world = World::new().await;
    let ada = world.person("Ada");
    refused(ada, "Nobody is rated here yet", [&ada.command("leaderboard", json!({})).await]);
    let totem = ada.command("leaderboard", json!({ "variant": "totem" })).await;
    refused(ada, "Nobody is rated in Totem Chess", [&totem]);
    world.finish().await;
}

#[tokio::test]
async fn who_is_certain_comes_first_and_each_page_is_for_who_turns_it() {
    let world = World::new().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    begin(&world, "chess").await.resigns(boris).await;
    // One game each: both are listed on the one page, with their marks.
    let short = chen.asks("leaderboard", json!({})).await;
    let [a, b, c] = [ada, boris, chen].map(|it| it.mention());
    let told = format!(
        "**Leaderboard: Chess**\n1. {a} **1662?** after 1 game\n2. {b} **1338?** after 1 game\n\
         {c} isn't rated here yet.\n-# ? = provisional (too few rated games), listed last"
    );
    assert_eq!(short.content, told);
    assert!(short.components.is_empty() && short.mentions.is_empty());

    others_are_rated(&world, 20).await;
    let first = ada.asks("leaderboard", json!({ "variant": "chess" })).await;
    assert!(first.content.contains("\n1. <@900> **1300** after 1 game\n2. <@901> **1299**"));
    assert!(first.content.contains(&format!("{a} is #22 of 23.\n-# page 1 of 3")));
    assert_eq!(ranks(&first).len(), 10);
    let enabled = |message: &Message, label| message.button(label).is_some_and(|it| !it.disabled);
    assert!(!enabled(&first, "Previous") && enabled(&first, "Next"));
    // The list that all see stays; Boris has a page of his own, with his place.
    let turned = boris.click_on(first.id, "Next").await;
    assert!(turned.is_private());
    let second = turned.shown();
    assert!(second.content.contains(&format!("{b} is #23 of 23.\n-# page 2 of 3")));
    assert_eq!(ada.reads(first.id).content, first.content);
    world.restart_bot().await;
    let third = boris.click_on(second.id, "Next").await.shown();
    assert_eq!(third.id, second.id, "it turns in place");
    let told = format!(
        "**Leaderboard: Chess**\n21. <@920> **1281** after 21 games\n22. {a} **1662?** after 1 \
         game\n23. {b} **1338?** after 1 game\n{b} is #23 of 23.\n-# page 3 of 3 · ? = "
    );
    begins_with(&third, &told);
    assert!(enabled(&third, "Previous") && !enabled(&third, "Next"));
    // Two have the same rating: they keep their order.
    let back = boris.click_on(third.id, "Previous").await;
    says(&back, "\n20. <@919> **1281** after 20 games\n");
    // In another game there is another list; the one most played is the default.
    GameDriver::begin(&world, "totem", boris, ada).await.resigns(ada).await;
    let totem = ada.asks("leaderboard", json!({ "variant": "totem" })).await;
    begins_with(&totem, &format!("**Leaderboard: Totem Chess**\n1. {b} **1662?**"));
    begins_with(&ada.asks("leaderboard", json!({})).await, "**Leaderboard: Chess**");
    // A page that is no more is the last one.
    world.database.delete(|it: &RatingRow| (OTHERS + 1..1000).contains(&it.user_id)).await;
    let gone = boris.click_on(third.id, "Next").await;
    assert!(gone.content().ends_with("listed last"), "{}", gone.content());
    says(&gone, "\n2. ");
    says(&gone, "is #3 of 3.");
    world.finish().await;
}
