//! What one player does alone: claim a draw, and take back the turn that was just made.

use crate::game::games::Actor;
use crate::game::{ActionContext, Entry, GameError, GameState, Games, Refusal};

impl Games {
    /// Claims a draw by the rules. Refused if it is not theirs to claim, or there is none.
    pub async fn claim(
        &self,
        state: GameState,
        context: ActionContext<'_>,
    ) -> Result<GameState, GameError> {
        state.check_next(context.user)?;
        let claim = state.game().claim().ok_or(Refusal::new("offer-refused-no-claim"))?;
        self.write(state, Entry::DrawClaimed { claim }, Actor::User(context)).await
    }

    /// Takes the turn back that was just made, while nobody has acted since. Refused if it is
    /// somebody else's, or too late.
    pub async fn oops(
        &self,
        state: GameState,
        context: ActionContext<'_>,
    ) -> Result<GameState, GameError> {
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
}
