//! How large pictures are.

use rules::BoardSize;

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
    pub const fn smaller(self) -> Option<Self> {
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

    /// The height of the status bar under the board, in pixels.
    pub const fn status_bar(self) -> u32 {
        self.board() * STATUS_BAR / 100
    }

    /// The picture's height, in pixels.
    pub const fn height(self) -> u32 {
        self.board() + self.status_bar()
    }

    /// The width of a square of a board of this shape, in pixels.
    pub fn square(self, board_size: BoardSize) -> u32 {
        self.board() / u32::from(board_size.files.max(board_size.ranks))
    }
}

/// The status bar's height, in hundredths of the board's.
const STATUS_BAR: u32 = 15;
