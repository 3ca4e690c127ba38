//! The emoji of the bot's own, and which texts are emoji of everybody's.

use std::collections::BTreeMap;
use std::io::Cursor;

use axum::body::Bytes;
use image::codecs::gif::GifDecoder;
use image::{AnimationDecoder, ImageDecoder};
use serde::Serialize;

use crate::snowflake::Id;

/// Pixels of the larger side up to which frames are counted: emoji are shown at 128 at most.
const LOOKED_AT: u32 = 1024;

/// An emoji that the bot has uploaded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Emoji {
    /// Its id.
    pub id: Id,
    /// Its name: letters, digits and underscores.
    pub name: String,
    /// Whether it moves.
    pub animated: bool,
    #[serde(skip)]
    pub(crate) image: Bytes,
}

impl Emoji {
    pub(crate) fn new(id: Id, name: &str, image: Vec<u8>) -> Self {
        let animated = is_animated(&image);
        Self { id, name: name.to_owned(), animated, image: image.into() }
    }
}

/// Whether it is a GIF of several frames, of a size at which it is worth to look.
fn is_animated(image: &[u8]) -> bool {
    let Ok(gif) = GifDecoder::new(Cursor::new(image)) else {
        return false;
    };
    let (width, height) = gif.dimensions();
    width.max(height) <= LOOKED_AT && gif.into_frames().take(2).filter(Result::is_ok).count() == 2
}

/// All of them, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Emojis(BTreeMap<Id, Emoji>);

impl Emojis {
    pub(crate) fn all(&self) -> impl ExactSizeIterator<Item = &Emoji> {
        self.0.values()
    }

    pub(crate) fn get(&self, id: Id) -> Option<&Emoji> {
        self.0.get(&id)
    }

    pub(crate) fn put(&mut self, emoji: Emoji) {
        self.0.insert(emoji.id, emoji);
    }

    pub(crate) fn remove(&mut self, id: Id) -> Option<Emoji> {
        self.0.remove(&id)
    }

    /// Whether another one than this has the name.
    pub(crate) fn is_taken(&self, name: &str, by_other_than: Option<Id>) -> bool {
        self.all().any(|emoji| emoji.name == name && Some(emoji.id) != by_other_than)
    }
}

/// Whether a text is an emoji of Unicode's, by the blocks where those are: `♟` is one, `♞` is not.
pub(crate) fn is_unicode(text: &str) -> bool {
    let shown = |c: char| {
        matches!(c,
            '\u{A9}' | '\u{AE}' | '\u{203C}' | '\u{2049}' | '\u{20E3}' | '\u{2122}' | '\u{2139}'
            | '\u{2194}'..='\u{21AA}' | '\u{231A}'..='\u{23FF}' | '\u{24C2}'
            | '\u{25AA}'..='\u{2653}' | '\u{265F}'..='\u{27BF}' | '\u{2934}' | '\u{2935}'
            | '\u{2B05}'..='\u{2B55}' | '\u{3030}' | '\u{303D}' | '\u{3297}' | '\u{3299}'
            | '\u{1F000}'..='\u{1FAFF}')
    };
    text.chars().any(shown)
}

#[cfg(test)]
mod tests {
    use image::codecs::gif::GifEncoder;
    use image::{Frame, RgbaImage};

    use super::*;

    #[test]
    fn only_several_frames_move() {
        for (frames, moves) in [(1, false), (2, true)] {
            let mut bytes = Vec::new();
            let mut encoder = GifEncoder::new(&mut bytes);
            encoder.encode_frames((0..frames).map(|_| Frame::new(RgbaImage::new(2, 2)))).unwrap();
            drop(encoder);
            assert_eq!(is_animated(&bytes), moves);
        }
        assert!(!is_animated(b"GIF89a and no more"));
    }

    #[test]
    fn chess_symbols_are_text_but_for_the_pawn() {
        for emoji in ["🎲", "♟️", "1️⃣", "👩‍🚀", "⚔️", "↩️", "🇩🇪"] {
            assert!(is_unicode(emoji), "{emoji}");
        }
        for text in ["", "dice", ":dice:", "1", "♔", "♞", "ß"] {
            assert!(!is_unicode(text), "{text}");
        }
    }
}
