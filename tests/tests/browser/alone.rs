//! The page in a real browser: one person, alone, from the first page to a finished game.

use engine::Engine;
use rules::{Action, Color, Game};
use tests::browser::{Browser, Page};
use tests::game::GAME;
use tests::window::{WINDOWS, begins, chooses, is_told, window};
use tests::{EngineGame, World, board_of, good_action};

/// How much the person does at most.
const STEPS: usize = 400;

/// Does something legal by what stands on the page: a button, a menu, or by typing.
async fn step(page: &mut Page, game: &Game, action: Action) {
    match game.legal_actions() {
        [Action::Roll(_), ..] => page.click("button.primary", Some("Roll")).await,
        // Not the button of the board before.
        [only] => page.click(&format!("button[data-custom-id$=':{only}']"), None).await,
        actions if actions.len() <= 25 => {
            chooses(page, "Choose a move", &action.to_string()).await;
        }
        _ => {
            begins(page, "/mo", "move").await;
            page.types(&action.to_string()).await;
            page.until("the('.suggestion')").await;
            page.click(&format!(".suggestion[data-value='{action}']"), None).await;
            page.enter().await;
        }
    }
}

#[tokio::test]
async fn one_person_plays_alone_from_the_first_page_to_a_finished_game() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::builder().greets().rolls([5, 2, 7]).start().await;
    let ada = world.person("Ada");
    let mut page = window(&browser, &world, "Ada", WINDOWS[0]).await;
    page.until("the('.message .content').textContent.includes('Welcome!')").await;
    page.click("button.primary", Some("Play Eightfold")).await;
    chooses(&mut page, "Choose a variant", GAME).await;
    page.until("the('.menu-head[aria-label=\"Level 3: choose another\"]')").await;
    chooses(&mut page, "Level 3: choose another", "1").await;
    page.until("the('.menu-head[aria-label=\"Level 1: choose another\"]')").await;
    page.click("button.primary", Some("Random")).await;
    is_told(&mut page, &["(level 1) begins"]).await;
    let start = ada.sees("the first board", |it| board_of(it).is_some()).await;
    let color = match start.content.contains(&format!("{} plays White", ada.mention())) {
        true => Color::White,
        false => Color::Black,
    };
    let engine_game = EngineGame::found(&world, ada, GAME, color, &start);
    let mut engine = Engine::new();
    for _ in 0..STEPS {
        let (game, _) = engine_game.answered().await;
        if game.end().is_some() {
            break;
        }
        step(&mut page, &game, good_action(&mut engine, &game)).await;
        let done = game.actions().len();
        world.until("it counts", async || engine_game.written().await.actions().len() > done).await;
    }
    assert!(engine_game.written().await.end().is_some(), "the game ends by the rules");
    page.until("/ wins|I win/.test(the('.message .content').textContent)").await;
    page.click("button.secondary", Some("Replay")).await;
    page.until("the('.message[data-ephemeral] button', 'First')").await;
    world.finish().await;
}
