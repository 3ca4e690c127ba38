//! What repeats in the filtered rows of a board.

use simd_adler32::Adler32;

use super::UP;
use super::symbols::LONGEST;

/// The end of the pixels as what comes next in a [`Step`].
pub(super) const END: u16 = 256;
/// What comes next in a [`Step`] that copies, less the length of the copy.
pub(super) const COPY: u16 = 257;

/// How many changes a copy has to spare, since it takes as many bits as about so many steps.
const SPARED: usize = 4;

/// Each so manyth row it is looked for squares that repeat, and between only among those that did.
const OFTEN: usize = 4;

/// How many pixels there are to a step, at a guess, so that their list seldom grows.
const PIXELS: usize = 20;

/// How many bytes are one word, and how many are looked at together.
const WORD: usize = 8;
const LOOK: usize = 3 * WORD;

/// The last byte so often again, and then something else: a byte, [`END`], or [`COPY`] and how much
/// is copied from a square further left.
#[derive(Clone, Copy)]
pub(super) struct Step {
    run: u16,
    pub(super) next: u16,
}

impl Step {
    /// How often the run is the longest before what is left of it.
    pub(super) fn runs(self) -> (usize, usize) {
        let run = usize::from(self.run);
        if run <= LONGEST {
            return (0, run);
        }
        let longest = (run - 1) / LONGEST;
        (longest, run - longest * LONGEST)
    }
}

/// What follows the first byte, which is [`UP`], and the check sum over all. After a copy nothing
/// is repeated at once. `width` and `square` are as in [`super::encode`].
pub(super) fn steps(width: usize, square: usize, pixels: &[u8]) -> (Vec<Step>, u32) {
    debug_assert!(width.is_multiple_of(LOOK), "rows are read in threes of words");
    let mut steps = Vec::with_capacity(pixels.len() / PIXELS);
    let mut row = Row::new(width);
    let mut repeats = 0;
    let mut check = Adler32::new();
    let mut above = &vec![0; width][..];
    for (y, pixels) in pixels.chunks_exact(width).enumerate() {
        row.filter(pixels, above);
        row.find_changes();
        let among = if y.is_multiple_of(OFTEN) { u32::MAX } else { repeats };
        repeats = row.repeats(square, among);
        row.find_steps(square, repeats, &mut steps);
        check.write(&[UP]);
        check.write(&row.bytes);
        above = pixels;
    }
    if let Some(last) = steps.last_mut() {
        last.next = END;
    }
    (steps, check.finish())
}

/// One row after the other. Few branches, since nobody could guess them: half of the time would
/// go into wrong guesses.
struct Row {
    /// The filtered bytes.
    bytes: Vec<u8>,
    /// Where bytes are that differ from the one before them, and after `count` of them anything.
    changes: Vec<u16>,
    count: usize,
}

impl Row {
    fn new(width: usize) -> Self {
        Self { bytes: vec![0; width], changes: vec![0; width + WORD], count: 0 }
    }

    fn filter(&mut self, pixels: &[u8], above: &[u8]) {
        for ((to, pixel), above) in self.bytes.iter_mut().zip(pixels).zip(above) {
            *to = pixel.wrapping_sub(*above);
        }
    }

    /// Lists where the bytes change.
    fn find_changes(&mut self) {
        let mut count = 0;
        let mut last = UP;
        let (looks, _) = self.bytes.as_chunks::<LOOK>();
        for (look, start) in looks.iter().zip(0_u16..) {
            let (words, _) = look.as_chunks::<WORD>();
            let mut changes = [0; LOOK / WORD];
            for (changes, word) in changes.iter_mut().zip(words) {
                let bytes = u64::from_le_bytes(*word);
                *changes = bytes ^ (bytes << 8 | u64::from(last));
                last = (bytes >> 56) as u8;
            }
            if changes.iter().fold(0, |any, changes| any | changes) == 0 {
                continue;
            }
            for (changes, word) in changes.into_iter().zip(0_u16..) {
                let Some(list) = self.changes[count..].first_chunk_mut::<WORD>() else { break };
                let set = usize::from(nonzero(changes));
                let start = start * LOOK as u16 + word * WORD as u16;
                *list = PLACES[set].map(|place| place + start);
                count += usize::from(COUNTS[set]);
            }
        }
        self.count = count;
    }

    /// Adds the steps of this row, and last the one to the filter of the next row.
    fn find_steps(&self, square: usize, mut repeats: u32, steps: &mut Vec<Step>) {
        let mut changes = &self.changes[..self.count];
        let mut start = 0;
        while repeats != 0 {
            let first = repeats.trailing_zeros();
            let squares = (repeats >> first).trailing_ones();
            repeats &= repeats + (1 << first);
            let [left, right] =
                [first, first + squares].map(|place| (place as usize * square) as u16);
            let (before, rest) = changes.split_at(changes.partition_point(|at| *at < left));
            let [from, ..] = *rest else { break };
            if rest.get(SPARED).is_none_or(|spared| *spared >= right) {
                continue;
            }
            start = self.add_steps(start, before, steps);
            let to = right.min(from + LONGEST as u16);
            steps.push(Step { run: from - start, next: COPY + to - from });
            start = to;
            if usize::from(to) < self.bytes.len() {
                start = self.add_steps(start, &[to], steps);
            }
            changes = &rest[rest.partition_point(|at| *at < start)..];
        }
        start = self.add_steps(start, changes, steps);
        steps.push(Step { run: self.bytes.len() as u16 - start, next: UP.into() });
    }

    /// Adds the steps from `start` to all of these changes, and says where the next one starts.
    fn add_steps(&self, mut start: u16, changes: &[u16], steps: &mut Vec<Step>) -> u16 {
        steps.extend(changes.iter().map(|&at| {
            let step = Step { run: at - start, next: self.bytes[usize::from(at)].into() };
            start = at + 1;
            step
        }));
        start
    }

    /// Which squares among some are as the one on their left, the leftmost in the lowest bit.
    fn repeats(&self, square: usize, among: u32) -> u32 {
        if self.count <= SPARED {
            return 0;
        }
        let here = self.bytes[square..].chunks_exact(square);
        let squares = self.bytes.chunks_exact(square).zip(here).zip(1..);
        let is_asked = |place: u32| among >> place & 1 == 1;
        squares
            .filter(|&((left, here), place)| is_asked(place) && left == here)
            .map(|(_, place)| 1 << place)
            .sum()
    }
}

/// Which of eight bytes are not zero, the first one in the lowest bit.
fn nonzero(bytes: u64) -> u8 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let highest = (((bytes & LOW) + LOW) | bytes) & !LOW;
    // Moves the highest bit of each byte into the highest byte, no two to the same place.
    ((highest >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// For each set of bits the places of those that are set, from the lowest.
static PLACES: [[u16; WORD]; 256] = {
    let mut table = [[0; WORD]; 256];
    let mut set = 0;
    while set < table.len() {
        let (mut place, mut count) = (0, 0);
        while place < WORD {
            if set >> place & 1 == 1 {
                table[set][count] = place as u16;
                count += 1;
            }
            place += 1;
        }
        set += 1;
    }
    table
};

/// For each set of bits how many are set: not every processor that we build for can tell.
static COUNTS: [u8; 256] = {
    let mut table = [0; 256];
    let mut set = 0;
    while set < table.len() {
        table[set] = (set as u8).count_ones() as u8;
        set += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_not_zero_are_found() {
        for set in 0..=u8::MAX {
            for byte in [0x01, 0x7f, 0x80, 0xff] {
                let is_in = |place: u32| u64::from(set >> place & 1);
                let bytes = (0..8).map(|place| (is_in(place) * byte) << (8 * place));
                assert_eq!(nonzero(bytes.sum()), set);
            }
            let (places, count) = (PLACES[usize::from(set)], COUNTS[usize::from(set)]);
            assert_eq!(u32::from(count), set.count_ones());
            let listed = places[..usize::from(count)].iter().map(|place| 1 << place);
            assert_eq!(listed.sum::<u8>(), set);
        }
    }
}
