//! Deleting a user: what is kept of them goes, and in ended games, results and challenges their id
//! becomes NULL. Their running games stay as they are.

use super::writer::Change;
use super::{Store, StoreError, challenges, lock, offers};
use crate::ids::UserId;

/// Delete what is kept of a user, $1, and put NULL where others keep them.
const ERASE: [&str; 14] = [
    "DELETE FROM user_settings WHERE user_id = $1",
    "DELETE FROM files WHERE user_id = $1",
    "DELETE FROM followers WHERE user_id = $1",
    "DELETE FROM game_portraits WHERE user_id = $1",
    "DELETE FROM ratings WHERE user_id = $1",
    "DELETE FROM rated_games WHERE user_id = $1",
    "DELETE FROM puzzle_attempts WHERE user_id = $1",
    "DELETE FROM puzzle_users WHERE user_id = $1",
    "DELETE FROM daily_solves WHERE user_id = $1",
    "UPDATE rated_games SET opponent_id = NULL WHERE opponent_id = $1",
    // One that was made meanwhile stays theirs.
    "UPDATE challenges SET challenger_id = NULL, challenger_name = NULL
    WHERE challenger_id = $1 AND state <> 'open'",
    "UPDATE challenges SET opponent_id = NULL WHERE opponent_id = $1 AND state <> 'open'",
    "UPDATE games SET white_id = NULL WHERE white_id = $1 AND result IS NOT NULL",
    "UPDATE games SET black_id = NULL WHERE black_id = $1 AND result IS NOT NULL",
];

impl Store {
    /// Deletes a user, but for the games that they still play. Their open challenges and offers are
    /// closed, and their messages are to say so.
    pub async fn erase_user(&self, user: UserId) -> Result<(), StoreError> {
        let now = self.clock.now();
        self.write_jobs(async |connection| {
            challenges::close_of_user(connection, user, now).await?;
            offers::close_of_user(connection, user, now).await?;
            // Until this ends, nobody writes a result, and with it ratings, or an attempt at a puzzle.
            // Always in this order: one statement for both could lock them in either order.
            lock(connection, "results").await?;
            lock(connection, "puzzles").await?;
            for statement in ERASE {
                sqlx::query(statement).bind(user).execute(&mut *connection).await?;
            }
            Ok(Change::Commit(()))
        })
        .await
    }
}
