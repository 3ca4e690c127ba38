//! **Roll** under a board, and **Prevent** or **Accept the roll** for the player whom a roll put in
//! check.

use rules::Action;

use super::ComponentContext;
use crate::game::GameState;
use crate::ui::{App, Error, Response};

/// Rolls the die that the game waits for.
pub(super) async fn roll(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
) -> Result<Response, Error> {
    let action_context = context.action_context();
    let state = app.games.roll(state, action_context).await?;
    Ok(app.answer_with_board(context.interaction.language, state, action_context).await)
}

/// Decides on a roll.
pub(super) async fn decide(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
    action: Action,
) -> Result<Response, Error> {
    let action_context = context.action_context();
    let state = app.games.play(state, action, action_context).await?;
    Ok(app.answer_with_board(context.interaction.language, state, action_context).await)
}
