//! The lines of the picker's menus.

use rules::{Action, Board, End, Event, Game, Role, Square};

use super::step::{Step, file_letter};
use crate::ui::attraction::Attraction;
use crate::ui::reply::Choice;
use crate::ui::text::capitalised;

/// What the lines tell of: the game, and the board on which the piece is chosen.
pub(super) struct Line<'a> {
    game: &'a Game,
    board: Board,
}

impl<'a> Line<'a> {
    pub(super) fn new(game: &'a Game, board: Board) -> Self {
        Self { game, board }
    }

    /// The name of what stands on a square.
    pub(super) fn name(&self, square: Square) -> &'static str {
        self.board.role_at(square).map_or("piece", Role::name)
    }

    /// Where the pawn promotes that a move from `from` to `to` takes to its last rank.
    pub(super) fn promoting(&self, from: Square, to: Square) -> Square {
        if self.board.role_at(from) == Some(Role::Pawn) { to } else { from }
    }

    /// A line of the menu: a step, with the actions that it leaves.
    pub(super) fn choice(&self, step: Step, actions: &[Action]) -> Choice {
        let (label, description) = match step {
            Step::File(file) => (format!("{}-file", file_letter(file)), self.file(actions)),
            Step::Place(square) => (square.to_string(), self.placement(actions)),
            Step::From(square) => {
                (format!("{} {square}", capitalised(self.name(square))), self.targets(actions))
            }
            Step::To(square) => (self.landing(square, actions), self.outcome(actions)),
            Step::Promotion(role) => (capitalised(role.name()), self.outcome(actions)),
        };
        Choice {
            label: shortened(label),
            value: step.to_string(),
            description: Some(shortened(description)),
        }
    }

    /// The squares of a file on which the Gravitatur can be placed, and where that gives check.
    fn file(&self, actions: &[Action]) -> String {
        let mut squares = Vec::new();
        let mut endings = Vec::new();
        for &action in actions {
            let Action::Attract { at, then } = action else {
                continue;
            };
            if squares.last() != Some(&at) {
                squares.push(at);
            }
            if then.is_none() {
                let what = if self.mates(action) { "mate" } else { "check" };
                endings.push(format!("{what} on {at}"));
            }
        }
        let squares = squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        [vec![squares], endings].concat().join("; ")
    }

    /// What a placement draws, and whether it ends the turn.
    fn placement(&self, actions: &[Action]) -> String {
        let Some(&action) = actions.first() else {
            return String::new();
        };
        let attraction = Attraction::of(self.game, action);
        let drawn: Vec<String> = attraction
            .drawn()
            .map(|(piece, from, to)| format!("{}{from}-{to}", piece.role.letter()))
            .collect();
        let drawn = match drawn.len() {
            0 => "nothing moves".to_owned(),
            1 => format!("draws {}", drawn[0]),
            count => format!("draws {count} pieces: {}", drawn.join(", ")),
        };
        match action {
            Action::Attract { then: None, .. } if self.mates(action) => format!("mate; {drawn}"),
            Action::Attract { then: None, .. } => format!("check, ends the turn; {drawn}"),
            _ => drawn,
        }
    }

    fn mates(&self, action: Action) -> bool {
        let variant = self.game.variant();
        let next = variant.play(self.game.position(), action);
        matches!(variant.end(&next), Some(End::Win { .. }))
    }

    /// Where a piece can go.
    fn targets(&self, actions: &[Action]) -> String {
        let targets = actions.iter().filter_map(|action| action.step()).map(|step| step.to);
        let mut targets: Vec<Square> = targets.collect();
        targets.dedup();
        let targets: Vec<String> = targets.iter().map(ToString::to_string).collect();
        format!("to {}", targets.join(", "))
    }

    /// A square to go to, and what the piece does there besides.
    fn landing(&self, square: Square, actions: &[Action]) -> String {
        let variant = self.game.variant();
        let events = actions.first().map(|&action| variant.events(self.game.position(), action));
        let deeds = events.into_iter().flatten().filter_map(|event| match event {
            Event::Swapped { other, .. } => Some(format!("swap with the {}", other.role.name())),
            Event::Moved { captured: Some((_, taken)), .. } => {
                Some(format!("take the {}", taken.role.name()))
            }
            Event::NullCaptured { .. } => Some("take the Null".to_owned()),
            Event::NullRespawned { square, removed: Some(piece) } => {
                Some(format!("it comes back on {square} and removes the {piece}"))
            }
            _ => None,
        });
        let deeds: Vec<String> = deeds.collect();
        if deeds.is_empty() {
            return square.to_string();
        }
        format!("{square}: {}", deeds.join("; "))
    }

    /// The action in full, or that there is something left to choose.
    fn outcome(&self, actions: &[Action]) -> String {
        match actions {
            [action] => self.game.notation(*action),
            _ => "the pawn promotes".to_owned(),
        }
    }
}

/// At most 100 characters, as a menu's lines take them.
fn shortened(text: String) -> String {
    if text.chars().count() <= 100 {
        return text;
    }
    let mut short: String = text.chars().take(99).collect();
    short.push('…');
    short
}
