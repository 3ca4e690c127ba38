//! The lines of the menus from which a turn is chosen: what each choice is, and what it does beyond
//! the move.

use rules::{Action, Board, End, Event, EventKind, Game, Move, Position, Role, Square, Variant};

use crate::fact::Fact;
use crate::language::Language;
use crate::narration;
use crate::notation::move_text;

/// A line of a menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What is chosen.
    pub label: String,
    /// What that does, in smaller print.
    pub description: String,
}

/// How a placement of the Gravitatur ends the turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Placing {
    /// It does not: a move follows.
    GoesOn,
    /// By check.
    Checks,
    /// By checkmate.
    Mates,
}

impl Placing {
    /// How this legal action places the Gravitatur.
    pub fn of(game: &Game, action: Action) -> Self {
        match action {
            Action::Attract { then: None, .. } if mates(game, action) => Self::Mates,
            Action::Attract { then: None, .. } => Self::Checks,
            _ => Self::GoesOn,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::GoesOn => "none",
            Self::Checks => "check",
            Self::Mates => "mate",
        }
    }
}

/// A legal turn whose placement, if it has one, is chosen already.
pub fn step(language: Language, game: &Game, action: Action) -> Line {
    whole(language, game, action, None)
}

/// A whole legal turn.
pub fn turn(language: Language, game: &Game, action: Action) -> Line {
    whole(language, game, action, action.placement())
}

/// A line that says this alone.
pub fn plain(label: String) -> Line {
    Line { label, description: String::new() }
}

/// A turn that need not be legal: where it goes, and nothing of what it would do.
pub fn attempt(language: Language, game: &Game, action: Action) -> Line {
    let placed = action.placement().map(|at| ("square", Fact::from(at)));
    let Some(Move { from, to, .. }) = action.step() else {
        return plain(placed.map_or_else(String::new, |at| language.say("pick-place", &[at])));
    };
    let piece = game.position().board.role_at(from).unwrap_or(Role::Pawn);
    let key = if placed.is_some() { "pick-place-move" } else { "pick-move" };
    let facts = [("piece", piece.into()), ("from", from.into()), ("to", to.into())];
    plain(language.say(key, &facts.into_iter().chain(placed).collect::<Vec<_>>()))
}

fn whole(language: Language, game: &Game, action: Action, placed: Option<Square>) -> Line {
    let Some(Move { from, to, .. }) = action.step() else {
        return placement(language, game, action);
    };
    let events = game.variant().events(game.position(), action);
    let moved = events.iter().find(|event| event.from == Some(from));
    let piece = moved.and_then(|event| event.piece).map_or(Role::Pawn, |piece| piece.role);
    let other = moved.and_then(|event| event.other).map(|other| other.role);
    let mut facts = vec![("piece", piece.into()), ("from", from.into()), ("to", to.into())];
    facts.extend(other.map(|other| ("other", other.into())));
    facts.extend(placed.map(|at| ("square", at.into())));
    let key = match (placed, other) {
        (Some(_), _) => "pick-place-move",
        (None, Some(_)) => "pick-swap",
        (None, None) => "pick-move",
    };
    let told = events.into_iter().filter(|event| event.kind != EventKind::Swapped);
    Line { label: language.say(key, &facts), description: beyond(language, game, action, told) }
}

/// A piece that can move, with where it can go; `board` is the one on which it stands then.
pub fn piece(language: Language, board: &Board, from: Square, targets: &[Square]) -> Line {
    let piece = board.role_at(from).unwrap_or(Role::Pawn);
    let label = language.say("pick-piece", &[("piece", piece.into()), ("square", from.into())]);
    let squares: Fact = targets.iter().copied().collect();
    Line { label, description: language.say("pick-targets", &[("squares", squares)]) }
}

/// A square to go to; `actions` are those that go there with the piece that is chosen.
pub fn target(language: Language, game: &Game, to: Square, actions: &[Action]) -> Line {
    let events = actions.first().map(|&it| game.variant().events(game.position(), it));
    let events = events.unwrap_or_default();
    let met = events.iter().find_map(|event| match event.kind {
        EventKind::Swapped => Some(("pick-swaps", event.other)),
        EventKind::NullCaptured => Some(("pick-takes-null", None)),
        _ => event.captured.map(|(_, piece)| ("pick-takes", Some(piece))),
    });
    let (key, piece) = met.unwrap_or(("pick-target", None));
    let piece = piece.map(|piece| ("piece", piece.role.into()));
    let facts: Vec<_> = [("to", to.into())].into_iter().chain(piece).collect();
    let description = match actions {
        [action] => {
            let told = |event: &Event| !matches!(event.kind, EventKind::Swapped | EventKind::Moved);
            beyond(language, game, *action, events.into_iter().filter(told))
        }
        _ => language.say("pick-promotes", &[]),
    };
    Line { label: language.say(key, &facts), description }
}

/// What a pawn becomes by an action.
pub fn promotion(language: Language, game: &Game, role: Role, action: Action) -> Line {
    let label = language.say("pick-role", &[("piece", role.into())]);
    Line { label, description: event_text(language, game, action) }
}

/// A square for the Gravitatur, what that draws, and whether it ends the turn; `action` places it.
pub fn placement(language: Language, game: &Game, action: Action) -> Line {
    let events = game.variant().events(game.position(), action);
    let drawn = events.iter().take_while(|event| event.is_attraction()).filter_map(|event| {
        let letter = event.piece?.role.letter();
        Some(move_text(language, &format!("{letter}{}-{}", event.from?, event.to?)))
    });
    let drawn: Vec<String> = drawn.collect();
    let square = action.placement().map(|at| at.to_string()).unwrap_or_default();
    let ends = Placing::of(game, action).name();
    let facts = [
        ("ends", ends.into()),
        ("count", drawn.len().into()),
        ("moves", drawn.into_iter().collect()),
    ];
    Line {
        label: language.say("pick-place", &[("square", square.into())]),
        description: language.say("pick-draws", &facts),
    }
}

/// A file on which pieces can move: their squares.
pub fn piece_file(language: Language, file: u8, mut squares: Vec<Square>) -> Line {
    squares.sort_unstable();
    squares.dedup();
    let none = || Fact::List(Vec::new());
    let facts = [
        ("squares", squares.into_iter().collect()),
        ("checks", 0_usize.into()),
        ("checking", none()),
        ("mates", 0_usize.into()),
        ("mating", none()),
    ];
    Line {
        label: language.say("pick-file", &[("file", Fact::file(file))]),
        description: language.say("pick-file-squares", &facts),
    }
}

/// A file for the Gravitatur: the squares on it, and where that gives check.
pub fn file(language: Language, game: &Game, file: u8, actions: &[Action]) -> Line {
    let mut squares: Vec<Square> = actions.iter().filter_map(|it| it.placement()).collect();
    squares.dedup();
    let (mut checks, mut mates) = (Vec::new(), Vec::new());
    for &action in actions {
        match Placing::of(game, action) {
            Placing::GoesOn => {}
            Placing::Checks => checks.extend(action.placement()),
            Placing::Mates => mates.extend(action.placement()),
        }
    }
    let facts = [
        ("squares", squares.into_iter().collect()),
        ("checks", checks.len().into()),
        ("checking", checks.into_iter().collect()),
        ("mates", mates.len().into()),
        ("mating", mates.into_iter().collect()),
    ];
    Line {
        label: language.say("pick-file", &[("file", Fact::file(file))]),
        description: language.say("pick-file-squares", &facts),
    }
}

/// The notation of an action, and what it does beyond the move; not what a placement draws before
/// the move, which [`placement`] tells.
pub fn event_text(language: Language, game: &Game, action: Action) -> String {
    beyond(language, game, action, game.variant().events(game.position(), action))
}

/// The same of the events that a line does not tell itself.
fn beyond(
    language: Language,
    game: &Game,
    action: Action,
    events: impl IntoIterator<Item = Event>,
) -> String {
    let events: Vec<Event> = events.into_iter().skip_while(Event::is_attraction).collect();
    let by = game.position().turn;
    let mut told = vec![move_text(language, &game.notation(action))];
    let did = narration::events(language, &events, by);
    let checks = check(language, game, action);
    let did: Vec<String> = did.into_iter().chain(checks).collect();
    if !did.is_empty() {
        told.push(did.join(" "));
    }
    told.join(" · ")
}

/// That an action gives check or mate.
fn check(language: Language, game: &Game, action: Action) -> Option<String> {
    let variant = game.variant();
    let next = variant.play(game.position(), action);
    if is_won(variant, &next) {
        return Some(language.say("checkmate", &[]));
    }
    let checks = variant.king_in_check(&next, !game.position().turn).is_some();
    checks.then(|| language.say("check", &[]))
}

fn mates(game: &Game, action: Action) -> bool {
    let variant = game.variant();
    is_won(variant, &variant.play(game.position(), action))
}

fn is_won(variant: &dyn Variant, position: &Position) -> bool {
    matches!(variant.end(position), Some(End::Win { .. }))
}
