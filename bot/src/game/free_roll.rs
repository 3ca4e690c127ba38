//! Free rolls in chat, such as `2d6+1`.

use std::fmt;
use std::str::FromStr;

use rand::RngExt;
use thiserror::Error;

/// Dice that a person names: `[N]dM[+K|-K]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FreeRoll {
    count: u32,
    sides: u32,
    bonus: i32,
}

/// Why a text is no dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ParseError {
    /// It does not have the form.
    #[error("Write dice as `2d6+1`: how many, `d`, how many sides, and what to add or subtract.")]
    Form,
    /// Too few or too many dice.
    #[error("I roll 1 to 100 dice at a time, such as `3d6`.")]
    Count,
    /// Too few or too many sides.
    #[error("A die has 2 to 1000 sides, such as `d20`.")]
    Sides,
    /// Too much to add or subtract.
    #[error("I add or subtract at most 100000, such as `d20+5`.")]
    Bonus,
}

/// The most that is added or subtracted.
const MAX_BONUS: i32 = 100_000;

impl FromStr for FreeRoll {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let text: String =
            text.chars().filter(|c| !c.is_whitespace()).map(|c| c.to_ascii_lowercase()).collect();
        let (count, rest) = text.split_once('d').ok_or(ParseError::Form)?;
        let sign = rest.find(['+', '-']).unwrap_or(rest.len());
        let (sides, bonus) = rest.split_at(sign);
        let count = if count.is_empty() { Ok(1) } else { number(count, ParseError::Count) }?;
        let sides = number(sides, ParseError::Sides)?;
        let bonus = match bonus.split_at_checked(1) {
            None => 0,
            Some((sign, size)) => {
                let size = number(size, ParseError::Bonus)?.try_into().unwrap_or(i32::MAX);
                if sign == "-" { -size } else { size }
            }
        };
        if !(1..=100).contains(&count) {
            return Err(ParseError::Count);
        }
        if !(2..=1000).contains(&sides) {
            return Err(ParseError::Sides);
        }
        if bonus.abs() > MAX_BONUS {
            return Err(ParseError::Bonus);
        }
        Ok(Self { count, sides, bonus })
    }
}

/// Reads digits; a number beyond all bounds is `too_much`.
fn number(text: &str, too_much: ParseError) -> Result<u32, ParseError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ParseError::Form);
    }
    text.parse().map_err(|_| too_much)
}

impl fmt::Display for FreeRoll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { count, sides, bonus } = self;
        write!(f, "{count}d{sides}")?;
        if *bonus == 0 { Ok(()) } else { write!(f, "{bonus:+}") }
    }
}

impl FreeRoll {
    /// Rolls the dice.
    pub fn roll(self) -> Rolled {
        let mut random = rand::rng();
        let dice = (0..self.count).map(|_| random.random_range(1..=self.sides)).collect();
        Rolled { roll: self, dice }
    }
}

/// Dice that have been rolled; as text `2d6+1: 3 + 5 + 1 = **9**`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rolled {
    roll: FreeRoll,
    dice: Vec<u32>,
}

impl fmt::Display for Rolled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bonus = i64::from(self.roll.bonus);
        let total = self.dice.iter().map(|&die| i64::from(die)).sum::<i64>() + bonus;
        write!(f, "{}: ", self.roll)?;
        if let ([_], 0) = (self.dice.as_slice(), bonus) {
            return write!(f, "**{total}**");
        }
        let dice: Vec<String> = self.dice.iter().map(u32::to_string).collect();
        f.write_str(&dice.join(" + "))?;
        match bonus {
            0 => {}
            1.. => write!(f, " + {bonus}")?,
            _ => write!(f, " - {}", -bonus)?,
        }
        write!(f, " = **{total}**")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_read_generously() {
        let dice = |text: &str| text.parse::<FreeRoll>();
        let roll = |count, sides, bonus| Ok(FreeRoll { count, sides, bonus });
        assert_eq!(dice("2d6+1"), roll(2, 6, 1));
        assert_eq!(dice(" 2 D 6 - 1 "), roll(2, 6, -1));
        assert_eq!(dice("d8"), roll(1, 8, 0));
        assert_eq!(dice("100d1000+100000"), roll(100, 1000, 100_000));
    }

    #[test]
    fn what_is_no_dice_is_refused_with_what_would_work() {
        let error = |text: &str| text.parse::<FreeRoll>().unwrap_err();
        for text in ["", "6", "d", "2d", "x", "2d6+", "2d6+1+1", "2d6++1", "2d-6", "-1d6", "2d6é"]
        {
            assert_eq!(error(text), ParseError::Form, "{text}");
        }
        for text in ["0d6", "101d6", "99999999999d6"] {
            assert_eq!(error(text), ParseError::Count, "{text}");
        }
        for text in ["d1", "d0", "d1001", "d99999999999"] {
            assert_eq!(error(text), ParseError::Sides, "{text}");
        }
        for text in ["d6+100001", "d6-4294967295", "d6+99999999999"] {
            assert_eq!(error(text), ParseError::Bonus, "{text}");
        }
    }

    #[test]
    fn rolls_stay_in_bounds_and_add_up() {
        let dice: FreeRoll = "3d4-2".parse().unwrap();
        let mut seen = [false; 4];
        for _ in 0..300 {
            let rolled = dice.roll();
            assert_eq!(rolled.dice.len(), 3);
            for &die in &rolled.dice {
                seen[usize::try_from(die).unwrap() - 1] = true;
            }
        }
        assert_eq!(seen, [true; 4]);
        let rolled = Rolled { roll: dice, dice: vec![1, 2, 4] };
        assert_eq!(rolled.to_string(), "3d4-2: 1 + 2 + 4 - 2 = **5**");
        let one = Rolled { roll: "d8".parse().unwrap(), dice: vec![7] };
        assert_eq!(one.to_string(), "1d8: **7**");
    }

    #[test]
    fn the_longest_roll_fits_a_message() {
        let rolled = Rolled { roll: "100d1000+100000".parse().unwrap(), dice: vec![1000; 100] };
        assert!(rolled.to_string().len() < 1800);
    }
}
