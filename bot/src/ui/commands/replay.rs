//! `/replay`: this channel's game as an animation, running or ended.

use async_trait::async_trait;

use super::Command;
use super::spec::CommandSpec;
use crate::error::Error;
use crate::ui::app::{App, Options, Request};
use crate::ui::reply::Response;
use crate::ui::views as announce;

/// The command.
pub(super) struct Replay;

#[async_trait]
impl Command for Replay {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("replay", "This channel's game as an animation, running or ended")
    }

    async fn run(&self, app: &App, request: &Request, _: &Options) -> Result<Response, Error> {
        let record = app.tables.last_at(request.place()?.channel).await?;
        // A long game takes longer to draw than others should wait for.
        let drawn = tokio::task::spawn_blocking(move || announce::replay(&record)).await;
        Ok(drawn.map_err(|error| Error::Picture(error.to_string()))??.into())
    }
}
