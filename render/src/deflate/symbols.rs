//! Deflate's symbols for bytes, lengths and distances (RFC 1951, 3.2.5).

/// The shortest run that one symbol can say.
pub(super) const SHORTEST: usize = 3;
/// The longest one.
pub(super) const LONGEST: usize = 258;

/// How many symbols there are: bytes, the end, and then lengths.
pub(super) const SYMBOLS: usize = 286;
/// The first one for a length.
pub(super) const LENGTH: usize = 257;

/// The shortest length that each of Deflate's symbols for lengths stands for.
const LENGTHS: [usize; 29] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
];

/// How the length of a run is said.
pub(super) struct Length {
    pub(super) symbol: usize,
    /// What follows the symbol, and how many bits that are.
    pub(super) extra: u32,
    pub(super) bits: u32,
}

impl Length {
    /// A length of at least [`SHORTEST`] and at most [`LONGEST`].
    pub(super) fn of(run: usize) -> Self {
        let index = LENGTHS.partition_point(|&shortest| shortest <= run) - 1;
        let extra = (run - LENGTHS[index]) as u32;
        Self { symbol: LENGTH + index, extra, bits: Self::bits(LENGTH + index) }
    }

    /// How many bits follow a symbol; none follow a byte or the end.
    pub(super) fn bits(symbol: usize) -> u32 {
        // Lengths from 11 come in fours of symbols with a further bit each; the longest has its own.
        match symbol {
            265..285 => (symbol as u32 - 261) / 4,
            _ => 0,
        }
    }
}

/// How far back a copy is: Deflate's symbol, what follows it, and how many bits that are.
pub(super) struct Distance {
    pub(super) symbol: u32,
    pub(super) extra: u32,
    pub(super) bits: u32,
}

impl Distance {
    /// A distance of at least 4.
    pub(super) fn of(pixels: usize) -> Self {
        let less = pixels as u32 - 1;
        // Two symbols for each doubling.
        let bits = less.ilog2() - 1;
        Self { symbol: 2 * bits + (less >> bits), extra: less & ((1 << bits) - 1), bits }
    }
}

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
