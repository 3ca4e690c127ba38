//! Buttons and menus: one file for each kind, and the list of them.
//!
//! A `custom_id` is `kind:argument:argument..` and says all that a click means, so that buttons
//! outlive a restart: nothing is kept for them in memory.

pub mod challenge;
pub mod decision;
pub mod picker;
pub mod question;
pub mod roll;
pub mod rules;

use ::rules::Action;
use async_trait::async_trait;

use self::decision::DECISIONS;
use self::question::Question;
use crate::error::Error;
use crate::game::record::Record;
use crate::game::table::Stamp;
use crate::ids::{GameId, MessageId};
use crate::ui::app::{App, Request};
use crate::ui::reply::{Answer, BoardRef, Reply, Response, Shows};

/// A click or a choice.
#[derive(Clone, Copy, Debug)]
pub struct Click<'a> {
    /// What was chosen from a menu.
    pub values: &'a [String],
    /// The message that it is under.
    pub message: MessageId,
}

/// A kind of button or menu.
#[async_trait]
pub trait Component: Send + Sync {
    /// The first part of its `custom_id`s.
    fn kind(&self) -> &'static str;

    /// Does what a click means. `arguments` are the further parts of the `custom_id`; whatever they
    /// are, nothing but a refusal may come of parts that the bot did not write.
    ///
    /// # Errors
    ///
    /// Fails with the person's mistake, or with what went wrong with us.
    async fn run(
        &self,
        app: &App,
        request: &Request,
        arguments: &[&str],
        click: Click<'_>,
    ) -> Result<Response, Error>;
}

/// Every kind.
pub static COMPONENTS: &[&dyn Component] = &[
    &challenge::ChallengeButtons,
    &picker::OpenPicker,
    &picker::Picker,
    &decision::DecisionButtons,
    &question::AskButton,
    &question::AnswerButton,
    &roll::RollButton,
    &rules::RulesPages,
];

/// Does what a click means.
///
/// # Errors
///
/// Fails with the person's mistake, or with what went wrong with us.
pub async fn run(
    app: &App,
    request: &Request,
    custom_id: &str,
    click: Click<'_>,
) -> Result<Response, Error> {
    let mut parts = custom_id.split(':');
    let kind = parts.next().unwrap_or_default();
    let arguments: Vec<&str> = parts.collect();
    match COMPONENTS.iter().find(|component| component.kind() == kind) {
        Some(component) => component.run(app, request, &arguments, click).await,
        None => Err(unknown()),
    }
}

/// What the button of an action says; none where it is chosen with **Move**, or rolled.
pub fn label(action: Action) -> Option<&'static str> {
    let decisions = DECISIONS.into_iter();
    let asked = Question::TURNS.into_iter();
    let asked = asked.filter_map(|question| Some((question.action()?, question.label())));
    decisions.chain(asked).find(|(it, _)| *it == action).map(|(_, label)| label)
}

/// The mistake of a click on something that this version of the bot does not know.
fn unknown() -> Error {
    Error::mistake("I do not know that button any more. `/board` shows the board with new ones.")
}

/// The `custom_id` of a button under a board.
fn board_id(kind: &str, board: BoardRef) -> String {
    format!("{kind}:{}:{}", board.game, board.seq)
}

/// Reads the arguments that [`board_id`] writes, and what follows them.
fn read_board<'a, 'b>(arguments: &'b [&'a str]) -> Result<(BoardRef, &'b [&'a str]), Error> {
    let [game, seq, rest @ ..] = arguments else {
        return Err(unknown());
    };
    let game: GameId = game.parse().map_err(|_| unknown())?;
    let seq: i64 = seq.parse().map_err(|_| unknown())?;
    Ok((BoardRef { game, seq }, rest))
}

/// The stamp of a turn that is made in a private message: its answer does not show the board.
fn stamp_after_private(request: &Request) -> Result<Stamp<'_>, Error> {
    request.place()?;
    Ok(request.posting())
}

/// The answer to the last click in a private message: closes it with `text`, and the board follows.
fn board_after_private(request: &Request, record: &Record, text: &str) -> Result<Response, Error> {
    request.place()?;
    let closed = Response::from(Answer::Update(Reply::private(text)));
    Ok(closed.showing(Shows::Follow(record.board())))
}
