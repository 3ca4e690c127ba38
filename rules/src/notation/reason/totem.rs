//! What is wrong about Totems, the Null's roll and what is decided about it.

use super::{name_of, side};
use crate::{Color, Role, Square};

/// What is wrong about Totems, the Null's roll and what is decided about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TotemReason {
    /// A roll brings the Null to another square than the one named.
    NullElsewhere {
        /// The number.
        number: u8,
        /// The square that was named.
        said: Square,
        /// The square that the Null reaches.
        reached: Square,
    },
    /// A decision about a roll is due first.
    DecideFirst {
        /// Who decides.
        by: Color,
        /// Whether the roll may be accepted as well.
        may_accept: bool,
    },
    /// The game has no Totem.
    NotInGame {
        /// The game's id.
        game: &'static str,
    },
    /// No roll waits to be decided about.
    NothingToDecide,
    /// No roll was made just before this turn, or it was prevented.
    NothingToUndo,
    /// The side has no Totem to give up.
    NoTotem {
        /// Which side.
        side: Color,
    },
    /// Without its Totem the side's king would be in check.
    ShieldsKing,
    /// An Ascended King in check moves one square only.
    LongStepInCheck {
        /// Where the text sends it.
        to: Square,
    },
    /// A pinned piece cannot land on a piece to swap with it.
    PinnedSwap {
        /// The pinned piece.
        piece: Role,
        /// Where it stands.
        from: Square,
        /// The piece that it would land on.
        other: Role,
    },
}

impl TotemReason {
    pub(super) fn english(self) -> String {
        match self {
            Self::NullElsewhere { number, said, reached } => format!(
                "a {number} brings the Null to {reached}, not to {said}: write `({number})`"
            ),
            Self::DecideFirst { by, may_accept } => decide_first(by, may_accept),
            Self::NotInGame { game } => {
                format!("there is no Totem in {}: write a move", name_of(game))
            }
            Self::NothingToDecide => "there is no roll to decide about: make a turn".to_owned(),
            Self::NothingToUndo => "there is no roll to undo: that is possible only on the turn \
                                    right after one, if it was not prevented"
                .to_owned(),
            Self::NoTotem { side: mover } => {
                format!("{} has no Totem to give up: write a move", side(mover))
            }
            Self::ShieldsKing => "giving up the Totem so would leave the king in check".to_owned(),
            Self::LongStepInCheck { to } => {
                format!("an Ascended King in check moves one square only, not to {to}")
            }
            Self::PinnedSwap { piece, from, other } => format!(
                "the {} on {from} is pinned, and a pinned piece cannot land on its {} to swap",
                piece.name(),
                other.name()
            ),
        }
    }
}

/// That a roll is decided about first.
pub(super) fn decide_first(by: Color, may_accept: bool) -> String {
    let who = side(by);
    if may_accept {
        format!("{who} decides about the roll first: `prevent` or `accept`")
    } else {
        format!("{who} is in check after the roll and must `prevent` it")
    }
}
