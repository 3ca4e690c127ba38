//! Transposition table: 2^18 entries in buckets of four, cleared for each search.

use rules::Action;

use super::Window;

/// What a value says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

/// What was found in one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The upper half of the position's key.
    key: u32,
    pub(super) value: i32,
    pub(super) action: Option<Action>,
    pub(super) depth: i8,
    pub(super) bound: Bound,
    /// In which search it was found; entries of others count as empty.
    generation: u8,
}

impl Entry {
    /// Whether the entry's value settles a search of this window.
    pub(super) fn cuts_off(&self, window: Window) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= window.beta,
            Bound::Upper => self.value <= window.alpha,
        }
    }
}

/// Entries in a bucket.
const BUCKET_SIZE: usize = 4;

/// The entries of one index, which fill a line of the processor's cache.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET_SIZE]);

const _: () = assert!(size_of::<Bucket>() == 64);

/// A table of fixed size. A new search empties it.
pub(super) struct TranspositionTable {
    places: Vec<Bucket>,
    generation: u8,
}

impl TranspositionTable {
    /// A table of `2^bits` entries.
    pub(super) fn new(bits: u32) -> Self {
        Self { places: vec![EMPTY; (1 << bits) / BUCKET_SIZE], generation: 0 }
    }

    /// Empties the table.
    pub(super) fn clear(&mut self) {
        if self.generation == u8::MAX {
            self.places.fill(EMPTY);
            self.generation = 0;
        }
        self.generation += 1;
    }

    /// The place of a key, and what of the key is kept.
    fn index(&self, key: u64) -> (usize, u32) {
        (key as usize & (self.places.len() - 1), (key >> 32) as u32)
    }

    /// What is known of a position.
    pub(super) fn probe(&self, key: u64) -> Option<&Entry> {
        let (index, key) = self.index(key);
        self.places[index]
            .0
            .iter()
            .find(|entry| entry.key == key && entry.generation == self.generation)
    }

    /// Keeps what was found. It takes the place of what is known of the same position, else of the
    /// shallowest.
    pub(super) fn store(
        &mut self,
        key: u64,
        depth: i32,
        value: i32,
        bound: Bound,
        action: Option<Action>,
    ) {
        let ((index, key), generation) = (self.index(key), self.generation);
        let worth = |entry: &Entry| {
            if entry.generation != generation {
                return (0, 0);
            }
            if entry.key == key { (0, -1) } else { (1, entry.depth) }
        };
        let Some(entry) = self.places[index].0.iter_mut().min_by_key(|entry| worth(entry)) else {
            return;
        };
        let same = entry.key == key && entry.generation == generation;
        // What was found much more deeply says more than another bound.
        if same && i32::from(entry.depth) > depth + 3 && bound != Bound::Exact {
            return;
        }
        let action = action.or(if same { entry.action } else { None });
        let depth = depth.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
        *entry = Entry { key, value, action, depth, bound, generation };
    }
}

const EMPTY: Bucket = Bucket(
    [Entry { key: 0, value: 0, action: None, depth: i8::MIN, bound: Bound::Upper, generation: 0 };
        BUCKET_SIZE],
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_search_empties_it() {
        let mut table = TranspositionTable::new(4);
        table.clear();
        table.store(7, 3, 11, Bound::Exact, None);
        assert_eq!(table.probe(7).map(|entry| entry.value), Some(11));
        for _ in 0..600 {
            table.clear();
            assert!(table.probe(7).is_none());
        }
    }

    #[test]
    fn the_shallowest_makes_room() {
        let mut table = TranspositionTable::new(2);
        table.clear();
        for (key, depth) in [(1, 5), (2, 1), (3, 4), (4, 2)] {
            table.store(key << 32, depth, 0, Bound::Exact, None);
        }
        table.store(5 << 32, 3, 0, Bound::Exact, None);
        let kept: Vec<u64> = (1..=5).filter(|key| table.probe(key << 32).is_some()).collect();
        assert_eq!(kept, [1, 3, 4, 5]);
    }
}
