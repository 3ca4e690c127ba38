//! `/settings [theme] [size] [language] [confirm] [pings] [tips]`: how the bot looks and speaks to who asks.

mod given;

use async_trait::async_trait;

pub(super) use self::given::{Given, options};
use super::Command;
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::store::SettingsChange;
use crate::ui::app::App;
use crate::ui::click::SettingsOf;
use crate::ui::components::settings;
use crate::ui::error::Error;
use crate::ui::reply::Response;
use crate::ui::request::{Asked, Options};

/// The command.
pub(super) struct Settings;

#[async_trait]
impl Command for Settings {
    fn spec(&self) -> CommandSpec {
        let flags = ["confirm", "pings", "tips"];
        let flags = flags.map(|name| OptionSpec::new("settings", name, OptionKind::Flag));
        let options = options("settings").into_iter().chain(flags);
        options.fold(CommandSpec::new("settings"), CommandSpec::with)
    }

    async fn run(
        &self,
        app: &App,
        asked: &Asked<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let given = Given::read(options)?;
        let confirm = options.given_flag("confirm");
        let pings = options.given_flag("pings");
        let tips = options.given_flag("tips");
        let change = SettingsChange { confirm, pings, tips, ..given.change() };
        settings::change(app, asked, SettingsOf::Person, change).await
    }
}
