//! What players propose to each other: draws, turns taken back, games closed without a result.

use std::time::Duration;

use playground::Fault;
use serde_json::json;
use tests::game::{GAME, begin, refused};
use tests::{Transport, World, begins_with, paths, picture, says};

#[tokio::test]
async fn a_draw_is_offered_and_accepted() {
    let world = World::new().await;
    let game = begin(&world, "chess").await;
    let (ada, boris, chen) = (game.white, game.black, world.person("Chen"));
    game.plays(0, &["e2e4", "e7e5"]).await;
    refused(chen, "You aren't playing in game", [&chen.command("draw", json!({})).await]);
    let message = ada.asks("draw", json!({})).await;
    assert_eq!(message.content, format!("{}, {} offers a draw.", boris.mention(), ada.mention()));
    assert_eq!(message.labels(), ["Accept the draw", "Decline", "Withdraw"]);
    picture::check_pings(&message, &[boris.id]);
    refused(
        ada,
        "Your opponent has to answer",
        [&ada.click_on(message.id, "Accept the draw").await],
    );
    refused(boris, "who made", [&boris.click_on(message.id, "Withdraw").await]);
    refused(chen, "You aren't playing in game", [&chen.click_on(message.id, "Decline").await]);
    let accepted = boris.click_on(message.id, "Accept the draw").await;
    let words = format!("{} accepted {}'s draw offer.", boris.mention(), ada.mention());
    assert_eq!(accepted.content(), words);
    picture::check_pings(accepted.message().unwrap(), &[]);
    let end = game.ended().await;
    begins_with(&end, "**Draw**");
    says(&end, "by agreement (move 1...).");
    picture::check_pings(&end, &[ada.id]);
    refused(ada, "There's no game in this channel", [&ada.command("draw", json!({})).await]);
    world.finish().await;
}

#[tokio::test]
async fn an_offer_is_declined_withdrawn_or_lapses() {
    let world = World::new().await;
    let (game, ada, boris) = begin(&world, "chess").await.with_players();
    let seq = game.plays(0, &["e2e4", "e7e5"]).await;
    let declined = ada.more("Offer a draw").await;
    assert!(declined.is_private() && declined.content() == "You offered a draw.");
    let offer = boris.sees("the offer", |it| it.button("Accept the draw").is_some()).await;
    says(&boris.click_on(offer.id, "Decline").await, "declined");
    refused(ada, "after 5 more moves", [&ada.command("draw", json!({})).await]);
    // The other one may, and changes their mind.
    let withdrawn = boris.asks("draw", json!({})).await.id;
    says(&boris.click_on(withdrawn, "Withdraw").await, "withdrew the draw offer");
    // What is proposed otherwise is void with the next turn, and says so.
    let takeback = ada.offers("takeback").await;
    says(&takeback, "would like to take back **e4** and everything after it");
    let abort = boris.offers("abort").await;
    let seq = game.plays(seq, &["g1f3"]).await;
    world.became(takeback.id, "'s request to take back **e4** expired.").await;
    world.became(abort.id, "'s request to abort the game expired.").await;
    // After ten turns a draw can be offered again.
    let moves = ["b8c6", "f1c4", "f8c5", "c2c3", "g8f6", "d2d3", "d7d6", "b1d2", "a7a6"];
    game.plays(seq, &moves).await;
    ada.asks("draw", json!({})).await;
    world.finish().await;
}

#[tokio::test]
async fn a_draw_is_claimed_where_the_rules_allow() {
    let world = World::new().await;
    let (game, ada, boris) = begin(&world, "chess").await.with_players();
    let there_and_back = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let seq = game.plays(0, &there_and_back).await;
    let seq = game.plays(seq, &there_and_back).await;
    let board = game.shown(seq).await;
    assert!(board.button("Claim the draw").is_some(), "{:?}", board.labels());
    refused(boris, "White's turn", [&boris.click_on(board.id, "Claim the draw").await]);
    let more = ada.click_on(board.id, "More").await;
    assert!(more.is_private() && more.shown().button("Claim the draw").is_some());
    ada.click_on(board.id, "Claim the draw").await;
    let end = game.ended().await;
    begins_with(&end, "**Draw**");
    says(&end, " by threefold repetition (move 4...).");
    let record = world.record(game.id).await;
    assert_eq!(record.last().map(|(_, kind, _)| kind.as_str()), Some("draw_claimed"));
    world.finish().await;
}

#[tokio::test]
async fn both_may_close_the_game_and_before_both_have_moved_each() {
    let world = World::new().await;
    let (game, ada, boris) = begin(&world, GAME).await.with_players();
    ada.click("Roll").await;
    game.shown(1).await;
    boris.command("abort", json!({})).await;
    let end = ada.sees("the end", |it| it.content.contains("Game aborted early: ")).await;
    assert!(end.button("Rematch").is_none() && end.button("Replay").is_some());
    let game = begin(&world, "chess").await;
    game.plays(0, &["e2e4", "e7e5"]).await;
    let asked = ada.offers("abort").await;
    says(&asked, "would like to abort this game");
    assert_eq!(asked.labels(), ["Allow", "Decline", "Withdraw"]);
    // Whoever asks for the same agrees.
    boris.command("abort", json!({})).await;
    says(&game.ended().await, "Game aborted by agreement");
    world.became(asked.id, "agreed to abort the game").await;
    world.finish().await;
}

#[tokio::test]
async fn the_last_turn_is_taken_back_freely_for_a_minute() {
    let world = World::builder().rolls([5, 3]).start().await;
    let (game, ada, boris) = begin(&world, GAME).await.with_players();
    ada.click("Roll").await;
    game.shown(1).await;
    ada.types("e2e4").await;
    let board = game.shown(2).await;
    refused(boris, "who made this move", [&boris.click_on(board.id, "Oops").await]);
    world.clock.advance(Duration::from_secs(59));
    ada.click_on(board.id, "Oops").await;
    let again = game.shown(3).await;
    assert_eq!(again.id, board.id, "the same message");
    picture::check_pings(&again, &[]);
    let words = format!("{} took back **e2\u{2011}e4**. The roll is still a 5.", ada.mention());
    says(&again, &words);
    assert!(again.content.starts_with(&format!("{}, your move.", ada.mention())));
    assert!(again.button("Oops").is_none() && again.button("Roll").is_none());
    ada.types("e2e3").await;
    let board = game.shown(4).await;
    world.clock.advance(Duration::from_secs(61));
    let late = ada.click_on(board.id, "Oops").await;
    refused(ada, "`/takeback`", [&late]);
    boris.click("Roll").await;
    let rolled = game.shown(5).await;
    assert!(rolled.button("Oops").is_none(), "a die fell since");
    says(&rolled, "rolled **3**");
    world.finish().await;
}

#[tokio::test]
async fn a_turn_that_ends_the_game_is_not_taken_back() {
    let world = World::builder().transport(Transport::Gateway).fixed_dice(5).start().await;
    let (game, ada, boris) = begin(&world, "chess").await.with_players();
    let seq = game.plays(0, &["f2f3", "e7e5", "g2g4"]).await;
    let before = game.shown(seq).await;
    game.noted(seq).await;
    assert!(before.button("Oops").is_some(), "{:?}", before.labels());
    // That board keeps its buttons.
    world.playground.fault("PATCH", &paths::message(before.id), Fault::fail(403, 50_013));
    boris.types("d8h4").await;
    let end = game.shown(seq + 1).await;
    says(&end, "checkmate");
    assert!(end.button("Oops").is_none(), "{:?}", end.labels());
    refused(ada, "has ended", [&ada.click_on(before.id, "Oops").await]);
    // Nor is a click that no message offers of any use.
    let id = format!("oops:{}:{}", game.id, seq + 1);
    refused(boris, "has ended", [&boris.forges_click(before.id, &id, &[]).await]);
    assert_eq!(game.actions().await, ["f2f3", "e7e5", "g2g4", "d8h4"]);
    world.finish_with(|it| it.status == 403).await;
}

#[tokio::test]
async fn a_turn_is_taken_back_by_consent_and_the_dice_stay() {
    let world = World::builder().rolls([5, 3, 6, 1]).start().await;
    let (game, ada, boris) = begin(&world, GAME).await.with_players();
    refused(ada, "no move to take back", [&ada.command("takeback", json!({})).await]);
    ada.click("Roll").await;
    ada.types("e2e4").await;
    game.shown(2).await;
    boris.click("Roll").await;
    let rolled = game.shown(3).await;
    says(&rolled, "rolled **3**");
    let asked = ada.command("takeback", json!({})).await;
    says(&asked, "would like to take back **e2\u{2011}e4** and everything after it.");
    let answer = boris.click_on(asked.message().unwrap().id, "Allow").await;
    let words = format!("{} let {} take back **e2\u{2011}e4**.", boris.mention(), ada.mention());
    assert_eq!(answer.content(), words);
    let board = game.shown(4).await;
    picture::check_pings(&board, &[ada.id]);
    says(&board, "took back **e2\u{2011}e4** and everything after it. The roll is still a 5.");
    // The second roll of the game is what it was.
    ada.types("e2e3").await;
    game.shown(5).await;
    boris.click("Roll").await;
    let rolled = game.shown(6).await;
    says(&rolled, "rolled **3**");
    world.finish().await;
}

#[tokio::test]
async fn offers_outlive_the_bot() {
    let world = World::new().await;
    let (game, ada, boris) = begin(&world, "chess").await.with_players();
    let seq = game.plays(0, &["e2e4"]).await;
    let draw = ada.asks("draw", json!({})).await.id;
    let more = boris.click("More").await;
    assert!(more.is_private() && more.shown().button("Accept the draw").is_some());
    let takeback = ada.offers("takeback").await.id;
    world.restart_bot().await;
    let allowed = boris.click_on(takeback, "Allow").await;
    says(&allowed, "take back **e4**");
    game.shown(seq + 1).await;
    // The other one is void with it.
    world.became(draw, "'s draw offer expired.").await;
    picture::check_pings(&boris.reads(draw), &[]);
    world.became(takeback, &format!("{} let ", boris.mention())).await;
    world.settle().await;
    // A restart later there is nothing left to click, and nothing to do.
    world.restart_bot().await;
    refused(boris, "no move to take back", [&boris.command("takeback", json!({})).await]);
    world.finish().await;
}

#[tokio::test]
async fn of_two_answers_at_once_one_counts() {
    let world = World::new().await;
    let (game, ada, boris) = begin(&world, "chess").await.with_players();
    game.plays(0, &["e2e4"]).await;
    let draw = ada.command("draw", json!({})).await.shown().id;
    let (one, other) =
        tokio::join!(boris.click_on(draw, "Accept the draw"), ada.click_on(draw, "Withdraw"));
    let late: Vec<_> =
        [(boris, &one), (ada, &other)].into_iter().filter(|(_, it)| it.is_private()).collect();
    let [(who, late)] = late[..] else {
        panic!("{} | {}", one.content(), other.content());
    };
    refused(who, "That offer was", [late]);
    let ended = world.record(game.id).await.iter().any(|(_, kind, _)| kind == "draw_agreed");
    assert_eq!(ended, !one.is_private());
    if ended {
        begins_with(&game.ended().await, "**Draw**");
    }
    world.finish().await;
}
