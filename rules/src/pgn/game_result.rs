//! What a game came to.

use crate::Color;
use crate::sanitize::typed;

/// What a game came to, as PGN says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// This side has won.
    Win(Color),
    /// Nobody has.
    Draw,
    /// The game still runs, or does not count.
    Open,
}

impl GameResult {
    /// As it is written.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Win(Color::White) => "1-0",
            Self::Win(Color::Black) => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// What two say together; none where they contradict each other.
    pub(super) fn with(self, other: Self) -> Option<Self> {
        match (self, other) {
            (Self::Open, score) | (score, Self::Open) => Some(score),
            _ => (self == other).then_some(self),
        }
    }

    /// What the tag `Result` says, however it is written; none where that is no result.
    pub fn of_tag(text: &str) -> Option<Self> {
        match text.trim().to_lowercase().as_str() {
            // The last one where both have forfeited the game.
            "" | "?" | "??" | "-" | "unknown" | "ongoing" | "in progress" | "0-0" => {
                Some(Self::Open)
            }
            "white wins" | "white won" => Some(Self::Win(Color::White)),
            "black wins" | "black won" => Some(Self::Win(Color::Black)),
            "draw" | "drawn" | "0.5" | "0,5" | ".5" => Some(Self::Draw),
            _ => Self::of_word(text),
        }
    }

    /// What a word after the last move says; none where it is no result.
    pub(super) fn of_word(text: &str) -> Option<Self> {
        let seen = typed(text).filter(|letter| !letter.is_whitespace());
        let normalized: String = seen
            .map(|letter| match letter {
                ':' => '-',
                ',' => '.',
                'O' | 'o' => '0',
                _ => letter,
            })
            .collect();
        match normalized.replace('½', "1/2").as_str() {
            "1-0" => Some(Self::Win(Color::White)),
            "0-1" => Some(Self::Win(Color::Black)),
            "1/2-1/2" | "1/2" | "0.5-0.5" | ".5-.5" => Some(Self::Draw),
            "*" => Some(Self::Open),
            _ => None,
        }
    }

    /// The result at the end of a word, and the turn or number before it; none where there is none, or
    /// where it may be part of a number or of an evaluation.
    pub(super) fn at_end(word: &str) -> Option<(&str, Self)> {
        let starts: Vec<usize> =
            word.char_indices().rev().map(|(start, _)| start).take(MAX_LETTERS).collect();
        let mut splits = starts.into_iter().rev().map(|start| word.split_at(start));
        splits.find_map(|(before, end)| {
            Some((before, Self::of_word(end).filter(|_| may_end_before(before))?))
        })
    }
}

/// How many letters a result has at most.
const MAX_LETTERS: usize = 7;

/// Whether a result may follow without a space: behind a turn, with signs or without, or its number. What
/// stands behind other digits or signs may be a part of them, as in `+1/2`.
fn may_end_before(before: &str) -> bool {
    let bare = before.trim_end_matches(['+', '#', '!', '?', '=', '.', ')']);
    let mut letters = bare.chars().rev();
    match letters.next() {
        None => before.is_empty(),
        Some(digit) if digit.is_ascii_digit() => {
            before.ends_with('.')
                || bare.ends_with("0-0")
                || letters.next().is_some_and(char::is_alphabetic)
        }
        Some(letter) => letter.is_alphabetic(),
    }
}
