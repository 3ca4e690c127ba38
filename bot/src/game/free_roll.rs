//! Free rolls in chat, such as `2d6+1`, `d%` or, for one die of eight sides, `8`.
//!
//! ```text
//! roll   = number | term { sign term }
//! term   = dice | number
//! dice   = [ number ] letter ( number | "%" )
//! sign   = "+" | "-" | "+-"
//! letter = "d" | "w" | "к" | "д"
//! ```
//!
//! At least one term of a sum is dice, or the first number says how many sides a die has. Spaces may stand
//! everywhere but within a number, and letters, digits and signs in the forms that phones make of them.

use std::str::FromStr;

use rand::RngExt;
use rules::sanitize::typed;
use strum::IntoStaticStr;

/// Dice that a person names, and what is added to them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FreeRoll {
    /// The dice, in the order in which they are named.
    pub dice: Vec<DiceTerm>,
    /// What is added to their sum.
    pub bonus: i32,
}

/// Dice of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiceTerm {
    /// How many.
    pub count: u32,
    /// How many sides each has.
    pub sides: u32,
    /// Whether they are subtracted.
    pub minus: bool,
}

/// Why a text is no dice; each by the key of the sentence that says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
pub enum FreeRollError {
    /// It does not have the form.
    #[strum(serialize = "refused-roll-form")]
    Form,
    /// Too few or too many dice: 1 to 100 are rolled.
    #[strum(serialize = "refused-roll-count")]
    Count,
    /// Too few or too many sides: a die has 2 to 1000.
    #[strum(serialize = "refused-roll-sides")]
    Sides,
    /// Too much to add or subtract: at most 100,000.
    #[strum(serialize = "refused-roll-bonus")]
    Bonus,
}

/// The most dice that are rolled at a time.
const MAX_COUNT: u32 = 100;
/// The most that is added or subtracted.
const MAX_BONUS: i32 = 100_000;
/// The first letters of a die's name in our languages, small ones.
const LETTERS: [char; 4] = ['d', 'w', 'к', 'д'];

impl FromStr for FreeRoll {
    type Err = FreeRollError;

    fn from_str(text: &str) -> Result<Self, FreeRollError> {
        let plain = plain(text)?;
        let sides_alone = !plain.contains(LETTERS);
        let mut roll = Self { dice: Vec::new(), bonus: 0 };
        let (mut minus, mut rest) = (false, plain.as_str());
        loop {
            let end = rest.find(['+', '-']).unwrap_or(rest.len());
            let (term, next) = rest.split_at(end);
            match term.split_once(LETTERS) {
                Some((count, sides)) => roll.dice.push(DiceTerm::read(count, sides, minus)?),
                None if sides_alone && roll.dice.is_empty() => {
                    roll.dice.push(DiceTerm::read("", term, minus)?);
                }
                None => roll.add(number(term, FreeRollError::Bonus)?, minus)?,
            }
            if next.is_empty() {
                break;
            }
            // Programs add what may be negative: `1d20+-5`.
            let (sign, after) = next.split_at(if next.starts_with("+-") { 2 } else { 1 });
            (minus, rest) = (sign != "+", after);
        }
        let count = roll.dice.iter().try_fold(0_u32, |sum, dice| sum.checked_add(dice.count));
        if count.is_none_or(|count| count > MAX_COUNT) {
            Err(FreeRollError::Count)
        } else {
            Ok(roll)
        }
    }
}

/// The text in the keyboard's small letters and without spaces.
fn plain(text: &str) -> Result<String, FreeRollError> {
    let letters: Vec<char> = typed(text).flat_map(char::to_lowercase).collect();
    let words: Vec<&[char]> =
        letters.split(|it| it.is_whitespace()).filter(|it| !it.is_empty()).collect();
    // Two numbers are not one.
    let is_digit = |letter: Option<&char>| letter.is_some_and(char::is_ascii_digit);
    if words.windows(2).any(|pair| is_digit(pair[0].last()) && is_digit(pair[1].first())) {
        return Err(FreeRollError::Form);
    }
    Ok(words.concat().into_iter().collect())
}

/// Reads digits; a number beyond all bounds is `too_much`.
fn number(text: &str, too_much: FreeRollError) -> Result<u32, FreeRollError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(FreeRollError::Form);
    }
    text.parse().map_err(|_| too_much)
}

impl DiceTerm {
    fn read(count: &str, sides: &str, minus: bool) -> Result<Self, FreeRollError> {
        let count = if count.is_empty() { Ok(1) } else { number(count, FreeRollError::Count) }?;
        let sides = if sides == "%" { Ok(100) } else { number(sides, FreeRollError::Sides) }?;
        if !(1..=MAX_COUNT).contains(&count) {
            return Err(FreeRollError::Count);
        }
        if !(2..=1000).contains(&sides) {
            return Err(FreeRollError::Sides);
        }
        Ok(Self { count, sides, minus })
    }
}

impl FreeRoll {
    fn add(&mut self, number: u32, minus: bool) -> Result<(), FreeRollError> {
        let number = i32::try_from(number).map_err(|_| FreeRollError::Bonus)?;
        let sum = self.bonus.checked_add(if minus { -number } else { number });
        let within = |sum: &i32| (-MAX_BONUS..=MAX_BONUS).contains(sum);
        self.bonus = sum.filter(within).ok_or(FreeRollError::Bonus)?;
        Ok(())
    }

    /// Rolls the dice.
    pub fn roll(self) -> Rolled {
        let mut random = rand::rng();
        let mut shown = |dice: &DiceTerm| {
            (0..dice.count).map(|_| random.random_range(1..=dice.sides)).collect::<Vec<u32>>()
        };
        let shown = self.dice.iter().map(&mut shown).collect();
        Rolled { roll: self, shown }
    }
}

/// Dice that have been rolled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rolled {
    /// What was to be rolled.
    pub roll: FreeRoll,
    /// What each die shows, kind by kind.
    pub shown: Vec<Vec<u32>>,
}

impl Rolled {
    /// The sum of all dice and the bonus.
    pub fn total(&self) -> i64 {
        let sum = |(dice, shown): (&DiceTerm, &Vec<u32>)| {
            let sum: i64 = shown.iter().map(|&die| i64::from(die)).sum();
            if dice.minus { -sum } else { sum }
        };
        self.roll.dice.iter().zip(&self.shown).map(sum).sum::<i64>() + i64::from(self.roll.bonus)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(count: u32, sides: u32, bonus: i32) -> Result<FreeRoll, FreeRollError> {
        Ok(FreeRoll { dice: vec![DiceTerm { count, sides, minus: false }], bonus })
    }

    #[test]
    fn dice_are_read_generously() {
        let dice = |text: &str| text.parse::<FreeRoll>();
        assert_eq!(dice("2d6+1"), one(2, 6, 1));
        assert_eq!(dice(" 2 D 6 - 1 "), one(2, 6, -1));
        for text in ["d8", "8", "1d8", "8 + 0", "w8", "1к8", "Д8", "１ｄ８", "d8\u{200B}"] {
            assert_eq!(dice(text), one(1, 8, 0), "{text}");
        }
        assert_eq!(dice("d%"), one(1, 100, 0));
        assert_eq!(dice("2d%-1"), one(2, 100, -1));
        assert_eq!(dice("100d1000+100000"), one(100, 1000, 100_000));
        for text in
            ["1d20−2", "d20–2", "d20 — 2", "d20+-2", "d20 + -2", "d20+1-3", "d20-1-1", "5+d20-7"]
        {
            assert_eq!(dice(text), one(1, 20, -2), "{text}");
        }
    }

    #[test]
    fn every_production_of_the_grammar_is_read() {
        for (production, text, wanted) in [
            ("roll = number", "20", "+1d20 +0"),
            ("roll = term", "d20", "+1d20 +0"),
            ("roll = term sign term sign term", "d20+d6-2", "+1d20 +1d6 -2"),
            ("term = dice", "2d6", "+2d6 +0"),
            ("term = number", "3+d6", "+1d6 +3"),
            ("dice = number letter number", "2d6", "+2d6 +0"),
            ("dice = letter number", "d6", "+1d6 +0"),
            ("dice = number letter %", "2d%", "+2d100 +0"),
            ("sign = +", "d6+d4", "+1d6 +1d4 +0"),
            ("sign = -", "d6-d4", "+1d6 -1d4 +0"),
            ("sign = +-", "d6+-d4", "+1d6 -1d4 +0"),
            ("letter = d", "1d6", "+1d6 +0"),
            ("letter = w", "1w6", "+1d6 +0"),
            ("letter = к", "1к6", "+1d6 +0"),
            ("letter = д", "1д6", "+1d6 +0"),
        ] {
            let roll: FreeRoll = text.parse().unwrap();
            let mut read = String::new();
            for DiceTerm { count, sides, minus } in roll.dice {
                read.push_str(&format!("{}{count}d{sides} ", if minus { '-' } else { '+' }));
            }
            assert_eq!(format!("{read}{:+}", roll.bonus), wanted, "{production}");
        }
    }

    #[test]
    fn several_kinds_of_dice_are_summed() {
        let roll: FreeRoll = "2d6 + d4 - 1d8 + 3".parse().unwrap();
        let dice = |count, sides, minus| DiceTerm { count, sides, minus };
        let dice = vec![dice(2, 6, false), dice(1, 4, false), dice(1, 8, true)];
        assert_eq!(roll, FreeRoll { dice, bonus: 3 });
        assert_eq!(Rolled { roll, shown: vec![vec![6, 5], vec![1], vec![7]] }.total(), 8);
    }

    #[test]
    fn what_is_no_dice_is_refused_with_what_would_work() {
        let error = |text: &str| text.parse::<FreeRoll>().unwrap_err();
        for text in [
            "", "d", "2d", "x", "-8", "%d", "2d6+", "2d6++1", "2d-6", "-1d6", "2d6é", "1d20 5",
            "2d6 1", "1 0d6", "d 2 0", "d6+1 0", "d%5", "2x6", "d6*2", "d6d6", "1+1d", "1d6.5",
            "0.25", "d6+0.5", "½d6", "d6+٣", "d6--1", "d 6 6",
        ] {
            assert_eq!(error(text), FreeRollError::Form, "{text}");
        }
        for text in ["0d6", "101d6", "99999999999d6", "60d6+60d6"] {
            assert_eq!(error(text), FreeRollError::Count, "{text}");
        }
        for text in ["d1", "d0", "d1001", "d99999999999"] {
            assert_eq!(error(text), FreeRollError::Sides, "{text}");
        }
        for text in [
            "d6+100001",
            "d6-4294967295",
            "d6+99999999999",
            "d6+60000+60000",
            "d6-1-2147483647",
            "d6+1+2147483647",
            "d6-2147483648",
        ] {
            assert_eq!(error(text), FreeRollError::Bonus, "{text}");
        }
    }

    #[test]
    fn rolls_stay_in_bounds_and_add_up() {
        let dice: FreeRoll = "3d4-2".parse().unwrap();
        let mut seen = [false; 4];
        for _ in 0..300 {
            let rolled = dice.clone().roll();
            assert_eq!(rolled.shown[0].len(), 3);
            for &die in &rolled.shown[0] {
                seen[usize::try_from(die).unwrap() - 1] = true;
            }
        }
        assert_eq!(seen, [true; 4]);
        assert_eq!(Rolled { roll: dice, shown: vec![vec![1, 2, 4]] }.total(), 5);
    }
}
