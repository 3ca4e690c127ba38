//! **Roll** under a board.

use crate::game::Record;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::reply::Response;
use crate::ui::request::Asked;

/// Rolls the die that the game waits for.
pub(super) async fn run(app: &App, asked: &Asked<'_>, record: Record) -> Result<Response, Error> {
    let record = app.tables.roll(record, asked.cause()).await?;
    Ok(app.answer_with_board(record).await)
}
