//! The puzzle of the day in a real browser: posted with **Solve**, and asked for on a phone in German.

use std::time::Duration;

use bot::Clock;
use playground::Message;
use serde_json::json;
use tests::browser::{Browser, Page};
use tests::puzzles::{pass, posted, shown, solves};
use tests::window::{WINDOWS, begins, takes, window};
use tests::{Person, World, skip};

/// A day's end in UTC, less an hour, in Unix milliseconds.
const EVENING: i64 = 1_800_140_400_000;

/// Waits until the last private message, or any public one, says all of this above a board that is
/// loaded.
async fn sees(page: &mut Page, private: bool, texts: &[&str]) {
    let messages = match private {
        true => "[...document.querySelectorAll('.message[data-ephemeral]')].slice(-1)",
        false => "[...document.querySelectorAll('.message:not([data-ephemeral])')]",
    };
    let texts = json!(texts);
    page.until(&format!(
        "{messages}.some((it) => {texts}.every((text) => it.textContent.includes(text))
            && it.querySelector('.picture img')?.naturalWidth === 720)"
    ))
    .await;
}

/// The puzzle that this person alone sees, once the page has it.
async fn opened(person: Person<'_>) -> Message {
    let is_puzzle = |it: &Message| it.only_for == Some(person.id) && !it.buttons().is_empty();
    person.sees("the puzzle", is_puzzle).await
}

#[tokio::test]
async fn the_puzzle_of_the_day_is_opened_and_solved_in_two_languages() {
    let Some(path) = Browser::find() else {
        return skip("EIGHTFOLD_REQUIRE_BROWSER", "no browser is found");
    };
    let world = World::builder().fixed_dice(5).clock(Clock::manual(EVENING)).start().await;
    let (ada, boris) = world.two();
    let browser = Browser::start(&path).await;
    ada.command("config", json!({ "puzzles": ada.channel.to_string() })).await;
    let mut page = window(&browser, &world, "Ada", WINDOWS[0]).await;
    pass(&world, Duration::from_secs(65 * 60)).await;
    sees(&mut page, false, &["Puzzle of the day: ", "Nobody here solved yesterday's."]).await;
    page.click("button", Some("Solve")).await;
    sees(&mut page, true, &["Puzzle of the day: ", "Your first try counts."]).await;
    let puzzle = opened(ada).await;
    solves(&world, ada, &puzzle).await;
    sees(&mut page, true, &["Solved!", "You have solved the puzzle of the day once."]).await;

    world.playground.set_locale(boris.id, "de");
    let mut page = window(&browser, &world, "Boris", WINDOWS[1]).await;
    begins(&mut page, "/puzzle", "puzzle").await;
    page.click(".suggestion[data-name=daily]", None).await;
    page.types("true").await;
    takes(&mut page, "True").await;
    page.enter().await;
    sees(&mut page, true, &["Aufgabe des Tages: ", "Dein erster Versuch zählt."]).await;
    let same = opened(boris).await;
    assert_eq!(shown(&same).id(), shown(&puzzle).id());
    page.click("button", Some("Lösung")).await;
    sees(&mut page, true, &["Ein Blick auf die Lösung zählt"]).await;
    page.click("button", Some("Zurück")).await;
    sees(&mut page, true, &["Aufgabe des Tages: "]).await;
    let fits = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(page.value(fits).await, json!(true));
    posted(&world).await;
    world.finish().await;
}
