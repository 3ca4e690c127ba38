//! The private message in which a turn is chosen step by step.

use rules::{Action, Piece, Role};
use speech::menu::{Detail, Menu};
use speech::{Fact, Language, move_text};

use super::choice;
use super::form;
use super::turns::{self, Chooser, detail};
use crate::game::GameState;
use crate::ui::pictures;
use crate::ui::{
    Appearance, BoardClick, Button, Choice, ComponentId, Emoji, Error, MoveChoice, MovePicker,
    PAGE, PickStep, Picture, Reply, Row, Style,
};

/// The message in which the next step is chosen; `page` counts from 0.
pub(in crate::ui) fn picker(chooser: &Chooser<'_>, page: usize, appearance: Appearance) -> Reply {
    let (language, picker) = (appearance.language, chooser.picker);
    let view = Picker { language, chooser, picker };
    let next = picker.next_steps();
    let (question, placeholder) = view.question(&next);
    let choices = view.choices(&next);
    let menus = choices.len().div_ceil(PAGE).max(1);
    // The moves after a placement are all shown, in menus of one size.
    let moves = picker.moves_after_placement();
    let (size, shown) = if moves.is_empty() {
        (PAGE, page.min(menus - 1)..page.min(menus - 1) + 1)
    } else {
        (choices.len().div_ceil(menus), 0..menus)
    };
    let pages = if shown.len() == 1 { menus } else { 1 };
    // What does not fit one menu is in menus alone.
    let chooser = Chooser { rows: if menus == 1 { chooser.rows } else { 0 }, ..*chooser };
    let row = |(nth, choices): (usize, &[Choice])| {
        // Each menu of a message has a click of its own.
        let click = BoardClick::Pick { path: picker.path(), page: nth };
        let squares = moves.chunks(size).nth(nth).and_then(pieces_between);
        let placeholder = match squares {
            Some(squares) if shown.len() > 1 => language.format("menu-turn-from", &squares),
            _ => language.format(placeholder, &[]),
        };
        chooser.rows(&click, placeholder, choices.to_vec())
    };
    let reply = Reply::private(question).with_picture(view.picture(appearance));
    let menus = choices.chunks(size).enumerate().filter(|(nth, _)| shown.contains(nth));
    let reply = menus.flat_map(row).fold(reply, Reply::with_row);
    reply.with_row(Row::Buttons(view.buttons(shown.start, pages)))
}

/// A last look at the board as it would be, with **Play** and **Back**: for those who confirm their
/// turns.
pub(in crate::ui) fn confirm(
    state: &GameState,
    action: Action,
    appearance: Appearance,
) -> Result<Reply, Error> {
    let (language, game) = (appearance.language, state.game());
    let menu = Menu { language, game, detail: detail(state) };
    let notation = format!("**{}**", move_text(language, &menu.notation(action)));
    let facts = [("notation", notation.into())];
    let chosen = MovePicker::along(game, &[action.to_string()])?;
    let button = |key, what, style| {
        super::button(language, key, &ComponentId::Board(state.board(), what), style)
    };
    let play = button("button-play", BoardClick::Play(Some(action)), Style::Primary);
    let back = chosen
        .back()
        .map(|path| button("button-back", BoardClick::Pick { path, page: 0 }, Style::Secondary));
    let buttons = [play].into_iter().chain(back).collect();
    let reply = Reply::private(language.format("ask-confirm", &facts));
    let picture = pictures::tried(game, action, appearance).with_players(state);
    Ok(reply.with_picture(picture).with_row(Row::Buttons(buttons)))
}

/// Where the first and the last of these moves begin.
fn pieces_between(moves: &[Action]) -> Option<[(&'static str, Fact); 2]> {
    let from = |action: Option<&Action>| Some(Fact::from(action?.as_move()?.from));
    Some([("first", from(moves.first())?), ("last", from(moves.last())?)])
}

struct Picker<'a> {
    language: Language,
    chooser: &'a Chooser<'a>,
    picker: &'a MovePicker<'a>,
}

impl Picker<'_> {
    fn click(&self, path: Vec<String>, page: usize) -> ComponentId {
        (self.chooser.click)(BoardClick::Pick { path, page })
    }

    fn buttons(&self, page: usize, pages: usize) -> Vec<Button> {
        let to = |key: &str, path: Vec<String>, page| {
            super::button(self.language, key, &self.click(path, page), Style::Secondary)
        };
        let here = || self.picker.path();
        let previous = page.checked_sub(1).map(|page| to("button-previous", here(), page));
        let next = (page + 1 < pages).then(|| to("button-next", here(), page + 1));
        let back = self.picker.back().map(|path| to("button-back", path, 0));
        let typed = form::button(self.language, &(self.chooser.click)(BoardClick::Type));
        [previous, next, back, Some(typed)].into_iter().flatten().collect()
    }

    /// The lines of the menu, all pages: of whole moves once the Gravitatur is placed.
    fn choices(&self, next: &[(PickStep, Vec<Action>)]) -> Vec<Choice> {
        let moves = self.picker.moves_after_placement();
        if !moves.is_empty() {
            let lines = self.chooser.menu(self.language);
            let piece = |action| turns::chosen_by(lines.game, action);
            let line = |action| choice(lines.step(action), &action).with_emoji(piece(action));
            return moves.into_iter().map(line).collect();
        }
        if matches!(next.first(), Some((PickStep::From(_), _))) {
            return turns::pieces(self.chooser.menu(self.language), self.picker);
        }
        if matches!(next.first(), Some((PickStep::PieceFile(_), _))) {
            return turns::piece_files(self.chooser.menu(self.language), self.picker);
        }
        let lines = self.chooser.menu(self.language);
        let line = |(step, actions): &(PickStep, Vec<Action>)| {
            let first = *actions.first()?;
            let (line, emoji) = match *step {
                PickStep::File(file) => (lines.file(file, actions), Some(Emoji::GRAVITATUR)),
                PickStep::Place(_) => (lines.placement(first), Some(Emoji::GRAVITATUR)),
                PickStep::PieceFile(_) | PickStep::From(_) => return None,
                PickStep::To(square) => (lines.target(square, actions), None),
                PickStep::Promotion(role) => {
                    let piece = Piece { color: lines.game.position().turn, role };
                    (lines.promotion(role, first), Some(Emoji::piece(piece)))
                }
            };
            Some(choice(line, step).with_emoji(emoji))
        };
        next.iter().filter_map(line).collect()
    }

    /// The text of the message, and what the menu says while nothing is chosen.
    fn question(&self, next: &[(PickStep, Vec<Action>)]) -> (String, &'static str) {
        let chosen = self.picker.chosen();
        let square = |square: rules::Square| ("square", Fact::from(square));
        let (key, facts, placeholder) = match (next.first().map(|(step, _)| *step), chosen) {
            (Some(PickStep::File(_)), _) => ("ask-file", Vec::new(), "menu-file"),
            (Some(PickStep::PieceFile(_)), _) => ("ask-piece", Vec::new(), "menu-file"),
            (Some(PickStep::Place(_)), _) => {
                let file = chosen.first().map(ToString::to_string).unwrap_or_default();
                ("ask-placement", vec![("file", file.into())], "menu-square")
            }
            (Some(PickStep::From(_)), &[.., PickStep::Place(at)]) => {
                ("ask-piece-after", vec![square(at)], "menu-turn")
            }
            (Some(PickStep::To(_)), &[.., PickStep::From(from)]) => {
                let piece = self.picker.gravity().board.role_at(from).unwrap_or(Role::Pawn);
                ("ask-target", vec![("piece", piece.into()), square(from)], "menu-square")
            }
            (Some(PickStep::Promotion(_)), &[.., PickStep::From(from), PickStep::To(to)]) => {
                let board = self.picker.gravity().board;
                let pawn = if board.role_at(from) == Some(Role::Pawn) { to } else { from };
                ("ask-promotion", vec![square(pawn)], "menu-promotion")
            }
            _ if self.picker.game().variant().features().gravitatur => {
                ("ask-piece-without", Vec::new(), "menu-piece")
            }
            _ => ("ask-piece", Vec::new(), "menu-piece"),
        };
        (self.language.format(key, &facts), placeholder)
    }

    /// The board with what is chosen, and what can be chosen next.
    fn picture(&self, appearance: Appearance) -> Picture {
        let picker = self.picker;
        let side = picker.game().position().side_to_act();
        let (selected, targets) = (picker.selected(), picker.targets());
        let gravity = picker.gravity();
        let chosen = MoveChoice { gravity: &gravity, selected, targets };
        let is_puzzle = self.chooser.detail == Detail::Hidden;
        let picture = pictures::choice(picker.game(), side, appearance, chosen, is_puzzle);
        // No game waits for a puzzle.
        if is_puzzle { picture.unhurried() } else { picture }
    }
}

#[cfg(test)]
mod tests {
    use rules::Color;

    use super::*;
    use crate::game::BoardId;
    use crate::game::samples::{self, position};
    use crate::ids::GameId;
    use crate::store::GameRow;

    const BOARD: BoardId = BoardId { game: GameId(7), seq: 9 };

    fn message(variant: &str, fen: &str, path: &[&str], page: usize) -> Reply {
        let game = position(variant, fen);
        let path: Vec<String> = path.iter().map(|&step| step.to_owned()).collect();
        let picker = MovePicker::along(&game, &path).unwrap();
        let click = |what| ComponentId::Board(BOARD, what);
        let chooser = Chooser { picker: &picker, click: &click, detail: Detail::Full, rows: 2 };
        super::picker(&chooser, page, Appearance::default())
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
                row => panic!("no menu of a turn: {row:?}"),
            }
        }
        (values, labels)
    }

    /// What stands first: labels with their emoji.
    fn first_row(rows: &[Row]) -> Vec<(String, Option<Emoji>)> {
        match rows.first().expect("a row") {
            Row::Menu { choices, .. } => {
                choices.iter().map(|it| (it.label.clone(), it.emoji)).collect()
            }
            Row::Buttons(buttons) => {
                buttons.iter().map(|it| (it.label.clone(), it.emoji)).collect()
            }
            row => panic!("no choices: {row:?}"),
        }
    }

    /// The question, and the labels of the first choices in Totem Chess.
    fn labels(fen: &str, path: &[&str]) -> (String, Vec<String>) {
        let reply = message("totem", fen, path, 0);
        (reply.text, first_row(&reply.rows).into_iter().map(|(label, _)| label).collect())
    }

    #[test]
    fn what_a_totem_does_where_it_lands_is_said() {
        let fen = "6k2/9/9/9/404/9/9/2B1T4/5K3 w - - 0 2 0 - - -";
        let (_, pieces) = labels(fen, &[]);
        assert_eq!(pieces, ["King f1", "Bishop c2", "Totem e2"], "giving it up is no move");
        let (question, squares) = labels(fen, &["e2"]);
        assert_eq!(question, "Where does the Totem on e2 go?");
        for label in ["c2: swap with the bishop", "f1: swap with the king", "e5: capture the Null"]
        {
            assert!(squares.contains(&label.to_owned()), "{squares:?}");
        }
    }

    #[test]
    fn a_pawn_that_a_swap_carries_to_its_last_rank_is_asked_about() {
        let (question, roles) =
            labels("4T2k1/4P4/9/9/404/9/9/9/5K3 w - - 0 2 0 - - -", &["e9", "e8"]);
        assert_eq!(question, "What does the pawn promote to on e9?");
        assert_eq!(roles, ["Queen", "Rook", "Bishop", "Knight"]);
    }

    #[test]
    fn what_a_pawn_becomes_is_shown_in_its_colour() {
        for (fen, color) in [
            ("8/P6k/8/8/8/8/8/K7 w - - 0 1", Color::White),
            ("7k/8/8/8/8/8/p7/7K b - - 0 1", Color::Black),
        ] {
            let pawn = if color == Color::White { "a7" } else { "a2" };
            let reply = message("chess", fen, &[pawn], 0);
            let shown: Vec<Option<Emoji>> =
                first_row(&reply.rows).into_iter().map(|(_, emoji)| emoji).collect();
            let wanted = Role::PROMOTIONS.map(|role| Some(Emoji::piece(Piece { color, role })));
            assert_eq!(shown, wanted);
        }
    }

    #[test]
    fn what_does_not_fit_a_menu_is_on_the_next_page() {
        let queen = "8/7k/8/8/3Q4/8/8/1K6 w - - 0 1";
        let (first, labels) = shown(queen, &["d4"], 0);
        assert_eq!(
            (first.len(), labels),
            (25, ["Next", "Back", "Type a move"].map(str::to_owned).to_vec())
        );
        let (second, labels) = shown(queen, &["d4"], 1);
        assert_eq!(labels, ["Previous", "Back", "Type a move"]);
        let all: std::collections::BTreeSet<&String> = first.iter().chain(&second).collect();
        assert_eq!(all.len(), 27, "each target once: {all:?}");
        assert_eq!(shown(queen, &["d4"], 99).0, second, "there is no page beyond the last");
    }

    #[test]
    fn between_people_a_last_look_tells_no_check_no_mate_and_no_roll_to_come() {
        for (variant, fen, action) in [
            ("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"),
            ("chess", "6k1/5pp1/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"),
            ("gravitatur", "3r1bkr/2p4p/4np2/5P1P/8/1B6/8/6KR w - - 0 1", "@c8"),
            ("superpermutation-d8", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 1", "a1a8"),
            ("totem", "4k4/4r4/9/9/08/4R4/9/9/4K4 w - - 0 9 1 - - -", "e4e8"),
        ] {
            let game = position(variant, fen);
            let action: Action = action.parse().unwrap();
            assert!(game.is_legal(action), "{fen} {action}");
            assert!(game.notation(action).ends_with(['+', '#']), "{fen} {action}");
            let row = GameRow { start_fen: Some(fen.to_owned()), ..samples::row(variant) };
            let state = GameState::replay(row, &[], 0).unwrap();
            let reply = confirm(&state, action, Appearance::default()).unwrap();
            let alt = reply.picture.unwrap().draw().unwrap().alt;
            let told = format!("{} {alt}", reply.text).to_lowercase();
            for sign in ["+", "#", "check", "mate", "wins", "on a roll"] {
                assert!(!told.contains(sign), "{fen} {action}: {told}");
            }
            assert!(variant == "totem" || !told.contains("no roll"), "{told}");
        }
    }
}
