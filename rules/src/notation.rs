//! Notation for people: what several games share in writing it, and reading it generously.

use thiserror::Error;

use crate::variants::Variant;
use crate::{Action, Position};

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
pub fn read(
    _variant: &dyn Variant,
    _position: &Position,
    _text: &str,
) -> Result<Action, ReadError> {
    todo!()
}
