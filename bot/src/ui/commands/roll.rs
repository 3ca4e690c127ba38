//! `/roll [dice]`: the die that the game waits for; with `dice` a free roll.

use async_trait::async_trait;

use super::Command;
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::game::FreeRoll;
use crate::game::FreeRollError;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::rate_limits::RateLimit;
use crate::ui::refusal::Refusal;
use crate::ui::reply::{Reply, Response};
use crate::ui::views;

/// The longest text that can be dice.
const MAX_LENGTH: u16 = 30;

/// The command.
pub(super) struct Roll;

#[async_trait]
impl Command for Roll {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("roll").with(OptionSpec {
            max_length: Some(MAX_LENGTH),
            ..OptionSpec::new("roll", "dice", OptionKind::Text)
        })
    }

    fn plays(&self, options: &Options) -> bool {
        options.text("dice").is_none()
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        if let Some(dice) = options.text("dice") {
            let dice: FreeRoll =
                dice.parse().map_err(|why: FreeRollError| Refusal::new(why.into()))?;
            app.rates.count(RateLimit::Rolls, context.user.id)?;
            return Ok(Reply::public(views::free_roll(
                context.settings.channel_language(),
                context.user,
                &dice.roll(),
            ))
            .into());
        }
        let state = app.games.running_at(context.location.channel).await?;
        let state = app.games.roll(state, context.action_context()).await?;
        Ok(app.answer_with_board(context.language, state, context.action_context()).await)
    }
}
