//! A turn half chosen, and the message in which it goes on.

use rules::{Action, Bitboard, Game, Square};

use super::lines::Line;
use super::step::{Step, file_letter};
use crate::game::BoardRef;
use crate::ui::appearance::Appearance;
use crate::ui::attraction::Attraction;
use crate::ui::click::{BoardClick, Click};
use crate::ui::error::Error;
use crate::ui::pictures;
use crate::ui::reply::{Button, Choice, Picture, Reply, Row, Style};

/// How many choices a menu holds.
const PAGE: usize = 25;

/// A turn half chosen.
pub(super) struct Choosing<'a> {
    game: &'a Game,
    /// The board that the picker belongs to.
    board: BoardRef,
    /// What is chosen so far, as texts.
    path: Vec<String>,
    /// The same as steps.
    chosen: Vec<Step>,
    /// The legal actions that begin so.
    actions: Vec<Action>,
}

impl<'a> Choosing<'a> {
    pub(super) fn new(game: &'a Game, board: BoardRef, path: Vec<String>) -> Self {
        let mut actions = game.legal_actions().to_vec();
        actions.retain(|&action| begins(action, &path));
        let mut chosen = actions.first().map(|&action| Step::all(action)).unwrap_or_default();
        chosen.truncate(path.len());
        Self { game, board, path, chosen, actions }
    }

    /// Whether nothing legal begins so.
    pub(super) fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// The action, if all of it is chosen.
    pub(super) fn action(&self) -> Option<Action> {
        self.actions.iter().copied().find(|&action| Step::all(action) == self.chosen)
    }

    /// What can be chosen next, in order, each with the actions that it leaves.
    fn next_steps(&self) -> Vec<(Step, Vec<Action>)> {
        let mut next: Vec<(Step, Vec<Action>)> = Vec::new();
        for &action in &self.actions {
            let Some(&step) = Step::all(action).get(self.path.len()) else {
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
    pub(super) fn show(&self, page: usize, appearance: Appearance) -> Result<Reply, Error> {
        let next = self.next_steps();
        let pages = next.len().div_ceil(PAGE).max(1);
        let page = page.min(pages - 1);
        let attraction = self.attraction();
        let line = Line::new(self.game, attraction.board);
        let choices: Vec<Choice> = next
            .iter()
            .skip(page * PAGE)
            .take(PAGE)
            .map(|(step, actions)| line.choice(*step, actions))
            .collect();
        let (question, placeholder) = self.question(&next, &line);
        let menu = Row::Menu {
            custom_id: self.click(&self.path, page).to_string(),
            placeholder: placeholder.to_owned(),
            choices,
        };
        let picture = self.picture(&next, &attraction, appearance)?;
        let reply = Reply::private(question).with_picture(picture).with_row(menu);
        let buttons = self.buttons(page, pages);
        Ok(if buttons.is_empty() { reply } else { reply.with_row(Row::Buttons(buttons)) })
    }

    /// What the placement draws, once it is chosen.
    fn attraction(&self) -> Attraction {
        match self.actions.first() {
            Some(&action) if self.chosen.iter().any(|step| matches!(step, Step::Place(_))) => {
                Attraction::of(self.game, action)
            }
            _ => Attraction::none(self.game),
        }
    }

    fn click(&self, path: &[String], page: usize) -> Click {
        Click::Board(self.board, BoardClick::Pick { path: path.to_vec(), page })
    }

    fn buttons(&self, page: usize, pages: usize) -> Vec<Button> {
        let to = |label, path: &[String], page| {
            Button::new(label, &self.click(path, page), Style::Secondary)
        };
        let mut buttons = Vec::new();
        if page > 0 {
            buttons.push(to("Previous", &self.path, page - 1));
        }
        if page + 1 < pages {
            buttons.push(to("Next", &self.path, page + 1));
        }
        if let Some((_, parent)) = self.path.split_last() {
            buttons.push(to("Back", parent, 0));
        }
        buttons
    }

    /// The text of the message, and what the menu says while nothing is chosen.
    fn question(&self, next: &[(Step, Vec<Action>)], line: &Line<'_>) -> (String, &'static str) {
        let (game, piece, square) = (self.board.game, "Choose a piece", "Choose a square");
        let kind = next.first().map(|(step, _)| *step);
        match (kind, self.chosen.as_slice()) {
            (Some(Step::File(_)), _) => (
                format!("Your turn in game {game}. On which file do you place the Gravitatur?"),
                "Choose a file",
            ),
            (Some(Step::Place(_)), &[.., Step::File(file)]) => {
                let file = file_letter(file);
                (format!("On which square of the {file}-file do you place it?"), square)
            }
            (Some(Step::From(_)), &[.., Step::Place(at)]) => {
                (format!("After the Gravitatur on {at}, which piece moves?"), piece)
            }
            (Some(Step::To(_)), &[.., Step::From(from)]) => {
                (format!("Where does the {} on {from} go?", line.name(from)), square)
            }
            (Some(Step::Promotion(_)), &[.., Step::From(from), Step::To(to)]) => {
                let on = line.promoting(from, to);
                (format!("What does the pawn that goes to {on} become?"), piece)
            }
            _ if self.game.variant().features().gravitatur => (
                format!("Your move in game {game}, this time without the Gravitatur. Which piece?"),
                piece,
            ),
            _ => (format!("Your move in game {game}. Which piece?"), piece),
        }
    }

    /// The board with what is chosen, and what can be chosen next.
    fn picture(
        &self,
        next: &[(Step, Vec<Action>)],
        attraction: &Attraction,
        appearance: Appearance,
    ) -> Result<Picture, Error> {
        let selected = self.chosen.iter().find_map(|step| match *step {
            Step::From(square) => Some(square),
            _ => None,
        });
        let targets: Bitboard = match next.first() {
            Some(&(kind, _)) => self.actions.iter().filter_map(|&it| target(kind, it)).collect(),
            None => Bitboard::EMPTY,
        };
        let side = self.game.position().actor();
        pictures::choice(self.game, side, appearance, attraction, selected, targets)
    }
}

/// Whether an action is chosen by steps that begin so.
fn begins(action: Action, path: &[String]) -> bool {
    let steps = Step::all(action);
    let same = |(step, text): (&Step, &String)| step.to_string() == *text;
    !steps.is_empty() && steps.len() >= path.len() && steps.iter().zip(path).all(same)
}

/// The square that an action aims at with this step.
fn target(step: Step, action: Action) -> Option<Square> {
    match step {
        Step::File(_) | Step::Place(_) => action.placement(),
        Step::From(_) => None,
        Step::To(_) | Step::Promotion(_) => action.step().map(|step| step.to),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::GameId;

    const BOARD: BoardRef = BoardRef { game: GameId(7), ply: 9 };

    fn message(variant: &str, fen: &str, path: &[&str], page: usize) -> Reply {
        let game = Game::from_fen(rules::variants::by_id(variant).unwrap(), fen).unwrap();
        let path = path.iter().map(|&step| step.to_owned()).collect();
        Choosing::new(&game, BOARD, path).show(page, Appearance::default()).unwrap()
    }

    /// The menu's values and the buttons' labels, in chess.
    fn shown(fen: &str, path: &[&str], page: usize) -> (Vec<String>, Vec<String>) {
        let reply = message("chess", fen, path, page);
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

    /// The question, and the labels of the menu in Totem Chess.
    fn labels(fen: &str, path: &[&str]) -> (String, Vec<String>) {
        let reply = message("totem", fen, path, 0);
        let Some(Row::Menu { choices, .. }) = reply.rows.into_iter().next() else {
            panic!("a menu comes first");
        };
        (reply.text, choices.into_iter().map(|choice| choice.label).collect())
    }

    #[test]
    fn what_a_totem_does_where_it_lands_is_said() {
        let fen = "6k2/9/9/9/404/9/9/2B1T4/5K3 w - - 0 2 0 - - -";
        let (_, pieces) = labels(fen, &[]);
        assert_eq!(pieces, ["Bishop c2", "Totem e2", "King f1"], "giving it up is no move");
        let (question, squares) = labels(fen, &["e2"]);
        assert_eq!(question, "Where does the Totem on e2 go?");
        let null = "e5: take the Null; it comes back on e5 and removes the white Totem";
        for label in ["c2: swap with the bishop", "f1: swap with the king", null] {
            assert!(squares.contains(&label.to_owned()), "{squares:?}");
        }
    }

    #[test]
    fn a_pawn_that_a_swap_carries_to_its_last_rank_is_asked_about() {
        let (question, roles) =
            labels("4T2k1/4P4/9/9/404/9/9/9/5K3 w - - 0 2 0 - - -", &["e9", "e8"]);
        assert_eq!(question, "What does the pawn that goes to e9 become?");
        assert_eq!(roles, ["Bishop", "Knight", "Queen", "Rook"]);
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
