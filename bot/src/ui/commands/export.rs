//! `/export [format]`: this channel's game as a file, running or ended, for who asks.

use async_trait::async_trait;

use super::Command;
use super::spec::{ChoiceSpec, CommandSpec, OptionKind, OptionSpec};
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::export::{self, Format};
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::pictures::PictureKind;
use crate::ui::reply::Response;

/// The command.
pub(super) struct Export;

#[async_trait]
impl Command for Export {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("export").with(OptionSpec {
            choices: Format::ALL.map(|format| ChoiceSpec::plain(format.name())).to_vec(),
            ..OptionSpec::new("export", "format", OptionKind::Text)
        })
    }

    fn picture(&self, _options: &Options) -> Option<PictureKind> {
        Some(PictureKind::Other)
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let names = || Format::ALL.map(Format::name).to_vec();
        let format = options.named("format", names, Format::by_name)?.unwrap_or(Format::Text);
        let state = app.games.last_at(context.location.channel).await?;
        export::export(app, context, state, format).await
    }
}
