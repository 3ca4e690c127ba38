//! Time in games with a pace, which goes by faster than the bot's clock.

use std::time::Duration;

use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use sqlx::{AnyConnection, Connection, Row};

/// How often time is taken from somebody.
const STEP: Duration = Duration::from_millis(250);

/// How many milliseconds are taken, mostly and at times: some minutes, or days.
const MINUTES: i64 = 60_000;
const DAYS: i64 = 24 * 60 * MINUTES;

/// Takes time from players until it is ended: their deadlines come nearer, and what is to be done
/// by then is due sooner. All else goes by the bot's own clock.
pub(crate) async fn pass(url: String, mut choice: StdRng) {
    loop {
        tokio::time::sleep(STEP).await;
        // A database that is busy, or not there yet, loses no time.
        drop(take(&url, &mut choice).await);
    }
}

async fn take(url: &str, choice: &mut StdRng) -> Result<(), sqlx::Error> {
    let mut connection = AnyConnection::connect(url).await?;
    let running = "SELECT game FROM clocks WHERE deadline IS NOT NULL";
    let rows = sqlx::query(running).fetch_all(&mut connection).await?;
    let games: Vec<i64> = rows.iter().map(|row| row.get(0)).collect();
    if let Some(game) = games.choose(choice) {
        let long = choice.random_bool(0.08);
        let by = if long {
            choice.random_range(1..4) * DAYS
        } else {
            choice.random_range(1..4) * MINUTES
        };
        let mut transaction = connection.begin().await?;
        for statement in [
            "UPDATE clocks SET deadline = deadline - $1 WHERE game = $2 AND deadline IS NOT NULL",
            "UPDATE jobs SET due = due - $1, since = since - $1 WHERE game = $2 AND due > $1 AND \
             kind IN ('reminder', 'late', 'flag')",
        ] {
            let statement = sqlx::query(statement).bind(by).bind(*game);
            statement.execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
    }
    connection.close().await
}
