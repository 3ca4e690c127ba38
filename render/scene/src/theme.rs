//! Themes: every colour of a picture, as data.

use std::fmt;

use rules::Color;

use crate::roll_threats::Severity;
use crate::themes::{self, THEMES};

/// An opaque sRGB colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// The colour written as `0xRRGGBB`.
    pub const fn hex(value: u32) -> Self {
        Self((value >> 16) as u8, (value >> 8) as u8, value as u8)
    }

    /// This colour with `part` of `whole` parts of `other` laid over it.
    pub fn mix(self, other: Self, part: u32, whole: u32) -> Self {
        let channel = |under: u8, over: u8| {
            let sum = u32::from(under) * (whole - part) + u32::from(over) * part;
            ((sum + whole / 2) / whole) as u8
        };
        Self(channel(self.0, other.0), channel(self.1, other.1), channel(self.2, other.2))
    }

    /// How far apart two colours are: the squared distance, green weighing most as in the eye.
    pub fn distance(self, other: Self) -> u32 {
        let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        2 * square(self.0, other.0) + 4 * square(self.1, other.1) + 3 * square(self.2, other.2)
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// One colour for light squares and one for dark squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Pair {
    /// On light squares.
    pub light: Rgb,
    /// On dark squares.
    pub dark: Rgb,
}

impl Pair {
    pub(crate) const fn hex(light: u32, dark: u32) -> Self {
        Self { light: Rgb::hex(light), dark: Rgb::hex(dark) }
    }

    /// The one for a light or a dark square.
    pub const fn on(self, dark: bool) -> Rgb {
        if dark { self.dark } else { self.light }
    }
}

/// The colours of one side's pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct PieceColors {
    /// The filling.
    pub body: Rgb,
    /// Lines and spots inside.
    pub detail: Rgb,
}

/// What a square is tinted for. Of several reasons the last in this order shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum SquareHighlight {
    /// Nothing.
    Normal,
    /// The die points at it.
    DieTarget,
    /// A piece was carried from it or to it, drawn by the Gravitatur or moved by a roll.
    Displaced,
    /// The last turn left it or came to it.
    Last,
    /// The last turn climbed over it.
    Climb,
    /// It is chosen.
    Selected,
    /// A royal piece stands on it in check.
    Check,
}

impl SquareHighlight {
    /// Every reason, the weakest first.
    pub const ALL: [Self; 7] = [
        Self::Normal,
        Self::DieTarget,
        Self::Displaced,
        Self::Last,
        Self::Climb,
        Self::Selected,
        Self::Check,
    ];
}

/// What is laid over the board in one colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum OverlayColor {
    /// Coordinates on light squares.
    CoordinateOnLight,
    /// Coordinates on dark squares.
    CoordinateOnDark,
    /// Dots and rings of legal targets.
    Target,
    /// The arrow of the piece that climbed.
    Climb,
    /// The arrow of a piece that gave way to it.
    Step,
    /// The double arrow of two pieces that exchanged squares.
    Swap,
    /// The arrow of a piece that was drawn or sent.
    Pull,
    /// The arrow of the Null.
    Null,
    /// The Gravitatur, showing through.
    Ghost,
    /// The edge around arrows and other marks.
    Edge,
    /// The star of a promotion, and the cross of what has left the board.
    Mark,
    /// Clocks on the status bar.
    Text,
    /// What the die's numbers beside the board lie on.
    Die,
    /// The die's numbers beside the board.
    DieNumber,
}

impl OverlayColor {
    /// Every ink.
    pub const ALL: [Self; 14] = [
        Self::CoordinateOnLight,
        Self::CoordinateOnDark,
        Self::Target,
        Self::Climb,
        Self::Step,
        Self::Swap,
        Self::Pull,
        Self::Null,
        Self::Ghost,
        Self::Edge,
        Self::Mark,
        Self::Text,
        Self::Die,
        Self::DieNumber,
    ];

    /// That of coordinates on light or dark squares.
    pub const fn coordinate(dark: bool) -> Self {
        if dark { Self::CoordinateOnDark } else { Self::CoordinateOnLight }
    }
}

/// How many inks are a theme's own: all but the status bar's, which come last.
const INKS: usize = OverlayColor::Text as usize;

/// The colours of inks, each written as `0xRRGGBB`.
pub(crate) const fn inks(hex: [u32; INKS]) -> [Rgb; INKS] {
    let mut inks = [Rgb(0, 0, 0); INKS];
    let mut nth = 0;
    while nth < INKS {
        inks[nth] = Rgb::hex(hex[nth]);
        nth += 1;
    }
    inks
}

/// The colours of a number's field that is hatched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct HatchedInk {
    /// The field.
    pub body: Rgb,
    /// The stripes over it.
    pub hatch: Rgb,
    /// The number.
    pub number: Rgb,
}

impl HatchedInk {
    pub(crate) const fn hex(body: u32, hatch: u32, number: u32) -> Self {
        Self { body: Rgb::hex(body), hatch: Rgb::hex(hatch), number: Rgb::hex(number) }
    }
}

/// The colours of the status bar under the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct StatusBarColors {
    /// The status bar itself.
    pub ground: Rgb,
    /// The panel of a side that waits.
    pub panel: Rgb,
    /// The panel of the side that acts.
    pub active: Rgb,
    /// The pointer at the side that acts, and the scores.
    pub sign: Rgb,
    /// The clocks, and the numbers of the compass.
    pub text: Rgb,
    /// The die's front face; its other facets are shades of it.
    pub die: Rgb,
    /// The die's edges.
    pub die_edge: Rgb,
    /// The number on the die.
    pub die_number: Rgb,
    /// A number that would end the game: some red.
    pub end: HatchedInk,
    /// A number that would cost something else: some amber.
    pub loss: HatchedInk,
}

impl StatusBarColors {
    /// The colours of a number that would cost so much.
    pub const fn hatched(&self, severity: Severity) -> HatchedInk {
        match severity {
            Severity::Loss => self.loss,
            Severity::End => self.end,
        }
    }
}

/// Every colour of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Theme {
    /// The name in commands and settings: lower case, one word.
    pub name: &'static str,
    /// The squares, one pair for each [`SquareHighlight`] in the order of [`SquareHighlight::ALL`].
    pub squares: [Pair; SquareHighlight::ALL.len()],
    /// The line around every piece.
    pub outline: Rgb,
    /// White's pieces.
    pub white: PieceColors,
    /// Black's pieces.
    pub black: PieceColors,
    /// The Null, which is nobody's.
    pub neutral: PieceColors,
    /// The line around the squares that the die points at.
    pub frame: Rgb,
    /// What is laid over the board: one colour for each [`OverlayColor`] in the order of [`OverlayColor::ALL`], but
    /// for those of the status bar.
    pub inks: [Rgb; INKS],
    /// The status bar under the board.
    pub status_bar: StatusBarColors,
}

impl Theme {
    /// The theme with this name.
    pub fn by_name(name: &str) -> Option<&'static Self> {
        THEMES.iter().find(|theme| theme.name == name)
    }

    /// The colour of a square.
    pub fn square(&self, highlight: SquareHighlight, dark: bool) -> Rgb {
        self.squares[highlight as usize].on(dark)
    }

    /// The colours of a side's pieces.
    pub fn pieces(&self, color: Color) -> PieceColors {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The colour of an ink.
    pub fn ink(&self, ink: OverlayColor) -> Rgb {
        match ink {
            OverlayColor::Text => self.status_bar.text,
            OverlayColor::Die => self.status_bar.die,
            OverlayColor::DieNumber => self.status_bar.die_number,
            ink => self.inks[ink as usize],
        }
    }
}

impl Default for Theme {
    /// The first of [`THEMES`].
    fn default() -> Self {
        themes::WALNUT
    }
}
