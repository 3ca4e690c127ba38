//! `/resign`: gives this channel's game up, after a question.

use async_trait::async_trait;

use super::Command;
use super::spec::CommandSpec;
use crate::error::Error;
use crate::ui::app::{App, Options, Request};
use crate::ui::components::question::{self, Question};
use crate::ui::reply::Response;

/// The command.
pub(super) struct Resign;

#[async_trait]
impl Command for Resign {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("resign", "Give this channel's game up; I ask once")
    }

    async fn run(&self, app: &App, request: &Request, _: &Options) -> Result<Response, Error> {
        let record = app.tables.running_at(request.place()?.channel).await?;
        question::ask(Question::Resign, &record, request.person.id)
    }
}
