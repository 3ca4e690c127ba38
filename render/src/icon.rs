//! Single drawings for use in text, on whatever ground that has.

use image::RgbaImage;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};
use rules::{Color, Piece, Role};
use scene::{OverlayColor, PieceColors, Rgb, Theme};

use crate::art::{self, BoardPiece};
use crate::die::{self, DieFace};

/// The width and height of an icon, in pixels.
const WIDTH: u32 = 128;

/// The room around a drawing of 100 by 100 units, for its rim, in the same units.
const MARGIN: u32 = 5;

/// How wide the rim is with the outline that lies on it, in the same units.
const RIM: u32 = 13;

/// How wide the outline of a white piece is, which alone shows it on white ground.
const OUTLINE: u32 = 6;

/// The Gravitatur by itself, where nothing shows through.
const GRAVITATUR: PieceColors =
    PieceColors { body: Rgb::hex(0x8F9AEE), detail: Rgb::hex(0x2E2A6B) };

/// A drawing by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Icon {
    /// A piece of a side.
    Piece(Piece),
    /// The Null.
    Null,
    /// The Gravitatur.
    Gravitatur,
    /// The die with a number from 1 to 8.
    Die(u8),
}

impl Icon {
    /// Every icon.
    pub fn all() -> impl Iterator<Item = Self> {
        let pieces =
            Color::BOTH.into_iter().flat_map(|color| Role::ALL.map(|role| Piece { color, role }));
        let pieces = pieces.map(Self::Piece);
        pieces.chain([Self::Null, Self::Gravitatur]).chain((1..=8).map(Self::Die))
    }

    /// The name: lower case, words joined by underscores, as in `white_spirit_king` and `die_5`.
    pub fn name(self) -> String {
        match self {
            Self::Piece(piece) => piece.to_string().to_lowercase().replace(' ', "_"),
            Self::Null => "null".to_owned(),
            Self::Gravitatur => "gravitatur".to_owned(),
            Self::Die(number) => format!("die_{number}"),
        }
    }

    /// The icon as a PNG of 128 by 128 pixels, in the default theme's colours. What is around the
    /// drawing is transparent, and it shows on light and on dark ground.
    pub fn draw(self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let (level, filter) = (CompressionType::Default, FilterType::Adaptive);
        let encoder = PngEncoder::new_with_quality(&mut bytes, level, filter);
        self.image().write_with_encoder(encoder).expect("a vector takes all bytes");
        bytes
    }

    /// The pixels of that.
    pub(crate) fn image(self) -> RgbaImage {
        art::image(&self.pixmap())
    }

    fn pixmap(self) -> Pixmap {
        let theme = Theme::default();
        let raster = |document: &str, style| art::raster(document, style, WIDTH, WIDTH);
        match self {
            Self::Die(number) => {
                let (document, style) = die::die(DieFace::Number(number), &theme.status_bar);
                raster(&document, style)
            }
            // Its light body shows on dark ground, and its outline on light ground.
            Self::Piece(piece @ Piece { color: Color::White, .. }) => {
                let style = art::style(&theme, theme.pieces(piece.color));
                let outline = format!(".body{{stroke-width:{OUTLINE}}}");
                raster(&framed(art::piece(piece.role)), style + &outline)
            }
            Self::Piece(piece) => {
                let figure = BoardPiece::Piece(piece);
                rimmed(
                    figure.drawing(),
                    &art::style(&theme, figure.ink(&theme)),
                    theme.ink(OverlayColor::Edge),
                )
            }
            Self::Null => {
                let figure = BoardPiece::Null;
                rimmed(
                    figure.drawing(),
                    &art::style(&theme, figure.ink(&theme)),
                    theme.ink(OverlayColor::Edge),
                )
            }
            Self::Gravitatur => rimmed(
                art::GRAVITATUR,
                &art::style(&theme, GRAVITATUR),
                theme.ink(OverlayColor::Edge),
            ),
        }
    }
}

/// A drawing of 100 by 100 units with room around it.
fn framed(drawing: &str) -> String {
    let width = 100 + 2 * MARGIN;
    let frame = format!(
        "<svg x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"100\" height=\"100\" \
         viewBox=\"0 0 100 100\">{drawing}</svg>"
    );
    art::document(width as f32, width as f32, &frame)
}

/// A drawing with a rim around it, by which it shows on ground of its own colour.
fn rimmed(drawing: &str, style: &str, rim: Rgb) -> Pixmap {
    let document = framed(drawing);
    let under = format!(
        ".body,.spot{{fill:{rim};stroke:{rim};stroke-width:{RIM};stroke-linejoin:round}}\
         .line{{stroke:{rim}}}"
    );
    let mut pixmap = art::raster(&document, under, WIDTH, WIDTH);
    let over = art::raster(&document, style.to_owned(), WIDTH, WIDTH);
    let paint = PixmapPaint::default();
    pixmap.draw_pixmap(0, 0, over.as_ref(), &paint, Transform::identity(), None);
    pixmap
}
