//! Lessons, privately and step by step; where they are offered, and to whom; and tips on boards.

use playground::{Answer as Answered, Message, Outcome};
use rules::variants::VARIANTS;
use rules::{Action, Color, Variant};
use serde_json::json;
use speech::lesson::{Answer, Task, tasks};
use speech::{Language, tip};
use tests::{EngineGame, GameDriver, Person, World, begins_with, board_of, picture, says, spelled};

const LEARN: &str = "Learn in 2 minutes";

fn say(key: &str) -> String {
    Language::English.format(key, &[])
}

/// The private message that an answer shows, with its picture.
fn private(world: &World, person: Person<'_>, outcome: &Outcome) -> Message {
    let message = outcome.shown();
    assert_eq!(message.only_for, Some(person.id), "{}", message.content);
    picture::check(world, &message);
    message
}

/// Answers a task with one of what is offered.
async fn answers(person: Person<'_>, message: &Message, answer: Answer) -> Outcome {
    let label = match answer {
        Answer::Action(Action::Prevent) => "Prevent",
        Answer::Action(Action::Accept) => "Accept the roll",
        _ => return person.choose(message, &answer.to_string()).await,
    };
    person.click_on(message.id, label).await
}

/// Walks through one task, from the message that asks it: each wrong answer, then the right one.
async fn solves(world: &World, person: Person<'_>, task: &Task, asked: Message) -> Message {
    let content = spelled(&asked.content);
    says(&content, &say(&task.idea));
    says(&content, &format!("**Your task:** {}", say(&task.task)));
    let mut message = asked;
    if let Some(number) = task.die {
        let fixed = message.content.contains("In a lesson the die is fixed");
        assert!(fixed && message.menus().is_empty(), "{}", message.content);
        let rolled = person.click_on(message.id, "Roll").await;
        message = same(&message, private(world, person, &rolled));
        says(&message, &format!("**{number}**."));
        has_no_idea(&message, task);
    }
    for (wrong, why) in &task.wrong {
        let answer = wrong.parse().expect("an answer");
        let told = answers(person, &message, answer).await;
        message = same(&message, private(world, person, &told));
        let content = spelled(&message.content);
        says(&content, &format!("**Your task:** {}", say(&task.task)));
        says(&content, &format!("**: not quite. {} Try again.", say(why)));
        has_no_idea(&message, task);
        assert!(!content.contains("**Right!**"), "{content}");
    }
    let told = answers(person, &message, task.right.parse().expect("an answer")).await;
    let solved = same(&message, private(world, person, &told));
    says(&solved, "**Right!** ");
    says(&spelled(&solved.content), &say(&task.praise));
    solved
}

/// The idea was read: its place is left to the picture and what stands under it.
fn has_no_idea(message: &Message, task: &Task) {
    assert!(!spelled(&message.content).contains(&say(&task.idea)), "{}", message.content);
}

/// The second message, which is the first one changed.
fn same(first: &Message, second: Message) -> Message {
    assert_eq!(second.id, first.id, "a lesson lives in one message");
    second
}

/// Walks through a game's lesson; its last message.
async fn learns(
    world: &World,
    person: Person<'_>,
    variant: &dyn Variant,
    first: Message,
) -> Message {
    let tasks = tasks(variant);
    let mut message = first;
    for (number, task) in tasks.iter().enumerate() {
        begins_with(&message, &task.heading(Language::English, variant, number));
        let solved = solves(world, person, task, message.clone()).await;
        let last = number + 1 == tasks.len();
        assert_eq!(solved.button("Next").is_some(), !last, "{}", solved.content);
        assert_eq!(solved.button("Play Eightfold").is_some(), last, "{}", solved.content);
        message = solved;
        if !last {
            let next = person.click_on(message.id, "Next").await;
            message = same(&message, private(world, person, &next));
        }
    }
    says(&message, "That's all five!");
    message
}

#[tokio::test]
async fn every_lesson_is_walked_through_and_ends_in_a_game_at_the_lowest_level() {
    let world = World::new().await;
    let ada = world.person("Ada");
    for variant in VARIANTS {
        let asked = ada.command("learn", json!({ "variant": variant.id() })).await;
        let first = private(&world, ada, &asked);
        let last = learns(&world, ada, *variant, first).await;
        let begun = ada.click_on(last.id, "Play Eightfold").await;
        assert!(matches!(begun.answer, Answered::Updated { .. }), "{begun:?}");
        says(&begun, "against me (level 1)");
        let is_board = |it: &Message| it.button("More").is_some() && it.only_for.is_none();
        let board = ada.sees("the first board", is_board).await;
        says(&board, "against me (level 1)");
        let (game, _) = board_of(&board).expect("a board");
        ada.command("resign", json!({})).await;
        ada.click("Yes").await;
        ada.sees("the end", |it| board_of(it) == Some((game, None))).await;
        world.settle().await;
    }
    world.finish().await;
}

#[tokio::test]
async fn lessons_speak_the_language_of_who_learns_and_work_in_direct_messages() {
    let world = World::new().await;
    let ada = world.person("Ada").at(world.playground.channel("Eightfold (Ada)"));
    world.playground.set_locale(ada.id, "de");
    let asked = ada.command("learn", json!({ "variant": "totem" })).await;
    let first = private(&world, ada, &asked);
    says(&first, "Totem-Schach in 2 Minuten");
    let wrong = ada.choose(&first, "e4d5").await;
    let told = Language::German.format("lesson-totem-swap.takes", &[]);
    says(&wrong, &told);
    world.finish().await;
}

/// The first page of the rules of Totem Chess.
async fn rules(person: Person<'_>) -> Message {
    let page = person.command("rules", json!({ "variant": "totem" })).await;
    private(person.world(), person, &page)
}

#[tokio::test]
async fn a_lesson_is_offered_to_who_has_not_played() {
    let world = World::new().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let challenge = GameDriver::challenged("totem", (ada, boris), &json!({})).await.id;
    // Whoever clicks learns, and nobody else sees it.
    let opened = chen.click_on(challenge, LEARN).await;
    let first = private(&world, chen, &opened);
    says(&first, "**Totem Chess in 2 minutes** (1 of 5)");
    boris.click_on(challenge, "Accept").await;
    let game = GameDriver::found(&world, ada, boris).await;
    let start = game.shown(0).await;
    assert!(start.button(LEARN).is_some() && start.button("Rules").is_some());
    let begun = private(&world, boris, &boris.click_on(start.id, LEARN).await);
    assert!(begun.menus().len() == 1, "{}", begun.content);
    // A turn later it is gone, and the rules have it still: nothing was played to its end.
    game.plays(0, &["d2d5"]).await;
    assert!(game.shown(1).await.button(LEARN).is_none());
    let page = rules(boris).await;
    assert!(page.button(LEARN).is_some() && page.button("Next").is_some());
    // There it takes the page's place.
    let learned = private(&world, boris, &boris.click_on(page.id, LEARN).await);
    assert_eq!(learned.id, page.id);
    game.resigns(boris).await;
    assert!(rules(boris).await.button(LEARN).is_none());
    assert!(rules(chen).await.button(LEARN).is_some());
    let again = GameDriver::challenged("totem", (ada, boris), &json!({})).await;
    assert!(again.button(LEARN).is_none(), "Boris has played it");
    boris.click_on(again.id, "Accept").await;
    let second = ada.sees("the second game", |it| it.content.contains("· game 2")).await;
    assert!(second.button("Rules").is_some() && second.button(LEARN).is_none());
    world.finish().await;
}

#[tokio::test]
async fn what_is_open_to_anybody_may_be_accepted_by_somebody_new() {
    let world = World::new().await;
    let chen = world.person("Chen");
    let open = chen.asks("challenge", json!({ "variant": "totem" })).await;
    assert!(open.button(LEARN).is_some());
    world.finish().await;
}

/// The tip on a board, without the words before it.
fn tip_of(board: &Message) -> Option<String> {
    let content = spelled(&board.content);
    content.lines().find_map(|line| line.strip_prefix("-# Tip: ").map(str::to_owned))
}

#[tokio::test]
async fn tips_come_in_the_first_three_games_once_each_and_never_to_who_wants_none() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let chosen = boris.command("settings", json!({ "tips": false })).await;
    says(&chosen, "**no tips**");
    let shuffles = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let turns: Vec<&str> = shuffles.iter().cycle().take(15).copied().collect();
    let known: Vec<String> =
        tip::all(*VARIANTS.first().expect("chess")).iter().map(|tip| say(&tip.tip)).collect();
    for game in 1..=4 {
        let driver = GameDriver::begin(&world, "chess", ada, boris).await;
        let mut given = Vec::new();
        for seq in 0..4 {
            let board = driver.shown(seq).await;
            let tip = tip_of(&board);
            assert!(seq % 2 == 0 || tip.is_none(), "Boris wants none: {}", board.content);
            given.extend(tip);
            driver.plays(seq, &turns[seq..=seq]).await;
        }
        // Ada's first three games, and no further one.
        assert_eq!(given.len(), if game <= 3 { 2 } else { 0 }, "game {game}: {given:?}");
        assert!(given.iter().all(|tip| known.contains(tip)), "{given:?}");
        assert!(given.len() < 2 || given[0] != given[1], "each once: {given:?}");
        driver.resigns(ada).await;
        world.settle().await;
    }
    world.finish().await;
}

#[tokio::test]
async fn the_setting_ends_tips_at_once_and_forgetting_brings_them_back() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let (game, start) = EngineGame::opened(&world, "chess", 1, Color::White).await;
    assert!(tip_of(&start).is_some(), "{}", start.content);
    ada.command("settings", json!({ "tips": false })).await;
    game.act("e2e4".parse().expect("a turn"), &start).await;
    let (_, board) = game.answered().await;
    assert_eq!(tip_of(&board), None, "{}", board.content);
    let told = ada.command("settings", json!({ "tips": true })).await;
    says(&told, "**tips** in your first games");
    ada.command("settings", json!({ "tips": false })).await;
    ada.command("forget-me", json!({})).await;
    ada.click("Yes").await;
    let told = ada.command("settings", json!({})).await;
    says(&told, "- Set by you: nothing\n");
    says(&told, "**tips** in your first games");
    world.finish().await;
}
