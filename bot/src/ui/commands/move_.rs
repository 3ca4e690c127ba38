//! `/move turn`: plays a turn that is typed, or decides on a roll, with suggestions.

mod suggest;

use async_trait::async_trait;

use super::Command;
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::game::Refusal;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::reply::{Choice, Response};
use crate::ui::request::{Asked, Options};

/// The longest text that can be a move.
const MAX_LENGTH: u16 = 100;

/// The command.
pub(super) struct Move;

#[async_trait]
impl Command for Move {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("move").with(OptionSpec {
            required: true,
            autocomplete: true,
            max_length: Some(MAX_LENGTH),
            ..OptionSpec::new("move", "turn", OptionKind::Text)
        })
    }

    async fn run(
        &self,
        app: &App,
        asked: &Asked<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let text = options.required("turn")?;
        let record = app.tables.running_at(asked.place.channel).await?;
        record.check_act(asked.person.id)?;
        let action = match record.game().read(text) {
            Ok(action) => action,
            Err(error) => {
                // What is typed may be a good move, where a decision is due before it.
                record.check_turn(asked.person.id)?;
                return Err(Refusal::Unread(Box::new(error)).into());
            }
        };
        let record = app.tables.play(record, action, asked.cause()).await?;
        Ok(app.answer_with_board(asked.language, record, asked.cause()).await)
    }

    async fn complete(
        &self,
        app: &App,
        asked: &Asked<'_>,
        typed: &str,
    ) -> Result<Vec<Choice>, Error> {
        let record = app.tables.running_at(asked.place.channel).await?;
        record.check_act(asked.person.id)?;
        Ok(suggest::suggestions(asked.language, record.game(), typed))
    }
}
