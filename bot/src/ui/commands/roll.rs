//! `/roll [dice]`: the die that the game waits for; with `dice` a free roll.

use async_trait::async_trait;

use super::Command;
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::error::Error;
use crate::game::free_roll::FreeRoll;
use crate::ui::app::{App, Options, Request};
use crate::ui::reply::{Reply, Response};
use crate::ui::views as announce;

/// The longest text that can be dice.
const MAX_LENGTH: u16 = 30;

/// The command.
pub(super) struct Roll;

#[async_trait]
impl Command for Roll {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("roll", "Roll the die that the game waits for, or any dice you name").with(
            OptionSpec {
                max_length: Some(MAX_LENGTH),
                ..OptionSpec::new(OptionKind::Text, "dice", "A free roll instead, such as 2d6+1")
            },
        )
    }

    async fn run(
        &self,
        app: &App,
        request: &Request,
        options: &Options,
    ) -> Result<Response, Error> {
        if let Some(dice) = options.text("dice") {
            let dice: FreeRoll =
                dice.parse().map_err(|error: crate::game::free_roll::ParseError| {
                    Error::mistake(error.to_string())
                })?;
            let text = format!("{} rolls {}", request.person.plain_name(), dice.roll());
            return Ok(Reply::public(text).into());
        }
        let record = app.tables.running_at(request.place()?.channel).await?;
        let record = app.tables.roll(record, request.person.id, request.answering()).await?;
        announce::answer(&record)
    }
}
