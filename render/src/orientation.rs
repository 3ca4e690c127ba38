//! From which side a board is seen: the one place that turns squares into cells.

use rules::{BoardSize, Color, Square};

/// A board's shape and the side that it is seen from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Orientation {
    board_size: BoardSize,
    side: Color,
}

/// Where a square is in the picture, in squares from the upper left corner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cell {
    pub(crate) column: u8,
    pub(crate) row: u8,
}

impl Orientation {
    /// The view of a board of this shape from `side`, whose first rank is at the bottom.
    pub(crate) const fn new(board_size: BoardSize, side: Color) -> Self {
        Self { board_size, side }
    }

    /// Where a square of the board is.
    pub(crate) const fn cell(self, square: Square) -> Cell {
        let BoardSize { files, ranks } = self.board_size;
        match self.side {
            Color::White => Cell { column: square.file(), row: ranks - 1 - square.rank() },
            Color::Black => Cell { column: files - 1 - square.file(), row: square.rank() },
        }
    }

    /// A step of `files` and `ranks`, as columns to the right and rows down.
    pub(crate) const fn direction(self, files: i8, ranks: i8) -> (i8, i8) {
        match self.side {
            Color::White => (files, -ranks),
            Color::Black => (-files, ranks),
        }
    }

    /// Whether a square is at the left edge.
    pub(crate) const fn is_leftmost(self, square: Square) -> bool {
        self.cell(square).column == 0
    }

    /// Whether a square is at the bottom.
    pub(crate) const fn is_lowest(self, square: Square) -> bool {
        self.cell(square).row == self.board_size.ranks - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_has_its_first_rank_below() {
        let a1 = Square::new(0, 0);
        let h8 = Square::new(7, 7);
        let lower_left = Cell { column: 0, row: 7 };
        let white = Orientation::new(BoardSize::EIGHT, Color::White);
        let black = Orientation::new(BoardSize::EIGHT, Color::Black);
        assert_eq!(white.cell(a1), lower_left);
        assert_eq!(black.cell(h8), lower_left);
        assert_eq!(white.cell(h8), black.cell(a1));
        assert!(white.is_leftmost(a1) && white.is_lowest(a1));
        assert!(!black.is_leftmost(a1) && !black.is_lowest(a1));
    }
}
