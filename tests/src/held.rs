//! A database that the bot waits for, so that its answers are late.

use std::time::Duration;

use crate::World;
use crate::database::WriteLock;
use crate::log::Asking;

/// How long the bot lets an interaction wait for its first answer.
pub const DEFER_AFTER: Duration = Duration::from_millis(1500);

/// The database, held: whoever wants to write waits.
pub struct Held(WriteLock);

impl Held {
    /// Holds it, once whatever the bot still notes of the last turn is noted.
    pub async fn new(world: &World) -> Self {
        world.settle().await;
        Self(world.database.hold().await)
    }

    /// What comes of an act that has to write while nothing can be written: the clock moves on
    /// until it is deferred.
    pub async fn during<T>(world: &World, act: impl Future<Output = T>) -> T {
        Self::during_all(world, 1, act).await
    }

    /// The same of so many acts at once.
    pub async fn during_all<T>(world: &World, number: usize, acts: impl Future<Output = T>) -> T {
        let (held, asking) = (Self::new(world).await, Asking::listen());
        let time_passes = async {
            asking.until(world, number).await;
            world.wake(DEFER_AFTER).await;
        };
        let (outcome, ()) = tokio::join!(acts, time_passes);
        held.let_go().await;
        outcome
    }

    /// Lets it go.
    pub async fn let_go(self) {
        self.0.release().await;
    }
}
