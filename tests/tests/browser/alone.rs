//! The page in a real browser: one person, alone, from the first page to a finished game.

use engine::Engine;
use rules::{Action, Color, Game};
use tests::browser::{Browser, Page};
use tests::window::takes;
use tests::{Solo, World, board_of, good_action, skip};

/// How much the person does at most.
const STEPS: usize = 400;

/// Does something legal by what stands on the page: a button, a menu, or by typing.
async fn step(page: &mut Page, game: &Game, action: Action) {
    match game.legal_actions() {
        [Action::Roll(_), ..] => page.click("button.primary", Some("Roll")).await,
        [_] => page.click("button.primary", None).await,
        actions if actions.len() <= 25 => {
            page.click(".menu-head[aria-label='Choose your turn']", None).await;
            page.click(&format!(".menu-list li[data-value='{action}']"), None).await;
        }
        _ => {
            page.click("#text", None).await;
            page.types("/mo").await;
            takes(page, "move").await;
            page.types(&action.to_string()).await;
            page.until("the('.suggestion')").await;
            page.click(&format!(".suggestion[data-value='{action}']"), None).await;
            page.enter().await;
        }
    }
}

#[tokio::test]
async fn one_person_plays_alone_from_the_first_page_to_a_finished_game() {
    let Some(path) = Browser::find() else {
        return skip("EIGHTFOLD_REQUIRE_BROWSER", "no browser is found");
    };
    let world = World::builder().greets().rolls([5, 2, 7]).start().await;
    let ada = world.person("Ada");
    let browser = Browser::start(&path).await;
    let url = format!("{}/?as=Ada", world.playground.base_url());
    let mut page = browser.page(&url).await;
    page.until("the('.message .content').textContent.includes('Welcome!')").await;
    page.click("button.primary", Some("Play Eightfold")).await;
    page.click(".menu-head[aria-label='Level 3; choose another']", None).await;
    page.click(".menu-list li[data-value='1']", None).await;
    page.click(".menu-head[aria-label='Choose a game']", None).await;
    page.click(".menu-list li[data-value='superpermutation-d8']", None).await;

    let begun = "the('.message[data-ephemeral] .content').textContent.includes('(level 1) begins')";
    page.until(begun).await;
    let start = ada.sees("the first board", |it| board_of(it).is_some()).await;
    let color = match start.content.contains(&format!("{} plays White", ada.mention())) {
        true => Color::White,
        false => Color::Black,
    };
    let solo = Solo::found(&world, ada, "superpermutation-d8", color, &start);
    let mut engine = Engine::new();
    for _ in 0..STEPS {
        let (game, _) = solo.answered().await;
        if game.end().is_some() {
            break;
        }
        step(&mut page, &game, good_action(&mut engine, &game)).await;
        let done = game.actions().len();
        world.until("it counts", async || solo.written().await.actions().len() > done).await;
    }
    assert!(solo.written().await.end().is_some(), "the game ends by the rules");
    page.until("the('.message .content').textContent.includes('wins')").await;
    page.click("button.secondary", Some("Replay")).await;
    page.until("the('.message[data-ephemeral] button', 'First')").await;
    world.finish().await;
}
