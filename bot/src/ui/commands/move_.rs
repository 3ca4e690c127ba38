//! `/move turn`: plays a turn that is typed, or decides on a roll, with suggestions. Half a turn
//! opens the picker.

mod suggest;

use async_trait::async_trait;

use super::Command;
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::ui::app::App;
use crate::ui::components::{picker, question};
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::reply::{Choice, Response};
use crate::ui::typed::{self, MAX_LENGTH, Typed};

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
        asked: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let text = options.required("turn")?;
        let record = app.tables.running_at(asked.place.channel).await?;
        let user = asked.person.id;
        let action = match typed::read(&record, user, asked.language, text)? {
            Typed::Whole(action) => action,
            Typed::Confirm(question) => {
                return Ok(question::ask(asked.language, question, &record, user)?.into());
            }
            Typed::Half(path) => {
                return Ok(picker::show(asked, record, path, 0).await?.into());
            }
        };
        let record = app.tables.play(record, action, asked.cause()).await?;
        Ok(app.answer_with_board(asked.language, record, asked.cause()).await)
    }

    fn plays(&self, _options: &Options) -> bool {
        true
    }

    async fn complete(
        &self,
        app: &App,
        asked: &CommandContext<'_>,
        typed: &str,
    ) -> Result<Vec<Choice>, Error> {
        let record = app.tables.running_at(asked.place.channel).await?;
        record.check_act(asked.person.id)?;
        Ok(suggest::suggestions(asked.language, record.game(), typed))
    }
}
