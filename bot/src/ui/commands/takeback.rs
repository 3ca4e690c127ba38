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
        asked: &CommandContext<'_>,
        _: &Options,
    ) -> Result<Response, Error> {
        let record = app.tables.running_at(asked.place.channel).await?;
        let proposed = app.tables.take_back(record, asked.cause()).await?;
        app.answer_with_proposed(asked.language, proposed, asked.cause()).await
    }
}
