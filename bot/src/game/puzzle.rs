//! Puzzles: positions with something to find that is proved.

mod attempts;
mod daily;
mod files;
mod judge;
mod progress;
mod selection;

use std::fmt;
use std::str::FromStr;

pub use engine::puzzles::{Kind, Node};
use rules::{Color, Variant};

pub use self::attempts::{Attempt, Count, PuzzleStats};
pub use self::daily::{begin_of, day_of, posted_at};
#[cfg(test)]
pub use self::files::all;
pub use self::files::{by_id, kinds_of};
pub use self::judge::{Verdict, WrongReason};
pub use self::progress::{Frame, PuzzleProgress, PuzzleStep};
pub use self::selection::Filter;
use crate::store::{RatingRow, Store};

/// Puzzles, and how well users solve them.
#[derive(Clone)]
pub struct Puzzles {
    store: Store,
}

impl Puzzles {
    /// The puzzles, of which attempts are kept in this database.
    pub fn new(store: Store) -> Self {
        Self { store }
    }
}

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

/// A position with something to find.
pub struct Puzzle {
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
            Node::Action { .. } => None,
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
}
