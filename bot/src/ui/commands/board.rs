//! `/board [side] [turn] [text]`: shows the board of this channel's game again, or as it was.

use async_trait::async_trait;
use rules::Color;

use super::Command;
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::game::GameState;
use crate::ui::app::App;
use crate::ui::appearance::Appearance;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
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
        context: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let state = app.games.last_at(context.location.channel).await?;
        let names = || Color::BOTH.map(Color::name).to_vec();
        let side = options.named("side", names, side)?;
        let settings = app.game_settings(state.id()).await?;
        let language = settings.language();
        let appearance = Appearance { language, ..context.settings.own_appearance() };
        let text = options.flag("text");
        let view = move |seen: &GameState| {
            let side = side.unwrap_or_else(|| settings.side(seen));
            View { side, appearance, text }
        };
        let Some(number) = options.number("turn") else {
            let (delivery, view) = (BoardDelivery::Again(state.board()), view(&state));
            return Ok(Response::from(views::again(&state, view)).showing(delivery));
        };
        let number = usize::try_from(number).map_err(|_| state.no_such_turn())?;
        let past = views::past(&state, number, view, language);
        Ok(past.ok_or_else(|| state.no_such_turn())?.into())
    }
}

fn side(name: &str) -> Option<Color> {
    Color::BOTH.into_iter().find(|color| color.name() == name)
}
