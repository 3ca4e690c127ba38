//! Who plays a side, as a picture.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// Who plays a side, as a round picture beside its king.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Portrait {
    /// A user, by the picture of their profile.
    User(Arc<PortraitImage>),
    /// The bot, at this level.
    Engine {
        /// From 1.
        level: u8,
    },
}

impl Portrait {
    /// What tells it from others in a cache.
    pub fn id(&self) -> u64 {
        match self {
            Self::User(image) => image.id(),
            Self::Engine { level } => u64::from(*level),
        }
    }
}

/// A square picture of a user.
#[derive(Clone, PartialEq, Eq)]
pub struct PortraitImage {
    id: u64,
    pixels: Vec<u8>,
}

impl PortraitImage {
    /// Its width and height in pixels.
    pub const SIZE: u32 = 128;

    /// A picture of [`PortraitImage::SIZE`] by as many pixels, row by row from the top, each as red,
    /// green, blue and opacity. None where there are more or fewer.
    pub fn new(pixels: Vec<u8>) -> Option<Self> {
        let mut hasher = DefaultHasher::new();
        pixels.hash(&mut hasher);
        let is_whole = pixels.len() == 4 * (Self::SIZE * Self::SIZE) as usize;
        is_whole.then(|| Self { id: hasher.finish(), pixels })
    }

    /// What tells it from others in a cache.
    pub const fn id(&self) -> u64 {
        self.id
    }

    /// The pixels, row by row from the top, each as red, green, blue and opacity.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }
}

impl fmt::Debug for PortraitImage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PortraitImage").field("id", &self.id).finish_non_exhaustive()
    }
}
