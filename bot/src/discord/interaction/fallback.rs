//! Interactions that serenity cannot read, since it reads every field strictly: one odd field, such as
//! an avatar of a new kind, loses the whole interaction.
//!
//! A new object is made of the fields that the bot uses, each where it has the right shape, with
//! serenity's defaults for the others that it requires; that one serenity can read.

use serde::Deserialize;
use serde_json::{Map, Value, json};
use serenity::all::{GenericId, Interaction, Permissions};

use crate::avatar::Avatar;
use crate::ids::UserId;

/// The interaction in this JSON; none where it lacks what the bot cannot do without.
pub(super) fn interaction(raw: &Value) -> Option<Interaction> {
    let channel = &raw["channel"];
    let mut pruned = object([
        ("id", id(&raw["id"])),
        ("token", text(&raw["token"])),
        ("type", Some(raw["type"].clone())),
        ("application_id", id(&raw["application_id"]).or_else(|| Some(json!("1")))),
        ("data", Some(data(raw))),
        ("guild_id", id(&raw["guild_id"])),
        ("channel_id", id(&raw["channel_id"]).or_else(|| id(&channel["id"]))),
        ("member", member(&raw["member"])),
        ("user", user(&raw["user"])),
        ("locale", text(&raw["locale"]).or_else(|| Some(json!("")))),
        ("guild_locale", text(&raw["guild_locale"])),
        ("app_permissions", permissions(&raw["app_permissions"])),
        ("context", small(&raw["context"])),
        ("authorizing_integration_owners", Some(owners(&raw["authorizing_integration_owners"]))),
        ("message", message(&raw["message"])),
    ]);
    let channel = object([
        ("id", pruned.get("channel_id").cloned()),
        ("type", small(&channel["type"]).or_else(|| Some(json!(0)))),
        ("parent_id", id(&channel["parent_id"])),
    ]);
    pruned.insert("channel".to_owned(), channel.into());
    pruned.insert("version".to_owned(), 1.into());
    pruned.insert("entitlements".to_owned(), json!([]));
    pruned.insert("attachment_size_limit".to_owned(), 0.into());
    Interaction::deserialize(Value::from(pruned)).ok()
}

/// What a command, component or modal says.
fn data(raw: &Value) -> Value {
    let data = &raw["data"];
    let fields = match raw["type"].as_u64() {
        Some(3) => object([
            ("custom_id", text(&data["custom_id"])),
            // Ids of channels are read as the values of any menu, and a button has none.
            ("component_type", Some(json!(3))),
            ("values", Some(items(&data["values"]).filter_map(value).collect())),
        ]),
        Some(5) => {
            let inputs: Vec<Value> = items(&data["components"]).flat_map(inputs).collect();
            object([
                ("custom_id", text(&data["custom_id"])),
                ("components", Some(json!([{ "type": 1, "components": inputs }]))),
            ])
        }
        _ => object([
            ("id", Some(json!("1"))),
            ("name", text(&data["name"])),
            ("type", small(&data["type"]).or_else(|| Some(json!(1)))),
            ("target_id", id(&data["target_id"])),
            ("options", Some(items(&data["options"]).filter_map(option).collect())),
            ("resolved", Some(resolved(&data["resolved"]))),
        ]),
    };
    fields.into()
}

/// The text inputs in a row of a modal: an old one of several, or a label with one.
fn inputs(row: &Value) -> impl Iterator<Item = Value> {
    let input = |input: &Value| {
        let value = text(&input["value"])?;
        Some(json!({ "type": 4, "custom_id": "text", "value": value }))
    };
    items(&row["components"]).chain([&row["component"]]).filter_map(input)
}

/// An option of a command, of the kinds that the bot's commands have.
fn option(raw: &Value) -> Option<Value> {
    let (name, given) = (text(&raw["name"])?, &raw["value"]);
    if raw["focused"] == true {
        let value = value(given).unwrap_or_else(|| json!(""));
        return Some(json!({ "name": name, "type": 3, "value": value, "focused": true }));
    }
    let value = match raw["type"].as_u64()? {
        3 => text(given),
        4 => given.as_i64().map(Value::from),
        5 => given.as_bool().map(Value::from),
        6 | 7 | 11 => id(given),
        _ => None,
    };
    Some(json!({ "name": name, "type": raw["type"], "value": value? }))
}

fn resolved(raw: &Value) -> Value {
    let named = |name: &str, read: fn(&Value) -> Option<Value>| {
        let entries = raw[name].as_object().into_iter().flatten();
        let read = |(key, raw): (&String, &Value)| {
            id(&json!(key))?;
            Some((key.clone(), read(raw)?))
        };
        Some(Value::Object(entries.filter_map(read).collect()))
    };
    let fields = object([
        ("users", named("users", user)),
        (
            "members",
            named("members", |raw| {
                let fields = [
                    ("nick", text(&raw["nick"])),
                    ("avatar", image_hash(&raw["avatar"])),
                    ("roles", Some(json!([]))),
                ];
                Some(object(fields).into())
            }),
        ),
        ("attachments", named("attachments", attachment)),
    ]);
    fields.into()
}

fn attachment(raw: &Value) -> Option<Value> {
    let url = text(&raw["url"])?;
    let size = raw["size"].as_u64().map_or(0, |size| u32::try_from(size).unwrap_or(u32::MAX));
    let filename = text(&raw["filename"]).unwrap_or_else(|| json!(""));
    Some(json!({ "id": "1", "url": url, "proxy_url": "", "filename": filename, "size": size }))
}

fn member(raw: &Value) -> Option<Value> {
    let mut member = object([
        ("user", Some(user(&raw["user"])?)),
        ("nick", text(&raw["nick"])),
        ("avatar", image_hash(&raw["avatar"])),
        ("permissions", permissions(&raw["permissions"])),
    ]);
    for (name, default) in
        [("roles", json!([])), ("deaf", json!(false)), ("mute", json!(false)), ("flags", json!(0))]
    {
        member.insert(name.to_owned(), default);
    }
    Some(member.into())
}

fn user(raw: &Value) -> Option<Value> {
    let fields = object([
        ("id", Some(id(&raw["id"])?)),
        ("username", text(&raw["username"]).or_else(|| Some(json!("")))),
        ("global_name", text(&raw["global_name"])),
        ("avatar", image_hash(&raw["avatar"])),
        ("bot", Some(json!(raw["bot"] == true))),
    ]);
    Some(fields.into())
}

/// A message of which the id, the channel and the flags are told.
fn message(raw: &Value) -> Option<Value> {
    Some(json!({
        "id": id(&raw["id"])?, "flags": raw["flags"].as_u64().unwrap_or(0),
        "channel_id": id(&raw["channel_id"]).unwrap_or_else(|| json!("1")),
        "author": { "id": "1", "username": "" }, "content": "", "timestamp": "2000-01-01T00:00:00Z",
        "tts": false, "mention_everyone": false, "mentions": [], "mention_roles": [],
        "attachments": [], "embeds": [], "pinned": false, "type": 0,
    }))
}

/// How the bot came there: invited to the guild (0), or with somebody's account (1).
fn owners(raw: &Value) -> Value {
    let known = ["0", "1"].into_iter().filter(|key| raw.get(*key).is_some());
    known.map(|key| (key.to_owned(), json!("1"))).collect()
}

/// An object of the fields that there are.
fn object<const N: usize>(fields: [(&str, Option<Value>); N]) -> Map<String, Value> {
    fields.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect()
}

fn items(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

fn id(raw: &Value) -> Option<Value> {
    GenericId::deserialize(raw).is_ok().then(|| raw.clone())
}

/// A picture's hash, of the only kind that is ever asked for.
fn image_hash(raw: &Value) -> Option<Value> {
    Avatar::new(UserId(0), None, raw.as_str()?).map(|avatar| avatar.hash().into())
}

fn permissions(raw: &Value) -> Option<Value> {
    Permissions::deserialize(raw).is_ok().then(|| raw.clone())
}

fn text(raw: &Value) -> Option<Value> {
    raw.is_string().then(|| raw.clone())
}

/// A number that fits one of Discord's small ones.
fn small(raw: &Value) -> Option<Value> {
    raw.as_u64().and_then(|number| u8::try_from(number).ok()).map(Value::from)
}

/// Something chosen or typed: a text, or a number that becomes one.
fn value(raw: &Value) -> Option<Value> {
    match raw {
        Value::String(text) => Some(text.clone().into()),
        Value::Number(number) => Some(number.to_string().into()),
        _ => None,
    }
}
