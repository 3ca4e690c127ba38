//! What players propose to each other: draws, turns taken back, games closed without a result.

use std::time::Duration;

use bot::Clock;
use playground::{Fault, Message, Outcome};
use serde_json::json;
use tests::game::{GAME, begin, refused};
use tests::{Person, Transport, World, forged, offers, picture};

/// What stands under a message.
fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|it| it.label).collect()
}

/// The public message that an answer is, as it stands now.
fn now(world: &World, person: Person<'_>, outcome: &Outcome) -> Message {
    let message = outcome.message().expect("a message");
    assert_eq!(message.only_for, None, "{}", message.content);
    world.playground.message(message.id, person.id).expect("it is there")
}

fn now_private(outcome: &Outcome) -> &Message {
    assert!(outcome.is_private());
    outcome.message().expect("a message")
}

#[tokio::test]
async fn a_draw_is_offered_and_accepted() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let (ada, boris, chen) = (table.white, table.black, world.person("Chen"));
    table.plays(0, &["e2e4", "e7e5"]).await;
    refused(chen, "only its players", [&chen.command("draw", json!({})).await]);
    let offered = ada.command("draw", json!({})).await;
    let message = now(&world, ada, &offered);
    assert_eq!(message.content, format!("{}, {} offers a draw.", boris.mention(), ada.mention()));
    assert_eq!(labels(&message), ["Accept the draw", "Decline", "Withdraw"]);
    picture::check_pings(&message, &[boris.id]);
    refused(ada, "your own offer", [&ada.click_on(message.id, "Accept the draw").await]);
    refused(boris, "who made", [&boris.click_on(message.id, "Withdraw").await]);
    refused(chen, "only its players", [&chen.click_on(message.id, "Decline").await]);
    let accepted = boris.click_on(message.id, "Accept the draw").await;
    let words = format!("{} accepts {}\u{2019}s offer of a draw.", boris.mention(), ada.mention());
    assert_eq!(accepted.content(), words);
    picture::check_pings(accepted.message().unwrap(), &[]);
    let end = ada.sees("the end", |it| it.content.starts_with("**Draw**")).await;
    assert!(end.content.contains("agreed on turn 2"), "{}", end.content);
    picture::check_pings(&end, &[ada.id]);
    refused(ada, "No game is being played", [&ada.command("draw", json!({})).await]);
    world.finish().await;
}

#[tokio::test]
async fn an_offer_is_declined_withdrawn_or_lapses() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let (ada, boris) = (table.white, table.black);
    let seq = table.plays(0, &["e2e4", "e7e5"]).await;
    let declined = ada.more("Offer a draw").await;
    assert!(declined.is_private() && declined.content() == "You have offered a draw.");
    let offer = boris.sees("the offer", |it| it.button("Accept the draw").is_some()).await;
    let answer = boris.click_on(offer.id, "Decline").await;
    assert!(answer.content().contains("declines"), "{}", answer.content());
    refused(ada, "after 10 more turns", [&ada.command("draw", json!({})).await]);
    // The other one may, and changes their mind.
    let withdrawn = boris.command("draw", json!({})).await;
    let answer = boris.click_on(withdrawn.message().unwrap().id, "Withdraw").await;
    assert!(answer.content().contains("has withdrawn"), "{}", answer.content());
    // What is proposed otherwise is void with the next turn, and says so.
    let takeback = ada.command("takeback", json!({})).await;
    assert!(takeback.content().contains("would like to take back **e4** and all that came after"));
    let abort = boris.command("abort", json!({})).await;
    offers::noted(&world).await;
    let seq = table.plays(seq, &["g1f3"]).await;
    world
        .became(takeback.message().unwrap().id, "asked to take back **e4**; that no longer stands.")
        .await;
    world
        .became(abort.message().unwrap().id, "asked to close the game; that no longer stands.")
        .await;
    // After ten turns a draw can be offered again.
    let moves = ["b8c6", "f1c4", "f8c5", "c2c3", "g8f6", "d2d3", "d7d6", "b1d2", "a7a6"];
    table.plays(seq, &moves).await;
    now(&world, ada, &ada.command("draw", json!({})).await);
    world.finish().await;
}

#[tokio::test]
async fn a_draw_is_claimed_where_the_rules_allow() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let (ada, boris) = (table.white, table.black);
    let there_and_back = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let seq = table.plays(0, &there_and_back).await;
    let seq = table.plays(seq, &there_and_back).await;
    let board = table.shown(seq).await;
    assert!(board.button("Claim the draw").is_some(), "{:?}", labels(&board));
    refused(boris, "White's turn", [&boris.click_on(board.id, "Claim the draw").await]);
    assert!(
        labels(now_private(&ada.click_on(board.id, "More").await))
            .contains(&"Claim the draw".into())
    );
    ada.click_on(board.id, "Claim the draw").await;
    let end = boris.sees("the end", |it| it.content.starts_with("**Draw**")).await;
    assert!(end.content.contains("claimed on turn 8: the same position"), "{}", end.content);
    let record = world.record(table.game).await;
    assert_eq!(record.last().map(|(_, kind, _)| kind.as_str()), Some("draw_claimed"));
    world.finish().await;
}

#[tokio::test]
async fn both_may_close_the_game_and_before_both_have_moved_each() {
    let world = World::new().await;
    let table = begin(&world, GAME).await;
    let (ada, boris) = (table.white, table.black);
    ada.click("Roll").await;
    table.shown(1).await;
    boris.command("abort", json!({})).await;
    let end = ada.sees("the end", |it| it.content.contains("one of the two never moved")).await;
    assert!(end.button("Rematch").is_none() && end.button("Replay").is_some());
    let table = begin(&world, "chess").await;
    table.plays(0, &["e2e4", "e7e5"]).await;
    offers::noted(&world).await;
    let asked = ada.command("abort", json!({})).await;
    assert!(asked.content().contains("without a result"), "{}", asked.content());
    assert_eq!(labels(asked.message().unwrap()), ["Allow", "Decline", "Withdraw"]);
    // Whoever asks for the same agrees.
    boris.command("abort", json!({})).await;
    boris.sees("the end", |it| it.content.contains("have closed their game")).await;
    world.became(asked.message().unwrap().id, "agrees with").await;
    world.finish().await;
}

#[tokio::test]
async fn the_last_turn_is_taken_back_freely_for_a_minute() {
    let clock = Clock::manual(1_900_000_000_000);
    let world = World::builder().rolls([5, 3]).clock(clock.clone()).start().await;
    let table = begin(&world, GAME).await;
    let (ada, boris) = (table.white, table.black);
    ada.click("Roll").await;
    table.shown(1).await;
    ada.types("e2e4").await;
    let board = table.shown(2).await;
    refused(boris, "who has just made", [&boris.click_on(board.id, "Oops").await]);
    clock.advance(Duration::from_secs(59));
    ada.click_on(board.id, "Oops").await;
    let again = table.shown(3).await;
    assert_eq!(again.id, board.id, "the same message");
    picture::check_pings(&again, &[]);
    let words = format!("{} takes back **e2-e4**. The roll stays a 5.", ada.mention());
    assert!(again.content.contains(&words), "{}", again.content);
    assert!(again.content.starts_with(&format!("{}, your move.", ada.mention())));
    assert!(again.button("Oops").is_none() && again.button("Roll").is_none());
    ada.types("e2e3").await;
    let board = table.shown(4).await;
    clock.advance(Duration::from_secs(61));
    let late = ada.click_on(board.id, "Oops").await;
    refused(ada, "`/takeback`", [&late]);
    boris.click("Roll").await;
    let rolled = table.shown(5).await;
    assert!(rolled.button("Oops").is_none(), "a die fell since");
    assert!(rolled.content.contains("rolled **3**"), "{}", rolled.content);
    world.finish().await;
}

#[tokio::test]
async fn a_turn_that_ends_the_game_is_not_taken_back() {
    let world = World::builder().transport(Transport::Gateway).fixed_dice(5).start().await;
    let table = begin(&world, "chess").await;
    let (ada, boris) = (table.white, table.black);
    let seq = table.plays(0, &["f2f3", "e7e5", "g2g4"]).await;
    let before = table.shown(seq).await;
    table.noted(seq).await;
    assert!(before.button("Oops").is_some(), "{:?}", labels(&before));
    // That board keeps its buttons.
    let edited = format!("/channels/*/messages/{}", before.id);
    world.playground.fault("PATCH", &edited, Fault::Fail { status: 403, code: 50_013 });
    boris.types("d8h4").await;
    let end = table.shown(seq + 1).await;
    assert!(end.content.contains("checkmate"), "{}", end.content);
    assert!(end.button("Oops").is_none(), "{:?}", labels(&end));
    refused(ada, "has ended", [&ada.click_on(before.id, "Oops").await]);
    // Nor is a click that no message offers of any use.
    let id = format!("oops:{}:{}", table.game, seq + 1);
    let told = forged::refusal(&id, &forged::clicked(&world, boris, false, &id, &[]).await);
    assert!(told.contains("has ended"), "{told}");
    assert_eq!(table.actions().await, ["f2f3", "e7e5", "g2g4", "d8h4"]);
    world.finish_with(|it| matches!(it.status, 403 | 404)).await;
}

#[tokio::test]
async fn a_turn_is_taken_back_by_consent_and_the_dice_stay() {
    let world = World::builder().rolls([5, 3, 6, 1]).start().await;
    let table = begin(&world, GAME).await;
    let (ada, boris) = (table.white, table.black);
    refused(ada, "no turn", [&ada.command("takeback", json!({})).await]);
    ada.click("Roll").await;
    ada.types("e2e4").await;
    table.shown(2).await;
    boris.click("Roll").await;
    let rolled = table.shown(3).await;
    assert!(rolled.content.contains("rolled **3**"), "{}", rolled.content);
    let asked = ada.command("takeback", json!({})).await;
    let words = "would like to take back **e2-e4** and all that came after it.";
    assert!(asked.content().contains(words), "{}", asked.content());
    let answer = boris.click_on(asked.message().unwrap().id, "Allow").await;
    let words = format!("{} lets {} take back **e2-e4**.", boris.mention(), ada.mention());
    assert_eq!(answer.content(), words);
    let board = table.shown(4).await;
    picture::check_pings(&board, &[ada.id]);
    let words = "takes back **e2-e4** and all that came after it. The roll stays a 5.";
    assert!(board.content.contains(words), "{}", board.content);
    // The second roll of the game is what it was.
    ada.types("e2e3").await;
    table.shown(5).await;
    boris.click("Roll").await;
    let rolled = table.shown(6).await;
    assert!(rolled.content.contains("rolled **3**"), "{}", rolled.content);
    world.finish().await;
}

#[tokio::test]
async fn offers_outlive_the_bot() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let (ada, boris) = (table.white, table.black);
    let seq = table.plays(0, &["e2e4"]).await;
    let draw = ada.command("draw", json!({})).await;
    let more = boris.click("More").await;
    assert!(labels(now_private(&more)).contains(&"Accept the draw".to_owned()));
    let takeback = ada.command("takeback", json!({})).await;
    offers::noted(&world).await;
    world.restart_bot().await;
    let allowed = boris.click_on(takeback.message().unwrap().id, "Allow").await;
    assert!(allowed.content().contains("take back **e4**"), "{}", allowed.content());
    table.shown(seq + 1).await;
    // The other one is void with it.
    world.became(draw.message().unwrap().id, "offered a draw; the offer no longer stands.").await;
    picture::check_pings(&now(&world, boris, &draw), &[]);
    let told = now(&world, boris, &takeback);
    assert!(told.content.contains("lets") && told.components.is_empty(), "{}", told.content);
    world.settle().await;
    // A restart later there is nothing left to click, and nothing to do.
    world.restart_bot().await;
    refused(boris, "no turn", [&boris.command("takeback", json!({})).await]);
    world.finish().await;
}

#[tokio::test]
async fn of_two_answers_at_once_one_counts() {
    let world = World::new().await;
    let table = begin(&world, "chess").await;
    let (ada, boris) = (table.white, table.black);
    table.plays(0, &["e2e4"]).await;
    let draw = ada.command("draw", json!({})).await.message().expect("an offer").id;
    let (one, other) =
        tokio::join!(boris.click_on(draw, "Accept the draw"), ada.click_on(draw, "Withdraw"));
    let late: Vec<_> =
        [(boris, &one), (ada, &other)].into_iter().filter(|(_, it)| it.is_private()).collect();
    let [(who, late)] = late[..] else {
        panic!("{} | {}", one.content(), other.content());
    };
    refused(who, "That offer has been", [late]);
    let ended = world.record(table.game).await.iter().any(|(_, kind, _)| kind == "draw_agreed");
    assert_eq!(ended, !one.is_private());
    if ended {
        ada.sees("the end", |it| it.content.starts_with("**Draw**")).await;
    }
    world.finish().await;
}
