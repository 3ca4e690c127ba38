//! The shapes that are laid over squares in one ink.
//!
//! Lengths are in hundredths of a square, from the upper left corner of the shape's box.

use crate::arrows::Arrow;
use crate::art;
use crate::size::{CLOCK, COORDINATE, DIE_NUMBER, percent};

/// A shape, and with it the cells that its box covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum Shape {
    /// A letter from `a` to `i` or a digit.
    Coordinate(char),
    /// The ground of a die's number in the upper right corner of a square.
    Tab,
    /// A number of the die, to lie on it.
    DieNumber(u8),
    /// A legal target that is empty.
    Dot,
    /// A legal target that is occupied.
    Corners,
    /// The Gravitatur, showing through, or its echo where it has been taken off again; a small one
    /// beside what else is on its square.
    Ghost { small: bool, echo: bool },
    /// A character of a clock, on the status bar.
    Clock(char),
    /// A mark; with an edge it is drawn a little larger, to lie under the same one without.
    Mark { mark: Mark, edge: bool },
}

/// A shape with an edge around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum Mark {
    /// A promotion or another change of form: a star in a corner.
    Star(Place),
    /// What stood here has left the board.
    Cross(Place),
    /// An arrow.
    Arrow(Arrow),
}

/// Where in a square a star or cross is; the corners are those without coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum Place {
    /// Large in the middle, where nothing stands.
    Middle,
    /// In the lower left corner.
    LowLeft,
    /// In the upper right corner.
    HighRight,
}

/// The width of the line around marks.
const EDGE: f32 = 6.0;
/// The width and height of a glyph in its drawing.
const GLYPH: (u32, u32) = (60, 110);
/// The width of a small Gravitatur.
const SMALL_GHOST: f32 = 42.0;

impl Shape {
    /// The box's width and height in pixels, with squares of `square` pixels and a status bar `status_bar`
    /// pixels high.
    pub(crate) fn pixels(self, square: u32, status_bar: u32) -> (u32, u32) {
        match self {
            Self::Coordinate(_) => {
                let height = percent(square, COORDINATE);
                (height * GLYPH.0 / GLYPH.1, height)
            }
            Self::Tab | Self::DieNumber(_) => {
                let width = percent(square, DIE_NUMBER);
                (width, width)
            }
            Self::Clock(letter) => {
                let height = percent(status_bar, CLOCK);
                (percent(height, clock_width(letter)), height)
            }
            _ => {
                let (columns, rows) = self.cells();
                (u32::from(columns) * square, u32::from(rows) * square)
            }
        }
    }

    /// The drawing.
    pub(crate) fn svg(self) -> String {
        let (columns, rows) = self.cells();
        let body = match self {
            Self::Coordinate(letter) => {
                let glyph = art::glyph(&letter.to_string(), "#000", "");
                return art::document(GLYPH.0 as f32, GLYPH.1 as f32, &glyph);
            }
            Self::Clock(letter) => {
                let wide = GLYPH.1 as f32 * clock_width(letter) as f32 / 100.0;
                let place = format!("translate({} 0)", (wide - glyph_width(letter)) / 2.0);
                let glyph = match letter {
                    ' ' => String::new(),
                    letter => art::glyph(&art::glyph_id(letter), "#000", &place),
                };
                return art::document(wide, GLYPH.1 as f32, &glyph);
            }
            Self::Tab => "<path d=\"M0 0 H100 V100 H30 A30 30 0 0 1 0 70 Z\"/>".to_owned(),
            Self::DieNumber(number) => {
                let place = "translate(52 49) scale(1.08) translate(-30 -50)";
                art::glyph(&number.to_string(), "#000", place)
            }
            Self::Dot => art::mark("dot", "#000", ""),
            Self::Corners => art::mark("corners", "#000", ""),
            Self::Ghost { small, .. } => ghost(small),
            Self::Mark { mark, edge } => outlined(&mark.path(), edge),
        };
        art::document(100.0 * f32::from(columns), 100.0 * f32::from(rows), &body)
    }

    /// The style sheet of the drawing.
    pub(crate) fn style(self) -> String {
        match self {
            Self::Ghost { echo: false, .. } => art::GHOST_STYLE.to_owned(),
            Self::Ghost { echo: true, .. } => art::ECHO_STYLE.to_owned(),
            _ => String::new(),
        }
    }

    fn cells(self) -> (u8, u8) {
        match self {
            Self::Mark { mark: Mark::Arrow(arrow), .. } => arrow.cells(),
            _ => (1, 1),
        }
    }
}

/// How wide a character's drawing is.
fn glyph_width(letter: char) -> f32 {
    if letter == 'm' { 76.0 } else { 60.0 }
}

/// How wide a character of a clock is with the space around it, in hundredths of its height.
const fn clock_width(letter: char) -> u32 {
    match letter {
        ' ' | ':' => 26,
        'm' => 74,
        _ => 56,
    }
}

impl Mark {
    fn path(self) -> String {
        match self {
            Self::Star(place) => place.put("star"),
            Self::Cross(place) => place.put("cross"),
            Self::Arrow(arrow) => arrow.path(),
        }
    }
}

impl Place {
    /// The drawing with this id, which is around the origin, at this place.
    fn put(self, id: &str) -> String {
        let place = match self {
            Self::Middle => "translate(50 50) scale(1.9)",
            Self::LowLeft => "translate(16 84)",
            Self::HighRight => "translate(84 16)",
        };
        format!("<use href=\"#{id}\" transform=\"{place}\"/>")
    }
}

/// The Gravitatur over a whole square, or small in the lower left corner.
fn ghost(small: bool) -> String {
    let (y, width) = if small { (100.0 - SMALL_GHOST, SMALL_GHOST) } else { (0.0, 100.0) };
    let drawing = art::GRAVITATUR;
    format!(
        "<svg y=\"{y}\" width=\"{width}\" height=\"{width}\" viewBox=\"0 0 100 100\">{drawing}</svg>"
    )
}

/// A drawing alone, or together with a line around it.
fn outlined(body: &str, edge: bool) -> String {
    let width = if edge { EDGE } else { 0.0 };
    format!("<g stroke=\"#000\" stroke-linejoin=\"round\" stroke-width=\"{width}\">{body}</g>")
}
