//! Notation for people: what several games share in writing it, and reading it generously.

mod describe;
mod explain;
mod illegal;
mod letters;
mod parse;
mod partial_move;
mod read;
mod totem;
mod write;

pub(crate) use illegal::quote;
pub use illegal::{Arg, IllegalInput, Message};
pub use letters::Letters;
pub use partial_move::{PartialMove, partial_move};
pub use read::read;
pub(crate) use totem::totem_notation;
pub(crate) use write::long_form;
pub use write::san;

/// The die that notation starts with, nothing where it has none, and the turn: `("5", "e2-e4")`.
pub fn without_die(notation: &str) -> (&str, &str) {
    let rest = notation.strip_prefix('(').and_then(|rest| rest.split_once(") "));
    rest.unwrap_or(("", notation))
}
