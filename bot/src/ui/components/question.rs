//! What is asked privately, with **Yes** and **No**, before it is done: **Resign**, **Sacrifice the
//! Totem** and **Undo the roll**.

use rules::Color;
use speech::Language;

use super::{ComponentContext, acted};
use crate::game::GameState;
use crate::ids::UserId;
use crate::ui::{Answer, App, Error, Question, Refusal, Reply, Response, views};

/// The side of the person, if they may be asked.
fn check(question: Question, state: &GameState, user: UserId) -> Result<Color, Refusal> {
    let color = state.seat(user)?;
    let Some(action) = question.action() else {
        return Ok(color);
    };
    state.check_turn(user)?;
    if state.game().is_legal(action) {
        Ok(color)
    } else {
        Err(Refusal::new("refused-not-legal-now"))
    }
}

/// The question that a player is asked privately. Refused if it is not theirs to do, or not now.
pub(in crate::ui) fn ask(
    language: Language,
    question: Question,
    state: &GameState,
    user: UserId,
) -> Result<Reply, Refusal> {
    let color = check(question, state, user)?;
    Ok(views::question(language, question, state, color))
}

/// **No**.
pub(super) fn declined(language: Language, question: Question) -> Response {
    Answer::Update(Reply::private(views::declined(language, question))).into()
}

/// **Yes**.
pub(super) async fn agreed(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
    question: Question,
) -> Result<Response, Error> {
    check(question, &state, context.interaction.user.id)?;
    let action_context = context.action_context();
    let state = match question.action() {
        Some(action) => app.games.play(state, action, action_context).await?,
        None => app.games.resign(state, action_context).await?,
    };
    let text = views::agreed(context.interaction.language, question);
    Ok(acted(app, context, state, text).await)
}
