//! `/resign`: gives this channel's game up, after a question.

use async_trait::async_trait;

use super::Command;
use super::spec::CommandSpec;
use crate::ui::app::App;
use crate::ui::component_id::Question;
use crate::ui::components::question;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::reply::Response;

/// The command.
pub(super) struct Resign;

#[async_trait]
impl Command for Resign {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("resign")
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        _: &Options,
    ) -> Result<Response, Error> {
        let state = app.games.running_at(context.location.channel).await?;
        Ok(question::kind(context.language, Question::Resign, &state, context.user.id)?.into())
    }
}
