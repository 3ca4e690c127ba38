//! `/learn variant`: a game taught in five small positions, to the person who asks.

use async_trait::async_trait;

use super::Command;
use super::spec::{CommandSpec, OptionSpec, variant};
use crate::ui::app::App;
use crate::ui::components::lesson;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::pictures::PictureKind;
use crate::ui::reply::Response;

/// The command.
pub(super) struct Learn;

#[async_trait]
impl Command for Learn {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("learn").with(OptionSpec::variant("learn"))
    }

    fn picture(&self, _options: &Options) -> Option<PictureKind> {
        Some(PictureKind::Other)
    }

    async fn run(
        &self,
        _: &App,
        context: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        Ok(lesson::begin(context, variant(options)?)?.into())
    }
}
