//! From a checked request body to a message, new or edited.

use std::time::Instant;

use serde_json::{Value, json};

use crate::error::Refusal;
use crate::limits::message::{Reference, reference};
use crate::mentions::pings;
use crate::message::{Attachment, EPHEMERAL, LOADING, Message, Used, User};
use crate::sim_state::{SimState, now};
use crate::snowflake::Id;
use crate::upload::{Upload, picture_size, picture_type};

/// Where a message comes from.
pub(crate) struct Origin {
    pub(crate) channel: Id,
    pub(crate) author: User,
    pub(crate) kind: u8,
    pub(crate) used: Option<Used>,
    pub(crate) replies_to: Option<Id>,
    pub(crate) only_for: Option<Id>,
}

/// A message without anything on it.
pub(crate) fn blank(state: &mut SimState, origin: Origin) -> Message {
    Message {
        id: state.new_id(),
        channel: origin.channel,
        author: origin.author,
        kind: origin.kind,
        content: String::new(),
        embeds: Vec::new(),
        components: Vec::new(),
        attachments: Vec::new(),
        mentions: Vec::new(),
        mention_everyone: false,
        only_for: origin.only_for,
        thinking: false,
        used: origin.used,
        replies_to: origin.replies_to,
        thread: None,
        sent: now(),
        edited: None,
        edits: 0,
        flags: 0,
        nonce: None,
        since: Instant::now(),
        late_edits: 0,
    }
}

/// Writes onto a message what the body says; what it does not mention stays. After a refusal the
/// message is half changed, and not to be kept.
pub(crate) fn fill(
    state: &mut SimState,
    message: &mut Message,
    body: &Value,
    uploads: &[Upload],
) -> Result<(), Refusal> {
    let has = |key: &str| body.get(key).is_some();
    if has("content") {
        message.content = body["content"].as_str().unwrap_or_default().trim().to_owned();
    }
    if has("content") || has("allowed_mentions") {
        let allowed = body.get("allowed_mentions").filter(|it| !it.is_null());
        let pings = pings(&message.content, allowed);
        let channel = message.channel;
        let known = |id: &Id| state.user(*id).is_some() && state.sees(*id, channel);
        message.mentions = pings.users.into_iter().filter(known).collect();
        message.mention_everyone = pings.everyone;
    }
    attach(state, message, body, uploads);
    if has("embeds") {
        message.embeds = list(&body["embeds"]);
    }
    for embed in &mut message.embeds {
        dress(embed, &message.attachments);
    }
    if has("components") {
        message.components = numbered(list(&body["components"]));
    }
    if let Some(flags) = body["flags"].as_u64() {
        message.flags = flags & !(EPHEMERAL | LOADING);
    }
    if message.is_empty() {
        return Err(Refusal::empty_message());
    }
    Ok(())
}

pub(crate) fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// Keeps the attachments that the body lists, or all, and adds the new ones.
fn attach(state: &mut SimState, message: &mut Message, body: &Value, uploads: &[Upload]) {
    let entries = body["attachments"].as_array();
    let old = std::mem::take(&mut message.attachments);
    let mut kept = Vec::new();
    let mut described = vec![None; uploads.len()];
    for entry in entries.into_iter().flatten() {
        match reference(entry, uploads, &old) {
            Some(Reference::Kept(index)) => kept.push(redescribed(&old[index], entry)),
            Some(Reference::New(index)) => described[index] = Some(entry),
            None => {}
        }
    }
    message.attachments = if entries.is_some() { kept } else { old };
    for (upload, entry) in uploads.iter().zip(described) {
        let attachment = attachment(state, message.channel, upload, entry.unwrap_or(&Value::Null));
        state.files.add(attachment.id, upload.bytes.clone());
        message.attachments.push(attachment);
    }
}

fn redescribed(old: &Attachment, entry: &Value) -> Attachment {
    let mut attachment = old.clone();
    if let Some(description) = entry["description"].as_str() {
        attachment.description = Some(description.to_owned());
    }
    attachment
}

/// A file that was uploaded in a channel; `entry` is what the body says of it.
pub(crate) fn attachment(
    state: &mut SimState,
    channel: Id,
    upload: &Upload,
    entry: &Value,
) -> Attachment {
    let id = state.new_id();
    let filename = plain(entry["filename"].as_str().unwrap_or(&upload.filename));
    let size = picture_size(&upload.bytes);
    Attachment {
        id,
        url: format!("{}/attachments/{channel}/{id}/{filename}", state.base),
        filename,
        description: entry["description"].as_str().map(str::to_owned),
        content_type: picture_type(&upload.bytes).unwrap_or("application/octet-stream").to_owned(),
        size: upload.bytes.len(),
        width: size.map(|(width, _)| width),
        height: size.map(|(_, height)| height),
    }
}

/// A file's name as it may stand in a URL.
fn plain(name: &str) -> String {
    let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    let name: String = name.chars().map(|c| if allowed(c) { c } else { '_' }).collect();
    if name.is_empty() { "file".to_owned() } else { name }
}

/// Gives an embed its type, its fields their `inline`, and the pictures named `attachment://` their addresses.
fn dress(embed: &mut Value, attachments: &[Attachment]) {
    embed["type"] = json!("rich");
    let fields = embed.get_mut("fields").and_then(Value::as_array_mut);
    for field in fields.into_iter().flatten() {
        if field["inline"].is_null() {
            field["inline"] = json!(false);
        }
    }
    for part in ["image", "thumbnail"] {
        let Some(name) =
            embed[part]["url"].as_str().and_then(|it| it.strip_prefix("attachment://"))
        else {
            continue;
        };
        if let Some(file) = attachments.iter().find(|file| file.filename == name) {
            embed[part]["url"] = json!(file.url);
            embed[part]["proxy_url"] = json!(file.url);
            embed[part]["description"] = json!(file.description);
        }
    }
}

/// Gives every component a number and every menu its defaults, as Discord does.
pub(crate) fn numbered(mut rows: Vec<Value>) -> Vec<Value> {
    let mut next = 0;
    let mut number = |part: &mut Value| {
        next += 1;
        if part["id"].as_u64().unwrap_or(0) == 0 {
            part["id"] = json!(next);
        }
    };
    for row in &mut rows {
        number(row);
        for part in row["components"].as_array_mut().into_iter().flatten() {
            number(part);
            if !matches!(part["type"].as_u64(), Some(2 | 4)) {
                default_to(part, "min_values", 1);
                default_to(part, "max_values", 1);
                // Ids that were sent as numbers are kept as texts.
                for chosen in part["default_values"].as_array_mut().into_iter().flatten() {
                    if let Some(id) = chosen["id"].as_u64() {
                        chosen["id"] = json!(id.to_string());
                    }
                }
            }
        }
    }
    rows
}

fn default_to(part: &mut Value, key: &str, value: u64) {
    if part[key].is_null() {
        part[key] = json!(value);
    }
}
