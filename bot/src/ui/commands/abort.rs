//! `/abort`: closes this channel's game without a result: before both have moved, or by consent.

use async_trait::async_trait;

use super::Command;
use super::spec::CommandSpec;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::reply::Response;

/// The command.
pub(super) struct Abort;

#[async_trait]
impl Command for Abort {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("abort")
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        _: &Options,
    ) -> Result<Response, Error> {
        let state = app.games.running_at(context.location.channel).await?;
        let proposed = app.games.abort(state, context.action_context()).await?;
        app.answer_with_proposed(context.language, proposed, context.action_context()).await
    }
}
