//! What a person typed: the words in it, and why it names no legal action.

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

/// A language's words of typed moves, in small letters.
struct MoveWords {
    /// What may stand between a piece and its square.
    fillers: Vec<String>,
    captures: Vec<String>,
    castles: Vec<String>,
    /// To which side the king castles.
    short: Vec<String>,
    long: Vec<String>,
    /// All of them, the pieces' and those of the buttons.
    all: Vec<String>,
}

fn words(language: Language) -> &'static MoveWords {
    static WORDS: LazyLock<HashMap<Language, MoveWords>> = LazyLock::new(|| {
        Language::ALL.into_iter().map(|language| (language, MoveWords::of(language))).collect()
    });
    &WORDS[&language]
}

impl MoveWords {
    fn of(language: Language) -> Self {
        let list = |key| -> Vec<String> {
            let words = language.format(key, &[]).to_lowercase();
            words.split_whitespace().map(str::to_owned).collect()
        };
        let pieces = Role::ALL.into_iter().flat_map(|role| {
            let word = language.format("notation-word", &[("piece", Fact::pieces(role, 1))]);
            word.to_lowercase().split_whitespace().map(str::to_owned).collect::<Vec<_>>()
        });
        let [fillers, captures, castles, short, long] = [
            "notation-fillers",
            "notation-captures",
            "notation-castles",
            "notation-castles-short",
            "notation-castles-long",
        ]
        .map(list);
        let buttons =
            ["button-sacrifice", "button-undo", "button-prevent", "button-accept-roll"].map(list);
        let lists = [&captures, &castles, &short, &long].into_iter().chain(&buttons).flatten();
        let all = pieces.chain(lists.cloned()).chain(COMMANDS.map(str::to_owned)).collect();
        Self { fillers, captures, castles, short, long, all }
    }

    /// Castling in notation, where a text names it: to either side, where it does not say.
    fn castling(&self, text: &str) -> Option<Vec<String>> {
        let text = text.to_lowercase().replace(['-', '\'', '’', ' '], "");
        let (before, after) = self.castles.iter().find_map(|word| text.split_once(word))?;
        let side = [before, after].concat();
        let sides = match side {
            _ if side.is_empty() => &["O-O", "O-O-O"][..],
            _ if self.short.contains(&side) => &["O-O"],
            _ if self.long.contains(&side) => &["O-O-O"],
            _ => return None,
        };
        Some(sides.iter().map(|&side| side.to_owned()).collect())
    }

    /// The word that somebody may have meant, who typed this one: one that begins so, or is hardly
    /// another.
    fn nearest(&self, typed: &str) -> Option<&str> {
        let typed = typed.to_lowercase();
        let len = typed.chars().count();
        if len < SHORTEST || !typed.chars().all(char::is_alphabetic) || self.all.contains(&typed) {
            return None;
        }
        let begun = self.all.iter().find(|word| word.starts_with(&typed));
        let alike = || {
            let distance = |word: &&String| strsim::osa_distance(word, &typed);
            let nearest = self.all.iter().min_by_key(distance)?;
            (distance(&nearest) <= if len > 5 { 2 } else { 1 }).then_some(nearest)
        };
        begun.or_else(alike).map(String::as_str)
    }
}

/// What decisions and sacrifices are called in every language.
const COMMANDS: [&str; 4] = ["sacrifice", "undo", "prevent", "accept"];

/// The shortest word that is taken for a mistyped one.
const SHORTEST: usize = 3;

/// A text in which a move is told by words of the language, in English notation: `knight to f7`,
/// `bishop takes e6`, `long castle`. Nothing where it has no such word, and both where it says only
/// that the king castles.
pub fn in_notation(language: Language, text: &str) -> Vec<String> {
    let words = words(language);
    if let Some(castling) = words.castling(text) {
        return castling;
    }
    let tokens: Vec<&str> = text.split_whitespace().collect();
    let mut has_words = false;
    let mut plain = String::with_capacity(text.len());
    for (index, token) in tokens.iter().enumerate() {
        let small = token.to_lowercase();
        let is_between = index > 0 && index + 1 < tokens.len();
        let is_filler = is_between && words.fillers.contains(&small);
        let captures = words.captures.contains(&small);
        has_words |= is_filler || captures;
        match (captures, is_filler) {
            (true, _) => plain.push('x'),
            (_, true) => {}
            _ => plain.push_str(token),
        }
    }
    let named = letters(language).words_in_english(&plain);
    named.or_else(|| has_words.then_some(plain)).into_iter().collect()
}

/// A text with the words in it that somebody may have meant who mistyped some; none where there are
/// none such.
pub fn corrected(language: Language, text: &str) -> Option<String> {
    let words = words(language);
    let tokens: Vec<(&str, Option<&str>)> =
        text.split_whitespace().map(|token| (token, words.nearest(token))).collect();
    let is_corrected = tokens.iter().any(|(_, word)| word.is_some());
    let corrected: Vec<&str> =
        tokens.into_iter().map(|(token, word)| word.unwrap_or(token)).collect();
    is_corrected.then(|| corrected.join(" "))
}

/// Why a text names no legal action, in one to three sentences, and what can be typed instead.
///
/// What was typed and what can be typed stand between backticks.
pub fn input_error(language: Language, error: &IllegalInput) -> String {
    let messages = error.messages().iter().map(|message| Message::from(message).format(language));
    messages.collect::<Vec<_>>().join(" ")
}
