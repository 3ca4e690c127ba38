//! What is agreed with Eightfold: turns taken back, draws, games closed without a result.

use rules::Color;
use serde_json::json;
use tests::game::{GAME, refused};
use tests::{EngineGame, World, begins_with, picture, says};

#[tokio::test]
async fn a_turn_is_taken_back_at_any_time_with_all_since() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let engine_game = EngineGame::begin(&world, ada, "chess", 2, Color::White).await;
    let (_, start) = engine_game.answered().await;
    refused(ada, "no move to take back", [&ada.command("takeback", json!({})).await]);
    engine_game.act("e2e4".parse().unwrap(), &start).await;
    let (_, board) = engine_game.answered().await;
    engine_game.act("d2d4".parse().unwrap(), &board).await;
    engine_game.answered().await;
    refused(boris, "You aren't playing in game", [&boris.command("takeback", json!({})).await]);
    let outcome = ada.command("takeback", json!({})).await;
    let (game, board) = engine_game.answered_after(5).await;
    assert_eq!(outcome.message().map(|it| it.id), Some(board.id), "one new message");
    assert_eq!(game.actions().len(), 2);
    says(&board, &format!("{} took back **d4** and everything after it.", ada.mention()));
    assert!(!board.content.contains("I played"), "{}", board.content);
    picture::check_pings(&board, &[]);
    // Once more, from More.
    assert_eq!(ada.more("Take back").await.content(), "You took back your move.");
    let (game, board) = engine_game.answered_after(6).await;
    assert_eq!(game.actions().len(), 0);
    says(&board, "took back **e4** and everything after it.");
    // And the game goes on from there.
    engine_game.act("c2c4".parse().unwrap(), &board).await;
    let (game, board) = engine_game.answered_after(8).await;
    assert_eq!(game.actions().len(), 2);
    says(&board, " I played **");
    world.finish().await;
}

#[tokio::test]
async fn the_roll_stays_and_the_die_falls_as_it_did() {
    let world = World::builder().fixed_dice(5).start().await;
    let ada = world.person("Ada");
    let engine_game = EngineGame::begin(&world, ada, GAME, 1, Color::White).await;
    ada.click("Roll").await;
    let (_, board) = engine_game.answered_after(1).await;
    engine_game.act("e2e4".parse().unwrap(), &board).await;
    engine_game.answered_after(4).await;
    ada.command("takeback", json!({})).await;
    let (game, board) = engine_game.answered_after(5).await;
    assert_eq!(game.actions().len(), 1, "the roll");
    says(&board, "took back **e2\u{2011}e4** and everything after it. The roll is still a 5.");
    // What Eightfold had answered is not beside it any more.
    assert!(!board.content.contains("I rolled"), "{}", board.content);
    world.finish().await;
}

#[tokio::test]
async fn a_draw_is_agreed_only_late_and_where_eightfold_expects_no_more() {
    let world = World::new().await;
    let (game, _) = EngineGame::opened(&world, "chess", 6, Color::White).await;
    let ada = game.person;
    refused(ada, "No draw, I'll play on.", [&ada.command("draw", json!({})).await]);
    refused(ada, "after 5 more moves", [&ada.command("draw", json!({})).await]);
    assert!(!game.play_well_for(14).await, "nobody is mated so soon");
    ada.more("Offer a draw").await;
    let end = ada.sees("the end", |it| it.button("Replay").is_some()).await;
    says(&end, "and me by agreement (move 14...).");
    begins_with(&end, "**Draw**");
    world.finish().await;
}

#[tokio::test]
async fn eightfold_declines_a_draw_that_it_does_not_need() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let mut game = EngineGame::begin(&world, ada, "chess", 2, Color::White).await;
    // Whoever plays at random soon has little left.
    assert!(!game.play_randomly(11).await, "but nobody is mated so soon");
    refused(ada, "No draw, I'll play on.", [&ada.command("draw", json!({})).await]);
    world.finish().await;
}
