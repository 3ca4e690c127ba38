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
        asked: &CommandContext<'_>,
        _: &Options,
    ) -> Result<Response, Error> {
        let record = app.tables.running_at(asked.place.channel).await?;
        let hint = app.tables.hint(&record, asked.person.id).await?;
        Ok(views::hint(asked.language, &record, &hint).into())
    }
}
