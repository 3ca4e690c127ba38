//! The parts of an interaction that are looked at, each as loosely as it can be. They are read from
//! its text: most of that, as the message below which something was clicked, is passed over.

use std::collections::HashMap;
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{DeserializeOwned, Error, IgnoredAny, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serde_json::value::RawValue;

/// An id: a number, mostly sent as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::discord) struct Id(pub(in crate::discord) u64);

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Number(PhantomData)).map(Self)
    }
}

/// Permissions: a number of any length, mostly sent as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Permissions(pub(super) u128);

impl<'de> Deserialize<'de> for Permissions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Number(PhantomData)).map(Self)
    }
}

/// Reads a whole number that may be sent as text.
struct Number<T>(PhantomData<T>);

impl<T: From<u64> + FromStr> Visitor<'_> for Number<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        Ok(T::from(number))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(|_| Error::invalid_value(Unexpected::Str(text), &self))
    }
}

/// What is odd counts as not sent. This works where text is read: a [`Value`] would be refused.
fn lenient<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned + Default,
{
    let text = <&RawValue>::deserialize(deserializer)?;
    Ok(serde_json::from_str(text.get()).unwrap_or_default())
}

/// A list without what is odd in it.
fn lenient_list<'de, D, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let text = <&RawValue>::deserialize(deserializer)?;
    let list: Vec<&RawValue> = serde_json::from_str(text.get()).unwrap_or_default();
    Ok(list.iter().filter_map(|item| serde_json::from_str(item.get()).ok()).collect())
}

/// What can be told of an interaction of any kind, also where it cannot be read. Its token is in it,
/// so it has no `Debug`.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Head {
    #[serde(deserialize_with = "lenient")]
    pub(super) id: Option<Id>,
    #[serde(deserialize_with = "lenient")]
    pub(super) application_id: Option<Id>,
    #[serde(deserialize_with = "lenient")]
    pub(super) token: Option<String>,
    #[serde(rename = "type", deserialize_with = "lenient")]
    pub(super) kind: Option<u64>,
    #[serde(deserialize_with = "lenient")]
    pub(super) data: About,
}

/// What it is about.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct About {
    #[serde(deserialize_with = "lenient")]
    pub(super) name: Option<String>,
    #[serde(deserialize_with = "lenient")]
    pub(super) custom_id: Option<String>,
}

/// An interaction. Its token is in it, so it has no `Debug`.
#[derive(Deserialize)]
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
    pub(super) authorizing_integration_owners: HashMap<String, IgnoredAny>,
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

/// Whom and what a command names, by their ids; each is read where it is wanted, so that nothing odd
/// in one of them costs the others.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Resolved {
    #[serde(default, deserialize_with = "lenient")]
    pub(super) users: HashMap<String, Box<RawValue>>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) members: HashMap<String, Box<RawValue>>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) attachments: HashMap<String, Box<RawValue>>,
}

/// Somebody whom a command names, as a member of the server.
#[derive(Debug, Deserialize)]
pub(super) struct Named {
    #[serde(default, deserialize_with = "lenient")]
    pub(super) nick: Option<String>,
}

/// A file that a command names.
#[derive(Debug, Deserialize)]
pub(super) struct Attachment {
    pub(super) url: String,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) filename: String,
    /// In bytes.
    #[serde(default, deserialize_with = "lenient")]
    pub(super) size: u64,
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
