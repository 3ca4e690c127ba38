//! Random play that chooses rare actions more often than chance would.

use std::collections::BTreeMap;

use super::{Answers, Board, EMPTY, is_white, named};
use crate::support::Numbers;

/// An action that the game goes on after, and the FEN after it.
pub(crate) type Choice<'a> = (&'a str, &'a str);

/// Half of the time any action, or one that leads to a decision if there is one. Otherwise an
/// action of a random kind, each kind being equally likely.
pub(crate) fn choose<'a>(
    fen: &str,
    answers: &'a Answers,
    numbers: &mut Numbers,
) -> Option<Choice<'a>> {
    let going: Vec<Choice<'a>> = answers
        .iter()
        .filter(|(_, after)| after.contains('/'))
        .map(|(action, after)| (action.as_str(), after.as_str()))
        .collect();
    let asking: Vec<Choice<'a>> =
        going.iter().copied().filter(|(_, after)| after.contains(" !")).collect();
    if numbers.below(2) == 0 {
        return numbers.pick(if asking.is_empty() { &going } else { &asking });
    }
    let mut kinds: BTreeMap<String, Vec<Choice<'a>>> = BTreeMap::new();
    for choice in &going {
        kinds.entry(kind(fen, *choice)).or_default().push(*choice);
    }
    let names: Vec<&String> = kinds.keys().collect();
    let name = numbers.pick(&names)?;
    // Without a Totem most of the other rare things cannot happen.
    let choices = if name.starts_with('t') && numbers.below(8) > 0 { &going } else { &kinds[name] };
    numbers.pick(choices)
}

/// The kind of an action: who moves, what it meets, and how the pieces change.
fn kind(fen: &str, (action, after): Choice<'_>) -> String {
    let decides = if after.contains(" !") { "!" } else { "" };
    let change = change(placement(fen), placement(after));
    let Some(step) = step(action) else {
        let name = if action.starts_with('r') { "r" } else { action };
        return format!("{name} {decides}{change}");
    };
    let board = Board::read(placement(fen).matches('/').count() as i32 + 1, placement(fen));
    let mover = board.at(named(&step[..2]));
    let met = board.at(named(&step[2..]));
    let what = match met {
        EMPTY => "to",
        _ if met.is_ascii_alphabetic() && is_white(met) == is_white(mover) => "swap",
        _ => "takes",
    };
    let long = (named(&step[..2]).0 - named(&step[2..]).0).abs() > 1;
    let castles = if long && "Kk".contains(mover) { "far" } else { "" };
    format!("m {mover} {what} {castles} {decides}{change}")
}

/// The move of a piece within an action.
fn step(action: &str) -> Option<&str> {
    let step = action.rsplit('/').next().filter(|step| step.len() >= 4)?;
    step.as_bytes()[1].is_ascii_digit().then_some(step)
}

fn placement(fen: &str) -> &str {
    fen.split(' ').next().unwrap()
}

/// The letters of which there are more or fewer than before.
fn change(before: &str, after: &str) -> String {
    let count = |text: &str, letter: char| text.matches(letter).count();
    ('A'..='z').filter(|letter| count(before, *letter) != count(after, *letter)).collect()
}
