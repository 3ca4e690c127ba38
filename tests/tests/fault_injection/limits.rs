//! What people may ask for in vain: how many challenges are open, and how often one asks.

use std::num::NonZeroU32;
use std::time::Duration;

use bot::Limits;
use playground::Outcome;
use rules::Color;
use serde_json::{Value, json};
use tests::game::{GAME, refused};
use tests::{Person, VerifiedGame, World, refusal};

async fn world(limits: Limits) -> World {
    World::builder().limits(limits).fixed_dice(5).start().await
}

fn limits(challenges: [u32; 2], commands: u32, rolls: u32) -> Limits {
    let [person, server] = challenges.map(NonZeroU32::new);
    let [commands, rolls] = [commands, rolls].map(NonZeroU32::new);
    let challenges = Limits { challenges_of_person: person, ..Limits::NONE };
    Limits { challenges_in_server: server, commands, rolls, ..challenges }
}

/// When something lapses that is made now, as Discord is to show it.
fn tomorrow(world: &World) -> String {
    format!("<t:{}:R>", world.clock.now() / 1000 + 24 * 60 * 60)
}

/// A challenge that differs from each other one by its number.
fn nth(number: usize) -> Value {
    let paces = ["none", "10m", "1h", "1d", "3d", "7d"];
    let colors = ["white", "black", "random"];
    json!({ "variant": "chess", "color": colors[number % 3], "pace": paces[number / 3 % 6] })
}

async fn challenges(person: Person<'_>, number: usize) -> Outcome {
    person.command("challenge", nth(number)).await
}

async fn open_challenges(world: &World) -> usize {
    world.database.open_challenges().await.len()
}

#[tokio::test]
async fn ten_challenges_of_a_person_are_open_at_a_time() {
    let world = world(Limits::default()).await;
    let (ada, boris) = world.two();
    let oldest = tomorrow(&world);
    let mut made = Vec::new();
    for number in 0..10 {
        made.push(challenges(ada, number).await.message().expect("a challenge").id);
        world.clock.advance(Duration::from_secs(60));
    }
    let one_more = challenges(ada, 10).await;
    refused(ada, "You already have 10 open challenges", [&one_more]);
    refused(ada, &format!("the oldest expires {oldest}"), [&one_more]);
    assert!(!challenges(boris, 10).await.is_private(), "others are not in the way");
    ada.click_on(made[5], "Withdraw").await;
    assert!(!challenges(ada, 10).await.is_private(), "one less leaves room");
    refused(ada, "10 open challenges", [&challenges(ada, 11).await]);
    // Neither is one in the way that is answered, nor one that has lapsed.
    boris.click_on(made[6], "Accept").await;
    boris.sees("the game", |it| it.content.contains("game 1")).await;
    assert!(!challenges(ada, 11).await.is_private());
    refused(ada, "10 open challenges", [&challenges(ada, 12).await]);
    world.clock.advance(Duration::from_secs(24 * 60 * 60 - 9 * 60));
    assert!(!challenges(ada, 12).await.is_private());
    world.finish().await;
}

#[tokio::test]
async fn a_server_has_so_many_challenges_whoever_makes_them() {
    let world = world(limits([0, 3], 0, 0)).await;
    let (ada, boris) = world.two();
    for (person, number) in [(ada, 0), (boris, 1), (ada, 2)] {
        assert!(!challenges(person, number).await.is_private());
    }
    for person in [ada, boris, world.person("Chen")] {
        let one_more = challenges(person, 3).await;
        refused(person, "This server already has 3 open challenges", [&one_more]);
        refused(person, &tomorrow(&world), [&one_more]);
    }
    // By the command on a person no more than by `/challenge`.
    let asked = ada.command_on("Challenge", boris.id).await;
    let menu = asked.message().expect("a menu").clone();
    refused(ada, "3 open challenges", [&ada.choose(&menu, "totem").await]);
    assert_eq!(open_challenges(&world).await, 3);
    boris.command("settings", json!({ "language": "de" })).await;
    let one_more = refusal(boris, &challenges(boris, 4).await);
    assert!(one_more.contains("3 Herausforderungen"), "{one_more}");
    world.finish().await;
}

#[tokio::test]
async fn those_who_challenge_at_once_are_counted_one_by_one() {
    let world = world(limits([2, 3], 0, 0)).await;
    let (ada, boris) = world.two();
    let of_ada = futures_util::future::join_all((0..8).map(|number| challenges(ada, number)));
    let of_boris = futures_util::future::join_all((8..16).map(|number| challenges(boris, number)));
    let (of_ada, of_boris) = tokio::join!(of_ada, of_boris);
    let made = |them: &[Outcome]| them.iter().filter(|it| !it.is_private()).count();
    let (by_ada, by_boris) = (made(&of_ada), made(&of_boris));
    assert_eq!(by_ada + by_boris, 3);
    assert!(by_ada <= 2 && by_boris <= 2, "{by_ada} {by_boris}");
    assert_eq!(open_challenges(&world).await, 3);
    world.finish().await;
}

#[tokio::test]
async fn who_asks_too_often_is_told_when_it_works_again() {
    let world = world(Limits::default()).await;
    let (ada, boris) = world.two();
    let rolls = async |person: Person<'_>| person.command("roll", json!({ "dice": "2d6" })).await;
    for _ in 0..20 {
        assert!(!rolls(ada).await.is_private());
    }
    let too_many = rolls(ada).await;
    refused(
        ada,
        "Too many free rolls: the limit is 20 a minute. Try again in 3 seconds.",
        [&too_many],
    );
    assert!(!rolls(boris).await.is_private());
    // What is no dice is not rolled, and not counted.
    world.clock.advance(Duration::from_secs(3));
    refused(ada, "Write dice as", [&ada.command("roll", json!({ "dice": "dice" })).await]);
    assert!(!rolls(ada).await.is_private());
    refused(ada, "in 3 seconds", [&rolls(ada).await]);

    world.clock.advance(Duration::from_secs(60));
    for _ in 0..60 {
        assert!(ada.command("help", json!({})).await.content().contains("/challenge"));
    }
    let help = ada.command("help", json!({})).await;
    refused(ada, "Too many commands: the limit is 60 a minute. Try again in 1 second.", [&help]);
    refused(ada, "in 1 second", [&ada.command_on("Challenge", boris.id).await]);
    refused(ada, "in 1 second", [&rolls(ada).await]);
    assert!(boris.command("help", json!({})).await.content().contains("/challenge"));
    world.clock.advance(Duration::from_secs(1));
    assert!(ada.command("help", json!({})).await.content().contains("/challenge"));
    world.finish().await;
}

#[tokio::test]
async fn turns_rolls_and_clicks_in_a_game_are_never_too_often() {
    let builder = World::builder().limits(limits([1, 1], 1, 1));
    let world = builder.rolls([2, 8, 3, 3, 1, 4]).start().await;
    let mut game = VerifiedGame::begin(&world, GAME).await;
    let ada = game.player(Color::White);
    // The challenge was one.
    refused(
        ada,
        "Too many commands: the limit is 1 a minute",
        [&ada.command("help", json!({})).await],
    );
    // By buttons, menus and commands in turn.
    game.acts("r2 b2b4 r8 a7a5 r3 c2c4 r3 f7f5 r1 d1a4 r4 e7e5").await;
    for _ in 0..3 {
        assert!(ada.click("More").await.is_private());
    }
    refused(
        ada,
        "Too many commands: the limit is 1 a minute",
        [&ada.command("help", json!({})).await],
    );
    // Whose game it is not is counted like anybody.
    let chen = world.person("Chen");
    refused(chen, "You aren't playing in game", [&chen.types("e4").await]);
    refused(chen, "Too many commands: the limit is 1 a minute", [&chen.types("e4").await]);
    refused(
        chen,
        "Too many commands: the limit is 1 a minute",
        [&chen.command("roll", json!({})).await],
    );
    world.finish().await;
}
