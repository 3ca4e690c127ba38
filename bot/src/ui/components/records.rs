//! The pages of a leaderboard, for who turns them alone.

use rules::Variant;

use super::ComponentContext;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::reply::{Audience, Reply, Response};
use crate::ui::views;

/// Turns to a page of a leaderboard.
pub(super) async fn leaderboard(
    app: &App,
    clicking: &ComponentContext<'_>,
    variant: &'static dyn Variant,
    page: usize,
) -> Result<Response, Error> {
    let asked = clicking.asked;
    let (guild, user) = (asked.place.in_server()?, asked.person.id);
    let list = app.tables.leaderboard(guild, variant, (page, user)).await?;
    let reply = views::leaderboard(asked.language, &list, user);
    Ok(clicking.privately(Reply { audience: Audience::Ephemeral, ..reply }))
}
