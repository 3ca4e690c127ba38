//! `/settings [theme] [size] [server]`: how pictures look, for who asks or for the server.

use async_trait::async_trait;
use render::{Size, THEMES, Theme};
use speech::appearance;

use super::Command;
use super::spec::{ChoiceSpec, CommandSpec, OptionKind, OptionSpec};
use crate::store::{Owner, SettingsChange};
use crate::ui::app::App;
use crate::ui::appearance::Appearance;
use crate::ui::error::Error;
use crate::ui::pictures::{self, drawn};
use crate::ui::refusal::Refusal;
use crate::ui::reply::{Reply, Response};
use crate::ui::request::{Asked, Options};
use crate::ui::views;

/// The choice that takes back what was chosen.
const DEFAULT: &str = "default";

/// The command.
pub(super) struct Settings;

#[async_trait]
impl Command for Settings {
    fn spec(&self) -> CommandSpec {
        let themes = THEMES.iter().map(|theme| {
            ChoiceSpec::new(theme.name, |language| appearance::theme(language, theme))
        });
        let sizes = Size::ALL.into_iter().map(|size| {
            ChoiceSpec::new(size.name(), |language| appearance::size_choice(language, size))
        });
        CommandSpec::new("settings")
            .with(OptionSpec {
                choices: or_default(themes),
                ..OptionSpec::new("settings", "theme", OptionKind::Text)
            })
            .with(OptionSpec {
                choices: or_default(sizes),
                ..OptionSpec::new("settings", "size", OptionKind::Text)
            })
            .with(OptionSpec::new("settings", "server", OptionKind::Flag))
    }

    async fn run(
        &self,
        app: &App,
        asked: &Asked<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let given = Given::read(options)?;
        if given.server && !asked.place.manages {
            return Err(Refusal::NotManager.into());
        }
        let owner = if given.server {
            Owner::Server(asked.place.guild)
        } else {
            Owner::Person(asked.person.id)
        };
        if given.changes() {
            app.store.change_settings(owner, given.change()).await?;
        }
        let preferences = app.preferences(asked).await?;
        let appearance = if given.server {
            preferences.shared_appearance()
        } else {
            preferences.own_appearance()
        };
        let preview =
            drawn(move || pictures::preview(Appearance { size: Size::Small, ..appearance }));
        let text = views::settings(asked.language, given.server, given.changes(), preferences);
        Ok(Reply::private(text).with_picture(preview.await?).into())
    }
}

/// What the command is given: none leaves as it is, and none within it opens what was chosen.
struct Given {
    server: bool,
    theme: Option<Option<&'static Theme>>,
    size: Option<Option<Size>>,
}

impl Given {
    fn read(options: &Options) -> Result<Self, Refusal> {
        let themes: Vec<&str> = THEMES.iter().map(|theme| theme.name).collect();
        Ok(Self {
            server: options.flag("server"),
            theme: chosen_anew(options, "theme", themes, Theme::by_name)?,
            size: chosen_anew(options, "size", Size::ALL.map(Size::name).to_vec(), Size::by_name)?,
        })
    }

    fn changes(&self) -> bool {
        self.theme.is_some() || self.size.is_some()
    }

    fn change(&self) -> SettingsChange<'static> {
        SettingsChange {
            theme: self.theme.map(|theme| theme.map(|theme| theme.name)),
            size: self.size.map(|size| size.map(Size::name)),
        }
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
    use crate::ui::request::Value;

    #[test]
    fn every_theme_and_size_can_be_chosen_and_unchosen() {
        let spec = Settings.spec();
        let values = |option: &str| -> Vec<String> {
            let option = spec.options.iter().find(|it| it.name == option).unwrap();
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
        let values = vec!["small", "normal", "large", "default"];
        let refusal = Refusal::BadOption { option: "size", values };
        assert_eq!(chosen("size", Some("huge")).unwrap_err(), refusal);
    }
}
