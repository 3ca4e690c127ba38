//! Lessons, privately and step by step; where they are offered, and to whom; and tips on boards.

use playground::{ActError, Answer as Answered, Message, Outcome};
use rules::variants::VARIANTS;
use rules::{Action, Color, Variant};
use serde_json::json;
use speech::lesson::{Answer, Task, tasks};
use speech::{Language, tip};
use tests::{Person, Solo, Table, World, picture, spelled};

const LEARN: &str = "Learn in 2 minutes";

fn say(key: &str) -> String {
    Language::English.say(key, &[])
}

/// The private message that an answer shows, with its picture.
fn private(world: &World, person: Person<'_>, outcome: &Outcome) -> Message {
    let message = outcome.message().expect("an answer").clone();
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
    assert!(content.contains(&say(&task.idea)), "{content}");
    assert!(content.contains(&format!("**Your task:** {}", say(&task.task))), "{content}");
    let mut message = asked;
    if let Some(number) = task.die {
        let fixed = message.content.contains("In a lesson the die is fixed");
        assert!(fixed && message.menus().is_empty(), "{}", message.content);
        let rolled = person.click_on(message.id, "Roll").await;
        message = same(&message, private(world, person, &rolled));
        assert!(message.content.contains(&format!("**{number}**.")), "{}", message.content);
    }
    for (wrong, why) in &task.wrong {
        let answer = wrong.parse().expect("an answer");
        let told = answers(person, &message, answer).await;
        message = same(&message, private(world, person, &told));
        let content = spelled(&message.content);
        assert!(content.contains(&format!("**: no. {} Try again.", say(why))), "{content}");
        assert!(!content.contains("**Right!**"), "{content}");
    }
    let told = answers(person, &message, task.right.parse().expect("an answer")).await;
    let solved = same(&message, private(world, person, &told));
    let content = spelled(&solved.content);
    assert!(content.contains("**Right!** ") && content.contains(&say(&task.praise)), "{content}");
    solved
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
        let heading = task.heading(Language::English, variant, number);
        assert!(message.content.starts_with(&heading), "{heading}: {}", message.content);
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
    assert!(message.content.contains("Those were all five"), "{}", message.content);
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
        assert!(begun.content().contains("against Eightfold (level 1)"), "{}", begun.content());
        let is_board = |it: &Message| it.button("More").is_some() && it.only_for.is_none();
        let board = ada.sees("the first board", is_board).await;
        assert!(board.content.contains("against Eightfold (level 1)"), "{}", board.content);
        let asked = ada.more("Resign").await;
        ada.click_on(asked.message().expect("a question").id, "Yes").await;
        ada.sees("the end", |it| it.content.contains("resigns")).await;
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
    assert!(first.content.contains("Totem-Schach in 2 Minuten"), "{}", first.content);
    let wrong = ada.choose(&first, "e4d5").await;
    let told = Language::German.say("lesson-totem-swap.takes", &[]);
    assert!(wrong.content().contains(&told), "{}", wrong.content());
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
    let options = json!({ "variant": "totem", "opponent": boris.id.to_string(), "color": "white",
        "thread": false });
    let challenge = ada.command("challenge", options.clone()).await;
    let challenge = challenge.message().expect("a challenge").id;
    // Whoever clicks learns, and nobody else sees it.
    let opened = chen.click_on(challenge, LEARN).await;
    let first = private(&world, chen, &opened);
    assert!(first.content.contains("**Totem Chess in 2 minutes** (1 of 5)"), "{}", first.content);
    boris.click_on(challenge, "Accept").await;
    let table = Table::found(&world, ada, boris).await;
    let start = table.shown(0).await;
    assert!(start.button(LEARN).is_some() && start.button("Rules").is_some());
    let begun = private(&world, boris, &boris.click_on(start.id, LEARN).await);
    assert!(begun.menus().len() == 1, "{}", begun.content);
    // A turn later it is gone, and the rules have it still: nothing was played to its end.
    table.plays(0, &["d2d5"]).await;
    assert!(table.shown(1).await.button(LEARN).is_none());
    let page = rules(boris).await;
    assert!(page.button(LEARN).is_some() && page.button("Next").is_some());
    // There it takes the page's place.
    let learned = private(&world, boris, &boris.click_on(page.id, LEARN).await);
    assert_eq!(learned.id, page.id);
    let asked = boris.more("Resign").await;
    boris.click_on(asked.message().expect("a question").id, "Yes").await;
    ada.sees("the end", |it| it.content.contains("resigns")).await;
    assert!(rules(boris).await.button(LEARN).is_none());
    assert!(rules(chen).await.button(LEARN).is_some());
    let again = ada.command("challenge", options).await;
    let again = again.message().expect("a challenge").clone();
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
    let open = chen.command("challenge", json!({ "variant": "totem" })).await;
    assert!(open.message().expect("a challenge").button(LEARN).is_some());
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
    assert!(chosen.content().contains("**no tips**"), "{}", chosen.content());
    let shuffles = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let turns: Vec<&str> = shuffles.iter().cycle().take(15).copied().collect();
    let known: Vec<String> =
        tip::all(*VARIANTS.first().expect("chess")).iter().map(|tip| say(&tip.tip)).collect();
    for game in 1..=4 {
        let table = Table::begin(&world, "chess", ada, boris).await;
        let mut given = Vec::new();
        for seq in 0..4 {
            let board = table.shown(seq).await;
            let tip = tip_of(&board);
            assert!(seq % 2 == 0 || tip.is_none(), "Boris wants none: {}", board.content);
            given.extend(tip);
            table.plays(seq, &turns[seq..=seq]).await;
        }
        // Ada's first three games, and no further one.
        assert_eq!(given.len(), if game <= 3 { 2 } else { 0 }, "game {game}: {given:?}");
        assert!(given.iter().all(|tip| known.contains(tip)), "{given:?}");
        assert!(given.len() < 2 || given[0] != given[1], "each once: {given:?}");
        let asked = ada.more("Resign").await;
        ada.click_on(asked.message().expect("a question").id, "Yes").await;
        ada.sees("the end", |it| {
            it.content.contains("resigns") && it.content.contains(&format!("game {game}"))
        })
        .await;
        world.settle().await;
    }
    world.finish().await;
}

#[tokio::test]
async fn the_setting_ends_tips_at_once_and_forgetting_brings_them_back() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let solo = Solo::begin(&world, ada, "chess", 1, Color::White).await;
    let (_, start) = solo.answered().await;
    assert!(tip_of(&start).is_some(), "{}", start.content);
    ada.command("settings", json!({ "tips": false })).await;
    solo.act("e2e4".parse().expect("a turn"), &start).await;
    let (_, board) = solo.answered().await;
    assert_eq!(tip_of(&board), None, "{}", board.content);
    let told = ada.command("settings", json!({ "tips": true })).await;
    assert!(told.content().contains("**tips** in your first games"), "{}", told.content());
    ada.command("settings", json!({ "tips": false })).await;
    let asked = ada.command("forget-me", json!({})).await;
    ada.click_on(asked.message().expect("a question").id, "Yes").await;
    let told = ada.command("settings", json!({})).await;
    assert!(told.content().contains("- Chosen by you: nothing\n"), "{}", told.content());
    assert!(told.content().contains("**tips** in your first games"), "{}", told.content());
    world.finish().await;
}

#[tokio::test]
async fn only_what_a_task_offers_can_be_chosen() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let asked = ada.command("learn", json!({ "variant": "totem" })).await;
    let first = private(&world, ada, &asked);
    let menu = first.menus()[0].custom_id.clone();
    assert_eq!(menu, "learn:totem:0:answer");
    for value in ["d6", "e4e5", "boo"] {
        let forged = world.playground.choose(ada.id, first.id, &menu, &[value]).await;
        assert!(matches!(forged, Err(ActError::Values)), "{value} is not offered: {forged:?}");
    }
    let kept = world.playground.message(first.id, ada.id).expect("the lesson");
    assert_eq!(kept.content, first.content, "it is as it was");
    world.finish().await;
}
