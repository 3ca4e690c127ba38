//! The drawings: SVG sources, and their rasterization.

use image::RgbaImage;
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};
use rules::{Color, Piece, Role};
use scene::{PieceColors, Theme};

/// The Gravitatur, which only ever shows through, in one ink.
pub(crate) const GRAVITATUR: &str = include_str!("../assets/pieces/gravitatur.svg");
/// The style sheet that makes it show through.
pub(crate) const GHOST_STYLE: &str = ".body{fill:#000;fill-opacity:.5;stroke:#000;stroke-opacity:.9}\
     .line{stroke:#000;stroke-opacity:.9}.spot{fill:#000;fill-opacity:.9}";
/// The style sheet that makes it an echo: where it was, and stands no more.
pub(crate) const ECHO_STYLE: &str = ".body{fill:none;stroke:#000;stroke-width:4;\
     stroke-dasharray:11.5 7.87}.spot{fill:#000;fill-opacity:.34}";
/// Letters, digits and signs, by id.
const GLYPHS: &str = include_str!("../assets/glyphs.svg");
/// Dots, rings and other marks, by id.
const MARKS: &str = include_str!("../assets/marks.svg");
/// The octahedron, by the id `die`.
const DIE: &str = include_str!("../assets/die.svg");

/// The drawing of a kind of piece, in a square of 100 by 100.
pub(crate) const fn piece(role: Role) -> &'static str {
    match role {
        Role::Pawn => include_str!("../assets/pieces/pawn.svg"),
        Role::Knight => include_str!("../assets/pieces/knight.svg"),
        Role::Bishop => include_str!("../assets/pieces/bishop.svg"),
        Role::Rook => include_str!("../assets/pieces/rook.svg"),
        Role::Queen => include_str!("../assets/pieces/queen.svg"),
        Role::King => include_str!("../assets/pieces/king.svg"),
        Role::Totem => include_str!("../assets/pieces/totem.svg"),
        Role::SpiritKing => include_str!("../assets/pieces/spirit_king.svg"),
        Role::AscendedKing => include_str!("../assets/pieces/ascended_king.svg"),
    }
}

/// What stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum BoardPiece {
    /// A piece of a side.
    Piece(Piece),
    /// The Null.
    Null,
}

impl BoardPiece {
    /// The drawing, in a square of 100 by 100.
    pub(crate) const fn drawing(self) -> &'static str {
        match self {
            Self::Piece(Piece { role, .. }) => piece(role),
            Self::Null => include_str!("../assets/pieces/null.svg"),
        }
    }

    /// The colours that it has.
    pub(crate) fn ink(self, theme: &Theme) -> PieceColors {
        match self {
            Self::Piece(Piece { color, .. }) => theme.pieces(color),
            Self::Null => theme.neutral,
        }
    }
}

/// The style sheet that gives a figure its colours.
pub(crate) fn style(theme: &Theme, PieceColors { body, detail }: PieceColors) -> String {
    let outline = theme.outline;
    format!(".body{{fill:{body};stroke:{outline}}}.line{{stroke:{detail}}}.spot{{fill:{detail}}}")
}

/// A document of `width` by `height` units that shows `body`; it may use whatever the assets
/// define by id.
pub(crate) fn document(width: f32, height: f32, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\
         <defs>{GLYPHS}{MARKS}{DIE}</defs>{body}</svg>"
    )
}

/// The id of a character's glyph.
pub(crate) fn glyph_id(letter: char) -> String {
    match letter {
        ':' => "colon".to_owned(),
        '%' => "percent".to_owned(),
        '½' => "half".to_owned(),
        '?' => "question".to_owned(),
        letter => letter.to_string(),
    }
}

/// A glyph by id, drawn in `stroke` under a transform, as part of a document.
pub(crate) fn glyph(id: &str, stroke: &str, transform: &str) -> String {
    format!(
        "<g fill=\"none\" stroke=\"{stroke}\" stroke-width=\"14\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\" transform=\"{transform}\"><use href=\"#{id}\"/></g>"
    )
}

/// The outline of a glyph by id, `width` wide, to lie under the glyph itself.
pub(crate) fn halo(id: &str, stroke: &str, width: f32, transform: &str) -> String {
    glyph(id, stroke, transform).replacen(
        "stroke-width=\"14\"",
        &format!("stroke-width=\"{width}\""),
        1,
    )
}

/// A mark by id, filled with `fill` under a transform, as part of a document.
pub(crate) fn mark(id: &str, fill: &str, transform: &str) -> String {
    format!(
        "<g fill=\"{fill}\" stroke=\"{fill}\" transform=\"{transform}\">\
         <use href=\"#{id}\"/></g>"
    )
}

/// A side's king on ground of the side's colour, in lines, which is as bright as its pieces; in 100
/// by 100 units, with its style sheet.
pub(crate) fn chip(theme: &Theme, color: Color) -> (String, String) {
    let (king, PieceColors { body, detail }) = (piece(Role::King), theme.pieces(color));
    let chip = format!(
        "<rect x=\"2\" y=\"2\" width=\"96\" height=\"96\" rx=\"14\" fill=\"{body}\" \
         stroke=\"{detail}\" stroke-width=\"3\"/>\
         <g transform=\"translate(8 7) scale(.84)\">{king}</g>"
    );
    let style =
        format!(".body{{fill:{body};stroke:{detail};stroke-width:5}}.line{{stroke:{detail}}}");
    (chip, style)
}

/// A small piece, `width` by `height` pixels, with how many of it there are if that is more than
/// one.
pub(crate) fn token(theme: &Theme, role: Role, count: u8, width: u32, height: u32) -> String {
    let wide = 100.0 * width as f32 / height as f32;
    let drawing = piece(role);
    // What is narrower than high loses some of the room beside the piece.
    let x = if count > 1 { -9.0 } else { (wide - 92.0) / 2.0 };
    let mut body = format!(
        "<svg x=\"{x}\" y=\"4\" width=\"92\" height=\"92\" viewBox=\"0 0 100 100\">{drawing}</svg>"
    );
    if count > 1 {
        let place = format!("translate({} 54) scale(.62) translate(-30 -50)", wide - 21.0);
        body += &glyph(&count.to_string(), &theme.outline.to_string(), &place);
    }
    document(wide, 100.0, &body)
}

/// Draws a document over nothing, `width` by `height` pixels.
///
/// # Panics
///
/// Panics where the text is no SVG: all of it is compiled in, and tests draw every sprite.
pub(crate) fn raster(svg: &str, style: String, width: u32, height: u32) -> Pixmap {
    let options = Options { style_sheet: Some(style), ..Options::default() };
    let tree = Tree::from_str(svg, &options).expect("every drawing is SVG");
    let mut pixmap = Pixmap::new(width, height).expect("every drawing has a size");
    let scale = Transform::from_scale(
        width as f32 / tree.size().width(),
        height as f32 / tree.size().height(),
    );
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    pixmap
}

/// The pixels of a drawing, as `image` has them.
pub(crate) fn image(pixmap: &Pixmap) -> RgbaImage {
    let channels = |pixel: &PremultipliedColorU8| {
        let color = pixel.demultiply();
        [color.red(), color.green(), color.blue(), color.alpha()]
    };
    let pixels = pixmap.pixels().iter().flat_map(channels).collect();
    RgbaImage::from_raw(pixmap.width(), pixmap.height(), pixels).expect("a colour for each pixel")
}
