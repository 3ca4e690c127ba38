//! What somebody does on a message, and what comes of it in view: all of the message, or its end
//! where it is higher than the screen.

use serde_json::json;
use tests::browser::{Browser, Page};
use tests::window::{WINDOWS, begins, is_told, private, public, sees_board, takes, window};
use tests::{GameDriver, Person, World};

/// Waits until a message and its pictures are in view; returns whether all of it is.
async fn sees(page: &mut Page, message: &str) -> bool {
    let looked = format!(
        "(() => {{
            const message = {message};
            const box = message.getBoundingClientRect();
            const screen = document.querySelector('#scroll').getBoundingClientRect();
            const whole = box.height <= screen.height;
            const loaded = [...message.querySelectorAll('img')].every((it) => it.complete);
            const ends = box.bottom > screen.top && box.bottom <= screen.bottom + 1;
            return loaded && ends && (!whole || box.top >= screen.top - 1) ? [whole] : null;
        }})()"
    );
    page.until(&looked).await[0] == json!(true)
}

/// Waits until so much is said after a message that it leaves the screen.
async fn hears(page: &mut Page, person: Person<'_>) {
    let playground = &person.world().playground;
    let say = |line: usize| {
        playground.say(person.id, playground.channel("chess"), &format!("Line {line}"))
    };
    let mut said: Vec<_> = (0..40).map(say).collect();
    let last = said.pop().expect("many lines").expect("it is said");
    page.until(&format!("the('#message-{}')", last.id)).await;
}

#[tokio::test]
async fn an_older_message_that_one_changes_is_in_view() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::new().await;
    let boris = world.person("Boris");
    for size in WINDOWS {
        let mut page = window(&browser, &world, "Ada", size).await;
        begins(&mut page, "/rul", "rules").await;
        page.types("totem").await;
        takes(&mut page, "Totem Chess").await;
        page.enter().await;
        page.until("the('.message[data-ephemeral] button', 'Next')").await;
        hears(&mut page, boris).await;
        let content = format!("{}.querySelector('.content').textContent", private(&[]));
        for _ in 0..3 {
            let before = page.value(&content).await;
            page.click(".message[data-ephemeral] button", Some("Next")).await;
            page.until(&format!("{content} !== {before}")).await;
            sees(&mut page, &private(&[])).await;
        }
    }
    world.finish().await;
}

#[tokio::test]
async fn a_board_that_one_changes_is_in_view_and_what_others_change_scrolls_nothing() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let mut page = window(&browser, &world, "Ada", WINDOWS[1]).await;
    let game = GameDriver::begin(&world, "superpermutation-d8", ada, boris).await;
    sees_board(&mut page, &["@Ada plays White"]).await;
    hears(&mut page, boris).await;
    page.click("button.primary", Some("Roll")).await;
    page.until(&format!("{} !== undefined", public(&["rolled 5"]))).await;
    sees(&mut page, &public(&["rolled 5"])).await;

    // A new message comes into view too.
    ada.types("e2e4").await;
    sees(&mut page, &public(&["@Boris, roll the die."])).await;
    page.click("button", Some("More")).await;
    page.until("the('.message[data-ephemeral] button', 'Resign')").await;
    assert!(sees(&mut page, &private(&["Resign"])).await, "it fits");
    hears(&mut page, boris).await;
    page.click("button", Some("Resign")).await;
    page.until("the('.message[data-ephemeral] button', 'Yes')").await;
    assert!(sees(&mut page, &private(&["Yes"])).await, "it fits");

    // Whoever looks at something else keeps it in view.
    let scroll = "document.querySelector('#scroll').scrollTop";
    page.value(&format!("({scroll} = 40, await frame(), await frame())")).await;
    boris.click("Roll").await;
    page.until(&format!("{} !== undefined", public(&["@Boris, your move."]))).await;
    page.value("(await frame(), await frame())").await;
    assert_eq!(page.value(scroll).await, json!(40));
    game.resigns(ada).await;
    world.finish().await;
}

#[tokio::test]
async fn the_private_answer_to_an_older_board_is_in_view_with_its_picture() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::new().await;
    let (ada, boris) = world.two();
    for size in WINDOWS {
        let mut page = window(&browser, &world, "Ada", size).await;
        let game = GameDriver::begin(&world, "chess", ada, boris).await;
        ada.types("e2e4").await;
        game.resigns(boris).await;
        page.until("the('button', 'Replay')").await;
        hears(&mut page, boris).await;
        page.click("button", Some("Replay")).await;
        page.until("the('.message[data-ephemeral] .picture img')").await;
        sees(&mut page, &private(&[])).await;
        hears(&mut page, boris).await;
        page.click("button", Some("First")).await;
        is_told(&mut page, &["· start ·"]).await;
        sees(&mut page, &private(&[])).await;
    }
    world.finish().await;
}
