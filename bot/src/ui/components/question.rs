//! What is asked privately, with **Yes** and **No**, before it is done: **Resign**, **Sacrifice**
//! and **Undo the roll** under a board.

use async_trait::async_trait;
use rules::{Action, Color};

use super::{
    Click, Component, board_after_private, board_id, read_board, stamp_after_private, unknown,
};
use crate::error::Error;
use crate::game::record::{Record, side_name};
use crate::ids::UserId;
use crate::ui::app::{App, Request};
use crate::ui::reply::{Answer, BoardRef, Button, Reply, Response, Row, Style};
use crate::ui::views::button;

const ASK: &str = "ask";
const ANSWER: &str = "answer";

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Whether to resign.
    Resign,
    /// Whether to give up the own Totem as a turn.
    Sacrifice,
    /// The same to undo the last roll.
    Undo,
}

impl Question {
    /// Every question that stands before a turn.
    pub const TURNS: [Self; 2] = [Self::Sacrifice, Self::Undo];

    /// The question with this name in a `custom_id`.
    fn by_name(name: &str) -> Result<Self, Error> {
        let mut all = [Self::Resign, Self::Sacrifice, Self::Undo].into_iter();
        all.find(|question| question.name() == name).ok_or_else(unknown)
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Resign => "resign",
            Self::Sacrifice => "sacrifice",
            Self::Undo => "undo",
        }
    }

    /// What the button under the board says.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Resign => "Resign",
            Self::Sacrifice => "Sacrifice",
            Self::Undo => "Undo the roll",
        }
    }

    /// The turn that **Yes** makes; resigning is none.
    pub const fn action(self) -> Option<Action> {
        match self {
            Self::Resign => None,
            Self::Sacrifice => Some(Action::Sacrifice),
            Self::Undo => Some(Action::Undo),
        }
    }

    /// The button under a board.
    pub fn button(self, board: BoardRef) -> Button {
        let custom_id = format!("{}:{}", board_id(ASK, board), self.name());
        button(self.label(), custom_id, Style::Secondary)
    }

    /// What the player of `color` is asked.
    fn text(self, record: &Record, color: Color) -> String {
        let (game, other) = (record.row().id, side_name(!color));
        let rolls = self.action().is_some_and(|action| {
            record.game().variant().play(record.position(), action).is_roll_due()
        });
        let then = if rolls {
            "then you roll for the Null".to_owned()
        } else {
            format!("{other} is next")
        };
        match self {
            Self::Resign => {
                let own = side_name(color);
                format!("Resign game {game}? You play {own}, and {other} wins at once.")
            }
            Self::Sacrifice => format!(
                "Give up your Totem in game {game}? It leaves the board; that is your turn, and \
                 {then}."
            ),
            Self::Undo => format!(
                "Give up your Totem in game {game} to undo the roll? The position before the roll \
                 comes back without it; that is your turn, and {then}."
            ),
        }
    }

    /// What is said to **No**.
    const fn declined(self) -> &'static str {
        match self {
            Self::Resign => "You play on.",
            Self::Sacrifice => "You keep your Totem.",
            Self::Undo => "You keep your Totem, and the roll stands.",
        }
    }

    /// What is said to **Yes**.
    const fn done(self) -> &'static str {
        match self {
            Self::Resign => "You have resigned.",
            Self::Sacrifice => "You have given up your Totem.",
            Self::Undo => "You have given up your Totem and undone the roll.",
        }
    }

    /// The side of the person, if they may be asked.
    fn check(self, record: &Record, user: UserId) -> Result<Color, Error> {
        let color = record.seat(user)?;
        let Some(action) = self.action() else {
            return Ok(color);
        };
        record.check_move(user)?;
        if record.game().is_legal(action) {
            return Ok(color);
        }
        Err(Error::mistake("That is not legal now. **Move** under the board shows what is."))
    }
}

/// Asks a player privately.
///
/// # Errors
///
/// Tells the person where it is not theirs to do, or not now.
pub fn ask(question: Question, record: &Record, user: UserId) -> Result<Response, Error> {
    let color = question.check(record, user)?;
    let asked = format!("{}:{}", board_id(ANSWER, record.board()), question.name());
    let reply = Reply::private(question.text(record, color)).with_row(Row::Buttons(vec![
        button("Yes", format!("{asked}:yes"), Style::Danger),
        button("No", format!("{asked}:no"), Style::Secondary),
    ]));
    Ok(reply.into())
}

/// The buttons under a board.
pub struct AskButton;

#[async_trait]
impl Component for AskButton {
    fn kind(&self) -> &'static str {
        ASK
    }

    async fn run(
        &self,
        app: &App,
        request: &Request,
        arguments: &[&str],
        _: Click<'_>,
    ) -> Result<Response, Error> {
        let (board, rest) = read_board(arguments)?;
        let [name] = rest else {
            return Err(unknown());
        };
        let question = Question::by_name(name)?;
        let record = app.tables.at_board(board, request.person.id).await?;
        ask(question, &record, request.person.id)
    }
}

/// **Yes** and **No**.
pub struct AnswerButton;

#[async_trait]
impl Component for AnswerButton {
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
        let [name, answer @ ("yes" | "no")] = rest else {
            return Err(unknown());
        };
        let question = Question::by_name(name)?;
        if *answer == "no" {
            return Ok(Answer::Update(Reply::private(question.declined())).into());
        }
        let user = request.person.id;
        let record = app.tables.at_board(board, user).await?;
        question.check(&record, user)?;
        let stamp = stamp_after_private(request)?;
        let record = match question.action() {
            Some(action) => app.tables.play(record, user, action, stamp).await?,
            None => app.tables.resign(record, user, stamp).await?,
        };
        board_after_private(request, &record, question.done())
    }
}
