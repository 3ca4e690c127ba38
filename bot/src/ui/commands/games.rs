//! `/games`: one's own games and whose move it is, challenges that wait, and the server's other games.

use async_trait::async_trait;

use super::Command;
use super::spec::CommandSpec;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::lists;
use crate::ui::reply::Response;

/// The command.
pub(super) struct Games;

#[async_trait]
impl Command for Games {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("games")
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        _: &Options,
    ) -> Result<Response, Error> {
        Ok(lists::page(app, context, 0).await?.into())
    }
}
