//! How an offer is answered.

use rules::Color;

use super::closed_offer;
use crate::game::{
    AbortReason, ActionContext, Entry, GameError, GameState, Offer, OfferAnswer, OfferKind,
    OfferState, Offers, ProposalOutcome, Reason, Refusal,
};
use crate::ids::{GameId, MessageId, OfferId};
use crate::store::{ClickedOffer, WriteOutcome};

impl Offers {
    /// An offer. Refused if there is none.
    pub async fn find(&self, offer: OfferId) -> Result<Offer, GameError> {
        let row = self
            .games
            .store()
            .offers()
            .find(offer)
            .await?
            .ok_or(Refusal::new("offer-refused-unknown"))?;
        Ok(row.into())
    }

    /// Every offer of a game, the oldest first.
    pub async fn of_game(&self, game: GameId) -> Result<Vec<Offer>, GameError> {
        let rows = self.games.store().offers().of_game(game).await?;
        Ok(rows.into_iter().map(Offer::from).collect())
    }

    /// Answers an offer by a click on `message`. Refused if it is not theirs to answer so, or not
    /// open any more.
    pub async fn answer(
        &self,
        state: &GameState,
        offer: Offer,
        answer: OfferAnswer,
        message: MessageId,
        context: ActionContext<'_>,
    ) -> Result<ProposalOutcome, GameError> {
        match answer {
            OfferAnswer::Withdraw if state.player(offer.by).user() != Some(context.user) => {
                return Err(Refusal::new("offer-refused-not-theirs").into());
            }
            OfferAnswer::Withdraw => offer.check_open()?,
            OfferAnswer::Accept | OfferAnswer::Decline => {
                offer.check_answer(state, context.user)?;
            }
        }
        let closed = match answer {
            OfferAnswer::Accept => return self.accept_offer(state, offer, message, context).await,
            OfferAnswer::Decline => OfferState::Declined,
            OfferAnswer::Withdraw => OfferState::Withdrawn,
        };
        let clicked = offer.clicked(Some(message));
        match self.games.store().offers().close(state.id(), clicked, closed).await? {
            WriteOutcome::Applied(()) => Ok(ProposalOutcome::Closed(offer.answered(closed))),
            WriteOutcome::AlreadyApplied => Err(self.conflict_reason(offer.id).await),
        }
    }

    async fn accept_offer(
        &self,
        state: &GameState,
        offer: Offer,
        message: MessageId,
        context: ActionContext<'_>,
    ) -> Result<ProposalOutcome, GameError> {
        match offer.kind {
            OfferKind::Rematch => self.check_rematch(state, context).await?,
            OfferKind::Pause => {}
            OfferKind::Draw | OfferKind::Abort | OfferKind::Takeback => {
                state.seat(context.user)?;
            }
        }
        match self.apply(state, offer.kind, offer.clicked(Some(message)), context).await {
            Err(GameError::Refused(Refusal { reason: Reason::Duplicate, .. })) => {
                Err(self.conflict_reason(offer.id).await)
            }
            applied => applied,
        }
    }

    /// Does what both players want. Refused if the offer is not open any more.
    pub(super) async fn apply(
        &self,
        state: &GameState,
        kind: OfferKind,
        accepts: ClickedOffer,
        context: ActionContext<'_>,
    ) -> Result<ProposalOutcome, GameError> {
        let entry = match kind {
            OfferKind::Rematch => {
                return Ok(ProposalOutcome::Rematch(self.claim_rematch(accepts).await?));
            }
            OfferKind::Pause => {
                let board = (state.id(), state.seq());
                return match self.games.store().games().stop_clock(board, Some(accepts)).await? {
                    WriteOutcome::Applied(()) => Ok(ProposalOutcome::ClockStopped),
                    WriteOutcome::AlreadyApplied => Err(self.conflict_reason(accepts.offer).await),
                };
            }
            OfferKind::Draw => Entry::DrawAgreed,
            OfferKind::Abort => Entry::Aborted { why: AbortReason::Agreed },
            // Nobody takes back what is the other's.
            OfferKind::Takeback => {
                let asks = state.color_of(context.user).map(|side| !side);
                takeback(state, asks)?
            }
        };
        self.done(state.clone(), entry, context, Some(accepts)).await
    }

    /// Why an offer could not be answered that was open a moment before.
    pub(in crate::game) async fn conflict_reason(&self, offer: OfferId) -> GameError {
        match self.find(offer).await {
            Ok(Offer { state: OfferState::Open, .. }) => Refusal::duplicate().into(),
            Ok(Offer { kind, state, .. }) => closed_offer(kind, state).into(),
            Err(error) => error,
        }
    }

    /// Forgets an open offer that nobody has seen, so that it can be made again.
    pub async fn forget(&self, offer: OfferId) -> Result<(), GameError> {
        Ok(self.games.store().offers().delete(offer).await?)
    }
}

/// The entry that takes a side's last turn back.
pub(super) fn takeback(state: &GameState, side: Option<Color>) -> Result<Entry, Refusal> {
    let to = side.and_then(|side| state.before_last_turn(side));
    Ok(Entry::Takeback { to: to.ok_or(Refusal::new("offer-refused-no-turn-yet"))? })
}
