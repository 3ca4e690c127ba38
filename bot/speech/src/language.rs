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
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// Korean.
    Korean,
    /// Russian.
    Russian,
}

macro_rules! file {
    ($code:literal, $name:literal) => {
        include_str!(concat!("../locales/", $code, "/", $name, ".ftl"))
    };
}

/// A language by the folder of its files, and the locale by whose data lists are joined.
macro_rules! tongue {
    ($code:literal, $lists:literal) => {
        LazyLock::new(|| {
            let sentences = [
                file!($code, "account"),
                file!($code, "appearance"),
                file!($code, "board"),
                file!($code, "buttons"),
                file!($code, "commands"),
                file!($code, "danger"),
                file!($code, "ending"),
                file!($code, "files"),
                file!($code, "forget"),
                file!($code, "games/chess"),
                file!($code, "games/gravitatur"),
                file!($code, "games/superpermutation-d8"),
                file!($code, "games/totem"),
                file!($code, "hint"),
                file!($code, "lessons"),
                file!($code, "limits"),
                file!($code, "lists"),
                file!($code, "menu"),
                file!($code, "messages"),
                file!($code, "next"),
                file!($code, "odds"),
                file!($code, "offers"),
                file!($code, "outside"),
                file!($code, "picture"),
                file!($code, "puzzle"),
                file!($code, "reading"),
                file!($code, "records"),
                file!($code, "refusal"),
                file!($code, "review"),
                file!($code, "rights"),
                file!($code, "settings"),
                file!($code, "time"),
                file!($code, "tips"),
            ];
            Tongue::new(&langid!($code), &locale!($lists), file!($code, "nouns"), &sentences)
        })
    };
}

// Lists as in Britain: no comma before the last item.
static ENGLISH: LazyLock<Tongue> = tongue!("en", "en-GB");
static GERMAN: LazyLock<Tongue> = tongue!("de", "de");
static SPANISH: LazyLock<Tongue> = tongue!("es", "es");
static KOREAN: LazyLock<Tongue> = tongue!("ko", "ko");
static RUSSIAN: LazyLock<Tongue> = tongue!("ru", "ru");

impl Language {
    /// Every language.
    pub const ALL: [Self; 5] =
        [Self::English, Self::German, Self::Spanish, Self::Korean, Self::Russian];

    /// Its code, such as `en`, by which its files are found too.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Spanish => "es",
            Self::Korean => "ko",
            Self::Russian => "ru",
        }
    }

    /// What it calls itself, such as `Deutsch`.
    pub fn name(self) -> String {
        self.say("language-name", &[])
    }

    /// Discord's codes of it, such as `en-GB`: people who use Discord in one of these read it.
    pub const fn locales(self) -> &'static [&'static str] {
        match self {
            Self::English => &["en-US", "en-GB"],
            Self::German => &["de"],
            Self::Spanish => &["es-ES", "es-419"],
            Self::Korean => &["ko"],
            Self::Russian => &["ru"],
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
            Self::German => &GERMAN,
            Self::Spanish => &SPANISH,
            Self::Korean => &KOREAN,
            Self::Russian => &RUSSIAN,
        }
    }
}
