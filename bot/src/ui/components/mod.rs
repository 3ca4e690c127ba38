//! Buttons and menus: one file for each kind.

mod challenge;
mod decision;
mod guide;
pub(super) mod picker;
pub(super) mod question;
mod roll;

use super::app::App;
use super::click::{BoardClick, Click};
use super::error::Error;
use super::reply::{Answer, Reply, Response, Shows};
use super::request::Asked;
use crate::game::BoardRef;
use crate::ids::MessageId;

/// Does what a click means. `values` are what was chosen from a menu, and `message` is the one
/// that was clicked.
///
/// # Errors
///
/// Fails with the person's mistake, or with what went wrong with us.
pub(super) async fn run(
    app: &App,
    asked: &Asked<'_>,
    click: Click,
    values: &[String],
    message: MessageId,
) -> Result<Response, Error> {
    match click {
        Click::Challenge(id, what) => challenge::run(app, asked, id, what, message).await,
        Click::Guide(variant, page) | Click::GuideEnd(variant, page) => {
            guide::run(app, asked, variant, page).await
        }
        Click::Board(board, what) => on_board(app, asked, board, what, values).await,
    }
}

/// Does what a click on a board, or in a private message that belongs to one, means for a player
/// of its game while it is the newest board.
async fn on_board(
    app: &App,
    asked: &Asked<'_>,
    board: BoardRef,
    what: BoardClick,
    values: &[String],
) -> Result<Response, Error> {
    if let BoardClick::Answer(question, false) = what {
        return Ok(question::declined(question));
    }
    let record = app.tables.at_board(board, asked.person.id).await?;
    match what {
        BoardClick::Roll => roll::run(app, asked, record).await,
        BoardClick::Decide(action) => decision::run(app, asked, record, action).await,
        BoardClick::Open => picker::open(app, asked, record).await,
        BoardClick::Pick { path, page } => {
            picker::go_on(app, asked, record, path, page, values).await
        }
        BoardClick::Ask(question) => question::ask(question, &record, asked.person.id),
        BoardClick::Answer(question, _) => question::agreed(app, asked, record, question).await,
    }
}

/// The answer to the last click in a private message: closes it with `text`, and the board comes
/// as a message of its own.
fn closed(text: String, board: BoardRef) -> Response {
    Response::from(Answer::Update(Reply::private(text))).showing(Shows::Follow(board))
}
