//! The sprites of all sheets: as many as there is room for.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use scene::Ink;

use crate::DrawError;
use crate::art::Figure;
use crate::cache::Cache;
use crate::canvas::{Stamp, Tile};
use crate::palette::Wash;
use crate::shapes::Shape;
use crate::sprites::{Sheet, SheetKey, TileKey};

/// How many bytes of sprites a [`Painter`](crate::Painter) keeps at most.
///
/// All that one theme of one size needs takes from 2 MB in small to 20 MB in large, so the looks
/// that a server's people use stay, and one that nobody has asked for in a while is drawn again.
pub const KEPT: usize = SHEETS + FIGURES + TILES + STAMPS + WASHES;

const MIB: usize = 1 << 20;

// Each kind's part of the room, about as much as it takes where every look is used.
const SHEETS: usize = MIB;
const FIGURES: usize = 4 * MIB;
const TILES: usize = 42 * MIB;
const STAMPS: usize = 16 * MIB;
const WASHES: usize = MIB;

/// A key and the number of the sheet that it is on.
type On<K> = (u64, K);

/// The sprites of all sheets.
pub(crate) struct Pool {
    pub(crate) figures: Cache<On<Figure>, Vec<u8>>,
    pub(crate) tiles: Cache<On<TileKey>, Tile>,
    pub(crate) stamps: Cache<On<Shape>, Stamp>,
    pub(crate) washes: Cache<On<Ink>, Wash>,
}

impl Pool {
    fn new() -> Self {
        Self {
            figures: Cache::new(FIGURES),
            tiles: Cache::new(TILES),
            stamps: Cache::new(STAMPS),
            washes: Cache::new(WASHES),
        }
    }

    fn memory(&self) -> usize {
        let marks = self.stamps.memory() + self.washes.memory();
        self.figures.memory() + self.tiles.memory() + marks
    }
}

/// All sheets, and the sprites on them.
pub(crate) struct Sheets {
    sheets: Cache<SheetKey, Sheet>,
    /// The number of the next sheet.
    next: AtomicU64,
    pool: Arc<Pool>,
}

impl Sheets {
    /// No sheets yet.
    pub(crate) fn new() -> Self {
        let pool = Arc::new(Pool::new());
        Self { sheets: Cache::new(SHEETS), next: AtomicU64::new(0), pool }
    }

    /// The sheet of a theme, size and board shape. One that had fallen away comes back with another
    /// number: nobody asks for the sprites that it had, so they fall away too.
    pub(crate) fn get(&self, key: SheetKey) -> Result<Arc<Sheet>, DrawError> {
        let number = || self.next.fetch_add(1, Ordering::Relaxed);
        self.sheets.get(&key, |&key| Ok(Sheet::new(key, number(), Arc::clone(&self.pool))))
    }

    /// How many bytes all of it takes.
    pub(crate) fn memory(&self) -> usize {
        self.sheets.memory() + self.pool.memory()
    }
}
