//! Channels that are not plain text: games in private threads, forum posts, announcement and voice
//! channels, and the threads that can be opened there.

use playground::{Channel, ChannelKind, Entry, Id};
use serde_json::{Value, json};
use tests::game::GAME;
use tests::{Person, Table, World, refusal};

/// Discord's permission to open threads.
const CREATE_PUBLIC_THREADS: u64 = 1 << 35;

/// The threads that are not archived.
fn threads(world: &World) -> Vec<Channel> {
    let channels = world.playground.channels();
    channels.into_iter().filter(|it| it.parent.is_some() && !it.archived).collect()
}

/// A challenge that asks for a thread of its own.
fn apart() -> Value {
    json!({ "variant": GAME, "color": "white", "thread": true })
}

/// Challenges and accepts; the game in the thread that opens below `parent`.
async fn begin_apart<'a>(
    world: &'a World,
    white: Person<'a>,
    black: Person<'a>,
    parent: Id,
) -> (Table<'a>, Channel) {
    let known: Vec<Id> = threads(world).iter().map(|it| it.id).collect();
    let made = white.command("challenge", apart()).await;
    let challenge = made.message().expect("a challenge");
    assert_eq!(challenge.only_for, None, "{}", challenge.content);
    let accepted = black.click_on(challenge.id, "Accept").await;
    assert!(!accepted.is_private(), "{}", accepted.content());
    let opened: Vec<Channel> =
        threads(world).into_iter().filter(|it| !known.contains(&it.id)).collect();
    let [thread] = &opened[..] else {
        panic!("not one more thread: {opened:?}");
    };
    assert_eq!(thread.parent, Some(parent));
    assert!(accepted.content().contains(&format!("<#{}>", thread.id)), "{}", accepted.content());
    let table = Table::found(world, white.at(thread.id), black.at(thread.id)).await;
    (table, thread.clone())
}

/// A roll by a click and a move by the menus, and the boards after them.
async fn rolls_and_picks(table: &Table<'_>) {
    table.white.command("roll", json!({})).await;
    table.shown(1).await;
    table.white.picks_privately(&["e2", "e4"]).await;
    table.shown(2).await;
}

#[tokio::test]
async fn a_private_thread_that_the_bot_has_not_joined_holds_a_game() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let thread = world.playground.add_thread(ada.channel, ChannelKind::PrivateThread, "quiet");
    let table = Table::begin(&world, GAME, ada.at(thread), boris.at(thread)).await;
    rolls_and_picks(&table).await;
    table.black.command("roll", json!({})).await;
    table.shown(3).await;
    table.black.picks_privately(&["d7", "d5"]).await;
    table.shown(4).await;
    assert_eq!(table.actions().await, ["r5", "e2e4", "r5", "d7d5"]);
    world.settle().await;
    let posted = |it: &Entry| it.method == "POST" && it.path.starts_with("/api/v10/channels/");
    let posts = world.playground.journal().into_iter().filter(posted).count();
    assert_eq!(posts, 0, "its boards come by the tokens of what people do");
    // Buttons cannot be taken off by the bot's token where it is no member.
    world.finish_with(|it| it.status == 403 && it.method == "PATCH").await;
}

#[tokio::test]
async fn a_forum_post_holds_a_game_and_opens_another_post() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    for kind in [ChannelKind::Forum, ChannelKind::Media] {
        let forum = world.playground.add_channel_of(kind, "games");
        let post = world.playground.add_thread(forum, ChannelKind::PublicThread, "Who plays?");
        let (ada, boris) = (ada.at(post), boris.at(post));
        let (table, thread) = begin_apart(&world, ada, boris, forum).await;
        assert_eq!(thread.kind, ChannelKind::PublicThread);
        rolls_and_picks(&table).await;
        // The post itself is free.
        rolls_and_picks(&Table::begin(&world, GAME, ada, boris).await).await;
    }
    world.finish().await;
}

#[tokio::test]
async fn below_an_announcement_channel_threads_are_of_its_kind() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let news = world.playground.add_channel_of(ChannelKind::Announcement, "news");
    let (ada, boris) = (ada.at(news), boris.at(news));
    let (table, thread) = begin_apart(&world, ada, boris, news).await;
    assert_eq!(thread.kind, ChannelKind::AnnouncementThread);
    rolls_and_picks(&table).await;
    // From inside it a further one opens beside it.
    let (_, beside) = begin_apart(&world, table.white, table.black, news).await;
    assert_eq!(beside.kind, ChannelKind::AnnouncementThread);
    world.finish().await;
}

#[tokio::test]
async fn a_voice_channel_holds_one_game_and_opens_no_thread() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    for kind in [ChannelKind::Voice, ChannelKind::Stage] {
        let voice = world.playground.add_channel_of(kind, "voice");
        let (ada, boris) = (ada.at(voice), boris.at(voice));
        let text = refusal(ada, &ada.command("challenge", apart()).await);
        assert!(text.contains("thread"), "{text}");
        let table = Table::begin(&world, GAME, ada, boris).await;
        rolls_and_picks(&table).await;

        // The channel is busy: one is refused at the latest when one would begin.
        let options = json!({ "variant": GAME, "opponent": ada.id.to_string() });
        let made = boris.command("challenge", options).await;
        let (who, told) = match made.is_private() {
            true => (boris, made),
            false => (ada, ada.click_on(made.message().expect("a challenge").id, "Accept").await),
        };
        let text = refusal(who, &told);
        assert!(text.contains("thread"), "{text}");
        assert_eq!(table.actions().await.len(), 2);
    }
    assert!(threads(&world).is_empty());
    world.finish().await;
}

#[tokio::test]
async fn a_thread_that_may_not_be_opened_is_refused_at_the_challenge() {
    let world = World::builder().fixed_dice(5).start().await;
    let ada = world.person("Ada");
    let allowed = world.playground.channels()[0].permissions;
    world.playground.set_permissions(ada.channel, allowed & !CREATE_PUBLIC_THREADS);
    let text = refusal(ada, &ada.command("challenge", apart()).await);
    assert!(text.contains("Create Public Threads"), "{text}");
    world.playground.set_permissions(ada.channel, allowed);
    let made = ada.command("challenge", apart()).await;
    assert!(!made.is_private(), "{}", made.content());
    world.finish().await;
}

#[tokio::test]
async fn a_thread_that_nobody_needs_is_archived() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let made = ada.command("challenge", apart()).await;
    let challenge = made.message().expect("a challenge").id;
    let (one, other) =
        tokio::join!(boris.click_on(challenge, "Accept"), chen.click_on(challenge, "Accept"));
    assert_ne!(one.is_private(), other.is_private());
    world.until("one thread is left", async || threads(&world).len() == 1).await;
    let thread = threads(&world)[0].id;
    ada.at(thread).sees("the board", |it| it.content.contains("plays White")).await;
    world.finish().await;
}
