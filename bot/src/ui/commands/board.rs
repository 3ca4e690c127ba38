//! `/board [side] [turn] [text]`: shows the board of this channel's game again, or as it was.

use async_trait::async_trait;
use rules::Color;

use super::Command;
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::game::{GameState, Refusal};
use crate::ui::app::App;
use crate::ui::appearance::Appearance;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::pictures::drawn;
use crate::ui::reply::{BoardDelivery, Response};
use crate::ui::views::{self, View};

/// The command.
pub(super) struct Board;

#[async_trait]
impl Command for Board {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("board")
            .with(OptionSpec::side("board"))
            .with(OptionSpec {
                min_value: Some(0),
                ..OptionSpec::new("board", "turn", OptionKind::Number)
            })
            .with(OptionSpec::new("board", "text", OptionKind::Flag))
    }

    async fn run(
        &self,
        app: &App,
        asked: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let record = app.tables.last_at(asked.place.channel).await?;
        let names = || Color::BOTH.map(Color::name).to_vec();
        let side = options.named("side", names, side)?;
        let preferences = app.game_preferences(record.id()).await?;
        let language = preferences.language();
        let appearance = Appearance { language, ..asked.preferences.own_appearance() };
        let text = options.flag("text");
        let view = move |seen: &GameState| {
            let side = side.unwrap_or_else(|| preferences.side(seen));
            View { side, appearance, text }
        };
        let Some(number) = options.number("turn") else {
            let (shows, view) = (BoardDelivery::Again(record.board()), view(&record));
            let reply = drawn(move || views::again(&record, view)).await?;
            return Ok(Response::from(reply).showing(shows));
        };
        let number = usize::try_from(number).map_err(|_| no_such_turn(&record))?;
        let refusal = no_such_turn(&record);
        let past = drawn(move || views::past(&record, number, view, language)).await?;
        Ok(past.ok_or(refusal)?.into())
    }
}

fn side(name: &str) -> Option<Color> {
    Color::BOTH.into_iter().find(|color| color.name() == name)
}

/// The refusal of a turn that was not made.
fn no_such_turn(record: &GameState) -> Refusal {
    Refusal::NoSuchTurn {
        game: record.id(),
        turns: record.ply_count(),
        ended: record.ending().is_some(),
    }
}
