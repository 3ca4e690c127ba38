//! Moves counted as chess players count them.

use std::fmt;
use std::str::FromStr;

use crate::{Color, Game, Position};

/// The number of a move and the side that makes it: `12` is White's twelfth move, `12...` Black's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct MoveNumber {
    /// The number, from 1.
    pub number: u32,
    /// Whose move it is.
    pub side: Color,
}

impl MoveNumber {
    /// The number after so many half-moves.
    pub fn later(self, plies: usize) -> Self {
        let ply = self.ply() + u64::try_from(plies).unwrap_or(u64::MAX >> 1);
        let side = if ply.is_multiple_of(2) { Color::White } else { Color::Black };
        Self { number: u32::try_from(ply / 2).unwrap_or(u32::MAX), side }
    }

    /// How many half-moves lie between an earlier number and this; none where `earlier` is later.
    pub fn since(self, earlier: Self) -> Option<usize> {
        usize::try_from(self.ply().checked_sub(earlier.ply())?).ok()
    }

    fn ply(self) -> u64 {
        2 * u64::from(self.number) + u64::from(self.side == Color::Black)
    }
}

impl Position {
    /// The number of the move that is due.
    pub const fn move_number(&self) -> MoveNumber {
        MoveNumber { number: self.fullmove, side: self.turn }
    }
}

impl Game {
    /// The number of the game's half-move `ply`, counted from 1; none for 0, the start.
    pub fn move_number(&self, ply: usize) -> Option<MoveNumber> {
        Some(self.positions()[0].move_number().later(ply.checked_sub(1)?))
    }
}

impl fmt::Display for MoveNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dots = if self.side == Color::Black { "..." } else { "" };
        write!(f, "{}{dots}", self.number)
    }
}

/// A text is no number of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveNumberError;

/// Reads `12`, `12.`, `12...` and `12…`.
impl FromStr for MoveNumber {
    type Err = MoveNumberError;

    fn from_str(text: &str) -> Result<Self, MoveNumberError> {
        let number = text.trim_end_matches(['.', '…']);
        let side = match &text[number.len()..] {
            "" | "." => Color::White,
            "..." | "…" => Color::Black,
            _ => return Err(MoveNumberError),
        };
        let is_number = !number.is_empty() && number.bytes().all(|it| it.is_ascii_digit());
        let number = number.parse().ok().filter(|_| is_number).ok_or(MoveNumberError)?;
        Ok(Self { number, side })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_counted_with_number_and_side() {
        let twelfth = MoveNumber { number: 12, side: Color::White };
        let shown = [0, 1, 2, 3].map(|plies| twelfth.later(plies).to_string());
        assert_eq!(shown, ["12", "12...", "13", "13..."]);
        for plies in [0, 1, 2, 301] {
            assert_eq!(twelfth.later(plies).since(twelfth), Some(plies));
        }
        assert_eq!(twelfth.since(twelfth.later(1)), None);
    }

    #[test]
    fn a_number_is_read_as_it_is_written() {
        for (text, number) in [("12", Some("12")), ("12.", Some("12")), ("12…", Some("12..."))] {
            let read = text.parse::<MoveNumber>().map(|it| it.to_string());
            assert_eq!(read.ok().as_deref(), number, "{text}");
        }
        for text in ["", ".", "...", "12..", "+12", "-1", "1 2", "99999999999", "e4"] {
            assert_eq!(text.parse::<MoveNumber>(), Err(MoveNumberError), "{text}");
        }
    }
}
