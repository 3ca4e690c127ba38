//! Notation for people: what several games share in writing it, and reading it generously.

mod describe;
mod explain;
mod half;
mod letters;
mod parse;
mod read;
pub mod reason;
mod totem;
mod write;

use std::error::Error;
use std::fmt;

use crate::{Action, Square};
use reason::{GravitaturReason, MoveReason, Reason, Typed, Unreadable};

pub use half::{Half, half};
pub use letters::Letters;
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

impl ReadError {
    /// The same about the text that it was before something was made of it.
    pub(crate) fn about(mut self, text: &str) -> Self {
        let (Self::Syntax { typed, .. } | Self::Meaning { typed, .. }) = &mut self;
        *typed = Typed::new(text);
        self
    }

    /// The legal actions that the text may mean, where it leaves only a choice open.
    pub fn candidates(&self) -> &[Action] {
        match self {
            Self::Meaning {
                reason:
                    Reason::Move(
                        MoveReason::Several { choices } | MoveReason::PromotionMissing { choices },
                    )
                    | Reason::Gravitatur(GravitaturReason::SquareMissing { choices }),
                ..
            } => &choices.actions,
            _ => &[],
        }
    }
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
