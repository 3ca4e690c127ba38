//! Replies as Discord's JSON.

mod text;

use serde_json::{Map, Value, json};

pub(super) use self::text::undressed;
use super::registered_ids::RegisteredIds;
use super::rest::File;
use crate::ids::ChannelId;
use crate::ui::{Answer, Audience, Button, Choice, Emoji, Form, Reply, Row, Style};

/// The flag of a message for the person who asked alone.
pub(super) const EPHEMERAL: u64 = 1 << 6;

/// Discord's numbers of the channels in which or below which games are played: text, voice,
/// announcement, stage and forum. Discord's API describes no media channels for menus.
const CHANNELS_OF_GAMES: [u64; 5] = [0, 2, 5, 13, 15];

/// Discord's numbers of the channels in which the puzzle of the day is posted: text and announcement.
const TEXT_CHANNELS: [u64; 2] = [0, 5];

/// How many channels can be chosen from a menu.
const MOST_CHANNELS: usize = 25;

/// The body of a first answer.
pub(super) fn answer(answer: &Answer, known: &RegisteredIds) -> Value {
    match answer {
        Answer::Message(reply) => json!({ "type": 4, "data": message(reply, known) }),
        Answer::Update(reply) => json!({ "type": 7, "data": edit(reply, known) }),
        Answer::TakeButtonsOff => json!({ "type": 7, "data": without_buttons() }),
        Answer::Choices(choices) => {
            let choices: Vec<Value> = choices
                .iter()
                .map(|choice| json!({ "name": choice.label, "value": choice.value }))
                .collect();
            json!({ "type": 8, "data": { "choices": choices } })
        }
        Answer::Form(form) => json!({ "type": 9, "data": self::form(form) }),
    }
}

/// The body of a new message.
pub(super) fn message(reply: &Reply, known: &RegisteredIds) -> Map<String, Value> {
    let mut body = edit(reply, known);
    if reply.picture.is_none() && reply.document.is_none() {
        body.remove("attachments");
    }
    if reply.rows.is_empty() {
        body.remove("components");
    }
    if reply.audience == Audience::Private {
        body.insert("flags".to_owned(), EPHEMERAL.into());
    }
    body
}

/// The body that makes an old message into this one: what it does not have is taken away.
pub(super) fn edit(reply: &Reply, known: &RegisteredIds) -> Map<String, Value> {
    let users: Vec<String> = reply.mentions.iter().map(ToString::to_string).collect();
    let picture = reply.picture.iter().map(|picture| (&picture.name, &picture.alt));
    let document = reply.document.iter().map(|document| (&document.name, &document.about));
    let attachments: Vec<Value> = picture
        .chain(document)
        .enumerate()
        .map(|(id, (name, about))| json!({ "id": id, "filename": name, "description": about }))
        .collect();
    let rows: Vec<Value> = reply.rows.iter().map(|it| row(it, known)).collect();
    let mut body = Map::new();
    body.insert("content".to_owned(), text::dressed(&reply.text, known).into());
    body.insert("allowed_mentions".to_owned(), json!({ "parse": [], "users": users }));
    body.insert("components".to_owned(), rows.into());
    body.insert("attachments".to_owned(), attachments.into());
    body
}

/// The body that takes buttons and menus off a message and leaves the rest: no word of its text
/// is sent, so whom it mentions stands too.
pub(super) fn without_buttons() -> Value {
    json!({ "components": [] })
}

/// The files that go with a body.
pub(super) fn files(answer: &Answer) -> Vec<File> {
    match answer {
        Answer::Message(reply) | Answer::Update(reply) => reply_files(reply),
        Answer::TakeButtonsOff | Answer::Choices(_) | Answer::Form(_) => Vec::new(),
    }
}

/// The files that go with a message.
pub(super) fn reply_files(reply: &Reply) -> Vec<File> {
    let file = |name: &str, bytes: &[u8]| File { name: name.to_owned(), bytes: bytes.to_vec() };
    let picture = reply.picture.iter().map(|picture| file(&picture.name, &picture.bytes));
    let document = reply.document.iter().map(|document| file(&document.name, &document.bytes));
    picture.chain(document).collect()
}

fn form(form: &Form) -> Value {
    let line = json!({
        "type": 4,
        "custom_id": "text",
        "style": 1,
        "label": form.label,
        "placeholder": form.hint,
        "required": true,
        "max_length": form.max_length,
    });
    json!({
        "custom_id": form.custom_id,
        "title": form.title,
        "components": [{ "type": 1, "components": [line] }],
    })
}

fn row(row: &Row, known: &RegisteredIds) -> Value {
    let components = match row {
        Row::Buttons(buttons) => buttons.iter().map(|it| button(it, known)).collect(),
        Row::Menu { custom_id, placeholder, choices } => {
            vec![menu((custom_id, placeholder), choices, known)]
        }
        Row::Several { custom_id, placeholder, choices } => {
            let mut menu = menu((custom_id, placeholder), choices, known);
            menu["min_values"] = 1.into();
            menu["max_values"] = choices.len().into();
            vec![menu]
        }
        Row::Channel { custom_id, placeholder, chosen } => {
            vec![channels((custom_id, placeholder), chosen.as_slice(), &TEXT_CHANNELS, 1)]
        }
        Row::Channels { custom_id, placeholder, chosen } => {
            vec![channels((custom_id, placeholder), chosen, &CHANNELS_OF_GAMES, MOST_CHANNELS)]
        }
    };
    json!({ "type": 1, "components": components })
}

/// A menu of choices, of which one is taken.
fn menu(
    (custom_id, placeholder): (&str, &str),
    choices: &[Choice],
    known: &RegisteredIds,
) -> Value {
    let options: Vec<Value> = choices.iter().map(|it| option(it, known)).collect();
    json!({
        "type": 3,
        "custom_id": custom_id,
        "placeholder": placeholder,
        "options": options,
    })
}

/// A menu of channels of these kinds, of which so many are taken at most.
fn channels(
    (custom_id, placeholder): (&str, &str),
    chosen: &[ChannelId],
    kinds: &[u64],
    most: usize,
) -> Value {
    let value = |id: &ChannelId| json!({ "id": id.to_string(), "type": "channel" });
    let mut menu = json!({
        "type": 8,
        "custom_id": custom_id,
        "placeholder": placeholder,
        "channel_types": kinds,
        "min_values": 0,
        "max_values": most,
    });
    if !chosen.is_empty() {
        menu["default_values"] = chosen.iter().map(value).collect();
    }
    menu
}

fn button(button: &Button, known: &RegisteredIds) -> Value {
    let style = match button.style {
        Style::Primary => 1,
        Style::Secondary => 2,
        Style::Success => 3,
        Style::Danger => 4,
    };
    let mut body = json!({
        "type": 2,
        "style": style,
        "label": button.label,
        "custom_id": button.custom_id,
        "disabled": !button.enabled,
    });
    if let Some(emoji) = button.emoji.and_then(|emoji| shown(emoji, known)) {
        body["emoji"] = emoji;
    }
    body
}

fn option(choice: &Choice, known: &RegisteredIds) -> Value {
    let mut option = json!({ "label": choice.label, "value": choice.value });
    if let Some(description) = &choice.description {
        option["description"] = description.clone().into();
    }
    if let Some(emoji) = choice.emoji.and_then(|emoji| shown(emoji, known)) {
        option["emoji"] = emoji;
    }
    option
}

/// An emoji as components show it; none where its id is not known.
fn shown(emoji: Emoji, known: &RegisteredIds) -> Option<Value> {
    let (name, id) = known.emoji(emoji)?;
    Some(json!({ "id": id.to_string(), "name": name }))
}

/// The same body without emoji; none where its components have none, since no text is refused for
/// them.
pub(super) fn without_emoji(body: &Value) -> Option<Value> {
    let mut body = body.clone();
    take_emoji(&mut body).then_some(body)
}

/// Takes every emoji out; whether a component had one.
fn take_emoji(value: &mut Value) -> bool {
    match value {
        Value::Object(fields) => {
            if let Some(Value::String(content)) = fields.get_mut("content") {
                *content = text::without_emoji(content);
            }
            let here = fields.remove("emoji").is_some();
            fields.values_mut().fold(here, |taken, value| take_emoji(value) | taken)
        }
        Value::Array(items) => {
            items.iter_mut().fold(false, |taken, value| take_emoji(value) | taken)
        }
        _ => false,
    }
}
