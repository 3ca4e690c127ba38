//! The page in a real browser: a puzzle is failed at and solved by what stands under it, in English and
//! in German.

use serde_json::{Value, json};
use tests::browser::{Browser, Page};
use tests::puzzles::{of, shown};
use tests::{World, skip};

/// Whether the message says this.
fn said(words: &str) -> String {
    let content = "[...document.querySelectorAll('.message[data-ephemeral] .content')]";
    format!("{content}.some((it) => it.textContent.includes({}))", json!(words))
}

/// Names these numbers in the menu that says this, and closes it.
async fn names(page: &mut Page, menu: &str, numbers: &[&String]) {
    let head = format!(".menu-head[aria-label='{menu}']");
    page.click(&head, None).await;
    for number in numbers {
        page.click(&format!(".menu-list li[data-value='{number}']"), None).await;
    }
    page.click(&head, None).await;
}

#[tokio::test]
async fn a_puzzle_is_failed_at_and_solved_on_the_page_in_two_languages() {
    let Some(path) = Browser::find() else {
        return skip("EIGHTFOLD_REQUIRE_BROWSER", "no browser is found");
    };
    let world = World::builder().fixed_dice(5).start().await;
    let ada = world.person("Ada");
    let browser = Browser::start(&path).await;
    let url = format!("{}/?as=Ada", world.playground.base_url());
    let mut page = browser.page(&url).await;
    for (language, menu, no, solved, next) in [
        ("en", "Choose all the numbers", "No:", "Solved!", "Next puzzle"),
        ("de", "Wähle alle Zahlen", "Nein:", "Gelöst!", "Nächste Aufgabe"),
    ] {
        ada.command("settings", json!({ "language": language })).await;
        let given = of(ada, "superpermutation-d8", "numbers").await;
        let Value::Object(faces) = shown(&given).solution()["faces"].clone() else {
            panic!("numbers are asked for");
        };
        let right: Vec<&String> = faces.keys().collect();
        let all: Vec<String> = (1..=8).map(|it| it.to_string()).collect();
        let wrong: Vec<&String> = all.iter().filter(|it| !right.contains(it)).take(1).collect();
        names(&mut page, menu, &wrong).await;
        page.until(&said(no)).await;
        names(&mut page, menu, &right).await;
        page.until(&said(solved)).await;
        page.click("button.primary", Some(next)).await;
        page.until(&format!("!{}", said(solved))).await;
    }
    world.finish().await;
}
