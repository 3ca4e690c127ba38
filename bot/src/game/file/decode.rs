//! The text in a file, whatever its encoding.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};

/// The text of a file: by its mark, as UTF-16 where every other byte is zero, or in the encoding
/// that is the likeliest.
pub(super) fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = match Encoding::for_bom(bytes) {
        Some((marked, length)) => {
            let (text, is_wrong) = marked.decode_without_bom_handling(&bytes[length..]);
            // Some programs write the mark of UTF-8 before another encoding.
            if !is_wrong || marked != UTF_8 {
                return text;
            }
            &bytes[length..]
        }
        None => bytes,
    };
    let zeros = |from: usize| bytes.iter().skip(from).step_by(2).filter(|byte| **byte == 0).count();
    let encoding = match [0, 1].map(|from| zeros(from) * 3 > bytes.len()) {
        [true, false] => UTF_16BE,
        [false, true] => UTF_16LE,
        _ => {
            let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
            detector.feed(bytes, true);
            detector.guess(None, Utf8Detection::Allow)
        }
    };
    encoding.decode_without_bom_handling(bytes).0
}
