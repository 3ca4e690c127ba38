//! What players propose to each other.

mod claims;

use sqlx::Row;

use self::claims::stale;
use super::challenges::next_id;
use super::games::lock;
use super::jobs::lease;
use super::limited::AnyConnection;
use super::rows::{ClickedOffer, JobKind, NewOffer, OfferRow, id, optional_id, read_offer, stored};
use super::statement::{self, Statement};
use super::{Offered, Store, StoreError, Written};
use crate::clock::millis;
use crate::ids::{ChannelId, GameId, MessageId, OfferId};

/// The statement that reads offers.
macro_rules! offers {
    ($which:literal) => {
        concat!("SELECT id, game, ply, kind, seat, state, message FROM offers ", $which)
    };
}

impl Store {
    /// Writes a new offer, unless the other player has one of the same open, where `new` would have
    /// accepted that. A duplicate where the same player has made one of its kind after the same
    /// entry, or the game has gone on since, also in a rematch.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_offer(&self, new: &NewOffer<'_>) -> Result<Offered, StoreError> {
        let mut transaction = self.writer.begin().await?;
        // Whoever writes an entry or begins a rematch locks the game before it looks for what that
        // makes void.
        lock(&mut transaction, new.game).await?;
        if new.mutual
            && let Some(theirs) = crossing(&mut transaction, new).await?
        {
            transaction.roll_back().await?;
            return Ok(Offered::Crossing(theirs));
        }
        let offer = OfferId(next_id(&mut transaction, "offer").await?);
        if !insert(&mut transaction, offer, new, self.clock.now()).await? {
            transaction.roll_back().await?;
            return Ok(Offered::Duplicate);
        }
        transaction.commit().await?;
        Ok(Offered::Done(offer))
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

    /// Every offer of a game, the oldest first. Of one that is not open, the message is none once
    /// it shows what became of it.
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
        game: GameId,
        clicked: ClickedOffer,
        state: &str,
    ) -> Result<Written<()>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        lock(&mut transaction, game).await?;
        let stale = stale(self.clock.now());
        let closed = close(&mut transaction, clicked, state, stale).await?;
        if closed == Written::Done(()) {
            owe_edits(&mut transaction, game, Some(clicked), self.clock.now()).await?;
        }
        transaction.commit().await?;
        self.due.notify_one();
        Ok(closed)
    }

    /// Forgets an open offer that nobody has seen, so that it can be made again.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn delete_offer(&self, offer: OfferId) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("DELETE FROM offers WHERE id = $1 AND state = 'open' AND message IS NULL")
            .bind(stored(offer.0))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Notes where the buttons of an offer stand. Where it is not open any more, what became of it
    /// is to be shown there. Returns the other message where they stood or stand, if there is one:
    /// the later of two counts.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn offer_shown(
        &self,
        offer: OfferId,
        message: MessageId,
    ) -> Result<Option<(ChannelId, MessageId)>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let table = table_of(&mut transaction, offer).await?;
        lock(&mut transaction, table.0).await?;
        let row = sqlx::query("SELECT state, message FROM offers WHERE id = $1")
            .bind(stored(offer.0))
            .fetch_one(&mut *transaction)
            .await?;
        let before = optional_id(&row, "message")?.map(MessageId);
        let is_newest = before.is_none_or(|before| before <= message);
        if is_newest {
            sqlx::query("UPDATE offers SET message = $1 WHERE id = $2")
                .bind(stored(message.0))
                .bind(stored(offer.0))
                .execute(&mut *transaction)
                .await?;
        }
        if !matches!(row.try_get::<String, _>("state")?.as_str(), "open" | "accepting") {
            owe_edits(&mut transaction, table.0, None, self.clock.now()).await?;
        }
        transaction.commit().await?;
        self.due.notify_one();
        let stale = if is_newest { before.filter(|it| *it != message) } else { Some(message) };
        Ok(stale.map(|stale| (table.1, stale)))
    }

    /// Notes that a message shows what became of an offer: that is owed no more, unless the buttons
    /// stand elsewhere by now.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn offer_told(&self, offer: OfferId, message: MessageId) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("UPDATE offers SET message = NULL WHERE id = $1 AND message = $2")
            .bind(stored(offer.0))
            .bind(stored(message.0))
            .execute(&mut *transaction)
            .await?;
        sqlx::query("DELETE FROM jobs WHERE kind = 'offers' AND ply = $1 AND message = $2")
            .bind(stored(offer.0))
            .bind(stored(message.0))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }
}

/// The game of an offer, and where that is played.
async fn table_of(
    connection: &mut AnyConnection,
    offer: OfferId,
) -> Result<(GameId, ChannelId), StoreError> {
    let row = sqlx::query(
        "SELECT id, channel FROM games WHERE id = (SELECT game FROM offers WHERE id = $1)",
    )
    .bind(stored(offer.0))
    .fetch_one(connection)
    .await?;
    Ok((GameId(id(&row, "id")?), ChannelId(id(&row, "channel")?)))
}

/// Writes the offer itself; whether it was not made before, and the game has not gone on.
async fn insert(
    connection: &mut AnyConnection,
    offer: OfferId,
    new: &NewOffer<'_>,
    now: i64,
) -> Result<bool, StoreError> {
    let written = sqlx::query(
        "INSERT INTO offers (id, game, ply, kind, seat, state, interaction, created) SELECT $1, \
         $2, $3, $4, $5, $6, $7, $8 WHERE $3 = (SELECT COALESCE(MAX(ply), 0) FROM entries WHERE \
         game = $2) AND NOT EXISTS (SELECT 1 FROM games WHERE origin = 'rematch' AND origin_id = \
         $2) ON CONFLICT DO NOTHING",
    )
    .bind(stored(offer.0))
    .bind(stored(new.game.0))
    .bind(new.ply)
    .bind(new.kind)
    .bind(new.seat)
    .bind(new.state)
    .bind(stored(new.interaction.0))
    .bind(now)
    .execute(connection)
    .await?;
    Ok(written.rows_affected() > 0)
}

/// The other player's open offer of the same.
async fn crossing(
    connection: &mut AnyConnection,
    new: &NewOffer<'_>,
) -> Result<Option<OfferId>, StoreError> {
    let row = sqlx::query(
        "SELECT id FROM offers WHERE game = $1 AND kind = $2 AND seat <> $3 AND state IN ('open', \
         'accepting')",
    )
    .bind(stored(new.game.0))
    .bind(new.kind)
    .bind(new.seat)
    .fetch_optional(connection)
    .await?;
    Ok(row.as_ref().map(|row| id(row, "id")).transpose()?.map(OfferId))
}

/// Accepts an open offer that makes no other void: what became of it is to be shown where its
/// buttons stand.
pub(super) async fn accept(
    connection: &mut AnyConnection,
    game: GameId,
    offer: ClickedOffer,
    now: i64,
) -> Result<Written<()>, StoreError> {
    let accepted = close(connection, offer, "accepted", now).await?;
    owe_edits(connection, game, Some(offer), now).await?;
    Ok(accepted)
}

/// Accepts an open offer and makes all others of its game void, since another game begins: what
/// became of them is to be shown where their buttons stand. Whether any was open.
pub(super) async fn close_all(
    connection: &mut AnyConnection,
    game: GameId,
    accepted: Option<ClickedOffer>,
    now: i64,
) -> Result<Written<bool>, StoreError> {
    if close_accepted(connection, accepted, now).await? == Written::Duplicate {
        return Ok(Written::Duplicate);
    }
    let lapsed = statement::run(connection, vec![lapse(game)]).await?;
    let any = accepted.is_some() || lapsed.iter().any(|rows| *rows > 0);
    if any {
        owe_edits(connection, game, accepted, now).await?;
    }
    Ok(Written::Done(any))
}

/// Accepts an open offer, where there is one to be accepted, before all others are made void.
pub(super) async fn close_accepted(
    connection: &mut AnyConnection,
    accepted: Option<ClickedOffer>,
    now: i64,
) -> Result<Written<()>, StoreError> {
    match accepted {
        Some(offer) => close(connection, offer, "accepted", now).await,
        None => Ok(Written::Done(())),
    }
}

/// What makes every open offer of a game void.
pub(super) fn lapse(game: GameId) -> Statement<'static> {
    let lapse =
        "UPDATE offers SET state = 'lapsed' WHERE game = $1 AND state IN ('open', 'accepting')";
    Statement::new(lapse).number(stored(game.0))
}

/// Owes an edit of every message with buttons of an offer that is not open any more, where it is
/// not owed yet: at once or, where the offer was answered there by a click, once that has had its
/// time.
pub(super) async fn owe_edits(
    connection: &mut AnyConnection,
    game: GameId,
    clicked: Option<ClickedOffer>,
    now: i64,
) -> Result<(), StoreError> {
    let message = clicked.and_then(|clicked| clicked.message);
    sqlx::query(
        "INSERT INTO jobs (kind, game, ply, channel, due, tries, since, lease, message) SELECT \
         'offers', game, offers.id, games.channel, $2, 0, $2, CASE WHEN offers.id = $3 AND message = \
         $4 THEN $5 ELSE 0 END, message FROM offers JOIN games ON games.id = offers.game WHERE game = \
         $1 AND state NOT IN ('open', 'accepting') AND message IS NOT NULL ON CONFLICT (kind, game, \
         ply) DO UPDATE SET message = excluded.message, due = excluded.due, lease = excluded.lease \
         WHERE jobs.message <> excluded.message",
    )
    .bind(stored(game.0))
    .bind(now)
    .bind(clicked.map_or(0, |clicked| stored(clicked.offer.0)))
    .bind(message.map_or(0, |message| stored(message.0)))
    .bind(now + millis(lease(JobKind::Offers)))
    .execute(connection)
    .await?;
    Ok(())
}

/// Ends an open offer, or one that somebody has been accepting since `since` or before. Where
/// nobody knows where its buttons stand, they do where it was clicked.
async fn close(
    connection: &mut AnyConnection,
    clicked: ClickedOffer,
    state: &str,
    since: i64,
) -> Result<Written<()>, StoreError> {
    let done = sqlx::query(
        "UPDATE offers SET state = $1, message = COALESCE(message, $2) WHERE id = $3 AND (state = \
         'open' OR (state = 'accepting' AND created <= $4))",
    )
    .bind(state)
    .bind(clicked.message.map(|message| stored(message.0)))
    .bind(stored(clicked.offer.0))
    .bind(since)
    .execute(connection)
    .await?;
    Ok(Written::once(done.rows_affected()))
}
