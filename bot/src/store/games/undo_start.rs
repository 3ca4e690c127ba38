//! Undoing the start of a game that only the user who started it has seen.

use super::{GameStore, lock};
use crate::ids::{ChallengeId, GameId, OfferId};
use crate::store::writer::Change;
use crate::store::{StoreError, challenges};

/// What a game started from, which can be answered again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reopened {
    Challenge(ChallengeId),
    Rematch(OfferId),
}

impl GameStore<'_> {
    /// Undoes the start of a game without an entry, unless the engine is about to act. Returns what is open
    /// again; none of a game against the engine, and if the game has gone on.
    pub async fn undo_start(&self, game: GameId) -> Result<Option<Reopened>, StoreError> {
        self.0
            .write_if(async |connection| {
                lock(connection, game).await?;
                let origin = sqlx::query_as(
                    "SELECT challenge_id, rematch_of_game_id
                    FROM games
                    WHERE game_id = $1
                        AND NOT EXISTS (SELECT 1 FROM game_entries WHERE game_id = $1)
                        AND NOT EXISTS (SELECT 1 FROM jobs WHERE game_id = $1 AND kind = 'engine')",
                );
                let origin: Option<(Option<ChallengeId>, Option<GameId>)> =
                    origin.bind(game).fetch_optional(&mut *connection).await?;
                let Some((challenge, previous)) = origin else {
                    return Ok(Change::RollBack(None));
                };
                for delete in [
                    "DELETE FROM clocks WHERE game_id = $1",
                    "DELETE FROM offers WHERE game_id = $1",
                    "DELETE FROM jobs WHERE game_id = $1",
                    "DELETE FROM followers WHERE game_id = $1",
                    "DELETE FROM games WHERE game_id = $1",
                ] {
                    sqlx::query(delete).bind(game).execute(&mut *connection).await?;
                }
                if let Some(challenge) = challenge {
                    challenges::reopen(connection, challenge).await?;
                    return Ok(Change::Commit(Some(Reopened::Challenge(challenge))));
                }
                // None of a rematch that was started without an offer, or of a game with the engine.
                let reopen = sqlx::query_scalar(
                    "UPDATE offers
                    SET state = 'open'
                    WHERE game_id = $1 AND kind = 'rematch' AND state = 'accepted'
                    RETURNING offer_id",
                );
                let offer = reopen.bind(previous).fetch_optional(connection).await?;
                Ok(Change::Commit(offer.map(Reopened::Rematch)))
            })
            .await
    }
}
