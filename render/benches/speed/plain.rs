//! The same scene without any sprites: one SVG document, drawn by resvg from nothing.

use std::fmt::Write;

use render::{Die, Ink, Scene, Surface, Theme};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use rules::{Color, Event, Piece, Role, Square};

const GLYPHS: &str = include_str!("../../assets/glyphs.svg");
const DIE: &str = include_str!("../../assets/die.svg");

/// The width and height of the picture, in pixels, and the height of the strip.
const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 828.0;
const STRIP: f32 = HEIGHT - WIDTH;

/// Writes and draws the document, and encodes it with the encoder's own settings.
pub(crate) fn png(scene: &Scene, theme: &Theme) -> Vec<u8> {
    let options = Options { style_sheet: Some(style(theme)), ..Options::default() };
    let tree = Tree::from_str(&document(scene, theme), &options).expect("the document is SVG");
    let mut pixmap = Pixmap::new(WIDTH as u32, HEIGHT as u32).expect("the size is positive");
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, pixmap.width(), pixmap.height());
    encoder.set_color(png::ColorType::Rgba);
    let mut writer = encoder.write_header().expect("a vector takes all");
    writer.write_image_data(pixmap.data()).expect("a vector takes all");
    writer.finish().expect("a vector takes all");
    bytes
}

/// A class of its own for each part of each side's pieces.
fn style(theme: &Theme) -> String {
    let sides = [("white", theme.white), ("black", theme.black), ("null", theme.neutral)];
    let sides = sides.map(|(name, ink)| {
        let (body, detail, outline) = (ink.body, ink.detail, theme.outline);
        format!(
            ".{name}-body{{fill:{body};stroke:{outline}}}.{name}-line{{stroke:{detail}}}\
             .{name}-spot{{fill:{detail}}}"
        )
    });
    sides.concat()
}

fn document(scene: &Scene, theme: &Theme) -> String {
    let mut page = Page { scene, theme, svg: String::new() };
    page.write(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">\
         <defs>{GLYPHS}{DIE}</defs>"
    ));
    page.board();
    page.marks();
    page.strip();
    page.svg + "</svg>"
}

struct Page<'a> {
    scene: &'a Scene,
    theme: &'a Theme,
    svg: String,
}

impl Page<'_> {
    fn write(&mut self, text: std::fmt::Arguments) {
        self.svg.write_fmt(text).expect("a string takes all");
    }

    fn size(&self) -> f32 {
        WIDTH / f32::from(self.scene.variant.geometry().files)
    }

    /// The upper left corner of a square.
    fn corner(&self, square: Square) -> (f32, f32) {
        let (file, rank) = (square.file(), square.rank());
        let last = self.scene.variant.geometry().files - 1;
        let (column, row) = match self.scene.side {
            Color::White => (file, last - rank),
            Color::Black => (last - file, rank),
        };
        (f32::from(column) * self.size(), f32::from(row) * self.size())
    }

    fn board(&mut self) {
        let size = self.size();
        let touched = self.touched();
        for square in self.scene.variant.geometry().squares() {
            let (x, y) = self.corner(square);
            let dark = (square.file() + square.rank()).is_multiple_of(2);
            let last = touched.iter().any(|&(from, to)| square == from || square == to);
            let surface = match &self.scene.die {
                _ if last => Surface::Last,
                Die::Shows { squares, .. } if squares.contains(square) => Surface::Lit,
                _ => Surface::Plain,
            };
            let fill = self.theme.square(surface, dark);
            self.write(format_args!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" fill=\"{fill}\"/>"
            ));
            let board = &self.scene.position.board;
            if let Some(Piece { color, role }) = board.piece_at(square) {
                self.piece(color.name(), piece(role), (x, y), size);
            } else if board.null() == Some(square) {
                self.piece("null", include_str!("../../assets/pieces/null.svg"), (x, y), size);
            }
            if x == 0.0 {
                self.glyph(square.rank_digit(), (x + 3.0, y + 3.0), 0.2);
            }
            if y + size > WIDTH - 1.0 {
                self.glyph(square.file_letter(), (x + size - 15.0, y + size - 25.0), 0.2);
            }
        }
    }

    fn piece(&mut self, side: &str, drawing: &str, (x, y): (f32, f32), size: f32) {
        let place = format!("<svg x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" viewBox");
        let drawing =
            drawing.replacen("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox", &place, 1);
        self.svg += &drawing.replace("class=\"", &format!("class=\"{side}-"));
    }

    fn glyph(&mut self, id: char, (x, y): (f32, f32), scale: f32) {
        let ink = self.theme.ink(Ink::CoordinateOnDark);
        self.write(format_args!(
            "<g fill=\"none\" stroke=\"{ink}\" stroke-width=\"14\" stroke-linecap=\"round\" \
             transform=\"translate({x} {y}) scale({scale})\"><use href=\"#{id}\"/></g>"
        ));
    }

    /// From where to where the last turn moved anything.
    fn touched(&self) -> Vec<(Square, Square)> {
        let ways = self.scene.events().iter().filter_map(|&event| match event {
            Event::Moved { from, to, .. }
            | Event::Swapped { from, to, .. }
            | Event::SwappedHome { from, to, .. }
            | Event::Climbed { from, to, .. }
            | Event::Attracted { from, to, .. }
            | Event::NullStepped { from, to, .. }
            | Event::NullSwapped { from, to, .. }
            | Event::SentHome { from, to, .. } => Some((from, to)),
            _ => None,
        });
        ways.collect()
    }

    /// A line with an edge for each way.
    fn marks(&mut self) {
        let half = self.size() / 2.0;
        for (from, to) in self.touched() {
            let ((x, y), (to_x, to_y)) = (self.corner(from), self.corner(to));
            for (width, ink) in [(12, Ink::Edge), (7, Ink::Climb)] {
                let ink = self.theme.ink(ink);
                self.write(format_args!(
                    "<path d=\"M{} {}L{} {}\" stroke=\"{ink}\" stroke-width=\"{width}\"/>",
                    x + half,
                    y + half,
                    to_x + half,
                    to_y + half
                ));
            }
        }
    }

    /// A panel for each side, the die, and the numbers of the compass.
    fn strip(&mut self) {
        let strip = self.theme.strip;
        self.write(format_args!(
            "<rect y=\"{WIDTH}\" width=\"{WIDTH}\" height=\"{STRIP}\" fill=\"{}\"/>",
            strip.ground
        ));
        for (color, x, king) in [(Color::White, 8.0, 16.0), (Color::Black, 430.0, 636.0)] {
            let y = WIDTH + 8.0;
            self.write(format_args!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"280\" height=\"64\" rx=\"8\" fill=\"{}\"/>",
                strip.panel
            ));
            self.piece(color.name(), piece(Role::King), (king, y + 4.0), 56.0);
        }
        self.write(format_args!(
            "<g transform=\"translate(300 {}) scale(.76)\"><use href=\"#die\"/></g>",
            WIDTH + 2.0
        ));
        for (number, x) in ('1'..='8').zip((0..8).map(|place| 384.0 + 5.0 * place as f32)) {
            self.glyph(number, (x, WIDTH + 20.0), 0.1);
        }
    }
}

fn piece(role: Role) -> &'static str {
    match role {
        Role::Pawn => include_str!("../../assets/pieces/pawn.svg"),
        Role::Knight => include_str!("../../assets/pieces/knight.svg"),
        Role::Bishop => include_str!("../../assets/pieces/bishop.svg"),
        Role::Rook => include_str!("../../assets/pieces/rook.svg"),
        Role::Queen => include_str!("../../assets/pieces/queen.svg"),
        Role::King => include_str!("../../assets/pieces/king.svg"),
        Role::Totem => include_str!("../../assets/pieces/totem.svg"),
        Role::SpiritKing => include_str!("../../assets/pieces/spirit_king.svg"),
        Role::AscendedKing => include_str!("../../assets/pieces/ascended_king.svg"),
    }
}
