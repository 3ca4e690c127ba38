//! The board: squares and pieces, and over them what the scene tells.

use rules::{RollEffect, Square};
use scene::{Die, OverlayColor, RollStatus, Scene};

use crate::annotations::{self, Annotation, Sign};
use crate::art::BoardPiece;
use crate::canvas::{Area, Canvas};
use crate::orientation::Orientation;
use crate::shapes::Shape;
use crate::size::{COORDINATE_MARGIN, DIE_NUMBER, FRAME, percent};
use crate::sprites::{SpriteSet, TileKey};

/// Draws the board of a scene into the upper part of a canvas.
pub(crate) fn paint(scene: &Scene, sheet: &SpriteSet, canvas: &mut Canvas) {
    let mut painter = BoardPainter::new(scene, sheet, canvas);
    painter.squares();
    painter.frame();
    painter.targets();
    painter.coordinates();
    painter.die_numbers();
    painter.annotations();
}

/// Draws the board of a scene as large as the canvas, to be looked at rather than played on: without
/// coordinates and the die's numbers.
pub(crate) fn paint_bare(scene: &Scene, sheet: &SpriteSet, canvas: &mut Canvas) {
    let mut painter = BoardPainter::new(scene, sheet, canvas);
    painter.squares();
    painter.annotations();
}

struct BoardPainter<'a> {
    scene: &'a Scene,
    sheet: &'a SpriteSet<'a>,
    orientation: Orientation,
    canvas: &'a mut Canvas,
}

impl<'a> BoardPainter<'a> {
    fn new(scene: &'a Scene, sheet: &'a SpriteSet, canvas: &'a mut Canvas) -> Self {
        let orientation = Orientation::new(scene.variant.features().board_size, scene.side);
        Self { scene, sheet, orientation, canvas }
    }

    fn squares(&mut self) {
        let surfaces = annotations::surfaces(self.scene);
        for square in self.scene.variant.features().board_size.squares() {
            let tile = self.sheet.tile(TileKey::Square {
                figure: self.figure(square),
                highlight: surfaces[square.index()],
                dark: square.is_dark(),
            });
            let (x, y) = self.corner(square);
            self.canvas.tile(x, y, &tile);
        }
    }

    fn figure(&self, square: Square) -> Option<BoardPiece> {
        let board = &self.scene.position.board;
        if board.null() == Some(square) {
            return Some(BoardPiece::Null);
        }
        board.piece_at(square).map(BoardPiece::Piece)
    }

    /// A line around the squares that the die points at.
    fn frame(&mut self) {
        let Die::Shows { squares, status, .. } = &self.scene.die else {
            return;
        };
        if matches!(status, RollStatus::Spent | RollStatus::Prevented) {
            return;
        }
        let board_size = self.scene.variant.features().board_size;
        let index = self.sheet.palette.nearest(self.sheet.theme.frame);
        for square in *squares {
            for (files, ranks) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let beside = square.offset(files, ranks, board_size);
                if beside.is_none_or(|beside| !squares.contains(beside)) {
                    let area = self.side_of(square, files, ranks);
                    self.canvas.fill(area, index);
                }
            }
        }
    }

    /// The edge strip of a square along the side that faces the square `files` and `ranks` away.
    fn side_of(&self, square: Square, files: i8, ranks: i8) -> Area {
        let size = self.sheet.square;
        let line = percent(size, FRAME).max(1);
        let (x, y) = self.corner(square);
        let (right, down) = self.orientation.direction(files, ranks);
        Area {
            x: if right > 0 { x + size - line } else { x },
            y: if down > 0 { y + size - line } else { y },
            width: if right == 0 { size } else { line },
            height: if down == 0 { size } else { line },
        }
    }

    /// Ranks in the upper left corners of the left column, files in the lower right corners of
    /// the bottom row.
    fn coordinates(&mut self) {
        let size = self.sheet.square;
        let margin = percent(size, COORDINATE_MARGIN);
        for square in self.scene.variant.features().board_size.squares() {
            let (x, y) = self.corner(square);
            let ink = OverlayColor::coordinate(square.is_dark());
            if self.orientation.is_leftmost(square) {
                let shape = Shape::Coordinate(square.rank_digit());
                self.alpha_mask(x + margin, y + margin, shape, ink);
            }
            if self.orientation.is_lowest(square) {
                let shape = Shape::Coordinate(square.file_letter());
                let (width, height) = shape.pixels(size, self.sheet.size.status_bar());
                let (right, bottom) = (x + size - margin, y + size - margin);
                self.alpha_mask(right - width, bottom - height, shape, ink);
            }
        }
    }

    /// The die's numbers in the upper right corners of the bottom row, apart from the letters, each
    /// in the file that it names when the side that looks rolls it; in games in which numbers name
    /// files.
    fn die_numbers(&mut self) {
        let Scene { variant, position, side, .. } = self.scene;
        let size = self.sheet.square;
        let lowest = |square: &Square| self.orientation.is_lowest(*square);
        let bottom: Vec<Square> = variant.features().board_size.squares().filter(lowest).collect();
        for number in 1..=8 {
            let Some(RollEffect::File(file)) = variant.roll_effect(position, number, *side) else {
                return;
            };
            for &square in bottom.iter().filter(|square| square.file() == file) {
                let (x, y) = self.corner(square);
                let x = x + size - percent(size, DIE_NUMBER);
                self.alpha_mask(x, y, Shape::Tab, OverlayColor::Die);
                self.alpha_mask(x, y, Shape::DieNumber(number), OverlayColor::DieNumber);
            }
        }
    }

    /// What has been done, in arrows and other marks.
    fn annotations(&mut self) {
        for Annotation { cell, sign, ink } in annotations::of_scene(self.scene) {
            let (x, y) = (u32::from(cell.column), u32::from(cell.row));
            let (x, y) = (x * self.sheet.square, y * self.sheet.square);
            match sign {
                Sign::Ghost { small, echo } => {
                    self.alpha_mask(x, y, Shape::Ghost { small, echo }, ink);
                }
                Sign::Mark(mark) => {
                    self.alpha_mask(x, y, Shape::Mark { mark, edge: true }, OverlayColor::Edge);
                    self.alpha_mask(x, y, Shape::Mark { mark, edge: false }, ink);
                }
            }
        }
    }

    /// A dot on each empty target, and all corners of each occupied one.
    fn targets(&mut self) {
        let occupied = self.scene.position.board.occupied();
        for square in self.scene.targets {
            let shape = if occupied.contains(square) { Shape::Corners } else { Shape::Dot };
            let (x, y) = self.corner(square);
            self.alpha_mask(x, y, shape, OverlayColor::Target);
        }
    }

    fn alpha_mask(&mut self, x: u32, y: u32, shape: Shape, ink: OverlayColor) {
        self.sheet.alpha_mask(self.canvas, (x, y), shape, ink);
    }

    /// The upper left pixel of a square.
    fn corner(&self, square: Square) -> (u32, u32) {
        let cell = self.orientation.cell(square);
        let size = self.sheet.square;
        (u32::from(cell.column) * size, u32::from(cell.row) * size)
    }
}
