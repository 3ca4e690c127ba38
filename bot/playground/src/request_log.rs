//! What the bot asked for, request by request.

use std::collections::VecDeque;
use std::time::SystemTime;

use serde::Serialize;
use serde_json::Value;

/// The request log forgets its oldest entries beyond this number.
const KEPT: usize = 100_000;

/// One request of the bot.
#[derive(Clone, Debug, Serialize)]
pub struct Entry {
    /// When it was answered, ISO 8601.
    pub at: String,
    /// The same for computing with.
    #[serde(skip)]
    pub time: SystemTime,
    /// `POST`.
    pub method: String,
    /// The path without its query: `/api/v10/channels/1/messages`.
    pub path: String,
    /// The query, without the question mark.
    pub query: String,
    /// The JSON body; of a multipart request its `payload_json`.
    pub body: Value,
    /// The files that came with it.
    pub files: Vec<FileEntry>,
    /// What was answered.
    pub status: u16,
    /// Discord's code, of refusals.
    pub code: Option<u32>,
    /// The answer's JSON body.
    pub answer: Value,
}

/// A file in a multipart request.
#[derive(Clone, Debug, Serialize)]
pub struct FileEntry {
    /// The part's name: `files[0]`.
    pub part: String,
    /// The name of the file.
    pub filename: String,
    /// Its size in bytes.
    pub size: usize,
}

/// Every request so far, within reason.
#[derive(Debug, Default)]
pub(crate) struct RequestLog {
    entries: VecDeque<Entry>,
}

impl RequestLog {
    pub(crate) fn add(&mut self, entry: Entry) {
        if self.entries.len() == KEPT {
            self.entries.pop_front();
        }
        self.entries.push_back(entry);
    }

    pub(crate) fn of(&self, mut pleases: impl FnMut(&Entry) -> bool) -> Vec<Entry> {
        self.entries.iter().filter(|it| pleases(it)).cloned().collect()
    }

    pub(crate) fn clear(&mut self) {
        self.entries.clear();
    }
}
