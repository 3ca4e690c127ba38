//! **Move** under a board: a private message in which a move is chosen step by step.
//!
//! The steps of an action are short texts (`e2`, `e4`, `q`); what is chosen so far stands in the
//! `custom_id`s, and the next menu lists what the legal actions that begin so go on with.

use async_trait::async_trait;
use rules::{Action, Bitboard, Game, Move, Role, Square};

use super::{
    Click, Component, board_after_private, board_id, read_board, stamp_after_private, unknown,
};
use crate::announce::button;
use crate::app::{App, Request, capitalised};
use crate::error::Error;
use crate::messenger::{Answer, BoardRef, Choice, Reply, Response, Row, Style};
use crate::pictures;
use crate::record::Record;

const OPEN: &str = "move";
const KIND: &str = "pick";

/// How many choices a menu holds.
const PAGE: usize = 25;

/// The `custom_id` of the button that opens the picker.
pub fn custom_id(board: BoardRef) -> String {
    board_id(OPEN, board)
}

/// The choices by which a person picks an action, one after another.
fn steps(action: Action) -> Vec<String> {
    match action {
        Action::Move(Move { from, to, promotion }) => [from.to_string(), to.to_string()]
            .into_iter()
            .chain(promotion.map(|role| role.letter().to_ascii_lowercase().to_string()))
            .collect(),
        action => vec![action.to_string()],
    }
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
        Ok(Choosing::new(record.game(), board, Vec::new()).show(0)?.into())
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
        if choosing.actions.is_empty() {
            return Err(unknown());
        }
        let Some(action) = choosing.chosen() else {
            return Ok(Answer::Update(choosing.show(page)?).into());
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

/// A move half chosen.
struct Choosing<'a> {
    game: &'a Game,
    /// The board that the picker belongs to.
    board: BoardRef,
    /// What is chosen so far.
    path: Vec<String>,
    /// The legal actions that begin so.
    actions: Vec<Action>,
}

impl<'a> Choosing<'a> {
    fn new(game: &'a Game, board: BoardRef, path: Vec<String>) -> Self {
        let mut actions = game.legal_actions();
        actions.retain(|&action| steps(action).starts_with(&path));
        Self { game, board, path, actions }
    }

    /// The action, if all of it is chosen.
    fn chosen(&self) -> Option<Action> {
        self.actions.iter().copied().find(|&action| steps(action) == self.path)
    }

    /// What can be chosen next, in order, each with the actions that it leaves.
    fn next_steps(&self) -> Vec<(String, Vec<Action>)> {
        let mut next: Vec<(String, Vec<Action>)> = Vec::new();
        for &action in &self.actions {
            let Some(step) = steps(action).into_iter().nth(self.path.len()) else {
                continue;
            };
            match next.iter_mut().find(|(known, _)| *known == step) {
                Some((_, actions)) => actions.push(action),
                None => next.push((step, vec![action])),
            }
        }
        next
    }

    /// The private message in which the next step is chosen; `page` counts from 0.
    fn show(&self, page: usize) -> Result<Reply, Error> {
        let next = self.next_steps();
        let pages = next.len().div_ceil(PAGE).max(1);
        let page = page.min(pages - 1);
        let choices: Vec<Choice> = next
            .iter()
            .skip(page * PAGE)
            .take(PAGE)
            .map(|(step, actions)| self.choice(step, actions))
            .collect();
        let (question, placeholder) = self.question();
        let menu = Row::Menu {
            custom_id: self.custom_id(&self.path, page),
            placeholder: placeholder.to_owned(),
            choices,
        };
        let reply = Reply::private(question).with_picture(self.picture()?).with_row(menu);
        let buttons = self.buttons(page, pages);
        Ok(if buttons.is_empty() { reply } else { reply.with_row(Row::Buttons(buttons)) })
    }

    fn custom_id(&self, path: &[String], page: usize) -> String {
        format!("{}:{}:{page}", board_id(KIND, self.board), path.join("."))
    }

    fn buttons(&self, page: usize, pages: usize) -> Vec<crate::messenger::Button> {
        let to =
            |label: &str, page| button(label, self.custom_id(&self.path, page), Style::Secondary);
        let mut buttons = Vec::new();
        if page > 0 {
            buttons.push(to("Previous", page - 1));
        }
        if page + 1 < pages {
            buttons.push(to("Next", page + 1));
        }
        if let Some((_, parent)) = self.path.split_last() {
            buttons.push(button("Back", self.custom_id(parent, 0), Style::Secondary));
        }
        buttons
    }

    /// The text of the message, and what the menu says while nothing is chosen.
    fn question(&self) -> (String, &'static str) {
        let game = self.board.game;
        match self.path.as_slice() {
            [] => (format!("Your move in game {game}. Which piece?"), "Choose a piece"),
            [from] => {
                (format!("Where does the {} on {from} go?", self.piece(from)), "Choose a square")
            }
            [_, to, ..] => {
                (format!("What does the pawn that goes to {to} become?"), "Choose a piece")
            }
        }
    }

    /// What stands on the square that a step names.
    fn piece(&self, step: &str) -> &'static str {
        let role = step.parse().ok().and_then(|at| self.game.position().board.role_at(at));
        role.map_or("piece", Role::name)
    }

    /// The board, with the piece that is chosen and where it can go.
    fn picture(&self) -> Result<crate::messenger::Picture, Error> {
        let selected = self.path.first().and_then(|step| step.parse::<Square>().ok());
        let targets: Bitboard = self
            .actions
            .iter()
            .filter(|_| selected.is_some())
            .filter_map(|action| action.step().map(|step| step.to))
            .collect();
        let side = self.game.position().actor();
        pictures::choice(self.game, side, selected, targets)
    }

    /// A line of the menu.
    fn choice(&self, step: &str, actions: &[Action]) -> Choice {
        let description = if let [action] = actions {
            self.game.notation(*action)
        } else {
            let targets = actions.iter().map(|&action| {
                steps(action).into_iter().nth(self.path.len() + 1).unwrap_or_default()
            });
            let mut targets: Vec<String> = targets.collect();
            targets.dedup();
            format!("to {}", targets.join(", "))
        };
        Choice {
            label: self.label(step),
            value: step.to_owned(),
            description: Some(shortened(description)),
        }
    }

    /// `Knight b1` for a piece, `f3` for a square, `Queen` for a promotion.
    fn label(&self, step: &str) -> String {
        let board = &self.game.position().board;
        match step.parse::<Square>() {
            Ok(square) if self.path.is_empty() => match board.role_at(square) {
                Some(role) => format!("{} {square}", capitalised(role.name())),
                None => step.to_owned(),
            },
            Ok(_) => step.to_owned(),
            Err(_) => step
                .chars()
                .next()
                .and_then(Role::from_letter)
                .map_or_else(|| step.to_owned(), |role| capitalised(role.name())),
        }
    }
}

/// At most 100 characters, as a menu's second line takes them.
fn shortened(text: String) -> String {
    if text.chars().count() <= 100 {
        return text;
    }
    let mut short: String = text.chars().take(99).collect();
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::GameId;

    const BOARD: BoardRef = BoardRef { game: GameId(7), seq: 9 };

    fn shown(fen: &str, path: &[&str], page: usize) -> (Vec<String>, Vec<String>) {
        let game = Game::from_fen(rules::variants::by_id("chess").unwrap(), fen).unwrap();
        let path = path.iter().map(|&step| step.to_owned()).collect();
        let reply = Choosing::new(&game, BOARD, path).show(page).unwrap();
        let mut values = Vec::new();
        let mut labels = Vec::new();
        for row in reply.rows {
            match row {
                Row::Menu { choices, .. } => {
                    values.extend(choices.into_iter().map(|choice| choice.value));
                }
                Row::Buttons(buttons) => {
                    labels.extend(buttons.into_iter().map(|button| button.label));
                }
            }
        }
        (values, labels)
    }

    #[test]
    fn what_does_not_fit_a_menu_is_on_the_next_page() {
        let queen = "8/7k/8/8/3Q4/8/8/1K6 w - - 0 1";
        let (first, labels) = shown(queen, &["d4"], 0);
        assert_eq!((first.len(), labels), (25, vec!["Next".to_owned(), "Back".to_owned()]));
        let (second, labels) = shown(queen, &["d4"], 1);
        assert_eq!(labels, ["Previous", "Back"]);
        let all: std::collections::BTreeSet<&String> = first.iter().chain(&second).collect();
        assert_eq!(all.len(), 27, "each target once: {all:?}");
        assert_eq!(shown(queen, &["d4"], 99).0, second, "there is no page beyond the last");
    }

    #[test]
    fn a_promotion_is_the_third_step() {
        let pawn = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
        assert_eq!(shown(pawn, &[], 0).0, ["a1", "a7"]);
        assert_eq!(shown(pawn, &["a7"], 0).0, ["a8"]);
        assert_eq!(shown(pawn, &["a7", "a8"], 0).0, ["b", "n", "q", "r"]);
    }
}
