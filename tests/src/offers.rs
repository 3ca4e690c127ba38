//! Where the messages of offers stand, and what they have become.

use playground::Id;

use crate::World;

/// Waits until it is known where the buttons of every open offer stand.
pub async fn noted(world: &World) {
    world
        .until("every offer's message is known", async || {
            let unknown: i64 = sqlx::query_scalar(
                "SELECT COUNT(*) FROM offers WHERE state = 'open' AND message IS NULL",
            )
            .fetch_one(&mut world.sql().await)
            .await
            .expect("a count");
            unknown == 0
        })
        .await;
}

/// Has the bot forget where the buttons of the newest offer stand, as if it had been killed before
/// it answered, long ago.
pub async fn lose(world: &World) {
    sqlx::query(
        "UPDATE offers SET message = NULL, created = 0 WHERE id = (SELECT MAX(id) FROM offers)",
    )
    .execute(&mut world.sql().await)
    .await
    .expect("the offers");
}

/// Has the open offers made long ago, so that they are shown anew where they are made again.
pub async fn age(world: &World) {
    sqlx::query("UPDATE offers SET created = 0 WHERE state = 'open'")
        .execute(&mut world.sql().await)
        .await
        .expect("the offers");
}

/// Waits until a public message has become words without buttons that say this.
pub async fn became(world: &World, message: Id, words: &str) {
    let anybody = world.person("Chen").id;
    world
        .until(words, async || {
            let message = world.playground.message(message, anybody).expect("it is there");
            message.content.contains(words) && message.components.is_empty()
        })
        .await;
}
