//! What players propose to each other, as the table holds it.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{id, optional_id};
use crate::ids::{GameId, InteractionId, MessageId, OfferId};

/// What one player proposes to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferRow {
    /// Its id.
    pub id: OfferId,
    /// The game.
    pub game: GameId,
    /// The entry that it was made after, 0 the start.
    pub ply: i64,
    /// `draw`, `takeback`, `abort`, `rematch` or `pause`.
    pub kind: String,
    /// `white` or `black`: who makes it.
    pub seat: String,
    /// `open`, `accepting`, `accepted`, `declined`, `withdrawn` or `lapsed`.
    pub state: String,
    /// The message where its buttons stand, where that is known.
    pub message: Option<MessageId>,
}

/// What a new offer is made of.
#[derive(Clone, Copy, Debug)]
pub struct NewOffer<'a> {
    /// The game.
    pub game: GameId,
    /// The game's last entry, 0 the start.
    pub ply: i64,
    /// `draw`, `takeback`, `abort`, `rematch` or `pause`.
    pub kind: &'a str,
    /// `white` or `black`: who makes it.
    pub seat: &'a str,
    /// `open`, or `declined` where it is answered already.
    pub state: &'a str,
    /// Whether it says the same as one of its kind by the other player.
    pub mutual: bool,
    /// The command or click that makes it.
    pub interaction: InteractionId,
}

/// An offer that is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClickedOffer {
    /// Its id.
    pub offer: OfferId,
    /// The message whose button answers it, and shows what became of it; none where it is answered
    /// otherwise.
    pub message: Option<MessageId>,
}

pub(in crate::store) fn read_offer(row: &AnyRow) -> Result<OfferRow, sqlx::Error> {
    Ok(OfferRow {
        id: OfferId(id(row, "id")?),
        game: GameId(id(row, "game")?),
        ply: row.try_get("ply")?,
        kind: row.try_get("kind")?,
        seat: row.try_get("seat")?,
        state: row.try_get("state")?,
        message: optional_id(row, "message")?.map(MessageId),
    })
}
