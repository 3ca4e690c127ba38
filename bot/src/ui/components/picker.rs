//! Turns by menus and buttons: under a board, and step by step in a private message.

use super::{Clicking, acted};
use crate::game::Record;
use crate::ui::app::App;
use crate::ui::choosing::Choosing;
use crate::ui::error::Error;
use crate::ui::pictures::drawn;
use crate::ui::refusal::Refusal;
use crate::ui::reply::{Answer, Reply, Response};
use crate::ui::views;

/// Makes the turn that a button says, or that was chosen from a menu of whole turns.
pub(super) async fn play(
    app: &App,
    clicking: &Clicking<'_>,
    record: Record,
    button: Option<rules::Action>,
) -> Result<Response, Error> {
    let chosen = || clicking.values.first().and_then(|value| value.parse().ok());
    let action = button.or_else(chosen).ok_or(Refusal::UnknownButton)?;
    record.check_turn(clicking.asked.person.id)?;
    make(app, clicking, record, action).await
}

/// Opens the picker, or makes the turn where what is chosen under the board leaves only one.
pub(super) async fn open(
    app: &App,
    clicking: &Clicking<'_>,
    record: Record,
    path: Vec<String>,
) -> Result<Response, Error> {
    record.check_turn(clicking.asked.person.id)?;
    step(app, clicking, record, path, 0, Answer::Message).await
}

/// Goes on in the picker with a choice or a page.
pub(super) async fn go_on(
    app: &App,
    clicking: &Clicking<'_>,
    record: Record,
    path: Vec<String>,
    page: usize,
) -> Result<Response, Error> {
    record.check_turn(clicking.asked.person.id)?;
    let page = if clicking.values.is_empty() { page } else { 0 };
    step(app, clicking, record, path, page, Answer::Update).await
}

async fn step(
    app: &App,
    clicking: &Clicking<'_>,
    record: Record,
    mut path: Vec<String>,
    page: usize,
    answer: fn(Reply) -> Answer,
) -> Result<Response, Error> {
    path.extend(clicking.values.first().cloned());
    let choosing = Choosing::along(record.game(), &path)?;
    if let Some(action) = choosing.action() {
        return make(app, clicking, record, action).await;
    }
    Ok(answer(show(app, clicking, record, path, page).await?).into())
}

async fn make(
    app: &App,
    clicking: &Clicking<'_>,
    record: Record,
    action: rules::Action,
) -> Result<Response, Error> {
    let played = views::played(clicking.asked.language, &record.game().notation(action));
    let cause = clicking.cause();
    let record = app.tables.play(record, action, cause).await?;
    Ok(acted(app, clicking, record, played).await)
}

/// The private message in which the next step is chosen. Who chooses is next, so it looks as their
/// public board does.
async fn show(
    app: &App,
    clicking: &Clicking<'_>,
    record: Record,
    path: Vec<String>,
    page: usize,
) -> Result<Reply, Error> {
    let appearance = app.game_preferences(record.id()).await?.board_appearance(&record);
    let language = clicking.asked.language;
    drawn(move || {
        let choosing = Choosing::along(record.game(), &path)?;
        views::picker(language, &choosing, record.board(), page, appearance)
    })
    .await
}
