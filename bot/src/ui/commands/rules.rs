//! `/rules variant`: the rules of a game, page by page, for the person who asks.

use async_trait::async_trait;

use super::Command;
use super::spec::{CommandSpec, OptionSpec, variant};
use crate::ui::app::App;
use crate::ui::components::guide;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::pictures::PictureKind;
use crate::ui::reply::Response;

/// The command.
pub(super) struct Rules;

#[async_trait]
impl Command for Rules {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("rules").with(OptionSpec::variant("rules"))
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
        Ok(guide::page(app, context, variant(options)?, 0).await?.into())
    }
}
