//! `/hint`: the best turn in this channel's game against Eightfold, for the person whose turn it is.

use async_trait::async_trait;

use super::Command;
use super::spec::CommandSpec;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::reply::Response;
use crate::ui::views;

/// The command.
pub(super) struct Hint;

#[async_trait]
impl Command for Hint {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("hint")
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        _: &Options,
    ) -> Result<Response, Error> {
        let state = app.games.running_at(context.location.channel).await?;
        let hint = app.games.hint(&state, context.user.id).await?;
        Ok(views::hint(context.language, &state, &hint).into())
    }
}
