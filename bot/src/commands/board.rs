//! `/board [side]`: shows the board of this channel's game again.

use async_trait::async_trait;
use rules::Color;

use super::Command;
use super::spec::{ChoiceSpec, CommandSpec, OptionKind, OptionSpec};
use crate::announce;
use crate::app::{App, Options, Request};
use crate::error::Error;
use crate::messenger::{Response, Shows};

/// The command.
pub(super) struct Board;

#[async_trait]
impl Command for Board {
    fn spec(&self) -> CommandSpec {
        let choices = Color::BOTH.map(|color| ChoiceSpec {
            name: color.name().to_owned(),
            value: color.name().to_owned(),
        });
        CommandSpec::new("board", "Show the board of this channel's game again").with(OptionSpec {
            choices: choices.to_vec(),
            ..OptionSpec::new(
                OptionKind::Text,
                "side",
                "From whose side; the next player's if left out",
            )
        })
    }

    async fn run(
        &self,
        app: &App,
        request: &Request,
        options: &Options,
    ) -> Result<Response, Error> {
        let record = app.tables.last_at(request.place()?.channel).await?;
        let side = match options.text("side") {
            None => record.position().actor(),
            Some(name) => Color::BOTH
                .into_iter()
                .find(|color| color.name() == name)
                .ok_or_else(|| Error::mistake("`side` is `white` or `black`."))?,
        };
        let reply = announce::again(&record, side)?;
        Ok(Response::from(reply).showing(Shows::Again(record.board())))
    }
}
