//! A review is reckoned once and kept, whoever asks for it and however often.

use playground::Message;
use serde_json::json;
use tests::rows::ReviewRow;
use tests::{GameDriver, World};

use super::{MISSED, kept, played, sees_review};

fn is_made(message: &Message) -> bool {
    message.content.starts_with("I'm reviewing game 1")
}

/// Both players ask for the review of their game, which cannot be written yet; the last board.
async fn asked_by_both(world: &World) -> (GameDriver<'_>, Message) {
    let game = played(world, &MISSED[..6]).await;
    let end = game.resigns(game.black).await;
    world.database.count_reviews().await;
    world.database.hold_reviews().await;
    tokio::join!(game.white.click_on(end.id, "Review"), game.black.command("review", json!({})));
    (game, end)
}

#[tokio::test]
async fn several_who_ask_and_a_restart_in_between_make_one_review() {
    let world = World::builder().system_clock().start().await;
    let (game, _) = asked_by_both(&world).await;
    for who in [game.white, game.black] {
        let waits = who.sees("that it is being made", is_made).await;
        assert_eq!((waits.only_for, waits.attachments.len()), (Some(who.id), 0));
    }
    world.restart_bot().await;
    world.database.let_reviews_go().await;
    world.settle().await;
    assert_eq!(world.database.counted_reviews().await, 1);
    // Nobody has waited through the restart; whoever presses the button again has it there.
    let waits = game.black.sees("that it is being made", is_made).await;
    game.black.click_on(waits.id, "Review").await;
    assert_eq!(sees_review(&world, game.black, None).await.id, waits.id);
    assert_eq!(world.database.counted_reviews().await, 1);
    world.finish().await;
}

#[tokio::test]
async fn two_processes_that_are_asked_at_once_make_one_review() {
    let world = World::builder().system_clock().start().await;
    let game = played(&world, &MISSED).await;
    let end = game.shown(MISSED.len()).await;
    world.database.count_reviews().await;
    let another = world.another_bot().await;
    let (ada, boris, chen) = (game.white, game.black, world.person("Chen"));
    tokio::join!(
        ada.click_on(end.id, "Review"),
        boris.click_on(end.id, "Review"),
        chen.command("review", json!({}))
    );
    let mut told = Vec::new();
    for who in [ada, boris, chen] {
        told.push(sees_review(&world, who, None).await.content);
    }
    assert!(told.iter().all(|it| *it == told[0]), "{told:?}");
    world.settle().await;
    another.stop().await;
    assert_eq!(world.database.counted_reviews().await, 1);
    // Each of them heard every click, and one of them was first.
    let provoked = |it: &playground::Entry| it.status >= 400 && it.path.ends_with("/callback");
    world.finish_with(provoked).await;
}

#[tokio::test]
async fn who_waits_has_the_review_in_the_same_message() {
    let world = World::builder().system_clock().start().await;
    let (game, end) = asked_by_both(&world).await;
    let white = game.white.sees("that it is being made", is_made).await;
    let black = game.black.sees("that it is being made", is_made).await;
    world.database.let_reviews_go().await;
    assert_eq!(sees_review(&world, game.white, None).await.id, white.id);
    assert_eq!(sees_review(&world, game.black, None).await.id, black.id);
    assert_eq!(world.database.counted_reviews().await, 1);
    assert_eq!(game.white.reads(end.id).content, end.content, "the board stays as it is");
    world.finish().await;
}

#[tokio::test]
async fn a_review_that_does_not_fit_its_game_is_made_anew() {
    let world = World::builder().system_clock().start().await;
    let game = played(&world, &MISSED[..4]).await;
    let end = game.resigns(game.black).await;
    game.white.click_on(end.id, "Review").await;
    let review = sees_review(&world, game.white, None).await;
    world.database.change(|it: &mut ReviewRow| it.review = "nonsense".to_owned()).await;
    game.white.click_on(end.id, "Review").await;
    let again = sees_review(&world, game.white, Some(review.id)).await;
    assert_eq!(again.content, review.content);
    assert_eq!(kept(&world).await[0].1["steps"].as_array().expect("steps").len(), 4);
    world.finish().await;
}
