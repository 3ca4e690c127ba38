//! The page in a real browser: two people in two windows challenge, accept, roll and move by typing
//! and clicking, and see the board.

use playground::Playground;
use serde_json::json;
use tests::browser::{Browser, Page};
use tests::dice::Scripted;
use tests::{Table, World, skip};

/// Opens the page as somebody.
async fn open(browser: &Browser, playground: &Playground, name: &str) -> Page {
    let url = format!("{}/?as={name}", playground.base_url());
    let mut page = browser.page(&url).await;
    page.until("the('#bot-status').textContent.includes('online')").await;
    page
}

/// Waits for the suggestion that is highlighted, and takes it with Enter.
async fn takes(page: &mut Page, name: &str) {
    let wanted = format!("the('.suggestion[aria-selected=true]').dataset.name === {}", json!(name));
    page.until(&wanted).await;
    page.enter().await;
}

/// Begins a slash command by typing a part of its name.
async fn begins(page: &mut Page, typed: &str, name: &str) {
    page.click("#text", None).await;
    page.types(typed).await;
    takes(page, name).await;
}

/// Opens the last menu that says this, and chooses a value.
async fn chooses(page: &mut Page, placeholder: &str, value: &str) {
    page.click(&format!(".menu-head[aria-label='{placeholder}']"), None).await;
    page.click(&format!(".menu-list li[data-value='{value}']"), None).await;
}

/// Waits for a message that holds all of these texts, with the picture of a board that is loaded;
/// returns its alt text.
async fn sees_board(page: &mut Page, texts: &[&str]) -> String {
    let texts = json!(texts);
    let message = format!(
        "[...document.querySelectorAll('.message')].findLast((it) => !it.dataset.ephemeral
            && {texts}.every((text) => it.textContent.includes(text)))"
    );
    let width = format!("{message}?.querySelector('.picture img')?.naturalWidth === 720");
    page.until(&width).await;
    let alt = page.value(&format!("{message}.querySelector('.picture img').alt")).await;
    alt.as_str().expect("an alt text").to_owned()
}

#[tokio::test]
async fn two_people_play_by_typing_and_clicking() {
    let Some(path) = Browser::find() else {
        return skip("EIGHTFOLD_REQUIRE_BROWSER", "no browser is found");
    };
    // The e-file for White, the d-file for Black.
    let world = World::with_dice(Scripted::new([5])).await;
    let browser = Browser::start(&path).await;
    let mut ada = open(&browser, &world.playground, "Ada").await;
    let mut boris = open(&browser, &world.playground, "Boris").await;

    // A challenge, by keys and one click.
    begins(&mut ada, "/cha", "challenge").await;
    ada.types("super").await;
    takes(&mut ada, "Superpermutation d8 Chess").await;
    ada.click(".suggestion[data-name=opponent]", None).await;
    ada.types("bor").await;
    takes(&mut ada, "Boris").await;
    ada.click(".suggestion[data-name=color]", None).await;
    ada.types("whi").await;
    takes(&mut ada, "White").await;
    ada.enter().await;
    boris.until("the('.message[data-mentioned] .mention.me', '@Boris')").await;
    boris.click("button.success", Some("Accept")).await;
    let alt = sees_board(&mut ada, &["game 1", "@Ada plays White"]).await;
    assert!(alt.contains("White"), "{alt}");

    // A roll changes its board, and the turn is chosen from the menu under it: two taps.
    ada.click("button.primary", Some("Roll")).await;
    sees_board(&mut boris, &["your move.", "rolled 5"]).await;
    chooses(&mut ada, "Choose your turn", "e2e4").await;
    for page in [&mut ada, &mut boris] {
        let alt = sees_board(page, &["turn 1", "played e2-e4 on a 5"]).await;
        assert!(alt.contains("e4"), "{alt}");
    }

    // The answer, all of it typed, the move as the bot suggests it.
    begins(&mut boris, "/ro", "roll").await;
    boris.enter().await;
    sees_board(&mut boris, &["@Boris, your move.", "rolled 5"]).await;
    begins(&mut boris, "/mo", "move").await;
    boris.types("d7d").await;
    boris.until("document.querySelectorAll('.suggestion').length === 2").await;
    boris.click(".suggestion[data-value=d7d5]", None).await;
    boris.enter().await;
    sees_board(&mut ada, &["turn 2", "played d7-d5 on a 5"]).await;

    // The rarer things, which only Boris sees.
    boris.click("button.secondary", Some("More")).await;
    boris.until("the('.message[data-ephemeral] button', 'Resign')").await;
    let private = ada.value("document.querySelectorAll('[data-ephemeral]').length").await;
    assert_eq!(private, json!(0), "what Boris asks for is his alone");

    // What is wrong is told to the one who did it.
    begins(&mut boris, "/res", "resign").await;
    boris.enter().await;
    boris.click("button.secondary", Some("No")).await;
    begins(&mut boris, "/ro", "roll").await;
    boris.enter().await;
    let told = "the('.message[data-ephemeral] .content').textContent.includes('White\\'s turn')";
    boris.until(told).await;
    let actions: Vec<String> = world.record(1).await.into_iter().map(|it| it.2).collect();
    assert_eq!(actions, ["r5", "e2e4", "r5", "d7d5"]);
    world.finish().await;
}

#[tokio::test]
async fn a_phone_shows_boards_and_replays_in_its_whole_width() {
    let Some(path) = Browser::find() else {
        return skip("EIGHTFOLD_REQUIRE_BROWSER", "no browser is found");
    };
    let world = World::with_dice(Scripted::new([5])).await;
    let (ada, boris) = world.two();
    let table = Table::begin(&world, "totem", ada, boris).await;
    ada.types("e1e4").await;
    table.noted(1).await;
    let browser = Browser::start(&path).await;
    let mut page = open(&browser, &world.playground, "Ada").await;
    page.narrow(390, 844).await;
    boris.command("settings", json!({ "size": "small" })).await;
    for (command, options, pixels) in [
        ("board", json!({ "text": true }), 360),
        ("board", json!({ "turn": 0 }), 360),
        ("replay", json!({}), 720),
    ] {
        let before = page.value("document.querySelectorAll('.picture img').length").await;
        boris.command(command, options).await;
        // A slow answer comes as another message than the one that was promised: look at the last.
        let images = "[...document.querySelectorAll('.picture img')]";
        let image = format!("{images}.at(-1)");
        // A picture out of sight is not loaded, and a slow page may not have followed to it.
        let seen = format!("({image}.scrollIntoView(), {image}.naturalWidth === {pixels})");
        let shown = format!("{images}.length > {before} && {seen}");
        page.until(&shown).await;
        let width = page.value(&format!("{image}.getBoundingClientRect().width")).await;
        let width = width.as_f64().expect("a width");
        assert!((355.0..=390.0).contains(&width), "/{command}: {width}");
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.value(fits).await, json!(true), "/{command}");
    }
    world.finish().await;
}
