//! What a puzzle asks.

use std::fmt;
use std::str::FromStr;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Kind {
    /// Which numbers have a mate, where the die that opens the turn is to be rolled: 1 to 7 of
    /// them.
    Numbers,
    /// With the number rolled: exactly one legal turn mates.
    Number,
    /// No mate at once, and exactly one turn after which the other side has no mate, with no number
    /// or, in check, by no turn.
    NoWayOut,
    /// No mate at once, and exactly one checking turn after which at least three numbers have a
    /// mate whatever the reply; a reply that checks is answered by a mate.
    Net,
    /// A mate in so many turns whose first turn is the only one: in Gravitatur and Totem in one; in
    /// Gravitatur in two by checks alone, and unique among the checks; in chess in two or three.
    Mate,
    /// Exactly one action after which the side cannot lose by the coming roll for the Null, or:
    /// which numbers of that roll end the game against a side, whatever it decides.
    Null,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 6] =
        [Self::Numbers, Self::Number, Self::NoWayOut, Self::Net, Self::Mate, Self::Null];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Numbers => "numbers",
            Self::Number => "number",
            Self::NoWayOut => "no-way-out",
            Self::Net => "net",
            Self::Mate => "mate",
            Self::Null => "null",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is no kind's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a kind is `numbers`, `number`, `no-way-out`, `net`, `mate` or `null`")]
pub struct ParseKindError;

impl FromStr for Kind {
    type Err = ParseKindError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|kind| kind.name() == text).ok_or(ParseKindError)
    }
}
