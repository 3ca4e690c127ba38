//! The pixels of a PNG as a zlib stream, by our own encoder.
//!
//! Under the filter `Up` a board is runs of equal bytes, mostly zeros, and squares that are as the
//! one beside them: pawns in their rank. So these are all that this looks for, where a general
//! compressor spends most of its time in searching everywhere: it is twice as fast as zlib-rs, the
//! fastest library, at as many bytes, and the one library that is as fast (fdeflate) makes twice
//! as many bytes. `benches/speed` prints the figures of each beside the others. [`encode`] is the
//! only way in.

mod bits;
mod code;
mod huffman;
mod steps;
mod symbols;

use bits::Bits;
use code::{Code, counts};
use steps::steps;

/// The number of PNG's filter `Up`: each byte less the one above it.
const UP: u8 = 2;

/// `pixels`, one byte each, row by row, filtered and compressed. `width` divides by 24 and by the
/// width of a `square`, which is from 4 to 512; there are at most 31 of these in a row.
pub(crate) fn encode(width: usize, square: usize, pixels: &[u8]) -> Vec<u8> {
    let (steps, check) = steps(width, square, pixels);
    let counts = counts(&steps);
    let code = Code::of(&counts, square);
    let bits = code.write_header(Bits::new(code.bits(&counts)));
    let mut stream = code.write(&steps, bits).finish();
    stream.extend(check.to_be_bytes());
    stream
}
