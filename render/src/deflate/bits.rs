//! Bits one after the other, as Deflate writes them.

/// What is written: at most 27 bits, the first one lowest, above how many they are.
#[derive(Clone, Copy, Default)]
pub(super) struct Word(u32);

impl Word {
    /// How many bits hold a word's number of bits.
    const COUNT: u32 = 5;

    pub(super) const fn new(bits: u32, count: u32) -> Self {
        Self(bits << Self::COUNT | count)
    }

    const fn bits(self) -> u32 {
        self.0 >> Self::COUNT
    }

    const fn count(self) -> u32 {
        self.0 & ((1 << Self::COUNT) - 1)
    }

    pub(super) fn then(self, next: Self) -> Self {
        Self::new(self.bits() | next.bits() << self.count(), self.count() + next.count())
    }

    /// Itself if so, and otherwise nothing.
    pub(super) fn when(self, is: bool) -> Self {
        Self(self.0 & u32::from(is).wrapping_neg())
    }

    /// The one of two that is not nothing.
    pub(super) fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Bits one after the other, the first one lowest.
pub(super) struct Bits {
    bytes: Vec<u8>,
    /// How many of the bytes are full.
    full: usize,
    /// What comes after them, less than 8 bits.
    rest: u64,
    count: u32,
}

impl Bits {
    /// Room for a header and so many bits.
    pub(super) fn new(bits: usize) -> Self {
        Self { bytes: vec![0; bits / 8 + HEADER], full: 0, rest: 0, count: 0 }
    }

    /// Words of at most 57 bits together.
    #[inline]
    pub(super) fn put<const N: usize>(&mut self, words: [Word; N]) {
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

    pub(super) fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.full += 1;
        }
        self.bytes.truncate(self.full);
        self.bytes
    }
}

/// More bytes than come before and after what is counted, with what [`Bits`] writes past its end.
const HEADER: usize = 256;
