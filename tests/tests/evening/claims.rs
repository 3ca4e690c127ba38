//! What is claimed: a game whose other player is late, and a draw by the rules.

use std::time::Duration;

use playground::{Message, Outcome};
use rules::variants;
use serde_json::json;
use tests::{Person, Table, World, refusal};

use crate::crossing::at_once;
use crate::timed::*;

/// A game with an hour a turn, from a position. Ada plays White.
async fn from_position<'a>(world: &'a World, variant: &str, fen: &str) -> Table<'a> {
    let (ada, boris) = world.two();
    let options = json!({
        "variant": variant, "opponent": boris.id.to_string(), "color": "white", "pace": "1h",
        "thread": false, "position": fen,
    });
    let challenge = ada.command("challenge", options).await;
    boris.click_on(challenge.message().expect("a challenge").id, "Accept").await;
    Table::found(world, ada, boris).await
}

/// What tells that Ada has run out of time, once it does.
async fn late(world: &World, ada: Person<'_>) -> Message {
    pass(world, HOUR).await;
    said(world, ada, "has run out of time").await
}

fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|it| it.label).collect()
}

#[tokio::test]
async fn with_a_bare_king_a_draw_is_claimed_on_time() {
    let world = timed().await;
    let table = from_position(&world, "chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").await;
    let (ada, boris) = (table.white, table.black);
    let late = late(&world, ada).await;
    let words = "You can claim the draw, since your king alone cannot win, or give one more day;";
    assert!(late.content.contains(words), "{}", late.content);
    assert_eq!(labels(&late), ["Claim the draw", "Give a day"]);
    boris.click_on(late.id, "Claim the draw").await;
    let end = ada.sees("the end", |it| it.content.starts_with("**Draw**")).await;
    assert!(end.content.contains("time runs out"), "{}", end.content);
    assert!(end.content.contains("the other side cannot mate"), "{}", end.content);
    let flagged = (1, "flagged".to_owned(), "white draw".to_owned());
    assert_eq!(world.record(table.game).await, [flagged]);
    world.finish().await;
}

#[tokio::test]
async fn what_a_bare_king_does_not_claim_is_drawn_after_three_days() {
    let world = timed().await;
    let table = from_position(&world, "chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").await;
    late(&world, table.white).await;
    pass(&world, 3 * DAY).await;
    said(&world, table.white, "the other side cannot mate").await;
    let flagged = (1, "flagged".to_owned(), "white draw".to_owned());
    assert_eq!(world.record(table.game).await, [flagged]);
    world.finish().await;
}

#[tokio::test]
async fn beside_the_null_a_bare_king_claims_the_win() {
    let world = timed().await;
    let start = variants::by_id("totem").expect("Totem Chess").start_fen();
    let rows: Vec<&str> = start.split('/').collect();
    let bare = start.replace(rows[0], "5k3").replace(rows[1], "9").replace("KQkq", "-");
    let table = from_position(&world, "totem", &bare).await;
    let (ada, boris) = (table.white, table.black);
    let late = late(&world, ada).await;
    assert!(late.content.contains("You can claim the win or give"), "{}", late.content);
    assert_eq!(labels(&late), ["Claim the win", "Give a day"]);
    boris.click_on(late.id, "Claim the win").await;
    let won = format!("**{} wins** on time", boris.mention());
    ada.sees("the end", |it| it.content.contains(&won)).await;
    let flagged = (1, "flagged".to_owned(), "white black".to_owned());
    assert_eq!(world.record(table.game).await, [flagged]);
    world.finish().await;
}

#[tokio::test]
async fn a_draw_is_claimed_after_fifty_moves_of_both() {
    let world = World::new().await;
    let table = from_position(&world, "chess", "4k3/8/8/8/8/8/R7/4K3 w - - 99 80").await;
    let (ada, boris) = (table.white, table.black);
    let claim = |board: &Message| board.button("Claim the draw").is_some();
    assert!(!claim(&table.shown(0).await), "half a move is missing");
    ada.types("a2a3").await;
    let board = table.shown(1).await;
    assert!(claim(&board), "{:?}", labels(&board));
    refusal(ada, &ada.click_on(board.id, "Claim the draw").await);
    boris.click_on(board.id, "Claim the draw").await;
    let end = ada.sees("the end", |it| it.content.starts_with("**Draw**")).await;
    let words = "50 moves each without a capture or pawn move.";
    assert!(end.content.contains(words), "{}", end.content);
    let record = world.record(table.game).await;
    assert_eq!(record.last().map(|(_, kind, _)| kind.as_str()), Some("draw_claimed"));
    world.finish().await;
}

/// Checks that somebody is told privately, with one of these texts, that another one was faster.
fn too_late(person: Person<'_>, outcome: &Outcome, texts: &[&str]) {
    let told = refusal(person, outcome);
    assert!(texts.iter().any(|it| told.contains(it)), "{told}");
}

#[tokio::test]
async fn a_claim_in_the_moment_when_the_game_ends_by_itself_ends_it_once() {
    for claims_first in [true, false] {
        let world = timed().await;
        let table = begin(&world, "chess", "1h").await;
        let (ada, boris) = (table.white, table.black);
        let late = late(&world, ada).await.id;
        pass(&world, 3 * DAY - Duration::from_secs(1)).await;
        assert_eq!(world.record(table.game).await, []);
        let (claim, due) = (boris.click_on(late, "Claim the win"), async {
            world.clock.advance(Duration::from_secs(1));
        });
        let claimed = match claims_first {
            true => at_once(&world, claim, due).await.0,
            false => at_once(&world, due, claim).await.1,
        };
        if claimed.is_private() {
            too_late(boris, &claimed, &["has ended", "made already"]);
        }
        table.shown(1).await;
        said(&world, ada, "wins** on time").await;
        let flagged = (1, "flagged".to_owned(), "white black".to_owned());
        assert_eq!(world.record(table.game).await, [flagged]);
        let bare = async || {
            let message = world.playground.message(late, ada.id).expect("it is there");
            message.components.is_empty()
        };
        world.until("what said so has no buttons", bare).await;
        world.finish().await;
    }
}

#[tokio::test]
async fn of_a_claim_and_the_late_ones_turn_at_once_the_first_counts() {
    for claims_first in [true, false] {
        let world = timed().await;
        let table = begin(&world, "chess", "1h").await;
        let (ada, boris) = (table.white, table.black);
        let late = late(&world, ada).await.id;
        let (claim, turn) = (boris.click_on(late, "Claim the win"), ada.types("e2e4"));
        if claims_first {
            let (_, turn) = at_once(&world, claim, turn).await;
            too_late(ada, &turn, &["has ended", "made already"]);
            said(&world, ada, "wins** on time").await;
        } else {
            let (_, claim) = at_once(&world, turn, claim).await;
            too_late(boris, &claim, &["Nobody is late", "made already"]);
            table.shown(1).await;
            assert_eq!(deadline(&world, table.game).await, after(2 * HOUR));
        }
        let entry = match claims_first {
            true => (1, "flagged".to_owned(), "white black".to_owned()),
            false => (1, "played".to_owned(), "e2e4".to_owned()),
        };
        assert_eq!(world.record(table.game).await, [entry]);
        world.finish().await;
    }
}
