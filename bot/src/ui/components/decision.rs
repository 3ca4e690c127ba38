//! **Prevent** and **Accept the roll** under a board, for the player whom a roll put in check.

use rules::Action;

use crate::game::Record;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::reply::Response;
use crate::ui::request::Asked;

/// Decides on a roll.
pub(super) async fn run(
    app: &App,
    asked: &Asked<'_>,
    record: Record,
    action: Action,
) -> Result<Response, Error> {
    let record = app.tables.play(record, action, asked.cause()).await?;
    Ok(app.answer_with_board(record).await)
}
