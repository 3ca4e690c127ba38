//! The clock stopped by consent, and let run again.

use super::offers::propose::Proposal;
use super::{ActionContext, Error, GameClock, GameState, Games, Offer, OfferKind, OfferState};
use crate::game::Refusal;
use crate::ids::{GameId, MessageId};
use crate::store::{ClickedOffer, WriteOutcome};

/// What a player who wants the clock stopped, or to run again, has brought about.
pub enum Pausing {
    /// The other player is asked.
    Asked(Offer),
    /// Both want it: the clock stands.
    Stopped,
    /// It runs again: by then who is next has to act, in Unix milliseconds.
    Running(i64),
}

impl Games {
    /// Asks the other player to stop the clock, or stops it where they have asked for that; lets
    /// one run again that stands, with all of a turn's time. Refused if they do not play, or the
    /// game has no clock.
    pub async fn pause(
        &self,
        state: &GameState,
        context: ActionContext<'_>,
    ) -> Result<Pausing, Error> {
        state.seat(context.user)?;
        let time = state.time().ok_or(Refusal::new("time-refused-no-clock"))?;
        if time.is_paused() {
            return self.run_again(state, time).await;
        }
        let offers = self.offers(state.id()).await?;
        match self.ask(state, &offers, OfferKind::Pause, context).await? {
            Proposal::Open(offer) => Ok(Pausing::Asked(offer)),
            Proposal::MatchesOpponents(offer) => {
                self.stop(state, ClickedOffer { offer, message: None }).await?;
                Ok(Pausing::Stopped)
            }
        }
    }

    /// Agrees to stop the clock, by a click on `message`; the offer as it is then. Refused if it is
    /// not theirs to answer, or not open any more.
    pub async fn agree_to_pause(
        &self,
        state: &GameState,
        offer: Offer,
        message: MessageId,
        context: ActionContext<'_>,
    ) -> Result<Offer, Error> {
        offer.check_answer(state, context.user)?;
        self.stop(state, offer.clicked(Some(message))).await?;
        Ok(offer.answered(OfferState::Accepted))
    }

    /// Stops the clock of a game of which the newest board is not seen by all.
    pub async fn stop_clock_unseen(&self, game: GameId) -> Result<(), Error> {
        let state = self.game(game).await?;
        if state.time().is_some() {
            // Where the game has gone on, a board was seen.
            self.store().games().stop_clock((game, state.seq()), None).await?;
        }
        Ok(())
    }

    async fn stop(&self, state: &GameState, accepts: ClickedOffer) -> Result<(), Error> {
        let board = (state.id(), state.seq());
        match self.store().games().stop_clock(board, Some(accepts)).await? {
            WriteOutcome::Applied(()) => Ok(()),
            WriteOutcome::AlreadyApplied => Err(self.conflict_reason(accepts.offer).await),
        }
    }

    async fn run_again(&self, state: &GameState, time: GameClock) -> Result<Pausing, Error> {
        let deadline = state.seen().saturating_add(time.row().move_time_ms);
        let (board, time_control) = ((state.id(), state.seq()), time.row().move_time_ms);
        match self.store().games().resume_clock(board, (deadline, time_control)).await? {
            WriteOutcome::Applied(()) => Ok(Pausing::Running(deadline)),
            WriteOutcome::AlreadyApplied => Err(Refusal::duplicate().into()),
        }
    }
}
