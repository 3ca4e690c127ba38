//! **Play Eightfold**, and the private menus from which a game against it begins.

use super::ComponentContext;
use crate::game::{ColorChoice, EngineGameTerms, StartPosition};
use crate::ui::component_id::read_level;
use crate::ui::engine_game::{begin, default_level};
use crate::ui::{
    Answer, App, EngineClick, Error, Response, UNKNOWN_BUTTON, allowed_channels, views,
};

/// Asks what to play, in a message of its own; goes on with a choice of level; begins with a choice
/// of game.
pub(super) async fn run(
    app: &App,
    context: &ComponentContext<'_>,
    what: EngineClick,
) -> Result<Response, Error> {
    let (interaction, chosen) = (context.interaction, context.values.first());
    match what {
        EngineClick::Ask => {
            allowed_channels::check(app, interaction).await?;
            let menus = views::play_engine(interaction.language, default_level());
            Ok(Answer::Message(menus).into())
        }
        EngineClick::Level(_) => {
            let level = chosen.and_then(|level| read_level(level));
            let level = level.ok_or(UNKNOWN_BUTTON)?;
            Ok(Answer::Update(views::play_engine(interaction.language, level)).into())
        }
        EngineClick::Game(level) => {
            let variant = chosen.and_then(|id| rules::variants::by_id(id));
            let variant = variant.ok_or(UNKNOWN_BUTTON)?;
            let terms = EngineGameTerms {
                start: StartPosition::usual(variant),
                level,
                color: ColorChoice::Random,
                thread: false,
                menu: Some(context.message.id),
            };
            begin(app, interaction, &terms).await
        }
    }
}
