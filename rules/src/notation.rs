//! Notation for people: what several games share in writing it, and reading it generously.

mod describe;
mod explain;
mod parse;
mod read;
mod totem;
mod write;

use thiserror::Error;

pub use read::read;
pub(crate) use totem::totem_notation;
pub(crate) use write::{long_form, san};

/// Why a text names no single legal action. The text of the error is fit for the person who typed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ReadError {
    /// The text is not in the form of any action.
    #[error("{0}")]
    Syntax(String),
    /// The form is right, but the position does not allow it, or allows several.
    #[error("{0}")]
    Meaning(String),
}

/// How many characters of what a person typed are shown back.
const QUOTED: usize = 40;

/// What a person typed, fit for one line of an answer.
pub(crate) fn quote(text: &str) -> String {
    let clean = |letter: char| match letter {
        '`' => '\'',
        // Besides control characters, those that turn the direction of the line around.
        _ if letter.is_control()
            || matches!(letter, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}') =>
        {
            ' '
        }
        _ => letter,
    };
    let mut letters = text.trim().chars();
    let shown: String = letters.by_ref().take(QUOTED).map(clean).collect();
    let more = if letters.next().is_some() { "…" } else { "" };
    format!("`{shown}{more}`")
}

/// A notation less the die that stands before it.
fn without_die(notation: &str) -> &str {
    match notation.split_once(") ") {
        Some((_, rest)) => rest,
        None => notation,
    }
}
