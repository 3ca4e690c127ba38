//! Puzzles: positions with something to find that is proved.

mod course;
mod daily;
mod files;
mod judging;
mod pick;
mod trying;

use std::fmt;
use std::str::FromStr;

use rules::{Color, Variant};

pub use self::course::{Course, Frame, Step};
pub use self::daily::{day_of, days_first, posted_at};
#[cfg(test)]
pub use self::files::all;
pub use self::files::{Node, by_id, kinds_of};
pub use self::judging::{Verdict, Why};
pub use self::pick::Filter;
pub use self::trying::{Attempt, Count, Puzzler};
use crate::names::{by_name, name_of};
use crate::store::RatingRow;

/// A puzzle's id: of its variant, its position and what is asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct PuzzleId(u64);

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The text is no puzzle's id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPuzzleId;

impl FromStr for PuzzleId {
    type Err = NoPuzzleId;

    fn from_str(text: &str) -> Result<Self, NoPuzzleId> {
        let digits = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != 16 || !text.bytes().all(digits) {
            return Err(NoPuzzleId);
        }
        u64::from_str_radix(text, 16).map(Self).map_err(|_| NoPuzzleId)
    }
}

/// What is to be found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Kind {
    /// The numbers of the coming roll that have a mate.
    Numbers,
    /// The one action that mates with the number that was rolled.
    Number,
    /// The one turn after which the other side has no mate.
    NoWayOut,
    /// The one check after which at least three numbers mate, whatever the answer.
    Net,
    /// Mate in so many turns.
    Mate,
    /// What the coming roll for the Null cannot harm, or the numbers with which it ends the game.
    Null,
}

impl Kind {
    /// Every kind, by its name.
    const NAMES: [(Self, &str); 6] = [
        (Self::Numbers, "numbers"),
        (Self::Number, "number"),
        (Self::NoWayOut, "no-way-out"),
        (Self::Net, "net"),
        (Self::Mate, "mate"),
        (Self::Null, "null"),
    ];

    /// Every kind, in the order in which people are offered them.
    pub const ALL: [Self; 6] =
        [Self::Numbers, Self::Number, Self::NoWayOut, Self::Net, Self::Mate, Self::Null];

    /// The name in files and options.
    pub fn name(self) -> &'static str {
        name_of(&Self::NAMES, &self)
    }

    /// The kind with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        by_name(&Self::NAMES, name)
    }
}

/// A position with something to find.
pub struct Puzzle {
    /// Its id.
    pub id: PuzzleId,
    /// The game.
    pub variant: &'static dyn Variant,
    /// The position.
    pub fen: String,
    /// What is to be found.
    pub kind: Kind,
    /// What solves it.
    pub solution: Node,
    /// How hard it looked to who found it, from 1 to 10.
    pub difficulty: u8,
}

impl Puzzle {
    /// The rating of the puzzle before anybody has tried it.
    pub fn first_rating(&self) -> RatingRow {
        super::rating::of_difficulty(self.difficulty)
    }

    /// The side against which the numbers are to be found that end the game.
    pub fn against(&self) -> Option<Color> {
        match self.solution {
            Node::Faces { against, .. } => against,
            Node::Act { .. } => None,
        }
    }

    /// In how many turns of its own the side mates.
    pub fn turns(&self) -> u32 {
        self.solution.turns()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_sixteen_hex_digits_in_lower_case() {
        for text in ["0000000000000000", "00ff00ff00ff00ff", "ffffffffffffffff"] {
            assert_eq!(text.parse::<PuzzleId>().unwrap().to_string(), text);
        }
        for text in ["", "0", "00FF00ff00ff00ff", "+0ff00ff00ff00ff", "00ff00ff00ff00ff0"] {
            assert_eq!(text.parse::<PuzzleId>(), Err(NoPuzzleId), "{text}");
        }
    }

    #[test]
    fn every_kind_has_its_name() {
        for kind in Kind::ALL {
            assert_eq!(Kind::by_name(kind.name()), Some(kind));
        }
    }
}
