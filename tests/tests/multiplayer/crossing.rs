//! What two people propose, answer or take back in the same moment.

use playground::Outcome;
use serde_json::json;
use tests::game::{opened, refused};
use tests::log::Asking;
use tests::rows::GameRow;
use tests::{GameDriver, Held, World, offers, refusal};

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

/// How many offers nobody has answered.
async fn open(world: &World) -> usize {
    world.database.open_offers().await.len()
}

#[tokio::test]
async fn two_who_ask_for_the_same_at_once_have_agreed() {
    for (command, end, words) in [
        ("draw", "**Draw**", "accepted"),
        ("abort", "Game aborted by agreement", "agreed to abort"),
    ] {
        let world = World::new().await;
        let (game, ada, boris) = opened(&world).await.with_players();
        let (ada_asks, boris_asks) =
            (ada.asks(command, json!({})), boris.command(command, json!({})));
        let (offer, _) = at_once(&world, ada_asks, boris_asks).await;
        tests::says(&game.ended().await, end);
        world.became(offer.id, words).await;
        assert_eq!(open(&world).await, 0);
        world.finish().await;
    }
}

#[tokio::test]
async fn two_who_ask_for_a_rematch_at_once_have_one() {
    let world = World::new().await;
    let (game, ada, boris) = opened(&world).await.with_players();
    let end = game.resigns(ada).await.id;
    at_once(&world, ada.click_on(end, "Rematch"), boris.click_on(end, "Rematch")).await;
    let rematch = GameDriver::found(&world, boris, ada).await;
    assert_eq!(rematch.id, 2);
    assert_eq!(open(&world).await, 0);
    world.finish().await;
}

#[tokio::test]
async fn a_rematch_that_is_withdrawn_in_that_moment_has_not_begun() {
    let world = World::new().await;
    let (game, ada, boris) = opened(&world).await.with_players();
    let end = game.resigns(ada).await.id;
    let offer = ada.click_on(end, "Rematch").await.shown().id;
    offers::noted(&world).await;
    let (_, late) =
        at_once(&world, ada.click_on(offer, "Withdraw"), boris.click_on(offer, "Rematch")).await;
    refused(boris, "was withdrawn", [&late]);
    world.became(offer, "withdrew the rematch offer").await;
    assert_eq!(world.database.count::<GameRow>().await, 1);
    world.finish().await;
}

#[tokio::test]
async fn an_offer_that_is_made_again_while_it_is_accepted_is_accepted() {
    let world = World::new().await;
    let (game, ada, boris) = opened(&world).await.with_players();
    let end = game.resigns(ada).await.id;
    let offer = boris.click_on(end, "Rematch").await.shown().id;
    offers::noted(&world).await;
    offers::age(&world).await;
    let (_, again) =
        at_once(&world, ada.click_on(offer, "Rematch"), boris.click_on(end, "Rematch")).await;
    let told = refusal(boris, &again);
    assert!(["was accepted", "has already begun"].iter().any(|it| told.contains(it)), "{told}");
    world.became(offer, "accepted").await;
    refused(boris, "has already begun", [&boris.click_on(end, "Rematch").await]);
    GameDriver::found(&world, boris, ada).await;
    assert_eq!(open(&world).await, 0);
    world.finish().await;
}

#[tokio::test]
async fn two_clicks_open_one_thread_for_a_rematch_where_another_game_runs() {
    let world = World::new().await;
    let (game, ada, boris) = opened(&world).await.with_players();
    let end = game.resigns(ada).await.id;
    GameDriver::begin(&world, "chess", world.person("Chen"), boris).await;
    ada.click_on(end, "Rematch").await;
    offers::noted(&world).await;
    let (one, two) =
        at_once(&world, boris.click_on(end, "Rematch"), boris.click_on(end, "Rematch")).await;
    let late: Vec<&Outcome> = [&one, &two].into_iter().filter(|it| it.is_private()).collect();
    assert_eq!(late.len(), 1);
    refused(boris, "was accepted", late);
    let [thread] = &world.threads()[..] else {
        panic!("not one thread: {:?}", world.threads());
    };
    assert_eq!(thread.name, "Rematch of game 1 \u{b7} Chess");
    let rematch = GameDriver::found(&world, boris.at(thread.id), ada.at(thread.id)).await;
    assert_eq!(rematch.id, 3);
    world.finish().await;
}
