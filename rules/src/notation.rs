//! Notation for people: what several games share in writing it, and reading it generously.

mod describe;
mod explain;
mod half;
mod illegal;
mod letters;
mod parse;
mod read;
mod totem;
mod write;

pub use half::{Half, half};
pub(crate) use illegal::quote;
pub use illegal::{Arg, IllegalInput, Message};
pub use letters::Letters;
pub use read::read;
pub(crate) use totem::totem_notation;
pub(crate) use write::{long_form, san};

/// A notation without the die before it.
pub(crate) fn without_die(notation: &str) -> &str {
    match notation.split_once(") ") {
        Some((_, rest)) => rest,
        None => notation,
    }
}
