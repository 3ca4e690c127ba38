//! `/config [theme] [size] [language] [pace] [one_theme] [white_below] [rated] [threads] [puzzles]`: how
//! the bot looks and speaks in a server, and where games are played and puzzles posted there.

use async_trait::async_trait;

use super::Command;
use super::settings::{SettingsOptions, options, store};
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::game::TimeControl;
use crate::store::GuildSettings;
use crate::ui::app::App;
use crate::ui::components::settings;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::reply::Response;

/// The command.
pub(super) struct Config;

#[async_trait]
impl Command for Config {
    fn spec(&self) -> CommandSpec {
        let flags = ["one_theme", "white_below", "rated", "threads"];
        let flags = flags.map(|name| OptionSpec::new("config", name, OptionKind::Flag));
        let options =
            options("config").into_iter().chain([OptionSpec::time_control("config")]).chain(flags);
        let puzzles = OptionSpec::new("config", "puzzles", OptionKind::Channel);
        let options = options.chain([puzzles]);
        options.fold(CommandSpec::new("config"), CommandSpec::with).in_servers().for_managers()
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let time_control = options.named("pace", TimeControl::names, TimeControl::by_name)?;
        let given = SettingsOptions::read(options)?;
        let [one_theme, white_below, rated, threads] =
            ["one_theme", "white_below", "rated", "threads"].map(|name| options.given_flag(name));
        if let Some(channel) = options.channel("puzzles") {
            settings::choose_puzzle_channel(app, context, Some(channel)).await?;
        }
        let change = (!options.0.is_empty()).then_some(|it: &mut GuildSettings| {
            given.store(&mut it.theme, &mut it.size, &mut it.language);
            store(
                &mut it.pace,
                time_control.map(|time_control| Some(TimeControl::name(time_control))),
            );
            it.one_theme = one_theme.or(it.one_theme);
            it.white_below = white_below.or(it.white_below);
            it.rated = rated.or(it.rated);
            it.threads = threads.or(it.threads);
        });
        Ok(settings::of_server(app, context, change).await?.into())
    }
}
