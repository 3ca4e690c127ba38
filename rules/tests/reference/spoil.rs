//! Positions of Totem with something changed, so that many of them are positions no longer.

use super::{Board, EMPTY};
use crate::support::Numbers;

/// Changes one thing or two. `other` is another position, to take a field from.
pub(crate) fn totem(fen: &str, other: &str, numbers: &mut Numbers) -> String {
    let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
    let others: Vec<&str> = other.split(' ').collect();
    for _ in 0..=numbers.below(2) {
        let field = numbers.below(fields.len() + 3).min(fields.len() - 1);
        fields[field] = match field {
            0 => placement(&fields[0], numbers),
            9 if fields[9] != "-" && numbers.below(4) > 0 => undo(&fields[9], numbers),
            _ if numbers.below(3) == 0 => others[field].to_owned(),
            _ => value(field, &fields[field], numbers),
        };
    }
    fields.join(" ")
}

/// Another value for a field, of those that it may have in some position or nearly so.
fn value(field: usize, present: &str, numbers: &mut Numbers) -> String {
    let choices: &[&str] = match field {
        1 => &["w", "b"],
        2 => &["-", "K", "Q", "KQ", "kq", "KQkq", "Kq", "qk"],
        3 => &["-", "e3", "e3e4", "d4d3", "c7c6", "g7", "i3i4", "a7a6", "b6", "e3e4e5", "b3c3"],
        6 => &["0", "1", "2", "3"],
        7 => &["-", "?", "!w", "!b"],
        8 => &["-", "w", "b", "wb", "bw"],
        4 | 5 => {
            let number: i64 = present.parse().unwrap_or(7);
            return [0, number - 1, number + 1][numbers.below(3)].to_string();
        }
        _ => &["-", "9"],
    };
    numbers.pick(choices).unwrap().to_owned()
}

fn undo(text: &str, numbers: &mut Numbers) -> String {
    let mut fields: Vec<String> = text.split(',').map(str::to_owned).collect();
    let part = numbers.below(fields.len());
    fields[part] = match part {
        0 => placement(&fields[0], numbers),
        1 => value(2, "", numbers),
        2 => value(3, "", numbers),
        3 => value(4, &fields[3], numbers),
        _ => value(8, "", numbers),
    };
    fields.join(",")
}

/// One letter put, removed, or moved to another square.
fn placement(text: &str, numbers: &mut Numbers) -> String {
    let mut board = Board::read(9, text);
    let mut anywhere = || (numbers.below(9) as i32, numbers.below(9) as i32);
    let (from, to) = (anywhere(), anywhere());
    let pieces: Vec<char> = "PNBRQKTSApnbrqktsa0.".chars().collect();
    match numbers.below(3) {
        0 => board.put(to, numbers.pick(&pieces).unwrap()),
        1 => board.put(from, EMPTY),
        _ => {
            let squares: Vec<_> = board.squares().filter(|at| board.at(*at) != EMPTY).collect();
            if let Some(piece) = numbers.pick(&squares) {
                board.put(to, board.at(piece));
                board.put(piece, EMPTY);
            }
        }
    }
    board.write()
}
