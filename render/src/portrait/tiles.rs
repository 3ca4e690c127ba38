//! The portraits of a status bar as sprites, with their colours.

use image::RgbaImage;
use rules::{ByColor, Color};
use scene::{Portrait, Rgb, Theme};

use super::round::{colors, is_within, over, round, square};
use crate::byte_cache::Memory;
use crate::canvas::Tile;
use crate::palette::Palette;

/// How far off the colour above may be at least and at most, as [`Rgb::distance`] has it.
const CLOSEST: u32 = 9 * 5 * 5;
const FARTHEST: u32 = 9 * 255 * 255;
/// How many pixels may differ from the one above; in large pictures a ninth. A busy board of 720
/// pixels then takes at most 30,000 bytes with any two portraits.
const CHANGES: usize = 520;

/// What makes one portrait look different from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) struct PortraitLook {
    /// [`Portrait::id`].
    pub(crate) id: u64,
    /// In pixels.
    pub(crate) width: u32,
    pub(crate) ring: Option<Rgb>,
    pub(crate) ground: Rgb,
}

/// The portraits of both sides.
pub(crate) struct PortraitTiles {
    /// The colours after those of the theme.
    pub(crate) colors: Vec<Rgb>,
    pub(crate) tiles: ByColor<Option<Tile>>,
}

impl PortraitTiles {
    /// Each side's portrait where it has a look too.
    pub(crate) fn new(
        portraits: &ByColor<Option<Portrait>>,
        looks: &ByColor<Option<PortraitLook>>,
        theme: &Theme,
        palette: &Palette,
    ) -> Self {
        let picture = |color: Color| {
            let (portrait, look) = portraits[color].as_ref().zip(looks[color])?;
            Some((portrait, look, square(portrait, theme, look.width)))
        };
        let pictures = Color::BOTH.map(picture);
        let shown = pictures.iter().flatten();
        let colors = colors(shown.map(|(portrait, _, picture)| (*portrait, picture)));
        let [white, black] = pictures.map(|it| {
            let (portrait, look, mut picture) = it?;
            round(&mut picture, look.ring);
            Some(match portrait {
                Portrait::User(_) => photograph(&picture, look, palette, &colors),
                Portrait::Engine { .. } => drawing(&picture, look.ground, palette),
            })
        });
        Self { colors, tiles: ByColor { white, black } }
    }
}

impl Memory for PortraitTiles {
    fn memory(&self) -> usize {
        let tiles = [&self.tiles.white, &self.tiles.black].into_iter().flatten();
        size_of_val(&self.colors[..]) + tiles.map(Memory::memory).sum::<usize>()
    }
}

/// A picture in the theme's colours over its ground.
fn drawing(picture: &RgbaImage, ground: Rgb, palette: &Palette) -> Tile {
    let pixels = picture.pixels().map(|&pixel| palette.nearest(over(ground, pixel)));
    Tile::of_indices(picture.width(), pixels.collect())
}

/// A picture over its ground, in the colours of the palette and these after them.
///
/// Within the ring a pixel has the colour of the one above it where that is close enough, since
/// what is the same as above packs well: the closer, the fewer pixels change of those that may.
fn photograph(picture: &RgbaImage, look: PortraitLook, palette: &Palette, colors: &[Rgb]) -> Tile {
    let width = picture.width();
    let all = [palette.colors(), colors].concat();
    let off = |index: u8, color: Rgb| all[usize::from(index)].distance(color);
    let first = palette.colors().len() as u8;
    let nearest = |color: Rgb| {
        let own = (first..).zip(colors).map(|(index, _)| index);
        let best = own.chain([palette.nearest(color)]).min_by_key(|&it| off(it, color));
        best.expect("there is one of the palette")
    };
    let places = picture.enumerate_pixels();
    let exact: Vec<(Rgb, u8, bool)> = places
        .map(|(x, y, &pixel)| {
            let color = over(look.ground, pixel);
            (color, nearest(color), is_within(x, y, width, look.ring))
        })
        .collect();
    let mut close = CLOSEST;
    loop {
        let (mut pixels, mut changes) = (Vec::with_capacity(exact.len()), 0);
        for &(color, best, is_free) in &exact {
            let above = pixels.len().checked_sub(width as usize).map(|above| pixels[above]);
            let kept = above.filter(|&above| is_free && off(above, color) <= close);
            changes += usize::from(is_free && kept.is_none());
            pixels.push(kept.unwrap_or(best));
        }
        if changes <= CHANGES.max(exact.len() / 9) || close > FARTHEST {
            return Tile::of_indices(width, pixels);
        }
        close += close / 4;
    }
}
