//! Why the king is not safe.

use super::{Choices, Typed};
use crate::{Role, Square};

/// Why the king is not safe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KingReason {
    /// The king is in check, and the move does not end that.
    StaysInCheck {
        /// Where the king stands.
        king: Square,
        /// What is legal.
        choices: Choices,
    },
    /// The king would be in check where it goes.
    WalksIntoCheck {
        /// The royal piece that would move.
        piece: Role,
        /// What else it can play.
        choices: Choices,
    },
    /// The king would be in check without the piece that moves.
    Exposed {
        /// The piece that would move.
        piece: Role,
        /// What else it can play.
        choices: Choices,
    },
}

impl KingReason {
    pub(super) fn english(&self, typed: &Typed) -> String {
        match self {
            Self::StaysInCheck { king, choices } => {
                format!("the king on {king} is in check, and {typed} does not end that: {choices}")
            }
            Self::WalksIntoCheck { piece, choices } => {
                format!("{typed} would put the king in check; {}", instead(*piece, choices))
            }
            Self::Exposed { piece, choices } => {
                format!("{typed} would leave the king in check; {}", instead(*piece, choices))
            }
        }
    }
}

/// What a piece can do instead of an illegal move.
fn instead(piece: Role, choices: &Choices) -> String {
    let name = piece.name();
    if choices.is_empty() {
        format!("that {name} has no legal move now")
    } else {
        format!("that {name} can play {choices}")
    }
}
