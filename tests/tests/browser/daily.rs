//! The puzzle of the day in a real browser: posted with **Solve**, and asked for on a phone in German.

use std::time::Duration;

use bot::Clock;
use playground::Message;
use serde_json::json;
use tests::browser::{Browser, Page};
use tests::puzzles::{pass, posted, shown, solves};
use tests::window::{WINDOWS, begins, fills, private, sees_board, window, with_board};
use tests::{Person, World};

/// A day's end in UTC, less an hour, in Unix milliseconds.
const EVENING: i64 = 1_800_140_400_000;

/// Waits until the last private message says all of this above a board that is loaded.
async fn sees(page: &mut Page, texts: &[&str]) {
    with_board(page, &private(texts)).await;
}

/// The puzzle that this person alone sees, once the page has it.
async fn opened(person: Person<'_>) -> Message {
    let is_puzzle = |it: &Message| it.only_for == Some(person.id) && !it.buttons().is_empty();
    person.sees("the puzzle", is_puzzle).await
}

#[tokio::test]
async fn the_puzzle_of_the_day_is_opened_and_solved_in_two_languages() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::builder().fixed_dice(5).clock(Clock::manual(EVENING)).start().await;
    let (ada, boris) = world.two();
    ada.command("config", json!({ "puzzles": ada.channel.to_string() })).await;
    let mut page = window(&browser, &world, "Ada", WINDOWS[0]).await;
    pass(&world, Duration::from_secs(65 * 60)).await;
    sees_board(&mut page, &["Puzzle of the day: ", "Nobody here solved yesterday's puzzle."]).await;
    page.click("button", Some("Solve")).await;
    sees(&mut page, &["Puzzle of the day: ", "Your first try counts."]).await;
    let puzzle = opened(ada).await;
    solves(ada, &puzzle).await;
    sees(&mut page, &["Solved!", "Daily streak: 1 day."]).await;

    world.playground.set_locale(boris.id, "de");
    let mut page = window(&browser, &world, "Boris", WINDOWS[1]).await;
    begins(&mut page, "/puzzle", "puzzle").await;
    fills(&mut page, "daily", "wahr", "Wahr").await;
    page.enter().await;
    sees(&mut page, &["Aufgabe des Tages: ", "Dein erster Versuch zählt."]).await;
    let same = opened(boris).await;
    assert_eq!(shown(&same).id(), shown(&puzzle).id());
    page.click("button", Some("Lösung")).await;
    sees(&mut page, &["Lösung angesehen: zählt als Fehlversuch."]).await;
    page.click("button", Some("Zurück")).await;
    sees(&mut page, &["Aufgabe des Tages: "]).await;
    page.check_width().await;
    posted(&world).await;
    world.finish().await;
}
