//! **Prevent** and **Accept the roll** under a board, for the player whom a roll put in check.

use async_trait::async_trait;
use rules::Action;

use super::{Click, Component, board_id, read_board, unknown};
use crate::error::Error;
use crate::ui::app::{App, Request};
use crate::ui::reply::{BoardRef, Button, Response, Style};
use crate::ui::views::{self as announce, button};

const KIND: &str = "decide";

/// Every decision, with what its button says.
pub const DECISIONS: [(Action, &str); 2] =
    [(Action::Prevent, "Prevent"), (Action::Accept, "Accept the roll")];

/// The button of a decision.
pub fn decide(action: Action, label: &str, board: BoardRef) -> Button {
    // Preventing costs the Totem, and nothing is asked before it.
    let style = if action == Action::Prevent { Style::Danger } else { Style::Secondary };
    button(label, format!("{}:{action}", board_id(KIND, board)), style)
}

/// The buttons' other half.
pub struct DecisionButtons;

#[async_trait]
impl Component for DecisionButtons {
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
        let (board, rest) = read_board(arguments)?;
        let known = DECISIONS.iter().find(|(action, _)| *rest == [action.to_string()]);
        let &(action, _) = known.ok_or_else(unknown)?;
        let record = app.tables.at_board(board, request.person.id).await?;
        let record =
            app.tables.play(record, request.person.id, action, request.answering()).await?;
        announce::answer(&record)
    }
}
