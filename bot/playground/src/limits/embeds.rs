//! What embeds may be.

use serde_json::Value;

use super::{Check, at};

const EMBEDS: usize = 10;
const TITLE: usize = 256;
const DESCRIPTION: usize = 4096;
const FIELDS: usize = 25;
const FIELD_NAME: usize = 256;
const FIELD_VALUE: usize = 1024;
const FOOTER: usize = 2048;
const AUTHOR: usize = 256;
/// Characters in all embeds of a message.
const TOTAL: usize = 6000;

pub(super) fn check(check: &mut Check, path: &str, value: &Value) {
    let mut total = 0;
    for (index, embed) in check.list(path, value, 0..=EMBEDS).iter().enumerate() {
        let path = at(path, index);
        if check.object(&path, embed).is_some() {
            total += one(check, &path, embed);
        }
    }
    if total > TOTAL {
        let message = format!("Embed size exceeds maximum size of {TOTAL}");
        check.fail(path, "MAX_EMBED_SIZE_EXCEEDED", message);
    }
}

/// Checks one embed and counts its characters.
fn one(check: &mut Check, path: &str, embed: &Value) -> usize {
    let mut total = 0;
    let mut text = |part: &str, value: &Value, limit: usize| {
        let text = check.text(&at(path, part), value, 0..=limit);
        total += text.map_or(0, |text| text.chars().count());
    };
    text("title", &embed["title"], TITLE);
    text("description", &embed["description"], DESCRIPTION);
    text("footer.text", &embed["footer"]["text"], FOOTER);
    text("author.name", &embed["author"]["name"], AUTHOR);
    check.integer(&at(path, "color"), &embed["color"], 0..=0xFF_FFFF);
    for part in ["url", "image.url", "thumbnail.url"] {
        url(check, &at(path, part), embed.pointer(&format!("/{}", part.replace('.', "/"))));
    }
    total += fields(check, &at(path, "fields"), &embed["fields"]);
    let shows = ["title", "description", "fields", "image", "thumbnail", "footer", "author"];
    if shows.iter().all(|part| embed[*part].is_null()) {
        check.required(&at(path, "description"));
    }
    total
}

fn fields(check: &mut Check, path: &str, value: &Value) -> usize {
    let mut total = 0;
    for (index, field) in check.list(path, value, 0..=FIELDS).iter().enumerate() {
        let path = at(path, index);
        for (part, limit) in [("name", FIELD_NAME), ("value", FIELD_VALUE)] {
            let text = check.required_text(&at(&path, part), &field[part], 1..=limit);
            total += text.map_or(0, |text| text.chars().count());
        }
        check.boolean(&at(&path, "inline"), &field["inline"]);
    }
    total
}

fn url(check: &mut Check, path: &str, value: Option<&Value>) {
    let Some(text) = check.text(path, value.unwrap_or(&Value::Null), 0..=2048) else {
        return;
    };
    if !["http://", "https://", "attachment://"].iter().any(|scheme| text.starts_with(scheme)) {
        let message = "Scheme must be one of ('http', 'https', 'attachment').";
        check.fail(path, "URL_TYPE_INVALID_SCHEME", message);
    }
}
