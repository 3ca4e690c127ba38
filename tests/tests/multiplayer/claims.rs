//! What is claimed: a game whose other player is late, and a draw by the rules.

use std::time::Duration;

use playground::{Message, Outcome};
use rules::variants;
use serde_json::json;
use tests::{GameDriver, Person, World, refusal, says};

use crate::crossing::at_once;
use crate::timed_games::*;

/// A position in which Black has nothing but the king.
const BARE: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

/// A position in which Black has a knight besides, which cannot mate beside a queen.
const KNIGHT: &str = "8/8/8/8/8/8/8/3QK1kn w - - 0 1";

/// Where chess begins.
const USUAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A game with an hour a turn, from a position. Ada plays White.
async fn from_position<'a>(world: &'a World, variant: &str, fen: &str) -> GameDriver<'a> {
    let terms = json!({ "pace": "1h", "position": fen });
    GameDriver::begin_with(world, variant, world.two(), &terms).await
}

/// Such a game in which Ada has run out of time, and what tells it.
async fn late<'a>(world: &'a World, variant: &str, fen: &str) -> (GameDriver<'a>, Message) {
    let game = from_position(world, variant, fen).await;
    pass(world, HOUR).await;
    let late = said(world, game.white, "is out of time").await;
    (game, late)
}

/// What is written where Ada's time has brought this result.
fn flagged(result: &str) -> (i64, String, String) {
    (1, "time_forfeit".to_owned(), format!("white {result}"))
}

#[tokio::test]
async fn with_a_bare_king_a_draw_is_claimed_on_time_and_beside_the_null_the_win() {
    let totem = variants::by_id("totem").expect("Totem Chess").info().start_fen;
    let rows: Vec<&str> = totem.split('/').collect();
    let totem = totem.replace(rows[0], "5k3").replace(rows[1], "9").replace("KQkq", "-");
    for (variant, start, words, label, end, result) in [
        (
            "chess",
            BARE,
            "Claim the draw (you can no longer win) or add a day.",
            "Claim the draw",
            "one side ran out of time, but the other can't checkmate",
            "draw",
        ),
        (
            "chess",
            KNIGHT,
            "Claim the draw (you can no longer win) or add a day.",
            "Claim the draw",
            "one side ran out of time, but the other can't checkmate",
            "draw",
        ),
        (
            "totem",
            &totem,
            "Claim the win or add a day.",
            "Claim the win",
            "ran out of time.",
            "black",
        ),
    ] {
        let world = World::builder().fixed_dice(5).start().await;
        let (game, late) = late(&world, variant, start).await;
        says(&late, words);
        assert_eq!(late.labels(), [label, "Add a day"]);
        game.black.click_on(late.id, label).await;
        says(&game.ended().await, end);
        assert_eq!(world.record(game.id).await, [flagged(result)]);
        let file = game.black.asks_privately("export", json!({})).await.attachments[0].id;
        let text = String::from_utf8(world.file(file)).expect("a text");
        let score = if result == "draw" { "1/2-1/2" } else { "0-1" };
        assert!(text.contains(&format!("[Result \"{score}\"]")), "{text}");
        assert!(text.contains("[Termination \"time forfeit\"]"), "{text}");
        world.finish().await;
    }
}

#[tokio::test]
async fn what_a_bare_king_does_not_claim_is_drawn_after_three_days() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, _) = late(&world, "chess", BARE).await;
    pass(&world, 3 * DAY).await;
    said(&world, game.white, "the other can't checkmate").await;
    assert_eq!(world.record(game.id).await, [flagged("draw")]);
    world.finish().await;
}

#[tokio::test]
async fn a_draw_is_claimed_after_fifty_moves_of_both() {
    let world = World::new().await;
    let (game, ada, boris) =
        from_position(&world, "chess", "4k3/8/8/8/8/8/R7/4K3 w - - 99 80").await.with_players();
    let claim = |board: &Message| board.button("Claim the draw").is_some();
    assert!(!claim(&game.shown(0).await), "half a move is missing");
    ada.types("a2a3").await;
    let board = game.shown(1).await;
    assert!(claim(&board), "{:?}", board.labels());
    refusal(ada, &ada.click_on(board.id, "Claim the draw").await);
    boris.click_on(board.id, "Claim the draw").await;
    says(&game.ended().await, " by the 50-move rule (move 80).");
    let record = world.record(game.id).await;
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
        let world = World::builder().fixed_dice(5).start().await;
        let (game, late) = late(&world, "chess", USUAL).await;
        let (ada, boris, late) = (game.white, game.black, late.id);
        pass(&world, 3 * DAY - Duration::from_secs(1)).await;
        assert_eq!(world.record(game.id).await, []);
        let (claim, due) = (boris.click_on(late, "Claim the win"), async {
            world.clock.advance(Duration::from_secs(1));
        });
        let claimed = match claims_first {
            true => at_once(&world, claim, due).await.0,
            false => at_once(&world, due, claim).await.1,
        };
        if claimed.is_private() {
            too_late(boris, &claimed, &["has ended", "Already done"]);
        }
        game.shown(1).await;
        said(&world, ada, &format!("wins**: {} ran out of time.", ada.mention())).await;
        assert_eq!(world.record(game.id).await, [flagged("black")]);
        world.became(late, "").await;
        world.finish().await;
    }
}

#[tokio::test]
async fn of_a_claim_and_the_late_ones_turn_at_once_the_first_counts() {
    for claims_first in [true, false] {
        let world = World::builder().fixed_dice(5).start().await;
        let (game, late) = late(&world, "chess", USUAL).await;
        let (ada, boris, late) = (game.white, game.black, late.id);
        let (claim, turn) = (boris.click_on(late, "Claim the win"), ada.types("e2e4"));
        if claims_first {
            let (_, turn) = at_once(&world, claim, turn).await;
            too_late(ada, &turn, &["has ended", "Already done"]);
            said(&world, ada, &format!("wins**: {} ran out of time.", ada.mention())).await;
        } else {
            let (_, claim) = at_once(&world, turn, claim).await;
            too_late(boris, &claim, &["Nobody is out of time", "Already done"]);
            game.shown(1).await;
            assert_eq!(deadline(&world, game.id).await, after(2 * HOUR));
        }
        let entry = match claims_first {
            true => flagged("black"),
            false => (1, "played".to_owned(), "e2e4".to_owned()),
        };
        assert_eq!(world.record(game.id).await, [entry]);
        world.finish().await;
    }
}
