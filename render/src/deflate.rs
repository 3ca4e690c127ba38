//! The pixels of a PNG as a zlib stream.
//!
//! Under the filter `Up` a board is runs of equal bytes, mostly zeros, and squares that are as the
//! one beside them: pawns in their rank. So these are all that this looks for: a general
//! compressor spends most of its time in searching everywhere. No library that we know has both
//! the speed and the size that a board must have; `benches/speed` has the figures.

mod huffman;
mod steps;

use huffman::{codes, lengths};
use steps::{COPY, Step, steps};

/// The number of PNG's filter `Up`: each byte less the one above it.
const UP: u8 = 2;

/// The lengths of a run that one symbol can say.
const SHORTEST: usize = 3;
const LONGEST: usize = 258;

/// Deflate's symbols (RFC 1951, 3.2.5): bytes, the end, and then lengths.
const SYMBOLS: usize = 286;
const LENGTH: usize = 257;

/// The shortest length that each of Deflate's symbols for lengths stands for.
const LENGTHS: [usize; 29] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
];

/// `pixels`, one byte each, row by row, filtered and compressed. `width` divides by 24 and by the
/// width of a `square`, which is from 4 to 512; there are at most 31 of these in a row.
pub(crate) fn zlib(width: usize, square: usize, pixels: &[u8]) -> Vec<u8> {
    let (steps, check) = steps(width, square, pixels);
    let counts = counts(&steps);
    let code = Code::of(&counts, square);
    let bits = code.write_header(Bits::new(code.bits(&counts)));
    let mut stream = code.write(&steps, bits).finish();
    stream.extend(check.to_be_bytes());
    stream
}

/// How often each symbol comes.
fn counts(steps: &[Step]) -> [u32; SYMBOLS] {
    let mut nexts = [0; NEXTS];
    let mut runs = [0; LONGEST + 1];
    let mut last = usize::from(UP);
    nexts[last] = 1;
    for &step in steps {
        let (longest, run) = step.runs();
        runs[LONGEST] += longest as u32;
        runs[run] += 1;
        nexts[last] += if run < SHORTEST { run as u32 } else { 0 };
        last = usize::from(step.next).min(NEXTS - 1);
        nexts[last] += 1;
    }
    let mut counts = [0; SYMBOLS];
    let (symbols, copies) = nexts.split_at(COPY.into());
    counts[..symbols.len()].copy_from_slice(symbols);
    for (length, (run, copy)) in runs.iter().zip(copies).enumerate().skip(SHORTEST) {
        counts[Length::of(length).symbol] += run + copy;
    }
    counts
}

/// What can come next in a step: bytes, the end and copies by their length.
const NEXTS: usize = COPY as usize + LONGEST + 1;

/// How the length of a run is said.
struct Length {
    symbol: usize,
    /// What follows the symbol, and how many bits that are.
    extra: u32,
    bits: u32,
}

impl Length {
    /// A length of at least [`SHORTEST`] and at most [`LONGEST`].
    fn of(run: usize) -> Self {
        let index = LENGTHS.partition_point(|&shortest| shortest <= run) - 1;
        let extra = (run - LENGTHS[index]) as u32;
        Self { symbol: LENGTH + index, extra, bits: Self::bits(LENGTH + index) }
    }

    /// How many bits follow a symbol; none follow a byte or the end.
    fn bits(symbol: usize) -> u32 {
        // Lengths from 11 come in fours of symbols with a further bit each; the longest has its own.
        match symbol {
            265..285 => (symbol as u32 - 261) / 4,
            _ => 0,
        }
    }
}

/// What is written: at most 27 bits, the first one lowest, above how many they are.
#[derive(Clone, Copy, Default)]
struct Word(u32);

impl Word {
    /// How many bits hold a word's number of bits.
    const COUNT: u32 = 5;

    const fn new(bits: u32, count: u32) -> Self {
        Self(bits << Self::COUNT | count)
    }

    const fn bits(self) -> u32 {
        self.0 >> Self::COUNT
    }

    const fn count(self) -> u32 {
        self.0 & ((1 << Self::COUNT) - 1)
    }

    fn then(self, next: Self) -> Self {
        Self::new(self.bits() | next.bits() << self.count(), self.count() + next.count())
    }

    /// Itself if so, and otherwise nothing.
    fn when(self, is: bool) -> Self {
        Self(self.0 & u32::from(is).wrapping_neg())
    }

    /// The one of two that is not nothing.
    fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// How far back a copy is: Deflate's symbol, what follows it, and how many bits that are.
struct Distance {
    symbol: u32,
    extra: u32,
    bits: u32,
}

impl Distance {
    /// A distance of at least 4.
    fn of(pixels: usize) -> Self {
        let less = pixels as u32 - 1;
        // Two symbols for each doubling.
        let bits = less.ilog2() - 1;
        Self { symbol: 2 * bits + (less >> bits), extra: less & ((1 << bits) - 1), bits }
    }
}

/// What each part of a step is written as.
struct Code {
    lengths: Vec<u8>,
    distance: Distance,
    nexts: [Word; NEXTS],
    /// By length, with nothing for those that are too short.
    runs: [Word; LONGEST + 1],
}

impl Code {
    fn of(counts: &[u32; SYMBOLS], square: usize) -> Self {
        let lengths = lengths(counts);
        let codes = codes(&lengths);
        let distance = Distance::of(square);
        let symbol = |symbol: usize| Word::new(codes[symbol], lengths[symbol].into());
        let length = |length: usize| {
            let Length { symbol: at, extra, bits } = Length::of(length.max(SHORTEST));
            symbol(at).then(Word::new(extra, bits))
        };
        // The two distances that there are have codes of one bit.
        let (near, far) = (Word::new(0, 1), Word::new(distance.extra << 1 | 1, distance.bits + 1));
        let runs = std::array::from_fn(|run| match run {
            ..SHORTEST => Word::default(),
            _ => length(run).then(near),
        });
        let nexts = std::array::from_fn(|next| match next.checked_sub(COPY.into()) {
            None => symbol(next),
            Some(copy) => length(copy).then(far),
        });
        Self { lengths, distance, nexts, runs }
    }

    /// How many bits it takes at most to write what was counted.
    fn bits(&self, counts: &[u32; SYMBOLS]) -> usize {
        let symbols = counts.iter().zip(&self.lengths).zip(0..);
        let bits = symbols.map(|((count, length), symbol)| {
            let distance = if symbol < LENGTH { 0 } else { 1 + self.distance.bits };
            count * (u32::from(*length) + Length::bits(symbol) + distance)
        });
        bits.sum::<u32>() as usize
    }

    /// The start of a zlib stream and of its only block.
    fn write_header(&self, mut bits: Bits) -> Bits {
        // Deflate with a window of 32 kB, fastest.
        bits.put([Word::new(0x0178, 16)]);
        // The last block, with a code of its own.
        bits.put([Word::new(0b101, 3)]);
        bits.put([Word::new((SYMBOLS - LENGTH) as u32, 5), Word::new(self.distance.symbol, 5)]);
        // All lengths are written in 4 bits each: of the 19 kinds, those below 16 have such codes.
        bits.put([Word::new(19 - 4, 4)]);
        for kind in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
            bits.put([Word::new(if kind < 16 { 4 } else { 0 }, 3)]);
        }
        let used = |symbol| u8::from(symbol == 0 || symbol == self.distance.symbol);
        for length in self.lengths.iter().copied().chain((0..=self.distance.symbol).map(used)) {
            bits.put([Word::new(u32::from(length.reverse_bits() >> 4), 4)]);
        }
        bits
    }

    fn write(&self, steps: &[Step], mut bits: Bits) -> Bits {
        let mut last = self.nexts[usize::from(UP)];
        bits.put([last]);
        for &step in steps {
            let (longest, run) = step.runs();
            for _ in 0..longest {
                bits.put([self.runs[LONGEST]]);
            }
            let once = self.runs[run].or(last.when(run == 1 || run == 2));
            let twice = last.when(run == 2);
            last = self.nexts[usize::from(step.next).min(NEXTS - 1)];
            bits.put([once, twice, last]);
        }
        bits
    }
}

/// Bits one after the other, the first one lowest.
struct Bits {
    bytes: Vec<u8>,
    /// How many of the bytes are full.
    full: usize,
    /// What comes after them, less than 8 bits.
    rest: u64,
    count: u32,
}

impl Bits {
    /// Room for a header and so many bits.
    fn new(bits: usize) -> Self {
        Self { bytes: vec![0; bits / 8 + HEADER], full: 0, rest: 0, count: 0 }
    }

    /// Words of at most 57 bits together.
    #[inline]
    fn put<const N: usize>(&mut self, words: [Word; N]) {
        let (mut bits, mut count) = (0, 0);
        for word in words {
            bits |= u64::from(word.bits()) << count;
            count += word.count();
        }
        let rest = self.rest | bits << self.count;
        let count = self.count + count;
        self.bytes[self.full..self.full + 8].copy_from_slice(&rest.to_le_bytes());
        self.full += count as usize / 8;
        self.rest = rest >> (count & !7);
        self.count = count & 7;
    }

    fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.full += 1;
        }
        self.bytes.truncate(self.full);
        self.bytes
    }
}

/// More bytes than come before and after what is counted, with what [`Bits`] writes past its end.
const HEADER: usize = 256;

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 1951, 3.2.5.
    #[test]
    fn lengths_and_distances_are_the_standards() {
        let said = |run| {
            let Length { symbol, extra, bits } = Length::of(run);
            (symbol, extra, bits)
        };
        assert_eq!(said(3), (257, 0, 0));
        assert_eq!(said(10), (264, 0, 0));
        assert_eq!(said(12), (265, 1, 1));
        assert_eq!(said(114), (279, 15, 4));
        assert_eq!(said(257), (284, 30, 5));
        assert_eq!(said(258), (285, 0, 0));
        let said = |pixels| {
            let Distance { symbol, extra, bits } = Distance::of(pixels);
            (symbol, extra, bits)
        };
        assert_eq!(said(4), (3, 0, 0));
        assert_eq!(said(40), (10, 7, 4));
        assert_eq!(said(45), (10, 12, 4));
        assert_eq!(said(80), (12, 15, 5));
        assert_eq!(said(90), (12, 25, 5));
        assert_eq!(said(120), (13, 23, 5));
        assert_eq!(said(135), (14, 6, 6));
    }
}
