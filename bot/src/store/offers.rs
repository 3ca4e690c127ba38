//! What players propose to each other.

use sqlx::{AnyConnection, Row};

use super::challenges::next_id;
use super::rows::{NewOffer, OfferRow, id, read_offer, stored};
use super::{Store, StoreError, Written};
use crate::ids::{ChannelId, GameId, MessageId, OfferId};

/// The statement that reads offers.
macro_rules! offers {
    ($which:literal) => {
        concat!("SELECT id, game, ply, kind, seat, state, message FROM offers ", $which)
    };
}

impl Store {
    /// Writes a new, open offer; a duplicate where the same player has made one of its kind after
    /// the same entry, or the game has gone on.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_offer(&self, new: &NewOffer<'_>) -> Result<Written<OfferId>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        // Whoever writes an entry changes the game's row before it looks for what that makes void.
        sqlx::query("UPDATE games SET next = next WHERE id = $1")
            .bind(stored(new.game.0))
            .execute(&mut *transaction)
            .await?;
        let offer = next_id(&mut transaction, "offer").await?;
        let written = sqlx::query(
            "INSERT INTO offers (id, game, ply, kind, seat, state, interaction, created) SELECT \
             $1, $2, $3, $4, $5, 'open', $6, $7 WHERE $3 = (SELECT COALESCE(MAX(ply), 0) FROM \
             entries WHERE game = $2) ON CONFLICT DO NOTHING",
        )
        .bind(stored(offer))
        .bind(stored(new.game.0))
        .bind(new.ply)
        .bind(new.kind)
        .bind(new.seat)
        .bind(stored(new.interaction.0))
        .bind(self.clock.now())
        .execute(&mut *transaction)
        .await?;
        if written.rows_affected() == 0 {
            transaction.roll_back().await?;
            return Ok(Written::Duplicate);
        }
        transaction.commit().await?;
        Ok(Written::Done(OfferId(offer)))
    }

    /// The offer with this id.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn offer(&self, offer: OfferId) -> Result<Option<OfferRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let row = sqlx::query(offers!("WHERE id = $1"))
            .bind(stored(offer.0))
            .fetch_optional(&mut *reader)
            .await?;
        reader.give_back();
        Ok(row.as_ref().map(read_offer).transpose()?)
    }

    /// Every offer of a game, the oldest first. Of one that is not open, the message is none once it
    /// shows what became of it.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn offers(&self, game: GameId) -> Result<Vec<OfferRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(offers!("WHERE game = $1 ORDER BY id"))
            .bind(stored(game.0))
            .fetch_all(&mut *reader)
            .await?;
        reader.give_back();
        Ok(rows.iter().map(read_offer).collect::<Result<_, _>>()?)
    }

    /// Ends an open offer that nothing follows from, by a click on it: `state` is `declined` or
    /// `withdrawn`.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn close_offer(
        &self,
        offer: OfferId,
        state: &str,
    ) -> Result<Written<()>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let closed = close(&mut transaction, offer, state).await?;
        transaction.commit().await?;
        Ok(closed)
    }

    /// Forgets an open offer that nobody has seen, so that it can be made again.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn delete_offer(&self, offer: OfferId) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("DELETE FROM offers WHERE id = $1 AND state = 'open'")
            .bind(stored(offer.0))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Notes where the buttons of an offer stand. Where it is not open any more, what became of it
    /// is to be shown there.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn offer_shown(&self, offer: OfferId, message: MessageId) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        let row = sqlx::query(
            "UPDATE offers SET message = $1 WHERE id = $2 RETURNING game, state, (SELECT channel \
             FROM games WHERE games.id = offers.game) AS channel",
        )
        .bind(stored(message.0))
        .bind(stored(offer.0))
        .fetch_one(&mut *transaction)
        .await?;
        let (game, channel) = (GameId(id(&row, "game")?), ChannelId(id(&row, "channel")?));
        if row.try_get::<String, _>("state")? != "open" {
            owe_edits(&mut transaction, game, channel, self.clock.now()).await?;
        }
        transaction.commit().await?;
        self.due.notify_one();
        Ok(())
    }

    /// Notes that the message of an offer that is not open shows what became of it, and strikes the
    /// game's job where that was the last one.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn offer_settled(&self, game: GameId, offer: OfferId) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("UPDATE offers SET message = NULL WHERE id = $1 AND state <> 'open'")
            .bind(stored(offer.0))
            .execute(&mut *transaction)
            .await?;
        strike_edits(&mut transaction, game).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Strikes the job of a game whose offers need no edit any more.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn strike_offers(&self, game: GameId) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        strike_edits(&mut transaction, game).await?;
        transaction.commit().await?;
        Ok(())
    }
}

/// Strikes the job of a game whose offers all show what became of them.
async fn strike_edits(connection: &mut AnyConnection, game: GameId) -> Result<(), StoreError> {
    sqlx::query(
        "DELETE FROM jobs WHERE kind = 'offers' AND game = $1 AND NOT EXISTS (SELECT 1 FROM offers \
         WHERE game = $1 AND state <> 'open' AND message IS NOT NULL)",
    )
    .bind(stored(game.0))
    .execute(connection)
    .await?;
    Ok(())
}

/// Accepts an open offer and makes all others of its game void, since an entry is written: what became
/// of them is to be shown where their buttons stand. Whether any was open.
pub(super) async fn settle(
    connection: &mut AnyConnection,
    (game, channel): (GameId, ChannelId),
    accepted: Option<OfferId>,
    now: i64,
) -> Result<Written<bool>, StoreError> {
    if let Some(offer) = accepted
        && close(connection, offer, "accepted").await? == Written::Duplicate
    {
        return Ok(Written::Duplicate);
    }
    let lapsed =
        sqlx::query("UPDATE offers SET state = 'lapsed' WHERE game = $1 AND state = 'open'")
            .bind(stored(game.0))
            .execute(&mut *connection)
            .await?;
    let any = accepted.is_some() || lapsed.rows_affected() > 0;
    if any {
        owe_edits(connection, game, channel, now).await?;
    }
    Ok(Written::Done(any))
}

/// Owes an edit of the messages of a game's offers that are not open any more, where there are any.
async fn owe_edits(
    connection: &mut AnyConnection,
    game: GameId,
    channel: ChannelId,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO jobs (kind, game, ply, channel, due, tries, since, lease) SELECT 'offers', $1, \
         0, $2, $3, 0, $3, 0 WHERE EXISTS (SELECT 1 FROM offers WHERE game = $1 AND state <> 'open' \
         AND message IS NOT NULL) ON CONFLICT (kind, game, ply) DO UPDATE SET due = excluded.due",
    )
    .bind(stored(game.0))
    .bind(stored(channel.0))
    .bind(now)
    .execute(connection)
    .await?;
    Ok(())
}

/// Ends an open offer.
pub(super) async fn close(
    connection: &mut AnyConnection,
    offer: OfferId,
    state: &str,
) -> Result<Written<()>, StoreError> {
    let done = sqlx::query("UPDATE offers SET state = $1 WHERE id = $2 AND state = 'open'")
        .bind(state)
        .bind(stored(offer.0))
        .execute(connection)
        .await?;
    Ok(if done.rows_affected() == 1 { Written::Done(()) } else { Written::Duplicate })
}
