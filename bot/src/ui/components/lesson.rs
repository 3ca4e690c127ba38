//! A game's lesson: its tasks, the answers to them, and **Play Eightfold** at its end.
//!
//! Nothing is kept of it: each click says which task it belongs to.

use engine::Level;
use rules::Variant;

use super::ComponentContext;
use crate::game::{ColorChoice, EngineGameTerms, StartPosition};
use crate::ui::views::{self, Stage};
use crate::ui::{
    App, CommandContext, Error, LESSON_GONE, LearnClick, Reply, Response, engine_game,
};

/// The first task of a game's lesson, a private message.
pub(in crate::ui) fn begin(
    interaction: &CommandContext<'_>,
    variant: &'static dyn Variant,
) -> Result<Reply, Error> {
    shown(interaction, variant, 0, Stage::Asked)
}

/// Does what a click in a lesson says: in the lesson's own message, or in a new one where it
/// begins.
pub(super) async fn run(
    app: &App,
    context: &ComponentContext<'_>,
    variant: &'static dyn Variant,
    what: LearnClick,
) -> Result<Response, Error> {
    let (number, stage) = match what {
        LearnClick::Task(number) => (number, Stage::Asked),
        LearnClick::Roll(number) => (number, Stage::Rolled),
        LearnClick::Answer(number, button) => {
            let chosen = context.values.first().and_then(|value| value.parse().ok());
            (number, Stage::Answered(button.or(chosen).ok_or(LESSON_GONE)?))
        }
        LearnClick::Play => return play(app, context, variant).await,
    };
    Ok(context.privately(shown(context.interaction, variant, number, stage)?))
}

fn shown(
    interaction: &CommandContext<'_>,
    variant: &'static dyn Variant,
    number: usize,
    stage: Stage,
) -> Result<Reply, Error> {
    let appearance = interaction.settings.own_appearance();
    views::lesson(variant, number, stage, appearance)
}

/// Begins a game against the engine at its lowest level, once from each lesson.
async fn play(
    app: &App,
    context: &ComponentContext<'_>,
    variant: &'static dyn Variant,
) -> Result<Response, Error> {
    let terms = EngineGameTerms {
        start: StartPosition::usual(variant),
        level: Level::LOWEST,
        color: ColorChoice::Random,
        thread: false,
        menu: Some(context.message.id),
    };
    engine_game::begin(app, context.interaction, &terms).await
}
