//! The menus and buttons from which a turn is chosen, wherever that is: under a board, and in a
//! puzzle.

use std::cmp::Reverse;

use rules::{Action, Game};
use speech::menu::{self, Detail, Menu};
use speech::{Language, move_text};

use super::question::question_label;
use super::{action_label, choice};
use crate::game::GameState;
use crate::ui::{
    BoardClick, Button, Choice, ComponentId, Emoji, Gravity, MovePicker, PAGE, PickStep, Question,
    Row, Style, in_order,
};

/// How many buttons stand in a row.
const ROW: usize = 5;

/// How many characters Discord takes on a button.
const LABEL: usize = 80;

/// A turn that is being chosen somewhere.
pub(in crate::ui) struct Chooser<'a> {
    /// What is chosen so far.
    pub picker: &'a MovePicker<'a>,
    /// What a click means there.
    pub click: &'a dyn Fn(BoardClick) -> ComponentId,
    /// What is said of what a choice does.
    pub detail: Detail,
    /// How many rows of buttons a choice may have.
    pub rows: usize,
}

impl<'a> Chooser<'a> {
    /// The lines of what can be chosen.
    pub(super) fn menu(&self, language: Language) -> Menu<'a> {
        Menu { language, game: self.picker.game(), detail: self.detail }
    }

    /// Choices as buttons where so many rows hold them, since a menu has to be opened first; else as a
    /// menu with this click.
    pub(super) fn rows(
        &self,
        click: &BoardClick,
        placeholder: String,
        choices: Vec<Choice>,
    ) -> Vec<Row> {
        if choices.len() > self.rows * ROW {
            let custom_id = (self.click)(click.clone()).to_string();
            return vec![Row::Menu { custom_id, placeholder, choices }];
        }
        let button = |choice: &Choice| {
            let click = (self.click)(click.with_choice(&choice.value));
            let label: String = choice.label.chars().take(LABEL).collect();
            Button::new(&label, &click, Style::Primary).with_emoji(choice.emoji)
        };
        let row = |choices: &[Choice]| Row::Buttons(choices.iter().map(button).collect());
        choices.chunks(ROW).map(row).collect()
    }
}

/// How much menus say of a choice: everything against the engine, no check and no mate between
/// people.
pub(in crate::ui) fn detail(state: &GameState) -> Detail {
    if state.engine().is_some() { Detail::Full } else { Detail::WithoutChecks }
}

/// What a turn is chosen from.
pub(super) struct Turns<'a> {
    pub(super) language: Language,
    pub(super) chooser: &'a Chooser<'a>,
}

impl Turns<'_> {
    fn game(&self) -> &Game {
        self.chooser.picker.game()
    }

    fn lines(&self) -> Menu<'_> {
        self.chooser.menu(self.language)
    }

    fn click(&self, what: BoardClick) -> ComponentId {
        (self.chooser.click)(what)
    }

    fn button(&self, key: &str, what: BoardClick, style: Style) -> Button {
        super::button(self.language, key, &self.click(what), style)
    }

    /// What is chosen first, where something is, and the buttons below it.
    pub(super) fn rows(&self) -> (Option<Row>, Vec<Button>) {
        match self.chooser.picker.actions() {
            [] => (None, self.without_a_move()),
            turns if turns.len() <= PAGE => (self.whole_turns(turns), Vec::new()),
            turns if turns[0].placement().is_some() => {
                let places = self.places(turns);
                (self.placements(&places), self.without_effect(&places))
            }
            _ => (self.pieces(), Vec::new()),
        }
    }

    /// What a player can do who can make no move: decide on a roll, or give up the Totem.
    pub(super) fn without_a_move(&self) -> Vec<Button> {
        let legal = self.game().legal_actions();
        // Preventing costs the Totem, and nothing is asked before it.
        let decisions = [(Action::Prevent, Style::Danger), (Action::Accept, Style::Secondary)];
        let decisions = decisions.into_iter().filter(|(action, _)| legal.contains(action));
        let decisions = decisions.map(|(action, style)| {
            let label = action_label(self.language, action).unwrap_or_default();
            Button::new(&label, &self.click(BoardClick::Decide(action)), style)
        });
        let asked = Question::TURNS.into_iter();
        let asked = asked.filter(|it| it.action().is_some_and(|action| legal.contains(&action)));
        let asked = asked.map(|question| {
            let label = question_label(self.language, question);
            Button::new(&label, &self.click(BoardClick::Ask(question)), Style::Danger)
        });
        decisions.chain(asked).collect()
    }

    fn row(&self, click: &BoardClick, placeholder: &str, choices: Vec<Choice>) -> Option<Row> {
        let placeholder = self.language.format(placeholder, &[]);
        self.chooser.rows(click, placeholder, choices).pop()
    }

    /// All turns in words.
    fn whole_turns(&self, turns: &[Action]) -> Option<Row> {
        let lines = self.lines();
        let are_buttons = (2..=self.chooser.rows * ROW).contains(&turns.len());
        let line = |action: Action| {
            // On a phone several buttons have to fit a row.
            let line = match are_buttons {
                true => menu::label_only(move_text(self.language, &lines.notation(action))),
                false => lines.turn(action),
            };
            choice(line, &action).with_emoji(chosen_by(self.game(), action))
        };
        let turns = in_order(turns, self.chooser.picker.side()).into_iter().map(line);
        self.row(&BoardClick::Play(None), "menu-turn", turns.collect())
    }

    /// The pieces that can move, and where to; a piece that can go to one square alone, with that
    /// turn. Where they are too many, their files.
    fn pieces(&self) -> Option<Row> {
        let (picker, open) = (self.chooser.picker, BoardClick::Open(Vec::new()));
        match picker.next_steps()[..] {
            [(PickStep::PieceFile(_), _), ..] => {
                self.row(&open, "menu-file", piece_files(self.lines(), picker))
            }
            _ => self.row(&open, "menu-piece", pieces(self.lines(), picker)),
        }
    }

    /// A turn for each square on which the Gravitatur can be placed, those that draw most first, each
    /// with how many pieces it draws.
    fn places(&self, turns: &[Action]) -> Vec<(Action, usize)> {
        let turns = in_order(turns, self.chooser.picker.side());
        let groups = turns.chunk_by(|one, other| one.placement() == other.placement());
        let drawn = |action| Gravity::of(self.game(), action).drawn();
        let mut places: Vec<_> = groups.map(|group| (group[0], drawn(group[0]))).collect();
        places.sort_by_key(|&(_, drawn)| Reverse(drawn));
        places
    }

    /// The placements that draw most, as many as there is room for, and the files.
    fn placements(&self, places: &[(Action, usize)]) -> Option<Row> {
        let line = |&(action, _): &(Action, usize)| {
            let line = self.lines().placement(action);
            match (action, action.placement()) {
                (Action::PlaceGravitatur { then: Some(_), .. }, Some(at)) => choice(line, &at),
                _ => choice(line, &action),
            }
        };
        let next = self.chooser.picker.next_steps();
        let room = if self.chooser.detail == Detail::Hidden { 0 } else { PAGE - next.len() };
        let best = places.iter().take(room).map(line);
        let files = next.iter().filter_map(|(step, actions)| match *step {
            PickStep::File(file) => Some(choice(self.lines().file(file, actions), step)),
            _ => None,
        });
        let lines = best.chain(files).map(|line| line.with_emoji(Emoji::GRAVITATUR));
        self.row(&BoardClick::Open(Vec::new()), "menu-placement", lines.collect())
    }

    /// A button that places the Gravitatur where it draws nothing, if there is such a square.
    fn without_effect(&self, places: &[(Action, usize)]) -> Vec<Button> {
        let goes_on = |action| matches!(action, Action::PlaceGravitatur { then: Some(_), .. });
        let idle = places.iter().filter(|&&(action, drawn)| drawn == 0 && goes_on(action));
        // The first by its square, as those that do equally little are.
        let idle = idle.map(|(action, _)| PickStep::all(*action)).next();
        let button = |steps: Vec<PickStep>| {
            let path = steps.iter().take(2).map(ToString::to_string).collect();
            self.button("button-without-effect", BoardClick::Open(path), Style::Secondary)
                .with_emoji(Emoji::GRAVITATUR)
        };
        idle.map(button).into_iter().collect()
    }
}

/// The lines of the files on which pieces can move.
pub(super) fn piece_files(lines: Menu<'_>, picker: &MovePicker<'_>) -> Vec<Choice> {
    let next = picker.next_steps();
    let line = |(step, actions): &(PickStep, Vec<Action>)| {
        let PickStep::PieceFile(file) = *step else {
            return None;
        };
        let squares = actions.iter().filter_map(|it| it.as_move()).map(|it| it.from).collect();
        Some(choice(lines.piece_file(file, squares), step))
    };
    next.iter().filter_map(line).collect()
}

/// The lines of the pieces that can move.
pub(super) fn pieces(lines: Menu<'_>, picker: &MovePicker<'_>) -> Vec<Choice> {
    let board = picker.gravity().board;
    let next = picker.next_steps();
    let line = |(step, actions): &(PickStep, Vec<Action>)| {
        let PickStep::From(square) = *step else {
            return None;
        };
        let line = match actions[..] {
            [only] => lines.step(only),
            _ => {
                let mut targets: Vec<_> =
                    actions.iter().filter_map(|it| it.as_move()).map(|it| it.to).collect();
                targets.dedup();
                lines.piece(&board, square, &targets)
            }
        };
        Some(choice(line, step).with_emoji(board.piece_at(square).map(Emoji::piece)))
    };
    next.iter().filter_map(line).collect()
}

/// What stands for a whole turn: the piece that moves, or the Gravitatur where that alone is
/// placed.
pub(super) fn chosen_by(game: &Game, action: Action) -> Option<Emoji> {
    match action.as_move() {
        Some(step) => {
            let board = Gravity::of(game, action).board;
            board.piece_at(step.from).map(Emoji::piece)
        }
        None => action.placement().map(|_| Emoji::GRAVITATUR),
    }
}
