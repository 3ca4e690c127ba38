//! What users and servers set, and what is forgotten of a user.

use crate::ui::components::settings;
use crate::ui::{
    App, CommandContext, Error, Options, Response, SettingScope, SettingsChange, views,
};

/// `/settings`: how the bot looks and speaks to the user.
pub(super) async fn of_user(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<Response, Error> {
    let change = SettingsChange::read(options, SettingScope::User)?;
    let change = (!options.0.is_empty()).then_some(change);
    Ok(settings::of_user(app, context, change.as_ref()).await?.into())
}

/// `/config`: how the bot looks and speaks in a server, and where games are played and puzzles
/// posted there.
pub(super) async fn of_server(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<Response, Error> {
    let change = SettingsChange::read(options, SettingScope::Guild)?;
    if let Some(channel) = options.channel("puzzles") {
        settings::choose_puzzle_channel(app, context, Some(channel)).await?;
    }
    let change = (!options.0.is_empty()).then_some(change);
    Ok(settings::of_server(app, context, change.as_ref()).await?.into())
}

/// `/forget-me`: removes what is kept of the user, after a question.
pub(super) async fn forget_me(app: &App, context: &CommandContext<'_>) -> Result<Response, Error> {
    let running = app.games.running_anywhere(context.user.id).await?;
    Ok(views::forget(context.language, &running).into())
}
