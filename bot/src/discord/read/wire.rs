//! The parts of an interaction that are looked at, each as loosely as it can be.

use std::collections::HashMap;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// An id: a number, mostly sent as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Id(pub(super) u64);

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let number = value.as_u64().or_else(|| value.as_str()?.parse().ok());
        number.map(Self).ok_or_else(|| Error::custom("no id"))
    }
}

/// Permissions: a number of any length, mostly sent as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Permissions(pub(super) u128);

impl<'de> Deserialize<'de> for Permissions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let number = value.as_u64().map(u128::from).or_else(|| value.as_str()?.parse().ok());
        number.map(Self).ok_or_else(|| Error::custom("no permissions"))
    }
}

/// What is odd counts as not sent.
fn lenient<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned + Default,
{
    let value = Value::deserialize(deserializer)?;
    Ok(T::deserialize(value).unwrap_or_default())
}

/// A list without what is odd in it.
fn lenient_list<'de, D, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let value = Value::deserialize(deserializer)?;
    let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
    Ok(list.iter().filter_map(|item| T::deserialize(item).ok()).collect())
}

/// An interaction.
#[derive(Debug, Deserialize)]
pub(super) struct Interaction {
    pub(super) id: Id,
    pub(super) token: String,
    #[serde(rename = "type")]
    pub(super) kind: u64,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) data: Data,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) locale: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) guild_locale: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) guild_id: Option<Id>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) channel_id: Option<Id>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) channel: Option<Channel>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) member: Option<Member>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) user: Option<User>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) app_permissions: Option<Permissions>,
    /// Where it was: 0 in a server, 1 in direct messages with the bot, 2 in others or a group.
    #[serde(default, deserialize_with = "lenient")]
    pub(super) context: Option<u64>,
    /// How the bot came there, and by whom.
    #[serde(default, deserialize_with = "lenient")]
    pub(super) authorizing_integration_owners: HashMap<String, Value>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) message: Option<Clicked>,
}

/// What a command, component or form says.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Data {
    /// Of a command: 1 a slash command, 2 one on a person.
    #[serde(default, rename = "type", deserialize_with = "lenient")]
    pub(super) kind: Option<u64>,
    /// On whom.
    #[serde(default, deserialize_with = "lenient")]
    pub(super) target_id: Option<Id>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) name: Option<String>,
    #[serde(default, deserialize_with = "lenient_list")]
    pub(super) options: Vec<Opt>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) resolved: Resolved,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) custom_id: Option<String>,
    #[serde(default, deserialize_with = "lenient_list")]
    pub(super) values: Vec<Chosen>,
    /// Of a form: its rows.
    #[serde(default, deserialize_with = "lenient_list")]
    pub(super) components: Vec<FormRow>,
}

/// Something chosen from a menu: a text, or an id that may be sent as a number.
#[derive(Debug)]
pub(super) struct Chosen(pub(super) String);

impl<'de> Deserialize<'de> for Chosen {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(text) => Ok(Self(text)),
            Value::Number(number) => Ok(Self(number.to_string())),
            _ => Err(Error::custom("no id")),
        }
    }
}

/// A row of a form: an old one of several inputs, or a label with one.
#[derive(Debug, Deserialize)]
pub(super) struct FormRow {
    #[serde(default, deserialize_with = "lenient_list")]
    pub(super) components: Vec<Input>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) component: Option<Input>,
}

/// An input of a form.
#[derive(Debug, Deserialize)]
pub(super) struct Input {
    pub(super) value: String,
}

/// An option of a command.
#[derive(Debug, Deserialize)]
pub(super) struct Opt {
    pub(super) name: String,
    #[serde(rename = "type")]
    pub(super) kind: u64,
    #[serde(default)]
    pub(super) value: Value,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) focused: bool,
}

/// Whom and what a command names, by their ids.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Resolved {
    #[serde(default, deserialize_with = "lenient")]
    pub(super) users: HashMap<String, Value>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) members: HashMap<String, Value>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) attachments: HashMap<String, Value>,
}

/// A channel.
#[derive(Debug, Deserialize)]
pub(super) struct Channel {
    #[serde(default, deserialize_with = "lenient")]
    pub(super) id: Option<Id>,
    #[serde(default, rename = "type", deserialize_with = "lenient")]
    pub(super) kind: Option<u64>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) parent_id: Option<Id>,
}

/// A person in a server.
#[derive(Debug, Deserialize)]
pub(super) struct Member {
    pub(super) user: User,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) nick: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) permissions: Option<Permissions>,
}

/// A person.
#[derive(Debug, Deserialize)]
pub(super) struct User {
    pub(super) id: Id,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) username: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) global_name: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) bot: bool,
}

/// The message below which something was clicked, or a form was opened.
#[derive(Debug, Deserialize)]
pub(super) struct Clicked {
    pub(super) id: Id,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) flags: u64,
}
