//! `/game [number]`: the moves, players and dice proof of a game, of this channel or by its number.

use async_trait::async_trait;

use super::spec::{CommandSpec, OptionKind, OptionSpec};
use super::{Command, wanted};
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::reply::Response;
use crate::ui::views;

/// The command.
pub(super) struct Game;

#[async_trait]
impl Command for Game {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("game").with(OptionSpec {
            min_value: Some(1),
            ..OptionSpec::new("game", "number", OptionKind::Number)
        })
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let state = wanted(app, context, options.number("number")).await?;
        // Its newest moves first: that page is always there.
        Ok(views::game(context.language, &state, usize::MAX).into())
    }
}
