//! Free rolls in chat, such as `2d6+1`, `d%` or, for one die of eight sides, `8`.

use std::str::FromStr;

use rand::RngExt;

/// Dice that a person names: `[N]dM[+K|-K]`, `d%` for `d100` and `M` for `dM`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FreeRoll {
    /// How many dice.
    pub count: u32,
    /// How many sides each has.
    pub sides: u32,
    /// What is added to their sum.
    pub bonus: i32,
}

/// Why a text is no dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FreeRollError {
    /// It does not have the form.
    Form,
    /// Too few or too many dice: 1 to 100 are rolled.
    Count,
    /// Too few or too many sides: a die has 2 to 1000.
    Sides,
    /// Too much to add or subtract: at most 100,000.
    Bonus,
}

/// The most that is added or subtracted.
const MAX_BONUS: i32 = 100_000;

impl FromStr for FreeRoll {
    type Err = FreeRollError;

    fn from_str(text: &str) -> Result<Self, FreeRollError> {
        let text: String =
            text.chars().filter(|c| !c.is_whitespace()).map(|c| c.to_ascii_lowercase()).collect();
        let (count, rest) = text.split_once('d').unwrap_or(("", &text));
        let sign = rest.find(['+', '-']).unwrap_or(rest.len());
        let (sides, bonus) = rest.split_at(sign);
        let count = if count.is_empty() { Ok(1) } else { number(count, FreeRollError::Count) }?;
        let sides = if sides == "%" { "100" } else { sides };
        let sides = number(sides, FreeRollError::Sides)?;
        let bonus = match bonus.split_at_checked(1) {
            None => 0,
            Some((sign, size)) => {
                let size = number(size, FreeRollError::Bonus)?.try_into().unwrap_or(i32::MAX);
                if sign == "-" { -size } else { size }
            }
        };
        if !(1..=100).contains(&count) {
            return Err(FreeRollError::Count);
        }
        if !(2..=1000).contains(&sides) {
            return Err(FreeRollError::Sides);
        }
        if bonus.abs() > MAX_BONUS {
            return Err(FreeRollError::Bonus);
        }
        Ok(Self { count, sides, bonus })
    }
}

/// Reads digits; a number beyond all bounds is `too_much`.
fn number(text: &str, too_much: FreeRollError) -> Result<u32, FreeRollError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(FreeRollError::Form);
    }
    text.parse().map_err(|_| too_much)
}

impl FreeRoll {
    /// Rolls the dice.
    pub fn roll(self) -> Rolled {
        let mut random = rand::rng();
        let dice = (0..self.count).map(|_| random.random_range(1..=self.sides)).collect();
        Rolled { roll: self, dice }
    }
}

/// Dice that have been rolled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rolled {
    /// What was to be rolled.
    pub roll: FreeRoll,
    /// What each die shows.
    pub dice: Vec<u32>,
}

impl Rolled {
    /// The sum of all dice and the bonus.
    pub fn total(&self) -> i64 {
        self.dice.iter().map(|&die| i64::from(die)).sum::<i64>() + i64::from(self.roll.bonus)
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
        for text in ["d8", "8", "1d8", "8 + 0"] {
            assert_eq!(dice(text), roll(1, 8, 0), "{text}");
        }
        assert_eq!(dice("d%"), roll(1, 100, 0));
        assert_eq!(dice("2d%-1"), roll(2, 100, -1));
        assert_eq!(dice("100d1000+100000"), roll(100, 1000, 100_000));
    }

    #[test]
    fn what_is_no_dice_is_refused_with_what_would_work() {
        let error = |text: &str| text.parse::<FreeRoll>().unwrap_err();
        for text in
            ["", "d", "2d", "x", "-8", "%d", "2d6+", "2d6+1+1", "2d6++1", "2d-6", "-1d6", "2d6é"]
        {
            assert_eq!(error(text), FreeRollError::Form, "{text}");
        }
        for text in ["0d6", "101d6", "99999999999d6"] {
            assert_eq!(error(text), FreeRollError::Count, "{text}");
        }
        for text in ["d1", "d0", "d1001", "d99999999999"] {
            assert_eq!(error(text), FreeRollError::Sides, "{text}");
        }
        for text in ["d6+100001", "d6-4294967295", "d6+99999999999"] {
            assert_eq!(error(text), FreeRollError::Bonus, "{text}");
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
        assert_eq!(Rolled { roll: dice, dice: vec![1, 2, 4] }.total(), 5);
    }
}
