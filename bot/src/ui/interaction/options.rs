//! The options that a command was given.

use super::User;
use crate::ids::ChannelId;
use crate::ui::Refusal;
use crate::ui::refusal::bad_option;

/// A file that somebody gave with a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AttachedFile {
    pub name: String,
    /// Where Discord keeps it.
    pub url: String,
    /// How many bytes it has, as Discord says.
    pub size: u64,
}

/// The value of one option of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// What was typed or chosen.
    Text(String),
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// A person that was picked.
    User(User),
    /// A channel that was picked.
    Channel(ChannelId),
    /// A file that was attached.
    File(AttachedFile),
}

/// The options that a command was given.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options(pub Vec<(String, Value)>);

impl Options {
    fn get(&self, name: &str) -> Option<&Value> {
        self.0.iter().find(|(option, _)| option == name).map(|(_, value)| value)
    }

    /// The text of an option.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The text of an option that the command cannot do without. Refused if it is missing.
    pub fn required(&self, name: &'static str) -> Result<&str, Refusal> {
        self.text(name).ok_or(Refusal::new("refused-missing-option").with("option", name))
    }

    /// What the text of an option stands for, by its name. Refused, with all `names`, where it
    /// stands for nothing.
    pub fn named<T>(
        &self,
        option: &'static str,
        names: impl FnOnce() -> Vec<&'static str>,
        by_name: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>, Refusal> {
        let Some(text) = self.text(option) else {
            return Ok(None);
        };
        let value = by_name(text).ok_or_else(|| bad_option(option, &names()))?;
        Ok(Some(value))
    }

    /// The number of an option.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.get(name)? {
            Value::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// Whether an option was given as yes.
    pub fn flag(&self, name: &str) -> bool {
        matches!(self.get(name), Some(Value::Flag(true)))
    }

    /// A yes or no, where one was given.
    pub fn given_flag(&self, name: &str) -> Option<bool> {
        match self.get(name)? {
            Value::Flag(yes) => Some(*yes),
            _ => None,
        }
    }

    /// The file of an option.
    pub fn file(&self, name: &str) -> Option<&AttachedFile> {
        match self.get(name)? {
            Value::File(file) => Some(file),
            _ => None,
        }
    }

    /// The channel of an option.
    pub fn channel(&self, name: &str) -> Option<ChannelId> {
        match self.get(name)? {
            Value::Channel(channel) => Some(*channel),
            _ => None,
        }
    }

    /// The person of an option.
    pub fn user(&self, name: &str) -> Option<&User> {
        match self.get(name)? {
            Value::User(user) => Some(user),
            _ => None,
        }
    }
}
