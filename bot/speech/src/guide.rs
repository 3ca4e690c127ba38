//! The rules of the games, for people.

use rules::Variant;
use rules::variants::GuidePage;

use crate::games;
use crate::language::Language;

/// A page of a game's rules under its heading, in Markdown as Discord takes it; none where the
/// game has no such page. Pages are counted from 0. The text ends with what the page's picture
/// shows, and on the first page with whose game it is.
pub fn page(language: Language, variant: &dyn Variant, number: usize) -> Option<String> {
    let pages = variant.guide();
    let page = pages.get(number)?;
    let facts = [
        ("game", games::name(language, variant).into()),
        ("title", language.say(&format!("{}.title", key(variant, page)), &[]).into()),
        ("number", (number + 1).into()),
        ("count", pages.len().into()),
    ];
    let heading = language.say("guide-heading", &facts);
    let text = format!("{heading}\n{}", language.say(&key(variant, page), &[]));
    if number > 0 {
        return Some(text);
    }
    let credit = language.say(&format!("game-{}.credit", variant.id()), &[]);
    Some(format!("{text}\n-# {credit}"))
}

fn key(variant: &dyn Variant, page: &GuidePage) -> String {
    format!("guide-{}-{}", variant.id(), page.key)
}
