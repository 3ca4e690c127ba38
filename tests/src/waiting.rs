//! Waiting for what the bot does by itself, which no answer says is done.

use std::time::Duration;

use playground::{Entry, Event};
use tokio::sync::broadcast;
use tokio::time::timeout;

use crate::{PATIENCE, World};

impl World {
    /// How many boards are owed, and turns of the engine's; not what waits for a deadline or a day.
    pub async fn owed(&self) -> i64 {
        let owed = "SELECT COUNT(*) FROM jobs WHERE kind NOT IN ('reminder', 'late', 'flag', \
                    'thread')";
        sqlx::query_scalar(owed).fetch_one(&mut self.sql().await).await.expect("the jobs")
    }

    /// Waits until something holds; looks again whenever anything happens that somebody sees.
    ///
    /// # Panics
    ///
    /// If it takes too long; `what` says what was waited for.
    pub async fn until(&self, what: &str, mut holds: impl AsyncFnMut() -> bool) {
        let mut events = self.playground.events();
        let waiting = async {
            while !holds().await {
                self.next_event(&mut events).await;
            }
        };
        assert!(timeout(PATIENCE, waiting).await.is_ok(), "waited in vain until {what}");
    }

    /// The next event, or a moment later none: not everything that is waited for is an event.
    async fn next_event(&self, events: &mut broadcast::Receiver<Event>) {
        let moment = Duration::from_millis(20);
        drop(timeout(moment, events.recv()).await);
    }

    /// Waits until a request of the bot is in the journal.
    pub async fn until_journal(&self, what: &str, mut found: impl FnMut(&Entry) -> bool) {
        self.until(what, async || self.playground.journal().iter().any(&mut found)).await;
    }

    /// Waits until every board is shown.
    pub async fn settle(&self) {
        self.until("no board is owed", async || self.owed().await == 0).await;
    }

    /// Whether a board that is owed rests until somebody does something where it belongs.
    pub async fn a_board_rests(&self) -> bool {
        let resting = "SELECT COUNT(*) FROM jobs WHERE kind = 'board' AND due > $1";
        let resting = sqlx::query_scalar(resting).bind(i64::MAX - 1);
        let resting: i64 = resting.fetch_one(&mut self.sql().await).await.expect("the jobs");
        resting > 0
    }
}
