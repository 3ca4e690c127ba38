//! What a message may be.

use serde_json::Value;

use super::{Check, FILE_SIZE, at, components, embeds};
use crate::emoji::Emojis;
use crate::error::Refusal;
use crate::message::Attachment;
use crate::upload::Upload;

const CONTENT: usize = 2000;
const ATTACHMENTS: usize = 10;
const ALT_TEXT: usize = 1024;
const NONCE: usize = 25;
/// Suppress embeds, ephemeral, suppress notifications: what a bot may set.
const FLAGS: i64 = 1 << 2 | 1 << 6 | 1 << 12;
const COMPONENTS_V2: i64 = 1 << 15;

/// Checks the body of a message that is made or edited. `emojis` are the
/// bot's own, `path` is `data` in callbacks, `kept` the attachments that an edited message has.
pub(crate) fn check(
    emojis: &Emojis,
    path: &str,
    body: &Value,
    uploads: &[Upload],
    kept: &[Attachment],
) -> Result<(), Refusal> {
    if uploads.iter().any(|upload| upload.bytes.len() > FILE_SIZE) {
        return Err(Refusal::too_large());
    }
    let mut check = Check::default();
    if !body.is_null() && check.object(path, body).is_none() {
        return check.done();
    }
    check.text(&at(path, "content"), &body["content"], 0..=CONTENT);
    check.boolean(&at(path, "tts"), &body["tts"]);
    embeds::check(&mut check, &at(path, "embeds"), &body["embeds"]);
    components::check(&mut check, &at(path, "components"), &body["components"], emojis);
    flags(&mut check, &at(path, "flags"), &body["flags"]);
    nonce(&mut check, &at(path, "nonce"), &body["nonce"]);
    allowed_mentions(&mut check, &at(path, "allowed_mentions"), &body["allowed_mentions"]);
    attachments(&mut check, &at(path, "attachments"), &body["attachments"], uploads, kept);
    check.done()
}

fn flags(check: &mut Check, path: &str, value: &Value) {
    let Some(flags) = check.integer(path, value, 0..=i64::from(u32::MAX)) else {
        return;
    };
    if flags & COMPONENTS_V2 != 0 {
        let message = "The stand-in does not know components v2: use action rows.";
        check.fail(path, "STAND_IN_UNSUPPORTED", message);
    } else if flags & !FLAGS != 0 {
        check.fail(path, "MESSAGE_FLAGS_INVALID", "Flags that a bot cannot set.");
    }
}

fn nonce(check: &mut Check, path: &str, value: &Value) {
    if value.as_i64().is_none() {
        check.text(path, value, 0..=NONCE);
    }
}

fn allowed_mentions(check: &mut Check, path: &str, value: &Value) {
    if value.is_null() || check.object(path, value).is_none() {
        return;
    }
    let parse = check.list(&at(path, "parse"), &value["parse"], 0..=3);
    for (index, kind) in parse.iter().enumerate() {
        if !["users", "roles", "everyone"].iter().any(|known| kind == known) {
            let path = at(&at(path, "parse"), index);
            let message = "Value must be one of ('users', 'roles', 'everyone').";
            check.fail(&path, "BASE_TYPE_CHOICES", message);
        }
    }
    for kind in ["users", "roles"] {
        let listed = check.list(&at(path, kind), &value[kind], 0..=100);
        if !listed.is_empty() && parse.iter().any(|it| it == kind) {
            let message =
                format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
            check.fail(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
    }
}

fn attachments(
    check: &mut Check,
    path: &str,
    value: &Value,
    uploads: &[Upload],
    kept: &[Attachment],
) {
    let listed = check.list(path, value, 0..=ATTACHMENTS);
    let mut staying = if value.is_null() { kept.len() } else { 0 };
    for (index, entry) in listed.iter().enumerate() {
        let path = at(path, index);
        check.text(&at(&path, "description"), &entry["description"], 0..=ALT_TEXT);
        check.text(&at(&path, "filename"), &entry["filename"], 0..=260);
        match reference(entry, uploads, kept) {
            Some(Reference::Kept(_)) => staying += 1,
            Some(Reference::New(_)) => {}
            None => {
                let message = "There is no such file in the request or on the message.";
                check.fail(&at(&path, "id"), "ATTACHMENT_NOT_FOUND", message);
            }
        }
    }
    if staying + uploads.len() > ATTACHMENTS {
        let message = format!("Must be {ATTACHMENTS} or fewer in length.");
        check.fail(path, "BASE_TYPE_MAX_LENGTH", message);
    }
}

/// What an entry of `attachments` speaks of: an index into what stays or what is new.
pub(crate) enum Reference {
    Kept(usize),
    New(usize),
}

/// Reads the `id` of an entry of `attachments`: a number or text.
pub(crate) fn reference(
    entry: &Value,
    uploads: &[Upload],
    kept: &[Attachment],
) -> Option<Reference> {
    let id = &entry["id"];
    let id = id.as_u64().or_else(|| id.as_str()?.parse().ok())?;
    let new = uploads.iter().position(|upload| upload.number() == Some(id));
    let old = kept.iter().position(|attachment| attachment.id.get() == id);
    new.map(Reference::New).or(old.map(Reference::Kept))
}
