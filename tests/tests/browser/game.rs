//! The page in a real browser: two people in two windows challenge, accept, roll and move by typing
//! and clicking, and see the board.

use playground::Fault;
use serde_json::json;
use tests::browser::{Browser, Page};
use tests::game::to;
use tests::paths::MESSAGES;
use tests::window::{WINDOWS, begins, chooses, fills, is_told, sees_board, takes, window};
use tests::{GameDriver, Person, World};

#[tokio::test]
async fn two_people_play_by_typing_and_clicking() {
    let Some(browser) = Browser::start().await else { return };
    // The e-file for White, the d-file for Black.
    let world = World::builder().fixed_dice(5).start().await;
    let mut ada = window(&browser, &world, "Ada", WINDOWS[0]).await;
    let mut boris = window(&browser, &world, "Boris", WINDOWS[0]).await;

    for name in ["Ada", "Boris"] {
        world.person(name).command("settings", json!({ "tips": false })).await;
    }

    // A challenge, by keys and one click.
    begins(&mut ada, "/cha", "challenge").await;
    ada.types("super").await;
    takes(&mut ada, "Superpermutation d8 Chess").await;
    fills(&mut ada, "opponent", "bor", "Boris").await;
    fills(&mut ada, "color", "whi", "White").await;
    // Here, and not in a thread.
    fills(&mut ada, "thread", "fal", "False").await;
    ada.enter().await;
    boris.until("the('.message[data-mentioned] .mention.me', '@Boris')").await;
    boris.click("button.success", Some("Accept")).await;
    let alt = sees_board(&mut ada, &["game 1", "@Ada plays White"]).await;
    assert!(alt.contains("White"), "{alt}");

    // A roll changes its board, and the turn is chosen from the menu under it: two taps.
    ada.click("button.primary", Some("Roll")).await;
    sees_board(&mut boris, &["your move.", "rolled 5"]).await;
    chooses(&mut ada, "Choose a move", "e2e4").await;
    for page in [&mut ada, &mut boris] {
        let alt = sees_board(page, &["move 1", "played e2\u{2011}e4 on a 5"]).await;
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
    sees_board(&mut ada, &["move 1...", "played d7\u{2011}d5 on a 5"]).await;

    // The rarer things, which only Boris sees.
    let private = "document.querySelectorAll('[data-ephemeral]').length";
    let before = ada.value(private).await;
    boris.click("button.secondary", Some("More")).await;
    boris.until("the('.message[data-ephemeral] button', 'Resign')").await;
    assert_eq!(ada.value(private).await, before, "what Boris asks for is his alone");

    // What is wrong is told to the one who did it.
    begins(&mut boris, "/res", "resign").await;
    boris.enter().await;
    boris.click("button.secondary", Some("No")).await;
    begins(&mut boris, "/ro", "roll").await;
    boris.enter().await;
    is_told(&mut boris, &["White's turn"]).await;
    let actions: Vec<String> = world.record(1).await.into_iter().map(|it| it.2).collect();
    assert_eq!(actions, ["r5", "e2e4", "r5", "d7d5"]);
    world.finish().await;
}

#[tokio::test]
async fn a_phone_shows_boards_and_replays_in_its_whole_width() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let game = GameDriver::begin(&world, "totem", ada, boris).await;
    ada.types("e1e4").await;
    game.noted(1).await;
    let mut page = window(&browser, &world, "Ada", WINDOWS[1]).await;
    boris.command("settings", json!({ "size": "small" })).await;
    for (command, options, pixels) in [
        ("board", json!({ "text": true }), 360),
        ("board", json!({ "turn": "0" }), 360),
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
        page.check_width().await;
    }
    world.finish().await;
}

/// The roll for the Null that hurts, from the danger line to the page about what it made.
async fn totem_by_taps(world: &World, ada: &mut Page) {
    let (white, black) = world.two();
    let driver = GameDriver::begin(world, "totem", white, black).await;
    driver.plays(0, &["e1f1", "e9f9", "f1f4"]).await;
    let game = format!("game {}", driver.id);
    let warned = ["roll for the Null", "On a roll of 7, White's Totem is sent home to e1", &game];
    let alt = sees_board(ada, &warned).await;
    assert!(alt.contains("On a roll of 7"), "{alt}");
    ada.click("button.primary", Some("Roll")).await;
    sees_board(ada, &["rolled 7", "becomes a Spirit King", &game]).await;
    ada.click("button", Some("What is a Spirit King?")).await;
    is_told(ada, &["Spirit King"]).await;
    driver.resigns(white).await;
}

/// A turn of Gravitatur Chess by its file, and the end with its viewer.
async fn gravitatur_by_taps(world: &World, ada: &mut Page) {
    let (white, black) = world.two();
    let driver = GameDriver::begin(world, "gravitatur", white, black).await;
    // On the page there may be another game that went and ended the same.
    let game = format!("game {}", driver.id);
    sees_board(ada, &["@Ada, your move.", "Gravitatur Chess", &game]).await;
    chooses(ada, "Place the Gravitatur", "d").await;
    chooses(ada, "Choose a square", "d4").await;
    chooses(ada, "Choose a move (e1 to e3)", "@d4/g1f3").await;
    sees_board(ada, &["@Boris, your move.", "played G@d4/Nf3", "move 1", &game]).await;
    ada.click("button", Some("More")).await;
    ada.click("button.danger", Some("Resign")).await;
    world.playground.fault("POST", MESSAGES, Fault::Hang);
    ada.click("button.danger", Some("Yes")).await;
    world.until_hanging(1).await;
    world.playground.release();
    sees_board(ada, &["@Boris wins: @Ada resigned (move 1).", &game]).await;
    ada.click("button", Some("Replay")).await;
    is_told(ada, &["1 G@d4/Nf3"]).await;
    ada.click("button", Some("First")).await;
    is_told(ada, &["· start ·"]).await;
}

#[tokio::test]
async fn every_kind_of_turn_is_made_by_taps_at_both_widths() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::builder().fixed_dice(7).start().await;
    for person in <[Person<'_>; 2]>::from(world.two()) {
        person.command("settings", json!({ "tips": false })).await;
    }
    for size in WINDOWS {
        let mut ada = window(&browser, &world, "Ada", size).await;
        let (white, black) = world.two();
        // Two taps: the roll, and a turn from the menu under the board.
        let driver = GameDriver::begin(&world, "superpermutation-d8", white, black).await;
        let game = format!("game {}", driver.id);
        sees_board(&mut ada, &["@Ada plays White", &game]).await;
        ada.click("button.primary", Some("Roll")).await;
        sees_board(&mut ada, &["@Ada, your move.", "rolled 7: the g-file", &game]).await;
        chooses(&mut ada, "Choose a move", "g2g4").await;
        sees_board(
            &mut ada,
            &["@Boris, roll the die.", "played g2\u{2011}g4 on a 7", "move 1", &game],
        )
        .await;
        driver.resigns(white).await;
        totem_by_taps(&world, &mut ada).await;
        gravitatur_by_taps(&world, &mut ada).await;
        ada.check_width().await;
    }
    world.finish().await;
}

#[tokio::test]
async fn a_game_in_a_thread_is_found_again_by_its_list_at_both_widths() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::builder().fixed_dice(5).start().await;
    let (white, black) = world.two();
    for (size, games) in WINDOWS.into_iter().zip(1..) {
        let asked = white.asks("challenge", to(black, "chess")).await.id;
        black.click_on(asked, "Accept").await;
        assert_eq!(world.threads().len(), games);
        let thread = world.threads().pop().expect("the newest").id;
        let game = GameDriver::found(&world, white.at(thread), black.at(thread)).await;
        let mut ada = window(&browser, &world, "Ada", size).await;
        begins(&mut ada, "/games", "games").await;
        ada.enter().await;
        is_told(&mut ada, &["Your turn"]).await;
        begins(&mut ada, "/boa", "board").await;
        ada.enter().await;
        is_told(&mut ada, &["or continue one of yours"]).await;
        ada.check_width().await;
        // The link leads to the board, and there `/game` tells its moves.
        ada.click(".message[data-ephemeral] a[data-jump]", Some("Chess")).await;
        ada.until(&format!("location.hash === '#{thread}'")).await;
        sees_board(&mut ada, &["@Ada, your move."]).await;
        begins(&mut ada, "/mo", "move").await;
        ada.types("e2e4").await;
        takes(&mut ada, "e4").await;
        ada.enter().await;
        sees_board(&mut ada, &["@Boris, your move."]).await;
        begins(&mut ada, "/game", "game").await;
        ada.enter().await;
        ada.until("the('.message[data-ephemeral] pre').textContent.includes('1 e4')").await;
        ada.check_width().await;
        game.resigns(game.white).await;
    }
    world.finish().await;
}
