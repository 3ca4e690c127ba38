//! What players propose to each other: a draw, to take a turn back, to close the game, a rematch, to
//! stop the clock. An offer is no entry: it stands beside the game, and the next entry makes it void.

mod answer;
pub(super) mod propose;

use rules::Color;

use super::{GameState, Refusal};
use crate::ids::{GameId, MessageId, OfferId, UserId};
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

/// A proposal of one player to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Its id.
    pub id: OfferId,
    /// The game.
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
    pub(super) fn check_open(self) -> Result<(), OfferRefusal> {
        match self.state {
            OfferState::Open | OfferState::Accepting => Ok(()),
            closed => Err(OfferRefusal::Closed(closed)),
        }
    }

    /// Checks that this person may answer it, and that it is open.
    pub(super) fn check_answer(self, state: &GameState, user: UserId) -> Result<(), Refusal> {
        let own = state.player(self.by).user() == Some(user);
        if !own && state.color_of(user).is_none() {
            return Err(Refusal::NotSeated(state.id()));
        }
        self.check_open()?;
        if own { Err(OfferRefusal::Own.into()) } else { Ok(()) }
    }
}

/// What came of a proposal.
pub enum Proposed {
    /// It needed nobody's consent, or had it: the entry is written.
    Done(Box<GameState>),
    /// The other player is asked, now or before.
    Open(Box<GameState>, Offer),
}

/// Why a proposal is not made, or not answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferRefusal {
    /// There is no such offer.
    Unknown,
    /// It is not open any more.
    Closed(OfferState),
    /// Only somebody else can answer it.
    Own,
    /// Only who made it can withdraw it.
    NotTheirs,
    /// The same player has made one of this kind a moment ago, which is not answered yet.
    Offered(OfferKind),
    /// The same player has made one of this kind since the last entry.
    Made(OfferKind),
    /// The same player has offered a draw a short while ago, and can do so again after so many turns.
    DrawTooSoon(usize),
    /// There is no draw to claim.
    NoClaim,
    /// They have made no turn that could be taken back.
    NoTurnYet,
    /// The last turn can be taken back freely by who made it alone.
    NotTheirTurn,
    /// For taking a turn back freely it is too late.
    TooLate,
    /// The engine wants no draw; it can be offered one again after so many turns.
    EngineDeclines(usize),
    /// The game still runs.
    StillRunning(GameId),
    /// The other player has had themselves forgotten.
    Forgotten,
    /// The rematch has begun.
    RematchBegun,
    /// Another game runs where the rematch would be played, and there are no threads in this kind of
    /// channel.
    NoThreadsForRematch,
    /// The same, outside servers.
    NoThreadsOutsideForRematch,
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
