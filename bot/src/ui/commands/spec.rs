//! How a command is registered with Discord, in Discord's own words.

use rules::variants::VARIANTS;
use rules::{Color, Variant};
use serde::Serialize;
use serde_repr::Serialize_repr;
use speech::{Language, games};

use crate::ui::refusal::Refusal;
use crate::ui::request::Options;

/// A slash command as Discord takes it.
#[derive(Clone, Debug, Serialize)]
pub struct CommandSpec {
    /// Lower case, at most 32 characters.
    pub name: &'static str,
    /// At most 100 characters.
    pub description: &'static str,
    /// Those that are required first.
    pub options: Vec<OptionSpec>,
    /// 1: a slash command.
    #[serde(rename = "type")]
    kind: u8,
    /// 0: in servers.
    contexts: [u8; 1],
    /// 0: of bots that were invited to the server.
    integration_types: [u8; 1],
}

impl CommandSpec {
    /// A command without options, for servers only.
    pub fn new(name: &'static str, description: &'static str) -> Self {
        Self {
            name,
            description,
            options: Vec::new(),
            kind: 1,
            contexts: [0],
            integration_types: [0],
        }
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
}

/// One option of a command.
#[derive(Clone, Debug, Serialize)]
pub struct OptionSpec {
    /// Lower case, at most 32 characters.
    pub name: &'static str,
    /// At most 100 characters.
    pub description: &'static str,
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
    /// The values that it takes, where it takes no others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<ChoiceSpec>,
}

/// A value that an option takes.
#[derive(Clone, Debug, Serialize)]
pub struct ChoiceSpec {
    /// What people see.
    pub name: String,
    /// What the bot gets.
    pub value: String,
}

impl ChoiceSpec {
    /// A value that people see as it is.
    pub fn plain(value: &str) -> Self {
        Self { name: value.to_owned(), value: value.to_owned() }
    }
}

impl OptionSpec {
    /// An option that may be left out.
    pub fn new(kind: OptionKind, name: &'static str, description: &'static str) -> Self {
        Self {
            name,
            description,
            kind,
            required: false,
            autocomplete: false,
            max_length: None,
            min_value: None,
            choices: Vec::new(),
        }
    }

    /// A side of the board.
    pub fn side(description: &'static str) -> Self {
        Self {
            choices: Color::BOTH.map(|color| ChoiceSpec::plain(color.name())).to_vec(),
            ..Self::new(OptionKind::Text, "side", description)
        }
    }

    /// A choice of game, from the registry.
    pub fn variant(description: &'static str) -> Self {
        let choices = VARIANTS.iter().map(|variant| ChoiceSpec {
            name: games::name(Language::default(), *variant),
            value: variant.id().to_owned(),
        });
        Self {
            required: true,
            choices: choices.collect(),
            ..Self::new(OptionKind::Text, "variant", description)
        }
    }
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
    let names = || VARIANTS.iter().map(|variant| variant.id()).collect();
    let variant = options.named("variant", names, rules::variants::by_id)?;
    variant.ok_or(Refusal::MissingOption("variant"))
}
