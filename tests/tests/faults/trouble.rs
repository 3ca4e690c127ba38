//! What goes wrong on the way besides a restart: answers that are not taken, channels where the
//! bot may not post, places where it does not work.

use std::time::Duration;

use playground::{Entry, Fault};
use serde_json::{Value, json};
use tests::game::{GAME, begin};
use tests::paths::{CALLBACK, FOLLOW_UP, MESSAGES};
use tests::{World, forged};

#[tokio::test]
async fn a_board_shown_again_does_not_stand_for_the_one_that_is_owed() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let options = json!({ "variant": GAME, "color": "white", "thread": true });
    ada.command("challenge", options).await;
    world.playground.fault("POST", MESSAGES, Fault::Fail { status: 503, code: 0 });
    boris.click("Accept").await;
    let channels = world.playground.channels();
    let thread = channels.iter().find(|it| it.parent.is_some()).expect("a thread").id;
    let again = ada.at(thread).command("board", json!({})).await;
    assert!(again.message().expect("a board").mentions.is_empty(), "shown again, nobody is pinged");
    let promised = ada.at(thread).sees("the promise", |it| it.mentions == [ada.id]).await;
    assert!(promised.content.contains("plays White"));
    world.until("nothing is owed", async || world.owed().await == 0).await;
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
        let challenge = |it: &playground::Message| it.button("Accept").is_some();
        tokio::join!(ada.command("challenge", options), boris.sees("a challenge", challenge));
        let messages = world.playground.messages(boris.channel, boris.id);
        let made = messages.iter().filter(|it| it.content.contains("challenges"));
        assert_eq!(made.count(), 1, "once, whatever was lost");
        boris.click("Accept").await;
        world.finish_with(|it| it.method == "GET" && it.status == 404).await;
    }
}

#[tokio::test]
async fn a_board_that_is_owed_comes_though_the_clock_is_set_back() {
    let world = World::builder().fixed_dice(5).manual_clock().start().await;
    let table = begin(&world, "chess").await;
    world.settle().await;
    for way in [CALLBACK, FOLLOW_UP, MESSAGES] {
        world.playground.fault("POST", way, Fault::Fail { status: 500, code: 0 });
    }
    let pass = async |seconds: u32| {
        for _ in 0..seconds {
            world.clock.advance(Duration::from_secs(1));
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::join!(table.white.types("e2e4"), pass(10));
    assert!(world.playground.struck().len() > 1, "it was not tried again");
    // By now it is put off, or leased to whoever has just failed.
    world.clock.set_back(Duration::from_secs(60 * 60));
    pass(90).await;
    table.shown(1).await;
    // An answer that is not there is looked up, or deleted.
    world.finish_with(|it| matches!(it.status, 404 | 500)).await;
}

/// A command that a person gives to the bot in their direct messages, as Discord describes it.
fn outside_servers(world: &World, name: &str) -> Value {
    let ada = world.person("Ada").id.to_string();
    json!({
        "id": "1234567890123456789", "token": "a-token", "type": 2, "version": 1,
        "application_id": world.playground.application_id().to_string(),
        "attachment_size_limit": 10_485_760, "entitlements": [], "locale": "en-US",
        "channel_id": "77", "channel": { "id": "77", "type": 1 }, "context": 1,
        "user": { "id": ada, "username": "ada", "discriminator": "0" },
        "data": { "id": "5", "name": name, "type": 1, "options": [] },
    })
}

#[tokio::test]
async fn what_needs_a_server_says_so_outside_servers() {
    let world = World::new().await;
    let answer = |it: &Entry| it.path.contains("/interactions/1234567890123456789/");
    world.playground.dispatch("INTERACTION_CREATE", &outside_servers(&world, "leaderboard"));
    world.until_journal("an answer", answer).await;
    let journal = world.playground.journal();
    let body = &journal.iter().find(|it| answer(it)).expect("the answer").body;
    assert_eq!(body["data"]["flags"], json!(64));
    let text = body["data"]["content"].as_str().expect("a text");
    assert!(text.contains("only in servers that have invited me"), "{text}");
    // The stand-in knows of no such interaction.
    world.finish_with(|it| it.status == 404).await;
}

#[tokio::test]
async fn a_board_that_is_refused_rests_until_somebody_does_something_there() {
    // By a clock of its own no answer is deferred, however busy the machine is.
    let world = World::builder().fixed_dice(5).manual_clock().start().await;
    let (ada, boris) = world.two();
    let table = tests::Table::begin(&world, GAME, ada, boris).await;
    let fault = Fault::Fail { status: 403, code: 50013 };
    world.playground.fault("POST", CALLBACK, Fault::DropRequest);
    world.playground.fault("POST", MESSAGES, fault);
    ada.command("roll", json!({})).await;
    let refused = |it: &Entry| it.status == 403;
    world.until_journal("a refused board", refused).await;
    // What is forbidden now may be allowed soon. Until it rests there is nothing to wake.
    world.until("the board rests", async || world.a_board_rests().await).await;
    assert_eq!(world.owed().await, 1);
    boris.command("help", json!({})).await;
    table.shown(1).await;
    world.until("nothing is owed", async || world.owed().await == 0).await;
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
    let told = boris.sees("the reason", |it| it.content.contains("may not post it there")).await;
    assert_eq!(told.only_for, Some(boris.id));
    let thread = world.playground.channels().into_iter().find(|it| it.parent.is_some());
    let thread = thread.expect("a thread").id;
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
    // What is offered at another task, what is legal but not offered, and no answer at all.
    ("learn:totem:0:answer", &["d6"]),
    ("learn:totem:0:answer:e4e5", &[]),
    ("learn:totem:0:answer", &["boo"]),
    ("learn:totem:0:answer", &[]),
    ("learn:totem:7", &[]),
    ("learn:totem:99999999999999999999:roll", &[]),
    ("learn:nope:0", &[]),
    ("challenge:accept:77", &[]),
    ("challenge:steal:1", &[]),
];

#[tokio::test]
async fn forged_clicks_are_refused_and_change_nothing() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let table = tests::Table::begin(&world, GAME, ada, boris).await;
    for (custom_id, values) in FORGED {
        let answer = forged::clicked(&world, ada, false, custom_id, values).await;
        forged::refusal(custom_id, &answer);
    }
    assert!(world.record(table.game).await.is_empty());
    world.finish_with(|it| it.status == 404).await;
}
