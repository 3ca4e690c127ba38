//! Actions, and the events that tell what one of them did.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Direction, Piece, Role, Square};

/// A piece goes from a square to another: `e2e4`, `a7a8q`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Move {
    /// Where it starts.
    pub from: Square,
    /// Where it lands.
    pub to: Square,
    /// What it becomes.
    pub promotion: Option<Role>,
}

impl Move {
    /// The move without a promotion.
    pub(crate) const fn without_promotion(from: Square, to: Square) -> Self {
        Self { from, to, promotion: None }
    }
}

/// One thing that is done in a position: a roll of the die, a turn, or a decision about a roll.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Action {
    /// The die comes up with this number, 1 to 8: `r5`.
    Roll(u8),
    /// A piece moves.
    Move(Move),
    /// The Gravitatur draws pieces toward a square, and then a piece moves unless that gave check:
    /// `@d4/e2e4`, `@c8`.
    PlaceGravitatur {
        /// Where the Gravitatur is placed.
        square: Square,
        /// The move that follows.
        then: Option<Move>,
    },
    /// The own Totem is given up as a turn: `t`.
    Sacrifice,
    /// The own Totem is given up as a turn to undo the last roll: `t0`.
    Undo,
    /// The own Totem is given up to prevent the roll that was just made: `prevent`.
    Prevent,
    /// The roll that was just made stands: `accept`.
    Accept,
}

impl Action {
    /// The move of a piece that the action is or ends with.
    pub const fn as_move(self) -> Option<Move> {
        match self {
            Self::Move(mv) => Some(mv),
            Self::PlaceGravitatur { then, .. } => then,
            Self::Roll(_) | Self::Sacrifice | Self::Undo | Self::Prevent | Self::Accept => None,
        }
    }

    /// Where the Gravitatur is placed.
    pub const fn placement(self) -> Option<Square> {
        match self {
            Self::PlaceGravitatur { square: at, .. } => Some(at),
            _ => None,
        }
    }

    /// Whether this is a turn: neither a roll nor a decision about one.
    pub const fn is_turn(self) -> bool {
        !matches!(self, Self::Roll(_) | Self::Prevent | Self::Accept)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Roll(number) => write!(f, "r{number}"),
            Self::Move(mv) => write!(f, "{mv}"),
            Self::PlaceGravitatur { square: at, then: None } => write!(f, "@{at}"),
            Self::PlaceGravitatur { square: at, then: Some(mv) } => write!(f, "@{at}/{mv}"),
            Self::Sacrifice => f.write_str("t"),
            Self::Undo => f.write_str("t0"),
            Self::Prevent => f.write_str("prevent"),
            Self::Accept => f.write_str("accept"),
        }
    }
}

/// The text does not have the form of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error(
    "an action is written as `e2e4`, `a7a8q`, `@d4/e2e4`, `@c8`, `r5`, `t`, `t0`, `prevent` or \
     `accept`"
)]
pub struct ParseActionError;

impl FromStr for Move {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if !text.is_ascii() {
            return Err(ParseActionError);
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
        Ok(Self { from: square(0..2)?, to: square(2..4)?, promotion })
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "t" => return Ok(Self::Sacrifice),
            "t0" => return Ok(Self::Undo),
            "prevent" => return Ok(Self::Prevent),
            "accept" => return Ok(Self::Accept),
            _ => {}
        }
        if let [b'r', number @ b'1'..=b'8'] = text.as_bytes() {
            return Ok(Self::Roll(number - b'0'));
        }
        let Some(placed) = text.strip_prefix('@') else {
            return text.parse().map(Self::Move);
        };
        let (at, then) = match placed.split_once('/') {
            Some((at, then)) => (at, Some(then.parse()?)),
            None => (placed, None),
        };
        let at = at.parse().map_err(|_| ParseActionError)?;
        Ok(Self::PlaceGravitatur { square: at, then })
    }
}

/// One thing that an action did on the board, for pictures and words. The fields tell what happened
/// where, whatever the kind is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// What kind of thing it is.
    pub kind: EventKind,
    /// The piece that moved, before any promotion, or what the piece on `to` has become.
    pub piece: Option<Piece>,
    /// Where `piece` or the Null came from.
    pub from: Option<Square>,
    /// Where it happened, and where what moved is now; `None` if it left the board.
    pub to: Option<Square>,
    /// The piece that stood on `to`: it went to `from` or, where nothing moved, became `piece`.
    pub other: Option<Piece>,
    /// The piece that was taken off the board, and where it stood.
    pub captured: Option<(Square, Piece)>,
    /// Which way the Null stepped, perhaps across an edge of the board, as White sees it.
    pub direction: Option<Direction>,
    /// The number on the die, 1 to 8.
    pub number: Option<u8>,
}

/// What kind of thing an action did, and which fields of an [`Event`] tell of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// The die came up with `number`.
    Rolled,
    /// `piece` moved, and perhaps took what is in `captured`.
    Moved,
    /// A turn's `piece` exchanged squares with another of its side.
    Swapped,
    /// The moved piece climbed one square in a superpermutation, past `other`.
    Climbed,
    /// A pawn on `to` became `piece`.
    Promoted,
    /// The Gravitatur was placed on `to`.
    GravitaturPlaced,
    /// The Gravitatur drew `piece` next to itself.
    Attracted,
    /// The Null stepped, and perhaps took what is in `captured`.
    NullStepped,
    /// The Null stepped onto `other`, an Ascended King, which went where the Null came from.
    NullSwapped,
    /// The Null met a Totem, which went to its home square and struck what stood there.
    SentHome,
    /// The Null met a Totem, which went to its home square, where its own royal piece stood.
    SwappedHome,
    /// A Totem took the Null, which stood on `from`.
    NullCaptured,
    /// The Null came back in the middle of the board, and removed what stood there.
    NullRespawned,
    /// A royal piece, `other`, took another form, `piece`.
    Transformed,
    /// A Totem was given up by its owner, as a turn or to prevent a roll.
    TotemSacrificed,
    /// A Totem left the board because its owner's Ascended King became a king again.
    TotemLost,
    /// The position before the last roll came back.
    RollUndone,
}

impl Event {
    /// An event without anything to tell beyond its kind.
    pub const fn new(kind: EventKind) -> Self {
        Self {
            kind,
            piece: None,
            from: None,
            to: None,
            other: None,
            captured: None,
            direction: None,
            number: None,
        }
    }

    /// An event on a square.
    pub const fn at(kind: EventKind, square: Square) -> Self {
        Self { to: Some(square), ..Self::new(kind) }
    }

    /// An event in which a piece goes from one square to another.
    pub const fn going(kind: EventKind, piece: Piece, from: Square, to: Square) -> Self {
        Self { piece: Some(piece), from: Some(from), ..Self::at(kind, to) }
    }

    /// Whether it is part of an attraction: the Gravitatur placed, or a piece drawn.
    pub const fn is_attraction(&self) -> bool {
        matches!(self.kind, EventKind::GravitaturPlaced | EventKind::Attracted)
    }
}
