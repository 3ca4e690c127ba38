//! **Follow**: whoever watches a game is pinged once when it has ended.

use std::time::Duration;

use playground::{Fault, Message, Outcome};
use tests::game::{begin, refused};
use tests::paths::MESSAGES;
use tests::rows::{FollowerRow, stored};
use tests::{GameDriver, Person, World, begins_with, picture};

fn private(outcome: &Outcome) -> Message {
    assert!(outcome.is_private(), "{}", outcome.content());
    outcome.shown()
}

/// Follows the game of the channel, or follows it no longer.
async fn follows(person: Person<'_>) -> Message {
    let more = private(&person.click("More").await);
    private(&person.click_on(more.id, "Follow").await)
}

/// The messages that tell of the end of a game.
fn told(world: &World, game: &GameDriver<'_>) -> Vec<Message> {
    let seen = world.playground.messages(game.channel(), game.white.id);
    seen.into_iter().filter(|it| it.content.contains("has ended. ")).collect()
}

/// Lets time go on until those who follow are told, and nothing else is to be done.
async fn until_told(world: &World) {
    let all_told = async || world.owed().await == 0;
    world.pass_until(Duration::from_secs(1), "nobody is left to be told", all_told).await;
}

#[tokio::test]
async fn who_follows_a_game_is_pinged_once_at_its_end() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "chess").await;
    let (ada, chen) = (game.white, world.person("Chen"));
    let dora = Person::new(&world, world.playground.add_person("Dora"), ada.channel);
    let emil = Person::new(&world, world.playground.add_person("Emil"), ada.channel);
    let more = private(&chen.click("More").await);
    assert_eq!(more.labels(), ["Rules", "Replay", "Follow"]);
    assert!(!more.content.contains("You're following"), "{}", more.content);
    // Players are told anyway.
    assert!(private(&ada.click("More").await).button("Follow").is_none());

    let state = follows(chen).await;
    begins_with(&state, "I'll ping you when game 1 ends.");
    assert_eq!(state.labels(), ["Follow"]);
    let more = private(&chen.click("More").await);
    assert!(more.content.ends_with("You're following this game. Press **Follow** again to stop."));
    follows(dora).await;
    // Emil changes his mind.
    let state = follows(emil).await;
    let state = private(&emil.click_on(state.id, "Follow").await);
    assert_eq!(state.content, "You're no longer following game 1.");
    world.restart_bot().await;

    ada.types("e2e4").await;
    game.shown(1).await;
    world.clock.advance(Duration::from_secs(100));
    assert!(told(&world, &game).is_empty());
    let end = game.resigns(ada).await;
    until_told(&world).await;
    world.until("it is said", async || !told(&world, &game).is_empty()).await;
    let ping = told(&world, &game);
    assert_eq!(ping.len(), 1);
    picture::check_pings(&ping[0], &[chen.id, dora.id]);
    let words = format!("{} and {}: game 1 has ended. ", chen.mention(), dora.mention());
    assert!(ping[0].content.starts_with(&words), "{}", ping[0].content);
    assert!(ping[0].content.contains("resigned (move 1"), "{}", ping[0].content);
    assert!(ping[0].id > end.id, "after the last board");
    world.clock.advance(Duration::from_secs(1000));
    world.restart_bot().await;
    world.settle().await;
    assert_eq!(told(&world, &game).len(), 1);
    world.finish().await;
}

#[tokio::test]
async fn an_ended_game_is_followed_no_more() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "chess").await;
    let chen = world.person("Chen");
    let more = private(&chen.click("More").await);
    let end = game.resigns(game.white).await;
    refused(chen, "has ended", [&chen.click_on(more.id, "Follow").await]);
    let more = private(&chen.click_on(end.id, "Replay").await);
    assert!(more.button("Follow").is_none());
    until_told(&world).await;
    assert!(told(&world, &game).is_empty());
    world.finish().await;
}

#[tokio::test]
async fn a_ping_that_is_lost_is_not_sent_again() {
    for fault in [Fault::DropAnswer, Fault::fail(503, 0)] {
        let world = World::builder().fixed_dice(5).start().await;
        let game = begin(&world, "chess").await;
        let chen = world.person("Chen");
        follows(chen).await;
        world.playground.fault("POST", MESSAGES, fault);
        // The last board is the answer to the turn that mates.
        game.plays(0, &["f2f3", "e7e5", "g2g4", "d8h4"]).await;
        until_told(&world).await;
        let posts = || world.requests("POST", "/messages").len();
        world.until("it is tried", async || posts() == 1).await;
        world.clock.advance(Duration::from_secs(100_000));
        world.restart_bot().await;
        world.settle().await;
        assert_eq!(posts(), 1);
        world.finish_with(|it| it.status == 503).await;
    }
}

#[tokio::test]
async fn many_are_pinged_in_several_messages() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "chess").await;
    let mut people = Vec::new();
    for nth in 0..120 {
        let person = world.playground.add_person(&format!("Watcher {nth}"));
        people.push(person);
        let user_id = stored(person);
        world.database.insert(&[FollowerRow { game_id: 1, user_id, followed_at: nth }]).await;
    }
    game.resigns(game.white).await;
    until_told(&world).await;
    world.until("all are told", async || told(&world, &game).len() == 3).await;
    let told = told(&world, &game);
    let pinged: Vec<usize> = told.iter().map(|it| it.mentions.len()).collect();
    assert_eq!(pinged, [50, 50, 20]);
    let mut all: Vec<_> = told.into_iter().flat_map(|it| it.mentions).collect();
    all.sort_unstable();
    people.sort_unstable();
    assert_eq!(all, people);
    world.finish().await;
}
