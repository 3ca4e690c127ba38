//! Why what a person typed names no legal action, in words for them.

mod dice;
mod moves;
mod placement;
#[cfg(test)]
mod tests;

use rules::notation::ReadError;
use rules::notation::reason::{Choices, Reason, SHOWN, Typed, Unreadable};
use rules::{Color, Draw, End, Role, Square, Victory};

use super::side_name;
use crate::ui::text::capitalised;

/// Why the text names no legal action, as a sentence.
pub fn sentence(error: &ReadError) -> String {
    let text = match error {
        ReadError::Syntax { typed, reason } => unreadable(typed, reason),
        ReadError::Meaning { typed, after: None, reason } => meaning(typed, reason),
        ReadError::Meaning { typed, after: Some(at), reason } => {
            format!("after `G@{at}`, {}", meaning(typed, reason))
        }
    };
    format!("{}.", capitalised(&text))
}

/// The text has the form of no action.
fn unreadable(typed: &Typed, reason: &Unreadable) -> String {
    let text = code(typed);
    match reason {
        Unreadable::Empty => "there is nothing to read: write a move".to_owned(),
        Unreadable::RollFirst => format!("{text} cannot be read, and a die is due: roll it first"),
        Unreadable::DecideFirst { by, may_accept } => {
            format!("{text} cannot be read; {}", dice::decide_first(*by, *may_accept))
        }
        Unreadable::Over => format!("{text} cannot be read as a move, and the game is over"),
        Unreadable::Action(examples) => {
            let squares =
                examples.actions.first().map(|action| format!(", or as squares like `{action}`"));
            let (squares, examples) = (squares.unwrap_or_default(), list(examples));
            format!("{text} cannot be read as a move; write one like {examples}{squares}")
        }
    }
}

/// The text has the form of an action, but names no single legal one.
fn meaning(typed: &Typed, reason: &Reason) -> String {
    match reason {
        Reason::Over(end) => {
            format!("the game is over by {}: there is nothing left to play", over_by(*end))
        }
        Reason::NoSquare(square) => format!("the board has no square {square}"),
        Reason::Die(reason) => dice::die(reason),
        Reason::Totem(reason) => dice::totem(*reason),
        Reason::Gravitatur(reason) => placement::gravitatur(typed, reason),
        Reason::Castling(reason) => moves::castling(*reason),
        Reason::Start(reason) => moves::start(*reason),
        Reason::King(reason) => moves::king(typed, reason),
        Reason::Move(reason) => moves::other(typed, reason),
    }
}

/// By what a game is over in which nothing is legal any more.
const fn over_by(end: End) -> &'static str {
    match end {
        End::Win { by: Victory::Checkmate, .. } => "checkmate",
        End::Win { by: Victory::Null, .. } | End::Draw(Draw::Null) => "the Null",
        End::Draw(Draw::Stalemate | Draw::Material | Draw::Repetition | Draw::Moves) => "stalemate",
    }
}

/// What was typed, as it was typed.
fn code(typed: &Typed) -> String {
    format!("`{}`", typed.as_str())
}

/// The first choices, and how many more there are.
fn list(choices: &Choices) -> String {
    let names = choices.notations.iter().map(|notation| format!("`{notation}`"));
    and_more(&names.collect::<Vec<_>>(), choices.more())
}

/// The first squares, and how many more there are.
fn squares(squares: &[Square]) -> String {
    let names = squares.iter().take(SHOWN).map(ToString::to_string);
    and_more(&names.collect::<Vec<_>>(), squares.len().saturating_sub(SHOWN))
}

fn and_more(names: &[String], more: usize) -> String {
    let names = names.join(", ");
    if more == 0 { names } else { format!("{names} and {more} more") }
}

/// A piece's name with its article.
fn a(role: Role) -> String {
    let article = if role == Role::AscendedKing { "an" } else { "a" };
    format!("{article} {}", role.name())
}

/// `the c-file`.
fn file(file: u8) -> String {
    format!("the {}-file", Square::new(file, 0).file_letter())
}

/// A side's name.
fn side(color: Color) -> &'static str {
    side_name(color)
}
