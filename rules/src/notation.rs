//! Notation for people: what several games share in writing it, and reading it generously.

mod describe;
mod write;

use thiserror::Error;

use crate::variants::Variant;
use crate::{Action, Position};

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

/// The legal action that `text` means.
///
/// # Errors
///
/// Says what is wrong, and names the candidates, where `text` does not name exactly one.
pub fn read(variant: &dyn Variant, position: &Position, text: &str) -> Result<Action, ReadError> {
    let mut actions = Vec::new();
    variant.legal_actions(position, &mut actions);
    actions
        .into_iter()
        .find(|action| action.to_string() == text || variant.notation(position, *action) == text)
        .ok_or_else(|| ReadError::Meaning(format!("{} is not legal here", quote(text))))
}

/// How many characters of what a person typed are shown back.
const QUOTED: usize = 40;

/// What a person typed, fit for one line of an answer.
pub(crate) fn quote(text: &str) -> String {
    let clean = |letter: char| match letter {
        '`' => '\'',
        _ if letter.is_control() => ' ',
        _ => letter,
    };
    let mut letters = text.trim().chars();
    let shown: String = letters.by_ref().take(QUOTED).map(clean).collect();
    let more = if letters.next().is_some() { "…" } else { "" };
    format!("`{shown}{more}`")
}
