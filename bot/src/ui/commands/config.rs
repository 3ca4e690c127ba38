//! `/config [theme] [size] [language] [pace] [one_theme] [white_below] [rated] [threads] [puzzles]`: how
//! the bot looks and speaks in a server, and where games are played and puzzles posted there.

use async_trait::async_trait;

use super::Command;
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::ui::app::App;
use crate::ui::components::settings;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::reply::Response;
use crate::ui::settings::{SettingScope, SettingsChange, options};

/// The command.
pub(super) struct Config;

#[async_trait]
impl Command for Config {
    fn spec(&self) -> CommandSpec {
        let puzzles = OptionSpec::new("config", "puzzles", OptionKind::Channel);
        let options = options("config", SettingScope::Guild).into_iter().chain([puzzles]);
        options.fold(CommandSpec::new("config"), CommandSpec::with).in_servers().for_managers()
    }

    async fn run(
        &self,
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
}
