//! What is only looked at: **More** under a board, the viewer and the animation of a game, how its
//! dice are checked, and a **Hint**.

use super::ComponentContext;
use crate::game::GameState;
use crate::ids::{FileId, GameId};
use crate::ui::views::{self, GameSource};
use crate::ui::{App, Error, FileClick, Response};

/// **More**.
pub(super) async fn more(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
) -> Result<Response, Error> {
    let offers = app.offers.of_game(state.id()).await?;
    let appearance = context.interaction.settings.own_appearance();
    let user = context.interaction.user.id;
    let follows = app.store.games().follows(state.id(), user).await?;
    Ok(context.privately(views::more(&state, user, &offers, follows, appearance)))
}

/// The game after so many turns.
pub(super) async fn view(
    app: &App,
    context: &ComponentContext<'_>,
    game: GameId,
    turn: usize,
) -> Result<Response, Error> {
    let state = context.game(app, game).await?;
    let user = context.interaction.user.id;
    let appearance = context.interaction.settings.own_appearance();
    let source = GameSource::Game(game);
    Ok(context.privately(views::viewer(&state, source, user, turn, appearance)?))
}

/// Something under a game that was read from a file.
pub(super) async fn file(
    app: &App,
    context: &ComponentContext<'_>,
    file: FileId,
    what: FileClick,
) -> Result<Response, Error> {
    let user = context.interaction.user.id;
    let state = app.games.kept_file(file, user).await?;
    let source = GameSource::File(file);
    let appearance = context.interaction.settings.own_appearance();
    // But for a page of the viewer, it stays, and this is a message of its own.
    let reply = match what {
        FileClick::View(turn, _) => {
            let reply = views::viewer(&state, source, user, turn, appearance)?;
            return Ok(context.privately(reply));
        }
        FileClick::Animation => views::animation(state, appearance),
        FileClick::Dice => views::in_file(context.interaction.language, &state),
    };
    Ok(reply.made_private().into())
}

/// The game as an animation, for the user: a message of its own, so that the viewer stays.
pub(super) async fn animation(
    app: &App,
    context: &ComponentContext<'_>,
    game: GameId,
) -> Result<Response, Error> {
    let state = context.game(app, game).await?;
    let appearance = context.interaction.settings.own_appearance();
    let reply = views::animation(state, appearance);
    Ok(reply.made_private().into())
}

/// A page of the moves of a game.
pub(super) async fn moves(
    app: &App,
    context: &ComponentContext<'_>,
    game: GameId,
    page: usize,
) -> Result<Response, Error> {
    let state = context.game(app, game).await?;
    Ok(context.privately(views::game(context.interaction.language, &state, page)))
}

/// **Hint**.
pub(super) async fn hint(
    app: &App,
    context: &ComponentContext<'_>,
    state: &GameState,
) -> Result<Response, Error> {
    let hint = app.games.hint(state, context.interaction.user.id).await?;
    Ok(context.privately(views::hint(context.interaction.language, state, &hint)))
}

/// How the dice of a game are checked.
pub(super) async fn dice(
    app: &App,
    context: &ComponentContext<'_>,
    game: GameId,
) -> Result<Response, Error> {
    let state = context.game(app, game).await?;
    Ok(context.privately(views::dice(context.interaction.language, &state)))
}
