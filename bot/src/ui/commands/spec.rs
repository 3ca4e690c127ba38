//! How a command is registered with Discord, in Discord's own words.

use std::collections::BTreeMap;

use rules::variants::VARIANTS;
use rules::{Color, Variant};
use serde::Serialize;
use serde_repr::Serialize_repr;
use speech::{Language, commands, games};

use crate::game::Pace;
use crate::ui::refusal::Refusal;
use crate::ui::request::Options;

/// A text in further languages, by Discord's codes of them.
pub type Localizations = BTreeMap<&'static str, String>;

/// The permission Manage Server, as Discord has it.
const MANAGE_SERVER: &str = "32";

/// A command as Discord takes it.
#[derive(Clone, Debug, Serialize)]
pub struct CommandSpec {
    /// At most 32 characters, of a slash command in lower case.
    pub name: &'static str,
    /// What it does, in English; one on a person has none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// The same in the other languages.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub description_localizations: Localizations,
    /// Those that are required first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<OptionSpec>,
    /// 1: a slash command; 2: one on a person.
    #[serde(rename = "type")]
    kind: u8,
    /// Where people can use it: 0 in servers, 1 in direct messages with the bot, 2 in others and in
    /// groups. None where that is not to be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    contexts: Option<&'static [u8]>,
    /// How the bot came there: 0 invited to the server, 1 with somebody's account. None where that is
    /// not to be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    integration_types: Option<&'static [u8]>,
    /// Who is offered it, as permission bits; all where there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    default_member_permissions: Option<&'static str>,
}

impl CommandSpec {
    /// A slash command without options.
    pub fn new(name: &'static str) -> Self {
        let say = |language| commands::description(language, name);
        Self {
            description: say(Language::default()),
            description_localizations: localizations(&further_languages(), say),
            kind: 1,
            ..Self::on_person(name)
        }
    }

    /// A command on a person.
    pub fn on_person(name: &'static str) -> Self {
        Self {
            name,
            description: String::new(),
            description_localizations: BTreeMap::new(),
            options: Vec::new(),
            kind: 2,
            contexts: Some(&[0, 1, 2]),
            integration_types: Some(&[0, 1]),
            default_member_permissions: None,
        }
    }

    /// The same for servers only that the bot was invited to.
    #[must_use]
    pub fn in_servers(self) -> Self {
        Self { contexts: Some(&[0]), integration_types: Some(&[0]), ..self }
    }

    /// The same as it is registered in a single server, where it is not said where else it works.
    #[must_use]
    pub fn in_one_server(self) -> Self {
        Self { contexts: None, integration_types: None, ..self }
    }

    /// The same for those alone who may manage the server.
    #[must_use]
    pub fn for_managers(self) -> Self {
        Self { default_member_permissions: Some(MANAGE_SERVER), ..self }
    }

    /// The same with a further option.
    #[must_use]
    pub fn with(mut self, option: OptionSpec) -> Self {
        self.options.push(option);
        self
    }
}

/// What an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize_repr)]
#[repr(u8)]
pub enum OptionKind {
    /// Text.
    Text = 3,
    /// A whole number.
    Number = 4,
    /// Yes or no.
    Flag = 5,
    /// A person.
    Person = 6,
    /// A channel of the server.
    Channel = 7,
    /// A file.
    File = 11,
}

/// One option of a command.
#[derive(Clone, Debug, Serialize)]
pub struct OptionSpec {
    /// Lower case, at most 32 characters.
    pub name: &'static str,
    /// What it is for, in English.
    pub description: String,
    /// The same in the other languages.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub description_localizations: Localizations,
    /// What it takes.
    #[serde(rename = "type")]
    pub kind: OptionKind,
    /// Whether the command cannot do without it.
    #[serde(skip_serializing_if = "is_false")]
    pub required: bool,
    /// Whether the bot suggests values while it is typed.
    #[serde(skip_serializing_if = "is_false")]
    pub autocomplete: bool,
    /// The longest text that it takes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u16>,
    /// The least number that it takes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_value: Option<i64>,
    /// The greatest number that it takes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_value: Option<i64>,
    /// Discord's numbers of the kinds of channel that it takes, where it takes no others.
    #[serde(skip_serializing_if = "<[u8]>::is_empty")]
    pub channel_types: &'static [u8],
    /// The values that it takes, where it takes no others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<ChoiceSpec>,
}

/// A value that an option takes.
#[derive(Clone, Debug, Serialize)]
pub struct ChoiceSpec {
    /// What people see, in English.
    pub name: String,
    /// The same in the other languages.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub name_localizations: Localizations,
    /// What the bot gets.
    pub value: String,
}

impl ChoiceSpec {
    /// A value, and what people see of it in each language.
    pub fn new(value: &str, say: impl Fn(Language) -> String) -> Self {
        Self {
            name: say(Language::default()),
            name_localizations: localizations(&further_languages(), say),
            value: value.to_owned(),
        }
    }

    /// A value that has words among those of the commands.
    pub fn plain(value: &str) -> Self {
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
            channel_types: &[],
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

    /// A text or announcement channel.
    pub fn channel(command: &str, name: &'static str) -> Self {
        Self { channel_types: &[0, 5], ..Self::new(command, name, OptionKind::Channel) }
    }

    /// How long each turn may take.
    pub fn pace(command: &str) -> Self {
        Self {
            choices: Pace::names().into_iter().map(ChoiceSpec::plain).collect(),
            ..Self::new(command, "pace", OptionKind::Text)
        }
    }

    /// A choice of game, from the registry.
    pub fn variant(command: &str) -> Self {
        let choice = |variant: &&dyn Variant| {
            ChoiceSpec::new(variant.id(), |language| games::name(language, *variant))
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

// serde calls it with a reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(value: &bool) -> bool {
    !value
}

/// The game that the option `variant` names.
///
/// # Errors
///
/// Refused, with all games, where it names none.
pub(super) fn variant(options: &Options) -> Result<&'static dyn Variant, Refusal> {
    given_variant(options)?.ok_or(Refusal::MissingOption("variant"))
}

/// The same where it may be left out.
///
/// # Errors
///
/// Refused, with all games, where it names none.
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
    fn what_has_no_translations_is_registered_without() {
        let choice =
            ChoiceSpec { name_localizations: BTreeMap::new(), ..ChoiceSpec::plain("white") };
        assert_eq!(json!(choice), json!({ "name": "White", "value": "white" }));
    }

    #[test]
    fn a_command_on_a_person_says_nothing_of_itself() {
        let spec = json!({
            "name": "Challenge", "type": 2, "contexts": [0, 1, 2], "integration_types": [0, 1],
        });
        assert_eq!(json!(CommandSpec::on_person("Challenge")), spec);
    }

    #[test]
    fn where_a_command_works_is_said_but_for_a_single_server() {
        let config = CommandSpec::on_person("config").in_servers();
        let spec = json!({
            "name": "config", "type": 2, "contexts": [0], "integration_types": [0],
        });
        assert_eq!(json!(config), spec);
        let spec = json!({ "name": "config", "type": 2 });
        assert_eq!(json!(config.in_one_server()), spec);
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
        assert_eq!(spec.description, "Challenge somebody, or Eightfold itself, to a game");
        assert_eq!(option.description, "Which game to play");
    }
}
