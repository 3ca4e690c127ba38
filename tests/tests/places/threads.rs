//! Games in threads: a busy channel opens one, and two games side by side do not touch.

use std::time::Duration;

use playground::{Channel, Fault, Id};
use serde_json::{Value, json};
use tests::game::GAME;
use tests::{Held, Person, Table, World, refusal};

/// Discord's permission to open threads.
const CREATE_PUBLIC_THREADS: u64 = 1 << 35;

/// The threads that are not archived.
fn threads(world: &World) -> Vec<Channel> {
    let channels = world.playground.channels();
    channels.into_iter().filter(|it| it.parent.is_some() && !it.archived).collect()
}

/// Challenges anybody, and returns the message.
async fn challenge(person: Person<'_>, options: Value) -> Id {
    let made = person.command("challenge", options).await;
    made.message().expect("a challenge").id
}

fn in_white(variant: &str) -> Value {
    json!({ "variant": variant, "color": "white" })
}

/// Accepts a challenge that leads to a new thread; the game there.
async fn accept_in_thread<'a>(
    world: &'a World,
    white: Person<'a>,
    black: Person<'a>,
    challenge: Id,
) -> Table<'a> {
    let known = threads(world).len();
    let accepted = black.click_on(challenge, "Accept").await;
    let message = accepted.message().expect("words");
    assert_eq!(message.only_for, None, "{}", message.content);
    let threads = threads(world);
    assert_eq!(threads.len(), known + 1, "one more thread");
    let thread = &threads[known];
    assert!(message.content.contains(&format!("<#{}>", thread.id)), "{}", message.content);
    assert!(thread.name.contains(" v "), "{}", thread.name);
    let table = Table::found(world, white.at(thread.id), black.at(thread.id)).await;
    assert!(message.content.contains(&format!("game {}", table.game)), "{}", message.content);
    table
}

#[tokio::test]
async fn two_who_accept_at_once_open_one_thread() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let id = challenge(ada, json!({ "variant": GAME, "thread": true })).await;
    // A thread is opened before the game is written, which has to wait.
    let held = Held::new(&world).await;
    let letting_go = async {
        tokio::time::sleep(Duration::from_millis(500)).await;
        held.let_go().await;
    };
    let (one, other, ()) =
        tokio::join!(boris.click_on(id, "Accept"), chen.click_on(id, "Accept"), letting_go);
    let faster = "Somebody was faster";
    assert!(
        one.content().contains(faster) != other.content().contains(faster),
        "{one:?} {other:?}"
    );
    let opened = world.playground.channels().into_iter().filter(|it| it.parent.is_some()).count();
    assert_eq!(opened, 1);
    world.finish().await;
}

#[tokio::test]
async fn a_busy_channel_opens_a_thread_and_the_games_do_not_touch() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let first = Table::begin(&world, GAME, ada, boris).await;
    let id = challenge(chen, in_white(GAME)).await;
    let second = accept_in_thread(&world, chen, ada, id).await;
    assert_eq!(threads(&world)[0].parent, Some(first.channel()));
    assert_eq!((first.game, second.game), (1, 2));

    // Turn about, and each in its own channel only.
    second.white.command("roll", json!({})).await;
    assert!(first.actions().await.is_empty());
    first.white.command("roll", json!({})).await;
    first.white.picks_privately(&["e2", "e4"]).await;
    second.white.types("e2e3").await;
    second.black.command("roll", json!({})).await;
    first.shown(2).await;
    second.shown(3).await;
    assert_eq!(first.actions().await, ["r5", "e2e4"]);
    assert_eq!(second.actions().await, ["r5", "e2e3", "r5"]);
    // Ada plays in both; in each, what she types is for the game of that channel.
    let wrong = refusal(first.white, &first.white.types("d7d5").await);
    assert!(wrong.contains("Black's turn"), "{wrong}");
    second.black.types("d7d5").await;
    second.shown(4).await;

    // The one that ends leaves the other as it is.
    first.black.command("resign", json!({})).await;
    first.black.click("Yes").await;
    first.shown(3).await;
    second.white.command("roll", json!({})).await;
    second.shown(5).await;
    assert!(second.boards(5)[0].button("More").is_some());
    world.finish().await;
}

#[tokio::test]
async fn a_thread_of_its_own_can_be_asked_for() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let options = json!({ "variant": GAME, "color": "white", "thread": true });
    let id = challenge(ada, options).await;
    let table = accept_in_thread(&world, ada, boris, id).await;
    assert_eq!(threads(&world)[0].parent, Some(ada.channel));
    table.white.command("roll", json!({})).await;
    table.shown(1).await;
    // The channel above is free.
    Table::begin(&world, "chess", ada, boris).await;
    assert_eq!(threads(&world).len(), 1);
    world.finish().await;
}

#[tokio::test]
async fn from_inside_a_thread_a_busy_game_opens_one_beside_it() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let options = json!({ "variant": GAME, "color": "white", "thread": true });
    let id = challenge(ada, options).await;
    let first = accept_in_thread(&world, ada, boris, id).await;
    let id = challenge(first.white, in_white("chess")).await;
    let second = accept_in_thread(&world, first.white, first.black, id).await;
    let parents: Vec<_> = threads(&world).into_iter().map(|it| it.parent).collect();
    assert_eq!(parents, [Some(ada.channel); 2]);
    second.white.types("e2e4").await;
    second.shown(1).await;
    assert!(world.record(first.game).await.is_empty());

    // A thread that is free holds a game itself.
    first.white.more("Resign").await;
    first.white.click("Yes").await;
    first.shown(1).await;
    Table::begin(&world, "chess", first.white, first.black).await;
    assert_eq!(threads(&world).len(), 2);
    world.finish().await;
}

#[tokio::test]
async fn without_the_permission_the_challenge_stays_open() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let chen = world.person("Chen");
    let first = Table::begin(&world, GAME, ada, boris).await;
    let id = challenge(chen, in_white("chess")).await;
    let allowed = world.playground.channels()[0].permissions;
    let channel = ada.channel;
    world.playground.set_permissions(channel, allowed & !CREATE_PUBLIC_THREADS);
    let text = refusal(ada, &ada.click_on(id, "Accept").await);
    assert!(text.contains("Create Public Threads"), "{text}");
    world.playground.set_permissions(channel, allowed);

    // What the permissions do not say, Discord's refusal does.
    let fault = Fault::Fail { status: 403, code: 50013 };
    world.playground.fault("POST", "/channels/*/threads", fault);
    let text = refusal(ada, &ada.click_on(id, "Accept").await);
    assert!(text.contains("Create Public Threads"), "{text}");
    assert!(threads(&world).is_empty());
    assert!(world.record(first.game).await.is_empty());

    accept_in_thread(&world, chen, ada, id).await;
    world.finish_with(|it| it.status == 403 && it.path.ends_with("/threads")).await;
}

#[tokio::test]
async fn two_who_accept_at_once_begin_one_game() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let chen = world.person("Chen");
    Table::begin(&world, GAME, ada, boris).await;
    let id = challenge(ada, in_white("chess")).await;
    let (one, other) = tokio::join!(boris.click_on(id, "Accept"), chen.click_on(id, "Accept"));
    assert_ne!(one.is_private(), other.is_private());
    let late = if one.is_private() { (boris, &one) } else { (chen, &other) };
    refusal(late.0, late.1);
    let one_left = async || threads(&world).len() == 1;
    world.until("no thread is left unused", one_left).await;
    let thread = threads(&world)[0].id;
    ada.at(thread).sees("the board", |it| it.content.contains("plays White")).await;
    world.finish().await;
}

#[tokio::test]
async fn where_the_bot_may_not_post_its_boards_answer_or_follow() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let table = Table::begin(&world, "chess", ada, boris).await;
    world.playground.set_permissions(ada.channel, 0);
    let played = ada.types("e2e4").await;
    assert!(!played.is_private(), "{}", played.content());
    table.shown(1).await;
    let played = boris.picks_privately(&["e7", "e5"]).await;
    assert!(played.is_private(), "{}", played.content());
    table.shown(2).await;
    ada.more("Resign").await;
    let ended = ada.click("Yes").await;
    assert!(ended.is_private(), "{}", ended.content());
    table.shown(3).await;
    assert_eq!(world.record(table.game).await.len(), 3);
    // Buttons cannot be taken off where the bot sees nothing.
    world.finish_with(|it| it.status == 403 && it.method == "PATCH").await;
}
