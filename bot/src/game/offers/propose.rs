//! How one player proposes something to the other: once, and not if that has proposed the same.

use rules::Color;

use super::answer::takeback;
use super::answerable;
use crate::game::games::Actor;
use crate::game::{
    AbortReason, ActionContext, Entry, GameError, GameState, Offer, OfferKind, OfferState, Offers,
    ProposalOutcome, Reason, Refusal,
};
use crate::ids::OfferId;
use crate::store::{ClickedOffer, NewOffer, OfferOutcome, WriteOutcome};

/// How many turns must pass before a player offers a draw again. A withdrawn offer counts too: it
/// has pinged the other player.
const DRAW_COOLDOWN: usize = 10;

/// How often something is tried that the engine is faster than.
const TRIES: usize = 4;

/// What came of asking the other player.
enum Proposal {
    /// The offer is open, from now on or from before.
    Open(Offer),
    /// They have asked for the same themselves.
    MatchesOpponents(OfferId),
}

impl Offers {
    /// Proposes something to the other player, or does it at once: if they have proposed the same,
    /// or their consent is not needed. Refused if it cannot be proposed now.
    pub async fn propose(
        &self,
        state: &GameState,
        kind: OfferKind,
        context: ActionContext<'_>,
    ) -> Result<ProposalOutcome, GameError> {
        // Before it is asked whether a rematch has begun: so an offer that was just accepted is
        // never taken for none.
        let offers = self.of_game(state.id()).await?;
        let done = match kind {
            OfferKind::Draw => self.draw_at_once(state, &offers, context).await?,
            OfferKind::Takeback => self.take_back_at_once(state, context).await?,
            OfferKind::Abort => self.abort_at_once(state, context).await?,
            OfferKind::Rematch => self.rematch_at_once(state, context).await?,
            OfferKind::Pause => self.run_clock_at_once(state, context).await?,
        };
        if let Some(done) = done {
            return Ok(done);
        }
        match self.ask(state, &offers, kind, context).await? {
            Proposal::Open(offer) => Ok(ProposalOutcome::Open(offer)),
            Proposal::MatchesOpponents(offer) => {
                let accepts = ClickedOffer { offer, message: None };
                self.apply(state, kind, accepts, context).await
            }
        }
    }

    /// Claims a draw if that can be done; asks the engine about one.
    async fn draw_at_once(
        &self,
        state: &GameState,
        offers: &[Offer],
        context: ActionContext<'_>,
    ) -> Result<Option<ProposalOutcome>, GameError> {
        let seat = state.seat(context.user)?;
        if state.next() == Some(seat) && state.game().claim().is_some() {
            let claimed = self.games.claim(state.clone(), context).await?;
            return Ok(Some(ProposalOutcome::Applied(Box::new(claimed))));
        }
        if answerable(offers, OfferKind::Draw, !seat).is_none() {
            check_pause(state, offers, seat)?;
        }
        if state.engine().is_none() {
            return Ok(None);
        }
        if state.engine_next().is_some() {
            return Err(Refusal::new("refused-engine-thinks").into());
        }
        if self.games.engine_wants_draw(state, context.user).await? {
            return self.done(state.clone(), Entry::DrawAgreed, context, None).await.map(Some);
        }
        // It is written down, so that nobody asks with each turn.
        self.write_offer(state, OfferKind::Draw, OfferState::Declined, context).await?;
        Err(Refusal::new("offer-refused-engine").with("turns", DRAW_COOLDOWN.div_ceil(2)).into())
    }

    /// Takes the user's last turn back with all that came after it, against the engine.
    async fn take_back_at_once(
        &self,
        state: &GameState,
        context: ActionContext<'_>,
    ) -> Result<Option<ProposalOutcome>, GameError> {
        let seat = state.seat(context.user)?;
        takeback(state, Some(seat))?;
        if state.engine().is_none() {
            return Ok(None);
        }
        let entry = |state: &GameState| takeback(state, Some(seat));
        self.retry_on_conflict(state.clone(), entry, context).await.map(Some)
    }

    /// Closes a game without a result if no turn of one side stands, the engine plays, or the other
    /// player has been silent for long and has no deadline.
    async fn abort_at_once(
        &self,
        state: &GameState,
        context: ActionContext<'_>,
    ) -> Result<Option<ProposalOutcome>, GameError> {
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
            return self.retry_on_conflict(state.clone(), entry, context).await.map(Some);
        }
        match reason(state) {
            AbortReason::Agreed => Ok(None),
            why => self.done(state.clone(), Entry::Aborted { why }, context, None).await.map(Some),
        }
    }

    /// Lets a clock run again that stands, with all of a turn's time.
    async fn run_clock_at_once(
        &self,
        state: &GameState,
        context: ActionContext<'_>,
    ) -> Result<Option<ProposalOutcome>, GameError> {
        state.seat(context.user)?;
        let time = state.time().ok_or(Refusal::new("time-refused-no-clock"))?;
        if !time.is_paused() {
            return Ok(None);
        }
        let move_time_ms = time.row().move_time_ms;
        let deadline = state.seen().saturating_add(move_time_ms);
        let board = (state.id(), state.seq());
        match self.games.store().games().resume_clock(board, (deadline, move_time_ms)).await? {
            WriteOutcome::Applied(()) => Ok(Some(ProposalOutcome::ClockRunning(deadline))),
            WriteOutcome::AlreadyApplied => Err(Refusal::duplicate().into()),
        }
    }

    pub(super) async fn done(
        &self,
        state: GameState,
        entry: Entry,
        context: ActionContext<'_>,
        accepts: Option<ClickedOffer>,
    ) -> Result<ProposalOutcome, GameError> {
        let written = self.games.write_agreed(state, entry, Actor::User(context), accepts);
        Ok(ProposalOutcome::Applied(Box::new(written.await?)))
    }

    /// Writes an entry in a game against the engine, again where the engine has just written one.
    async fn retry_on_conflict(
        &self,
        mut state: GameState,
        entry: impl Fn(&GameState) -> Result<Entry, Refusal> + Send,
        context: ActionContext<'_>,
    ) -> Result<ProposalOutcome, GameError> {
        for _ in 1..TRIES {
            let (board, next) = (state.board(), entry(&state)?);
            match self.done(state, next, context, None).await {
                Err(GameError::Refused(Refusal { reason: Reason::Duplicate, .. })) => {}
                done => return done,
            }
            state = self.games.game(board.game).await?;
            state.seat(context.user)?;
            if state.seq() == board.seq {
                return Err(Refusal::duplicate().into());
            }
        }
        let next = entry(&state)?;
        self.done(state, next, context, None).await
    }

    /// Asks the other player, unless they have asked for the same, or were asked already and have
    /// not answered. `offers` are those of the game so far.
    async fn ask(
        &self,
        state: &GameState,
        offers: &[Offer],
        kind: OfferKind,
        context: ActionContext<'_>,
    ) -> Result<Proposal, GameError> {
        let by = state.color_of(context.user).ok_or(Refusal::not_seated(state.id()))?;
        if let Some(theirs) = answerable(offers, kind, !by).filter(|_| kind.is_mutual()) {
            return Ok(Proposal::MatchesOpponents(theirs.id));
        }
        match answerable(offers, kind, by) {
            Some(own) => self.renew(own, context).await,
            None => self.write_offer(state, kind, OfferState::Open, context).await,
        }
    }

    /// Writes an offer, which may be answered already.
    async fn write_offer(
        &self,
        game: &GameState,
        kind: OfferKind,
        state: OfferState,
        context: ActionContext<'_>,
    ) -> Result<Proposal, GameError> {
        let by = game.color_of(context.user).ok_or(Refusal::not_seated(game.id()))?;
        let new = NewOffer {
            game: game.id(),
            seq: game.seq(),
            kind,
            side: by,
            state,
            is_mutual: kind.is_mutual(),
            interaction: context.interaction,
        };
        match self.games.store().offers().add(&new).await? {
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
            OfferOutcome::AlreadyApplied => self.existing_offer(game, kind, by, context).await,
        }
    }

    /// Has an open offer shown again, unless it has just been shown, or is just being: of several
    /// commands and clicks at once one shows it.
    async fn renew(&self, own: Offer, context: ActionContext<'_>) -> Result<Proposal, GameError> {
        match self.games.store().offers().renew(own.id, context.interaction).await? {
            WriteOutcome::Applied(()) => Ok(Proposal::Open(own)),
            WriteOutcome::AlreadyApplied => Err(match self.conflict_reason(own.id).await {
                GameError::Refused(Refusal { reason: Reason::Duplicate, .. }) => {
                    Refusal::new("offer-refused-offered").with("kind", own.kind.name()).into()
                }
                closed => closed,
            }),
        }
    }

    /// What is so where an offer cannot be written.
    async fn existing_offer(
        &self,
        state: &GameState,
        kind: OfferKind,
        by: Color,
        context: ActionContext<'_>,
    ) -> Result<Proposal, GameError> {
        if self.games.store().games().has_rematch(state.id()).await? {
            return Err(Refusal::new("offer-refused-rematch-begun").into());
        }
        let offers = self.of_game(state.id()).await?;
        if let Some(own) = answerable(&offers, kind, by) {
            return self.renew(own, context).await;
        }
        let is_like = |it: &Offer| (it.kind, it.by, it.seq) == (kind, by, state.seq());
        Err(match offers.iter().any(is_like) {
            true => Refusal::new("offer-refused-made").with("kind", kind.name()).into(),
            false => Refusal::duplicate().into(),
        })
    }
}

/// Checks that a side has not offered a draw in the last turns.
fn check_pause(state: &GameState, offers: &[Offer], seat: Color) -> Result<(), Refusal> {
    let mut own = offers.iter().rev().filter(|it| it.kind == OfferKind::Draw && it.by == seat);
    let Some(last) = own.next().filter(|last| last.state != OfferState::Open) else {
        return Ok(());
    };
    let since = state.ply_count().saturating_sub(state.turns_until(last.seq));
    match DRAW_COOLDOWN.checked_sub(since) {
        None | Some(0) => Ok(()),
        Some(left) => {
            Err(Refusal::new("offer-refused-draw-too-soon").with("turns", left.div_ceil(2)))
        }
    }
}
