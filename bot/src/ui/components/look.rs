//! What anybody may look at: **More** under a board, the viewer and the animation of a game, and how
//! its dice are checked.

use super::Clicking;
use crate::game::Record;
use crate::ids::GameId;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::pictures::drawn;
use crate::ui::reply::{Reply, Response};
use crate::ui::views;

/// **More**.
pub(super) async fn more(
    app: &App,
    clicking: &Clicking<'_>,
    record: Record,
) -> Result<Response, Error> {
    let appearance = app.preferences(clicking.asked).await?.own_appearance();
    let (language, user) = (clicking.asked.language, clicking.asked.person.id);
    let reply = drawn(move || views::more(language, &record, user, appearance)).await?;
    Ok(clicking.privately(reply))
}

/// The game after so many turns.
pub(super) async fn view(
    app: &App,
    clicking: &Clicking<'_>,
    game: GameId,
    turn: usize,
) -> Result<Response, Error> {
    let record = app.tables.game(game).await?;
    let appearance = app.preferences(clicking.asked).await?.own_appearance();
    let language = clicking.asked.language;
    let reply = drawn(move || views::viewer(language, &record, turn, appearance)).await?;
    Ok(clicking.privately(reply))
}

/// The game as an animation, for all to see.
pub(super) async fn animation(
    app: &App,
    clicking: &Clicking<'_>,
    game: GameId,
) -> Result<Response, Error> {
    let record = app.tables.game(game).await?;
    let preferences = app.game_preferences(game).await?;
    let (language, appearance) = (preferences.language(), preferences.shared_appearance());
    let reply = drawn(move || views::animation(language, &record, appearance)).await?;
    let reply = Reply { audience: crate::ui::reply::Audience::Private, ..reply };
    Ok(clicking.privately(reply))
}

/// How the dice of a game are checked.
pub(super) async fn dice(
    app: &App,
    clicking: &Clicking<'_>,
    game: GameId,
) -> Result<Response, Error> {
    let record = app.tables.game(game).await?;
    Ok(clicking.privately(views::dice(clicking.asked.language, &record)))
}
