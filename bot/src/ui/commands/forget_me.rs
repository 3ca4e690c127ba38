//! `/forget-me`: removes what is kept of who asks, after a question.

use async_trait::async_trait;

use super::Command;
use super::spec::CommandSpec;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::reply::Response;
use crate::ui::views;

/// The command.
pub(super) struct ForgetMe;

#[async_trait]
impl Command for ForgetMe {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("forget-me")
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        _: &Options,
    ) -> Result<Response, Error> {
        let running = app.games.running_anywhere(context.user.id).await?;
        Ok(views::forget(context.language, &running).into())
    }
}
