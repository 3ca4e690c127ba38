//! **Play Eightfold**, and the private message in which game, level and color are chosen.

use super::ComponentContext;
use crate::game::{EngineGameTerms, StartPosition};
use crate::ui::component_id::read_level;
use crate::ui::engine_game::{begin, default_level};
use crate::ui::{
    Answer, App, EngineClick, Error, Response, UNKNOWN_BUTTON, allowed_channels, views,
};

/// Asks what to play, in a message of its own; goes on with a choice of game, and of level; begins
/// with that of color.
pub(super) async fn run(
    app: &App,
    context: &ComponentContext<'_>,
    what: EngineClick,
) -> Result<Response, Error> {
    let (interaction, chosen) = (context.interaction, context.values.first());
    allowed_channels::check(app, interaction).await?;
    let (variant, level) = match what {
        EngineClick::Ask => {
            return Ok(Answer::Message(views::play_engine(interaction.language)).into());
        }
        EngineClick::Game => {
            let variant = chosen.and_then(|id| rules::variants::by_id(id));
            (variant.ok_or(UNKNOWN_BUTTON)?, default_level())
        }
        EngineClick::Level(variant, _) => {
            let level = chosen.and_then(|level| read_level(level));
            (variant, level.ok_or(UNKNOWN_BUTTON)?)
        }
        EngineClick::Begin(variant, level, color) => {
            let start = StartPosition::usual(variant);
            let menu = Some(context.message.id);
            let terms = EngineGameTerms { start, level, color, thread: false, menu };
            return begin(app, interaction, &terms).await;
        }
    };
    Ok(Answer::Update(views::play_engine_at(interaction.language, variant, level)).into())
}
