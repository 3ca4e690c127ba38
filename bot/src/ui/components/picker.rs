//! Turns by menus and buttons: under a board, and step by step in a private message.

use rules::Action;

use super::{ComponentContext, acted, question};
use crate::game::{GameState, Refusal as GameRefusal};
use crate::ui::app::App;
use crate::ui::component_id::ComponentId;
use crate::ui::error::Error;
use crate::ui::interaction::CommandContext;
use crate::ui::move_picker::MovePicker;
use crate::ui::pictures::drawn;
use crate::ui::refusal::Refusal;
use crate::ui::reply::{Reply, Response};
use crate::ui::typed::{self, Typed};
use crate::ui::views::{self, Chooser};

/// Makes the turn that a button says, or that was chosen from a menu of whole turns.
pub(super) async fn play(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
    button: Option<Action>,
) -> Result<Response, Error> {
    let chosen = || clicking.values.first().and_then(|value| value.parse().ok());
    let action = button.or_else(chosen).ok_or(Refusal::UnknownButton)?;
    record.check_turn(clicking.asked.person.id)?;
    // The button in a private message is the one under the last look.
    if clicking.message.private {
        make(app, clicking, record, action).await
    } else {
        confirmed(app, clicking, record, action).await
    }
}

/// Makes the turn that is typed in a form; half a turn goes on in the picker.
pub(super) async fn typed(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
) -> Result<Response, Error> {
    let text = clicking.values.first().ok_or(Refusal::UnknownButton)?;
    let asked = clicking.asked;
    match typed::read(&record, asked.person.id, asked.language, text)? {
        Typed::Whole(action) => confirmed(app, clicking, record, action).await,
        Typed::Confirm(question) => {
            let reply = question::ask(asked.language, question, &record, asked.person.id)?;
            Ok(clicking.privately(reply))
        }
        Typed::Half(path) => Ok(clicking.privately(show(clicking.asked, record, path, 0).await?)),
    }
}

/// Opens the picker, or goes on in it, with a choice or a page; makes the turn where that leaves only
/// one.
pub(super) async fn go_on(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
    mut path: Vec<String>,
    page: usize,
) -> Result<Response, Error> {
    record.check_turn(clicking.asked.person.id)?;
    path.extend(clicking.values.first().cloned());
    let page = if clicking.values.is_empty() { page } else { 0 };
    let choosing = MovePicker::along(record.game(), &path)?;
    if let Some(action) = choosing.action() {
        return confirmed(app, clicking, record, action).await;
    }
    Ok(clicking.choosing(show(clicking.asked, record, path, page).await?))
}

/// Makes a turn, or shows the board as it would be to who confirms their turns and can be shown it alone.
async fn confirmed(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
    action: Action,
) -> Result<Response, Error> {
    if !clicking.asked.preferences.confirms() || clicking.asked.place.unseen {
        return make(app, clicking, record, action).await;
    }
    if !record.game().is_legal(action) {
        return Err(GameRefusal::Illegal(action).into());
    }
    let appearance = clicking.asked.preferences.own_appearance();
    let look = drawn(move || views::confirm(record.game(), record.board(), action, appearance));
    Ok(clicking.privately(look.await?))
}

async fn make(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
    action: Action,
) -> Result<Response, Error> {
    let played = views::played(clicking.asked.language, &record.game().notation(action));
    let cause = clicking.cause();
    let record = app.tables.play(record, action, cause).await?;
    Ok(acted(app, clicking, record, played).await)
}

/// The private message in which the next step is chosen, drawn as who chooses has chosen; but as all see
/// pictures where they see this one.
///
/// # Errors
///
/// Refused where nothing legal begins so; fails where the picture cannot be drawn.
pub(in crate::ui) async fn show(
    asked: &CommandContext<'_>,
    record: GameState,
    path: Vec<String>,
    page: usize,
) -> Result<Reply, Error> {
    let preferences = asked.preferences;
    let appearance = match asked.place.unseen {
        true => preferences.shared_appearance(),
        false => preferences.own_appearance(),
    };
    drawn(move || {
        let choosing = MovePicker::along(record.game(), &path)?;
        let board = record.board();
        let click = |what| ComponentId::Board(board, what);
        let chooser = Chooser { choosing: &choosing, click: &click, quiet: false };
        views::picker(&chooser, page, appearance)
    })
    .await
}
