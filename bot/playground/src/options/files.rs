//! Files that a person attaches to a command.

use axum::body::Bytes;
use serde_json::{Value, json};

use crate::compose::attachment;
use crate::data_uri;
use crate::sim_state::SimState;
use crate::snowflake::Id;
use crate::upload::Upload;

/// Discord's number for an option that takes a file.
pub(super) const ATTACHMENT: u64 = 11;

/// Checks a file: its name, and its bytes as a text or a data URI.
pub(super) fn check(state: &SimState, value: &Value) -> Result<(), String> {
    let upload = upload(value).ok_or("Attach a file.")?;
    if upload.bytes.len() as u64 > state.attachment_size_limit {
        return Err("The file is too large.".to_owned());
    }
    Ok(())
}

fn upload(value: &Value) -> Option<Upload> {
    let filename = value["filename"].as_str().filter(|name| !name.is_empty())?.to_owned();
    let bytes = match value["text"].as_str() {
        Some(text) => Bytes::copy_from_slice(text.as_bytes()),
        None => Bytes::from(data_uri::bytes(value["data"].as_str()?)?),
    };
    Some(Upload { part: String::new(), filename, bytes })
}

/// Keeps the files of a command, as Discord's client does before it sends it: each option then has
/// its file's id, and the files are what is returned.
pub(super) fn keep(
    state: &mut SimState,
    channel: Id,
    options: &mut [Value],
) -> Vec<crate::message::Attachment> {
    let mut kept = Vec::new();
    for option in options.iter_mut().filter(|option| option["type"] == ATTACHMENT) {
        let Some(upload) = upload(&option["value"]) else {
            continue;
        };
        let mut file = attachment(state, channel, &upload, &Value::Null);
        state.files.add(file.id, upload.bytes);
        if let Some(elsewhere) = &state.files_elsewhere {
            file.url = format!("{elsewhere}/{}", file.filename);
        }
        option["value"] = json!(file.id);
        kept.push(file);
    }
    kept
}
