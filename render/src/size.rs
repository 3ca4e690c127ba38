//! Sizes: every measure of a picture in pixels.

use rules::Geometry;

/// How large a picture is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub enum Size {
    /// A board of 360 by 360 pixels.
    Small,
    /// A board of 720 by 720 pixels.
    #[default]
    Normal,
    /// A board of 1080 by 1080 pixels.
    Large,
}

impl Size {
    /// Every size, the smallest first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Normal, Self::Large];

    /// The name in commands and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Normal => "normal",
            Self::Large => "large",
        }
    }

    /// The size with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.name() == name)
    }

    /// The next smaller size.
    pub(crate) const fn smaller(self) -> Option<Self> {
        match self {
            Self::Small => None,
            Self::Normal => Some(Self::Small),
            Self::Large => Some(Self::Normal),
        }
    }

    /// The board's width and height, and the picture's width, in pixels. It divides by 8 and 9.
    pub const fn board(self) -> u32 {
        match self {
            Self::Small => 360,
            Self::Normal => 720,
            Self::Large => 1080,
        }
    }

    /// The height of the strip under the board, in pixels.
    pub const fn strip(self) -> u32 {
        percent(self.board(), STRIP)
    }

    /// The picture's height, in pixels.
    pub const fn height(self) -> u32 {
        self.board() + self.strip()
    }

    /// The width of a square of a board of this shape, in pixels.
    pub fn square(self, geometry: Geometry) -> u32 {
        self.board() / u32::from(geometry.files.max(geometry.ranks))
    }
}

/// The strip's height, in hundredths of the board's.
const STRIP: u32 = 15;

/// Hundredths of `whole`, rounded down.
pub(crate) const fn percent(whole: u32, hundredths: u32) -> u32 {
    whole * hundredths / 100
}

/// A coordinate's height, in hundredths of a square.
pub(crate) const COORDINATE: u32 = 28;
/// A coordinate's distance from the square's edges, in hundredths of a square.
pub(crate) const COORDINATE_MARGIN: u32 = 1;
/// The width and height of a die's number beside the board's edge, in hundredths of a square.
pub(crate) const DIE_NUMBER: u32 = 21;
/// The width of the line around the squares that the die points at, in hundredths of a square.
pub(crate) const FRAME: u32 = 5;

/// The die's width and height, in hundredths of the strip's height.
pub(crate) const DIE: u32 = 88;
/// The compass's width and height, in hundredths of the strip's height.
pub(crate) const COMPASS: u32 = 92;
/// The width and height of a number's field, in hundredths of the compass's width.
pub(crate) const FIELD: u32 = 31;
/// A panel's height, in hundredths of the strip's height.
pub(crate) const PANEL: u32 = 90;
/// The gap beside a panel, in hundredths of the strip's height.
pub(crate) const GAP: u32 = 5;
/// The height of the tray for pieces that are gone, in hundredths of the strip's height.
pub(crate) const TRAY: u32 = 36;
/// How far the tray is from the panel's edges, in hundredths of the strip's height.
pub(crate) const TRAY_MARGIN: u32 = 5;
/// How wide one piece in the tray is, in hundredths of the tray's height.
pub(crate) const TOKEN: u32 = 78;
/// How wide the number beside it is, in hundredths of the tray's height.
pub(crate) const TALLY: u32 = 34;
/// The height of a clock's characters, in hundredths of the strip's height.
pub(crate) const CLOCK: u32 = 35;
