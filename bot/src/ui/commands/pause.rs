//! `/pause`: asks the other player to stop the clock; lets one run again that stands.

use async_trait::async_trait;

use super::Command;
use super::spec::CommandSpec;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::reply::Response;

/// The command.
pub(super) struct Pause;

#[async_trait]
impl Command for Pause {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("pause")
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        _: &Options,
    ) -> Result<Response, Error> {
        let state = app.games.running_at(context.location.channel).await?;
        app.pause(&state, context).await
    }
}
