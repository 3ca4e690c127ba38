//! The sprites of each theme and size: rasterized on first use, then shared, as many as there is
//! room for.

use std::sync::Arc;

use rules::{BoardSize, ByColor, Color, Piece};
use scene::{OverlayColor, Portrait, Size, SquareHighlight, Theme};

use crate::art::{self, BoardPiece};
use crate::byte_cache::Cache;
use crate::canvas::{AlphaMask, Canvas, Tile};
use crate::die::{self, CompassField, DieFace};
use crate::palette::{BlendTable, Palette};
use crate::panel::Panel;
use crate::portrait::{PortraitLook, PortraitTiles};
use crate::shapes::Shape;
use crate::size::{COMPASS, DIE, FIELD, percent};

/// How many bytes of sprites a [`Painter`](crate::Painter) keeps at most.
///
/// All that one theme of one size needs takes from 2 MB in small to 20 MB in large, so the looks
/// that a server's people use stay, and one that nobody has asked for in a while is drawn again.
pub const KEPT: usize = PALETTES + FIGURES + TILES + MASKS + WASHES + PORTRAITS;

const MIB: usize = 1 << 20;

// Each kind's part of the room, about as much as it takes where every look is used.
const PALETTES: usize = MIB;
const FIGURES: usize = 4 * MIB;
const TILES: usize = 42 * MIB;
const MASKS: usize = 16 * MIB;
const WASHES: usize = MIB;
const PORTRAITS: usize = 4 * MIB;

/// What makes the sprites of one sheet differ from another's. Themes are told apart by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
struct SheetKey {
    theme: &'static str,
    size: Size,
    board_size: BoardSize,
}

/// The sprites of all sheets.
pub(crate) struct SpriteCache {
    palettes: Cache<&'static str, Palette>,
    figures: Cache<(SheetKey, BoardPiece), Vec<u8>>,
    tiles: Cache<(SheetKey, TileKey), Tile>,
    masks: Cache<(SheetKey, Shape), AlphaMask>,
    washes: Cache<(&'static str, OverlayColor), BlendTable>,
    portraits: Cache<(&'static str, ByColor<Option<PortraitLook>>), PortraitTiles>,
}

impl SpriteCache {
    /// A cache with nothing in it.
    pub(crate) fn new() -> Self {
        Self {
            palettes: Cache::new(PALETTES),
            figures: Cache::new(FIGURES),
            tiles: Cache::new(TILES),
            masks: Cache::new(MASKS),
            washes: Cache::new(WASHES),
            portraits: Cache::new(PORTRAITS),
        }
    }

    /// How many bytes all of it takes.
    pub(crate) fn memory(&self) -> usize {
        let marks = self.masks.memory() + self.washes.memory();
        let portraits = self.portraits.memory();
        self.palettes.memory() + self.figures.memory() + self.tiles.memory() + marks + portraits
    }
}

/// An opaque sprite.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum TileKey {
    /// A square and what stands on it.
    Square { figure: Option<BoardPiece>, highlight: SquareHighlight, dark: bool },
    /// One side's part of the status bar.
    Panel(Panel),
    /// Pieces of a kind in a panel, so many pixels wide and high.
    Token { piece: Piece, count: u8, highlight: SquareHighlight, width: u32, height: u32 },
    /// The die.
    Die(DieFace),
    /// The needle of the compass, which points so many fields to the right and down.
    Needle { right: i8, down: i8 },
    /// A number's field of the compass.
    CompassField { number: u8, field: CompassField },
}

/// The sprites of a theme, size and board shape.
pub(crate) struct SpriteSet<'a> {
    cache: &'a SpriteCache,
    key: SheetKey,
    pub(crate) theme: &'a Theme,
    pub(crate) size: Size,
    /// The width of a square in pixels.
    pub(crate) square: u32,
    /// The palette of all the sheet's sprites.
    pub(crate) palette: Arc<Palette>,
}

impl<'a> SpriteSet<'a> {
    /// The sheet for boards of this shape.
    pub(crate) fn new(
        cache: &'a SpriteCache,
        theme: &'a Theme,
        size: Size,
        board_size: BoardSize,
    ) -> Self {
        let key = SheetKey { theme: theme.name, size, board_size };
        let palette = cache.palettes.get(&theme.name, |_| Palette::of(theme));
        Self { cache, key, theme, size, square: size.square(board_size), palette }
    }

    /// An opaque sprite.
    pub(crate) fn tile(&self, key: TileKey) -> Arc<Tile> {
        self.cache.tiles.get(&(self.key, key), |(_, key)| match *key {
            TileKey::Square { figure, highlight, dark } => {
                self.square_tile(figure, highlight, dark)
            }
            TileKey::Panel(ref panel) => self.panel_tile(panel),
            TileKey::Token { piece, count, highlight, width, height } => {
                self.token_tile(piece, count, highlight, (width, height))
            }
            TileKey::Die(face) => self.die_tile(face),
            TileKey::Needle { right, down } => self.needle_tile(right, down),
            TileKey::CompassField { number, field } => self.field_tile(number, field),
        })
    }

    /// Lays a shape on a canvas in an ink, with its upper left corner at a pixel.
    pub(crate) fn alpha_mask(
        &self,
        canvas: &mut Canvas,
        (x, y): (u32, u32),
        shape: Shape,
        ink: OverlayColor,
    ) {
        canvas.alpha_mask(x, y, &self.shape(shape), &self.blend_table(ink));
    }

    /// A sprite of one ink.
    pub(crate) fn shape(&self, shape: Shape) -> Arc<AlphaMask> {
        self.cache.masks.get(&(self.key, shape), |(_, shape)| {
            let (width, height) = shape.pixels(self.square, self.size.status_bar());
            AlphaMask::new(&art::raster(&shape.svg(), shape.style(), width, height))
        })
    }

    /// How an ink lies over the palette.
    pub(crate) fn blend_table(&self, ink: OverlayColor) -> Arc<BlendTable> {
        let blend_table = |_: &_| self.palette.blend_table(self.theme.ink(ink));
        self.cache.washes.get(&(self.key.theme, ink), blend_table)
    }

    /// The portraits of both sides, as they look.
    pub(crate) fn portraits(
        &self,
        portraits: &ByColor<Option<Portrait>>,
        looks: ByColor<Option<PortraitLook>>,
    ) -> Arc<PortraitTiles> {
        self.cache.portraits.get(&(self.key.theme, looks), |(_, looks)| {
            PortraitTiles::new(portraits, looks, self.theme, &self.palette)
        })
    }

    fn square_tile(
        &self,
        figure: Option<BoardPiece>,
        highlight: SquareHighlight,
        dark: bool,
    ) -> Tile {
        let on_square = |code| self.palette.on_square(code, highlight, dark);
        let pixels = match figure {
            Some(figure) => self.figure(figure).iter().copied().map(on_square).collect(),
            None => vec![on_square(0); (self.square * self.square) as usize],
        };
        Tile::of_indices(self.square, pixels)
    }

    /// A figure as codes of the palette, for any square to stand on.
    fn figure(&self, figure: BoardPiece) -> Arc<Vec<u8>> {
        self.cache.figures.get(&(self.key, figure), |(_, figure)| {
            let ink = figure.ink(self.theme);
            let style = art::style(self.theme, ink);
            let picture = art::raster(figure.drawing(), style, self.square, self.square);
            let pixels = picture.pixels().iter();
            pixels.map(|&pixel| self.palette.code(pixel, ink)).collect()
        })
    }

    fn panel_tile(&self, panel: &Panel) -> Tile {
        let (document, style) = panel.draw(self.theme);
        self.strip_tile(&document, style, panel.width, panel.height)
    }

    fn die_tile(&self, face: DieFace) -> Tile {
        let size = percent(self.size.status_bar(), DIE);
        let (document, style) = die::die(face, &self.theme.status_bar);
        self.strip_tile(&document, style, size, size)
    }

    fn needle_tile(&self, right: i8, down: i8) -> Tile {
        let size = percent(self.size.status_bar(), COMPASS);
        let document = die::needle(right, down, &self.theme.status_bar);
        self.strip_tile(&document, String::new(), size, size)
    }

    fn field_tile(&self, number: u8, field: CompassField) -> Tile {
        let size = percent(percent(self.size.status_bar(), COMPASS), FIELD);
        let document = die::field(number, field, &self.theme.status_bar);
        self.strip_tile(&document, String::new(), size, size)
    }

    fn strip_tile(&self, document: &str, style: String, width: u32, height: u32) -> Tile {
        let picture = art::raster(document, style, width, height);
        Tile::new(&picture, self.theme.status_bar.ground, &self.palette)
    }

    /// Black pieces lie on light ground and white ones on dark, where they show best.
    fn token_tile(
        &self,
        piece: Piece,
        count: u8,
        highlight: SquareHighlight,
        (width, height): (u32, u32),
    ) -> Tile {
        let ink = self.theme.pieces(piece.color);
        let document = art::token(self.theme, piece.role, count, width, height);
        let picture = art::raster(&document, art::style(self.theme, ink), width, height);
        let dark = piece.color == Color::White;
        let pixels = picture.pixels().iter();
        let on_square =
            |&pixel: &_| self.palette.on_square(self.palette.code(pixel, ink), highlight, dark);
        Tile::of_indices(width, pixels.map(on_square).collect())
    }
}
