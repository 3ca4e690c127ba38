//! `/board [side] [turn] [text]`: shows the board of this channel's game again, or as it was.

use async_trait::async_trait;
use rules::Color;

use super::Command;
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::error::Error;
use crate::game::record::Record;
use crate::ui::app::{App, Options, Request};
use crate::ui::reply::{Response, Shows};
use crate::ui::views::{self as announce, View};

/// The command.
pub(super) struct Board;

#[async_trait]
impl Command for Board {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("board", "Show the board of this channel's game again, or as it was")
            .with(OptionSpec::side("From whose side; the next player's if left out"))
            .with(OptionSpec {
                min_value: Some(0),
                ..OptionSpec::new(
                    OptionKind::Number,
                    "turn",
                    "As it was after so many turns, with their rolls; 0 is the start",
                )
            })
            .with(OptionSpec::new(OptionKind::Flag, "text", "In letters as well"))
    }

    async fn run(
        &self,
        app: &App,
        request: &Request,
        options: &Options,
    ) -> Result<Response, Error> {
        let record = app.tables.last_at(request.place()?.channel).await?;
        let side = options.text("side").map(side).transpose()?;
        let look = app.look_of(request).await?;
        let view = View { side, look, text: options.flag("text") };
        let Some(number) = options.number("turn") else {
            let reply = announce::again(&record, view)?;
            return Ok(Response::from(reply).showing(Shows::Again(record.board())));
        };
        let number = usize::try_from(number).map_err(|_| no_such_turn(&record))?;
        let reply = announce::past(&record, number, view)?;
        Ok(reply.ok_or_else(|| no_such_turn(&record))?.into())
    }
}

fn side(name: &str) -> Result<Color, Error> {
    let mut sides = Color::BOTH.into_iter();
    let side = sides.find(|color| color.name() == name);
    side.ok_or_else(|| Error::mistake("`side` is `white` or `black`."))
}

/// The mistake of a turn that was not made.
fn no_such_turn(record: &Record) -> Error {
    let id = record.row().id;
    Error::mistake(match (record.turn_count(), record.ending().is_some()) {
        (0, _) => format!("No turn was made in game {id}: `turn:0` is its start."),
        (1, _) => format!("The last turn of game {id} is the first: `turn` is 0, the start, or 1."),
        (last, true) => {
            format!("Game {id} ended with turn {last}: `turn` is 0, the start, to {last}.")
        }
        (last, false) => format!(
            "The last turn of game {id} so far is turn {last}: `turn` is 0, the start, to {last}."
        ),
    })
}
