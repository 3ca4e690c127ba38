//! The board: squares and pieces, and over them what the scene tells.

use rules::{Bitboard, Event, MAX_SQUARES, Square};

use crate::DrawError;
use crate::canvas::{Area, Canvas};
use crate::orientation::{Orientation, is_dark};
use crate::scene::{Die, Force, Scene};
use crate::shapes::{Arrow, Shape};
use crate::size::{COORDINATE_MARGIN, FRAME, percent};
use crate::sprites::{Sheet, TileKey};
use crate::theme::{Ink, Surface};

/// Draws the board of a scene into the upper part of a canvas.
pub(crate) fn paint(scene: &Scene, sheet: &Sheet, canvas: &mut Canvas) -> Result<(), DrawError> {
    let geometry = scene.variant.geometry();
    let mut painter =
        Painter { scene, sheet, orientation: Orientation::new(geometry, scene.side), canvas };
    painter.squares()?;
    painter.frame();
    painter.coordinates()?;
    painter.climb()?;
    for event in scene.events() {
        painter.event(event)?;
    }
    painter.targets()
}

struct Painter<'a> {
    scene: &'a Scene,
    sheet: &'a Sheet,
    orientation: Orientation,
    canvas: &'a mut Canvas,
}

impl Painter<'_> {
    fn squares(&mut self) -> Result<(), DrawError> {
        let surfaces = surfaces(self.scene);
        for square in self.scene.variant.geometry().squares() {
            let tile = self.sheet.tile(TileKey::Square {
                piece: self.scene.position.board.piece_at(square),
                surface: surfaces[square.index()],
                dark: is_dark(square),
            })?;
            let (x, y) = self.corner(square);
            self.canvas.tile(x, y, &tile);
        }
        Ok(())
    }

    /// A line around the squares that the die points at.
    fn frame(&mut self) {
        let Die::Shows { squares, force, .. } = &self.scene.die else {
            return;
        };
        if *force == Force::Spent {
            return;
        }
        let geometry = self.scene.variant.geometry();
        let index = self.sheet.palette().nearest(self.sheet.theme().frame);
        for square in *squares {
            for (files, ranks) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let beside = square.offset(files, ranks, geometry);
                if beside.is_none_or(|beside| !squares.contains(beside)) {
                    let area = self.side_of(square, files, ranks);
                    self.canvas.fill(area, index);
                }
            }
        }
    }

    /// The strip of a square along the side that faces the square `files` and `ranks` away.
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
    fn coordinates(&mut self) -> Result<(), DrawError> {
        let size = self.sheet.square;
        let margin = percent(size, COORDINATE_MARGIN);
        for square in self.scene.variant.geometry().squares() {
            let (x, y) = self.corner(square);
            let ink = if is_dark(square) { Ink::CoordinateOnDark } else { Ink::CoordinateOnLight };
            if self.orientation.is_leftmost(square) {
                let shape = Shape::Coordinate(square.rank_digit());
                self.stamp(x + margin, y + margin, shape, ink)?;
            }
            if self.orientation.is_lowest(square) {
                let shape = Shape::Coordinate(square.file_letter());
                let (width, height) = shape.pixels(size);
                let (right, bottom) = (x + size - margin, y + size - margin);
                self.stamp(right - width, bottom - height, shape, ink)?;
            }
        }
        Ok(())
    }

    /// The arrow of the piece that climbed, from where it landed to where it stopped.
    fn climb(&mut self) -> Result<(), DrawError> {
        let mut climbs = self.scene.events().iter().filter_map(|event| match *event {
            Event::Climbed { from, to, .. } => Some((from, to)),
            _ => None,
        });
        let Some((landing, first)) = climbs.next() else {
            return Ok(());
        };
        let last = climbs.next_back().map_or(first, |(_, to)| to);
        let (tail, tip) = (self.orientation.cell(landing), self.orientation.cell(last));
        let up = tip.row < tail.row;
        let arrow = Arrow::Climb { squares: tip.row.abs_diff(tail.row), up };
        let (x, y) = self.corner(if up { last } else { landing });
        self.arrow(x, y, arrow, Ink::Climb)
    }

    /// What an event leaves to see, beyond the tint of its squares.
    fn event(&mut self, event: &Event) -> Result<(), DrawError> {
        match *event {
            Event::Climbed { from, to, .. } => {
                let up = self.orientation.cell(from).row < self.orientation.cell(to).row;
                let (x, y) = self.corner(if up { from } else { to });
                self.arrow(x, y, Arrow::Step { up }, Ink::Step)
            }
            Event::Swapped { from, to, .. } => self.exchange(from, to),
            Event::Promoted { square, .. } => {
                let (x, y) = self.corner(square);
                let low = self.orientation.is_lowest(square);
                self.stamp(x, y, Shape::Star { low, edge: true }, Ink::Edge)?;
                self.stamp(x, y, Shape::Star { low, edge: false }, Ink::Star)
            }
            _ => Ok(()),
        }
    }

    fn exchange(&mut self, from: Square, to: Square) -> Result<(), DrawError> {
        let (a, b) = (self.orientation.cell(from), self.orientation.cell(to));
        let arrow = Arrow::Swap {
            columns: a.column.abs_diff(b.column),
            rows: a.row.abs_diff(b.row),
            right: (a.column <= b.column) == (a.row <= b.row),
        };
        let x = u32::from(a.column.min(b.column)) * self.sheet.square;
        let y = u32::from(a.row.min(b.row)) * self.sheet.square;
        self.arrow(x, y, arrow, Ink::Swap)
    }

    /// A dot on each empty target, a ring on each occupied one.
    fn targets(&mut self) -> Result<(), DrawError> {
        let occupied = self.scene.position.board.occupied();
        for square in self.scene.targets {
            let shape = if occupied.contains(square) { Shape::Ring } else { Shape::Dot };
            let (x, y) = self.corner(square);
            self.stamp(x, y, shape, Ink::Target)?;
        }
        Ok(())
    }

    fn arrow(&mut self, x: u32, y: u32, arrow: Arrow, ink: Ink) -> Result<(), DrawError> {
        self.stamp(x, y, Shape::Arrow { arrow, edge: true }, Ink::Edge)?;
        self.stamp(x, y, Shape::Arrow { arrow, edge: false }, ink)
    }

    fn stamp(&mut self, x: u32, y: u32, shape: Shape, ink: Ink) -> Result<(), DrawError> {
        let stamp = self.sheet.stamp(shape)?;
        let wash = self.sheet.wash(ink)?;
        self.canvas.stamp(x, y, &stamp, &wash);
        Ok(())
    }

    /// The upper left pixel of a square.
    fn corner(&self, square: Square) -> (u32, u32) {
        let cell = self.orientation.cell(square);
        let size = self.sheet.square;
        (u32::from(cell.column) * size, u32::from(cell.row) * size)
    }
}

/// What each square is tinted for, by the square's number.
fn surfaces(scene: &Scene) -> [Surface; MAX_SQUARES] {
    let mut surfaces = [Surface::Plain; MAX_SQUARES];
    let mut tint = |squares: Bitboard, surface: Surface| {
        for square in squares {
            surfaces[square.index()] = surfaces[square.index()].max(surface);
        }
    };
    if let Die::Shows { squares, force: Force::Binding, .. } = scene.die {
        tint(squares, Surface::Lit);
    }
    for event in scene.events() {
        match *event {
            Event::Moved { from, to, .. } | Event::Swapped { from, to, .. } => {
                tint([from, to].into_iter().collect(), Surface::Last);
            }
            Event::Climbed { from, to, .. } => {
                tint([from, to].into_iter().collect(), Surface::Climb);
            }
            _ => {}
        }
    }
    tint(scene.selected.into_iter().collect(), Surface::Selected);
    tint(scene.checked, Surface::Check);
    surfaces
}
