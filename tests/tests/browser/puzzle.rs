//! The page in a real browser: a puzzle is failed at and solved by what stands under it, in English and
//! in German.

use serde_json::{Value, json};
use tests::World;
use tests::browser::{Browser, Page};
use tests::puzzles::{of, shown};
use tests::window::{WINDOWS, chooses, is_told, private, window};

/// Names these numbers in the menu that says this, and closes it.
async fn names(page: &mut Page, menu: &str, numbers: &[&String]) {
    chooses(page, menu, numbers[0]).await;
    for number in &numbers[1..] {
        page.click(&format!(".menu-list li[data-value='{number}']"), None).await;
    }
    page.click(&format!(".menu-head[aria-label='{menu}']"), None).await;
}

#[tokio::test]
async fn a_puzzle_is_failed_at_and_solved_on_the_page_in_two_languages() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::builder().fixed_dice(5).start().await;
    let ada = world.person("Ada");
    let mut page = window(&browser, &world, "Ada", WINDOWS[0]).await;
    for (language, menu, no, solved, next) in [
        ("en", "Pick all the rolls", "Not quite.", "Solved!", "Next puzzle"),
        ("de", "Wähl alle passenden Würfe", "Leider nein:", "Gelöst!", "Nächste Aufgabe"),
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
        is_told(&mut page, &[no]).await;
        names(&mut page, menu, &right).await;
        is_told(&mut page, &[solved]).await;
        page.click("button.primary", Some(next)).await;
        page.until(&format!("{} === undefined", private(&[solved]))).await;
    }
    world.finish().await;
}
