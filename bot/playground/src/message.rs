//! Messages and people as the page and the tests see them.

use std::time::Instant;

use serde::Serialize;
use serde_json::{Value, json};

use crate::invocation_context::IntegrationOwners;
use crate::snowflake::Id;

/// The flag of a message that only its addressee sees.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// The flag of an answer that is still to come.
pub(crate) const LOADING: u64 = 1 << 7;
/// The flag of a message that began a thread.
pub(crate) const HAS_THREAD: u64 = 1 << 5;

/// A person, or the bot.
#[derive(Clone, Debug, Serialize)]
pub struct User {
    /// Its id.
    pub id: Id,
    /// The name shown: `Ada`.
    pub name: String,
    /// Whether it is the bot.
    pub bot: bool,
    /// The hash of the picture of its profile.
    pub avatar: Option<String>,
    /// The language of its client: `en-US`.
    pub locale: String,
    /// Whether it may manage the server.
    pub manages: bool,
    /// Whether it has added the app to its account (user install).
    pub installed: bool,
    /// Whether servers let it use apps in public that it has added to its account.
    pub external_apps: bool,
    /// Whether what such an app answers is hidden from others although its permissions allow it.
    pub hides_answers: bool,
    /// Fields that its user object has besides, or other than usual.
    #[serde(skip)]
    pub(crate) odd_user: Value,
    /// The same of its member object.
    #[serde(skip)]
    pub(crate) odd_member: Value,
}

/// A file on a message.
#[derive(Clone, Debug, Serialize)]
pub struct Attachment {
    /// Its id.
    pub id: Id,
    /// The name of the file.
    pub filename: String,
    /// The alt text.
    pub description: Option<String>,
    /// What it is, by its first bytes.
    pub content_type: String,
    /// Bytes.
    pub size: usize,
    /// Where it can be fetched.
    pub url: String,
    /// Of PNG and GIF pictures.
    pub width: Option<u32>,
    /// Of PNG and GIF pictures.
    pub height: Option<u32>,
}

/// How a message came about.
#[derive(Clone, Debug, Serialize)]
pub struct Used {
    /// The interaction it answers.
    pub interaction: Id,
    /// Who acted.
    pub by: Id,
    /// The command's name, if it was one.
    pub command: Option<String>,
    /// Whom it was run on, if it was a user command.
    pub target: Option<Id>,
    /// The message with the component, if it was one.
    pub on: Option<Id>,
    /// The interaction that opened the modal, if it was one.
    pub opened_by: Option<Id>,
    /// By whose installation of the app.
    #[serde(skip)]
    pub(crate) owners: IntegrationOwners,
}

/// A message.
#[derive(Clone, Debug, Serialize)]
pub struct Message {
    /// Its id.
    pub id: Id,
    /// Where it stands.
    pub channel: Id,
    /// Who wrote it.
    pub author: User,
    /// Discord's type: 0 plain, 18 a thread begun, 19 a reply, 20 a slash command's answer, 23 a user
    /// command's.
    pub kind: u8,
    /// The text.
    pub content: String,
    /// Embeds, as Discord's JSON.
    pub embeds: Vec<Value>,
    /// Rows of components, as Discord's JSON.
    pub components: Vec<Value>,
    /// Files.
    pub attachments: Vec<Attachment>,
    /// Who was really pinged.
    pub mentions: Vec<Id>,
    /// Whether everybody was pinged.
    pub mention_everyone: bool,
    /// The one person who sees it, if it is ephemeral.
    pub only_for: Option<Id>,
    /// The bot has said that an answer will come.
    pub thinking: bool,
    /// The interaction behind it.
    pub used: Option<Used>,
    /// The message it replies to.
    pub replies_to: Option<Id>,
    /// The thread that began with it.
    pub thread: Option<Id>,
    /// Sent at, ISO 8601.
    pub sent: String,
    /// Last edited at.
    pub edited: Option<String>,
    /// How often it was edited.
    pub edits: u32,
    /// Discord's flags beside those that the other fields say.
    #[serde(skip)]
    pub(crate) flags: u64,
    #[serde(skip)]
    pub(crate) nonce: Option<Value>,
    #[serde(skip)]
    pub(crate) since: Instant,
    #[serde(skip)]
    pub(crate) late_edits: u32,
}

/// A button on a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Its text.
    pub label: String,
    /// What a click sends; empty for links.
    pub custom_id: String,
    /// Whether it can be pressed.
    pub disabled: bool,
    /// 1 primary, 2 secondary, 3 success, 4 danger, 5 link.
    pub style: u64,
}

impl Button {
    /// The one that Discord's JSON describes.
    fn read(part: &Value) -> Self {
        Self {
            label: text(&part["label"]),
            custom_id: text(&part["custom_id"]),
            disabled: part["disabled"] == json!(true),
            style: part["style"].as_u64().unwrap_or(0),
        }
    }
}

/// A menu on a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// What a choice sends.
    pub custom_id: String,
    /// Label and value of each option.
    pub options: Vec<(String, String)>,
    /// The text before anything is chosen.
    pub placeholder: String,
    /// Whether it can be used.
    pub disabled: bool,
}

/// A menu of channels on a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChannelMenu {
    /// What a choice sends.
    pub custom_id: String,
    /// What is chosen already.
    pub chosen: Vec<Id>,
    /// The kinds of channels that are offered, by Discord's numbers; none: all.
    pub kinds: Vec<u64>,
    /// The text before anything is chosen.
    pub placeholder: String,
    /// How few and how many may be chosen.
    pub counts: (u64, u64),
}

impl Message {
    /// Whether this person may see it.
    pub fn seen_by(&self, user: Id) -> bool {
        self.only_for.is_none_or(|only| only == user)
    }

    /// Its buttons, from left to right and top to bottom.
    pub fn buttons(&self) -> Vec<Button> {
        self.parts().filter(|part| part["type"] == 2).map(Button::read).collect()
    }

    /// What its buttons say.
    pub fn labels(&self) -> Vec<String> {
        self.buttons().into_iter().map(|button| button.label).collect()
    }

    /// The button with this label.
    pub fn button(&self, label: &str) -> Option<Button> {
        let mut buttons = self.parts().filter(|part| part["type"] == 2);
        buttons.find(|part| text(&part["label"]) == label).map(Button::read)
    }

    /// Its menus of strings.
    pub fn menus(&self) -> Vec<Menu> {
        let menus = self.parts().filter(|part| part["type"] == 3);
        let option = |option: &Value| (text(&option["label"]), text(&option["value"]));
        let menu = |part: &Value| Menu {
            custom_id: text(&part["custom_id"]),
            options: part["options"].as_array().into_iter().flatten().map(option).collect(),
            placeholder: text(&part["placeholder"]),
            disabled: part["disabled"] == json!(true),
        };
        menus.map(menu).collect()
    }

    /// The values that its menus of strings offer.
    pub fn values(&self) -> Vec<String> {
        self.menus().into_iter().flat_map(|it| it.options).map(|(_, value)| value).collect()
    }

    /// Its menus of channels.
    pub fn channel_menus(&self) -> Vec<ChannelMenu> {
        let menus = self.parts().filter(|part| part["type"] == 8);
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let chosen = |value: &Value| text(&value["id"]).parse().ok();
        let menu = |part: &Value| ChannelMenu {
            custom_id: text(&part["custom_id"]),
            chosen: list(&part["default_values"]).iter().filter_map(chosen).collect(),
            kinds: list(&part["channel_types"]).iter().filter_map(Value::as_u64).collect(),
            placeholder: text(&part["placeholder"]),
            counts: (
                part["min_values"].as_u64().unwrap_or(1),
                part["max_values"].as_u64().unwrap_or(1),
            ),
        };
        menus.map(menu).collect()
    }

    /// The component with this `custom_id`.
    pub(crate) fn component(&self, custom_id: &str) -> Option<&Value> {
        self.parts().find(|part| part["custom_id"] == custom_id)
    }

    fn parts(&self) -> impl Iterator<Item = &Value> {
        self.components.iter().filter_map(|row| row["components"].as_array()).flatten()
    }

    /// Whether there is anything to see.
    pub(crate) fn is_empty(&self) -> bool {
        self.content.trim().is_empty()
            && self.embeds.is_empty()
            && self.components.is_empty()
            && self.attachments.is_empty()
    }

    /// Discord's flags.
    pub(crate) fn all_flags(&self) -> u64 {
        let set = |on: bool, flag: u64| if on { flag } else { 0 };
        self.flags
            | set(self.only_for.is_some(), EPHEMERAL)
            | set(self.thinking, LOADING)
            | set(self.thread.is_some(), HAS_THREAD)
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
