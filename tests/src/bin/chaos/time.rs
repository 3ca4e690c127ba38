//! Time in games with a pace, of challenges, and after games, which goes by faster than the bot's
//! clock.

use std::time::Duration;

use ::tests::rows::{self, ChallengeRow, ClockRow};
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use sqlx::{AnyConnection, Connection};

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
        rows::archive_earlier(&mut connection, DAYS).await?;
    }
    let clocks = rows::all::<ClockRow>(&mut connection).await?.into_iter();
    let running = clocks.filter(|it| it.deadline_at.is_some());
    let games: Vec<i64> = running.map(|it| it.game_id).collect();
    if let Some(game) = games.choose(choice) {
        let long = choice.random_bool(0.08);
        let by = if long {
            choice.random_range(1..4) * DAYS
        } else {
            choice.random_range(1..4) * MINUTES
        };
        rows::take_time(&mut connection, *game, by).await?;
    }
    connection.close().await
}

/// Has an open challenge be a day older, so that it lapses.
async fn lapse(connection: &mut AnyConnection, choice: &mut StdRng) -> Result<(), sqlx::Error> {
    // A day later it is known which message is its own, if it ever is.
    let challenges = rows::all::<ChallengeRow>(connection).await?.into_iter();
    let open = challenges.filter(|it| it.state == "open" && it.message_id.is_some());
    let open: Vec<i64> = open.map(|it| it.challenge_id).collect();
    if let Some(challenge) = open.choose(choice) {
        rows::age_challenge(connection, *challenge, DAYS).await?;
    }
    Ok(())
}
