//! The languages by Discord's codes of them.

use std::collections::HashSet;

use speech::Language;

/// All locales that Discord knows.
const LOCALES: [&str; 33] = [
    "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr",
    "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr",
    "uk", "vi", "zh-CN", "zh-HK", "zh-TW",
];

#[test]
fn every_language_has_locales_of_its_own_that_discord_knows() {
    let mut seen = HashSet::new();
    for language in Language::ALL {
        assert!(!language.locales().is_empty(), "{language:?}");
        for locale in language.locales() {
            assert!(LOCALES.contains(locale), "{locale}");
            assert!(seen.insert(locale), "{locale} is of two languages");
            assert_eq!(Language::of_locale(locale), Some(language));
        }
        // No locale of the language is left out.
        let ours = LOCALES.iter().filter(|it| Language::of_locale(it) == Some(language));
        assert_eq!(ours.count(), language.locales().len(), "{language:?}");
        assert_eq!(Language::of_locale(language.code()), Some(language));
    }
}

#[test]
fn a_locale_is_read_whatever_its_region() {
    for locale in ["en", "en-US", "en-GB", "en-AU", "EN_us"] {
        assert_eq!(Language::of_locale(locale), Some(Language::English), "{locale}");
    }
    for locale in ["", "-", "-en", "eng", "english", "x-en", "zh-TW"] {
        assert_eq!(Language::of_locale(locale), None, "{locale}");
    }
}
