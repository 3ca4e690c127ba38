//! The languages, and how one of them says something.

use std::sync::OnceLock;

use include_dir::{Dir, include_dir};

use crate::fact::Fact;
use crate::locale_bundle::LocaleBundle;

/// A folder for each language by its code, and in it what it says.
static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// What is known of a language beside its files.
struct Locale {
    /// Its code, by which its files are found too.
    code: &'static str,
    /// Discord's codes of it.
    discord: &'static [&'static str],
    /// The locale by whose data lists are joined.
    lists: &'static str,
}

macro_rules! languages {
    ($($name:ident => $locale:expr,)+) => {
        /// A language that the bot speaks. English has every sentence.
        #[allow(missing_docs, reason = "each is named in English")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
        pub enum Language {
            #[default]
            $($name),+
        }

        const LOCALES: &[Locale] = &[$($locale),+];

        impl Language {
            /// Every language.
            pub const ALL: [Self; LOCALES.len()] = [$(Self::$name),+];
        }
    };
}

languages! {
    // Lists as in Britain: no comma before the last item.
    English => Locale { code: "en", discord: &["en-US", "en-GB"], lists: "en-GB" },
    German => Locale { code: "de", discord: &["de"], lists: "de" },
    Spanish => Locale { code: "es", discord: &["es-ES", "es-419"], lists: "es" },
    Korean => Locale { code: "ko", discord: &["ko"], lists: "ko" },
    Russian => Locale { code: "ru", discord: &["ru"], lists: "ru" },
}

impl Language {
    const fn locale(self) -> &'static Locale {
        &LOCALES[self as usize]
    }

    /// Its code, such as `en`, by which its files are found too.
    pub const fn code(self) -> &'static str {
        self.locale().code
    }

    /// What it calls itself, such as `Deutsch`.
    pub fn name(self) -> String {
        self.format("language-name", &[])
    }

    /// Discord's codes of it, such as `en-GB`: people who use Discord in one of these read it.
    pub const fn locales(self) -> &'static [&'static str] {
        self.locale().discord
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
    pub fn format(self, key: &str, facts: &[(&'static str, Fact)]) -> String {
        let said = self.bundle().format(key, facts);
        let said = said.or_else(|| Self::English.bundle().format(key, facts));
        debug_assert!(said.is_some(), "nothing is said with the key {key}");
        said.unwrap_or_else(|| key.to_owned())
    }

    /// Whether the language has a sentence with this key.
    pub(crate) fn has(self, key: &str) -> bool {
        self.bundle().has(key)
    }

    fn bundle(self) -> &'static LocaleBundle {
        static BUNDLES: [OnceLock<LocaleBundle>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        BUNDLES[self as usize].get_or_init(|| {
            let files = FILES.get_dir(self.code()).expect("a language has a folder");
            LocaleBundle::new(self.code(), self.locale().lists, files)
        })
    }
}
