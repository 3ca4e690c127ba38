//! Why no piece starts where the text has one start.

use super::{a, side};
use crate::{Color, Piece, Role, Square};

/// Why no piece starts where the text has one start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartReason {
    /// No piece stands where the move starts.
    Empty {
        /// The square.
        from: Square,
    },
    /// The other side's piece stands where the move starts.
    NotYours {
        /// The square.
        from: Square,
        /// The piece.
        piece: Piece,
    },
    /// Another kind of piece stands where the move starts.
    OtherPiece {
        /// The square.
        from: Square,
        /// What stands there.
        stands: Role,
        /// What the text says.
        said: Role,
    },
    /// The side has no such piece, or none on the line named.
    NoSuchPiece {
        /// Which side.
        side: Color,
        /// The kind of piece.
        piece: Role,
        /// Where the text has it start.
        on: Option<Line>,
    },
}

/// A file or a rank, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// A file.
    File(u8),
    /// A rank.
    Rank(u8),
}

impl StartReason {
    pub(super) fn english(self) -> String {
        match self {
            Self::Empty { from } => format!("there is no piece on {from}"),
            Self::NotYours { from, piece: Piece { color, role } } => {
                let (name, owner, mover) = (role.name(), side(color), side(!color));
                format!("the {name} on {from} is {owner}'s, and {mover} is to move")
            }
            Self::OtherPiece { from, stands, said } => {
                format!("on {from} stands {}, not {}", a(stands), a(said))
            }
            Self::NoSuchPiece { side: mover, piece, on } => {
                let (mover, name) = (side(mover), piece.name());
                match on {
                    Some(Line::File(file)) => {
                        let file = Square::new(file, 0).file_letter();
                        format!("{mover} has no {name} on the {file}-file")
                    }
                    Some(Line::Rank(rank)) => format!("{mover} has no {name} on rank {}", rank + 1),
                    None => format!("{mover} has no {name}"),
                }
            }
        }
    }
}
