//! Channels that are not plain text: games in private threads, forum posts, announcement and voice
//! channels, and the threads that can be opened there.

use playground::{Channel, ChannelKind, Entry, Id};
use serde_json::{Value, json};
use tests::game::{GAME, refused, to};
use tests::{GameDriver, Person, World, says};

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
) -> (GameDriver<'a>, Channel) {
    let known: Vec<Id> = world.threads().iter().map(|it| it.id).collect();
    let challenge = white.asks("challenge", apart()).await;
    let accepted = black.click_on(challenge.id, "Accept").await;
    assert!(!accepted.is_private(), "{}", accepted.content());
    let mut opened = world.threads();
    opened.retain(|it| !known.contains(&it.id));
    let [thread] = &opened[..] else {
        panic!("not one more thread: {opened:?}");
    };
    assert_eq!(thread.parent, Some(parent));
    says(&accepted, &format!("<#{}>", thread.id));
    let game = GameDriver::found(world, white.at(thread.id), black.at(thread.id)).await;
    (game, thread.clone())
}

/// A roll by a click and a move by the menus, and the boards after them.
async fn rolls_and_picks(game: &GameDriver<'_>) {
    game.plays(0, &["r"]).await;
    game.white.picks_privately(&["e2", "e4"]).await;
    game.shown(2).await;
}

#[tokio::test]
async fn a_private_thread_that_the_bot_has_not_joined_holds_a_game() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let thread = world.playground.add_thread(ada.channel, ChannelKind::PrivateThread, "quiet");
    let game = GameDriver::begin(&world, GAME, ada.at(thread), boris.at(thread)).await;
    rolls_and_picks(&game).await;
    game.plays(2, &["r"]).await;
    game.black.picks_privately(&["d7", "d5"]).await;
    game.shown(4).await;
    assert_eq!(game.actions().await, ["r5", "e2e4", "r5", "d7d5"]);
    world.settle().await;
    let posted = |it: &Entry| it.method == "POST" && it.path.starts_with("/api/v10/channels/");
    let posts = world.playground.request_log().into_iter().filter(posted).count();
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
        let (game, thread) = begin_apart(&world, ada, boris, forum).await;
        assert_eq!(thread.kind, ChannelKind::PublicThread);
        rolls_and_picks(&game).await;
        // The post itself is free.
        rolls_and_picks(&GameDriver::begin(&world, GAME, ada, boris).await).await;
    }
    world.finish().await;
}

#[tokio::test]
async fn below_an_announcement_channel_threads_are_of_its_kind() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let news = world.playground.add_channel_of(ChannelKind::Announcement, "news");
    let (ada, boris) = (ada.at(news), boris.at(news));
    let (game, thread) = begin_apart(&world, ada, boris, news).await;
    assert_eq!(thread.kind, ChannelKind::AnnouncementThread);
    rolls_and_picks(&game).await;
    // From inside it a further one opens beside it.
    let (_, beside) = begin_apart(&world, game.white, game.black, news).await;
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
        refused(ada, "thread", [&ada.command("challenge", apart()).await]);
        let game = GameDriver::begin(&world, GAME, ada, boris).await;
        rolls_and_picks(&game).await;

        // The channel is busy: one is refused at the latest when one would begin.
        let made = boris.command("challenge", to(ada, GAME)).await;
        let (who, told) = match made.is_private() {
            true => (boris, made),
            false => (ada, ada.click_on(made.shown().id, "Accept").await),
        };
        refused(who, "thread", [&told]);
        assert_eq!(game.actions().await.len(), 2);
    }
    assert!(world.threads().is_empty());
    world.finish().await;
}
