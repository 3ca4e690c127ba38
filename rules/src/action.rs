//! Actions: what may be done in a position, and what one of them did.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Piece, Role, Square};

/// One thing that is done in a position: a roll of the die or a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Action {
    /// The die comes up with this number, 1 to 8: `r5`.
    Roll(u8),
    /// A piece goes from a square to another: `e2e4`, `a7a8q`.
    Move {
        /// Where it starts.
        from: Square,
        /// Where it lands.
        to: Square,
        /// What it becomes.
        promotion: Option<Role>,
    },
}

impl Action {
    /// The move with each promotion that a pawn may choose.
    pub(crate) fn promotions(from: Square, to: Square) -> impl Iterator<Item = Self> {
        Role::PROMOTIONS.into_iter().map(move |role| Self::Move { from, to, promotion: Some(role) })
    }

    /// The move without a promotion.
    pub(crate) const fn plain(from: Square, to: Square) -> Self {
        Self::Move { from, to, promotion: None }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Roll(number) => write!(f, "r{number}"),
            Self::Move { from, to, promotion } => {
                write!(f, "{from}{to}")?;
                match promotion {
                    Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
                    None => Ok(()),
                }
            }
        }
    }
}

/// Text that is not the form of any action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("an action is written as `e2e4`, `a7a8q` or `r5`")]
pub struct ParseActionError;

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if !text.is_ascii() {
            return Err(ParseActionError);
        }
        if let [b'r', number @ b'1'..=b'8'] = text.as_bytes() {
            return Ok(Self::Roll(number - b'0'));
        }
        let square = |range: std::ops::Range<usize>| {
            text.get(range).and_then(|part| part.parse::<Square>().ok()).ok_or(ParseActionError)
        };
        let promotion = match text.as_bytes() {
            [_, _, _, _] => None,
            [_, _, _, _, letter @ b'a'..=b'z'] => {
                Some(Role::from_letter(char::from(*letter)).ok_or(ParseActionError)?)
            }
            _ => return Err(ParseActionError),
        };
        Ok(Self::Move { from: square(0..2)?, to: square(2..4)?, promotion })
    }
}

/// One thing that an action did on the board, for pictures and words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The die came up with `number`.
    Rolled {
        /// 1 to 8.
        number: u8,
    },
    /// A piece moved, and took what is in `captured`.
    Moved {
        /// Which piece, before any promotion.
        piece: Piece,
        /// Where it started.
        from: Square,
        /// Where it landed.
        to: Square,
        /// What it took, and where that stood.
        captured: Option<(Square, Piece)>,
    },
    /// Two pieces of one side exchanged squares; `from` and `to` are the first one's.
    Swapped {
        /// The piece that moved.
        piece: Piece,
        /// Where it started.
        from: Square,
        /// Where it landed.
        to: Square,
        /// The piece that went from `to` to `from`.
        other: Piece,
    },
    /// The moved piece climbed one square in a superpermutation.
    Climbed {
        /// The piece that climbs.
        piece: Piece,
        /// The square it left.
        from: Square,
        /// The square it reached.
        to: Square,
        /// The piece that went from `to` to `from`.
        displaced: Piece,
    },
    /// A pawn became another piece.
    Promoted {
        /// Where it stands.
        square: Square,
        /// What it is now.
        piece: Piece,
    },
}
