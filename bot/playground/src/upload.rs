//! Files: as they arrive, and their bytes for as long as anybody looks at them.

use std::collections::VecDeque;

use axum::body::Bytes;

use crate::journal::FileEntry;
use crate::snowflake::Id;

/// A file as it was uploaded.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    pub(crate) part: String,
    pub(crate) filename: String,
    pub(crate) bytes: Bytes,
}

impl Upload {
    /// The `n` of `files[n]`.
    pub(crate) fn number(&self) -> Option<u64> {
        self.part.strip_prefix("files[")?.strip_suffix(']')?.parse().ok()
    }

    pub(crate) fn entry(&self) -> FileEntry {
        let (part, filename) = (self.part.clone(), self.filename.clone());
        FileEntry { part, filename, size: self.bytes.len() }
    }
}

/// Bytes of attachments, the newest ones.
#[derive(Debug, Default)]
pub(crate) struct Files {
    bytes: VecDeque<(Id, Bytes)>,
}

impl Files {
    /// As many pictures as a long evening of play needs.
    const KEPT: usize = 5_000;

    pub(crate) fn add(&mut self, id: Id, bytes: Bytes) {
        if self.bytes.len() == Self::KEPT {
            self.bytes.pop_front();
        }
        self.bytes.push_back((id, bytes));
    }

    pub(crate) fn get(&self, id: Id) -> Option<Bytes> {
        let found = self.bytes.binary_search_by_key(&id, |(id, _)| *id).ok()?;
        self.bytes.get(found).map(|(_, bytes)| bytes.clone())
    }
}

/// What a file is by its first bytes, if it is a picture that a browser may show.
pub(crate) fn picture_type(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0x89, b'P', b'N', b'G', ..] => Some("image/png"),
        [0xFF, 0xD8, 0xFF, ..] => Some("image/jpeg"),
        [b'G', b'I', b'F', b'8', ..] => Some("image/gif"),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some("image/webp"),
        _ => None,
    }
}

/// Width and height of a PNG or GIF, from its header.
pub(crate) fn picture_size(bytes: &[u8]) -> Option<(u32, u32)> {
    match picture_type(bytes)? {
        "image/png" => {
            let number = |at: usize| {
                let four: [u8; 4] = bytes.get(at..at + 4)?.try_into().ok()?;
                Some(u32::from_be_bytes(four))
            };
            Some((number(16)?, number(20)?))
        }
        "image/gif" => match bytes.get(6..10)? {
            &[a, b, c, d] => {
                Some((u16::from_le_bytes([a, b]).into(), u16::from_le_bytes([c, d]).into()))
            }
            _ => None,
        },
        _ => None,
    }
}
