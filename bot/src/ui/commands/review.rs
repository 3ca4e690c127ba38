//! `/review [game]`: how an ended game went, of this channel or by its number.

use async_trait::async_trait;

use super::spec::{CommandSpec, OptionKind, OptionSpec};
use super::{Command, wanted};
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::pictures::PictureKind;
use crate::ui::reply::Response;
use crate::ui::review;

/// The command.
pub(super) struct Review;

#[async_trait]
impl Command for Review {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("review").with(OptionSpec {
            min_value: Some(1),
            ..OptionSpec::new("review", "game", OptionKind::Number)
        })
    }

    fn picture(&self, _options: &Options) -> Option<PictureKind> {
        Some(PictureKind::Review)
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let state = wanted(app, context, options.number("game")).await?;
        let (reply, deferred) = review::page(app, context, state, 0).await?;
        Ok(Response::from(reply).becoming(deferred))
    }
}
