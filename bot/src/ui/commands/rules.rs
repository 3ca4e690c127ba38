//! `/rules variant`: the rules of a game, page by page, for the person who asks.

use async_trait::async_trait;

use super::Command;
use super::spec::{CommandSpec, OptionSpec, variant};
use crate::ui::app::App;
use crate::ui::components::guide;
use crate::ui::desks::Desk;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::reply::Response;

/// The command.
pub(super) struct Rules;

#[async_trait]
impl Command for Rules {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("rules").with(OptionSpec::variant("rules"))
    }

    fn desk(&self, _options: &Options) -> Option<Desk> {
        Some(Desk::Pictures)
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
