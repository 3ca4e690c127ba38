//! A turn half chosen: the steps so far, and how it can go on.
//!
//! The steps are short texts (`e2`, `e4`, `q`; before them `d`, `d4` where a Gravitatur is placed).
//! What is chosen so far stands in the `custom_id`s; the legal actions that begin so say what comes
//! next. A step with one choice is taken by itself.
//!
//! Before the steps may stand a partial move that was typed (`~Nb`): then only what that leaves can be
//! chosen.

mod step;

use rules::notation::PartialMove;
use rules::{Action, Bitboard, Color, Game, Square};

pub(super) use self::step::PickStep;
use crate::ui::{Gravity, Refusal, UNKNOWN_BUTTON};

/// What stands before a partial move that was typed, where steps stand otherwise.
const TYPED: char = '~';

/// The path that a partial move opens.
pub(super) fn listed(partial_move: &PartialMove) -> Vec<String> {
    vec![typed(partial_move)]
}

fn typed(partial_move: &PartialMove) -> String {
    format!("{TYPED}{}", partial_move.text())
}

/// The partial move that stands in a path as this text.
pub(super) fn reopened(game: &Game, text: &str) -> Option<PartialMove> {
    game.partial_move(text.strip_prefix(TYPED)?)
}

/// A turn half chosen.
pub(super) struct MovePicker<'a> {
    game: &'a Game,
    /// The half of the turn that was typed.
    partial_move: Option<PartialMove>,
    chosen: Vec<PickStep>,
    /// The legal actions that begin so.
    actions: Vec<Action>,
    /// Whether the file of a piece is chosen before the piece.
    by_files: bool,
}

/// How many choices a menu holds.
pub(super) const PAGE: usize = 25;

/// How many menus a message holds above a row of buttons.
const MENUS: usize = 4;

/// Whether so many pieces can move that no menu holds them.
fn has_many_pieces(actions: &[Action]) -> bool {
    let mut squares: Vec<Square> =
        actions.iter().filter_map(|action| action.as_move()).map(|mv| mv.from).collect();
    squares.sort_unstable();
    squares.dedup();
    squares.len() > PAGE
}

/// Actions by their squares, as `side` sees the board.
pub(in crate::ui) fn in_order(actions: &[Action], side: Color) -> Vec<Action> {
    let mut actions = actions.to_vec();
    actions.sort_by_key(|&action| {
        PickStep::all(action).into_iter().map(|step| step.order(side)).collect::<Vec<_>>()
    });
    actions
}

/// Whether an action is chosen in steps: moves are, and what else there is has buttons of its own.
pub(super) fn can_pick(action: Action) -> bool {
    action.as_move().is_some() || action.placement().is_some()
}

impl<'a> MovePicker<'a> {
    /// Nothing is chosen yet.
    pub(super) fn begin(game: &'a Game) -> Self {
        let mut actions = game.legal_actions().to_vec();
        actions.retain(|&action| can_pick(action));
        let by_files = has_many_pieces(&actions);
        Self { game, partial_move: None, chosen: Vec::new(), actions, by_files }
    }

    /// Nothing is chosen yet of what a partial move leaves.
    fn begin_with(game: &'a Game, partial_move: PartialMove) -> Self {
        let actions = partial_move.actions().to_vec();
        let by_files = has_many_pieces(&actions);
        Self { game, partial_move: Some(partial_move), chosen: Vec::new(), actions, by_files }
    }

    /// The steps of an action.
    fn steps(&self, action: Action) -> Vec<PickStep> {
        let mut steps = PickStep::all(action);
        if let (true, None, Some(mv)) = (self.by_files, action.placement(), action.as_move()) {
            steps.insert(0, PickStep::PieceFile(mv.from.file()));
        }
        steps
    }

    /// The steps of `path` are chosen, and those after them that leave no choice. A square for the
    /// Gravitatur stands for its file too, and a whole action for all its steps. A partial move alone
    /// makes no whole one: its last step is left to choose. Refused if nothing legal begins so.
    pub(super) fn along(game: &'a Game, path: &[String]) -> Result<Self, Refusal> {
        let partial_move = path.first().filter(|first| first.starts_with(TYPED));
        let (mut picker, steps) = match partial_move {
            Some(text) => {
                let partial_move = reopened(game, text).ok_or(UNKNOWN_BUTTON)?;
                (Self::begin_with(game, partial_move), &path[1..])
            }
            None => (Self::begin(game), path),
        };
        for text in steps {
            picker = picker.choose(text).ok_or(UNKNOWN_BUTTON)?;
        }
        let may_end = partial_move.is_none() || !steps.is_empty();
        while let [(only, _)] = picker.next_steps()[..] {
            if !may_end && picker.is_last() {
                break;
            }
            picker.push(only);
        }
        if picker.actions.is_empty() { Err(UNKNOWN_BUTTON) } else { Ok(picker) }
    }

    fn choose(mut self, text: &str) -> Option<Self> {
        let whole = text.parse().ok().filter(|action| self.actions.contains(action));
        if let Some(action) = whole {
            self.chosen = self.steps(action);
            self.actions = vec![action];
            return Some(self);
        }
        let steps = self.actions.iter().find_map(|&action| self.named(action, text))?;
        steps.into_iter().for_each(|step| self.push(step));
        Some(self)
    }

    /// The next steps of an action, if `text` names them: the next one, or a square with its file.
    fn named(&self, action: Action, text: &str) -> Option<Vec<PickStep>> {
        let next = self.steps(action).split_off(self.chosen.len());
        match next[..] {
            [step, ..] if step.to_string() == text => Some(vec![step]),
            [file @ (PickStep::File(_) | PickStep::PieceFile(_)), square, ..]
                if square.to_string() == text =>
            {
                Some(vec![file, square])
            }
            _ => None,
        }
    }

    fn push(&mut self, step: PickStep) {
        let nth = self.chosen.len();
        self.chosen.push(step);
        let fits = |&action: &Action| self.steps(action).get(nth) == Some(&step);
        self.actions = self.actions.iter().copied().filter(fits).collect();
    }

    /// Whether the next step would make a whole action.
    fn is_last(&self) -> bool {
        self.actions.iter().any(|&action| self.steps(action).len() == self.chosen.len() + 1)
    }

    /// The game.
    pub(super) fn game(&self) -> &'a Game {
        self.game
    }

    /// What is chosen so far.
    pub(super) fn chosen(&self) -> &[PickStep] {
        &self.chosen
    }

    /// The same as a `custom_id` holds it.
    pub(super) fn path(&self) -> Vec<String> {
        let partial_move = self.partial_move.iter().map(typed);
        partial_move.chain(self.chosen.iter().map(ToString::to_string)).collect()
    }

    /// The legal actions that begin so.
    pub(super) fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The action, if all of it is chosen.
    pub(super) fn action(&self) -> Option<Action> {
        self.actions.iter().copied().find(|&action| self.steps(action) == self.chosen)
    }

    /// What can be chosen next, each with the actions that it leaves, in order for who chooses.
    pub(super) fn next_steps(&self) -> Vec<(PickStep, Vec<Action>)> {
        let mut next: Vec<(PickStep, Vec<Action>)> = Vec::new();
        for &action in &self.actions {
            let Some(&step) = self.steps(action).get(self.chosen.len()) else {
                continue;
            };
            match next.iter_mut().find(|(known, _)| *known == step) {
                Some((_, actions)) => actions.push(action),
                None => next.push((step, vec![action])),
            }
        }
        let side = self.side();
        next.sort_by_key(|(step, _)| step.order(side));
        next
    }

    /// Who chooses.
    pub(super) fn side(&self) -> Color {
        self.game.position().side_to_act()
    }

    /// The moves that can follow once the Gravitatur is placed, where the menus of a message hold them
    /// all: one of them is the next choice.
    pub(super) fn moves_after_placement(&self) -> Vec<Action> {
        match self.chosen.last() {
            Some(PickStep::Place(_)) if self.actions.len() <= MENUS * PAGE => {
                in_order(&self.actions, self.side())
            }
            _ => Vec::new(),
        }
    }

    /// The path to the last step at which there was a choice, first of what a partial move leaves,
    /// then of all; none where there was none.
    pub(super) fn back(&self) -> Option<Vec<String>> {
        let Some(partial_move) = self.partial_move.clone() else {
            return self.back_from(Self::begin(self.game));
        };
        let all = Self::begin(self.game);
        let begin = Some(Vec::new()).filter(|_| all.actions.len() > 1);
        let back = self.back_from(Self::begin_with(self.game, partial_move));
        back.or_else(|| self.back_from(all)).or(begin)
    }

    /// The same along the steps from a beginning.
    fn back_from(&self, mut earlier: Self) -> Option<Vec<String>> {
        let mut back = None;
        for &step in &self.chosen {
            if earlier.next_steps().len() > 1 {
                back = Some(earlier.path());
            }
            earlier.push(step);
        }
        back
    }

    /// What the placement draws, once it is chosen.
    pub(super) fn gravity(&self) -> Gravity {
        match self.actions.first() {
            Some(&action) if self.chosen.iter().any(|step| matches!(step, PickStep::Place(_))) => {
                Gravity::of(self.game, action)
            }
            _ => Gravity::none(self.game),
        }
    }

    /// The piece that is chosen, by its square.
    pub(super) fn selected(&self) -> Option<Square> {
        self.chosen.iter().find_map(|step| match *step {
            PickStep::From(square) => Some(square),
            _ => None,
        })
    }

    /// The squares that the next step can aim at.
    pub(super) fn targets(&self) -> Bitboard {
        let Some((step, _)) = self.next_steps().into_iter().next() else {
            return Bitboard::EMPTY;
        };
        let target = |&action: &Action| match step {
            PickStep::File(_) | PickStep::Place(_) => action.placement(),
            PickStep::PieceFile(_) | PickStep::From(_) => None,
            PickStep::To(_) | PickStep::Promotion(_) => action.as_move().map(|mv| mv.to),
        };
        self.actions.iter().filter_map(target).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::samples::{played, position};

    fn along<'a>(game: &'a Game, path: &[&str]) -> MovePicker<'a> {
        let path: Vec<String> = path.iter().map(|&step| step.to_owned()).collect();
        MovePicker::along(game, &path).unwrap()
    }

    fn next(game: &Game, path: &[&str]) -> Vec<String> {
        along(game, path).next_steps().iter().map(|(step, _)| step.to_string()).collect()
    }

    #[test]
    fn a_step_with_one_choice_is_taken_by_itself() {
        let pawn = position("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1");
        assert_eq!(next(&pawn, &[]), ["a1", "a7"]);
        assert_eq!(next(&pawn, &["a7"]), ["q", "r", "b", "n"], "it can go to a8 alone");
        assert_eq!(along(&pawn, &["a7"]).path(), ["a7", "a8"]);
        assert_eq!(along(&pawn, &["a7"]).back(), Some(Vec::new()));
        assert_eq!(along(&pawn, &["a7", "a8", "q"]).action().unwrap().to_string(), "a7a8q");
        let alone = position("chess", "8/8/8/8/8/p1k5/P7/K7 w - - 0 1");
        assert_eq!(along(&alone, &[]).action().unwrap().to_string(), "a1b1");
        assert_eq!(along(&alone, &[]).back(), None);
    }

    #[test]
    fn a_square_for_the_gravitatur_needs_no_file_before_it() {
        let game = position("gravitatur", "7k/8/8/1p1p4/6p1/1P3P2/8/K5N1 w - - 0 1");
        let placed = along(&game, &["d4"]);
        assert_eq!(placed.path()[..2], ["d", "d4"]);
        assert_eq!(placed.back(), Some(vec!["d".to_owned()]));
        assert_eq!(next(&game, &["d"]).first().map(String::as_str), Some("d2"));
    }

    #[test]
    fn a_partial_move_leaves_its_last_step_to_choose() {
        let start = position("chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assert_eq!(next(&start, &["~N"]), ["b1", "g1"]);
        assert_eq!(along(&start, &["~N"]).back(), Some(Vec::new()), "to all pieces");
        assert_eq!(next(&start, &["~N", "g1"]), ["f3", "h3"]);
        assert_eq!(along(&start, &["~N", "g1"]).back(), Some(vec!["~N".to_owned()]));
        let only = along(&start, &["~Nh3"]);
        assert_eq!((only.path(), only.action()), (vec!["~Nh3".to_owned(), "g1".to_owned()], None));
        assert_eq!(only.next_steps().len(), 1);
        let chosen = along(&start, &["~Nh3", "g1", "h3"]);
        assert_eq!(chosen.action().unwrap().to_string(), "g1h3");
        for path in [&["~"][..], &["~Q"], &["~N", "e2"], &["N"], &["e2", "~N"]] {
            let path: Vec<String> = path.iter().map(|&step| step.to_owned()).collect();
            assert!(MovePicker::along(&start, &path).is_err(), "{path:?}");
        }
        let single = position("chess", "8/8/8/8/8/p1k5/P7/K7 w - - 0 1");
        assert_eq!(along(&single, &["~K"]).back(), None, "there is nothing else to choose");
    }

    #[test]
    fn a_partial_move_of_the_gravitatur_goes_back_to_its_file() {
        let game = position("gravitatur", "7k/8/8/1p1p4/6p1/1P3P2/8/K5N1 w - - 0 1");
        let placed = along(&game, &["~@d4"]);
        assert_eq!(placed.path(), ["~@d4", "d", "d4"]);
        assert_eq!(placed.back(), Some(vec!["d".to_owned()]));
        assert!(next(&game, &["~@d"]).contains(&"d4".to_owned()));
        assert_eq!(along(&game, &["~@d"]).back(), Some(Vec::new()));
        let knights = along(&game, &["~Nh3"]);
        let move_there = |action: &Action| action.to_string().ends_with("h3");
        assert!(knights.actions().iter().all(move_there));
    }

    #[test]
    fn what_is_not_legal_is_refused() {
        let game = played("chess", "");
        for path in [&["e3"][..], &["e2", "e5"], &["e2e5"], &["e4"], &["e2", "e4", "q"], &[""]] {
            let path: Vec<String> = path.iter().map(|&step| step.to_owned()).collect();
            assert!(MovePicker::along(&game, &path).is_err(), "{path:?}");
        }
        assert_eq!(along(&game, &["g1f3"]).action().unwrap().to_string(), "g1f3");
    }

    #[test]
    fn every_legal_turn_is_reached_by_its_steps() {
        for variant in rules::variants::VARIANTS {
            let game = Game::new(*variant);
            for &action in game.legal_actions().iter().filter(|&&action| can_pick(action)) {
                let path: Vec<String> =
                    PickStep::all(action).iter().map(ToString::to_string).collect();
                let chosen = MovePicker::along(&game, &path).unwrap();
                assert_eq!(chosen.action(), Some(action));
            }
        }
    }
}
