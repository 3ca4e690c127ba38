//! The picture in the making: palette indices, and the two kinds of sprite laid on them.

use resvg::tiny_skia::Pixmap;

use crate::palette::{LEVELS, Palette, Wash};
use crate::theme::Rgb;

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

/// How much of each pixel an ink covers: for each row one run that holds all that is covered.
pub(crate) struct Stamp {
    rows: Vec<Row>,
}

struct Row {
    start: usize,
    /// From 0 to [`LEVELS`].
    levels: Vec<u8>,
}

impl Stamp {
    /// The opacity of `picture`; its colours do not matter.
    pub(crate) fn new(picture: &Pixmap) -> Self {
        let rows = picture.pixels().chunks_exact(picture.width() as usize);
        let rows = rows.map(|row| {
            let level = |alpha: u8| ((usize::from(alpha) * LEVELS + 127) / 255) as u8;
            let levels: Vec<u8> = row.iter().map(|pixel| level(pixel.alpha())).collect();
            let start = levels.iter().position(|&level| level > 0);
            let end = levels.iter().rposition(|&level| level > 0);
            match (start, end) {
                (Some(start), Some(end)) => Row { start, levels: levels[start..=end].to_vec() },
                _ => Row { start: 0, levels: Vec::new() },
            }
        });
        Self { rows: rows.collect() }
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

/// The picture in the making.
pub(crate) struct Canvas {
    width: usize,
    pixels: Vec<u8>,
}

impl Canvas {
    /// A canvas all of the colour `index`, of a size in pixels.
    pub(crate) fn new(width: u32, height: u32, index: u8) -> Self {
        Self { width: width as usize, pixels: vec![index; (width * height) as usize] }
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

    /// Lays an ink through a stamp that fits with its upper left corner at a pixel.
    pub(crate) fn stamp(&mut self, x: u32, y: u32, stamp: &Stamp, wash: &Wash) {
        for (y, row) in (y..).zip(&stamp.rows) {
            let pixels = self.row(x + row.start as u32, y, row.levels.len());
            for (pixel, &level) in pixels.iter_mut().zip(&row.levels) {
                if level > 0 {
                    *pixel = wash.level(level)[usize::from(*pixel)];
                }
            }
        }
    }

    /// The smallest area outside of which two canvases of one size are the same; none if they are
    /// the same all over.
    pub(crate) fn difference(&self, other: &Self) -> Option<Area> {
        let rows =
            || self.pixels.chunks_exact(self.width).zip(other.pixels.chunks_exact(self.width));
        let top = rows().position(|(a, b)| a != b)?;
        let bottom = rows().rposition(|(a, b)| a != b)?;
        let (mut left, mut right) = (self.width, 0);
        for (a, b) in rows().take(bottom + 1).skip(top) {
            let differ = |(a, b)| a != b;
            left = a.iter().zip(b).take(left).position(differ).unwrap_or(left);
            let beyond = a.iter().zip(b).skip(right).rposition(differ);
            right = beyond.map_or(right, |beyond| right + beyond + 1);
        }
        let [x, y, width, height] =
            [left, top, right - left, bottom + 1 - top].map(|pixels| pixels as u32);
        Some(Area { x, y, width, height })
    }

    /// The pixels of an area, those that are the same in `other` given as `same`.
    pub(crate) fn changed(&self, area: Area, other: &Self, same: u8) -> Vec<u8> {
        let mut changed = Vec::with_capacity((area.width * area.height) as usize);
        for y in area.y..area.y + area.height {
            let start = y as usize * self.width + area.x as usize;
            let row = start..start + area.width as usize;
            let pixels = self.pixels[row.clone()].iter().zip(&other.pixels[row]);
            changed.extend(pixels.map(|(&new, &old)| if new == old { same } else { new }));
        }
        changed
    }

    fn row(&mut self, x: u32, y: u32, length: usize) -> &mut [u8] {
        let start = y as usize * self.width + x as usize;
        &mut self.pixels[start..start + length]
    }
}
