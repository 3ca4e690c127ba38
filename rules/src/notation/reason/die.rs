//! What is wrong about the die.

use super::{Choices, name_of, side};
use crate::{Color, Square};

/// What is wrong about the die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DieReason {
    /// Something else is named while a die is due.
    RollFirst {
        /// Who rolls.
        by: Color,
        /// Who makes the turn after it.
        mover: Color,
    },
    /// A roll is named in a game without a die.
    NotInGame {
        /// The game's id.
        game: &'static str,
    },
    /// A roll is named, but the die shows a number already.
    Rolled {
        /// The number.
        number: u8,
    },
    /// A roll is named, but none is due.
    NotDue(NoRoll),
    /// A number is named before the move, in a game without a die.
    SaidWithoutDie {
        /// The game's id.
        game: &'static str,
    },
    /// The die shows another number than the one before the move.
    ShowsOther {
        /// The number that it shows.
        number: u8,
    },
    /// A number is named before the move, but none was rolled.
    SaidWithoutRoll(NoRoll),
    /// A move does not land where the die wants it.
    Binds {
        /// The number.
        number: u8,
        /// The file that it names, counted from 0.
        file: u8,
        /// What is legal.
        choices: Choices,
    },
}

/// Why no die is rolled on a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoRoll {
    /// The die is rolled for the Null, after every third turn.
    EveryThirdTurn,
    /// The side to move is in check.
    InCheck,
    /// This turn has none.
    NotThisTurn,
}

impl DieReason {
    pub(super) fn english(&self) -> String {
        match self {
            &Self::RollFirst { by, mover } if by != mover => {
                format!("the die for the Null is due: {} rolls it first", side(by))
            }
            Self::RollFirst { .. } => "a die is due: roll it first, then make your move".to_owned(),
            Self::NotInGame { game } => format!("no die is rolled in {}", name_of(game)),
            Self::Rolled { number } => {
                format!("the die shows {number} already: now make a move")
            }
            Self::NotDue(why) => format!("{}: make a move", why.english()),
            Self::SaidWithoutDie { game } => {
                format!("no die is rolled in {}: leave it out", name_of(game))
            }
            Self::ShowsOther { number } => {
                format!("the die shows {number}: write `({number})` before the move, or nothing")
            }
            Self::SaidWithoutRoll(why @ NoRoll::EveryThirdTurn) => {
                format!("{}: leave it out", why.english())
            }
            Self::SaidWithoutRoll(why) => {
                format!("{}: write `(-)` before the move, or nothing", why.english())
            }
            Self::Binds { number, file, choices } => {
                let file = Square::new(*file, 0).file_letter();
                format!(
                    "the die shows {number}, so a piece must land on the {file}-file: {choices}"
                )
            }
        }
    }
}

impl NoRoll {
    fn english(self) -> &'static str {
        match self {
            Self::EveryThirdTurn => {
                "a die is rolled for the Null after every third turn, and not now"
            }
            Self::InCheck => "no die is rolled in check",
            Self::NotThisTurn => "no die is rolled on this turn",
        }
    }
}
