//! The arrows that are laid over the board.
//!
//! Lengths are in hundredths of a square, from the upper left corner of the arrow's box.

use std::fmt::Write;

use crate::orientation::Cell;

/// An arrow, and with it the cells that its box covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum Arrow {
    /// Along the right margin of a column of `squares` and one more cells, from the middle of
    /// the last to the middle of the first, or the other way.
    Climb { squares: u8, up: bool },
    /// In the lower left corner of the upper of two cells, for a piece that went to the other.
    Step { up: bool },
    /// Between two opposite corners of a box of cells.
    Line { right: i8, down: i8, line: Line },
    /// Within a cell, from its middle over the edge of the board, or past what stands there.
    Leave { right: i8, down: i8, past: bool },
    /// Within a cell, from the edge of the board toward its middle.
    Enter { right: i8, down: i8 },
}

/// How an arrow between two cells looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum Line {
    /// Both ways, between two pieces that exchanged squares.
    Swap,
    /// Slender, since there may be eight at once; past what stands on the first square.
    Pull { past: bool },
    /// Past what stands on the first square.
    Send { past: bool },
}

/// How far a climb's arrow is from the left edge of its cell.
const CLIMB_X: f32 = 89.0;
/// How far a step's arrow is from the left edge of its cell.
const STEP_X: f32 = 10.5;
/// Where a step's arrow begins and ends in its cell.
const STEP_Y: (f32, f32) = (62.0, 97.0);
/// How far an arrow over the edge of the board ends from the edge.
const LEAVE_GAP: f32 = 5.0;
/// How far an arrow from over the edge ends from the middle of its cell, and one over the edge
/// begins where something stands there.
const ENTER_GAP: f32 = 27.0;

impl Arrow {
    /// The arrow from one cell to another, and the upper left cell of its box.
    pub(crate) fn between(from: Cell, to: Cell, line: Line) -> (Cell, Self) {
        let corner = Cell { column: from.column.min(to.column), row: from.row.min(to.row) };
        let (mut right, mut down) =
            (to.column as i8 - from.column as i8, to.row as i8 - from.row as i8);
        if line == Line::Swap && (down, right) < (0, 0) {
            (right, down) = (-right, -down);
        }
        (corner, Self::Line { right, down, line })
    }

    /// How many columns and rows the box covers.
    pub(crate) fn cells(self) -> (u8, u8) {
        match self {
            Self::Climb { squares, .. } => (1, squares + 1),
            Self::Step { .. } | Self::Leave { .. } | Self::Enter { .. } => (1, 1),
            Self::Line { right, down, .. } => (right.unsigned_abs() + 1, down.unsigned_abs() + 1),
        }
    }

    /// The outline as an element of SVG.
    pub(crate) fn path(self) -> String {
        match self {
            Self::Climb { squares, up } => {
                let ends = [(CLIMB_X, 100.0 * f32::from(squares) + 50.0), (CLIMB_X, 50.0)];
                let [tail, tip] = if up { ends } else { [ends[1], ends[0]] };
                Pen { shaft: 8.0, head: 9.5, both: false }.arrow(tail, tip)
            }
            Self::Step { up } => {
                let ends = [(STEP_X, STEP_Y.1), (STEP_X, STEP_Y.0)];
                let [tail, tip] = if up { ends } else { [ends[1], ends[0]] };
                Pen { shaft: 5.5, head: 7.5, both: false }.arrow(tail, tip)
            }
            Self::Line { right, down, line } => line.path(right, down),
            Self::Leave { right, down, past } => {
                let gap = if past { ENTER_GAP } else { 0.0 };
                let edge = 50.0 * f32::from(right).hypot(f32::from(down));
                WIDE.arrow(along(right, down, gap), along(right, down, edge - LEAVE_GAP))
            }
            Self::Enter { right, down } => {
                let edge = 50.0 * f32::from(right).hypot(f32::from(down));
                WIDE.arrow(along(right, down, -edge), along(right, down, -ENTER_GAP))
            }
        }
    }
}

/// The point of a cell so far from its middle, in the direction of `right` and `down`.
fn along(right: i8, down: i8, distance: f32) -> (f32, f32) {
    let (right, down) = (f32::from(right), f32::from(down));
    let part = distance / right.hypot(down).max(1.0);
    (50.0 + right * part, 50.0 + down * part)
}

impl Line {
    const fn pen(self) -> Pen {
        match self {
            Self::Swap => Pen { both: true, ..WIDE },
            Self::Pull { .. } => Pen { shaft: 6.0, head: 9.0, both: false },
            Self::Send { .. } => WIDE,
        }
    }

    /// How far the arrow stays from the middles of its first and last squares, at most.
    const fn gaps(self) -> (f32, f32) {
        match self {
            Self::Swap => (34.0, 34.0),
            Self::Pull { past: false } | Self::Send { past: false } => (0.0, 43.0),
            Self::Pull { past: true } | Self::Send { past: true } => (38.0, 43.0),
        }
    }

    /// The arrow that goes so many cells to the right and down.
    fn path(self, right: i8, down: i8) -> String {
        let (width, height) = (100.0 * f32::from(right), 100.0 * f32::from(down));
        let length = width.hypot(height).max(1.0);
        let middle = |distance: f32| if distance < 0.0 { 50.0 - distance } else { 50.0 };
        let at = |along: f32| {
            let part = along / length;
            (middle(width) + width * part, middle(height) + height * part)
        };
        let (first, last) = self.gaps();
        // Two gaps leave an arrow between neighbours some length.
        let share = if first > 0.0 { 0.3 } else { 0.5 };
        let (first, last) = (first.min(length * share), last.min(length * share));
        self.pen().arrow(at(first), at(length - last))
    }
}

/// The measures of an arrow: the shaft's width, half the head's width, and whether there is a
/// head at the tail too.
struct Pen {
    shaft: f32,
    head: f32,
    both: bool,
}

const WIDE: Pen = Pen { shaft: 8.0, head: 11.0, both: false };

impl Pen {
    /// The outline of an arrow.
    fn arrow(&self, tail: (f32, f32), tip: (f32, f32)) -> String {
        let (x, y) = (tip.0 - tail.0, tip.1 - tail.1);
        let length = x.hypot(y).max(1.0);
        let (x, y) = (x / length, y / length);
        let depth = 1.5 * self.head;
        let half = self.shaft / 2.0;
        let mut points = vec![(length, 0.0), (length - depth, self.head), (length - depth, half)];
        if self.both {
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
