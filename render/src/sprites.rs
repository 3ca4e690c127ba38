//! The sprites of one theme and size: rasterized on first use, then shared.

use std::sync::Arc;

use rules::{Color, Geometry, Role};

use crate::DrawError;
use crate::art::{self, Figure};
use crate::cache::Cache;
use crate::canvas::{Stamp, Tile};
use crate::palette::{Palette, Wash, facets};
use crate::shapes::Shape;
use crate::size::{DIE, GAP, PANEL, Size, percent};
use crate::theme::{Ink, Surface, Theme};

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
    Panel { color: Color, state: PanelState },
    /// The die.
    Die(Face),
}

/// What a side's panel says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum PanelState {
    /// The other side acts.
    Waiting,
    /// This side acts.
    Acting,
    /// This side decides whether a roll stands: to prevent it, or also to accept it.
    Deciding { may_accept: bool },
    /// The game is over, and this side has won.
    Won,
    /// The game is over, and this side has lost.
    Lost,
    /// The game is over, and nobody has won.
    Drawn,
}

/// What the die shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum Face {
    /// Nothing: it takes no part in this turn.
    Blank,
    /// That it is to be rolled.
    Due,
    /// A number from 1 to 9.
    Number(u8),
    /// A number that has no effect any more.
    Void(u8),
}

/// The sprites of a theme, size and board shape.
pub(crate) struct Sheet {
    key: SheetKey,
    /// The width of a square in pixels.
    pub(crate) square: u32,
    palette: Palette,
    palette_bytes: Vec<u8>,
    figures: Cache<Figure, Vec<u8>>,
    tiles: Cache<TileKey, Tile>,
    stamps: Cache<Shape, Stamp>,
    washes: Cache<Ink, Wash>,
}

impl Sheet {
    /// A sheet on which nothing is drawn yet.
    pub(crate) fn new(key: SheetKey) -> Self {
        let palette = Palette::of(&key.theme);
        Self {
            key,
            square: key.size.square(key.geometry),
            palette_bytes: palette.bytes(),
            palette,
            figures: Cache::new(),
            tiles: Cache::new(),
            stamps: Cache::new(),
            washes: Cache::new(),
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
        self.tiles.get(key, |key| match *key {
            TileKey::Square { figure, surface, dark } => self.square_tile(figure, surface, dark),
            TileKey::Panel { color, state } => self.panel_tile(color, state),
            TileKey::Die(face) => self.die_tile(face),
        })
    }

    /// A sprite of one ink.
    pub(crate) fn stamp(&self, shape: Shape) -> Result<Arc<Stamp>, DrawError> {
        self.stamps.get(shape, |shape| {
            let (width, height) = shape.pixels(self.square, self.size().strip());
            let picture = art::raster(&shape.svg(), shape.style(), width, height)?;
            Ok(Stamp::new(&picture))
        })
    }

    /// How an ink lies over the palette.
    pub(crate) fn wash(&self, ink: Ink) -> Result<Arc<Wash>, DrawError> {
        self.washes.get(ink, |&ink| Ok(self.palette.wash(self.theme().ink(ink))))
    }

    /// The width and height of a panel in pixels.
    pub(crate) fn panel_size(&self) -> (u32, u32) {
        let strip = self.size().strip();
        let free = self.size().board() - percent(strip, DIE) - 4 * percent(strip, GAP);
        (free / 2, percent(strip, PANEL))
    }

    /// The width and height of the die in pixels.
    pub(crate) fn die_size(&self) -> u32 {
        percent(self.size().strip(), DIE)
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
        self.figures.get(figure, |figure| {
            let style = figure.style(self.theme());
            let picture = art::raster(figure.drawing(), style, self.square, self.square)?;
            let pixels = picture.pixels().iter();
            Ok(pixels.map(|&pixel| self.palette.code(pixel)).collect())
        })
    }

    /// White's panel has its chip at the left end, Black's at the right.
    fn panel_tile(&self, color: Color, state: PanelState) -> Result<Tile, DrawError> {
        let (width, height) = self.panel_size();
        let units = 100.0 * width as f32 / height as f32;
        let theme = self.theme();
        let (ground, sign) = match state {
            PanelState::Waiting => (theme.strip.panel, None),
            PanelState::Acting | PanelState::Deciding { .. } => (theme.strip.active, None),
            PanelState::Won => (theme.strip.active, Some("1")),
            PanelState::Lost => (theme.strip.panel, Some("0")),
            PanelState::Drawn => (theme.strip.active, Some("half")),
        };
        let (chip, middle) = match color {
            Color::White => (10.0, 120.0),
            Color::Black => (units - 90.0, units - 120.0),
        };
        let king = art::piece(Role::King);
        let square = theme.square(Surface::Plain, color == Color::White);
        // How far the pointer, and what follows it, is from the chip, toward the die.
        let inward = if color == Color::White { 1.0 } else { -1.0 };
        let mut body = format!(
            "<rect width=\"{units}\" height=\"100\" rx=\"16\" fill=\"{ground}\"/>\
             <rect x=\"{chip}\" y=\"10\" width=\"80\" height=\"80\" rx=\"12\" fill=\"{square}\"/>\
             <svg x=\"{x}\" y=\"14\" width=\"72\" height=\"72\" viewBox=\"0 0 100 100\">{king}</svg>",
            x = chip + 4.0,
        );
        let ink = theme.strip.sign.to_string();
        if let Some(id) = sign {
            let place = format!("translate({} 18) scale(.6)", middle - 18.0);
            body += &art::glyph(id, &ink, &place);
        } else if matches!(state, PanelState::Acting | PanelState::Deciding { .. }) {
            let turn = -0.5 * inward;
            let place = format!("translate({middle} 50) scale({turn} .5) translate(-50 -50)");
            body += &art::mark("pointer", &ink, &place);
        }
        if let PanelState::Deciding { may_accept } = state {
            let signs = ["no", "slash", "yes"];
            let shown = if may_accept { &signs[..] } else { &signs[..1] };
            for (id, place) in shown.iter().zip(0_u8..) {
                let x = middle + inward * (56.0 + 30.0 * f32::from(place));
                let place = format!("translate({x} 50) scale(.5) translate(-30 -50)");
                body += &art::glyph(id, &ink, &place);
            }
        }
        let style = art::piece_style(theme, color);
        let picture = art::raster(&art::document(units, 100.0, &body), style, width, height)?;
        Ok(Tile::new(&picture, theme.strip.ground, &self.palette))
    }

    fn die_tile(&self, face: Face) -> Result<Tile, DrawError> {
        let strip = &self.theme().strip;
        let [front, left, right, low_left, low_right, low] =
            facets(strip, matches!(face, Face::Blank | Face::Void(_)));
        let edge = strip.die_edge;
        let style = format!(
            ".die-edge{{fill:{edge};stroke:{edge}}}.die-front{{fill:{front}}}\
             .die-left{{fill:{left}}}.die-right{{fill:{right}}}.die-low{{fill:{low}}}\
             .die-low-left{{fill:{low_left}}}.die-low-right{{fill:{low_right}}}"
        );
        let mut body = "<use href=\"#die\"/>".to_owned();
        let id = match face {
            Face::Blank => None,
            Face::Due => Some("question".to_owned()),
            Face::Number(number) | Face::Void(number) => Some(number.to_string()),
        };
        if let Some(id) = id {
            let place = "translate(50 43) scale(.5) translate(-30 -50)";
            let ink = if let Face::Void(_) = face { strip.sign } else { strip.die_number };
            body += &art::glyph(&id, &ink.to_string(), place);
        }
        let size = self.die_size();
        let picture = art::raster(&art::document(100.0, 100.0, &body), style, size, size)?;
        Ok(Tile::new(&picture, strip.ground, &self.palette))
    }
}
