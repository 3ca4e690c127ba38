//! What is asked privately, with **Yes** and **No**, before it is done: **Resign**, **Sacrifice**
//! and **Undo the roll** under a board.

use rules::Color;
use speech::Language;

use super::closed;
use crate::game::Record;
use crate::ids::UserId;
use crate::ui::app::App;
use crate::ui::click::{BoardClick, Click, Question};
use crate::ui::error::Error;
use crate::ui::refusal::Refusal;
use crate::ui::reply::{Answer, Button, Reply, Response, Row, Style};
use crate::ui::request::Asked;
use crate::ui::views;

/// The side of the person, if they may be asked.
fn check(question: Question, record: &Record, user: UserId) -> Result<Color, Refusal> {
    let color = record.seat(user)?;
    let Some(action) = question.action() else {
        return Ok(color);
    };
    record.check_turn(user)?;
    if record.game().is_legal(action) { Ok(color) } else { Err(Refusal::NotLegalNow) }
}

/// Asks a player privately.
///
/// # Errors
///
/// Refused where it is not theirs to do, or not now.
pub(in crate::ui) fn ask(
    question: Question,
    record: &Record,
    user: UserId,
) -> Result<Response, Error> {
    let color = check(question, record, user)?;
    let answer = |label, yes, style| {
        let click = Click::Board(record.board(), BoardClick::Answer(question, yes));
        Button::new(label, &click, style)
    };
    let buttons = vec![answer("Yes", true, Style::Danger), answer("No", false, Style::Secondary)];
    let text = views::question(Language::default(), question, record, color);
    Ok(Reply::private(text).with_row(Row::Buttons(buttons)).into())
}

/// **No**.
pub(super) fn declined(question: Question) -> Response {
    Answer::Update(Reply::private(views::declined(Language::default(), question))).into()
}

/// **Yes**.
pub(super) async fn agreed(
    app: &App,
    asked: &Asked<'_>,
    record: Record,
    question: Question,
) -> Result<Response, Error> {
    check(question, &record, asked.person.id)?;
    let record = match question.action() {
        Some(action) => app.tables.play(record, action, asked.cause()).await?,
        None => app.tables.resign(record, asked.cause()).await?,
    };
    Ok(closed(views::agreed(Language::default(), question), record.board()))
}
