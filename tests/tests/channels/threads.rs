//! Games in threads: a busy channel opens one, and two games side by side do not touch.

use std::pin::pin;

use futures_util::future::select;
use playground::{Fault, Id, Message};
use rules::Color;
use serde_json::{Value, json};
use tests::game::{GAME, refused};
use tests::paths::THREADS;
use tests::permissions::CREATE_PUBLIC_THREADS;
use tests::{GameDriver, Held, Person, World, against, says};

/// Challenges anybody, and returns the message.
async fn challenge(person: Person<'_>, options: Value) -> Id {
    person.asks("challenge", options).await.id
}

fn in_white(variant: &str) -> Value {
    json!({ "variant": variant, "color": "white" })
}

/// The options of a challenge that asks for a thread.
fn apart() -> Value {
    json!({ "variant": GAME, "color": "white", "thread": true })
}

/// Accepts a challenge that leads to a new thread; the game there.
async fn accept_in_thread<'a>(
    world: &'a World,
    white: Person<'a>,
    black: Person<'a>,
    challenge: Id,
) -> GameDriver<'a> {
    let known = world.threads().len();
    let message = black.click_on(challenge, "Accept").await.shown();
    assert_eq!(message.only_for, None, "{}", message.content);
    let threads = world.threads();
    assert_eq!(threads.len(), known + 1, "one more thread");
    let thread = &threads[known];
    says(&message, &format!("<#{}>", thread.id));
    assert!(thread.name.contains(" vs "), "{}", thread.name);
    let game = GameDriver::found(world, white.at(thread.id), black.at(thread.id)).await;
    says(&message, &format!("game {}", game.id));
    game
}

/// Boris and Chen accept Ada's challenge at once: one of them is told that the other was faster,
/// and there are so many threads then, of which the newest is the game's.
async fn both_accept(ada: Person<'_>, challenge: Id, threads: usize) {
    let world = ada.world();
    let (boris, chen) = (world.person("Boris"), world.person("Chen"));
    // A thread is opened before the game is written, which has to wait.
    let held = Held::new(world).await;
    let his = pin!(boris.click_on(challenge, "Accept"));
    let hers = pin!(chen.click_on(challenge, "Accept"));
    let (told, faster) = select(his, hers).await.into_inner();
    let late = if told.shown().only_for == Some(boris.id) { boris } else { chen };
    refused(late, "Someone beat you to it", [&told]);
    held.let_go().await;
    assert!(!faster.await.is_private());
    assert_eq!(world.threads().len(), threads);
    let thread = world.threads()[threads - 1].id;
    ada.at(thread).sees("the board", |it| it.content.contains("plays White")).await;
}

#[tokio::test]
async fn two_who_accept_at_once_open_one_thread() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let id = challenge(ada, json!({ "variant": GAME, "thread": true })).await;
    both_accept(ada, id, 1).await;
    // Nobody asks for this one, but the channel is busy.
    GameDriver::begin(&world, GAME, ada, boris).await;
    let id = challenge(ada, in_white("chess")).await;
    both_accept(ada, id, 2).await;
    world.finish().await;
}

#[tokio::test]
async fn a_busy_channel_opens_a_thread_and_the_games_do_not_touch() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let first = GameDriver::begin(&world, GAME, ada, boris).await;
    let id = challenge(chen, in_white(GAME)).await;
    let second = accept_in_thread(&world, chen, ada, id).await;
    assert_eq!(world.threads()[0].parent, Some(first.channel()));
    assert_eq!((first.id, second.id), (1, 2));

    // Turn about, and each in its own channel only.
    second.plays(0, &["r"]).await;
    assert!(first.actions().await.is_empty());
    first.plays(0, &["r"]).await;
    first.white.picks_privately(&["e2", "e4"]).await;
    second.plays(1, &["e2e3", "r"]).await;
    first.shown(2).await;
    assert_eq!(first.actions().await, ["r5", "e2e4"]);
    assert_eq!(second.actions().await, ["r5", "e2e3", "r5"]);
    // Ada plays in both; in each, what she types is for the game of that channel.
    refused(first.white, "Black's turn", [&first.white.types("d7d5").await]);
    second.plays(3, &["d7d5"]).await;

    // The one that ends leaves the other as it is.
    first.resigns(first.black).await;
    second.plays(4, &["r"]).await;
    assert!(second.boards(5)[0].button("More").is_some());
    world.finish().await;
}

#[tokio::test]
async fn a_thread_of_its_own_can_be_asked_for() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let id = challenge(ada, apart()).await;
    let game = accept_in_thread(&world, ada, boris, id).await;
    assert_eq!(world.threads()[0].parent, Some(ada.channel));
    game.plays(0, &["r"]).await;
    // The channel above is free.
    GameDriver::begin(&world, "chess", ada, boris).await;
    assert_eq!(world.threads().len(), 1);
    world.finish().await;
}

#[tokio::test]
async fn from_inside_a_thread_a_busy_game_opens_one_beside_it() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let id = challenge(ada, apart()).await;
    let first = accept_in_thread(&world, ada, boris, id).await;
    let id = challenge(first.white, in_white("chess")).await;
    let second = accept_in_thread(&world, first.white, first.black, id).await;
    let parents: Vec<_> = world.threads().into_iter().map(|it| it.parent).collect();
    assert_eq!(parents, [Some(ada.channel); 2]);
    second.plays(0, &["e2e4"]).await;
    assert!(world.record(first.id).await.is_empty());

    // A thread that is free holds a game itself.
    first.white.more("Resign").await;
    first.white.click("Yes").await;
    first.shown(1).await;
    GameDriver::begin(&world, "chess", first.white, first.black).await;
    assert_eq!(world.threads().len(), 2);
    world.finish().await;
}

#[tokio::test]
async fn without_the_permission_the_challenge_stays_open() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let chen = world.person("Chen");
    let first = GameDriver::begin(&world, GAME, ada, boris).await;
    let id = challenge(chen, in_white("chess")).await;
    world.forbid(ada.channel, CREATE_PUBLIC_THREADS);
    refused(ada, "Create Public Threads", [&ada.click_on(id, "Accept").await]);
    world.allow(ada.channel, CREATE_PUBLIC_THREADS);

    // What the permissions do not say, Discord's refusal does.
    world.playground.fault("POST", THREADS, Fault::fail(403, 50_013));
    refused(ada, "Create Public Threads", [&ada.click_on(id, "Accept").await]);
    assert!(world.threads().is_empty());
    assert!(world.record(first.id).await.is_empty());

    accept_in_thread(&world, chen, ada, id).await;
    world.finish_with(|it| it.status == 403 && it.path.ends_with("/threads")).await;
}

#[tokio::test]
async fn where_the_bot_may_not_post_its_boards_answer_or_follow() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let game = GameDriver::begin(&world, "chess", ada, boris).await;
    world.playground.set_permissions(ada.channel, 0);
    let played = ada.types("e2e4").await;
    assert!(!played.is_private(), "{}", played.content());
    game.shown(1).await;
    let played = boris.picks_privately(&["e7", "e5"]).await;
    assert!(played.is_private(), "{}", played.content());
    game.shown(2).await;
    ada.more("Resign").await;
    let ended = ada.click("Yes").await;
    assert!(ended.is_private(), "{}", ended.content());
    game.shown(3).await;
    assert_eq!(world.record(game.id).await.len(), 3);
    // Nothing is tried where the bot sees nothing.
    world.finish().await;
}

#[tokio::test]
async fn a_name_that_discord_does_not_take_gives_way_to_the_games() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    for (nth, code) in [50_035, 200_001].into_iter().enumerate() {
        world.playground.fault("POST", THREADS, Fault::fail(400, code));
        let id = challenge(ada, apart()).await;
        let told = boris.click_on(id, "Accept").await.shown();
        let thread = &world.threads()[nth];
        says(&told, &format!("<#{}>", thread.id));
        assert_eq!(thread.name, "Superpermutation d8 Chess");
        GameDriver::found(&world, ada.at(thread.id), boris.at(thread.id)).await;
    }
    world.finish_with(|it| it.status == 400).await;
}

#[tokio::test]
async fn where_the_server_has_too_many_threads_it_is_played_in_the_channel_and_said() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let too_many = || world.playground.fault("POST", THREADS, Fault::fail(400, 160_006));
    let reason = "this server has too many open threads";
    let to_boris = json!({ "variant": GAME, "color": "white", "opponent": boris.id.to_string() });
    for options in [apart(), to_boris] {
        too_many();
        let id = challenge(ada, options).await;
        boris.click_on(id, "Accept").await;
        let driver = GameDriver::found(&world, ada, boris).await;
        let note = |it: &Message| it.content.contains("The game is in this channel");
        let note = boris.sees("why there is no thread", note).await;
        assert_eq!(note.only_for, Some(boris.id));
        says(&note, reason);
        assert!(!note.content.contains("`thread`"), "{}", note.content);
        driver.resigns(ada).await;
    }
    too_many();
    let game = against(&world, "chess", 1, Color::White);
    let game = json!({ "variant": "chess", "opponent": game["opponent"], "level": 1, "color": "white",
        "thread": true });
    ada.command("challenge", game).await;
    let note = |it: &Message| it.only_for == Some(ada.id) && it.content.contains(reason);
    ada.sees("why there is no thread", note).await;
    // The channel is busy now.
    too_many();
    let id = challenge(ada, apart()).await;
    let told = boris.click_on(id, "Accept").await;
    refused(boris, "Try again once that game ends", [&told]);
    says(&told, reason);
    assert!(world.threads().is_empty());
    world.finish_with(|it| it.status == 400).await;
}
