//! What shows whole games: of this channel, or by their number.

use super::wanted;
use crate::ui::export;
use crate::ui::review::{self, ReviewPart};
use crate::ui::{App, CommandContext, Error, Format, Options, Response, views};

/// `/game [number]`: the moves, players and dice proof of a game.
pub(super) async fn game(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<Response, Error> {
    let state = wanted(app, context, options.number("number")).await?;
    // Its newest moves first: that page is always there.
    Ok(views::game(context.language, &state, usize::MAX).into())
}

/// `/replay [file]`: this channel's game as an animation, running or ended; or a game from a file,
/// turn by turn, for who gives it.
pub(super) async fn replay(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<Response, Error> {
    if let Some(file) = options.file("file") {
        return export::import(app, context, file).await;
    }
    let state = app.games.last_at(context.location.channel).await?;
    let appearance = app.game_settings(state.id()).await?.shared_appearance();
    Ok(views::animation(state, appearance).into())
}

/// `/review [game]`: how an ended game went.
pub(super) async fn review(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<Response, Error> {
    let state = wanted(app, context, options.number("game")).await?;
    let (reply, deferred) = review::part(app, context, state, ReviewPart::Page(0)).await?;
    Ok(Response::from(reply).becoming(deferred))
}

/// `/export [format]`: this channel's game as a file, running or ended, for the user.
pub(super) async fn export(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<Response, Error> {
    let names = || Format::NAMES.to_vec();
    let format = options.named("format", names, |name| name.parse().ok())?;
    let state = app.games.last_at(context.location.channel).await?;
    export::export(app, context, state, format.unwrap_or(Format::Text)).await
}
