//! **Roll** under a board.

use async_trait::async_trait;

use super::{Click, Component, board_id, read_board};
use crate::error::Error;
use crate::ui::app::{App, Request};
use crate::ui::reply::{BoardRef, Response};
use crate::ui::views as announce;

const KIND: &str = "roll";

/// The button's `custom_id`.
pub fn custom_id(board: BoardRef) -> String {
    board_id(KIND, board)
}

/// Rolls the die that the game waits for.
pub struct RollButton;

#[async_trait]
impl Component for RollButton {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(
        &self,
        app: &App,
        request: &Request,
        arguments: &[&str],
        _: Click<'_>,
    ) -> Result<Response, Error> {
        request.place()?;
        let (board, _) = read_board(arguments)?;
        let record = app.tables.at_board(board, request.person.id).await?;
        let record = app.tables.roll(record, request.person.id, request.answering()).await?;
        announce::answer(&record)
    }
}
