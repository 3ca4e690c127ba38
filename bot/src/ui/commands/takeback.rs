//! `/takeback`: asks to take one's last turn back; against Eightfold it is taken back at once.

use async_trait::async_trait;

use super::Command;
use super::spec::CommandSpec;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::reply::Response;

/// The command.
pub(super) struct Takeback;

#[async_trait]
impl Command for Takeback {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("takeback")
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        _: &Options,
    ) -> Result<Response, Error> {
        let state = app.games.running_at(context.location.channel).await?;
        let proposed = app.games.take_back(state, context.action_context()).await?;
        app.answer_with_proposed(context.language, proposed, context.action_context()).await
    }
}
