//! A file that somebody attaches in the page, in a real browser.

use tests::World;
use tests::browser::Browser;
use tests::window::{WINDOWS, begins, is_told, window};

const GAME: &str = "[White \"Paul\"]\n[Black \"The Duke\"]\n\n1. e4 e5 2. Nf3 d6 1-0\n";

#[tokio::test]
async fn a_file_is_attached_shown_and_looked_through() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::new().await;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("opera.pgn");
    std::fs::write(&file, GAME).expect("a file");
    let mut page = window(&browser, &world, "Ada", WINDOWS[0]).await;
    begins(&mut page, "/rep", "replay").await;
    page.click(".suggestion[data-name=file]", None).await;
    page.attaches("input[data-option=file]", &file).await;
    page.until("the('.option input').files.length === 1").await;
    page.click(".tail", None).await;
    page.enter().await;
    is_told(&mut page, &["Paul (White)"]).await;
    page.click("button", Some("First")).await;
    is_told(&mut page, &["· start ·"]).await;
    page.click("button", Some("Next")).await;
    is_told(&mut page, &["move 1 of 2"]).await;
    world.finish().await;
}
