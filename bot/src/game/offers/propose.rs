//! How one player asks the other: once, and not where that has asked for the same.

use rules::Color;

use super::answerable;
use crate::game::{
    ActionContext, Entry, Error, GameState, Games, Offer, OfferKind, OfferState, Proposed,
};
use crate::game::{Reason, Refusal};
use crate::ids::OfferId;
use crate::store::{ClickedOffer, NewOffer, OfferOutcome, WriteOutcome};

/// How many turns must pass before a player offers a draw again. A withdrawn offer counts too: it
/// has pinged the other player.
pub(in crate::game) const DRAW_PAUSE: usize = 10;

/// What came of asking the other player.
pub(in crate::game) enum Proposal {
    /// The offer is open, from now on or from before.
    Open(Offer),
    /// They have asked for the same themselves.
    MatchesOpponents(OfferId),
}

impl Games {
    /// Writes what the other player has proposed as well, or proposes it to them. `offers` are
    /// those of the game so far.
    pub(in crate::game) async fn agree_or_ask(
        &self,
        state: GameState,
        entry: Entry,
        kind: OfferKind,
        offers: &[Offer],
        context: ActionContext<'_>,
    ) -> Result<Proposed, Error> {
        state.seat(context.user)?;
        match self.ask(&state, offers, kind, context).await? {
            Proposal::Open(offer) => Ok(Proposed::Open(Box::new(state), offer)),
            Proposal::MatchesOpponents(offer) => {
                let accepts = ClickedOffer { offer, message: None };
                self.done(state, entry, context, Some(accepts)).await
            }
        }
    }

    /// Asks the other player, unless they have asked for the same, or were asked already and have
    /// not answered. `offers` are those of the game so far.
    pub(in crate::game) async fn ask(
        &self,
        state: &GameState,
        offers: &[Offer],
        kind: OfferKind,
        context: ActionContext<'_>,
    ) -> Result<Proposal, Error> {
        let by = state
            .color_of(context.user)
            .ok_or(Refusal::of_game("refused-not-seated", state.id()).because(Reason::NotSeated))?;
        if let Some(theirs) = answerable(offers, kind, !by).filter(|_| kind.is_mutual()) {
            return Ok(Proposal::MatchesOpponents(theirs.id));
        }
        match answerable(offers, kind, by) {
            Some(own) => self.show_anew(own, context).await,
            None => self.write_offer(state, kind, OfferState::Open, context).await,
        }
    }

    /// Writes an offer, which may be answered already.
    pub(in crate::game) async fn write_offer(
        &self,
        game: &GameState,
        kind: OfferKind,
        state: OfferState,
        context: ActionContext<'_>,
    ) -> Result<Proposal, Error> {
        let by = game
            .color_of(context.user)
            .ok_or(Refusal::of_game("refused-not-seated", game.id()).because(Reason::NotSeated))?;
        let new = NewOffer {
            game: game.id(),
            seq: game.seq(),
            kind,
            side: by,
            state,
            is_mutual: kind.is_mutual(),
            interaction: context.interaction,
        };
        match self.store().offers().add(&new).await? {
            OfferOutcome::Applied(id) => Ok(Proposal::Open(Offer {
                id,
                game: game.id(),
                seq: game.seq(),
                kind,
                by,
                state,
                message: None,
            })),
            OfferOutcome::MatchesOpponents(theirs) => Ok(Proposal::MatchesOpponents(theirs)),
            OfferOutcome::AlreadyApplied => self.made_before(game, kind, by, context).await,
        }
    }

    /// Has an open offer shown anew, unless it has just been shown, or is just being: of several
    /// commands and clicks at once one shows it.
    async fn show_anew(&self, own: Offer, context: ActionContext<'_>) -> Result<Proposal, Error> {
        match self.store().offers().renew(own.id, context.interaction).await? {
            WriteOutcome::Applied(()) => Ok(Proposal::Open(own)),
            WriteOutcome::AlreadyApplied => Err(match self.conflict_reason(own.id).await {
                Error::Refused(Refusal { reason: Reason::Duplicate, .. }) => {
                    Refusal::new("offer-refused-offered").with("kind", own.kind.name()).into()
                }
                closed => closed,
            }),
        }
    }

    /// What is so where an offer cannot be written.
    async fn made_before(
        &self,
        state: &GameState,
        kind: OfferKind,
        by: Color,
        context: ActionContext<'_>,
    ) -> Result<Proposal, Error> {
        if self.store().games().has_rematch(state.id()).await? {
            return Err(Refusal::new("offer-refused-rematch-begun").into());
        }
        let offers = self.offers(state.id()).await?;
        if let Some(own) = answerable(&offers, kind, by) {
            return self.show_anew(own, context).await;
        }
        let is_like = |it: &Offer| (it.kind, it.by, it.seq) == (kind, by, state.seq());
        Err(match offers.iter().any(is_like) {
            true => Refusal::new("offer-refused-made").with("kind", kind.name()).into(),
            false => Refusal::duplicate().into(),
        })
    }
}

/// Checks that a side has not offered a draw in the last turns.
pub(in crate::game) fn check_pause(
    state: &GameState,
    offers: &[Offer],
    seat: Color,
) -> Result<(), Refusal> {
    let mut own = offers.iter().rev().filter(|it| it.kind == OfferKind::Draw && it.by == seat);
    let Some(last) = own.next().filter(|last| last.state != OfferState::Open) else {
        return Ok(());
    };
    let since = state.ply_count().saturating_sub(state.turns_until(last.seq));
    match DRAW_PAUSE.checked_sub(since) {
        None | Some(0) => Ok(()),
        Some(left) => Err(Refusal::new("offer-refused-draw-too-soon").with("turns", left)),
    }
}
