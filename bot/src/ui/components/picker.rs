//! **Move** under a board: a private message in which a turn is chosen step by step.
//!
//! The steps are short texts (`e2`, `e4`, `q`; before them `d`, `d4` where a Gravitatur is placed);
//! what is chosen so far stands in the `custom_id`s, and the next menu lists what the legal actions
//! that begin so go on with.

mod choosing;
mod lines;
mod step;

use async_trait::async_trait;
use rules::Action;

use self::choosing::Choosing;
use self::step::Step;
use super::{
    Click, Component, board_after_private, board_id, read_board, stamp_after_private, unknown,
};
use crate::error::Error;
use crate::game::record::Record;
use crate::ui::app::{App, Request};
use crate::ui::reply::{Answer, BoardRef, Response};

const OPEN: &str = "move";
const KIND: &str = "pick";

/// The `custom_id` of the button that opens the picker.
pub fn custom_id(board: BoardRef) -> String {
    board_id(OPEN, board)
}

/// Whether an action is chosen here: moves are, and what else there is has buttons of its own.
pub fn can_pick(action: Action) -> bool {
    !Step::all(action).is_empty()
}

/// Opens the picker.
pub struct OpenPicker;

#[async_trait]
impl Component for OpenPicker {
    fn kind(&self) -> &'static str {
        OPEN
    }

    async fn run(
        &self,
        app: &App,
        request: &Request,
        arguments: &[&str],
        _: Click<'_>,
    ) -> Result<Response, Error> {
        let (board, _) = read_board(arguments)?;
        let record = check(app, request, board).await?;
        Ok(Choosing::new(record.game(), board, Vec::new()).show(0, record.look())?.into())
    }
}

/// Goes on with a choice or a page, and plays when all is chosen.
pub struct Picker;

#[async_trait]
impl Component for Picker {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(
        &self,
        app: &App,
        request: &Request,
        arguments: &[&str],
        click: Click<'_>,
    ) -> Result<Response, Error> {
        let (board, rest) = read_board(arguments)?;
        let [path, page] = rest else {
            return Err(unknown());
        };
        let page: usize = page.parse().map_err(|_| unknown())?;
        let record = check(app, request, board).await?;
        let path = path.split('.').filter(|step| !step.is_empty()).map(str::to_owned);
        let path: Vec<String> = path.chain(click.values.first().cloned()).collect();
        let page = if click.values.is_empty() { page } else { 0 };
        let choosing = Choosing::new(record.game(), board, path);
        if choosing.is_empty() {
            return Err(unknown());
        }
        let Some(action) = choosing.action() else {
            return Ok(Answer::Update(choosing.show(page, record.look())?).into());
        };
        let played = format!("You played **{}**.", record.game().notation(action));
        let stamp = stamp_after_private(request)?;
        let record = app.tables.play(record, request.person.id, action, stamp).await?;
        board_after_private(request, &record, &played)
    }
}

/// The game of a picker, if its person may move there now.
async fn check(app: &App, request: &Request, board: BoardRef) -> Result<Record, Error> {
    request.place()?;
    let record = app.tables.at_board(board, request.person.id).await?;
    record.check_move(request.person.id)?;
    Ok(record)
}
