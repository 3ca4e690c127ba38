//! **Review**, and its pages.

use super::ComponentContext;
use crate::ids::GameId;
use crate::ui::app::App;
use crate::ui::component_id::ViewerButton;
use crate::ui::error::Error;
use crate::ui::reply::Response;
use crate::ui::review;

/// How an ended game went, or one of its named turns.
pub(super) async fn run(
    app: &App,
    clicking: &ComponentContext<'_>,
    game: GameId,
    at: Option<(usize, ViewerButton)>,
) -> Result<Response, Error> {
    let record = clicking.game(app, game).await?;
    let place = at.map_or(0, |(place, _)| place);
    let (reply, later) = review::page(app, clicking.asked, record, place).await?;
    Ok(clicking.privately(reply).becoming(later))
}
