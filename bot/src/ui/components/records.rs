//! The pages of a leaderboard, for who turns them alone.

use rules::Variant;

use super::ComponentContext;
use crate::ui::{App, Error, Response, views};

/// Turns to a page of a leaderboard.
pub(super) async fn leaderboard(
    app: &App,
    context: &ComponentContext<'_>,
    variant: &'static dyn Variant,
    page: usize,
) -> Result<Response, Error> {
    let interaction = context.interaction;
    let (guild, user) = (interaction.location.in_server()?, interaction.user.id);
    let list = app.ratings.leaderboard(guild, variant, (page, user)).await?;
    let reply = views::leaderboard(interaction.language, &list, user);
    Ok(context.privately(reply.made_private()))
}
