//! What the pieces are called in other languages.

use super::parse;
use crate::Role;

/// The letters that a language's notation has for pieces, and its words for them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Letters {
    /// Longer ones first.
    letters: Vec<(String, Role)>,
    /// In small letters and without spaces, longer ones first.
    words: Vec<(String, Role)>,
}

impl Letters {
    /// Those of a language. Capital letters count as such, and words in letters of either case.
    pub fn new(
        letters: impl IntoIterator<Item = (String, Role)>,
        words: impl IntoIterator<Item = (String, Role)>,
    ) -> Self {
        let mut letters: Vec<(String, Role)> = letters.into_iter().collect();
        let small = |(word, role): (String, Role)| {
            (word.to_lowercase().split_whitespace().collect::<String>(), role)
        };
        let mut words: Vec<(String, Role)> = words.into_iter().map(small).collect();
        for spellings in [&mut letters, &mut words] {
            spellings.retain(|(spelling, _)| !spelling.is_empty());
            spellings.sort_by_key(|(spelling, _)| std::cmp::Reverse(spelling.len()));
        }
        Self { letters, words }
    }

    /// A text of this language's notation in English letters; none where it has a capital letter that is
    /// no piece's.
    pub(crate) fn in_english(&self, normalized: &str) -> Option<String> {
        let mut english = String::with_capacity(normalized.len());
        let mut rest = normalized;
        while let Some(letter) = rest.chars().next() {
            let spelled = self.letters.iter().find(|(spelling, _)| begins_piece(rest, spelling));
            let is_sign = rest.starts_with("G@") || CASTLING.contains(&letter);
            let (letter, len) = match spelled {
                Some((spelling, role)) => (role.letter(), spelling.len()),
                None if letter.is_uppercase() && !is_sign => return None,
                None => (letter, letter.len_utf8()),
            };
            english.push(letter);
            rest = &rest[len..];
        }
        Some(parse::normalize(&look_alikes(&english)))
    }

    /// Whether a text begins with a small letter that is a file's, and a piece's where it is large, though
    /// not in English.
    pub(super) fn may_name_piece(&self, normalized: &str) -> bool {
        let is_it = |(spelling, role): &(String, Role)| {
            let small = spelling.to_lowercase();
            normalized.starts_with(&small) && !small.starts_with(role.letter().to_ascii_lowercase())
        };
        self.letters.iter().any(is_it)
    }

    /// A text in which pieces are named by words, or by letters of either case, in English letters; none
    /// where it names no piece.
    pub(super) fn named_in_english(&self, normalized: &str) -> Option<String> {
        self.spelled_in_english(normalized, &[&self.words, &self.letters])
    }

    /// The same where they are named by words, in a text without spaces.
    pub fn words_in_english(&self, text: &str) -> Option<String> {
        self.spelled_in_english(text, &[&self.words])
    }

    fn spelled_in_english(&self, normalized: &str, by: &[&[(String, Role)]]) -> Option<String> {
        let small = normalized.to_lowercase();
        let mut english = String::with_capacity(normalized.len());
        let mut rest = &*small;
        let mut names_piece = false;
        while let Some(letter) = rest.chars().next() {
            let may_begin = !english.ends_with(char::is_alphabetic);
            let mut spellings = by.iter().copied().flatten();
            let spelled = spellings
                .find(|(spelling, _)| may_begin && begins_piece(rest, &spelling.to_lowercase()));
            let (letter, len) = match spelled {
                Some((spelling, role)) => (role.letter(), spelling.to_lowercase().len()),
                None => (letter, letter.len_utf8()),
            };
            names_piece |= spelled.is_some();
            english.push(letter);
            rest = &rest[len..];
        }
        names_piece.then(|| parse::normalize(&look_alikes(&english)))
    }
}

/// Whether a text begins with what a piece is called, and not with a square: a letter before a digit is a
/// file's, unless a square follows, as in `N1f3`.
fn begins_piece(text: &str, spelling: &str) -> bool {
    let Some(rest) = text.strip_prefix(spelling) else { return false };
    match rest.as_bytes() {
        [b'1'..=b'9', b'a'..=b'i' | b'x' | b'-', b'a'..=b'i' | b'1'..=b'9', ..] => true,
        [b'1'..=b'9', ..] => false,
        _ => true,
    }
}

/// What castling is written with, in either script.
const CASTLING: [char; 2] = ['O', 'О'];

/// A text with Latin letters for those of other scripts that look the same: small ones, those of
/// castling, and large ones of files before a rank. Other large ones may name a piece in their own script.
pub(super) fn look_alikes(normalized: &str) -> String {
    let mut letters = normalized.chars().peekable();
    let mut latin = String::with_capacity(normalized.len());
    while let Some(letter) = letters.next() {
        let is_file = letters.peek().is_some_and(char::is_ascii_digit);
        latin.push(match letter {
            'а' => 'a',
            'с' => 'c',
            'е' => 'e',
            'о' => 'o',
            'х' => 'x',
            'О' | 'Ο' => 'O',
            'А' | 'Α' if is_file => 'A',
            'В' | 'Β' if is_file => 'B',
            'С' if is_file => 'C',
            'Е' | 'Ε' if is_file => 'E',
            _ => letter,
        });
    }
    latin
}
