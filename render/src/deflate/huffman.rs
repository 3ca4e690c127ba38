//! Prefix codes as Deflate has them (RFC 1951, 3.2.2).

/// The most bits of a code: one less than the standard has, so that all parts of a step fit
/// together in a word of 64 bits.
pub(super) const LIMIT: u8 = 14;

/// How many bits each symbol's code has, from how often the symbol comes; none for one that never
/// does, and never more than [`LIMIT`].
pub(super) fn lengths(counts: &[u32]) -> Vec<u8> {
    let mut counts = counts.to_vec();
    loop {
        let lengths = best_lengths(&counts);
        if lengths.iter().all(|&length| length <= LIMIT) {
            return lengths;
        }
        // Counts that are closer to each other have lengths that are closer to each other.
        for count in counts.iter_mut().filter(|count| **count > 0) {
            *count = *count / 2 + 1;
        }
    }
}

/// Huffman's lengths, whatever they are: the two rarest trees become one until one is left.
fn best_lengths(counts: &[u32]) -> Vec<u8> {
    let mut symbols: Vec<usize> = (0..counts.len()).filter(|&symbol| counts[symbol] > 0).collect();
    symbols.sort_by_key(|&symbol| counts[symbol]);
    let mut lengths = vec![0; counts.len()];
    let leaves = symbols.len();
    if leaves < 2 {
        symbols.iter().for_each(|&symbol| lengths[symbol] = 1);
        return lengths;
    }
    // The leaves from the rarest, then the trees that are made of them: both in rising order.
    let mut weights: Vec<u32> = symbols.iter().map(|&symbol| counts[symbol]).collect();
    let mut parents = vec![0; 2 * leaves - 1];
    let (mut leaf, mut tree) = (0, leaves);
    for parent in leaves..parents.len() {
        let mut weight = 0;
        for _ in 0..2 {
            let rarest = if leaf < leaves && (tree == parent || weights[leaf] <= weights[tree]) {
                &mut leaf
            } else {
                &mut tree
            };
            weight += weights[*rarest];
            parents[*rarest] = parent;
            *rarest += 1;
        }
        weights.push(weight);
    }
    let mut depths = vec![0; parents.len()];
    for node in (0..parents.len() - 1).rev() {
        depths[node] = depths[parents[node]] + 1;
    }
    for (symbol, depth) in symbols.into_iter().zip(depths) {
        lengths[symbol] = depth;
    }
    lengths
}

/// The code of each symbol by its length, its first bit lowest.
pub(super) fn codes(lengths: &[u8]) -> Vec<u32> {
    // By length: how many codes are one bit shorter, and then the first code.
    let mut next = [0_u32; LIMIT as usize + 2];
    for &length in lengths.iter().filter(|length| **length > 0) {
        next[usize::from(length) + 1] += 1;
    }
    for length in 1..next.len() {
        next[length] = (next[length - 1] + next[length]) << 1;
    }
    let mut code = |length: u8| {
        let next = &mut next[usize::from(length)];
        *next += 1;
        *next - 1
    };
    let reversed = |code: u32, length: u8| code.reverse_bits() >> (32 - u32::from(length));
    let codes =
        lengths.iter().map(|&length| if length == 0 { 0 } else { reversed(code(length), length) });
    codes.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much of all codes these lengths take, in parts of 2 to the power of [`LIMIT`].
    fn taken(lengths: &[u8]) -> u32 {
        lengths.iter().filter(|length| **length > 0).map(|length| 1 << (LIMIT - length)).sum()
    }

    #[test]
    fn the_example_of_the_standard() {
        let codes = codes(&[3, 3, 3, 3, 3, 2, 4, 4]);
        let written = [0b010, 0b011, 0b100, 0b101, 0b110, 0b00, 0b1110, 0b1111];
        let lengths = [3, 3, 3, 3, 3, 2, 4, 4];
        let reversed = written
            .iter()
            .zip(lengths)
            .map(|(code, length): (&u32, u32)| code.reverse_bits() >> (32 - length));
        assert_eq!(codes, reversed.collect::<Vec<u32>>());
    }

    #[test]
    fn frequent_symbols_have_short_codes() {
        assert_eq!(lengths(&[0, 1, 1, 2, 4]), [0, 3, 3, 2, 1]);
        assert_eq!(lengths(&[0, 0, 7]), [0, 0, 1]);
        assert_eq!(lengths(&[0, 0]), [0, 0]);
    }

    #[test]
    fn no_code_is_too_long() {
        let mut counts = vec![1, 1];
        (2..30).for_each(|index| counts.push(counts[index - 1] + counts[index - 2]));
        let lengths = lengths(&counts);
        assert!(lengths.iter().all(|length| (1..=LIMIT).contains(length)));
        assert_eq!(taken(&lengths), 1 << LIMIT);
    }
}
