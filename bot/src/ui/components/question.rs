//! What is asked privately, with **Yes** and **No**, before it is done: **Resign**, **Sacrifice the
//! Totem** and **Undo the roll**.

use rules::Color;
use speech::Language;

use super::{ComponentContext, acted};
use crate::game::GameState;
use crate::ids::UserId;
use crate::ui::app::App;
use crate::ui::component_id::Question;
use crate::ui::error::Error;
use crate::ui::refusal::Refusal;
use crate::ui::reply::{Answer, Reply, Response};
use crate::ui::views;

/// The side of the person, if they may be asked.
fn check(question: Question, record: &GameState, user: UserId) -> Result<Color, Refusal> {
    let color = record.seat(user)?;
    let Some(action) = question.action() else {
        return Ok(color);
    };
    record.check_turn(user)?;
    if record.game().is_legal(action) { Ok(color) } else { Err(Refusal::NotLegalNow) }
}

/// The question that a player is asked privately.
///
/// # Errors
///
/// Refused where it is not theirs to do, or not now.
pub(in crate::ui) fn ask(
    language: Language,
    question: Question,
    record: &GameState,
    user: UserId,
) -> Result<Reply, Refusal> {
    let color = check(question, record, user)?;
    Ok(views::question(language, question, record, color))
}

/// **No**.
pub(super) fn declined(language: Language, question: Question) -> Response {
    Answer::Update(Reply::private(views::declined(language, question))).into()
}

/// **Yes**.
pub(super) async fn agreed(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
    question: Question,
) -> Result<Response, Error> {
    check(question, &record, clicking.asked.person.id)?;
    let cause = clicking.cause();
    let record = match question.action() {
        Some(action) => app.tables.play(record, action, cause).await?,
        None => app.tables.resign(record, cause).await?,
    };
    let text = views::agreed(clicking.asked.language, question);
    Ok(acted(app, clicking, record, text).await)
}
