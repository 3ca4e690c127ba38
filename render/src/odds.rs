//! Odds: what each number of the die, each good turn or each decision leads to, as bars beside the
//! board.

mod row;

use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};
use rules::{Color, Piece, Role};
use scene::{Die, Force, Odds, Rgb, Size, Surface, Theme, hundredths};

use crate::Painter;
use crate::art::{self, Figure};
use crate::board;
use crate::canvas::Canvas;
use crate::dial::{self, Face};
use crate::encode;
use crate::sprites::Sheet;

/// The picture's width and height in units of its drawing.
const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 480.0;

/// The board's width and height, which is where the bars begin.
const BOARD: f32 = 360.0;

/// Where the middle of the sign of a mean is, or of the die.
const SIGN: f32 = 150.0;

/// How far things are from the edges and from each other.
const GAP: f32 = 6.0;

impl Painter {
    /// Odds as a PNG with a palette of 8 bits, as wide as a board of this size and two thirds as high.
    pub fn odds(&self, odds: &Odds, theme: &Theme, size: Size) -> Vec<u8> {
        let sheet = self.sheet(odds.scene.variant, theme, size);
        let (width, height) = (size.board(), size.board() * 2 / 3);
        let picture = picture(odds, theme, (width, height));
        let ground = sheet.palette.nearest(theme.strip.ground);
        let mut canvas = Canvas::new(width, height, ground);
        canvas.picture(&picture, theme.strip.ground, &sheet.palette);
        half_board(odds, &sheet, &mut canvas);
        encode::indexed(width, canvas.pixels(), sheet.palette.colors())
    }
}

/// All but the board.
fn picture(odds: &Odds, theme: &Theme, size: (u32, u32)) -> Pixmap {
    let (_, die) = dial::die(Face::Due, &theme.strip);
    let ink = art::style(theme, theme.pieces(odds.side)) + &die;
    let mut picture = art::raster(&drawing(odds, theme), ink, size.0, size.1);
    // The Gravitatur has colours of its own.
    let ghosts = row::ghosts(odds);
    if !ghosts.is_empty() {
        let text = theme.strip.text;
        let style = format!(".body{{fill:{text}}}.spot{{fill:{}}}", theme.ghost);
        let document = art::document(WIDTH, HEIGHT, &ghosts);
        let over = art::raster(&document, style, size.0, size.1);
        let paint = PixmapPaint::default();
        picture.draw_pixmap(0, 0, over.as_ref(), &paint, Transform::identity(), None);
    }
    picture
}

fn drawing(odds: &Odds, theme: &Theme) -> String {
    let ground = theme.strip.ground;
    let mut body = format!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{ground}\"/>");
    body += &whole(odds, theme);
    body += &row::rows(odds, theme);
    art::document(WIDTH, HEIGHT, &body)
}

/// Below the board: whose odds they are, and what all of it comes to.
fn whole(odds: &Odds, theme: &Theme) -> String {
    let (top, height) = (BOARD + GAP, HEIGHT - BOARD - 2.0 * GAP);
    let chip = theme.square(Surface::Plain, odds.side == Color::Black);
    let (x, side) = (GAP + 16.0, height - 28.0);
    let y = top + 14.0;
    let king = Figure::Piece(Piece { color: odds.side, role: Role::King }).drawing();
    let mut body = format!(
        "<rect x=\"{GAP}\" y=\"{top}\" width=\"{}\" height=\"{height}\" rx=\"12\" fill=\"{}\"/>\
         <rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" rx=\"10\" fill=\"{chip}\"/>",
        BOARD - 2.0 * GAP,
        theme.strip.active,
    );
    body += &inset(king, (x + 4.0, y + 4.0), side - 8.0);
    let middle = top + height / 2.0;
    if odds.is_of_numbers() {
        body += &mean((SIGN, middle), theme.strip.sign);
    } else if let Some(number) = rolled(odds) {
        let (die, _) = dial::die(Face::Number(number), &theme.strip);
        body += &inset(&die, (SIGN - side / 2.0, y), side);
    }
    body + &percent(odds.whole, (BOARD - 2.0 * GAP - 14.0, middle), 58.0, theme.strip.text)
}

/// The number that binds the turn.
fn rolled(odds: &Odds) -> Option<u8> {
    match odds.scene.die {
        Die::Shows { number, force: Force::Binding | Force::Free, .. } => Some(number),
        _ => None,
    }
}

/// The sign of a mean: a circle that is struck through.
fn mean((x, y): (f32, f32), ink: Rgb) -> String {
    format!(
        "<g fill=\"none\" stroke=\"{ink}\" stroke-width=\"6\" stroke-linecap=\"round\">\
         <circle cx=\"{x}\" cy=\"{y}\" r=\"17\"/><path d=\"M{} {}L{} {}\"/></g>",
        x - 19.0,
        y + 19.0,
        x + 19.0,
        y - 19.0,
    )
}

/// A drawing of 100 by 100 units in a square with this corner.
fn inset(drawing: &str, (x, y): (f32, f32), width: f32) -> String {
    format!(
        "<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{width}\" viewBox=\"0 0 100 100\">\
         {drawing}</svg>"
    )
}

/// A share as whole hundredths with its sign, `high` units high, that ends at a place in the middle
/// of its height.
fn percent(value: f64, (right, middle): (f32, f32), high: f32, ink: Rgb) -> String {
    let scale = high / 100.0;
    let text = hundredths(value).to_string();
    let ids = text.chars().map(|digit| digit.to_string()).chain(["percent".to_owned()]);
    let wide = 62.0 * scale;
    let start = right - wide * (text.len() as f32 + 1.0);
    let glyph = |(id, nth): (String, u8)| {
        let x = start + wide * f32::from(nth);
        let place = format!("translate({x:.2} {:.2}) scale({scale:.4})", middle - high / 2.0);
        art::glyph(&id, &ink.to_string(), &place)
    };
    ids.zip(0..).map(glyph).collect()
}

/// The board at half its size, in the upper left corner.
fn half_board(odds: &Odds, sheet: &Sheet, canvas: &mut Canvas) {
    let whole = sheet.size.board();
    let ground = sheet.palette.nearest(sheet.theme.strip.ground);
    let mut board = Canvas::new(whole, whole, ground);
    board::paint(&odds.scene, sheet, &mut board);
    canvas.halved(&board, &sheet.palette);
}
