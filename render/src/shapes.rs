//! The shapes that are laid over squares in one ink.
//!
//! Lengths are in hundredths of a square, from the upper left corner of the shape's box.

use std::fmt::Write;

use crate::art;
use crate::size::{COORDINATE, percent};

/// A shape, and with it the cells that its box covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum Shape {
    /// A letter from `a` to `i` or a digit.
    Coordinate(char),
    /// A legal target that is empty.
    Dot,
    /// A legal target that is occupied.
    Ring,
    /// A promotion: a star in the upper right corner, or low in the left one, where coordinates
    /// and the arrows of a climb leave room.
    Star { low: bool, edge: bool },
    /// An arrow.
    Arrow { arrow: Arrow, edge: bool },
}

/// An arrow; with an edge it is drawn a little larger, to lie under the same one without.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum Arrow {
    /// Along the right margin of a column of `squares` and one more cells, from the middle of
    /// the last to the middle of the first, or the other way.
    Climb { squares: u8, up: bool },
    /// In the lower left corner of the upper of two cells, for a piece that went to the other.
    Step { up: bool },
    /// Both ways between two opposite corners of a box of cells: down to the right, or to the
    /// left.
    Swap { columns: u8, rows: u8, right: bool },
}

/// How far a climb's arrow is from the left edge of its cell.
const CLIMB_X: f32 = 89.0;
/// How far a step's arrow is from the left edge of its cell.
const STEP_X: f32 = 10.5;
/// Where a step's arrow begins and ends in its cell.
const STEP_Y: (f32, f32) = (62.0, 97.0);
/// How far an exchange's arrow ends from the middles of its squares, at most.
const SWAP_GAP: f32 = 34.0;
/// The width of the line around arrows and stars.
const EDGE: f32 = 6.0;
/// The width and height of a glyph in its drawing.
const GLYPH: (u32, u32) = (60, 110);

impl Shape {
    /// The box's width and height in pixels, with squares of `square` pixels.
    pub(crate) fn pixels(self, square: u32) -> (u32, u32) {
        if let Self::Coordinate(_) = self {
            let height = percent(square, COORDINATE);
            return (height * GLYPH.0 / GLYPH.1, height);
        }
        let (columns, rows) = self.cells();
        (u32::from(columns) * square, u32::from(rows) * square)
    }

    /// The drawing.
    pub(crate) fn svg(self) -> String {
        let (columns, rows) = self.cells();
        let body = match self {
            Self::Coordinate(letter) => {
                let glyph = art::glyph(&letter.to_string(), "#000", "");
                return art::document(GLYPH.0 as f32, GLYPH.1 as f32, &glyph);
            }
            Self::Dot => art::mark("dot", "#000", ""),
            Self::Ring => art::mark("ring", "#000", ""),
            Self::Star { low, edge } => {
                let turn = if low { "rotate(180 50 50)" } else { "" };
                outlined(&format!("<use href=\"#star\" transform=\"{turn}\"/>"), edge)
            }
            Self::Arrow { arrow, edge } => outlined(&arrow.path(), edge),
        };
        art::document(100.0 * f32::from(columns), 100.0 * f32::from(rows), &body)
    }

    fn cells(self) -> (u8, u8) {
        match self {
            Self::Arrow { arrow, .. } => arrow.cells(),
            _ => (1, 1),
        }
    }
}

/// A drawing alone, or together with a line around it.
fn outlined(body: &str, edge: bool) -> String {
    let width = if edge { EDGE } else { 0.0 };
    format!("<g stroke=\"#000\" stroke-linejoin=\"round\" stroke-width=\"{width}\">{body}</g>")
}

impl Arrow {
    fn cells(self) -> (u8, u8) {
        match self {
            Self::Climb { squares, .. } => (1, squares + 1),
            Self::Step { .. } => (1, 1),
            Self::Swap { columns, rows, .. } => (columns + 1, rows + 1),
        }
    }

    fn path(self) -> String {
        match self {
            Self::Climb { squares, up } => {
                let ends = [(CLIMB_X, 100.0 * f32::from(squares) + 50.0), (CLIMB_X, 50.0)];
                let [tail, tip] = if up { ends } else { [ends[1], ends[0]] };
                Pen { shaft: 8.0, head: 9.5 }.arrow(tail, tip, false)
            }
            Self::Step { up } => {
                let ends = [(STEP_X, STEP_Y.1), (STEP_X, STEP_Y.0)];
                let [tail, tip] = if up { ends } else { [ends[1], ends[0]] };
                Pen { shaft: 5.5, head: 7.5 }.arrow(tail, tip, false)
            }
            Self::Swap { columns, rows, right } => {
                let (width, height) = (100.0 * f32::from(columns), 100.0 * f32::from(rows));
                let (left_end, right_end) = (50.0, 50.0 + width);
                let (from, to) = if right { (left_end, right_end) } else { (right_end, left_end) };
                let length = width.hypot(height).max(1.0);
                let gap = SWAP_GAP.min(length * 0.3) / length;
                let (x, y) = ((to - from) * gap, height * gap);
                let (tail, tip) = ((from + x, 50.0 + y), (to - x, 50.0 + height - y));
                Pen { shaft: 8.0, head: 11.0 }.arrow(tail, tip, true)
            }
        }
    }
}

/// The measures of an arrow: the shaft's width, and half the head's width.
struct Pen {
    shaft: f32,
    head: f32,
}

impl Pen {
    /// The outline of an arrow, with a head at its tail too if it goes both ways.
    fn arrow(&self, tail: (f32, f32), tip: (f32, f32), both: bool) -> String {
        let (x, y) = (tip.0 - tail.0, tip.1 - tail.1);
        let length = x.hypot(y);
        let (x, y) = (x / length, y / length);
        let depth = 1.5 * self.head;
        let half = self.shaft / 2.0;
        let mut points = vec![(length, 0.0), (length - depth, self.head), (length - depth, half)];
        if both {
            points.extend([(depth, half), (depth, self.head), (0.0, 0.0)]);
            points.extend([(depth, -self.head), (depth, -half)]);
        } else {
            points.extend([(0.0, half), (0.0, -half)]);
        }
        points.extend([(length - depth, -half), (length - depth, -self.head)]);
        let mut path = "<path d=\"".to_owned();
        for (index, (along, across)) in points.into_iter().enumerate() {
            let letter = if index == 0 { 'M' } else { 'L' };
            let (px, py) = (tail.0 + along * x - across * y, tail.1 + along * y + across * x);
            // Writing to a `String` cannot fail.
            let _ = write!(path, "{letter}{px:.2} {py:.2}");
        }
        path + "Z\"/>"
    }
}
