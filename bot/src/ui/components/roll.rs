//! **Roll** under a board, and **Prevent** or **Accept the roll** for the player whom a roll put in
//! check.

use rules::Action;

use super::ComponentContext;
use crate::game::GameState;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::reply::Response;

/// Rolls the die that the game waits for.
pub(super) async fn roll(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
) -> Result<Response, Error> {
    let cause = clicking.cause();
    let record = app.tables.roll(record, cause).await?;
    Ok(app.answer_with_board(clicking.asked.language, record, cause).await)
}

/// Decides on a roll.
pub(super) async fn decide(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
    action: Action,
) -> Result<Response, Error> {
    let cause = clicking.cause();
    let record = app.tables.play(record, action, cause).await?;
    Ok(app.answer_with_board(clicking.asked.language, record, cause).await)
}
