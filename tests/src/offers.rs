//! Where the messages of offers stand.

use crate::World;

/// Waits until it is known where the buttons of every open offer stand.
pub async fn noted(world: &World) {
    let unknown = "SELECT COUNT(*) FROM offers WHERE state = 'open' AND message IS NULL";
    let known = async || world.scalar::<i64>(unknown).await == 0;
    world.until("every offer's message is known", known).await;
}

/// Has the bot forget where the buttons of the newest offer stand, as if it had been killed before
/// it answered, long ago.
pub async fn lose(world: &World) {
    let newest = "id = (SELECT MAX(id) FROM offers)";
    world.execute(format!("UPDATE offers SET message = NULL, created = 0 WHERE {newest}")).await;
}

/// Has the open offers made long ago, so that they are shown anew where they are made again.
pub async fn age(world: &World) {
    world.execute("UPDATE offers SET created = 0 WHERE state = 'open'").await;
}
