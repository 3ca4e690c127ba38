//! What the bot asked for, request by request, and the faults a test puts in its way.

use std::collections::VecDeque;
use std::time::{Duration, SystemTime};

use serde::Serialize;
use serde_json::Value;

use crate::stamp;

/// The journal forgets its oldest entries beyond this number.
const KEPT: usize = 100_000;

/// One request of the bot.
#[derive(Clone, Debug, Serialize)]
pub struct Entry {
    /// When it came, ISO 8601.
    pub at: String,
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
pub(crate) struct Journal {
    entries: VecDeque<Entry>,
}

impl Journal {
    pub(crate) fn add(&mut self, entry: Entry) {
        if self.entries.len() == KEPT {
            self.entries.pop_front();
        }
        self.entries.push_back(entry);
    }

    pub(crate) fn all(&self) -> Vec<Entry> {
        self.entries.iter().cloned().collect()
    }

    pub(crate) fn clear(&mut self) {
        self.entries.clear();
    }
}

impl Entry {
    pub(crate) fn now() -> String {
        stamp::iso(SystemTime::now())
    }
}

/// What goes wrong with one request.
#[derive(Clone, Debug)]
pub enum Fault {
    /// Refused with this status and code, and not performed. A 429 says to retry after 1 s.
    Fail {
        /// The HTTP status.
        status: u16,
        /// Discord's code in the body.
        code: u32,
    },
    /// Performed, but the connection is cut before an answer.
    DropAnswer,
    /// Neither performed nor answered: the connection is cut.
    DropRequest,
    /// Performed and answered, but only after this time.
    Delay(Duration),
}

/// Faults that wait for their requests.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    waiting: Vec<(String, String, Fault)>,
}

impl Faults {
    pub(crate) fn add(&mut self, method: &str, pattern: &str, fault: Fault) {
        self.waiting.push((method.to_owned(), pattern.to_owned(), fault));
    }

    /// Takes the first fault that is meant for this request.
    pub(crate) fn take(&mut self, method: &str, path: &str) -> Option<Fault> {
        let meant =
            |(m, p, _): &(String, String, Fault)| (m == "*" || m == method) && matches(p, path);
        let index = self.waiting.iter().position(meant)?;
        Some(self.waiting.remove(index).2)
    }
}

/// Whether the pattern's segments begin the path's; `*` is any one segment.
fn matches(pattern: &str, path: &str) -> bool {
    let mut path = segments(path);
    segments(pattern).all(|wanted| path.next().is_some_and(|it| wanted == "*" || wanted == it))
}

fn segments(path: &str) -> impl Iterator<Item = &str> {
    path.strip_prefix("/api/v10").unwrap_or(path).split('/').filter(|part| !part.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_match_by_segment() {
        assert!(matches("/channels/*/messages", "/api/v10/channels/12/messages"));
        assert!(matches("/channels", "/api/v10/channels/12/messages"));
        assert!(!matches("/channels/*/messages/*", "/api/v10/channels/12/messages"));
        assert!(!matches("/chan", "/api/v10/channels/12"));
    }

    #[test]
    fn a_fault_strikes_once() {
        let mut faults = Faults::default();
        faults.add("POST", "/channels", Fault::DropAnswer);
        assert!(faults.take("GET", "/api/v10/channels/1").is_none());
        assert!(faults.take("POST", "/api/v10/channels/1").is_some());
        assert!(faults.take("POST", "/api/v10/channels/1").is_none());
    }
}
