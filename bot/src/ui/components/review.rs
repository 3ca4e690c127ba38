//! **Review**, and its pages.

use super::ComponentContext;
use crate::ids::GameId;
use crate::ui::{App, Error, Response, ViewerButton, review};

/// How an ended game went, or one of its named turns.
pub(super) async fn run(
    app: &App,
    context: &ComponentContext<'_>,
    game: GameId,
    at: Option<(usize, ViewerButton)>,
) -> Result<Response, Error> {
    let state = context.game(app, game).await?;
    let index = at.map_or(0, |(index, _)| index);
    let (reply, deferred) = review::page(app, context.interaction, state, index).await?;
    Ok(context.privately(reply).becoming(deferred))
}
