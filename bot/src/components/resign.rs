//! **Resign** under a board, and the question that it asks first.

use async_trait::async_trait;

use super::{
    Click, Component, board_after_private, board_id, read_board, stamp_after_private, unknown,
};
use crate::announce::button;
use crate::app::{App, Request};
use crate::error::Error;
use crate::messenger::{Answer, BoardRef, Reply, Response, Row, Style};
use crate::record::{Record, side_name};

const KIND: &str = "resign";
const ANSWER: &str = "resigning";

/// The button's `custom_id`.
pub fn custom_id(board: BoardRef) -> String {
    board_id(KIND, board)
}

/// Asks a player, privately, whether to resign.
///
/// # Errors
///
/// Tells the person where they do not play in this game.
pub fn ask(record: &Record, request: &Request) -> Result<Response, Error> {
    let color = record.seat(request.person.id)?;
    let custom_id = |answer: &str| format!("{}:{answer}", board_id(ANSWER, record.board()));
    let text = format!(
        "Resign game {}? You play {}, and {} wins at once.",
        record.row().id,
        side_name(color),
        side_name(!color)
    );
    let reply = Reply::private(text).with_row(Row::Buttons(vec![
        button("Yes", custom_id("yes"), Style::Danger),
        button("No", custom_id("no"), Style::Secondary),
    ]));
    Ok(reply.into())
}

/// Asks whether to resign.
pub struct ResignButton;

#[async_trait]
impl Component for ResignButton {
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
        let (board, _) = read_board(arguments)?;
        let record = app.tables.at_board(board, request.person.id).await?;
        ask(&record, request)
    }
}

/// Resigns, or does not.
pub struct ResignAnswer;

#[async_trait]
impl Component for ResignAnswer {
    fn kind(&self) -> &'static str {
        ANSWER
    }

    async fn run(
        &self,
        app: &App,
        request: &Request,
        arguments: &[&str],
        _: Click<'_>,
    ) -> Result<Response, Error> {
        let (board, rest) = read_board(arguments)?;
        match rest {
            ["no"] => return Ok(Answer::Update(Reply::private("You play on.")).into()),
            ["yes"] => {}
            _ => return Err(unknown()),
        }
        let record = app.tables.at_board(board, request.person.id).await?;
        let stamp = stamp_after_private(request)?;
        let record = app.tables.resign(record, request.person.id, stamp).await?;
        board_after_private(request, &record, "You have resigned.")
    }
}
