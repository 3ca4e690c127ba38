//! Files: as they arrive, and their bytes for as long as anybody looks at them.

use std::collections::VecDeque;
use std::io::Cursor;

use axum::body::Bytes;
use image::{ImageFormat, ImageReader};

use crate::request_log::FileEntry;
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
    let format = image::guess_format(bytes).ok()?;
    let is_shown = matches!(
        format,
        ImageFormat::Png | ImageFormat::Jpeg | ImageFormat::Gif | ImageFormat::WebP
    );
    is_shown.then(|| format.to_mime_type())
}

/// Width and height of a PNG or GIF, from its header.
pub(crate) fn picture_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?;
    reader.into_dimensions().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_known_by_their_bytes_and_measured_where_whole() {
        for (format, mime) in [(ImageFormat::Png, "image/png"), (ImageFormat::Gif, "image/gif")] {
            let mut bytes = Cursor::new(Vec::new());
            image::RgbaImage::new(7, 5).write_to(&mut bytes, format).unwrap();
            let bytes = bytes.into_inner();
            assert_eq!((picture_type(&bytes), picture_size(&bytes)), (Some(mime), Some((7, 5))));
            assert_eq!((picture_type(&bytes[..8]), picture_size(&bytes[..8])), (Some(mime), None));
        }
        assert_eq!(picture_type(b"\xFF\xD8\xFF\xE0 and more"), Some("image/jpeg"));
        assert_eq!(picture_type(b"RIFF\0\0\0\0WEBPVP8 "), Some("image/webp"));
        assert_eq!(picture_type(b"BM and more of a bitmap"), None);
        assert_eq!(picture_type(b"words"), None);
    }
}
