//! A game's lesson in a real browser, in English on a desk and in German on a phone: all of its
//! positions, a wrong answer, and the game that it ends in.

use serde_json::json;
use speech::Language;
use speech::lesson::{Task, tasks};
use tests::browser::{Browser, Page};
use tests::window::{WINDOWS, begins, chooses, private, sees_board, takes, window, with_board};
use tests::{Person, World, board_of};

/// A sentence as the page shows it, without what makes it bold or code.
fn shown(language: Language, key: &str) -> String {
    language.format(key, &[]).replace(['*', '`'], "")
}

/// Waits until the last private message says all of this, in lines and lists, above a board that is
/// loaded.
async fn sees(page: &mut Page, texts: &[&str]) {
    let lines = texts.iter().flat_map(|text| text.lines());
    let texts: Vec<&str> = lines.map(|line| line.trim_start_matches("- ")).collect();
    with_board(page, &private(&texts)).await;
}

/// Gives an answer by what stands under the task.
async fn answers(page: &mut Page, language: Language, answer: &str) {
    match answer {
        "prevent" => {
            let label = shown(language, "button-prevent");
            page.click("button.danger", Some(&label)).await;
        }
        _ => {
            let key = if answer.len() == 2 { "menu-square" } else { "menu-turn" };
            chooses(page, &shown(language, key), answer).await;
        }
    }
}

/// Solves a task, from its idea to its praise.
async fn solves(page: &mut Page, language: Language, task: &Task, wrong: Option<&str>) {
    let (idea, asked) = (shown(language, &task.idea), shown(language, &task.task));
    sees(page, &[&idea, &asked]).await;
    if task.die.is_some() {
        page.click("button.primary", Some(&shown(language, "button-roll"))).await;
    }
    if let Some(wrong) = wrong {
        answers(page, language, wrong).await;
        sees(page, &[&asked, &shown(language, &task.wrong[wrong])]).await;
    }
    answers(page, language, &task.right).await;
    sees(page, &[&shown(language, &task.praise)]).await;
}

/// Learns Totem Chess, and begins the game at the lesson's end; its number is `game`.
async fn learns(page: &mut Page, learner: Person<'_>, language: Language, game: u64) {
    let totem = rules::variants::by_id("totem").expect("a game");
    begins(page, "/learn", "learn").await;
    page.types("totem").await;
    takes(page, &speech::variant_names::name(language, totem)).await;
    page.enter().await;
    let tasks = tasks(totem);
    assert_eq!(tasks.len(), 5);
    for (task, number) in tasks.iter().zip(1..) {
        let heading = task.heading(language, totem, number - 1).replace('*', "");
        sees(page, &[&heading]).await;
        let wrong = (number == 1).then_some("e4d5");
        solves(page, language, task, wrong).await;
        if number < tasks.len() {
            page.click("button.primary", Some(&shown(language, "button-next"))).await;
        }
    }
    let messages = "document.querySelectorAll('.message[data-ephemeral]').length";
    assert_eq!(page.value(messages).await, json!(1), "a lesson lives in one message");
    page.click("button.primary", Some(&shown(language, "button-play-engine"))).await;
    sees_board(page, &["against me (level 1)", &format!("game {game}")]).await;
    // Another game begins here only where none goes on.
    learner.command("resign", json!({})).await;
    learner.click(&shown(language, "button-yes")).await;
    learner.sees("the end", |it| board_of(it) == Some((game, None))).await;
}

#[tokio::test]
async fn totem_is_learned_in_two_languages_up_to_a_game_at_the_lowest_level() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::new().await;
    let learners =
        [("Ada", Language::English, WINDOWS[0]), ("Boris", Language::German, WINDOWS[1])];
    for ((name, language, size), game) in learners.into_iter().zip(1..) {
        let learner = world.person(name);
        // The board at the end is public, and in the server's language.
        world.playground.set_locale(learner.id, language.code());
        let mut page = window(&browser, &world, name, size).await;
        learns(&mut page, learner, language, game).await;
        page.check_width().await;
    }
    world.finish().await;
}
