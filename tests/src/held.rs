//! A database that is held: whoever wants to write waits, so answers are late.

use sqlx::{Executor, SqliteConnection};

use crate::World;

/// A transaction of our own, for as long as the bot may not write.
pub struct Held(SqliteConnection);

impl Held {
    /// Takes the database, once the bot has noted all that it still has to note.
    ///
    /// # Panics
    ///
    /// If somebody else writes.
    pub async fn new(world: &World) -> Self {
        world.settle().await;
        let mut connection = world.sql().await;
        let held = connection.execute("BEGIN IMMEDIATE").await;
        held.expect("nobody writes");
        Self(connection)
    }

    /// Gives it back.
    ///
    /// # Panics
    ///
    /// If it is not held any more.
    pub async fn let_go(mut self) {
        self.0.execute("ROLLBACK").await.expect("it was held");
    }
}
