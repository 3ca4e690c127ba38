//! What the games are called, and what is special about each.

use rules::Variant;
use rules::variants::by_id;

use crate::language::Language;

/// A game's name.
pub fn name(language: Language, variant: &dyn Variant) -> String {
    language.format(&key(variant), &[])
}

/// The name of the game with this id; the id itself where no game has it.
pub fn name_by_id(language: Language, id: &str) -> String {
    by_id(id).map_or_else(|| id.to_owned(), |variant| name(language, variant))
}

/// What is special about a game, in one sentence of at most 100 characters.
pub fn summary(language: Language, variant: &dyn Variant) -> String {
    language.format(&format!("{}.summary", key(variant)), &[])
}

fn key(variant: &dyn Variant) -> String {
    format!("game-{}", variant.id())
}
