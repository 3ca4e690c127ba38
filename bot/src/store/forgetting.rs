//! Forgetting a person: what is kept of them goes, and in games that have ended nobody stands for
//! them. Their running games stay as they are.

use sqlx::Row;

use super::games::{RunningRow, read_running};
use super::limited::AnyConnection;
use super::offers::owe_edits;
use super::rows::{id, stored};
use super::{Store, StoreError};
use crate::ids::{GameId, UserId};

/// What is struck of a person, $1.
const STRUCK: [&str; 8] = [
    "DELETE FROM settings WHERE owner = 'person' AND id = $1",
    "DELETE FROM files WHERE person = $1",
    "DELETE FROM followers WHERE person = $1",
    "DELETE FROM ratings WHERE person = $1",
    "DELETE FROM rated_games WHERE person = $1",
    "DELETE FROM puzzle_tries WHERE person = $1",
    "DELETE FROM puzzlers WHERE person = $1",
    "DELETE FROM daily_solves WHERE person = $1",
];

/// Where nobody stands for a person, $1, from then on.
const NAMELESS: [&str; 5] = [
    "UPDATE rated_games SET opponent = 0 WHERE opponent = $1",
    "UPDATE challenges SET challenger = 0, name = '' WHERE challenger = $1",
    "UPDATE challenges SET opponent = 0 WHERE opponent = $1",
    "UPDATE games SET white = 0 WHERE white = $1 AND result IS NOT NULL",
    "UPDATE games SET black = 0 WHERE black = $1 AND result IS NOT NULL",
];

/// How the open challenges of a person, $1, are closed at $2: their messages are to say so.
const CLOSED: [&str; 2] = [
    "UPDATE challenges SET state = 'withdrawn', due = CASE WHEN message IS NULL THEN NULL ELSE $2 \
     END WHERE state = 'open' AND challenger = $1",
    "UPDATE challenges SET state = 'declined', due = CASE WHEN message IS NULL THEN NULL ELSE $2 \
     END WHERE state = 'open' AND opponent = $1",
];

impl Store {
    /// The games of a person that run anywhere, the oldest first.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn running_anywhere(&self, user: UserId) -> Result<Vec<RunningRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(
            "SELECT id, channel, (SELECT COALESCE(MAX(ply), 0) FROM entries WHERE game = \
             games.id) AS ply FROM games WHERE result IS NULL AND (white = $1 OR black = $1) \
             ORDER BY id",
        )
        .bind(stored(user.0))
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        Ok(rows.iter().map(read_running).collect::<Result<_, _>>()?)
    }

    /// Forgets a person, but for the games that they still play.
    ///
    /// # Errors
    ///
    /// Fails where the database does; then nothing is forgotten.
    pub async fn forget(&self, user: UserId) -> Result<(), StoreError> {
        let (user, now) = (stored(user.0), self.clock.now());
        let mut transaction = self.writer.begin().await?;
        // Whoever ends a game waits here, so that no rating is written from one that goes; and
        // whoever tries a puzzle. One statement, so that two who forget never wait for each other.
        sqlx::query("UPDATE counters SET last = last WHERE kind IN ('puzzle', 'result')")
            .execute(&mut *transaction)
            .await?;
        for statement in CLOSED {
            sqlx::query(statement).bind(user).bind(now).execute(&mut *transaction).await?;
        }
        close_offers(&mut transaction, user, now).await?;
        for statement in STRUCK.into_iter().chain(NAMELESS) {
            sqlx::query(statement).bind(user).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        self.due.notify_one();
        Ok(())
    }
}

/// Closes what a person and others have offered each other in games that have ended: a rematch.
/// What became of it is to be shown.
async fn close_offers(
    connection: &mut AnyConnection,
    user: i64,
    now: i64,
) -> Result<(), StoreError> {
    let rows = sqlx::query(
        "SELECT id, CASE WHEN white = $1 THEN 'white' ELSE 'black' END AS seat FROM games \
         WHERE result IS NOT NULL AND (white = $1 OR black = $1) AND EXISTS (SELECT 1 FROM offers \
         WHERE game = games.id AND state IN ('open', 'accepting'))",
    )
    .bind(user)
    .fetch_all(&mut *connection)
    .await?;
    for row in &rows {
        let game = GameId(id(row, "id")?);
        sqlx::query(
            "UPDATE offers SET state = CASE WHEN seat = $1 THEN 'withdrawn' ELSE 'declined' END \
             WHERE game = $2 AND state IN ('open', 'accepting')",
        )
        .bind(row.try_get::<String, _>("seat")?)
        .bind(stored(game.0))
        .execute(&mut *connection)
        .await?;
        owe_edits(connection, game, None, now).await?;
    }
    Ok(())
}
