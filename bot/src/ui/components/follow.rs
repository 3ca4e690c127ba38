//! **Follow**, for who does not play: to be told once when a game has ended.

use super::ComponentContext;
use crate::ids::GameId;
use crate::ui::{App, Error, Refusal, Response, views};

/// Lets who clicks follow a game, or follow it no longer.
pub(super) async fn run(
    app: &App,
    context: &ComponentContext<'_>,
    game: GameId,
    follows: bool,
) -> Result<Response, Error> {
    let interaction = context.interaction;
    let state = context.game(app, game).await?;
    if state.color_of(interaction.user.id).is_some() {
        return Err(Refusal::of_game("refused-follows-own", game).into());
    }
    app.games.set_follows(game, interaction.user.id, follows).await?;
    Ok(context.privately(views::followed(interaction.language, game, follows)))
}
