//! What each symbol and each step is written as.

use super::UP;
use super::bits::{Bits, Word};
use super::huffman::{codes, lengths};
use super::steps::{COPY, Step};
use super::symbols::{Distance, LENGTH, LONGEST, Length, SHORTEST, SYMBOLS};

/// How often each symbol comes.
pub(super) fn counts(steps: &[Step]) -> [u32; SYMBOLS] {
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

/// What each part of a step is written as.
pub(super) struct Code {
    lengths: Vec<u8>,
    distance: Distance,
    nexts: [Word; NEXTS],
    /// By length, with nothing for those that are too short.
    runs: [Word; LONGEST + 1],
}

impl Code {
    pub(super) fn of(counts: &[u32; SYMBOLS], square: usize) -> Self {
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
    pub(super) fn bits(&self, counts: &[u32; SYMBOLS]) -> usize {
        let symbols = counts.iter().zip(&self.lengths).zip(0..);
        let bits = symbols.map(|((count, length), symbol)| {
            let distance = if symbol < LENGTH { 0 } else { 1 + self.distance.bits };
            count * (u32::from(*length) + Length::bits(symbol) + distance)
        });
        bits.sum::<u32>() as usize
    }

    /// The start of a zlib stream and of its only block.
    pub(super) fn write_header(&self, mut bits: Bits) -> Bits {
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

    pub(super) fn write(&self, steps: &[Step], mut bits: Bits) -> Bits {
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
