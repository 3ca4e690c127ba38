//! **Move** under a board: a private message in which a turn is chosen step by step.
//!
//! The steps are short texts (`e2`, `e4`, `q`; before them `d`, `d4` where a Gravitatur is placed);
//! what is chosen so far stands in the `custom_id`s, and the next menu lists what the legal actions
//! that begin so go on with.

mod choosing;
mod lines;
mod step;

use rules::Action;
use speech::Language;

use self::choosing::Choosing;
use self::step::Step;
use super::closed;
use crate::game::Record;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::pictures::drawn;
use crate::ui::refusal::Refusal;
use crate::ui::reply::{Answer, Reply, Response};
use crate::ui::request::Asked;
use crate::ui::views;

/// Whether an action is chosen here: moves are, and what else there is has buttons of its own.
pub(in crate::ui) fn can_pick(action: Action) -> bool {
    !Step::all(action).is_empty()
}

/// Opens the picker.
pub(super) async fn open(app: &App, asked: &Asked<'_>, record: Record) -> Result<Response, Error> {
    record.check_turn(asked.person.id)?;
    Ok(show(app, record, Vec::new(), 0).await?.into())
}

/// Goes on with a choice or a page, and plays when all is chosen.
pub(super) async fn go_on(
    app: &App,
    asked: &Asked<'_>,
    record: Record,
    mut path: Vec<String>,
    page: usize,
    values: &[String],
) -> Result<Response, Error> {
    record.check_turn(asked.person.id)?;
    path.extend(values.first().cloned());
    let page = if values.is_empty() { page } else { 0 };
    let choosing = Choosing::new(record.game(), record.board(), path.clone());
    if choosing.is_empty() {
        return Err(Refusal::UnknownButton.into());
    }
    let Some(action) = choosing.action() else {
        return Ok(Answer::Update(show(app, record, path, page).await?).into());
    };
    let played = views::played(Language::default(), &record.game().notation(action));
    let record = app.tables.play(record, action, asked.cause()).await?;
    Ok(closed(played, record.board()))
}

/// The private message in which the next step is chosen. Who chooses is next, so it looks as their
/// public board does.
async fn show(app: &App, record: Record, path: Vec<String>, page: usize) -> Result<Reply, Error> {
    let appearance = app.game_preferences(record.id()).await?.board_appearance(&record);
    let draw = move || Choosing::new(record.game(), record.board(), path).show(page, appearance);
    drawn(draw).await
}
