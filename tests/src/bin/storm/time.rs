//! Time in games with a pace, of challenges, and after games, which goes by faster than the bot's
//! clock.

use std::time::Duration;

use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use sqlx::{AnyConnection, Connection, Row};

use crate::replacing::Opening;

/// How often time is taken from somebody.
const STEP: Duration = Duration::from_millis(250);

/// How many milliseconds are taken, mostly and at times: some minutes, or days.
const MINUTES: i64 = 60_000;
const DAYS: i64 = 24 * 60 * MINUTES;

/// How likely a day goes by for an open challenge, and for the threads of games that have ended.
const LAPSES: f64 = 0.06;
const ARCHIVED: f64 = 0.02;

/// Takes time from players until it is ended: their deadlines come nearer, and what is to be done
/// by then is due sooner. Challenges lapse, and threads are archived. All else goes by the bot's
/// own clock.
pub(crate) async fn pass((url, opening): (String, Opening), mut choice: StdRng) {
    loop {
        tokio::time::sleep(STEP).await;
        let _open = opening.read().await;
        // A database that is busy, or not there yet, loses no time.
        drop(take(&url, &mut choice).await);
    }
}

async fn take(url: &str, choice: &mut StdRng) -> Result<(), sqlx::Error> {
    let mut connection = AnyConnection::connect(url).await?;
    if choice.random_bool(LAPSES) {
        lapse(&mut connection, choice).await?;
    }
    if choice.random_bool(ARCHIVED) {
        let ended = "UPDATE jobs SET due = due - $1, since = since - $1 WHERE kind = 'thread'";
        sqlx::query(ended).bind(DAYS).execute(&mut connection).await?;
    }
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

/// Has an open challenge be a day older, so that it lapses.
async fn lapse(connection: &mut AnyConnection, choice: &mut StdRng) -> Result<(), sqlx::Error> {
    // A day later it is known which message is its own, if it ever is.
    let open = "SELECT id FROM challenges WHERE state = 'open' AND due IS NOT NULL AND message IS \
                NOT NULL";
    let open: Vec<i64> = sqlx::query_scalar(open).fetch_all(&mut *connection).await?;
    if let Some(challenge) = open.choose(choice) {
        let older = "UPDATE challenges SET created = created - $1, due = due - $1 WHERE id = $2 \
                     AND state = 'open'";
        sqlx::query(older).bind(DAYS).bind(*challenge).execute(connection).await?;
    }
    Ok(())
}
