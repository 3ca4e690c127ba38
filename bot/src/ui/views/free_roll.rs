//! A free roll in chat.

use speech::Language;

use crate::game::Rolled;
use crate::ui::request::Person;

/// A free roll: `Ada rolls 2d6+1: [3, 5] + 1 = **9**`.
pub(in crate::ui) fn free_roll(language: Language, person: &Person, rolled: &Rolled) -> String {
    let facts = [("name", person.escaped_name().into()), ("dice", dice(rolled).into())];
    language.say("rolls-freely", &facts)
}

/// How many dice of a free roll are shown.
const SHOWN: usize = 20;

fn dice(rolled: &Rolled) -> String {
    let (roll, total) = (rolled.roll, rolled.total());
    let mut named = format!("{}d{}", roll.count, roll.sides);
    if roll.bonus != 0 {
        named.push_str(&format!("{:+}", roll.bonus));
    }
    if let ([_], 0) = (rolled.dice.as_slice(), roll.bonus) {
        return format!("{named}: **{total}**");
    }
    let mut dice: Vec<String> = rolled.dice.iter().take(SHOWN).map(u32::to_string).collect();
    if rolled.dice.len() > SHOWN {
        dice.push("…".to_owned());
    }
    let bonus = match roll.bonus {
        0 => String::new(),
        1.. => format!(" + {}", roll.bonus),
        _ => format!(" - {}", roll.bonus.unsigned_abs()),
    };
    format!("{named}: [{}]{bonus} = **{total}**", dice.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolled(text: &str, dice: Vec<u32>) -> String {
        super::dice(&Rolled { roll: text.parse().unwrap(), dice })
    }

    #[test]
    fn free_rolls_are_told_with_their_sum() {
        assert_eq!(rolled("3d4-2", vec![1, 2, 4]), "3d4-2: [1, 2, 4] - 2 = **5**");
        assert_eq!(rolled("2d6+1", vec![3, 5]), "2d6+1: [3, 5] + 1 = **9**");
        assert_eq!(rolled("d8", vec![7]), "1d8: **7**");
        let long = rolled("100d6", vec![6; 100]);
        assert!(long.ends_with("6, 6, …] = **600**") && long.len() < 90, "{long}");
    }
}
