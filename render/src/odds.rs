//! Odds: what each number of the die, each good turn or each decision leads to, as bars beside the
//! board.

mod row;

use image::imageops;
use rules::{Color, Role};
use scene::{Die, Odds, OverlayColor, Rgb, RollStatus, Size, SquareHighlight, Theme, hundredths};

use crate::canvas::Canvas;
use crate::chart::{Chart, Font, Rect};
use crate::die::{self, DieFace};
use crate::{Painter, art, board, encode};

/// The picture's height in units of its drawing.
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
        let mut chart = Chart::new(theme, HEIGHT);
        whole(&mut chart, odds);
        row::rows(&mut chart, odds);
        let (_, die) = die::die(DieFace::Due, &theme.status_bar);
        let pieces = art::style(theme, theme.pieces(odds.side));
        let ghost = format!(
            ".ghost-body{{fill:{}}}.ghost-spot{{fill:{}}}",
            theme.status_bar.text,
            theme.ink(OverlayColor::Ghost)
        );
        let mut picture = chart.picture([pieces, die, ghost].concat(), size);

        let sheet = self.sheet(odds.scene.variant, theme, size);
        let mut canvas = Canvas::new(size.board(), size.board(), 0, sheet.palette.colors());
        board::paint(&odds.scene, &sheet, &mut canvas);
        let half = size.board() / 2;
        let board = imageops::thumbnail(&canvas.image(), half, half);
        imageops::replace(&mut picture, &board, 0, 0);
        encode::in_palette(&picture, sheet.palette.colors())
    }
}

/// Below the board: whose odds they are, and what all of it comes to.
fn whole(chart: &mut Chart, odds: &Odds) {
    let theme = chart.theme;
    let (y, height) = (BOARD + GAP, HEIGHT - BOARD - 2.0 * GAP);
    let panel = Rect { x: GAP, y, width: BOARD - 2.0 * GAP, height };
    let chip = Rect::square((GAP + 16.0, panel.y + 14.0), panel.height - 28.0);
    chart.area(panel, 12.0, theme.status_bar.active);
    chart.area(chip, 10.0, theme.square(SquareHighlight::Normal, odds.side == Color::Black));
    chart.inset(art::piece(Role::King), chip.inner(4.0));
    if odds.is_of_numbers() {
        mean(chart, (SIGN, panel.middle()));
    } else if let Some(number) = rolled(odds) {
        let (die, _) = die::die(DieFace::Number(number), &theme.status_bar);
        chart.inset(&die, Rect { x: SIGN - chip.width / 2.0, ..chip });
    }
    let place = (panel.right() - 20.0, panel.middle());
    percent(chart, odds.whole, place, 58.0, theme.status_bar.text);
}

/// The number that binds the turn.
fn rolled(odds: &Odds) -> Option<u8> {
    match odds.scene.die {
        Die::Shows { number, status: RollStatus::Binding | RollStatus::Free, .. } => Some(number),
        _ => None,
    }
}

/// The sign of a mean: a circle that is struck through.
fn mean(chart: &mut Chart, (x, y): (f32, f32)) {
    let ink = chart.theme.status_bar.sign;
    chart.add(format_args!(
        "<g fill=\"none\" stroke=\"{ink}\" stroke-width=\"6\" stroke-linecap=\"round\">\
         <circle cx=\"{x}\" cy=\"{y}\" r=\"17\"/><path d=\"M{} {}L{} {}\"/></g>",
        x - 19.0,
        y + 19.0,
        x + 19.0,
        y - 19.0,
    ));
}

/// Writes a share as whole hundredths with its sign, `high` units high, that ends at a place.
fn percent(chart: &mut Chart, value: f64, place: (f32, f32), high: f32, ink: Rgb) {
    let font = Font { scale: high / 100.0, advance: 0.62 * high };
    chart.text(&format!("{}%", hundredths(value)), place, 1.0, font, ink);
}
