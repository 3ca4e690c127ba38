//! A review in a real browser, in two languages: the button below the last board, and the command.

use serde_json::json;
use tests::browser::{Browser, Page};
use tests::window::{WINDOWS, begins, private, window, with_picture_of};
use tests::{GameDriver, World};

/// Waits for a private message with this text and a picture so high that is loaded.
async fn sees(page: &mut Page, text: &str, height: u32) {
    with_picture_of(page, &private(&[text]), height).await;
}

#[tokio::test]
async fn a_review_is_seen_and_stepped_through_at_both_widths() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::builder().system_clock().start().await;
    for size in WINDOWS {
        let (white, black) = world.two();
        let game = GameDriver::begin(&world, "chess", white, black).await;
        game.plays(0, &["f2f3", "e7e5", "g2g4", "d8h4"]).await;
        game.ended().await;
        let mut page = window(&browser, &world, "Ada", size).await;
        page.until(&format!("the('.message').textContent.includes('game {}')", game.id)).await;
        page.click("button", Some("Review")).await;
        sees(&mut page, &format!("Review of game {}", game.id), 480).await;
        page.click("button", Some("Next")).await;
        page.until(&private(&["Biggest mistakes:"])).await;
        page.click("button", Some("Next")).await;
        sees(&mut page, &format!("review of game {}", game.id), 828).await;
        page.click("button", Some("First")).await;
        sees(&mut page, &format!("Review of game {}", game.id), 480).await;
        // By the command, in German.
        white.command("settings", json!({ "language": "de" })).await;
        begins(&mut page, "/rev", "review").await;
        page.enter().await;
        sees(&mut page, &format!("Analyse von Partie {}", game.id), 480).await;
        page.click("button", Some("Nächste")).await;
        page.until(&private(&["Die größten Fehler:"])).await;
        page.click("button", Some("Nächste")).await;
        sees(&mut page, "war besser", 828).await;
        page.check_width().await;
        white.command("settings", json!({ "language": "en" })).await;
    }
    world.finish().await;
}
