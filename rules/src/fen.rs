//! Positions as text.

use thiserror::Error;

use crate::Position;
use crate::variants::Variant;

/// What is wrong with a text that is no position of the game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct FenError(pub String);

/// Reads a position of `variant`.
///
/// # Errors
///
/// Returns what is wrong where `fen` is no position of the variant.
pub fn parse(_variant: &dyn Variant, _fen: &str) -> Result<Position, FenError> {
    todo!()
}

/// Writes a position of `variant`.
pub fn write(_variant: &dyn Variant, _position: &Position) -> String {
    todo!()
}
