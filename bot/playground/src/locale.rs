//! The languages that Discord's clients and servers can be set to.

/// What somebody's language is until it is changed.
pub(crate) const DEFAULT: &str = "en-US";

/// All of them, by Discord's names.
const ALL: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// Whether Discord has this language.
pub(crate) fn is_known(locale: &str) -> bool {
    ALL.contains(&locale)
}
