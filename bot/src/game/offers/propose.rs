//! How one player asks the other: once, and not where that has asked for the same.

use rules::Color;

use super::answerable;
use crate::game::{
    ActionContext, Entry, Error, GameState, Games, Offer, OfferKind, OfferRefusal, OfferState,
    Proposed, Refusal,
};
use crate::ids::OfferId;
use crate::store::{ClickedOffer, NewOffer, OfferOutcome, WriteOutcome};

/// How many turns must pass before a player offers a draw again. A withdrawn offer counts too: it has
/// pinged the other player.
pub(in crate::game) const DRAW_PAUSE: usize = 10;

/// What came of asking the other player.
pub(in crate::game) enum Proposal {
    /// The offer is open, from now on or from before.
    Open(Offer),
    /// They have asked for the same themselves.
    MatchesOpponents(OfferId),
}

impl Games {
    /// Writes what the other player has proposed as well, or proposes it to them. `offers` are those
    /// of the game so far.
    pub(in crate::game) async fn agree_or_ask(
        &self,
        record: GameState,
        entry: Entry,
        kind: OfferKind,
        offers: &[Offer],
        cause: ActionContext<'_>,
    ) -> Result<Proposed, Error> {
        record.seat(cause.user)?;
        match self.ask(&record, offers, kind, cause).await? {
            Proposal::Open(offer) => Ok(Proposed::Open(Box::new(record), offer)),
            Proposal::MatchesOpponents(offer) => {
                let accepts = ClickedOffer { offer, message: None };
                self.done(record, entry, cause, Some(accepts)).await
            }
        }
    }

    /// Asks the other player, unless they have asked for the same, or were asked already and have not
    /// answered. `offers` are those of the game so far.
    pub(in crate::game) async fn ask(
        &self,
        record: &GameState,
        offers: &[Offer],
        kind: OfferKind,
        cause: ActionContext<'_>,
    ) -> Result<Proposal, Error> {
        let by = record.color_of(cause.user).ok_or(Refusal::NotSeated(record.id()))?;
        if let Some(theirs) = answerable(offers, kind, !by).filter(|_| kind.is_mutual()) {
            return Ok(Proposal::MatchesOpponents(theirs.id));
        }
        match answerable(offers, kind, by) {
            Some(own) => self.show_anew(own, cause).await,
            None => self.write_offer(record, kind, OfferState::Open, cause).await,
        }
    }

    /// Writes an offer, which may be answered already.
    pub(in crate::game) async fn write_offer(
        &self,
        record: &GameState,
        kind: OfferKind,
        state: OfferState,
        cause: ActionContext<'_>,
    ) -> Result<Proposal, Error> {
        let (game, ply) = (record.id(), record.ply());
        let by = record.color_of(cause.user).ok_or(Refusal::NotSeated(game))?;
        let new = NewOffer {
            game,
            seq: ply,
            kind,
            side: by,
            state,
            is_mutual: kind.is_mutual(),
            interaction: cause.interaction,
        };
        match self.store().offers().add(&new).await? {
            OfferOutcome::Applied(id) => {
                Ok(Proposal::Open(Offer { id, game, ply, kind, by, state, message: None }))
            }
            OfferOutcome::MatchesOpponents(theirs) => Ok(Proposal::MatchesOpponents(theirs)),
            OfferOutcome::AlreadyApplied => self.made_before(record, kind, by, cause).await,
        }
    }

    /// Has an open offer shown anew, unless it has just been shown, or is just being: of several
    /// commands and clicks at once one shows it.
    async fn show_anew(&self, own: Offer, cause: ActionContext<'_>) -> Result<Proposal, Error> {
        match self.store().offers().renew(own.id, cause.interaction).await? {
            WriteOutcome::Applied(()) => Ok(Proposal::Open(own)),
            WriteOutcome::AlreadyApplied => Err(match self.conflict_reason(own.id).await {
                Error::Refused(Refusal::Duplicate) => OfferRefusal::Offered(own.kind).into(),
                closed => closed,
            }),
        }
    }

    /// What is so where an offer cannot be written.
    async fn made_before(
        &self,
        record: &GameState,
        kind: OfferKind,
        by: Color,
        cause: ActionContext<'_>,
    ) -> Result<Proposal, Error> {
        if self.store().games().has_rematch(record.id()).await? {
            return Err(OfferRefusal::RematchBegun.into());
        }
        let offers = self.offers(record.id()).await?;
        if let Some(own) = answerable(&offers, kind, by) {
            return self.show_anew(own, cause).await;
        }
        let is_like = |it: &Offer| (it.kind, it.by, it.ply) == (kind, by, record.ply());
        Err(match offers.iter().any(is_like) {
            true => OfferRefusal::Made(kind).into(),
            false => Refusal::Duplicate.into(),
        })
    }
}

/// Checks that a side has not offered a draw in the last turns.
pub(in crate::game) fn check_pause(
    record: &GameState,
    offers: &[Offer],
    seat: Color,
) -> Result<(), Refusal> {
    let mut own = offers.iter().rev().filter(|it| it.kind == OfferKind::Draw && it.by == seat);
    let Some(last) = own.next().filter(|last| last.state != OfferState::Open) else {
        return Ok(());
    };
    let since = record.ply_count().saturating_sub(record.turns_until(last.ply));
    match DRAW_PAUSE.checked_sub(since) {
        None | Some(0) => Ok(()),
        Some(left) => Err(OfferRefusal::DrawTooSoon(left).into()),
    }
}
