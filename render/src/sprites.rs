//! The sprites of one theme and size: rasterized on first use, then shared.

use std::sync::Arc;

use rules::{Color, Geometry, Piece};
use scene::{Ink, Size, Surface, Theme};

use crate::DrawError;
use crate::art::{self, Figure};
use crate::cache::Memory;
use crate::canvas::{Stamp, Tile};
use crate::dial::{self, Face, Field};
use crate::palette::{Palette, Wash};
use crate::panel::Panel;
use crate::pool::Pool;
use crate::shapes::Shape;
use crate::size::{COMPASS, DIE, FIELD, PANEL, percent};

/// What makes the sprites of one sheet differ from another's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) struct SheetKey {
    pub(crate) theme: Theme,
    pub(crate) size: Size,
    pub(crate) geometry: Geometry,
}

/// An opaque sprite.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum TileKey {
    /// A square and what stands on it.
    Square { figure: Option<Figure>, surface: Surface, dark: bool },
    /// One side's part of the strip.
    Panel(Panel),
    /// Pieces of a kind in a panel, so many pixels wide and high.
    Token { piece: Piece, count: u8, surface: Surface, width: u32, height: u32 },
    /// The die.
    Die(Face),
    /// The needle of the compass, which points so many fields to the right and down.
    Needle { right: i8, down: i8 },
    /// A number's field of the compass.
    Field { number: u8, field: Field },
}

/// The sprites of a theme, size and board shape.
pub(crate) struct Sheet {
    key: SheetKey,
    /// The width of a square in pixels.
    pub(crate) square: u32,
    palette: Palette,
    palette_bytes: Vec<u8>,
    /// What its sprites are found by in the pool.
    number: u64,
    pool: Arc<Pool>,
}

impl Memory for Sheet {
    fn memory(&self) -> usize {
        self.palette.memory() + self.palette_bytes.len()
    }
}

impl Sheet {
    /// A sheet on which nothing is drawn yet.
    pub(crate) fn new(key: SheetKey, number: u64, pool: Arc<Pool>) -> Self {
        let palette = Palette::of(&key.theme);
        Self {
            key,
            square: key.size.square(key.geometry),
            palette_bytes: palette.bytes(),
            palette,
            number,
            pool,
        }
    }

    /// The theme.
    pub(crate) fn theme(&self) -> &Theme {
        &self.key.theme
    }

    /// The size.
    pub(crate) fn size(&self) -> Size {
        self.key.size
    }

    /// The palette of all the sheet's sprites.
    pub(crate) fn palette(&self) -> &Palette {
        &self.palette
    }

    /// The palette as a PNG has it.
    pub(crate) fn palette_bytes(&self) -> &[u8] {
        &self.palette_bytes
    }

    /// An opaque sprite.
    pub(crate) fn tile(&self, key: TileKey) -> Result<Arc<Tile>, DrawError> {
        self.pool.tiles.get(&(self.number, key), |(_, key)| match *key {
            TileKey::Square { figure, surface, dark } => self.square_tile(figure, surface, dark),
            TileKey::Panel(ref panel) => self.panel_tile(panel),
            TileKey::Token { piece, count, surface, width, height } => {
                self.token_tile(piece, count, surface, (width, height))
            }
            TileKey::Die(face) => self.die_tile(face),
            TileKey::Needle { right, down } => self.needle_tile(right, down),
            TileKey::Field { number, field } => self.field_tile(number, field),
        })
    }

    /// A sprite of one ink.
    pub(crate) fn stamp(&self, shape: Shape) -> Result<Arc<Stamp>, DrawError> {
        self.pool.stamps.get(&(self.number, shape), |(_, shape)| {
            let (width, height) = shape.pixels(self.square, self.size().strip());
            let picture = art::raster(&shape.svg(), shape.style(), width, height)?;
            Ok(Stamp::new(&picture))
        })
    }

    /// How an ink lies over the palette.
    pub(crate) fn wash(&self, ink: Ink) -> Result<Arc<Wash>, DrawError> {
        let ink_of = |&(_, ink): &_| Ok(self.palette.wash(self.theme().ink(ink)));
        self.pool.washes.get(&(self.number, ink), ink_of)
    }

    fn square_tile(
        &self,
        figure: Option<Figure>,
        surface: Surface,
        dark: bool,
    ) -> Result<Tile, DrawError> {
        let on_square = |code| self.palette.on_square(code, surface, dark);
        let pixels = match figure {
            Some(figure) => self.figure(figure)?.iter().copied().map(on_square).collect(),
            None => vec![on_square(0); (self.square * self.square) as usize],
        };
        Ok(Tile::of_indices(self.square, pixels))
    }

    /// A figure as codes of the palette, for any square to stand on.
    fn figure(&self, figure: Figure) -> Result<Arc<Vec<u8>>, DrawError> {
        self.pool.figures.get(&(self.number, figure), |(_, figure)| {
            let ink = figure.ink(self.theme());
            let style = art::style(self.theme(), ink);
            let picture = art::raster(figure.drawing(), style, self.square, self.square)?;
            let pixels = picture.pixels().iter();
            Ok(pixels.map(|&pixel| self.palette.code(pixel, ink)).collect())
        })
    }

    fn panel_tile(&self, panel: &Panel) -> Result<Tile, DrawError> {
        let height = percent(self.size().strip(), PANEL);
        let document = panel.draw(self.theme(), height);
        self.strip_tile(&document, String::new(), panel.width, height)
    }

    fn die_tile(&self, face: Face) -> Result<Tile, DrawError> {
        let size = percent(self.size().strip(), DIE);
        let (document, style) = dial::die(face, &self.theme().strip);
        self.strip_tile(&document, style, size, size)
    }

    fn needle_tile(&self, right: i8, down: i8) -> Result<Tile, DrawError> {
        let size = percent(self.size().strip(), COMPASS);
        let document = dial::needle(right, down, &self.theme().strip);
        self.strip_tile(&document, String::new(), size, size)
    }

    fn field_tile(&self, number: u8, field: Field) -> Result<Tile, DrawError> {
        let size = percent(percent(self.size().strip(), COMPASS), FIELD);
        let document = dial::field(number, field, &self.theme().strip);
        self.strip_tile(&document, String::new(), size, size)
    }

    fn strip_tile(
        &self,
        document: &str,
        style: String,
        width: u32,
        height: u32,
    ) -> Result<Tile, DrawError> {
        let picture = art::raster(document, style, width, height)?;
        Ok(Tile::new(&picture, self.theme().strip.ground, &self.palette))
    }

    /// Black pieces lie on light ground and white ones on dark, where they show best.
    fn token_tile(
        &self,
        piece: Piece,
        count: u8,
        surface: Surface,
        (width, height): (u32, u32),
    ) -> Result<Tile, DrawError> {
        let ink = self.theme().pieces(piece.color);
        let document = art::token(self.theme(), piece.role, count, width, height);
        let picture = art::raster(&document, art::style(self.theme(), ink), width, height)?;
        let dark = piece.color == Color::White;
        let pixels = picture.pixels().iter();
        let on_square =
            |&pixel: &_| self.palette.on_square(self.palette.code(pixel, ink), surface, dark);
        Ok(Tile::of_indices(width, pixels.map(on_square).collect()))
    }
}
