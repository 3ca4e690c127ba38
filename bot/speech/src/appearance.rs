//! What themes and sizes of pictures are called.

use scene::{Size, Theme};

use crate::language::Language;

/// A theme's name.
pub fn theme(language: Language, theme: &Theme) -> String {
    language.format(&format!("theme-{}", theme.name), &[])
}

/// A size's name within a sentence.
pub fn size(language: Language, size: Size) -> String {
    language.format(&format!("size-{}", size.name()), &[])
}

/// A size's name in a menu, with what it means.
pub fn size_choice(language: Language, size: Size) -> String {
    let key = format!("size-{}.choice", size.name());
    language.format(&key, &[("pixels", i64::from(size.board()).into())])
}
