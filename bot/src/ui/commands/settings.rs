//! `/settings [theme] [size] [language] [confirm] [pings] [tips]`: how the bot looks and speaks to who asks.

mod options;

use async_trait::async_trait;

pub(super) use self::options::{SettingsOptions, options, store};
use super::Command;
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::store::UserSettings;
use crate::ui::app::App;
use crate::ui::components::settings;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::reply::Response;

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
        context: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let given = SettingsOptions::read(options)?;
        let [confirm, pings, tips] =
            ["confirm", "pings", "tips"].map(|name| options.given_flag(name));
        let change = (!options.0.is_empty()).then_some(|it: &mut UserSettings| {
            given.store(&mut it.theme, &mut it.size, &mut it.language);
            it.confirm = confirm.or(it.confirm);
            it.pings = pings.or(it.pings);
            it.tips = tips.or(it.tips);
        });
        Ok(settings::of_person(app, context, change).await?.into())
    }
}
