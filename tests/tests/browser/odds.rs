//! The page in a real browser: odds with their picture, in two languages.

use rules::Color;
use serde_json::json;
use tests::browser::{Browser, Page};
use tests::game::GAME;
use tests::window::{WINDOWS, begins, private, window, with_picture_of};
use tests::{EngineGame, World, begins_with};

/// Asks for the odds of the game in this channel, and waits for the picture with these words.
async fn asks(page: &mut Page, alt: &str, words: &str) {
    begins(page, "/odd", "odds").await;
    page.enter().await;
    let shown = with_picture_of(page, &private(&[words]), 480).await;
    begins_with(&shown, alt);
}

#[tokio::test]
async fn odds_are_seen_in_two_languages_and_on_a_phone() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::builder().fixed_dice(5).start().await;
    let ada = world.person("Ada");
    EngineGame::opened(&world, GAME, 1, Color::White).await;
    let mut page = window(&browser, &world, "Ada", WINDOWS[0]).await;
    asks(&mut page, "Bars beside the board: White", "White to roll: ").await;
    page.emulate_phone(390, 800).await;
    ada.command("settings", json!({ "language": "de" })).await;
    asks(&mut page, "Balken neben dem Brett: Gewinnerwartung", "Weiß würfelt: Gewinn").await;
    page.check_width().await;
    world.finish().await;
}
