//! What players agree on: proposals made, answered and withdrawn, draws claimed, turns taken back.

use rules::Color;

use super::answerable;
use super::closed_offer;
use super::propose::{DRAW_PAUSE, Proposal, check_pause};
use crate::game::games::Actor;
use crate::game::{
    AbortReason, ActionContext, Entry, Error, GameState, Games, Offer, OfferKind, OfferState,
    Proposed,
};
use crate::game::{Reason, Refusal};
use crate::ids::{GameId, MessageId, OfferId, UserId};
use crate::store::{ClickedOffer, WriteOutcome};

/// How often something is tried that the engine is faster than.
const TRIES: usize = 4;

impl Games {
    /// Claims a draw where that can be done, accepts the other player's offer of one, or offers
    /// one. Refused if they do not play, or have offered one a short while ago, or the engine wants
    /// none.
    pub async fn draw(
        &self,
        state: GameState,
        context: ActionContext<'_>,
    ) -> Result<Proposed, Error> {
        let seat = state.seat(context.user)?;
        if state.next() == Some(seat) && state.game().claim().is_some() {
            return Ok(Proposed::Done(Box::new(self.claim(state, context).await?)));
        }
        let offers = self.offers(state.id()).await?;
        if answerable(&offers, OfferKind::Draw, !seat).is_none() {
            check_pause(&state, &offers, seat)?;
        }
        if state.engine().is_none() {
            let entry = Entry::DrawAgreed;
            return self.agree_or_ask(state, entry, OfferKind::Draw, &offers, context).await;
        }
        if state.engine_next().is_some() {
            return Err(Refusal::new("refused-engine-thinks").into());
        }
        if self.engine_wants_draw(&state, context.user).await? {
            return self.done(state, Entry::DrawAgreed, context, None).await;
        }
        // It is written down, so that nobody asks with each turn.
        self.write_offer(&state, OfferKind::Draw, OfferState::Declined, context).await?;
        Err(Refusal::new("offer-refused-engine").with("turns", DRAW_PAUSE).into())
    }

    /// Claims a draw by the rules. Refused if it is not theirs to claim, or there is none.
    pub async fn claim(
        &self,
        state: GameState,
        context: ActionContext<'_>,
    ) -> Result<GameState, Error> {
        state.check_next(context.user)?;
        let claim = state.game().claim().ok_or(Refusal::new("offer-refused-no-claim"))?;
        self.write(state, Entry::DrawClaimed { claim }, Actor::User(context)).await
    }

    /// Takes the person's last turn back with all that came after it, or asks the other player to
    /// allow that. Refused if they do not play or have made no turn.
    pub async fn take_back(
        &self,
        state: GameState,
        context: ActionContext<'_>,
    ) -> Result<Proposed, Error> {
        let seat = state.seat(context.user)?;
        if state.engine().is_some() {
            let entry = |state: &GameState| {
                let to = state
                    .before_last_turn(seat)
                    .ok_or(Refusal::new("offer-refused-no-turn-yet"))?;
                Ok(Entry::Takeback { to })
            };
            return self.retry_on_conflict(state, entry, context).await;
        }
        state.before_last_turn(seat).ok_or(Refusal::new("offer-refused-no-turn-yet"))?;
        let offers = self.offers(state.id()).await?;
        match self.ask(&state, &offers, OfferKind::Takeback, context).await? {
            Proposal::Open(offer) => Ok(Proposed::Open(Box::new(state), offer)),
            Proposal::MatchesOpponents(_) => Err(Refusal::duplicate().into()),
        }
    }

    /// Takes the turn back that was just made, while nobody has acted since. Refused if it is
    /// somebody else's, or too late.
    pub async fn oops(
        &self,
        state: GameState,
        context: ActionContext<'_>,
    ) -> Result<GameState, Error> {
        state.seat(context.user)?;
        let oops = state.oops().ok_or(Refusal::new("offer-refused-too-late"))?;
        if state.player(oops.by).user() != Some(context.user) {
            return Err(Refusal::new("offer-refused-not-their-turn").into());
        }
        if self.store().clock().now() > oops.until {
            return Err(Refusal::new("offer-refused-too-late").into());
        }
        self.write(state, Entry::Takeback { to: oops.to }, Actor::User(context)).await
    }

    /// Closes a game without a result where no turn of one side stands, the engine plays, or the
    /// other player has been silent for long and has no deadline; else asks them to agree to that.
    /// Refused if they do not play.
    pub async fn abort(
        &self,
        state: GameState,
        context: ActionContext<'_>,
    ) -> Result<Proposed, Error> {
        let seat = state.seat(context.user)?;
        let reason = |state: &GameState| {
            let unmoved = |side| state.before_last_turn(side).is_none();
            if Color::BOTH.into_iter().any(unmoved) {
                AbortReason::Early
            } else if state.next() != Some(seat) && state.is_silent() {
                AbortReason::Inactivity
            } else {
                AbortReason::Agreed
            }
        };
        let entry = |state: &GameState| Ok(Entry::Aborted { why: reason(state) });
        if state.engine().is_some() {
            return self.retry_on_conflict(state, entry, context).await;
        }
        let entry = entry(&state)?;
        if reason(&state) != AbortReason::Agreed {
            return self.done(state, entry, context, None).await;
        }
        let offers = self.offers(state.id()).await?;
        self.agree_or_ask(state, entry, OfferKind::Abort, &offers, context).await
    }

    /// An offer. Refused if there is none.
    pub async fn offer(&self, offer: OfferId) -> Result<Offer, Error> {
        let row = self
            .store()
            .offers()
            .find(offer)
            .await?
            .ok_or(Refusal::new("offer-refused-unknown"))?;
        Ok(row.into())
    }

    /// Every offer of a game, the oldest first.
    pub async fn offers(&self, game: GameId) -> Result<Vec<Offer>, Error> {
        let rows = self.store().offers().of_game(game).await?;
        Ok(rows.into_iter().map(Offer::from).collect())
    }

    /// Agrees to an offer but for a rematch or a pause, by a click on `message`: writes what it
    /// proposes. Refused if it is not theirs to answer, or not open any more.
    pub async fn agree(
        &self,
        state: GameState,
        offer: Offer,
        message: MessageId,
        context: ActionContext<'_>,
    ) -> Result<GameState, Error> {
        offer.check_answer(&state, context.user)?;
        state.seat(context.user)?;
        let entry = match offer.kind {
            OfferKind::Draw => Entry::DrawAgreed,
            OfferKind::Abort => Entry::Aborted { why: AbortReason::Agreed },
            OfferKind::Takeback => {
                let to = state
                    .before_last_turn(offer.by)
                    .ok_or(Refusal::new("offer-refused-no-turn-yet"))?;
                Entry::Takeback { to }
            }
            OfferKind::Rematch | OfferKind::Pause => {
                return Err(Refusal::new("offer-refused-unknown").into());
            }
        };
        let accepts = Some(offer.clicked(Some(message)));
        match self.write_agreed(state, entry, Actor::User(context), accepts).await {
            Err(Error::Refused(Refusal { reason: Reason::Duplicate, .. })) => {
                Err(self.conflict_reason(offer.id).await)
            }
            written => written,
        }
    }

    /// Why an offer could not be answered that was open a moment before.
    pub(in crate::game) async fn conflict_reason(&self, offer: OfferId) -> Error {
        match self.offer(offer).await {
            Ok(Offer { state: OfferState::Open, .. }) => Refusal::duplicate().into(),
            Ok(Offer { state, .. }) => closed_offer(state).into(),
            Err(error) => error,
        }
    }

    /// Declines an offer by a click on `message`, and returns it as it is then. Refused if it is
    /// not theirs to answer, or not open any more.
    pub async fn decline_offer(
        &self,
        state: &GameState,
        offer: Offer,
        message: MessageId,
        user: UserId,
    ) -> Result<Offer, Error> {
        offer.check_answer(state, user)?;
        self.close_offer(state, offer, OfferState::Declined, message).await
    }

    /// Withdraws an offer by a click on `message`, and returns it as it is then. Refused if it is
    /// not theirs, or not open any more.
    pub async fn withdraw_offer(
        &self,
        state: &GameState,
        offer: Offer,
        message: MessageId,
        user: UserId,
    ) -> Result<Offer, Error> {
        if state.player(offer.by).user() != Some(user) {
            return Err(Refusal::new("offer-refused-not-theirs").into());
        }
        offer.check_open()?;
        self.close_offer(state, offer, OfferState::Withdrawn, message).await
    }

    /// Forgets an open offer that nobody has seen, so that it can be made again.
    pub async fn forget_offer(&self, offer: OfferId) -> Result<(), Error> {
        Ok(self.store().offers().delete(offer).await?)
    }

    async fn close_offer(
        &self,
        state: &GameState,
        offer: Offer,
        to: OfferState,
        message: MessageId,
    ) -> Result<Offer, Error> {
        let clicked = offer.clicked(Some(message));
        match self.store().offers().close(state.id(), clicked, to).await? {
            WriteOutcome::Applied(()) => Ok(offer.answered(to)),
            WriteOutcome::AlreadyApplied => Err(self.conflict_reason(offer.id).await),
        }
    }

    pub(in crate::game) async fn done(
        &self,
        state: GameState,
        entry: Entry,
        context: ActionContext<'_>,
        accepts: Option<ClickedOffer>,
    ) -> Result<Proposed, Error> {
        let written = self.write_agreed(state, entry, Actor::User(context), accepts);
        Ok(Proposed::Done(Box::new(written.await?)))
    }

    /// Writes an entry in a game against the engine, anew where the engine has just written one.
    async fn retry_on_conflict(
        &self,
        mut state: GameState,
        entry: impl Fn(&GameState) -> Result<Entry, Error> + Send,
        context: ActionContext<'_>,
    ) -> Result<Proposed, Error> {
        for _ in 1..TRIES {
            let (board, next) = (state.board(), entry(&state)?);
            match self.done(state, next, context, None).await {
                Err(Error::Refused(Refusal { reason: Reason::Duplicate, .. })) => {}
                done => return done,
            }
            state = self.game(board.game).await?;
            state.seat(context.user)?;
            if state.seq() == board.seq {
                return Err(Refusal::duplicate().into());
            }
        }
        let next = entry(&state)?;
        self.done(state, next, context, None).await
    }
}
