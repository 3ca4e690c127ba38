//! A database that the bot waits for, so that its answers are late.

use sqlx::{AnyConnection, Executor};

use crate::World;

/// The database, held: whoever wants to write waits.
pub struct Held(AnyConnection);

impl Held {
    /// Holds it, once whatever the bot still notes of the last turn is noted.
    pub async fn new(world: &World) -> Self {
        world.settle().await;
        Self(world.database.hold().await)
    }

    /// Lets it go.
    pub async fn let_go(mut self) {
        self.0.execute("ROLLBACK").await.expect("it was held");
    }
}
