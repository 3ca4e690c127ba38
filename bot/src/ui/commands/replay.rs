//! `/replay`: this channel's game as an animation, running or ended.

use async_trait::async_trait;

use super::Command;
use super::spec::CommandSpec;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::pictures::drawn;
use crate::ui::reply::Response;
use crate::ui::request::{Asked, Options};
use crate::ui::views;

/// The command.
pub(super) struct Replay;

#[async_trait]
impl Command for Replay {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("replay")
    }

    async fn run(&self, app: &App, asked: &Asked<'_>, _: &Options) -> Result<Response, Error> {
        let record = app.tables.last_at(asked.place.channel).await?;
        let appearance = app.game_preferences(record.id()).await?.shared_appearance();
        Ok(drawn(move || views::animation(&record, appearance)).await?.into())
    }
}
