//! The page in a real browser: odds with their picture, in two languages.

use rules::Color;
use serde_json::json;
use tests::browser::{Browser, Page};
use tests::game::GAME;
use tests::{Solo, World, skip};

/// Asks for the odds of the game in this channel, and waits for the picture with these words.
async fn asks(page: &mut Page, alt: &str, words: &str) {
    page.click("#text", None).await;
    page.types("/odd").await;
    page.until("the('.suggestion[aria-selected=true]').dataset.name === 'odds'").await;
    page.enter().await;
    page.enter().await;
    let messages = "[...document.querySelectorAll('.message[data-ephemeral]')]";
    let shown = format!(
        "{messages}.some(it => it.textContent.includes({}) && \
         [...it.querySelectorAll('img')].some(it => it.alt.startsWith({}) && it.naturalWidth === \
         720 && it.naturalHeight === 480))",
        json!(words),
        json!(alt)
    );
    page.until(&shown).await;
}

#[tokio::test]
async fn odds_are_seen_in_two_languages_and_on_a_phone() {
    let Some(path) = Browser::find() else {
        return skip("EIGHTFOLD_REQUIRE_BROWSER", "no browser is found");
    };
    let world = World::builder().fixed_dice(5).start().await;
    let ada = world.person("Ada");
    let solo = Solo::begin(&world, ada, GAME, 1, Color::White).await;
    solo.answered().await;
    let browser = Browser::start(&path).await;
    let mut page = browser.page(&format!("{}/?as=Ada", world.playground.base_url())).await;
    asks(&mut page, "Bars beside the board: White", "White rolls and can expect").await;
    page.narrow(390, 800).await;
    ada.command("settings", json!({ "language": "de" })).await;
    asks(&mut page, "Balken neben dem Brett: Weiß", "Weiß würfelt und kann").await;
    let fits = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(page.value(fits).await, json!(true));
    world.finish().await;
}
