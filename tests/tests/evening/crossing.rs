//! What two people propose, answer or take back in the same moment.

use playground::{Message, Outcome};
use serde_json::json;
use tests::game::{begin, refused};
use tests::log::Asking;
use tests::{Held, Table, World, offers, refusal};

/// Lets both of them decide by what stands before either has written anything: the first to ask is
/// the first to write.
pub(crate) async fn at_once<A, B>(
    world: &World,
    first: impl Future<Output = A>,
    second: impl Future<Output = B>,
) -> (A, B) {
    let (held, asking) = (Held::new(world).await, Asking::listen());
    let second = async {
        asking.until(world, 1).await;
        second.await
    };
    let letting_go = async {
        asking.until(world, 2).await;
        held.let_go().await;
    };
    let (first, second, ()) = tokio::join!(first, second, letting_go);
    (first, second)
}

async fn opened(world: &World) -> Table<'_> {
    let table = begin(world, "chess").await;
    table.white.types("e2e4").await;
    table.shown(1).await;
    table.black.types("e7e5").await;
    table.shown(2).await;
    table.noted(2).await;
    table
}

/// Ends a game: who plays White resigns. Returns the last board.
async fn resigned(table: &Table<'_>) -> Message {
    table.white.command("resign", json!({})).await;
    table.white.click("Yes").await;
    table.white.sees("the end", |it| it.button("Rematch").is_some()).await
}

/// What a statement counts.
pub(crate) async fn count(world: &World, statement: &str) -> i64 {
    let counting = sqlx::query_scalar(sqlx::AssertSqlSafe(statement.to_owned()));
    counting.fetch_one(&mut world.sql().await).await.expect("a count")
}

const OPEN: &str = "SELECT COUNT(*) FROM offers WHERE state = 'open'";

#[tokio::test]
async fn two_who_offer_a_draw_at_once_have_agreed() {
    let world = World::new().await;
    let table = opened(&world).await;
    let (ada, boris) = (table.white, table.black);
    let (offered, _) =
        at_once(&world, ada.command("draw", json!({})), boris.command("draw", json!({}))).await;
    ada.sees("the end", |it| it.content.starts_with("**Draw**")).await;
    let offer = offered.message().expect("an offer").id;
    world.became(offer, "accepts").await;
    assert_eq!(count(&world, OPEN).await, 0);
    world.finish().await;
}

#[tokio::test]
async fn two_who_would_close_the_game_at_once_have_agreed() {
    let world = World::new().await;
    let table = opened(&world).await;
    let (ada, boris) = (table.white, table.black);
    at_once(&world, ada.command("abort", json!({})), boris.command("abort", json!({}))).await;
    ada.sees("the end", |it| it.content.contains("have closed their game")).await;
    assert_eq!(count(&world, OPEN).await, 0);
    world.finish().await;
}

#[tokio::test]
async fn a_draw_is_accepted_by_asking_for_one() {
    let world = World::new().await;
    let table = opened(&world).await;
    let (ada, boris) = (table.white, table.black);
    let offer = ada.command("draw", json!({})).await.message().expect("an offer").id;
    offers::noted(&world).await;
    let end = boris.command("draw", json!({})).await;
    assert!(end.content().starts_with("**Draw**"), "{}", end.content());
    world.became(offer, "accepts").await;
    world.finish().await;
}

#[tokio::test]
async fn two_who_ask_for_a_rematch_at_once_have_one() {
    let world = World::new().await;
    let table = opened(&world).await;
    let (ada, boris) = (table.white, table.black);
    let end = resigned(&table).await.id;
    at_once(&world, ada.click_on(end, "Rematch"), boris.click_on(end, "Rematch")).await;
    let rematch = Table::found(&world, boris, ada).await;
    assert_eq!(rematch.game, 2);
    assert_eq!(count(&world, OPEN).await, 0);
    world.finish().await;
}

#[tokio::test]
async fn a_rematch_that_is_withdrawn_in_that_moment_has_not_begun() {
    let world = World::new().await;
    let table = opened(&world).await;
    let (ada, boris) = (table.white, table.black);
    let end = resigned(&table).await.id;
    let offer = ada.click_on(end, "Rematch").await.message().expect("an offer").id;
    offers::noted(&world).await;
    let (_, late) =
        at_once(&world, ada.click_on(offer, "Withdraw"), boris.click_on(offer, "Rematch")).await;
    refused(boris, "has been withdrawn", [&late]);
    world.became(offer, "no longer asks").await;
    assert_eq!(count(&world, "SELECT COUNT(*) FROM games").await, 1);
    world.finish().await;
}

#[tokio::test]
async fn an_offer_that_is_made_again_while_it_is_accepted_is_accepted() {
    let world = World::new().await;
    let table = opened(&world).await;
    let (ada, boris) = (table.white, table.black);
    let end = resigned(&table).await.id;
    let offer = boris.click_on(end, "Rematch").await.message().expect("an offer").id;
    offers::noted(&world).await;
    offers::age(&world).await;
    let (_, again) =
        at_once(&world, ada.click_on(offer, "Rematch"), boris.click_on(end, "Rematch")).await;
    let told = refusal(boris, &again);
    assert!(["has been accepted", "has begun"].iter().any(|it| told.contains(it)), "{told}");
    world.became(offer, "accepts").await;
    refused(boris, "has begun", [&boris.click_on(end, "Rematch").await]);
    Table::found(&world, boris, ada).await;
    assert_eq!(count(&world, OPEN).await, 0);
    world.finish().await;
}

#[tokio::test]
async fn two_clicks_open_one_thread_for_a_rematch() {
    let world = World::new().await;
    let table = opened(&world).await;
    let (ada, boris, chen) = (table.white, table.black, world.person("Chen"));
    let end = resigned(&table).await.id;
    Table::begin(&world, "chess", chen, boris).await;
    ada.click_on(end, "Rematch").await;
    offers::noted(&world).await;
    let (one, two) =
        at_once(&world, boris.click_on(end, "Rematch"), boris.click_on(end, "Rematch")).await;
    let is_late = |it: &&Outcome| it.is_private();
    let late: Vec<&Outcome> = [&one, &two].into_iter().filter(is_late).collect();
    refused(boris, "has been accepted", late.iter().copied());
    assert_eq!(late.len(), 1);
    let threads = world.playground.channels().into_iter().filter(|it| it.parent.is_some()).count();
    assert_eq!(threads, 1);
    world.finish().await;
}
