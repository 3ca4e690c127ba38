//! Games whose beginning is undone, since nobody but who began them has seen it.

use sqlx::Row;

use super::lock;
use crate::ids::{ChallengeId, GameId, OfferId};
use crate::store::limited::AnyConnection;
use crate::store::rows::{id, stored};
use crate::store::statement::{self, Statement};
use crate::store::{Store, StoreError, challenges};

/// What a game began from, which is open again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reopened {
    /// A challenge.
    Challenge(ChallengeId),
    /// The offer of a rematch.
    Rematch(OfferId),
    /// Nothing that anybody answers: a game against the engine.
    Nothing,
}

impl Store {
    /// Undoes the beginning of a game without an entry, and returns what is open again; none where the
    /// game has gone on, or the engine is about to act.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn unbegin(&self, game: GameId) -> Result<Option<Reopened>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        lock(&mut transaction, game).await?;
        let row = sqlx::query(
            "SELECT origin, origin_id FROM games WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM entries \
             WHERE game = $1) AND NOT EXISTS (SELECT 1 FROM jobs WHERE game = $1 AND kind = 'engine')",
        )
        .bind(stored(game.0))
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(row) = row else {
            transaction.roll_back().await?;
            return Ok(None);
        };
        let deletions = [
            "DELETE FROM jobs WHERE game = $1",
            "DELETE FROM clocks WHERE game = $1",
            "DELETE FROM offers WHERE game = $1",
            "DELETE FROM followers WHERE game = $1",
            "DELETE FROM games WHERE id = $1",
        ];
        let delete = |text| Statement::new(text).number(stored(game.0));
        statement::run(&mut transaction, deletions.map(delete).into()).await?;
        let (origin, of): (String, u64) = (row.try_get("origin")?, id(&row, "origin_id")?);
        let reopened = match origin.as_str() {
            "challenge" => {
                challenges::reopen(&mut transaction, ChallengeId(of)).await?;
                Reopened::Challenge(ChallengeId(of))
            }
            "rematch" => reopen_rematch(&mut transaction, GameId(of)).await?,
            _ => Reopened::Nothing,
        };
        transaction.commit().await?;
        Ok(Some(reopened))
    }
}

/// Opens the offer of a rematch of this game again, where one was accepted.
async fn reopen_rematch(
    connection: &mut AnyConnection,
    before: GameId,
) -> Result<Reopened, StoreError> {
    let row = sqlx::query(
        "UPDATE offers SET state = 'open' WHERE game = $1 AND kind = 'rematch' AND state = 'accepted' \
         RETURNING id",
    )
    .bind(stored(before.0))
    .fetch_optional(connection)
    .await?;
    let offer = row.as_ref().map(|row| id(row, "id")).transpose()?;
    Ok(offer.map_or(Reopened::Nothing, |offer| Reopened::Rematch(OfferId(offer))))
}
