//! A file that somebody attaches in the page, in a real browser.

use tests::browser::Browser;
use tests::{World, skip};

const GAME: &str = "[White \"Paul\"]\n[Black \"The Duke\"]\n\n1. e4 e5 2. Nf3 d6 1-0\n";

#[tokio::test]
async fn a_file_is_attached_shown_and_looked_through() {
    let Some(path) = Browser::find() else {
        return skip("EIGHTFOLD_REQUIRE_BROWSER", "no browser is found");
    };
    let world = World::new().await;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("opera.pgn");
    std::fs::write(&file, GAME).expect("a file");
    let browser = Browser::start(&path).await;
    let url = format!("{}/?as=Ada", world.playground.base_url());
    let mut page = browser.page(&url).await;
    page.until("the('#text')").await;
    page.click("#text", None).await;
    page.types("/rep").await;
    let wanted = "the('.suggestion[aria-selected=true]').dataset.name === 'replay'";
    page.until(wanted).await;
    page.enter().await;
    page.until("the('.suggestion[data-name=file]')").await;
    page.click(".suggestion[data-name=file]", None).await;
    page.attaches("input[data-option=file]", &file).await;
    page.until("the('.option input').files.length === 1").await;
    page.click(".tail", None).await;
    page.enter().await;
    let shown = "the('.message[data-ephemeral] .content').textContent.includes('Paul with White')";
    page.until(shown).await;
    page.click("button", Some("First")).await;
    page.until("the('.message[data-ephemeral] .content').textContent.includes('the start')").await;
    page.click("button", Some("Next")).await;
    let first = "the('.message[data-ephemeral] .content').textContent.includes('turn 1 of 4')";
    page.until(first).await;
    world.finish().await;
}
