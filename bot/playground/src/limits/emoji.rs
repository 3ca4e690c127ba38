//! What the bot's own emoji may be, and which emoji components may show.

use serde_json::Value;

use super::{Check, at};
use crate::data_uri;
use crate::emoji::{Emojis, is_unicode};
use crate::error::Refusal;
use crate::snowflake::Id;
use crate::upload::picture_type;

const NAME: std::ops::RangeInclusive<usize> = 2..=32;
/// Bytes of an image.
const IMAGE: usize = 256 * 1024;
const EMOJIS: usize = 2000;

/// Checks a new emoji; the bytes of its image.
pub(crate) fn check_new(body: &Value, known: &Emojis) -> Result<Vec<u8>, Refusal> {
    let mut check = Check::default();
    if check.object("", body).is_none() {
        check.done()?;
        return Ok(Vec::new());
    }
    match body["name"].as_str() {
        None if body["name"].is_null() => check.required("name"),
        _ => name(&mut check, &body["name"], known, None),
    }
    let image = image(&mut check, &body["image"]);
    check.done()?;
    if known.all().len() >= EMOJIS {
        let message = format!("Maximum number of emojis reached ({EMOJIS})");
        return Err(Refusal::new(400, 30008, message));
    }
    Ok(image)
}

/// Checks the change of an emoji, which can only be of its name.
pub(crate) fn check_change(body: &Value, known: &Emojis, id: Id) -> Result<(), Refusal> {
    let mut check = Check::default();
    if check.object("", body).is_some() {
        name(&mut check, &body["name"], known, Some(id));
    }
    check.done()
}

fn name(check: &mut Check, value: &Value, known: &Emojis, own: Option<Id>) {
    let Some(name) = check.text("name", value, NAME) else {
        return;
    };
    if !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        let message = "String value did not match validation regex.";
        check.fail("name", "STRING_TYPE_REGEX", message);
    }
    if known.is_taken(name, own) {
        let message = "This emoji name is already taken";
        check.fail("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message);
    }
}

fn image(check: &mut Check, value: &Value) -> Vec<u8> {
    let Some(uri) = check.required_text("image", value, 1..=usize::MAX) else {
        return Vec::new();
    };
    let image = data_uri::bytes(uri).filter(|bytes| picture_type(bytes).is_some());
    match image {
        None => {
            check.fail("image", "IMAGE_INVALID", "Unsupported image type given");
            Vec::new()
        }
        Some(image) if image.len() > IMAGE => {
            check.fail("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.");
            Vec::new()
        }
        Some(image) => image,
    }
}

/// Checks the emoji of a button or an option.
pub(super) fn check_shown(check: &mut Check, path: &str, emoji: &Value, known: &Emojis) {
    if emoji.is_null() || check.object(path, emoji).is_none() {
        return;
    }
    // Discord calls it a button's in menus too.
    let code = "BUTTON_COMPONENT_INVALID_EMOJI";
    let name = emoji["name"].as_str().unwrap_or_default();
    let id = &emoji["id"];
    if id.is_null() {
        if !is_unicode(name) {
            check.fail(&at(path, "name"), code, "Invalid emoji");
        }
        return;
    }
    let id = id.as_str().and_then(|id| id.parse().ok());
    if id.and_then(|id| known.get(id)).is_none() {
        check.fail(&at(path, "id"), code, "Invalid emoji");
    }
}
