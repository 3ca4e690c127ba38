//! Turns that are taken back, and what counts afterwards: only what stands.

use std::time::Duration;

use playground::{Entry, Fault, Message};
use rules::Color;
use serde_json::json;
use sqlx::{Connection, Executor};
use tests::game::{begin, refused};
use tests::{Person, Solo, Table, World, offers};

/// Takes back what `who` has played last, as the other player allows; the board then, which is the
/// one after entry `seq`.
async fn taken_back(
    world: &World,
    table: &Table<'_>,
    (who, other): (Person<'_>, Person<'_>),
    seq: usize,
) -> Message {
    let asked = who.command("takeback", json!({})).await.message().expect("an offer").id;
    offers::noted(world).await;
    other.click_on(asked, "Allow").await;
    let board = table.shown(seq).await;
    table.noted(seq).await;
    board
}

#[tokio::test]
async fn only_what_stands_counts_for_a_claim() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let (ada, boris) = (table.white, table.black);
    let there_and_back = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let seq = table.plays(0, &there_and_back).await;
    let seq = table.plays(seq, &there_and_back).await;
    let board = table.shown(seq).await;
    assert!(board.button("Claim the draw").is_some(), "the start, for the third time");
    let board = taken_back(&world, &table, (boris, ada), seq + 1).await;
    assert!(board.button("Claim the draw").is_none(), "it stands twice");
    // The same turn reaches it the third time, not the fourth.
    let seq = table.plays(seq + 1, &["f6g8"]).await;
    assert!(table.shown(seq).await.button("Claim the draw").is_some());
    taken_back(&world, &table, (boris, ada), seq + 1).await;
    let offered = ada.command("draw", json!({})).await;
    assert!(offered.content().contains("offers a draw"), "{}", offered.content());
    world.finish().await;
}

#[tokio::test]
async fn a_turn_is_taken_back_across_a_roll_for_the_null() {
    let world = World::builder().rolls([7, 3]).start().await;
    let table = begin(&world, "totem").await;
    let (ada, boris) = (table.white, table.black);
    let seq = table.plays(0, &["e1f1", "e9f9", "f1f4"]).await;
    ada.click("Roll").await;
    let rolled = table.shown(seq + 1).await;
    assert!(rolled.content.contains("rolled **7**"), "{}", rolled.content);
    table.noted(seq + 1).await;
    let board = taken_back(&world, &table, (ada, boris), seq + 2).await;
    let words = "and all that came after it. The dice will fall again as they did.";
    assert!(board.content.contains(words), "{}", board.content);
    assert!(board.content.starts_with(&ada.mention()) && board.button("Roll").is_none());
    let seq = table.plays(seq + 2, &["f1f4"]).await;
    ada.click("Roll").await;
    let rolled = table.shown(seq + 1).await;
    assert!(rolled.content.contains("rolled **7**"), "{}", rolled.content);
    assert_eq!(table.actions().await, ["e1f1", "e9f9", "f1f4", "r7", "2", "f1f4", "r7"]);
    world.finish().await;
}

#[tokio::test]
async fn an_old_board_says_that_something_was_taken_back() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let (ada, boris) = (table.white, table.black);
    let seq = table.plays(0, &["e2e4", "e7e5"]).await;
    let old = table.shown(seq).await;
    table.noted(seq).await;
    let edited = format!("/channels/*/messages/{}", old.id);
    world.playground.fault("PATCH", &edited, Fault::Fail { status: 403, code: 50_013 });
    taken_back(&world, &table, (boris, ada), seq + 1).await;
    refused(ada, "taken back since", [&ada.choose(&old, "g1").await]);
    world.finish_with(|it| it.status == 403).await;
}

#[tokio::test]
async fn whoever_has_no_turn_that_stands_may_close_the_game_and_it_says_why() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let (ada, boris) = (table.white, table.black);
    let seq = table.plays(0, &["e2e4", "e7e5"]).await;
    taken_back(&world, &table, (ada, boris), seq + 1).await;
    ada.command("abort", json!({})).await;
    let end = boris.sees("the end", |it| it.button("Replay").is_some()).await;
    let words = "is closed: after what was taken back, one of the two had not moved.";
    assert!(end.content.contains(words), "{}", end.content);
    world.finish().await;
}

#[tokio::test]
async fn a_game_without_a_turn_ends_in_words_that_name_none() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    begin(&world, "chess").await;
    ada.command("draw", json!({})).await;
    let end = boris.command("draw", json!({})).await;
    assert!(end.content().contains("agreed before the first turn."), "{}", end.content());
    world.settle().await;
    let table = begin(&world, "chess").await;
    table.black.command("resign", json!({})).await;
    table.black.click("Yes").await;
    let resigned = |it: &Message| it.content.contains("resigns before the first turn.");
    table.white.sees("the end", resigned).await;
    world.finish().await;
}

#[tokio::test]
async fn a_turn_is_taken_back_while_eightfold_thinks() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let solo = Solo::begin(&world, ada, "chess", 1, Color::White).await;
    let (_, start) = solo.answered().await;
    world.database.hold_engine().await;
    solo.act("e2e4".parse().unwrap(), &start).await;
    ada.command("takeback", json!({})).await;
    let (game, board) = solo.answered_after(2).await;
    assert_eq!(game.actions().len(), 0);
    assert!(board.content.contains("takes back **e4**."), "{}", board.content);
    world.database.let_engine_go().await;
    world.finish().await;
}

#[tokio::test]
async fn a_turn_is_taken_back_in_the_moment_when_eightfold_answers() {
    for command in ["takeback", "abort"] {
        let world = World::new().await;
        let ada = world.person("Ada");
        let solo = Solo::begin(&world, ada, "chess", 1, Color::White).await;
        let (_, start) = solo.answered().await;
        world.database.hold_engine().await;
        solo.act("e2e4".parse().unwrap(), &start).await;
        world.until("it is written", async || world.record(solo.game).await.len() == 1).await;
        // Eightfold's answer, written by another process, which commits once Ada has decided.
        let mut other = world.database.hold().await;
        other
            .execute(
                "INSERT INTO entries (game, ply, kind, detail, seat, interaction, created) VALUES \
                 (1, 2, 'played', 'e7e5', 'black', 1, 0)",
            )
            .await
            .expect("the answer");
        other.execute("UPDATE games SET next = 'white'").await.expect("White is next");
        let commit = async {
            tokio::time::sleep(Duration::from_millis(300)).await;
            other.execute("COMMIT").await.expect("it was held");
            other.close().await.expect("a closed connection");
        };
        let (outcome, ()) = tokio::join!(ada.command(command, json!({})), commit);
        assert!(!outcome.is_private(), "{}", outcome.content());
        let kinds: Vec<String> =
            world.record(solo.game).await.into_iter().map(|(_, kind, _)| kind).collect();
        let wanted = if command == "takeback" { "took_back" } else { "aborted" };
        assert_eq!(kinds, ["played", "played", wanted]);
        world.database.let_engine_go().await;
        world.finish().await;
    }
}

#[tokio::test]
async fn two_processes_take_a_turn_back_once() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let (ada, boris) = (table.white, table.black);
    // Each hears every click.
    let second = world.another_bot().await;
    let seq = table.plays(0, &["e2e4", "e7e5"]).await;
    world.settle().await;
    let lapsing = ada.command("draw", json!({})).await.message().expect("an offer").id;
    let asked = boris.command("takeback", json!({})).await.message().expect("an offer").id;
    offers::noted(&world).await;
    ada.click_on(asked, "Allow").await;
    table.shown(seq + 1).await;
    world.became(asked, "lets").await;
    world.became(lapsing, "no longer stands").await;
    world.settle().await;
    let edits =
        world.playground.journal().into_iter().filter(|it| {
            it.method == "PATCH" && it.path.ends_with(&format!("/messages/{lapsing}"))
        });
    assert_eq!(edits.count(), 1, "by one of the two");
    assert_eq!(table.actions().await, ["e2e4", "e7e5", "1"]);
    second.stop().await;
    // Whoever answered second was told so.
    let is_second = |it: &Entry| it.status == 400 && it.path.ends_with("/callback");
    world.until_journal("both have heard it", is_second).await;
    world.finish_with(is_second).await;
}
