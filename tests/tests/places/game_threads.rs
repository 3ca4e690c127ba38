//! The threads of games: opened for a challenge to a person, archived a day after the end, woken for
//! what has to change in them.

use std::time::Duration;

use playground::{Channel, ChannelKind, Fault, Id, Message, Outcome};
use serde_json::{Value, json};
use tests::game::GAME;
use tests::paths::THREADS;
use tests::{Person, Table, World, refusal};

/// Discord's permission to open threads.
const CREATE_PUBLIC_THREADS: u64 = 1 << 35;

const HOUR: Duration = Duration::from_secs(60 * 60);

async fn by_hand() -> World {
    World::builder().manual_clock().start().await
}

fn threads(world: &World) -> Vec<Channel> {
    world.playground.channels().into_iter().filter(|it| it.parent.is_some()).collect()
}

fn thread(world: &World, id: Id) -> Channel {
    threads(world).into_iter().find(|it| it.id == id).expect("the thread")
}

/// Challenges, and answers with Accept: the answer.
async fn accepted(challenger: Person<'_>, other: Person<'_>, options: Value) -> Outcome {
    let made = challenger.command("challenge", options).await;
    let accepted = other.click_on(made.message().expect("a challenge").id, "Accept").await;
    assert!(!accepted.is_private(), "{}", accepted.content());
    accepted
}

fn to(person: Person<'_>, variant: &str) -> Value {
    json!({ "variant": variant, "opponent": person.id.to_string(), "color": "white" })
}

/// A game in the thread that a challenge to a person opens.
async fn begin<'a>(world: &'a World, variant: &str) -> Table<'a> {
    let (ada, boris) = world.two();
    accepted(ada, boris, to(boris, variant)).await;
    let thread = threads(world).pop().expect("a thread");
    Table::found(world, ada.at(thread.id), boris.at(thread.id)).await
}

async fn resigns(table: &Table<'_>, entries: usize) {
    table.white.command("resign", json!({})).await;
    table.white.click("Yes").await;
    table.shown(entries).await;
}

#[tokio::test]
async fn a_challenge_to_a_person_is_played_in_a_thread() {
    let world = by_hand().await;
    let (ada, boris) = world.two();
    let table = begin(&world, GAME).await;
    let opened = threads(&world);
    assert_eq!(opened.len(), 1);
    assert_eq!((opened[0].parent, opened[0].auto_archive), (Some(ada.channel), 10_080));
    table.white.click("Roll").await;
    table.shown(1).await;
    // By the command on a person's name as well.
    let menu = boris.command_on("Challenge", ada.id).await.message().expect("a menu").clone();
    boris.choose(&menu, "chess").await;
    ada.click("Accept").await;
    world.until("a second thread", async || threads(&world).len() == 2).await;
    // In a thread no further one is opened.
    resigns(&table, 2).await;
    accepted(table.white, table.black, to(boris, "chess")).await;
    Table::found(&world, table.white, table.black).await;
    let private = world.playground.add_thread(ada.channel, ChannelKind::PublicThread, "ours");
    accepted(ada.at(private), boris.at(private), to(boris, "chess")).await;
    Table::found(&world, ada.at(private), boris.at(private)).await;
    // Nor where none is wanted, for a game that is open to anybody, or against Eightfold.
    let here = json!({
        "variant": "chess", "opponent": boris.id.to_string(), "color": "white", "thread": false,
    });
    accepted(ada, boris, here).await;
    let first = Table::found(&world, ada, boris).await;
    resigns(&first, 1).await;
    accepted(ada, boris, json!({ "variant": "totem", "color": "white" })).await;
    ada.sees("a game here", |it| it.content.contains("Totem Chess · game")).await;
    let general = ada.at(world.playground.channel("general"));
    let options = json!({
        "variant": "chess", "opponent": world.playground.application_id().to_string(),
    });
    general.command("challenge", options).await;
    general.sees("a game here", |it| it.content.contains("against Eightfold")).await;
    assert_eq!(threads(&world).len(), 3);
    world.finish().await;
}

#[tokio::test]
async fn where_no_thread_can_be_opened_the_game_is_played_here() {
    let world = by_hand().await;
    let (ada, boris) = world.two();
    let allowed = world.playground.channels()[0].permissions;
    world.playground.set_permissions(ada.channel, allowed & !CREATE_PUBLIC_THREADS);
    accepted(ada, boris, to(boris, "chess")).await;
    let table = Table::found(&world, ada, boris).await;
    resigns(&table, 1).await;
    world.playground.set_permissions(ada.channel, allowed);
    // What the permissions do not say, Discord's refusal does.
    world.playground.fault("POST", THREADS, Fault::Fail { status: 403, code: 50013 });
    accepted(ada, boris, to(boris, "totem")).await;
    let table = Table::found(&world, ada, boris).await;
    // The channel is busy now, and there has to be one.
    world.playground.fault("POST", THREADS, Fault::Fail { status: 403, code: 50013 });
    let made = ada.command("challenge", to(boris, "gravitatur")).await;
    let made = made.message().expect("a challenge").id;
    let told = refusal(boris, &boris.click_on(made, "Accept").await);
    assert!(told.contains("Create Public Threads"), "{told}");
    // Who asks for one is told where it cannot be.
    resigns(&table, 1).await;
    let options = json!({ "variant": "chess", "opponent": boris.id.to_string(), "thread": true });
    let made = ada.command("challenge", options).await.message().expect("a challenge").id;
    world.playground.fault("POST", THREADS, Fault::Fail { status: 403, code: 50013 });
    let told = refusal(boris, &boris.click_on(made, "Accept").await);
    assert!(told.contains("Create Public Threads"), "{told}");
    assert!(threads(&world).is_empty());
    world.finish_with(|it| it.status == 403 && it.path.ends_with("/threads")).await;
}

#[tokio::test]
async fn a_thread_is_archived_a_day_after_its_last_game() {
    let world = by_hand().await;
    let table = begin(&world, GAME).await;
    let id = table.channel();
    resigns(&table, 1).await;
    world.clock.advance(23 * HOUR);
    // A rematch moves the day on.
    let end = table.white.sees("the end", |it| it.button("Rematch").is_some()).await;
    let asked = table.white.click_on(end.id, "Rematch").await.message().expect("an offer").id;
    table.black.click_on(asked, "Rematch").await;
    let rematch = Table::found(&world, table.black, table.white).await;
    assert_eq!(rematch.channel(), id);
    world.restart_bot().await;
    let left = "SELECT COUNT(*) FROM jobs WHERE kind = 'thread'";
    world.clock.advance(2 * HOUR);
    let struck = async || {
        let left: i64 =
            sqlx::query_scalar(left).fetch_one(&mut world.sql().await).await.expect("n");
        left == 0
    };
    world.until("the first game's day is over", struck).await;
    assert!(!thread(&world, id).archived, "a game is played there");
    resigns(&rematch, 1).await;
    // Its buttons are taken off after the end is noted; once the thread is archived that would wake it.
    rematch.closed(0).await;
    world.clock.advance(23 * HOUR);
    world.settle().await;
    assert!(!thread(&world, id).archived);
    world.clock.advance(HOUR);
    world.until("the thread is archived", async || thread(&world, id).archived).await;
    world.until("that is done", struck).await;
    // Whoever comes back wakes it.
    rematch.white.command("board", json!({})).await;
    assert!(!thread(&world, id).archived);
    world.finish().await;
}

#[tokio::test]
async fn only_threads_that_the_bot_has_opened_are_archived() {
    let world = by_hand().await;
    let (ada, boris) = world.two();
    let theirs = world.playground.add_thread(ada.channel, ChannelKind::PublicThread, "ours");
    let table = Table::begin(&world, "chess", ada.at(theirs), boris.at(theirs)).await;
    resigns(&table, 1).await;
    let table = Table::begin(&world, "chess", ada, boris).await;
    resigns(&table, 1).await;
    world.settle().await;
    world.clock.advance(48 * HOUR);
    ada.command("help", json!({})).await;
    let jobs: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM jobs")
        .fetch_one(&mut world.sql().await)
        .await
        .expect("a count");
    assert_eq!(jobs, 0);
    assert!(!thread(&world, theirs).archived);
    world.finish().await;
}

/// Ada offers a draw in a thread; then it is archived, and the offer lapses by a roll.
async fn lapses<'a>(world: &'a World, archive: impl FnOnce(Id)) -> (Table<'a>, Id) {
    let table = begin(world, GAME).await;
    let offer = table.white.command("draw", json!({})).await.message().expect("an offer").id;
    world
        .until("the offer's message is known", async || {
            let known = "SELECT COUNT(*) FROM offers WHERE message IS NOT NULL";
            let known: i64 =
                sqlx::query_scalar(known).fetch_one(&mut world.sql().await).await.expect("n");
            known == 1
        })
        .await;
    archive(table.channel());
    table.white.click("Roll").await;
    (table, offer)
}

#[tokio::test]
async fn an_archived_thread_is_woken_for_what_has_to_change() {
    let world = by_hand().await;
    let archive = |id| world.playground.set_archived(id, true);
    let (table, offer) = lapses(&world, archive).await;
    let settled = |it: &Message| it.id == offer && it.content.contains("no longer stands");
    let message = table.black.sees("the offer, settled", settled).await;
    assert!(message.components.is_empty());
    assert!(!thread(&world, table.channel()).archived);
    let woken = |it: &playground::Entry| it.body["archived"] == json!(false) && it.status == 200;
    assert!(world.playground.journal().iter().any(woken));
    world.finish_with(|it| it.status == 400).await;
}

#[tokio::test]
async fn a_locked_thread_is_left_as_it_is() {
    let world = by_hand().await;
    let (table, offer) = lapses(&world, |id| world.playground.lock_thread(id)).await;
    world.settle().await;
    let message = world.playground.message(offer, table.black.id).expect("the offer");
    assert!(message.content.contains("offers a draw"), "{}", message.content);
    assert!(thread(&world, table.channel()).archived);
    assert_eq!(table.actions().await.len(), 1);
    world.finish_with(|it| matches!(it.status, 400 | 403)).await;
}
