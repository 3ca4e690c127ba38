//! Boards that are changed where they stand: what is rolled, or decided, where the same player is
//! next; and what becomes of one that cannot be changed.

use playground::{Answer, Fault};
use serde_json::json;
use tests::game::{GAME, begin};
use tests::paths::{CALLBACK, ORIGINAL};
use tests::{GameDriver, World};

/// Every change of a message by the bot's own token.
const EDIT: &str = "/channels/*/messages/*";

/// How many public messages with a picture there are.
fn pictures(world: &World, game: &GameDriver<'_>) -> usize {
    let seen = world.playground.messages(game.channel(), game.white.id);
    seen.iter().filter(|it| it.only_for.is_none() && !it.attachments.is_empty()).count()
}

#[tokio::test]
async fn a_roll_changes_its_board_and_a_turn_makes_a_new_one() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let (ada, boris) = (game.white, game.black);
    let start = game.shown(0).await;
    let rolled = ada.click("Roll").await;
    assert!(matches!(&rolled.answer, Answer::Updated { message } if message.id == start.id));
    let board = game.shown(1).await;
    assert_eq!(board.id, start.id);
    assert_ne!(board.attachments[0].id, start.attachments[0].id, "with its own picture");
    assert!(board.mentions.is_empty(), "nobody is pinged by what they do");
    assert_eq!(pictures(&world, &game), 1);
    game.noted(1).await;

    let turn = ada.choose(&board, "e2e4").await;
    assert!(matches!(&turn.answer, Answer::Message { .. }), "Boris has to be told");
    let board = game.shown(2).await;
    assert_eq!(board.mentions, [boris.id]);
    assert_eq!(pictures(&world, &game), 2);
    // The old one can still be seen, and not used.
    game.closed(1).await;
    let old = world.playground.message(start.id, boris.id).expect("the old board");
    assert!(old.components.is_empty() && old.content.contains("rolled **5**"));
    // By a command the board is a new one.
    boris.command("roll", serde_json::json!({})).await;
    assert_ne!(game.shown(3).await.id, board.id);
    world.finish().await;
}

#[tokio::test]
async fn an_answer_that_is_lost_changes_the_board_all_the_same() {
    for fault in [Fault::DropRequest, Fault::DropAnswer] {
        let world = World::builder().fixed_dice(5).start().await;
        let game = begin(&world, GAME).await;
        let start = game.shown(0).await.id;
        world.playground.fault("POST", CALLBACK, fault);
        let (_, board) = tokio::join!(game.white.click("Roll"), game.shown(1));
        assert_eq!(board.id, start);
        game.noted(1).await;
        assert_eq!(pictures(&world, &game), 1, "nothing is posted twice");
        world.finish().await;
    }
}

#[tokio::test]
async fn a_board_that_cannot_be_changed_any_more_is_posted_anew() {
    // The message is gone, its thread archived, or it was changed too often.
    for (status, code) in [(404, 10_008), (400, 50_083), (429, 30_046)] {
        let world = World::builder().fixed_dice(5).start().await;
        let game = begin(&world, GAME).await;
        let start = game.shown(0).await.id;
        world.playground.fault("POST", CALLBACK, Fault::DropRequest);
        world.playground.fault("PATCH", EDIT, Fault::Fail { status, code });
        world.playground.fault("PATCH", ORIGINAL, Fault::Fail { status: 404, code: 10_015 });
        game.white.click("Roll").await;
        let posted = |it: &playground::Message| it.id != start && it.button("More").is_some();
        game.white.sees("a new board", posted).await;
        game.noted(1).await;
        assert_eq!(game.actions().await, ["r5"]);
        world.settle().await;
        world.finish_with(|it| it.status >= 400).await;
    }
}

#[tokio::test]
async fn where_the_bot_may_not_the_click_changes_the_board() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let start = game.shown(0).await.id;
    world.playground.fault("POST", CALLBACK, Fault::DropAnswer);
    world.playground.fault("PATCH", EDIT, Fault::Fail { status: 403, code: 50_001 });
    game.white.click("Roll").await;
    assert_eq!(game.shown(1).await.id, start);
    game.noted(1).await;
    assert!(!world.requests("PATCH", "/@original").is_empty());
    assert_eq!(pictures(&world, &game), 1);
    world.finish_with(|it| it.status == 403).await;
}

#[tokio::test]
async fn a_board_that_loses_its_buttons_to_a_copy_does_not_become_the_next_one() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let start = game.shown(0).await.id;
    world.playground.fault("PATCH", EDIT, Fault::Hang);
    game.black.command("board", json!({})).await;
    world.until_hanging(1).await;
    let rolled = game.white.click_on(start, "Roll").await;
    assert!(matches!(&rolled.answer, Answer::Message { message } if message.id != start));
    world.playground.release();
    game.closed(0).await;
    assert_eq!(game.shown(1).await.id, rolled.message().expect("the board").id);
    world.finish().await;
}
