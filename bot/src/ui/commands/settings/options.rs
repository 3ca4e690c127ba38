//! The options that `/settings` and `/config` share.

use render::{Size, THEMES, Theme};
use speech::{Language, appearance};

use super::super::spec::{ChoiceSpec, OptionKind, OptionSpec};
use crate::ui::interaction::Options;
use crate::ui::refusal::Refusal;

/// The choice that takes back what was chosen.
pub(super) const DEFAULT: &str = "default";

/// The options by which a theme, a size and a language are chosen.
pub(in crate::ui::commands) fn options(command: &str) -> [OptionSpec; 3] {
    let themes = THEMES
        .iter()
        .map(|theme| ChoiceSpec::new(theme.name, |language| appearance::theme(language, theme)));
    let sizes = Size::ALL.into_iter().map(|size| {
        ChoiceSpec::new(size.name(), |language| appearance::size_choice(language, size))
    });
    // Everybody finds their own language by its own name.
    let languages = Language::ALL.into_iter().map(|it| ChoiceSpec::new(it.code(), |_| it.name()));
    [
        ("theme", or_default(themes)),
        ("size", or_default(sizes)),
        ("language", or_default(languages)),
    ]
    .map(|(name, choices)| OptionSpec {
        choices,
        ..OptionSpec::new(command, name, OptionKind::Text)
    })
}

/// What these options are given: none leaves as it is, and none within it opens what was chosen.
pub(in crate::ui::commands) struct SettingsOptions {
    theme: Option<Option<&'static Theme>>,
    size: Option<Option<Size>>,
    language: Option<Option<Language>>,
}

impl SettingsOptions {
    /// What is given.
    ///
    /// # Errors
    ///
    /// Refused, with what would do, where it is something else.
    pub(in crate::ui::commands) fn read(options: &Options) -> Result<Self, Refusal> {
        let themes: Vec<&str> = THEMES.iter().map(|theme| theme.name).collect();
        let languages = Language::ALL.map(Language::code).to_vec();
        Ok(Self {
            theme: chosen_anew(options, "theme", themes, Theme::by_name)?,
            size: chosen_anew(options, "size", Size::ALL.map(Size::name).to_vec(), Size::by_name)?,
            language: chosen_anew(options, "language", languages, Language::of_locale)?,
        })
    }

    /// Stores it: a theme, a size and a language.
    pub(in crate::ui::commands) fn store(
        &self,
        theme: &mut Option<String>,
        size: &mut Option<String>,
        language: &mut Option<String>,
    ) {
        store(theme, self.theme.map(|theme| theme.map(|theme| theme.name)));
        store(size, self.size.map(|size| size.map(Size::name)));
        store(language, self.language.map(|language| language.map(Language::code)));
    }
}

/// Stores the name of what is chosen anew, if anything is; none for the default.
pub(in crate::ui::commands) fn store(
    stored: &mut Option<String>,
    chosen: Option<Option<&'static str>>,
) {
    if let Some(name) = chosen {
        *stored = name.map(str::to_owned);
    }
}

/// These choices, and last the way back to the default.
fn or_default(choices: impl Iterator<Item = ChoiceSpec>) -> Vec<ChoiceSpec> {
    choices.chain([ChoiceSpec::plain(DEFAULT)]).collect()
}

/// What an option chooses anew: one of what has these names, or none for the default.
///
/// # Errors
///
/// Refused, with the names, where it is something else, as from commands of an older version.
fn chosen_anew<T>(
    options: &Options,
    option: &'static str,
    names: Vec<&'static str>,
    by_name: impl Fn(&str) -> Option<T>,
) -> Result<Option<Option<T>>, Refusal> {
    let names = || names.into_iter().chain([DEFAULT]).collect();
    options.named(option, names, |name| match name {
        DEFAULT => Some(None),
        name => by_name(name).map(Some),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::interaction::Value;
    use crate::ui::refusal::bad_option;

    #[test]
    fn every_theme_and_size_can_be_chosen_and_unchosen() {
        let options = options("settings");
        let values = |option: &str| -> Vec<String> {
            let option = options.iter().find(|it| it.name == option).unwrap();
            option.choices.iter().map(|choice| choice.value.clone()).collect()
        };
        let themes: Vec<&str> = THEMES.iter().map(|it| it.name).chain([DEFAULT]).collect();
        assert_eq!(values("theme"), themes);
        assert_eq!(values("size"), ["small", "normal", "large", "default"]);
    }

    #[test]
    fn a_choice_is_a_name_the_default_or_refused_with_what_it_may_be() {
        let chosen = |option: &'static str, value: Option<&str>| {
            let value = value.map(|it| ("size".to_owned(), Value::Text(it.to_owned())));
            let options = Options(value.into_iter().collect());
            chosen_anew(&options, option, Size::ALL.map(Size::name).to_vec(), Size::by_name)
        };
        assert_eq!(chosen("size", None).unwrap(), None);
        assert_eq!(chosen("size", Some(DEFAULT)).unwrap(), Some(None));
        assert_eq!(chosen("size", Some("large")).unwrap(), Some(Some(Size::Large)));
        assert_eq!(chosen("theme", Some("large")).unwrap(), None);
        let refusal = bad_option("size", &["small", "normal", "large", "default"]);
        assert_eq!(chosen("size", Some("huge")).unwrap_err(), refusal);
    }
}
