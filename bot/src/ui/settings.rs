//! What users and servers can set: one table, from which options, parsing and listing follow.

use render::{Size, THEMES, Theme};
use rules::Variant;
use rules::variants::VARIANTS;
use speech::{Language, appearance, variant_names};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::commands::{ChoiceSpec, OptionKind, OptionSpec};
use crate::game::TimeControl;
use crate::store::{StoredSettings, StoredValue};
use crate::ui::{Options, Refusal};

/// The choice that takes back what was set.
const DEFAULT: &str = "default";

/// Something that can be set; its name is that of its option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Setting {
    /// The colours of pictures.
    Theme,
    /// How large pictures are.
    Size,
    Language,
    /// Whether turns are confirmed.
    Confirm,
    /// Whether the user is pinged.
    Pings,
    /// Whether the user gets tips in their first games of a variant.
    Tips,
    /// Whether the user's portrait is shown.
    Portrait,
    /// How long turns take if nobody says, which may be without a limit.
    Pace,
    /// Whether every board has the server's theme.
    OneTheme,
    /// Whether every board is seen from White's side.
    WhiteBelow,
    /// Whether games are rated unless asked otherwise.
    Rated,
    /// Whether challenges to somebody open threads unless they say otherwise.
    Threads,
    /// Whether portraits of players are shown.
    Portraits,
    /// Of which games the puzzle of the day is.
    PuzzleGames,
}

/// Who can set something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingScope {
    Both,
    User,
    Guild,
}

/// What values a setting takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ValueKind {
    Theme,
    Size,
    Language,
    Pace,
    Games,
    /// Yes or no, and which holds where nobody has chosen.
    Flag(bool),
}

/// A value of a setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingValue {
    Theme(&'static Theme),
    Size(Size),
    Language(Language),
    Pace(Option<TimeControl>),
    Games(GameSet),
    Flag(bool),
}

/// One game or several, each by its bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameSet(u64);

impl GameSet {
    /// The games with these ids; none where there is no such game any more.
    pub fn of<'a>(ids: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        let place = |id: &str| VARIANTS.iter().position(|variant| variant.id() == id);
        let bits = ids.into_iter().filter_map(place).fold(0, |bits, place| bits | 1 << place);
        Some(Self(bits)).filter(|it| it.0 != 0)
    }

    /// The games, in the order of the registry.
    pub fn games(self) -> impl Iterator<Item = &'static dyn Variant> {
        let games = VARIANTS.iter().copied().enumerate();
        games.filter_map(move |(place, game)| (self.0 >> place & 1 == 1).then_some(game))
    }

    /// Their ids.
    pub fn ids(self) -> Vec<&'static str> {
        self.games().map(Variant::id).collect()
    }
}

impl Setting {
    /// The table: who sets it, what it takes, and the sentence that lists it.
    const fn row(self) -> (SettingScope, ValueKind, &'static str) {
        use SettingScope::{Both, Guild, User};
        match self {
            Self::Theme => (Both, ValueKind::Theme, "setting-theme"),
            Self::Size => (Both, ValueKind::Size, "setting-size"),
            Self::Language => (Both, ValueKind::Language, "setting-language"),
            Self::Confirm => (User, ValueKind::Flag(false), "setting-confirm"),
            Self::Pings => (User, ValueKind::Flag(true), "setting-pings"),
            Self::Tips => (User, ValueKind::Flag(true), "setting-tips"),
            Self::Portrait => (User, ValueKind::Flag(true), "setting-portrait"),
            Self::Pace => (Guild, ValueKind::Pace, "setting-pace"),
            Self::OneTheme => (Guild, ValueKind::Flag(false), "setting-one-theme"),
            Self::WhiteBelow => (Guild, ValueKind::Flag(false), "setting-white-below"),
            Self::Rated => (Guild, ValueKind::Flag(true), "setting-rated"),
            Self::Threads => (Guild, ValueKind::Flag(true), "setting-threads"),
            Self::Portraits => (Guild, ValueKind::Flag(true), "setting-portraits"),
            Self::PuzzleGames => (Guild, ValueKind::Games, "setting-puzzle-games"),
        }
    }

    /// Whether guilds alone set it.
    pub const fn is_of_guilds(self) -> bool {
        matches!(self.row().0, SettingScope::Guild)
    }

    /// Of a yes or no, which of them holds where nobody has chosen.
    pub const fn default_flag(self) -> Option<bool> {
        match self.row().1 {
            ValueKind::Flag(default) => Some(default),
            _ => None,
        }
    }

    /// Those that users, or guilds, set.
    pub fn of(scope: SettingScope) -> impl Iterator<Item = Self> {
        let is_theirs = move |it: &Self| [SettingScope::Both, scope].contains(&it.row().0);
        Self::VARIANTS.iter().copied().filter(is_theirs)
    }

    /// The sentence that lists it.
    pub const fn message(self) -> &'static str {
        self.row().2
    }

    /// Its value by a name; none if it has none of that name, any more.
    fn value(self, name: &str) -> Option<SettingValue> {
        match self.row().1 {
            ValueKind::Theme => Theme::by_name(name).map(SettingValue::Theme),
            ValueKind::Size => Size::by_name(name).map(SettingValue::Size),
            ValueKind::Language => Language::of_locale(name).map(SettingValue::Language),
            ValueKind::Pace => TimeControl::by_name(name).map(SettingValue::Pace),
            ValueKind::Games => GameSet::of(name.split(' ')).map(SettingValue::Games),
            ValueKind::Flag(_) => None,
        }
    }

    /// Its value as it is stored; none by a name that is gone. Fails on a value of another type.
    fn read(self, stored: &StoredValue) -> Result<Option<SettingValue>, ()> {
        match (self.default_flag(), stored) {
            (Some(_), StoredValue::Flag(flag)) => Ok(Some(SettingValue::Flag(*flag))),
            (None, StoredValue::Name(name)) => Ok(self.value(name)),
            _ => Err(()),
        }
    }

    /// Its values; of what has a menu of its own none.
    fn values(self) -> Vec<SettingValue> {
        match self.row().1 {
            ValueKind::Theme | ValueKind::Games => Vec::new(),
            ValueKind::Size => Size::ALL.map(SettingValue::Size).to_vec(),
            ValueKind::Language => Language::ALL.map(SettingValue::Language).to_vec(),
            ValueKind::Pace => TimeControl::names()
                .into_iter()
                .filter_map(TimeControl::by_name)
                .map(SettingValue::Pace)
                .collect(),
            ValueKind::Flag(_) => [true, false].map(SettingValue::Flag).to_vec(),
        }
    }

    /// The names of its values, as they are typed and stored, and what people see of each; of a
    /// flag nothing.
    fn choices(self) -> Vec<ChoiceSpec> {
        let choices: Vec<ChoiceSpec> = match self.row().1 {
            ValueKind::Theme => {
                let say = |it: &'static Theme| {
                    ChoiceSpec::new(it.name, move |language| appearance::theme(language, it))
                };
                THEMES.iter().map(say).collect()
            }
            ValueKind::Size => {
                let say = |it: Size| {
                    ChoiceSpec::new(it.name(), |language| appearance::size_choice(language, it))
                };
                Size::ALL.map(say).to_vec()
            }
            // Everybody finds their own language by its own name.
            ValueKind::Language => {
                Language::ALL.map(|it| ChoiceSpec::new(it.code(), |_| it.name())).to_vec()
            }
            ValueKind::Pace => {
                return TimeControl::names().into_iter().map(ChoiceSpec::plain).collect();
            }
            ValueKind::Games => {
                let choice = |it: &&'static dyn Variant| {
                    ChoiceSpec::new(it.id(), |language| variant_names::name(language, *it))
                };
                VARIANTS.iter().map(choice).collect()
            }
            ValueKind::Flag(_) => return Vec::new(),
        };
        choices.into_iter().chain([ChoiceSpec::plain(DEFAULT)]).collect()
    }
}

impl SettingValue {
    /// Its name, as it is typed and stored; of a flag that in a menu.
    fn name(self) -> String {
        let name = match self {
            Self::Theme(theme) => theme.name,
            Self::Size(size) => size.name(),
            Self::Language(language) => language.code(),
            Self::Pace(pace) => TimeControl::name(pace),
            Self::Games(games) => return games.ids().join(" "),
            Self::Flag(true) => "yes",
            Self::Flag(false) => "no",
        };
        name.to_owned()
    }

    /// As it is stored.
    fn stored(self) -> StoredValue {
        match self {
            Self::Flag(flag) => StoredValue::Flag(flag),
            named => StoredValue::Name(named.name()),
        }
    }
}

/// What of a menu takes back all that was set.
pub const RESET: &str = DEFAULT;

/// What can be chosen where these settings are in effect: each with what it is called in a menu.
pub fn choices(
    scope: SettingScope,
    in_effect: &ChosenSettings,
) -> impl Iterator<Item = (String, Setting, SettingValue)> {
    let others = move |setting: Setting| {
        let now = in_effect.values[setting as usize];
        let values = setting.values().into_iter().filter(move |it| Some(*it) != now);
        values.map(move |value| (menu_name(setting, value), setting, value))
    };
    Setting::of(scope).flat_map(others)
}

/// What a value of a setting is called in a menu.
fn menu_name(setting: Setting, value: SettingValue) -> String {
    format!("{}:{}", <&str>::from(setting), value.name())
}

/// The name of a setting of which the value cannot be read, if there is one.
pub fn unreadable_setting(stored: &StoredSettings) -> Option<&'static str> {
    let is_unreadable = |setting: Setting| {
        stored.get(setting.into()).is_some_and(|value| setting.read(value).is_err())
    };
    Setting::VARIANTS.iter().find(|setting| is_unreadable(**setting)).map(Into::into)
}

/// The options by which a command changes settings.
pub fn options(command: &str, scope: SettingScope) -> Vec<OptionSpec> {
    let option = |setting: Setting| {
        let kind =
            if setting.default_flag().is_some() { OptionKind::Flag } else { OptionKind::Text };
        OptionSpec { choices: setting.choices(), ..OptionSpec::new(command, setting.into(), kind) }
    };
    Setting::of(scope).map(option).collect()
}

/// What is to be changed: a new value each, or none for the default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SettingsChange(Vec<(Setting, Option<SettingValue>)>);

impl SettingsChange {
    /// One new value.
    pub fn to(setting: Setting, value: SettingValue) -> Self {
        Self(vec![(setting, Some(value))])
    }

    /// What options ask for. Refused, with all values, if an option has another one, as in commands
    /// of an older version.
    pub fn read(options: &Options, scope: SettingScope) -> Result<Self, Refusal> {
        let mut changes = Vec::new();
        for setting in Setting::of(scope) {
            let name = setting.into();
            let flag = options.given_flag(name).map(|flag| Some(SettingValue::Flag(flag)));
            let value = |given: &str| match given {
                DEFAULT if setting.row().1 != ValueKind::Pace => Some(None),
                given => setting.value(given).map(Some),
            };
            let names = || setting.choices().into_iter().map(|it| it.value).collect();
            let chosen = options.named(name, names, value)?;
            changes.extend(chosen.or(flag).map(|value| (setting, value)));
        }
        Ok(Self(changes))
    }

    /// What was chosen from a menu; none if that is not there any more.
    pub fn chosen(name: &str, scope: SettingScope) -> Option<Self> {
        if name == RESET {
            return Some(Self(Setting::of(scope).map(|setting| (setting, None)).collect()));
        }
        let named = |&setting: &Setting| {
            let mut values = setting.values().into_iter();
            let value = values.find(|value| menu_name(setting, *value) == name)?;
            Some(Self::to(setting, value))
        };
        Setting::of(scope).find_map(|setting| named(&setting))
    }

    /// Makes the changes.
    pub fn apply(&self, stored: &mut StoredSettings) {
        for &(setting, value) in &self.0 {
            stored.set(setting.into(), value.map(SettingValue::stored));
        }
    }
}

/// What a user or a guild has set; what is none is left open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ChosenSettings {
    values: [Option<SettingValue>; Setting::COUNT],
    /// The language that Discord says is a guild's; outside guilds that of who opens something.
    pub locale: Option<Language>,
}

impl ChosenSettings {
    /// Nothing, where all is said in this language.
    pub fn speaking(language: Language) -> Self {
        Self { locale: Some(language), ..Self::default() }
    }

    /// The same with a value.
    #[must_use]
    pub fn with(mut self, setting: Setting, value: impl Into<Option<SettingValue>>) -> Self {
        self.values[setting as usize] = value.into();
        self
    }

    /// What is set.
    pub fn iter(&self) -> impl Iterator<Item = (Setting, SettingValue)> {
        let values = Setting::VARIANTS.iter().copied().zip(self.values);
        values.filter_map(|(setting, value)| Some((setting, value?)))
    }

    /// The colours of pictures.
    pub fn theme(&self) -> Option<&'static Theme> {
        match self.values[Setting::Theme as usize] {
            Some(SettingValue::Theme(theme)) => Some(theme),
            _ => None,
        }
    }

    /// How large pictures are.
    pub fn size(&self) -> Option<Size> {
        match self.values[Setting::Size as usize] {
            Some(SettingValue::Size(size)) => Some(size),
            _ => None,
        }
    }

    /// The language.
    pub fn language(&self) -> Option<Language> {
        match self.values[Setting::Language as usize] {
            Some(SettingValue::Language(language)) => Some(language),
            _ => None,
        }
    }

    /// How long turns take if nobody says, which may be without a limit.
    pub fn pace(&self) -> Option<TimeControl> {
        match self.values[Setting::Pace as usize] {
            Some(SettingValue::Pace(pace)) => pace,
            _ => None,
        }
    }

    /// Of which games the puzzle of the day is; none: of all.
    pub fn puzzle_games(&self) -> Option<GameSet> {
        match self.values[Setting::PuzzleGames as usize] {
            Some(SettingValue::Games(games)) => Some(games),
            _ => None,
        }
    }

    /// Whether something is so that can be set to yes or no: as chosen, or else by default.
    pub fn is_on(&self, setting: Setting) -> bool {
        match self.values[setting as usize] {
            Some(SettingValue::Flag(flag)) => flag,
            _ => setting.default_flag() == Some(true),
        }
    }

    /// The language of a guild that has set this.
    pub fn server_language(&self) -> Language {
        self.language().or(self.locale).unwrap_or_default()
    }
}

impl From<StoredSettings> for ChosenSettings {
    fn from(stored: StoredSettings) -> Self {
        let value = |&setting: &Setting| {
            let name = setting.into();
            setting.read(stored.get(name)?).unwrap_or_else(|()| {
                tracing::error!(setting = name, "a setting cannot be read, and its default holds");
                None
            })
        };
        let mut values = Setting::VARIANTS.iter().map(value);
        Self {
            values: std::array::from_fn(|_| values.next().flatten()),
            locale: stored.locale().and_then(Language::of_locale),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::interaction::Value;
    use crate::ui::refusal::bad_option;

    fn read(option: &str, value: &str) -> Result<SettingsChange, Refusal> {
        let options = Options(vec![(option.to_owned(), Value::Text(value.to_owned()))]);
        SettingsChange::read(&options, SettingScope::Guild)
    }

    #[test]
    fn every_choice_is_a_value_and_kept_as_it_was_set() {
        for &setting in Setting::VARIANTS {
            let names = setting.choices().into_iter().map(|it| it.value);
            for name in names.filter(|name| *name != DEFAULT) {
                let value = setting.value(name).expect(name);
                let mut stored = StoredSettings::default();
                SettingsChange::to(setting, value).apply(&mut stored);
                let kept = ChosenSettings::from(stored.clone());
                assert_eq!(kept.iter().collect::<Vec<_>>(), [(setting, value)]);
                SettingsChange(vec![(setting, None)]).apply(&mut stored);
                assert_eq!(ChosenSettings::from(stored), ChosenSettings::default());
            }
        }
    }

    #[test]
    fn a_value_of_another_type_is_none_and_told() {
        let stored = |name: &str, value: StoredValue| {
            let mut stored = StoredSettings::default();
            stored.set(name, Some(value));
            stored
        };
        let text = || StoredValue::Name("yes".to_owned());
        for (name, value) in [("confirm", text()), ("theme", StoredValue::Flag(true))] {
            let stored = stored(name, value);
            assert_eq!(unreadable_setting(&stored), Some(name));
            assert_eq!(ChosenSettings::from(stored), ChosenSettings::default());
        }
        // What is named so no more, and what only a later version knows.
        assert_eq!(unreadable_setting(&stored("theme", text())), None);
        assert_eq!(unreadable_setting(&stored("later", text())), None);
    }

    #[test]
    fn an_option_is_a_value_the_default_or_refused_with_what_it_may_be() {
        let large = SettingsChange::to(Setting::Size, SettingValue::Size(Size::Large));
        assert_eq!(read("size", "large"), Ok(large));
        assert_eq!(read("size", DEFAULT), Ok(SettingsChange(vec![(Setting::Size, None)])));
        assert_eq!(read("none", "large"), Ok(SettingsChange::default()));
        let refusal = bad_option("size", &["small", "normal", "large", "default"]);
        assert_eq!(read("size", "huge"), Err(refusal));
        assert!(read("pace", DEFAULT).is_err(), "no pace is a pace");
    }
}
