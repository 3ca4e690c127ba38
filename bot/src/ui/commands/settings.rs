//! `/settings [theme] [size] [language] [confirm] [pings] [tips]`: how the bot looks and speaks to who asks.

use async_trait::async_trait;

use super::Command;
use super::spec::CommandSpec;
use crate::ui::app::App;
use crate::ui::components::settings;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::reply::Response;
use crate::ui::settings::{SettingScope, SettingsChange, options};

/// The command.
pub(super) struct Settings;

#[async_trait]
impl Command for Settings {
    fn spec(&self) -> CommandSpec {
        let options = options("settings", SettingScope::User);
        options.into_iter().fold(CommandSpec::new("settings"), CommandSpec::with)
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let change = SettingsChange::read(options, SettingScope::User)?;
        let change = (!options.0.is_empty()).then_some(change);
        Ok(settings::of_user(app, context, change.as_ref()).await?.into())
    }
}
