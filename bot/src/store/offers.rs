//! What players offer each other. One caller at a time may claim an open offer, to show it again or to
//! begin what it offers. A claim counts from `claimed_at` and ends by itself, since its process may
//! have been killed.

use rules::Color;
use sqlx::{AnyConnection, FromRow};

use super::games::lock;
use super::jobs::{JobPayload, NewJob, lease};
use super::types::{JobKind, OfferKind, OfferState, Side};
use super::writer::Change;
use super::{Store, StoreError, WriteOutcome, next_id};
use crate::clock::millis;
use crate::ids::{ChannelId, GameId, InteractionId, MessageId, OfferId, UserId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRow)]
pub struct OfferRow {
    pub offer_id: OfferId,
    pub game_id: GameId,
    pub seq: i64,
    pub kind: OfferKind,
    pub side: Side,
    pub state: OfferState,
    pub message_id: Option<MessageId>,
}

#[derive(Clone, Copy, Debug)]
pub struct NewOffer {
    pub game: GameId,
    pub seq: i64,
    pub kind: OfferKind,
    pub side: Color,
    /// Open, or declined where it is answered already.
    pub state: OfferState,
    /// Whether it says the same as one of its kind by the other player.
    pub is_mutual: bool,
    /// The command or click that makes it.
    pub interaction: InteractionId,
}

/// An offer that is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClickedOffer {
    pub offer: OfferId,
    /// The message whose button answers it, and shows what became of it; none where it is answered
    /// otherwise.
    pub message: Option<MessageId>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferOutcome {
    Applied(OfferId),
    /// The other player has this one open, which says the same; nothing is changed.
    MatchesOpponents(OfferId),
    /// The same was offered after the same entry before, or the game has gone on.
    AlreadyApplied,
}

pub struct OfferStore<'a>(pub(super) &'a Store);

impl OfferStore<'_> {
    /// Writes a new offer, unless it says the same as an open one of the other player, the same player
    /// has made one of its kind after the same entry, or the game has gone on since, also in a rematch.
    pub async fn add(&self, new: &NewOffer) -> Result<OfferOutcome, StoreError> {
        let now = self.0.clock.now();
        self.0
            .write_if(async |connection| {
                // Whoever lets offers expire locks the game first.
                lock(connection, new.game).await?;
                let matching = sqlx::query_scalar(
                    "SELECT offer_id
                    FROM offers
                    WHERE game_id = $1 AND kind = $2 AND side <> $3
                        AND state IN ('open', 'accepting')",
                );
                let matching = matching.bind(new.game).bind(new.kind).bind(Side(new.side));
                if new.is_mutual
                    && let Some(theirs) = matching.fetch_optional(&mut *connection).await?
                {
                    return Ok(Change::RollBack(OfferOutcome::MatchesOpponents(theirs)));
                }
                let offer = OfferId(next_id(connection, "offer").await?);
                let insert = sqlx::query(
                    "INSERT INTO offers (offer_id, game_id, seq, kind, side, state, interaction_id,
                        claimed_at)
                    SELECT $1, $2, $3, $4, $5, $6, $7, $8
                    WHERE $3 = (SELECT COALESCE(MAX(seq), 0) FROM game_entries WHERE game_id = $2)
                        AND NOT EXISTS (SELECT 1 FROM games WHERE rematch_of_game_id = $2)
                    ON CONFLICT DO NOTHING",
                );
                let insert = insert.bind(offer).bind(new.game).bind(new.seq).bind(new.kind);
                let insert = insert.bind(Side(new.side)).bind(new.state).bind(new.interaction);
                Ok(match insert.bind(now).execute(connection).await?.rows_affected() {
                    0 => Change::RollBack(OfferOutcome::AlreadyApplied),
                    _ => Change::Commit(OfferOutcome::Applied(offer)),
                })
            })
            .await
    }

    pub async fn find(&self, offer: OfferId) -> Result<Option<OfferRow>, StoreError> {
        let query = sqlx::query_as("SELECT * FROM offers WHERE offer_id = $1");
        self.0.optional(query.bind(offer)).await
    }

    /// Every offer of a game, the oldest first. One that is not open has no message once that shows what
    /// became of it.
    pub async fn of_game(&self, game: GameId) -> Result<Vec<OfferRow>, StoreError> {
        let query = sqlx::query_as("SELECT * FROM offers WHERE game_id = $1 ORDER BY offer_id");
        self.0.all(query.bind(game)).await
    }

    /// Ends an open offer that nothing follows from, by a click on it: it is declined or withdrawn.
    pub async fn close(
        &self,
        game: GameId,
        clicked: ClickedOffer,
        state: OfferState,
    ) -> Result<WriteOutcome<()>, StoreError> {
        let now = self.0.clock.now();
        self.0
            .write_jobs(async |connection| {
                lock(connection, game).await?;
                let closed = close(connection, clicked, state, claimed_before(now)).await?;
                if closed == WriteOutcome::Applied(()) {
                    enqueue_updates(connection, game, Some(clicked), now).await?;
                }
                Ok(Change::Commit(closed))
            })
            .await
    }

    /// Lets a command or click show an open offer, unless another one has begun to a short while ago.
    pub async fn renew(
        &self,
        offer: OfferId,
        interaction: InteractionId,
    ) -> Result<WriteOutcome<()>, StoreError> {
        let now = self.0.clock.now();
        let renew = sqlx::query(
            "UPDATE offers
            SET claimed_at = $1, interaction_id = $2
            WHERE offer_id = $3 AND state = 'open' AND (interaction_id = $2 OR claimed_at <= $4)",
        );
        let renew = renew.bind(now).bind(interaction).bind(offer).bind(claimed_before(now));
        self.0.execute(renew).await.map(WriteOutcome::of_row)
    }

    /// Begins to accept an open offer, which nobody else answers meanwhile.
    pub async fn claim(&self, offer: OfferId) -> Result<WriteOutcome<()>, StoreError> {
        let now = self.0.clock.now();
        let claim = sqlx::query(
            "UPDATE offers
            SET state = 'accepting', claimed_at = $1
            WHERE offer_id = $2
                AND (state = 'open' OR (state = 'accepting' AND claimed_at <= $3))",
        );
        let claim = claim.bind(now).bind(offer).bind(claimed_before(now));
        self.0.execute(claim).await.map(WriteOutcome::of_row)
    }

    /// Opens an offer again whose acceptance has come to nothing.
    pub async fn release(&self, offer: OfferId) -> Result<(), StoreError> {
        let release = sqlx::query(
            "UPDATE offers
            SET state = 'open'
            WHERE offer_id = $1 AND state = 'accepting'",
        );
        self.0.execute(release.bind(offer)).await.map(drop)
    }

    /// Deletes an open offer that nobody has seen, so that it can be made again.
    pub async fn delete(&self, offer: OfferId) -> Result<(), StoreError> {
        let delete = sqlx::query(
            "DELETE FROM offers
            WHERE offer_id = $1 AND state = 'open' AND message_id IS NULL",
        );
        self.0.execute(delete.bind(offer)).await.map(drop)
    }

    /// Notes where the buttons of an offer are. Where it is not open any more, what became of it is to be
    /// shown there. Returns the other message where they were or are, if there is one: the later of two
    /// counts. Nothing is noted of one that was deleted.
    pub async fn shown(
        &self,
        offer: OfferId,
        message: MessageId,
    ) -> Result<Option<(ChannelId, MessageId)>, StoreError> {
        let now = self.0.clock.now();
        self.0
            .write_jobs(async |connection| {
                let place = sqlx::query_as(
                    "SELECT game_id, channel_id
                    FROM games
                    WHERE game_id = (SELECT game_id FROM offers WHERE offer_id = $1)",
                );
                let Some((game, channel)) =
                    place.bind(offer).fetch_optional(&mut *connection).await?
                else {
                    return Ok(Change::RollBack(None));
                };
                lock(connection, game).await?;
                let query = sqlx::query_as::<_, (OfferState, Option<MessageId>)>(
                    "SELECT state, message_id FROM offers WHERE offer_id = $1",
                );
                let found = query.bind(offer).fetch_optional(&mut *connection).await?;
                let Some((state, before)) = found else {
                    return Ok(Change::RollBack(None));
                };
                if before.is_none_or(|before| before < message) {
                    let note = sqlx::query("UPDATE offers SET message_id = $1 WHERE offer_id = $2");
                    note.bind(message).bind(offer).execute(&mut *connection).await?;
                }
                if !matches!(state, OfferState::Open | OfferState::Accepting) {
                    enqueue_updates(connection, game, None, now).await?;
                }
                let other = before.filter(|before| *before != message);
                Ok(Change::Commit(other.map(|other| (channel, other.min(message)))))
            })
            .await
    }

    /// Notes that a message shows what became of an offer, and deletes its job, unless the buttons are
    /// elsewhere by now.
    pub async fn updated(&self, offer: OfferId, message: MessageId) -> Result<(), StoreError> {
        self.0
            .write(async |connection| {
                let forget = sqlx::query(
                    "UPDATE offers
                    SET message_id = NULL
                    WHERE offer_id = $1 AND message_id = $2",
                );
                forget.bind(offer).bind(message).execute(&mut *connection).await?;
                let complete = sqlx::query(
                    "DELETE FROM jobs
                    WHERE kind = 'offers' AND subject_id = $1 AND payload = $2",
                );
                complete.bind(offer).bind(JobPayload::from(message)).execute(connection).await?;
                Ok(())
            })
            .await
    }
}

/// A claim from this time or before has ended.
fn claimed_before(now: i64) -> i64 {
    now.saturating_sub(millis(lease(JobKind::UpdateOffer)))
}

/// Accepts an open offer, if there is one to be accepted, and lets all others of its game expire if
/// `expires_others`. What became of them is to be shown where their buttons are. Whether there is any.
pub(super) async fn close_all(
    connection: &mut AnyConnection,
    game: GameId,
    accepted: Option<ClickedOffer>,
    expires_others: bool,
    now: i64,
) -> Result<WriteOutcome<bool>, StoreError> {
    if let Some(offer) = accepted
        && close(connection, offer, OfferState::Accepted, now).await?
            == WriteOutcome::AlreadyApplied
    {
        return Ok(WriteOutcome::AlreadyApplied);
    }
    let mut is_any_closed = accepted.is_some();
    if expires_others {
        let expire = sqlx::query(
            "UPDATE offers
            SET state = 'expired'
            WHERE game_id = $1 AND state IN ('open', 'accepting')",
        );
        is_any_closed |= expire.bind(game).execute(&mut *connection).await?.rows_affected() > 0;
    }
    if is_any_closed {
        enqueue_updates(connection, game, accepted, now).await?;
    }
    Ok(WriteOutcome::Applied(is_any_closed))
}

/// Enqueues an update of every message with buttons of an offer that is not open any more, unless that
/// is pending. Where a click on that message answered the offer, the click is given time to do it.
async fn enqueue_updates(
    connection: &mut AnyConnection,
    game: GameId,
    clicked: Option<ClickedOffer>,
    now: i64,
) -> Result<(), StoreError> {
    let query = sqlx::query_as(
        "SELECT offer_id, message_id
        FROM offers
        WHERE game_id = $1 AND state NOT IN ('open', 'accepting') AND message_id IS NOT NULL
        ORDER BY offer_id",
    );
    let closed: Vec<(OfferId, MessageId)> = query.bind(game).fetch_all(&mut *connection).await?;
    for (offer, message) in closed {
        let is_clicked = clicked == Some(ClickedOffer { offer, message: Some(message) });
        let update = NewJob::update(game, (offer, message), is_clicked, now);
        update.enqueue(connection).await?;
    }
    Ok(())
}

/// Closes what a user and others have offered each other in games that have ended: a rematch. What became
/// of it is to be shown.
pub(super) async fn close_of_user(
    connection: &mut AnyConnection,
    user: UserId,
    now: i64,
) -> Result<(), StoreError> {
    // The games first, as whoever answers an offer does.
    let lock = sqlx::query(
        "UPDATE games
        SET side_to_act = side_to_act
        WHERE result IS NOT NULL AND (white_id = $1 OR black_id = $1) AND EXISTS (
            SELECT 1
            FROM offers
            WHERE offers.game_id = games.game_id AND state IN ('open', 'accepting')
        )",
    );
    lock.bind(user).execute(&mut *connection).await?;
    let close = sqlx::query_scalar(
        "UPDATE offers
        SET state = CASE WHEN side = (
                SELECT CASE WHEN white_id = $1 THEN 'white' ELSE 'black' END
                FROM games
                WHERE games.game_id = offers.game_id
            ) THEN 'withdrawn' ELSE 'declined' END
        WHERE state IN ('open', 'accepting') AND game_id IN (
                SELECT game_id
                FROM games
                WHERE result IS NOT NULL AND (white_id = $1 OR black_id = $1)
            )
        RETURNING game_id",
    );
    let games: Vec<GameId> = close.bind(user).fetch_all(&mut *connection).await?;
    for game in games {
        enqueue_updates(connection, game, None, now).await?;
    }
    Ok(())
}

/// Ends an open offer, or one that is being accepted since `since` or before. Where it is not known where
/// its buttons are, they are where it was clicked.
async fn close(
    connection: &mut AnyConnection,
    clicked: ClickedOffer,
    state: OfferState,
    since: i64,
) -> Result<WriteOutcome<()>, StoreError> {
    let close = sqlx::query(
        "UPDATE offers
        SET state = $1, message_id = COALESCE(message_id, $2)
        WHERE offer_id = $3 AND (state = 'open' OR (state = 'accepting' AND claimed_at <= $4))",
    );
    let close = close.bind(state).bind(clicked.message).bind(clicked.offer).bind(since);
    Ok(WriteOutcome::of_row(close.execute(connection).await?.rows_affected()))
}
