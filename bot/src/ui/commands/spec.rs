//! What is told of a command where it is registered with Discord.

use std::collections::BTreeMap;

use rules::variants::VARIANTS;
use rules::{Color, Variant};
use speech::{Language, commands, variant_names};

use crate::game::TimeControl;
use crate::ui::{Options, Refusal};

/// A text in further languages, by Discord's codes of them.
pub type Localizations = BTreeMap<&'static str, String>;

/// A command.
#[derive(Clone, Debug)]
pub struct CommandSpec {
    /// At most 32 characters, of a slash command in lower case.
    pub name: &'static str,
    /// The name in the other languages; a slash command has none.
    pub name_localizations: Localizations,
    /// What it does, in English; one on a person has none.
    pub description: String,
    /// The same in the other languages.
    pub description_localizations: Localizations,
    /// Those that are required first.
    pub options: Vec<OptionSpec>,
    /// Whether it is one on a person, and no slash command.
    pub is_user_command: bool,
    /// Whether it works in servers alone that the bot was invited to.
    pub is_for_servers: bool,
    /// Whether it is offered to those alone who may manage the server.
    pub is_for_managers: bool,
}

impl CommandSpec {
    /// A slash command without options.
    pub fn new(name: &'static str) -> Self {
        let say = |language| commands::description(language, name);
        Self {
            description: say(Language::default()),
            description_localizations: localizations(&further_languages(), say),
            is_user_command: false,
            ..Self::on_person(name)
        }
    }

    /// A command on a person.
    pub fn on_person(name: &'static str) -> Self {
        Self {
            name,
            name_localizations: BTreeMap::new(),
            description: String::new(),
            description_localizations: BTreeMap::new(),
            options: Vec::new(),
            is_user_command: true,
            is_for_servers: false,
            is_for_managers: false,
        }
    }

    /// The same with the name that the message with this id has in the other languages.
    #[must_use]
    pub fn named_by(self, id: &str) -> Self {
        let say = |language: Language| language.format(id, &[]);
        Self { name_localizations: localizations(&further_languages(), say), ..self }
    }

    /// The same for servers only that the bot was invited to.
    #[must_use]
    pub fn in_servers(self) -> Self {
        Self { is_for_servers: true, ..self }
    }

    /// The same for those alone who may manage the server.
    #[must_use]
    pub fn for_managers(self) -> Self {
        Self { is_for_managers: true, ..self }
    }

    /// The same with an option that may be left out.
    #[must_use]
    pub fn option(self, name: &'static str, kind: OptionKind) -> Self {
        let option = OptionSpec::new(self.name, name, kind);
        self.with(option)
    }

    /// The same with a number.
    #[must_use]
    pub fn number(self, name: &'static str, least: u64, most: Option<u64>) -> Self {
        let option = OptionSpec::new(self.name, name, OptionKind::Number);
        self.with(OptionSpec { min_value: Some(least), max_value: most, ..option })
    }

    /// The same with a text of at most so many characters.
    #[must_use]
    pub fn text(self, name: &'static str, longest: u16) -> Self {
        let option = OptionSpec::new(self.name, name, OptionKind::Text);
        self.with(OptionSpec { max_length: Some(longest), ..option })
    }

    /// The same with a choice of these values.
    #[must_use]
    pub fn choice(self, name: &'static str, values: &[&'static str]) -> Self {
        let choices = values.iter().map(|value| ChoiceSpec::plain(value)).collect();
        let option = OptionSpec::new(self.name, name, OptionKind::Text);
        self.with(OptionSpec { choices, ..option })
    }

    /// The same with a choice of game.
    #[must_use]
    pub fn variant(self, required: bool) -> Self {
        let option = OptionSpec { required, ..OptionSpec::variant(self.name) };
        self.with(option)
    }

    /// The same with a further option.
    #[must_use]
    pub fn with(mut self, option: OptionSpec) -> Self {
        self.options.push(option);
        self
    }
}

/// What an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    Text,
    /// A whole number.
    Number,
    /// Yes or no.
    Flag,
    /// A person.
    User,
    /// A text or announcement channel of the server.
    Channel,
    File,
}

/// One option of a command.
#[derive(Clone, Debug)]
pub struct OptionSpec {
    /// Lower case, at most 32 characters.
    pub name: &'static str,
    /// What it is for, in English.
    pub description: String,
    /// The same in the other languages.
    pub description_localizations: Localizations,
    /// What it takes.
    pub kind: OptionKind,
    /// Whether the command cannot do without it.
    pub required: bool,
    /// Whether the bot suggests values while it is typed.
    pub autocomplete: bool,
    /// The longest text that it takes.
    pub max_length: Option<u16>,
    /// The least number that it takes.
    pub min_value: Option<u64>,
    /// The greatest number that it takes.
    pub max_value: Option<u64>,
    /// The values that it takes, where it takes no others.
    pub choices: Vec<ChoiceSpec>,
}

/// A value that an option takes.
#[derive(Clone, Debug)]
pub struct ChoiceSpec {
    /// What people see, in English.
    pub name: String,
    /// The same in the other languages.
    pub name_localizations: Localizations,
    /// What the bot gets.
    pub value: &'static str,
}

impl ChoiceSpec {
    /// A value, and what people see of it in each language.
    pub fn new(value: &'static str, say: impl Fn(Language) -> String) -> Self {
        Self {
            name: say(Language::default()),
            name_localizations: localizations(&further_languages(), say),
            value,
        }
    }

    /// A value that has words among those of the commands.
    pub fn plain(value: &'static str) -> Self {
        Self::new(value, |language| commands::choice(language, value))
    }
}

impl OptionSpec {
    /// An option of a command, which may be left out.
    pub fn new(command: &str, name: &'static str, kind: OptionKind) -> Self {
        let say = |language| commands::option(language, command, name);
        Self {
            name,
            description: say(Language::default()),
            description_localizations: localizations(&further_languages(), say),
            kind,
            required: false,
            autocomplete: false,
            max_length: None,
            min_value: None,
            max_value: None,
            choices: Vec::new(),
        }
    }

    /// A side of the board.
    pub fn side(command: &str) -> Self {
        Self {
            choices: Color::BOTH.map(|color| ChoiceSpec::plain(color.name())).to_vec(),
            ..Self::new(command, "side", OptionKind::Text)
        }
    }

    /// How long each turn may take.
    pub fn time_control(command: &str) -> Self {
        Self {
            choices: TimeControl::names().into_iter().map(ChoiceSpec::plain).collect(),
            ..Self::new(command, "pace", OptionKind::Text)
        }
    }

    /// A choice of game, from the registry.
    pub fn variant(command: &str) -> Self {
        let choice = |variant: &&dyn Variant| {
            ChoiceSpec::new(variant.id(), |language| variant_names::name(language, *variant))
        };
        Self {
            required: true,
            choices: VARIANTS.iter().map(choice).collect(),
            ..Self::new(command, "variant", OptionKind::Text)
        }
    }
}

/// What is said in each of these languages, by Discord's codes of it.
fn localizations(languages: &[Language], say: impl Fn(Language) -> String) -> Localizations {
    let said = languages.iter().flat_map(|&language| {
        let said = say(language);
        language.locales().iter().map(move |&locale| (locale, said.clone()))
    });
    said.collect()
}

/// Every language but the one that all see who use Discord in a language that the bot has not.
fn further_languages() -> Vec<Language> {
    let further = |language: &Language| *language != Language::default();
    Language::ALL.into_iter().filter(further).collect()
}

/// The game that the option `variant` names. Refused, with all games, where it names none.
pub(super) fn variant(options: &Options) -> Result<&'static dyn Variant, Refusal> {
    given_variant(options)?.ok_or(Refusal::new("refused-missing-option").with("option", "variant"))
}

/// The same where it may be left out. Refused, with all games, where it names none.
pub(super) fn given_variant(options: &Options) -> Result<Option<&'static dyn Variant>, Refusal> {
    let names = || VARIANTS.iter().map(|variant| variant.id()).collect();
    options.named("variant", names, rules::variants::by_id)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_text_is_registered_under_every_code_of_its_language() {
        let said = localizations(&[Language::English], |language| language.code().to_owned());
        assert_eq!(json!(said), json!({ "en-GB": "en", "en-US": "en" }));
        assert!(localizations(&[], |_| String::new()).is_empty());
    }

    #[test]
    fn each_further_language_is_registered_beside_english() {
        let spec = CommandSpec::new("challenge").with(OptionSpec::variant("challenge"));
        let option = &spec.options[0];
        let known = |further: &Localizations| further.keys().copied().collect::<Vec<_>>();
        let mut locales: Vec<&str> =
            further_languages().into_iter().flat_map(|it| it.locales().iter().copied()).collect();
        locales.sort_unstable();
        assert!(!locales.contains(&"en-US"));
        assert_eq!(known(&spec.description_localizations), locales);
        assert_eq!(known(&option.description_localizations), locales);
        assert_eq!(known(&option.choices[0].name_localizations), locales);
        assert_eq!(spec.description, "Challenge someone, or play against me");
        assert_eq!(option.description, "Variant to play");
    }
}
