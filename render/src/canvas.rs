//! The picture in the making: palette indices, and the two kinds of sprite laid on them.

use image::RgbImage;
use resvg::tiny_skia::Pixmap;
use scene::Rgb;

use crate::byte_cache::Memory;
use crate::palette::{BlendTable, Palette, STEPS};

/// An opaque rectangle of palette indices.
pub(crate) struct Tile {
    width: usize,
    pixels: Vec<u8>,
}

impl Tile {
    /// A tile `width` pixels wide of palette indices, row by row.
    pub(crate) fn of_indices(width: u32, pixels: Vec<u8>) -> Self {
        Self { width: width as usize, pixels }
    }

    /// `picture` laid over `ground`, in the colours of `palette`.
    pub(crate) fn new(picture: &Pixmap, ground: Rgb, palette: &Palette) -> Self {
        let mut last = (ground, palette.nearest(ground));
        let mut index = |color: Rgb| {
            if color != last.0 {
                last = (color, palette.nearest(color));
            }
            last.1
        };
        let pixels = picture.pixels().iter().map(|pixel| {
            let clear = 255 - u32::from(pixel.alpha());
            let over = |ground: u8, premultiplied: u8| {
                (u32::from(premultiplied) + (u32::from(ground) * clear + 127) / 255).min(255) as u8
            };
            index(Rgb(
                over(ground.0, pixel.red()),
                over(ground.1, pixel.green()),
                over(ground.2, pixel.blue()),
            ))
        });
        Self { width: picture.width() as usize, pixels: pixels.collect() }
    }
}

impl Memory for Tile {
    fn memory(&self) -> usize {
        self.pixels.len()
    }
}

/// How much of each pixel an ink covers: for each row one run that holds all that is covered.
pub(crate) struct AlphaMask {
    /// Where the run of each row starts, and how long it is.
    rows: Vec<(u16, u16)>,
    /// From 0 to [`STEPS`], run after run.
    coverage: Vec<u8>,
}

impl AlphaMask {
    /// The opacity of `picture`; its colours do not matter.
    pub(crate) fn new(picture: &Pixmap) -> Self {
        let covered = |alpha: u8| ((u32::from(alpha) * STEPS + 127) / 255) as u8;
        let (mut rows, mut coverage) = (Vec::new(), Vec::new());
        for row in picture.pixels().chunks_exact(picture.width() as usize) {
            let row = row.iter().map(|pixel| covered(pixel.alpha()));
            let start = row.clone().position(|step| step > 0).unwrap_or(0);
            let end = row.clone().rposition(|step| step > 0).map_or(0, |last| last + 1);
            rows.push((start as u16, (end - start) as u16));
            coverage.extend(row.take(end).skip(start));
        }
        coverage.shrink_to_fit();
        Self { rows, coverage }
    }
}

impl Memory for AlphaMask {
    fn memory(&self) -> usize {
        size_of_val(&self.rows[..]) + self.coverage.len()
    }
}

/// A rectangle in pixels from the upper left corner.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Area {
    pub(crate) x: u32,
    pub(crate) y: u32,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

impl Area {
    /// How many pixels it has.
    pub(crate) const fn pixels(self) -> u32 {
        self.width * self.height
    }

    /// The smallest area that holds both.
    pub(crate) fn with(self, other: Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.width).max(other.x + other.width);
        let bottom = (self.y + self.height).max(other.y + other.height);
        Self { x, y, width: right - x, height: bottom - y }
    }
}

/// The picture in the making.
pub(crate) struct Canvas {
    width: usize,
    pixels: Vec<u8>,
    /// The colours by their numbers.
    pub(crate) colors: Vec<Rgb>,
}

impl Canvas {
    /// A canvas all of the colour `index`, of a size in pixels.
    pub(crate) fn new(width: u32, height: u32, index: u8, colors: &[Rgb]) -> Self {
        let pixels = vec![index; (width * height) as usize];
        Self { width: width as usize, pixels, colors: colors.to_vec() }
    }

    /// The width in pixels.
    pub(crate) fn width(&self) -> u32 {
        self.width as u32
    }

    /// The height in pixels.
    pub(crate) fn height(&self) -> u32 {
        (self.pixels.len() / self.width) as u32
    }

    /// The pixels, row by row from the top.
    pub(crate) fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// Fills an area that lies on the canvas with the colour `index`.
    pub(crate) fn fill(&mut self, area: Area, index: u8) {
        for y in area.y..area.y + area.height {
            self.row(area.x, y, area.width as usize).fill(index);
        }
    }

    /// Puts a tile that fits with its upper left corner at a pixel.
    pub(crate) fn tile(&mut self, x: u32, y: u32, tile: &Tile) {
        for (y, row) in (y..).zip(tile.pixels.chunks_exact(tile.width)) {
            self.row(x, y, tile.width).copy_from_slice(row);
        }
    }

    /// Lays an ink through a mask that fits with its upper left corner at a pixel.
    pub(crate) fn alpha_mask(
        &mut self,
        x: u32,
        y: u32,
        alpha_mask: &AlphaMask,
        blend_table: &BlendTable,
    ) {
        let mut coverage = &alpha_mask.coverage[..];
        for (y, &(start, length)) in (y..).zip(&alpha_mask.rows) {
            let (row, rest) = coverage.split_at(usize::from(length));
            coverage = rest;
            let pixels = self.row(x + u32::from(start), y, row.len());
            for (pixel, &step) in pixels.iter_mut().zip(row) {
                if step > 0 {
                    *pixel = blend_table.step(step)[usize::from(*pixel)];
                }
            }
        }
    }

    /// The picture in colours.
    pub(crate) fn image(&self) -> RgbImage {
        let color = |index: &u8| {
            let Rgb(r, g, b) = self.colors[usize::from(*index)];
            [r, g, b]
        };
        let pixels = self.pixels.iter().flat_map(color).collect();
        RgbImage::from_raw(self.width(), self.height(), pixels).expect("a colour for each pixel")
    }

    /// Whether an area is the same on another canvas of the same size.
    pub(crate) fn is_same(&self, other: &Self, area: Area) -> bool {
        let mut rows = self.rows(area).zip(other.rows(area));
        rows.all(|(row, other)| row == other)
    }

    /// The rows of pixels of an area.
    pub(crate) fn rows(&self, area: Area) -> impl Iterator<Item = &[u8]> {
        let (x, width) = (area.x as usize, area.width as usize);
        let rows = self.pixels.chunks_exact(self.width).skip(area.y as usize);
        rows.take(area.height as usize).map(move |row| &row[x..x + width])
    }

    fn row(&mut self, x: u32, y: u32, length: usize) -> &mut [u8] {
        let start = y as usize * self.width + x as usize;
        &mut self.pixels[start..start + length]
    }
}
