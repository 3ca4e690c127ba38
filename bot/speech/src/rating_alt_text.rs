//! The curve of a rating in words.

use crate::language::Language;
use crate::picture::ALT_LIMIT;
use crate::variant_names;
use rules::Variant;

/// What the picture of a rating shows, for those who do not see it, at most [`ALT_LIMIT`] characters:
/// whose rating `name` says, and `ratings` are those that it shows, the oldest first.
pub fn rating_alt_text(
    language: Language,
    variant: &dyn Variant,
    name: &str,
    ratings: &[i64],
) -> String {
    let number = |rating: Option<&i64>| rating.map_or_else(String::new, i64::to_string).into();
    let facts = [
        ("name", name.chars().take(ALT_LIMIT / 4).collect::<String>().into()),
        ("variant", variant_names::name(language, variant).into()),
        ("count", ratings.len().saturating_sub(1).into()),
        ("first", number(ratings.first())),
        ("latest", number(ratings.last())),
        ("lowest", number(ratings.iter().min())),
        ("highest", number(ratings.iter().max())),
    ];
    language.format("curve-shown", &facts)
}
