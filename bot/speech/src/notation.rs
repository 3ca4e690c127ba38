//! Moves as people write them.

use rules::notation::without_die;

use crate::Language;

/// Notation in a sentence, without the die before it: the orthodox pieces as the language writes
/// them, and with hyphens at which no line breaks.
pub fn move_text(language: Language, notation: &str) -> String {
    localized(language, without_die(notation).1)
}

/// The same with the die before it.
pub fn localized(language: Language, notation: &str) -> String {
    let pieces = language.format("notation-pieces", &[]);
    let mut before = '(';
    let letter = |letter| match (std::mem::replace(&mut before, letter), letter) {
        // Of a move, not the sign of a decision: `(-)`.
        (before, '-') if before.is_alphanumeric() => '\u{2011}',
        _ => "KQRBN".find(letter).and_then(|at| pieces.chars().nth(at)).unwrap_or(letter),
    };
    notation.chars().map(letter).collect()
}
