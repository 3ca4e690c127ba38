//! The page in a real browser: two people agree, by buttons and typed commands, on a desk and on a
//! phone: a turn taken back, a draw, a rematch.

use serde_json::json;
use tests::browser::{Browser, Page};
use tests::window::{WINDOWS, begins, is_told, sees_board, window};
use tests::{GameDriver, World};

/// Waits for a public message that says this, without buttons where it is closed.
async fn sees(page: &mut Page, text: &str, open: bool) {
    let buttons = if open { "!== null" } else { "=== null" };
    // A message that replies to it quotes it.
    let message = format!(
        "[...document.querySelectorAll('.message:not([data-ephemeral]) .content')]
            .findLast((it) => it.textContent.includes({}))?.closest('.message')",
        json!(text)
    );
    page.until(&format!("{message}?.querySelector('.components button') {buttons}")).await;
}

/// Oops, and a turn that is taken back by consent.
async fn take_back(driver: &GameDriver<'_>, [ada, boris]: &mut [Page; 2]) {
    let game = format!("game {}", driver.id);
    driver.white.types("d2d4").await;
    sees_board(ada, &["played d4", &game]).await;
    ada.click("button", Some("Oops")).await;
    sees_board(ada, &["@Ada, your move.", "@Ada took back d4.", &game]).await;
    driver.white.types("e2e4").await;
    driver.shown(3).await;
    driver.black.types("e7e5").await;
    sees_board(ada, &["played e5", &game]).await;
    begins(ada, "/take", "takeback").await;
    ada.enter().await;
    sees(boris, "@Ada would like to take back e4 and everything after it.", true).await;
    boris.click("button.success", Some("Allow")).await;
    sees(ada, "@Boris let @Ada take back e4.", false).await;
    sees_board(ada, &["@Ada took back e4 and everything after it.", &game]).await;
    driver.white.types("e2e4").await;
    sees_board(boris, &["@Boris, your move.", "played e4", &game]).await;
}

/// A draw that is declined, and one that is accepted.
async fn draw(driver: &GameDriver<'_>, [ada, boris]: &mut [Page; 2]) {
    let game = format!("game {}", driver.id);
    ada.click("button", Some("More")).await;
    ada.click("button", Some("Offer a draw")).await;
    is_told(ada, &["You offered"]).await;
    sees(boris, "@Boris, @Ada offers a draw.", true).await;
    boris.until("the('.message[data-mentioned] .mention.me', '@Boris')").await;
    boris.click("button.danger", Some("Decline")).await;
    sees(ada, "@Boris declined @Ada's draw offer.", false).await;
    begins(boris, "/dra", "draw").await;
    boris.enter().await;
    sees(ada, "@Ada, @Boris offers a draw.", true).await;
    ada.click("button.success", Some("Accept the draw")).await;
    sees(boris, "@Ada accepted @Boris's draw offer.", false).await;
    sees_board(boris, &["Draw", "by agreement (move 1).", &game]).await;
}

/// A rematch, asked for under the last board and agreed to under the offer.
async fn rematch(driver: &GameDriver<'_>, [ada, boris]: &mut [Page; 2]) {
    boris.click("button.primary", Some("Rematch")).await;
    sees(ada, "@Ada, @Boris would like a rematch with colors swapped.", true).await;
    ada.click("button.success", Some("Rematch")).await;
    sees(boris, "@Ada accepted @Boris's rematch offer.", false).await;
    let game = format!("game {}", driver.id + 1);
    for page in [ada, boris] {
        sees_board(page, &["@Boris plays White", &game]).await;
    }
}

#[tokio::test]
async fn two_people_agree_at_both_widths() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::new().await;
    let (white, black) = world.two();
    for person in [white, black] {
        person.command("settings", json!({ "tips": false })).await;
    }
    for size in WINDOWS {
        let mut pages = [
            window(&browser, &world, "Ada", size).await,
            window(&browser, &world, "Boris", size).await,
        ];
        let game = GameDriver::begin(&world, "chess", white, black).await;
        take_back(&game, &mut pages).await;
        draw(&game, &mut pages).await;
        rematch(&game, &mut pages).await;
        for page in &mut pages {
            page.check_width().await;
        }
        let rematch = GameDriver::found(&world, black, white).await;
        rematch.resigns(white).await;
    }
    world.finish().await;
}
