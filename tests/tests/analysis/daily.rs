//! The puzzle of the day: one for all, with streaks, and posted where a server wants it.

use std::time::Duration;

use bot::Clock;
use playground::{Fault, Id, Message};
use serde_json::{Value, json};
use tests::game::refused;
use tests::log::Asking;
use tests::paths::MESSAGES;
use tests::puzzles::{fails, pass, posted, puzzle, shown, solves};
use tests::rows::{DailySolveRow, PuzzleAttemptRow, PuzzleChannelRow, PuzzleUserRow, stored};
use tests::{Held, Person, World, says};

/// A day's beginning in UTC, in Unix milliseconds.
const MIDNIGHT: i64 = 1_800_057_600_000;
const HOUR: Duration = Duration::from_secs(60 * 60);
const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A world at 08:00 UTC.
async fn morning() -> World {
    World::builder().fixed_dice(5).clock(Clock::manual(MIDNIGHT + 8 * 3_600_000)).start().await
}

async fn daily(person: Person<'_>) -> Message {
    let message = puzzle(person, json!({ "daily": true })).await;
    says(&message, "**Puzzle of the day: ");
    message
}

/// What `/config` shows with these options.
async fn config(person: Person<'_>, options: Value) -> Message {
    person.asks_privately("config", options).await
}

/// The public messages with **Solve** in a channel, the first one first.
fn posts(world: &World, person: Person<'_>, channel: Id) -> Vec<Message> {
    let seen = world.playground.messages(channel, person.id).into_iter();
    seen.filter(|it| it.only_for.is_none() && it.button("Solve").is_some()).collect()
}

#[tokio::test]
async fn a_server_chooses_the_games_of_its_puzzle_of_the_day() {
    let world = morning().await;
    let (ada, boris) = world.two();
    let chosen = config(ada, json!({ "puzzle_games": "totem" })).await;
    says(&chosen, "puzzle of the day from Totem Chess");
    let game = |given: &Message| shown(given).game().variant().id();
    for streak in 1..=6 {
        let given = daily(boris).await;
        assert_eq!(game(&given), "totem", "{}", given.content);
        says(&solves(boris, &given).await, &format!("Daily streak: {streak} day"));
        world.clock.advance(DAY);
    }
    // Several are chosen from the menu, and what is posted is of them, too.
    let menu =
        world.playground.choose(ada.id, chosen.id, "puzzles:games", &["totem", "gravitatur"]);
    says(&menu.await.expect("a choice"), "from Gravitatur Chess or Totem Chess");
    let general = world.playground.channel("general");
    config(ada, json!({ "puzzles": general.to_string() })).await;
    let mut seen = Vec::new();
    for day in 1..=6 {
        world.clock.advance(DAY);
        world.until("the post", async || posts(&world, ada, general).len() == day).await;
        seen.push(game(&daily(boris).await));
        let post = posts(&world, ada, general).pop().expect("a post");
        assert_eq!(shown(&post).id(), shown(&daily(ada).await).id());
    }
    assert!(seen.contains(&"totem") && seen.contains(&"gravitatur"), "{seen:?}");
    assert!(seen.iter().all(|it| ["totem", "gravitatur"].contains(it)), "{seen:?}");
    // Elsewhere it is that of all games.
    let alone = boris.at(world.playground.channel("Eightfold (Boris)"));
    let of_all: Vec<&str> = {
        let mut games = Vec::new();
        for _ in 0..12 {
            games.push(game(&daily(alone).await));
            world.clock.advance(DAY);
        }
        games
    };
    assert!(of_all.iter().any(|it| !["totem", "gravitatur"].contains(it)), "{of_all:?}");
    world.finish().await;
}

#[tokio::test]
async fn all_have_the_same_and_days_in_a_row_make_a_streak() {
    assert_eq!(MIDNIGHT % 86_400_000, 0);
    let world = morning().await;
    let (ada, boris) = world.two();
    let first = daily(ada).await;
    let of_first = shown(&first).id().to_owned();
    assert_eq!(shown(&daily(boris).await).id(), of_first);
    let tomorrow = format!("<t:{}:R>", MIDNIGHT / 1000 + 86_400 + 300);
    says(&first, &format!("Next puzzle: {tomorrow}."));
    // However many tries it takes.
    let failed = fails(ada, &first).await;
    let solved = solves(ada, &failed).await;
    says(&solved, "Daily streak: 1 day.");
    // Not with the solution.
    let seen = daily(boris).await;
    boris.click_on(seen.id, "Solution").await;
    let back = boris.click_on(seen.id, "Back").await.shown();
    let solved = solves(boris, &back).await;
    assert!(!solved.content.contains("Daily streak"));

    world.clock.advance(DAY);
    let second = daily(ada).await;
    assert_ne!(shown(&second).id(), of_first);
    says(&second, "Daily streak: 1 day.");
    world.restart_bot().await;
    let solved = solves(ada, &second).await;
    says(&solved, "Daily streak: 2 days.");
    says(&ada.command("profile", json!({})).await, "daily streak: 2");
    // A day without ends it; an old one solved late counts for none.
    let late = daily(boris).await;
    world.clock.advance(2 * DAY);
    let solved = solves(boris, &late).await;
    assert!(!solved.content.contains("Daily streak"));
    let third = daily(ada).await;
    assert!(!third.content.contains("Daily streak"));
    says(&solves(ada, &third).await, "Daily streak: 1 day.");

    // Forgotten, with what it counted for.
    ada.command("forget-me", json!({})).await;
    ada.click("Yes").await;
    let id = stored(ada.id);
    let [attempts, solvers, solves] = [
        world.database.all::<PuzzleAttemptRow>().await.iter().any(|it| it.user_id == id),
        world.database.all::<PuzzleUserRow>().await.iter().any(|it| it.user_id == id),
        world.database.all::<DailySolveRow>().await.iter().any(|it| it.user_id == id),
    ];
    assert!(!attempts && !solvers && !solves, "{attempts} {solvers} {solves}");
    refused(ada, "hasn't finished a game", [&ada.command("profile", json!({})).await]);
    world.finish().await;
}

#[tokio::test]
async fn it_is_posted_once_a_day_by_two_processes_with_who_solved_the_one_before() {
    let world = morning().await;
    let (ada, boris) = world.two();
    let general = world.playground.channel("general");
    says(&config(ada, json!({})).await, "The puzzle of the day is **off**.");
    let chosen = config(ada, json!({ "puzzles": general.to_string() })).await;
    says(&chosen, &format!("The puzzle of the day is posted in <#{general}> at 00:05 UTC."));
    let other = world.another_bot().await;
    pass(&world, 16 * HOUR + 4 * MINUTE).await;
    assert!(posts(&world, ada, general).is_empty(), "it is 00:04");
    // Both find that it is due before either has taken it.
    let (asking, held) = (Asking::listen(), Held::new(&world).await);
    world.clock.advance(MINUTE);
    asking.until(&world, 2).await;
    held.let_go().await;
    let is_post = |it: &Message| it.button("Solve").is_some();
    let post = ada.at(general).sees("the puzzle", is_post).await;
    posted(&world).await;
    other.stop().await;
    assert_eq!(posts(&world, ada, general).len(), 1);
    says(&post, "**Puzzle of the day: ");
    says(&post, "Nobody here solved yesterday's puzzle.");
    assert_eq!(post.attachments.len(), 1);

    let there = boris.at(general);
    let opened = there.click_on(post.id, "Solve").await.shown();
    assert_eq!(opened.only_for, Some(boris.id));
    assert_eq!(shown(&opened).id(), shown(&post).id());
    says(&solves(there, &opened).await, "Daily streak: 1 day.");
    // Solved in direct messages, it counts for no server.
    let alone = ada.at(world.playground.channel("Ada, Boris"));
    let own = daily(alone).await;
    solves(alone, &own).await;

    // Nobody was alive at 00:05; it comes when somebody is again, on the same day.
    world.stop_bot().await;
    world.clock.advance(DAY + 3 * HOUR);
    world.start_bot().await;
    world.until("the next one", async || posts(&world, ada, general).len() == 2).await;
    posted(&world).await;
    let second = posts(&world, ada, general).pop().expect("a post");
    says(&second, "1 person here solved yesterday's puzzle.");
    assert_ne!(shown(&second).id(), shown(&post).id());
    world.restart_bot().await;
    pass(&world, HOUR).await;
    assert_eq!(posts(&world, ada, general).len(), 2);

    // Nowhere any more.
    let menu = config(ada, json!({})).await;
    let menus = menu.channel_menus();
    assert_eq!((menus[1].chosen.clone(), menus[1].counts), (vec![general], (0, 1)));
    let emptied = world.playground.choose(ada.id, menu.id, &menus[1].custom_id, &[]).await;
    says(&emptied.expect("the menu may be empty"), "The puzzle of the day is **off**.");
    pass(&world, DAY).await;
    assert_eq!(posts(&world, ada, general).len(), 2);
    world.finish().await;
}

#[tokio::test]
async fn what_cannot_be_posted_rests_is_named_and_comes_when_it_can() {
    let world = morning().await;
    let (ada, boris) = world.two();
    let there = ada.channel;
    config(ada, json!({ "puzzles": there.to_string() })).await;
    world.playground.fault("POST", MESSAGES, Fault::fail(403, 50_013));
    pass(&world, 17 * HOUR).await;
    assert!(posts(&world, ada, there).is_empty());
    let told = config(ada.at(world.playground.channel("general")), json!({})).await;
    says(&told, "I couldn't post the puzzle of the day in");
    says(&told, "I need **View Channel**, **Send Messages** and **Attach Files** there.");
    assert!(posts(&world, ada, there).is_empty(), "it rests");
    // Somebody does something there.
    boris.command("help", json!({})).await;
    world.until("it is posted", async || posts(&world, ada, there).len() == 1).await;
    posted(&world).await;
    let told = config(ada, json!({})).await;
    says(&told, &format!("The puzzle of the day is posted in <#{there}> at 00:05 UTC."));
    // A passing fault is tried again.
    world.playground.fault("POST", MESSAGES, Fault::fail(500, 0));
    world.clock.advance(DAY);
    let again = async || posts(&world, ada, there).len() == 2;
    world.pass_until(Duration::from_secs(2), "it is posted", again).await;
    world.finish_with(|it| it.method == "POST" && [403, 500].contains(&it.status)).await;
}

#[tokio::test]
async fn where_the_channel_is_gone_so_is_what_was_chosen() {
    let world = morning().await;
    let (ada, _) = world.two();
    let other = world.playground.add_channel("puzzles");
    config(ada, json!({ "puzzles": other.to_string() })).await;
    world.playground.delete_channel(other);
    pass(&world, DAY).await;
    let left = async || world.database.count::<PuzzleChannelRow>().await;
    world.until("it is struck", async || left().await == 0).await;
    world.finish_with(|it| it.method == "POST" && it.status == 404).await;
}

/// The public message with the puzzle of the day in a German server, the newest one.
async fn posted_in_german(world: &World, there: Person<'_>, count: usize) -> Message {
    let posts = || {
        let seen = world.playground.messages(there.channel, there.id).into_iter();
        seen.filter(|it| it.only_for.is_none() && it.button("Lösen").is_some()).collect::<Vec<_>>()
    };
    world.until("it is posted", async || posts().len() == count).await;
    posted(world).await;
    posts().pop().expect("a post")
}

#[tokio::test]
async fn a_german_server_has_it_in_german_and_each_person_in_their_own_language() {
    let world = morning().await;
    let (ada, boris) = world.two();
    let general = world.playground.channel("general");
    world.playground.set_guild_locale("de");
    world.playground.set_locale(ada.id, "de");
    let there = ada.at(general);
    config(ada, json!({ "puzzles": general.to_string() })).await;
    pass(&world, 16 * HOUR + 5 * MINUTE).await;
    let post = posted_in_german(&world, there, 1).await;
    says(&post, "**Aufgabe des Tages: ");
    says(&post, "Die Aufgabe von gestern hat hier niemand gelöst.");
    says(&post, "Drück **Lösen**: Deine Versuche siehst nur du. Nächste Aufgabe: <t:");
    // To one person it is told in theirs.
    says(&boris.at(general).click_on(post.id, "Lösen").await, "**Puzzle of the day: ");
    let german = there.click_on(post.id, "Lösen").await.shown();
    says(&german, "**Aufgabe des Tages: ");
    says(&german, "Für deine Serie zählt sie nur heute (UTC).");
    let solved = solves(there, &german).await;
    says(&solved, "**Gelöst!**");
    says(&solved, "Serie bei der Aufgabe des Tages: ein Tag.");

    world.clock.advance(DAY);
    let post = posted_in_german(&world, there, 2).await;
    says(&post, "Die Aufgabe von gestern hat hier eine Person gelöst.");
    let german = there.click_on(post.id, "Lösen").await.shown();
    let solved = solves(there, &german).await;
    says(&solved, "Serie bei der Aufgabe des Tages: 2 Tage.");
    says(&there.command("profile", json!({})).await, "Serie bei der Aufgabe des Tages: 2");
    world.finish().await;
}
