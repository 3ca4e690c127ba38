//! Turns that are taken back, and what counts afterwards: only what stands.

use playground::{Entry, Fault, Message};
use rules::Color;
use serde_json::json;
use tests::game::{begin, refused};
use tests::log::Asking;
use tests::rows::{self, EntryRow, GameRow};
use tests::{EngineGame, GameDriver, Person, World, paths, says};

use crate::timed_games::edits;

/// Takes back what `who` has played last, as the other player allows; the board then, which is the
/// one after entry `seq`.
async fn taken_back(
    game: &GameDriver<'_>,
    (who, other): (Person<'_>, Person<'_>),
    seq: usize,
) -> Message {
    let asked = who.offers("takeback").await.id;
    other.click_on(asked, "Allow").await;
    let board = game.shown(seq).await;
    game.noted(seq).await;
    board
}

#[tokio::test]
async fn only_what_stands_counts_for_a_claim() {
    let world = World::new().await;
    let (game, ada, boris) = begin(&world, "chess").await.with_players();
    let there_and_back = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let seq = game.plays(0, &there_and_back).await;
    let seq = game.plays(seq, &there_and_back).await;
    let board = game.shown(seq).await;
    assert!(board.button("Claim the draw").is_some(), "the start, for the third time");
    let board = taken_back(&game, (boris, ada), seq + 1).await;
    assert!(board.button("Claim the draw").is_none(), "it stands twice");
    // The same turn reaches it the third time, not the fourth.
    let seq = game.plays(seq + 1, &["f6g8"]).await;
    assert!(game.shown(seq).await.button("Claim the draw").is_some());
    taken_back(&game, (boris, ada), seq + 1).await;
    says(&ada.asks("draw", json!({})).await, "offers a draw");
    world.finish().await;
}

#[tokio::test]
async fn a_turn_is_taken_back_across_a_roll_for_the_null() {
    let world = World::builder().rolls([7, 3]).start().await;
    let (game, ada, boris) = begin(&world, "totem").await.with_players();
    let seq = game.plays(0, &["e1f1", "e9f9", "f1f4"]).await;
    let seq = game.plays(seq, &["r"]).await;
    says(&game.shown(seq).await, "rolled **7**");
    game.noted(seq).await;
    let board = taken_back(&game, (ada, boris), seq + 1).await;
    says(&board, "and everything after it. The same rolls will come up again.");
    assert!(board.content.starts_with(&ada.mention()) && board.button("Roll").is_none());
    let seq = game.plays(seq + 1, &["f1f4", "r"]).await;
    says(&game.shown(seq).await, "rolled **7**");
    assert_eq!(game.actions().await, ["e1f1", "e9f9", "f1f4", "r7", "2", "f1f4", "r7"]);
    world.finish().await;
}

#[tokio::test]
async fn an_old_board_says_that_something_was_taken_back() {
    let world = World::new().await;
    let (game, ada, boris) = begin(&world, "chess").await.with_players();
    let seq = game.plays(0, &["e2e4", "e7e5"]).await;
    let old = game.shown(seq).await;
    game.noted(seq).await;
    world.playground.fault("PATCH", &paths::message(old.id), Fault::fail(403, 50_013));
    taken_back(&game, (boris, ada), seq + 1).await;
    refused(ada, "taken back since", [&ada.choose(&old, "g1").await]);
    world.finish_with(|it| it.status == 403).await;
}

#[tokio::test]
async fn whoever_has_no_turn_that_stands_may_close_the_game_and_it_says_why() {
    let world = World::new().await;
    let (game, ada, boris) = begin(&world, "chess").await.with_players();
    let seq = game.plays(0, &["e2e4", "e7e5"]).await;
    taken_back(&game, (ada, boris), seq + 1).await;
    ada.command("abort", json!({})).await;
    let end = game.ended().await;
    says(&end, "Game aborted early, after a takeback: ");
    world.finish().await;
}

#[tokio::test]
async fn a_game_without_a_turn_ends_in_words_that_name_none() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    begin(&world, "chess").await;
    let offer = ada.offers("draw").await.id;
    // Whoever asks for the same agrees.
    says(&boris.asks("draw", json!({})).await, "by agreement before the first move.");
    world.became(offer, "accepted").await;
    world.settle().await;
    let end = begin(&world, "chess").await.resigns(boris).await;
    says(&end, "resigned before the first move.");
    world.finish().await;
}

#[tokio::test]
async fn a_turn_is_taken_back_while_eightfold_thinks() {
    let world = World::new().await;
    let (engine_game, _) = EngineGame::opened(&world, "chess", 1, Color::White).await;
    engine_game.held_after("e2e4").await;
    engine_game.person.command("takeback", json!({})).await;
    let (game, board) = engine_game.answered_after(2).await;
    assert_eq!(game.actions().len(), 0);
    says(&board, "took back **e4**.");
    world.database.let_engine_go().await;
    world.finish().await;
}

#[tokio::test]
async fn a_turn_is_taken_back_in_the_moment_when_eightfold_answers() {
    for (command, kind, words) in [
        ("takeback", "takeback", "took back **e4**"),
        ("abort", "aborted", "Game aborted by agreement: "),
    ] {
        let world = World::new().await;
        let (game, _) = EngineGame::opened(&world, "chess", 1, Color::White).await;
        game.held_after("e2e4").await;
        world.put_off().await;
        // Eightfold's answer, written by another process, which commits once Ada has decided.
        let mut other = world.database.hold().await;
        let answer = EntryRow {
            game_id: 1,
            seq: 2,
            kind: "played".to_owned(),
            detail: "e7e5".to_owned(),
            side: Some("black".to_owned()),
            interaction_id: Some(1),
            created_at: 0,
        };
        rows::insert(other.connection(), &[answer]).await.expect("the answer");
        let white_is_next = |it: &mut GameRow| it.side_to_act = Some("white".to_owned());
        rows::change(other.connection(), white_is_next).await.expect("White is next");
        let asking = Asking::listen();
        let commit = async {
            asking.until(&world, 1).await;
            other.commit().await;
        };
        let (board, ()) = tokio::join!(game.person.asks(command, json!({})), commit);
        says(&board, words);
        let log = world.record(game.id).await;
        let kinds: Vec<&str> = log.iter().map(|(_, kind, _)| kind.as_str()).collect();
        assert_eq!(kinds, ["played", "played", kind]);
        world.database.let_engine_go().await;
        world.finish().await;
    }
}

#[tokio::test]
async fn two_processes_take_a_turn_back_once() {
    let world = World::new().await;
    let (game, ada, boris) = begin(&world, "chess").await.with_players();
    // Each hears every click.
    let second = world.another_bot().await;
    let seq = game.plays(0, &["e2e4", "e7e5"]).await;
    world.settle().await;
    let lapsing = ada.offers("draw").await.id;
    let asked = boris.offers("takeback").await.id;
    ada.click_on(asked, "Allow").await;
    game.shown(seq + 1).await;
    world.became(asked, &format!("{} let ", ada.mention())).await;
    world.became(lapsing, "'s draw offer expired").await;
    world.settle().await;
    assert_eq!(edits(&world, lapsing), 1, "by one of the two");
    assert_eq!(game.actions().await, ["e2e4", "e7e5", "1"]);
    second.stop().await;
    // Whoever answered second was told so.
    let is_second = |it: &Entry| it.status == 400 && it.path.ends_with("/callback");
    world.until_request("both have heard it", is_second).await;
    world.finish_with(is_second).await;
}
