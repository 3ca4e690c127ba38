//! The pages of a game's guide, with **Previous** and **Next**.

use rules::Variant;

use super::ComponentContext;
use crate::ui::{App, CommandContext, Error, Reply, Response, views};

/// Turns to a page.
pub(super) async fn run(
    app: &App,
    context: &ComponentContext<'_>,
    variant: &'static dyn Variant,
    number: usize,
) -> Result<Response, Error> {
    Ok(context.privately(page(app, context.interaction, variant, number).await?))
}

/// A page for the user, from 0; with the way to the game's lesson where they have not
/// played it yet. Refused if there is no such page.
pub(in crate::ui) async fn page(
    app: &App,
    interaction: &CommandContext<'_>,
    variant: &'static dyn Variant,
    number: usize,
) -> Result<Reply, Error> {
    let appearance = interaction.settings.own_appearance();
    let learn = !app.store.ratings().has_played(interaction.user.id, variant.id()).await?;
    views::guide(variant, number, learn, appearance)
}
