//! What players propose to each other: a draw, to take a turn back, to close the game, a rematch,
//! to stop the clock. An offer is no entry: it stands beside the game, and the next entry makes it
//! void.

mod answer;
mod propose;
mod rematch;

use rules::Color;
use strum::{Display, EnumString, VariantArray};

pub use self::rematch::ClaimedRematch;
use crate::game::{GameState, Games, Reason, Refusal};
use crate::ids::{GameId, MessageId, OfferId, UserId};
use crate::in_flight::InFlight;
use crate::store::{ClickedOffer, OfferRow};
pub use crate::store::{OfferKind, OfferState};

impl OfferKind {
    /// The word for it in the database and in messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether both sides would say the same with it, so that two such offers are an agreement.
    pub(super) fn is_mutual(self) -> bool {
        self != Self::Takeback
    }
}

/// The offers in all games; clones share the rematches that are just being begun.
#[derive(Clone)]
pub struct Offers {
    games: Games,
    /// The ended games against the engine of which the rematch is just being begun.
    rematches: InFlight<GameId>,
}

impl Offers {
    /// The offers in these games.
    pub fn new(games: Games) -> Self {
        Self { games, rematches: InFlight::default() }
    }
}

/// A proposal of one player to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    pub id: OfferId,
    pub game: GameId,
    /// The entry that it was made after, 0 the start.
    pub seq: i64,
    /// What is proposed.
    pub kind: OfferKind,
    /// The side that proposes it.
    pub by: Color,
    /// What became of it.
    pub state: OfferState,
    /// The message where its buttons stand, where that is known.
    pub message: Option<MessageId>,
}

impl Offer {
    /// The same, answered so.
    #[must_use]
    pub fn answered(self, state: OfferState) -> Self {
        Self { state, ..self }
    }

    /// What is stored of its answer by a click on this message, if it is one.
    pub(super) fn clicked(self, message: Option<MessageId>) -> ClickedOffer {
        ClickedOffer { offer: self.id, message }
    }

    /// Checks that it is open, as far as can be said before it is answered.
    pub(super) fn check_open(self) -> Result<(), Refusal> {
        match self.state {
            OfferState::Open | OfferState::Accepting => Ok(()),
            closed => Err(closed_offer(self.kind, closed)),
        }
    }

    /// Checks that this person may answer it, and that it is open.
    pub(super) fn check_answer(self, state: &GameState, user: UserId) -> Result<(), Refusal> {
        let own = state.player(self.by).user() == Some(user);
        if !own && state.color_of(user).is_none() {
            return Err(Refusal::not_seated(state.id()));
        }
        self.check_open()?;
        if own { Err(Refusal::new("offer-refused-own")) } else { Ok(()) }
    }
}

/// An answer to an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, EnumString, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum OfferAnswer {
    Accept,
    Decline,
    /// By who made it.
    Withdraw,
}

/// What came of a proposal, or of the answer to one.
pub enum ProposalOutcome {
    /// The other player is asked, now or before.
    Open(Offer),
    /// It is declined or withdrawn.
    Closed(Offer),
    /// It needed nobody's consent, or had it: the entry is written.
    Applied(Box<GameState>),
    /// Both want it: the clock stands.
    ClockStopped,
    /// The clock runs again: by then who is next has to act, in Unix milliseconds.
    ClockRunning(i64),
    /// Nobody need be asked any more: the rematch is to begin.
    Rematch(ClaimedRematch),
}

impl From<OfferRow> for Offer {
    fn from(row: OfferRow) -> Self {
        let OfferRow { offer_id: id, game_id: game, seq, kind, side, state, .. } = row;
        Self { id, game, seq, kind, by: side.0, state, message: row.message_id }
    }
}

/// The open offer of this kind and side.
pub(super) fn answerable(offers: &[Offer], kind: OfferKind, by: Color) -> Option<Offer> {
    offers.iter().find(|it| (it.kind, it.by, it.state) == (kind, by, OfferState::Open)).copied()
}

/// The refusal of an offer that is not open any more.
pub(super) fn closed_offer(kind: OfferKind, state: OfferState) -> Refusal {
    let key = match state {
        OfferState::Accepting | OfferState::Accepted => "offer-refused-accepted",
        OfferState::Declined => "offer-refused-declined",
        OfferState::Withdrawn => "offer-refused-withdrawn",
        OfferState::Open | OfferState::Expired => "offer-refused-lapsed",
    };
    Refusal::new(key).with("kind", kind.name()).because(Reason::OutOfDate)
}
