//! Another game of the same two, with colours swapped.

use rules::{ByColor, Color};

use crate::game::engine_game::MAX_ENGINE_GAMES;
use crate::game::{
    ActionContext, GameClock, GameError, GameState, Offers, Player, ProposalOutcome, Refusal,
    StartPosition, TimeControl, Venue,
};
use crate::ids::{ChannelId, GameId};
use crate::in_flight::Claim;
use crate::store::{ClickedOffer, NewGame, StartOutcome, WriteOutcome};

/// A rematch that is to begin, and that nobody else begins meanwhile.
pub struct ClaimedRematch {
    /// The offer that it accepts, which nobody else can answer now; none against the engine.
    accepts: Option<ClickedOffer>,
    _claim: Option<Claim<GameId>>,
}

impl Offers {
    /// Against the engine a rematch begins at once. Refused if the game still runs, they did not
    /// play in it, the rematch has begun, or the engine would play one of their games with people
    /// in it.
    pub(super) async fn rematch_at_once(
        &self,
        state: &GameState,
        context: ActionContext<'_>,
    ) -> Result<Option<ProposalOutcome>, GameError> {
        self.check_rematch(state, context).await?;
        if state.engine().is_none() {
            return Ok(None);
        }
        let claimed = self.against_engine_again(state, context).await?;
        Ok(Some(ProposalOutcome::Rematch(claimed)))
    }

    pub(super) async fn check_rematch(
        &self,
        state: &GameState,
        context: ActionContext<'_>,
    ) -> Result<(), GameError> {
        let color = state.color_of(context.user).ok_or(Refusal::not_seated(state.id()))?;
        if state.termination().is_none() {
            return Err(Refusal::of_game("offer-refused-still-running", state.id()).into());
        }
        if state.player(!color) == Player::Deleted {
            return Err(Refusal::new("offer-refused-forgotten").into());
        }
        self.check_not_begun(state).await
    }

    async fn check_not_begun(&self, state: &GameState) -> Result<(), GameError> {
        match self.games.store().games().has_rematch(state.id()).await? {
            true => Err(Refusal::new("offer-refused-rematch-begun").into()),
            false => Ok(()),
        }
    }

    /// Agrees to an offer, before a thread may have to be opened: of all who answer it at once, one
    /// does.
    pub(super) async fn claim_rematch(
        &self,
        accepts: ClickedOffer,
    ) -> Result<ClaimedRematch, GameError> {
        match self.games.store().offers().claim(accepts.offer).await? {
            WriteOutcome::Applied(()) => {
                Ok(ClaimedRematch { accepts: Some(accepts), _claim: None })
            }
            WriteOutcome::AlreadyApplied => Err(self.conflict_reason(accepts.offer).await),
        }
    }

    /// Lets the offer of a rematch that could not begin be answered again.
    pub async fn reopen(&self, claimed: ClaimedRematch) -> Result<(), GameError> {
        match claimed.accepts {
            Some(accepts) => Ok(self.games.store().offers().release(accepts.offer).await?),
            None => Ok(()),
        }
    }

    async fn against_engine_again(
        &self,
        state: &GameState,
        context: ActionContext<'_>,
    ) -> Result<ClaimedRematch, GameError> {
        let claim =
            self.rematches.claim(state.id()).ok_or(Refusal::new("offer-refused-rematch-begun"))?;
        // Whoever had it before may have begun it.
        self.check_not_begun(state).await?;
        // Before a thread is opened.
        let running = self.games.store().games().running_of_user(context.user, true).await?;
        if running.len() >= MAX_ENGINE_GAMES {
            return Err(self.games.too_many_against_engine(context.user).await?);
        }
        let start = StartPosition::stored(state.game().variant(), state.start_fen().as_deref())?;
        self.games.check_start(&start, context.user).await?;
        Ok(ClaimedRematch { accepts: None, _claim: Some(claim) })
    }

    /// Begins the rematch of an ended game at `channel`; none where another game runs there. Where
    /// the engine is first, it begins at once. Refused if it has begun, the offer of it is not open
    /// any more, or the person plays enough games against the engine.
    pub async fn begin_rematch(
        &self,
        state: &GameState,
        claimed: &ClaimedRematch,
        channel: ChannelId,
        context: ActionContext<'_>,
    ) -> Result<Option<GameId>, GameError> {
        let start = StartPosition::stored(state.game().variant(), state.start_fen().as_deref())?;
        let [white, black] = Color::BOTH.map(|color| state.player(!color));
        let at = Venue {
            guild: state.guild(),
            channel,
            language: state.language(),
            is_user_install: state.is_user_install(),
        };
        let time_control = state.time().and_then(GameClock::time_control);
        let new = NewGame {
            is_rated: state.is_rated(),
            move_time_ms: time_control.map(TimeControl::millis),
            ..self.games.new_game(at, &start, ByColor { white, black }, context.token)?
        };
        let limited = state.engine().map(|_| (context.user, MAX_ENGINE_GAMES));
        let (before, accepts) = (state.id(), claimed.accepts);
        match (
            self.games.store().games().start_rematch(before, accepts, limited, &new).await?,
            accepts,
        ) {
            (StartOutcome::Started(game), _) => Ok(Some(self.games.started(game, &new))),
            (StartOutcome::ChannelBusy, _) => Ok(None),
            (StartOutcome::NotOpen, Some(accepts)) => {
                Err(self.conflict_reason(accepts.offer).await)
            }
            (StartOutcome::AlreadyStarted | StartOutcome::NotOpen, _) => {
                Err(Refusal::new("offer-refused-rematch-begun").into())
            }
            (StartOutcome::LimitReached, _) => {
                Err(self.games.too_many_against_engine(context.user).await?)
            }
        }
    }
}
