//! **Review**, and its pages.

use super::ComponentContext;
use crate::ids::GameId;
use crate::ui::review::{self, ReviewPart};
use crate::ui::{App, Error, Response};

/// How an ended game went, its named turns, or what the numbers mean.
pub(super) async fn run(
    app: &App,
    context: &ComponentContext<'_>,
    game: GameId,
    part: ReviewPart,
) -> Result<Response, Error> {
    let state = context.game(app, game).await?;
    let (reply, deferred) = review::part(app, context.interaction, state, part).await?;
    Ok(context.privately(reply).becoming(deferred))
}
