//! **Share**: an ended game in one picture, for all to see and to be shown elsewhere.

use super::ComponentContext;
use crate::ids::GameId;
use crate::ui::{App, Error, RateLimit, Refusal, Response, export, views};

/// The picture, for all to see. Refused while the game is running, and to who asks too often.
pub(super) async fn run(
    app: &App,
    context: &ComponentContext<'_>,
    game: GameId,
) -> Result<Response, Error> {
    let state = context.game(app, game).await?;
    if state.termination().is_none() {
        return Err(Refusal::of_game("refused-share-running", game).into());
    }
    // Each is a message that all see.
    app.rates.count(RateLimit::Commands, context.interaction.user.id)?;
    let settings = app.game_settings(game).await?;
    let review = app.games.kept_review(&state).await?;
    let names = export::names(app, context.interaction, &state, settings.language()).await?;
    Ok(views::shared(&state, review.as_ref(), &settings, &names).into())
}
