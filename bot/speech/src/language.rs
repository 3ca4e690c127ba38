//! The languages, and how one of them says something.

use std::sync::LazyLock;

use icu_locale_core::locale;
use unic_langid::langid;

use crate::fact::Fact;
use crate::tongue::Tongue;

/// A language that the bot speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Language {
    /// English, which has every sentence.
    #[default]
    English,
}

// Lists as in Britain: no comma before the last item.
static ENGLISH: LazyLock<Tongue> = LazyLock::new(|| {
    Tongue::new(
        &langid!("en"),
        &locale!("en-GB"),
        include_str!("../locales/en/nouns.ftl"),
        &[
            include_str!("../locales/en/account.ftl"),
            include_str!("../locales/en/appearance.ftl"),
            include_str!("../locales/en/board.ftl"),
            include_str!("../locales/en/buttons.ftl"),
            include_str!("../locales/en/commands.ftl"),
            include_str!("../locales/en/danger.ftl"),
            include_str!("../locales/en/ending.ftl"),
            include_str!("../locales/en/games/chess.ftl"),
            include_str!("../locales/en/games/gravitatur.ftl"),
            include_str!("../locales/en/games/superpermutation-d8.ftl"),
            include_str!("../locales/en/games/totem.ftl"),
            include_str!("../locales/en/menu.ftl"),
            include_str!("../locales/en/messages.ftl"),
            include_str!("../locales/en/next.ftl"),
            include_str!("../locales/en/picture.ftl"),
            include_str!("../locales/en/reading.ftl"),
            include_str!("../locales/en/refusal.ftl"),
        ],
    )
});

impl Language {
    /// Every language.
    pub const ALL: [Self; 1] = [Self::English];

    /// Its code, such as `en`, by which its files are found too.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// Discord's codes of it, such as `en-GB`: people who use Discord in one of these read it.
    pub const fn locales(self) -> &'static [&'static str] {
        match self {
            Self::English => &["en-US", "en-GB"],
        }
    }

    /// The language of a locale of Discord's, such as `de` or `es-419`, if the bot speaks it. Which
    /// region's it is makes no difference.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let (code, _) = locale.split_once(['-', '_']).unwrap_or((locale, ""));
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The sentence with this key, told with these facts. A key is a message of the language's
    /// files, or a message and one of its attributes: `check` or `climbs.led`.
    ///
    /// Where the language has no such sentence, English is taken; where English has none either,
    /// the key itself.
    pub fn say(self, key: &str, facts: &[(&'static str, Fact)]) -> String {
        let said = self.tongue().say(key, facts);
        let said = said.or_else(|| Self::English.tongue().say(key, facts));
        debug_assert!(said.is_some(), "nothing is said with the key {key}");
        said.unwrap_or_else(|| key.to_owned())
    }

    /// Whether the language has a sentence with this key.
    pub(crate) fn has(self, key: &str) -> bool {
        self.tongue().has(key)
    }

    fn tongue(self) -> &'static Tongue {
        match self {
            Self::English => &ENGLISH,
        }
    }
}
