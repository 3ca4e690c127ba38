//! Where the messages of offers stand.

use crate::World;
use crate::rows::OfferRow;

/// Waits until it is known where the buttons of every open offer stand.
pub async fn noted(world: &World) {
    let known = async || {
        let offers = world.database.open_offers().await;
        offers.iter().all(|it| it.message_id.is_some())
    };
    world.until("every offer's message is known", known).await;
}

/// Has the bot forget where the buttons of the newest offer stand, as if it had been killed before
/// it answered, long ago.
pub async fn lose(world: &World) {
    let newest = world.database.all::<OfferRow>().await.last().map(|it| it.offer_id);
    let lose = |it: &mut OfferRow| {
        if Some(it.offer_id) == newest {
            (it.message_id, it.claimed_at) = (None, 0);
        }
    };
    world.database.change(lose).await;
}

/// Has the open offers made long ago, so that they are shown anew where they are made again.
pub async fn age(world: &World) {
    let age = |it: &mut OfferRow| {
        if it.state == "open" {
            it.claimed_at = 0;
        }
    };
    world.database.change(age).await;
}
