//! Games to draw, and pictures to look at pixel by pixel.

#![allow(dead_code, reason = "each test binary uses a part of this")]
#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]
#![allow(unreachable_pub, reason = "a module of tests has no public interface")]

pub mod cases;
pub mod games;
// Cargo names the folder that this writes to for tests only.
#[cfg(test)]
pub mod golden;
pub mod moments;
pub mod portraits;
pub mod random;
pub mod sheets;
pub mod vision;

pub use games::*;

use std::io::Cursor;
use std::sync::LazyLock;

use image::RgbImage;
use image::imageops::crop_imm;
use render::{Painter, Rgb, Scene, Size, SquareHighlight, Theme};
use rules::{BoardSize, Color};

/// Draws the pictures of all tests.
pub static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);

/// A decoded picture of a square board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    pub image: RgbImage,
    /// How many squares a row of the board has.
    files: u32,
}

impl Picture {
    /// Decodes a PNG that has to be indexed with 8 bits.
    pub fn decode(bytes: &[u8], board_size: BoardSize) -> Self {
        let reader = png::Decoder::new(Cursor::new(bytes)).read_info().unwrap();
        let png::Info { color_type, bit_depth, .. } = reader.info();
        assert_eq!((*color_type, *bit_depth), (png::ColorType::Indexed, png::BitDepth::Eight));
        Self { image: sheets::decode(bytes), files: u32::from(board_size.files) }
    }

    /// Draws a scene in the default theme and normal size.
    pub fn of(scene: &Scene) -> Self {
        let png = PAINTER.render(scene, &Theme::default(), Size::Normal);
        Self::decode(&png, scene.variant.features().board_size)
    }

    /// The colour at a place of a square, in hundredths of the square from its upper left corner.
    pub fn at(&self, side: Color, square: &str, x: u32, y: u32) -> Rgb {
        let cell = self.image.width() / self.files;
        let (column, row) = self.cell_of(side, square);
        let image::Rgb([r, g, b]) =
            *self.image.get_pixel(column * cell + x * cell / 100, row * cell + y * cell / 100);
        Rgb(r, g, b)
    }

    pub fn has(&self, Rgb(r, g, b): Rgb) -> bool {
        self.image.pixels().any(|pixel| pixel.0 == [r, g, b])
    }

    /// The middle of a square, where no coordinates are.
    pub fn middle(&self, side: Color, square: &str) -> RgbImage {
        let cell = self.image.width() / self.files;
        let (column, row) = self.cell_of(side, square);
        let (x, y, width) =
            (column * cell + cell / 4, row * cell + cell / 4, cell - 2 * (cell / 4));
        crop_imm(&self.image, x, y, width, width).to_image()
    }

    /// What is under the board.
    pub fn status_bar(&self) -> RgbImage {
        let (width, height) = self.image.dimensions();
        crop_imm(&self.image, 0, width, width, height - width).to_image()
    }

    /// Expects a square to be tinted for `highlight`.
    pub fn assert_surface(&self, side: Color, name: &str, highlight: SquareHighlight) {
        let (x, y) = CLEAR;
        let expected = Theme::default().square(highlight, dark(name));
        assert_eq!(self.at(side, name, x, y), expected, "{name} should be {highlight:?}");
    }

    fn cell_of(&self, side: Color, name: &str) -> (u32, u32) {
        let square = square(name);
        let (file, rank) = (u32::from(square.file()), u32::from(square.rank()));
        match side {
            Color::White => (file, self.files - 1 - rank),
            Color::Black => (self.files - 1 - file, rank),
        }
    }
}

/// A place in a square where no piece, coordinate or arrow is, in hundredths.
const CLEAR: (u32, u32) = (50, 97);

pub fn dark(name: &str) -> bool {
    let square = square(name);
    (square.file() + square.rank()).is_multiple_of(2)
}
