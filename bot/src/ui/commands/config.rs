//! `/config [theme] [size] [language] [pace] [one_theme] [white_below] [rated] [threads] [puzzles]`: how
//! the bot looks and speaks in a server, and where games are played and puzzles posted there.

use async_trait::async_trait;

use super::Command;
use super::settings::{Given, options};
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::game::Pace;
use crate::store::SettingsChange;
use crate::ui::app::App;
use crate::ui::click::SettingsOf;
use crate::ui::components::settings;
use crate::ui::error::Error;
use crate::ui::reply::Response;
use crate::ui::request::{Asked, Options};

/// The command.
pub(super) struct Config;

#[async_trait]
impl Command for Config {
    fn spec(&self) -> CommandSpec {
        let flags = ["one_theme", "white_below", "rated", "threads"];
        let flags = flags.map(|name| OptionSpec::new("config", name, OptionKind::Flag));
        let options =
            options("config").into_iter().chain([OptionSpec::pace("config")]).chain(flags);
        let puzzles = OptionSpec::new("config", "puzzles", OptionKind::Channel);
        let options = options.chain([puzzles]);
        options.fold(CommandSpec::new("config"), CommandSpec::with).in_servers().for_managers()
    }

    async fn run(
        &self,
        app: &App,
        asked: &Asked<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let pace = options.named("pace", Pace::names, Pace::by_name)?;
        let change = SettingsChange {
            pace: pace.map(|pace| Some(Pace::name(pace))),
            one_theme: options.given_flag("one_theme"),
            white_below: options.given_flag("white_below"),
            rated: options.given_flag("rated"),
            threads: options.given_flag("threads"),
            ..Given::read(options)?.change()
        };
        if let Some(channel) = options.channel("puzzles") {
            settings::choose_puzzle_channel(app, asked, Some(channel)).await?;
            return settings::changed(app, asked, SettingsOf::Server, change, true).await;
        }
        settings::change(app, asked, SettingsOf::Server, change).await
    }
}
