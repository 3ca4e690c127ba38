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
        asked: &CommandContext<'_>,
        _: &Options,
    ) -> Result<Response, Error> {
        let record = app.tables.running_at(asked.place.channel).await?;
        let proposed = app.tables.abort(record, asked.cause()).await?;
        app.answer_with_proposed(asked.language, proposed, asked.cause()).await
    }
}
