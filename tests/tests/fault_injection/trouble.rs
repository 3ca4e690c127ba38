//! What goes wrong on the way besides a restart: answers that are not taken, channels where the
//! bot may not post, places where it does not work.

use std::time::Duration;

use playground::{Entry, Fault, Message};
use serde_json::json;
use tests::game::{GAME, begin, refused};
use tests::paths::{CALLBACK, FOLLOW_UP, MESSAGES};
use tests::{World, refusal};

#[tokio::test]
async fn a_board_shown_again_does_not_stand_for_the_one_that_is_owed() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let options = json!({ "variant": GAME, "color": "white", "thread": true });
    ada.command("challenge", options).await;
    world.playground.fault("POST", MESSAGES, Fault::Fail { status: 503, code: 0 });
    boris.click("Accept").await;
    let thread = world.threads()[0].id;
    let again = ada.at(thread).command("board", json!({})).await;
    assert!(again.message().expect("a board").mentions.is_empty(), "shown again, nobody is pinged");
    let second = Duration::from_secs(1);
    let is_promised = |it: &Message| it.mentions == [ada.id];
    let promised = async || world.playground.messages(thread, ada.id).iter().any(is_promised);
    world.pass_until(second, "what is promised is posted", promised).await;
    let promised = ada.at(thread).sees("the promise", is_promised).await;
    assert!(promised.content.contains("plays White"));
    world.settle().await;
    world.finish_with(|it| it.status == 503).await;
}

#[tokio::test]
async fn a_challenge_whose_answer_is_not_taken_is_made_in_the_channel() {
    for fault in [Fault::DropRequest, Fault::DropAnswer] {
        let world = World::new().await;
        let (ada, boris) = world.two();
        world.playground.fault("POST", CALLBACK, fault);
        let options =
            json!({ "variant": "chess", "opponent": boris.id.to_string(), "thread": false });
        let challenge = |it: &Message| it.button("Accept").is_some();
        tokio::join!(ada.command("challenge", options), boris.sees("a challenge", challenge));
        world.settle().await;
        let messages = world.playground.messages(boris.channel, boris.id);
        let made = messages.iter().filter(|it| it.content.contains("challenges"));
        assert_eq!(made.count(), 1, "once, whatever was lost");
        boris.click("Accept").await;
        world.finish_with(|it| it.method == "GET" && it.status == 404).await;
    }
}

#[tokio::test]
async fn a_board_that_is_owed_comes_though_the_clock_is_set_back() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "chess").await;
    world.settle().await;
    for way in [CALLBACK, FOLLOW_UP, MESSAGES] {
        world.playground.fault("POST", way, Fault::Fail { status: 500, code: 0 });
    }
    let second = Duration::from_secs(1);
    let tried_again = async || world.playground.injected_faults().len() > 1;
    tokio::join!(
        game.white.types("e2e4"),
        world.pass_until(second, "it is tried again", tried_again)
    );
    // By now it is put off, or leased to whoever has just failed.
    world.clock.set_back(Duration::from_secs(60 * 60));
    let due = world.clock.now() + 90_000;
    let passed = async || !game.boards(1).is_empty() || world.clock.now() >= due;
    world.pass_until(second, "a minute and a half has passed", passed).await;
    game.shown(1).await;
    // An answer that is not there is looked up, or deleted.
    world.finish_with(|it| matches!(it.status, 404 | 500)).await;
}

#[tokio::test]
async fn what_needs_a_server_says_so_outside_servers() {
    let world = World::new().await;
    let ada = world.person("Ada").at(world.playground.channel("Eightfold (Ada)"));
    let data = json!({ "name": "leaderboard", "type": 1, "options": [] });
    refused(ada, "only works in servers I've been added to", [&ada.forges(2, None, data).await]);
    world.finish().await;
}

#[tokio::test]
async fn a_board_that_is_refused_rests_until_somebody_does_something_there() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let game = tests::GameDriver::begin(&world, GAME, ada, boris).await;
    let fault = Fault::Fail { status: 403, code: 50013 };
    world.playground.fault("POST", CALLBACK, Fault::DropRequest);
    world.playground.fault("POST", MESSAGES, fault);
    ada.command("roll", json!({})).await;
    let refused = |it: &Entry| it.status == 403;
    world.until_request("a refused board", refused).await;
    // What is forbidden now may be allowed soon. Until it rests there is nothing to wake.
    world.until("the board rests", async || world.a_board_rests().await).await;
    assert_eq!(world.owed().await, 1);
    boris.command("help", json!({})).await;
    game.shown(1).await;
    world.settle().await;
    world.finish_with(|it| it.status == 403 || (it.method == "GET" && it.status == 404)).await;
}

#[tokio::test]
async fn whoever_acts_is_told_where_a_board_cannot_be_posted() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    ada.command("challenge", json!({ "variant": GAME, "thread": true })).await;
    let fault = Fault::Fail { status: 403, code: 50013 };
    world.playground.fault("POST", MESSAGES, fault);
    boris.click("Accept").await;
    let told = boris.sees("the reason", |it| it.content.contains("can't post here")).await;
    assert_eq!(told.only_for, Some(boris.id));
    let thread = world.threads()[0].id;
    ada.at(thread).command("help", json!({})).await;
    ada.at(thread).sees("the board", |it| it.content.contains("plays White")).await;
    world.finish_with(|it| it.status == 403).await;
}

/// Clicks that no message offers, each with what is chosen from its menu.
const FORGED: &[(&str, &[&str])] = &[
    ("", &[]),
    (":", &[]),
    ("\u{1f4a5}", &[]),
    ("roll", &[]),
    ("roll:x:y", &[]),
    ("roll:1", &[]),
    ("roll:99999999999999999999:0", &[]),
    ("roll:77:0", &[]),
    ("roll:1:-9223372036854775808", &[]),
    ("roll:1:9223372036854775807", &[]),
    ("move:1:-1", &[]),
    ("pick:1:0", &[]),
    ("pick:1:0:e2.e4.e5.e6:99999999999", &[]),
    ("pick:1:0::0", &["r5"]),
    ("pick:1:0:d.d4:0", &["e2"]),
    ("pick:1:0:e2:0", &["e9"]),
    ("decide:1:0", &[]),
    ("decide:1:0:prevent", &[]),
    ("decide:1:0:e2e4", &[]),
    ("decide:1:0:r5", &[]),
    ("ask:1:0", &[]),
    ("ask:1:0:undo", &[]),
    ("ask:1:0:chess", &[]),
    ("answer:1:0:resign:maybe", &[]),
    ("answer:1:7:resign:yes", &[]),
    ("answer:1:0:sacrifice:yes", &[]),
    ("rules:chess:99999999999999999999", &[]),
    ("rules:chess:99", &[]),
    ("rules:nope:0", &[]),
    ("challenge:accept:77", &[]),
    ("challenge:steal:1", &[]),
];

#[tokio::test]
async fn forged_clicks_are_refused_and_change_nothing() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let board = game.shown(0).await.id;
    for (custom_id, values) in FORGED {
        refusal(game.white, &game.white.forges_click(board, custom_id, values).await);
    }
    assert!(world.record(game.id).await.is_empty());
    world.finish().await;
}
