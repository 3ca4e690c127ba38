//! Why a king does not castle.

use super::{name_of, side};
use crate::{Color, Square};

/// Why a king does not castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastlingReason {
    /// The game has no castling.
    NotInGame {
        /// The game's id.
        game: &'static str,
    },
    /// The side may not castle at all any more.
    NoRight {
        /// Which side.
        side: Color,
    },
    /// The side may not castle with this rook any more.
    NoRightWith {
        /// Which side.
        side: Color,
        /// Where the rook stands at the start.
        rook: Square,
    },
    /// The king is in check.
    InCheck {
        /// Where it stands.
        king: Square,
    },
    /// Pieces stand in the way, or squares there are attacked.
    InTheWay {
        /// Which side.
        side: Color,
    },
}

impl CastlingReason {
    pub(super) fn english(self) -> String {
        match self {
            Self::NotInGame { game } => format!("there is no castling in {}", name_of(game)),
            Self::NoRight { side: mover } => format!("{} has no right to castle", side(mover)),
            Self::NoRightWith { side: mover, rook } => {
                format!("{} has no right to castle with a rook on {rook}", side(mover))
            }
            Self::InCheck { king } => {
                format!("the king on {king} is in check, and a king in check cannot castle")
            }
            Self::InTheWay { side: mover } => {
                let mover = side(mover);
                format!("{mover} cannot castle so now: pieces or attacked squares are in the way")
            }
        }
    }
}
