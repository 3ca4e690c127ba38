//! A free roll in chat.

use speech::Language;

use crate::game::Rolled;
use crate::ui::User;

/// A free roll: `Ada rolls 2d6+1: [3, 5] + 1 = **9**`.
pub(in crate::ui) fn free_roll(language: Language, user: &User, rolled: &Rolled) -> String {
    let facts = [("name", user.escaped_name().into()), ("dice", dice(rolled).into())];
    language.format("rolls-freely", &facts)
}

/// How many dice of a free roll are shown.
const SHOWN: usize = 20;

fn dice(rolled: &Rolled) -> String {
    let (roll, total) = (&rolled.roll, rolled.total());
    let sign = |nth: usize, minus: bool| match (nth, minus) {
        (0, false) => "",
        (_, true) => "-",
        (_, false) => "+",
    };
    let mut named = String::new();
    let mut sum = String::new();
    let mut left = SHOWN;
    for (nth, (dice, shown)) in roll.dice.iter().zip(&rolled.shown).enumerate() {
        let sign = sign(nth, dice.minus);
        named.push_str(&format!("{sign}{}d{}", dice.count, dice.sides));
        let mut list: Vec<String> = shown.iter().take(left).map(u32::to_string).collect();
        left -= list.len();
        if list.len() < shown.len() {
            list.push("…".to_owned());
        }
        let space = if nth > 0 { format!(" {sign} ") } else { sign.to_owned() };
        sum.push_str(&format!("{space}[{}]", list.join(", ")));
    }
    if roll.bonus != 0 {
        named.push_str(&format!("{:+}", roll.bonus));
        let sign = if roll.bonus < 0 { '-' } else { '+' };
        sum.push_str(&format!(" {sign} {}", roll.bonus.unsigned_abs()));
    }
    let is_alone = roll.bonus == 0 && matches!(rolled.shown.as_slice(), [only] if only.len() == 1);
    if is_alone { format!("{named}: **{total}**") } else { format!("{named}: {sum} = **{total}**") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolled(text: &str, shown: Vec<u32>) -> String {
        dice(&Rolled { roll: text.parse().unwrap(), shown: vec![shown] })
    }

    #[test]
    fn free_rolls_are_told_with_their_sum() {
        assert_eq!(rolled("3d4-2", vec![1, 2, 4]), "3d4-2: [1, 2, 4] - 2 = **5**");
        assert_eq!(rolled("2d6+1", vec![3, 5]), "2d6+1: [3, 5] + 1 = **9**");
        assert_eq!(rolled("d8", vec![7]), "1d8: **7**");
        let several = Rolled {
            roll: "2d6+d4-d8+3".parse().unwrap(),
            shown: vec![vec![6, 5], vec![1], vec![7]],
        };
        assert_eq!(dice(&several), "2d6+1d4-1d8+3: [6, 5] + [1] - [7] + 3 = **8**");
        let long = rolled("100d6", vec![6; 100]);
        assert!(long.ends_with("6, 6, …] = **600**") && long.len() < 90, "{long}");
    }
}
