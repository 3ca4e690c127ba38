//! What players agree on: proposals made, answered and withdrawn, draws claimed, turns taken back.

use rules::Color;

use super::answerable;
use super::propose::{DRAW_PAUSE, Proposal, check_pause};
use crate::game::games::Actor;
use crate::game::{
    AbortReason, ActionContext, Entry, Error, GameState, Games, Offer, OfferKind, OfferRefusal,
    OfferState, Proposed, Refusal,
};
use crate::ids::{GameId, MessageId, OfferId, UserId};
use crate::store::{ClickedOffer, WriteOutcome};

/// How often something is tried that the engine is faster than.
const TRIES: usize = 4;

impl Games {
    /// Claims a draw where that can be done, accepts the other player's offer of one, or offers one.
    ///
    /// # Errors
    ///
    /// Refused where they do not play, or have offered one a short while ago, or the engine wants
    /// none; fails where the database or the engine does.
    pub async fn draw(
        &self,
        record: GameState,
        cause: ActionContext<'_>,
    ) -> Result<Proposed, Error> {
        let seat = record.seat(cause.user)?;
        if record.next() == Some(seat) && record.game().claim().is_some() {
            return Ok(Proposed::Done(Box::new(self.claim(record, cause).await?)));
        }
        let offers = self.offers(record.id()).await?;
        if answerable(&offers, OfferKind::Draw, !seat).is_none() {
            check_pause(&record, &offers, seat)?;
        }
        if record.engine().is_none() {
            let entry = Entry::DrawAgreed;
            return self.agree_or_ask(record, entry, OfferKind::Draw, &offers, cause).await;
        }
        if record.engine_next().is_some() {
            return Err(Refusal::EngineThinks.into());
        }
        if self.engine_wants_draw(&record, cause.user).await? {
            return self.done(record, Entry::DrawAgreed, cause, None).await;
        }
        // It is written down, so that nobody asks with each turn.
        self.write_offer(&record, OfferKind::Draw, OfferState::Declined, cause).await?;
        Err(OfferRefusal::EngineDeclines(DRAW_PAUSE).into())
    }

    /// Claims a draw by the rules.
    ///
    /// # Errors
    ///
    /// Refused where it is not theirs to claim, or there is none; fails where the database does.
    pub async fn claim(
        &self,
        record: GameState,
        cause: ActionContext<'_>,
    ) -> Result<GameState, Error> {
        record.check_next(cause.user)?;
        let claim = record.game().claim().ok_or(OfferRefusal::NoClaim)?;
        self.write(record, Entry::DrawClaimed { claim }, Actor::Person(cause)).await
    }

    /// Takes the person's last turn back with all that came after it, or asks the other player to
    /// allow that.
    ///
    /// # Errors
    ///
    /// Refused where they do not play or have made no turn; fails where the database does.
    pub async fn take_back(
        &self,
        record: GameState,
        cause: ActionContext<'_>,
    ) -> Result<Proposed, Error> {
        let seat = record.seat(cause.user)?;
        if record.engine().is_some() {
            let entry = |record: &GameState| {
                let to = record.before_last_turn(seat).ok_or(OfferRefusal::NoTurnYet)?;
                Ok(Entry::Takeback { to })
            };
            return self.retry_on_conflict(record, entry, cause).await;
        }
        record.before_last_turn(seat).ok_or(OfferRefusal::NoTurnYet)?;
        let offers = self.offers(record.id()).await?;
        match self.ask(&record, &offers, OfferKind::Takeback, cause).await? {
            Proposal::Open(offer) => Ok(Proposed::Open(Box::new(record), offer)),
            Proposal::MatchesOpponents(_) => Err(Refusal::Duplicate.into()),
        }
    }

    /// Takes the turn back that was just made, while nobody has acted since.
    ///
    /// # Errors
    ///
    /// Refused where it is somebody else's, or too late; fails where the database does.
    pub async fn oops(
        &self,
        record: GameState,
        cause: ActionContext<'_>,
    ) -> Result<GameState, Error> {
        record.seat(cause.user)?;
        let oops = record.oops().ok_or(OfferRefusal::TooLate)?;
        if record.player(oops.by).person() != Some(cause.user) {
            return Err(OfferRefusal::NotTheirTurn.into());
        }
        if self.store().clock().now() > oops.until {
            return Err(OfferRefusal::TooLate.into());
        }
        self.write(record, Entry::Takeback { to: oops.to }, Actor::Person(cause)).await
    }

    /// Closes a game without a result where no turn of one side stands, the engine plays, or the other
    /// player has been silent for long and has no deadline; else asks them to agree to that.
    ///
    /// # Errors
    ///
    /// Refused where they do not play; fails where the database does.
    pub async fn abort(
        &self,
        record: GameState,
        cause: ActionContext<'_>,
    ) -> Result<Proposed, Error> {
        let seat = record.seat(cause.user)?;
        let reason = |record: &GameState| {
            let unmoved = |side| record.before_last_turn(side).is_none();
            if Color::BOTH.into_iter().any(unmoved) {
                AbortReason::Early
            } else if record.next() != Some(seat) && record.is_silent() {
                AbortReason::Inactivity
            } else {
                AbortReason::Agreed
            }
        };
        let entry = |record: &GameState| Ok(Entry::Aborted { why: reason(record) });
        if record.engine().is_some() {
            return self.retry_on_conflict(record, entry, cause).await;
        }
        let entry = entry(&record)?;
        if reason(&record) != AbortReason::Agreed {
            return self.done(record, entry, cause, None).await;
        }
        let offers = self.offers(record.id()).await?;
        self.agree_or_ask(record, entry, OfferKind::Abort, &offers, cause).await
    }

    /// An offer.
    ///
    /// # Errors
    ///
    /// Refused where there is none; fails where the database does.
    pub async fn offer(&self, offer: OfferId) -> Result<Offer, Error> {
        let row = self.store().offers().find(offer).await?.ok_or(OfferRefusal::Unknown)?;
        Ok(row.into())
    }

    /// Every offer of a game, the oldest first.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn offers(&self, game: GameId) -> Result<Vec<Offer>, Error> {
        let rows = self.store().offers().of_game(game).await?;
        Ok(rows.into_iter().map(Offer::from).collect())
    }

    /// Agrees to an offer but for a rematch or a pause, by a click on `message`: writes what it proposes.
    ///
    /// # Errors
    ///
    /// Refused where it is not theirs to answer, or not open any more; fails where the database does.
    pub async fn agree(
        &self,
        record: GameState,
        offer: Offer,
        message: MessageId,
        cause: ActionContext<'_>,
    ) -> Result<GameState, Error> {
        offer.check_answer(&record, cause.user)?;
        record.seat(cause.user)?;
        let entry = match offer.kind {
            OfferKind::Draw => Entry::DrawAgreed,
            OfferKind::Abort => Entry::Aborted { why: AbortReason::Agreed },
            OfferKind::Takeback => {
                let to = record.before_last_turn(offer.by).ok_or(OfferRefusal::NoTurnYet)?;
                Entry::Takeback { to }
            }
            OfferKind::Rematch | OfferKind::Pause => {
                return Err(OfferRefusal::Unknown.into());
            }
        };
        let accepts = Some(offer.clicked(Some(message)));
        match self.write_agreed(record, entry, Actor::Person(cause), accepts).await {
            Err(Error::Refused(Refusal::Duplicate)) => Err(self.conflict_reason(offer.id).await),
            written => written,
        }
    }

    /// Why an offer could not be answered that was open a moment before.
    pub(in crate::game) async fn conflict_reason(&self, offer: OfferId) -> Error {
        match self.offer(offer).await {
            Ok(Offer { state: OfferState::Open, .. }) => Refusal::Duplicate.into(),
            Ok(Offer { state, .. }) => OfferRefusal::Closed(state).into(),
            Err(error) => error,
        }
    }

    /// Declines an offer by a click on `message`, and returns it as it is then.
    ///
    /// # Errors
    ///
    /// Refused where it is not theirs to answer, or not open any more; fails where the database does.
    pub async fn decline_offer(
        &self,
        record: &GameState,
        offer: Offer,
        message: MessageId,
        user: UserId,
    ) -> Result<Offer, Error> {
        offer.check_answer(record, user)?;
        self.close_offer(record, offer, OfferState::Declined, message).await
    }

    /// Withdraws an offer by a click on `message`, and returns it as it is then.
    ///
    /// # Errors
    ///
    /// Refused where it is not theirs, or not open any more; fails where the database does.
    pub async fn withdraw_offer(
        &self,
        record: &GameState,
        offer: Offer,
        message: MessageId,
        user: UserId,
    ) -> Result<Offer, Error> {
        if record.player(offer.by).person() != Some(user) {
            return Err(OfferRefusal::NotTheirs.into());
        }
        offer.check_open()?;
        self.close_offer(record, offer, OfferState::Withdrawn, message).await
    }

    /// Forgets an open offer that nobody has seen, so that it can be made again.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn forget_offer(&self, offer: OfferId) -> Result<(), Error> {
        Ok(self.store().offers().delete(offer).await?)
    }

    async fn close_offer(
        &self,
        record: &GameState,
        offer: Offer,
        state: OfferState,
        message: MessageId,
    ) -> Result<Offer, Error> {
        let clicked = offer.clicked(Some(message));
        match self.store().offers().close(record.id(), clicked, state).await? {
            WriteOutcome::Applied(()) => Ok(offer.answered(state)),
            WriteOutcome::AlreadyApplied => Err(self.conflict_reason(offer.id).await),
        }
    }

    pub(in crate::game) async fn done(
        &self,
        record: GameState,
        entry: Entry,
        cause: ActionContext<'_>,
        accepts: Option<ClickedOffer>,
    ) -> Result<Proposed, Error> {
        let written = self.write_agreed(record, entry, Actor::Person(cause), accepts);
        Ok(Proposed::Done(Box::new(written.await?)))
    }

    /// Writes an entry in a game against the engine, anew where the engine has just written one.
    async fn retry_on_conflict(
        &self,
        mut record: GameState,
        entry: impl Fn(&GameState) -> Result<Entry, Error> + Send,
        cause: ActionContext<'_>,
    ) -> Result<Proposed, Error> {
        for _ in 1..TRIES {
            let (board, next) = (record.board(), entry(&record)?);
            match self.done(record, next, cause, None).await {
                Err(Error::Refused(Refusal::Duplicate)) => {}
                done => return done,
            }
            record = self.game(board.game).await?;
            record.seat(cause.user)?;
            if record.ply() == board.ply {
                return Err(Refusal::Duplicate.into());
            }
        }
        let next = entry(&record)?;
        self.done(record, next, cause, None).await
    }
}
