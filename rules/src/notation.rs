//! Notation for people: what several games share in writing it, and reading it generously.

mod describe;
mod explain;
mod half;
mod parse;
mod read;
pub mod reason;
mod totem;
mod write;

use std::error::Error;
use std::fmt;

use crate::Square;
use reason::{Reason, Typed, Unreadable};

pub use half::{Half, half};
pub use read::read;
pub(crate) use reason::quote;
pub(crate) use totem::totem_notation;
pub(crate) use write::{long_form, san};

/// Why a text names no single legal action, as facts. `Display` puts them into English for
/// programs; what a person reads is for the caller to word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// The text is not in the form of any action.
    Syntax {
        /// The text.
        typed: Typed,
        /// What would have been in order.
        reason: Unreadable,
    },
    /// The form is right, but the position does not allow it, or allows several.
    Meaning {
        /// The text.
        typed: Typed,
        /// The square on which the text legally places the Gravitatur before its move.
        after: Option<Square>,
        /// What is wrong.
        reason: Reason,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { typed, reason } => f.write_str(&reason.english(typed)),
            Self::Meaning { typed, after, reason } => {
                if let Some(at) = after {
                    write!(f, "after `G@{at}`, ")?;
                }
                f.write_str(&reason.english(typed))
            }
        }
    }
}

impl Error for ReadError {}

/// A notation without the die before it.
pub(crate) fn without_die(notation: &str) -> &str {
    match notation.split_once(") ") {
        Some((_, rest)) => rest,
        None => notation,
    }
}
