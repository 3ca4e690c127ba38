//! Why what a person typed names no legal action.

use std::collections::HashMap;
use std::sync::LazyLock;

use rules::Role;
use rules::notation::{IllegalInput, Letters};

use crate::fact::Fact;
use crate::language::Language;
use crate::message::Message;

/// What the language calls the pieces, to be read: the letters of its notation, and words.
pub fn letters(language: Language) -> &'static Letters {
    static LETTERS: LazyLock<HashMap<Language, Letters>> = LazyLock::new(|| {
        Language::ALL.into_iter().map(|language| (language, letters_of(language))).collect()
    });
    &LETTERS[&language]
}

fn letters_of(language: Language) -> Letters {
    const NAMED: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let letters = language.format("notation-letters", &[]);
    let letters = letters.split(' ').map(str::to_owned).zip(NAMED);
    let word = |role| language.format("notation-word", &[("piece", Fact::pieces(role, 1))]);
    Letters::new(letters, Role::ALL.into_iter().map(|role| (word(role), role)))
}

/// Why a text names no legal action, in one to three sentences, and what can be typed instead.
///
/// What was typed and what can be typed stand between backticks.
pub fn input_error(language: Language, error: &IllegalInput) -> String {
    let messages = error.messages().iter().map(|message| Message::from(message).format(language));
    messages.collect::<Vec<_>>().join(" ")
}
