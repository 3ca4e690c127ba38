//! The bars, each in a row of its own with what it is about.

use rules::{Action, Move, Role};
use scene::{Ends, Odds, OddsBar, Rgb, Severity, SquareHighlight, hundredths};

use super::{BOARD, GAP, HEIGHT, percent};
use crate::art;
use crate::chart::{Chart, Font, Rect, WIDTH};
use crate::die::{self, CompassField};

/// How wide the number of a bar and its sign are.
const PERCENT: f32 = 100.0;

/// How high a bar is.
const BAR: f32 = 24.0;

/// How high the sign of a turn is.
const SIGN: f32 = 62.0;

/// The rows, one below the other. Few of them are no higher than three.
pub(super) fn rows(chart: &mut Chart, odds: &Odds) {
    let status_bar = &chart.theme.status_bar;
    let count = if odds.is_of_numbers() { odds.bars.len() } else { odds.bars.len().max(3) };
    let height = (HEIGHT - GAP) / count as f32;
    for (bar, nth) in odds.bars.iter().zip(0u8..) {
        let row = Rect {
            x: BOARD + GAP,
            y: GAP + height * f32::from(nth),
            width: WIDTH - BOARD - 2.0 * GAP,
            height: height - GAP,
        };
        let won = bar.ends == Some(Ends::Won);
        chart.area(row, 10.0, if won { status_bar.active } else { status_bar.panel });
        match bar.action {
            Action::Roll(number) => of_number(chart, number, bar, row, odds.whole),
            _ => of_turn(chart, bar, row, odds),
        }
    }
}

/// A number, its bar and its hundredths in one line.
fn of_number(chart: &mut Chart, number: u8, bar: &OddsBar, row: Rect, mean: f64) {
    let status_bar = &chart.theme.status_bar;
    let size = row.height - 12.0;
    let field = die::field(number, look(bar.ends), status_bar);
    chart.inset(&field, Rect::square((row.x + 8.0, row.y + 6.0), size));
    let (left, right) = (row.x + size + 20.0, row.right() - PERCENT);
    track(chart, (left, right), row.middle(), bar);
    // The mean of all of them, across the bar.
    let x = left + (right - left) * mean as f32;
    let (top, bottom) = (row.y + 5.0, row.bottom() - 5.0);
    chart.line(format_args!("M{x:.1} {top}V{bottom}"), 7.0, status_bar.panel);
    chart.line(format_args!("M{x:.1} {top}V{bottom}"), 3.0, status_bar.sign);
    percent(chart, bar.value, (row.right() - 10.0, row.middle()), 30.0, ink(chart, bar));
}

/// How a number looks whose roll ends the game.
fn look(ends: Option<Ends>) -> CompassField {
    match ends {
        Some(Ends::Won) => CompassField::Highlighted,
        Some(Ends::Lost) => CompassField::Harmful(Severity::End),
        Some(Ends::Drawn) | None => CompassField::Normal,
    }
}

/// A turn or decision in signs, and its bar below.
fn of_turn(chart: &mut Chart, bar: &OddsBar, row: Rect, odds: &Odds) {
    signs(chart, bar.action, (row.x + 12.0, row.y + 14.0), odds);
    let middle = row.bottom() - 34.0;
    track(chart, (row.x + 14.0, row.right() - PERCENT - 12.0), middle, bar);
    percent(chart, bar.value, (row.right() - 10.0, middle), 34.0, ink(chart, bar));
}

/// A bar on its track.
fn track(chart: &mut Chart, (left, right): (f32, f32), middle: f32, bar: &OddsBar) {
    let status_bar = &chart.theme.status_bar;
    let track = Rect { x: left, y: middle - BAR / 2.0, width: right - left, height: BAR };
    chart.area(track, 5.0, status_bar.ground);
    // In whole tenths of a unit.
    let width = (track.width * f32::from(hundredths(bar.value)) / 10.0).round() / 10.0;
    if width > 0.0 {
        chart.area(Rect { width, ..track }, 5.0, ink(chart, bar));
    }
    if bar.ends == Some(Ends::Won) {
        let place = format!("translate({} {middle}) scale(.8)", right - 18.0);
        let star = art::mark("star", &status_bar.die_number.to_string(), &place);
        chart.add(format_args!("{star}"));
    }
}

/// The colour of a bar and its number.
fn ink(chart: &Chart, bar: &OddsBar) -> Rgb {
    let status_bar = &chart.theme.status_bar;
    if bar.ends == Some(Ends::Won) { status_bar.sign } else { status_bar.text }
}

/// What is done, in signs: a piece with its squares, a placement before them, or a decision.
fn signs(chart: &mut Chart, action: Action, (x, y): (f32, f32), odds: &Odds) {
    let (ink, sign) = (chart.theme.status_bar.text, chart.theme.status_bar.sign);
    let mut line = Signs { chart, odds, x, middle: y + SIGN / 2.0 };
    match action {
        Action::Accept => line.sign("yes", 54.0, sign),
        Action::Prevent => line.sign("no", 54.0, sign),
        Action::Sacrifice | Action::Undo => {
            line.piece(Role::Totem);
            line.x += 10.0;
            line.sign("no", LETTER, sign);
            if action == Action::Undo {
                line.sign("0", LETTER, ink);
            }
        }
        Action::PlaceGravitatur { square: at, then } => {
            // In colours of its own.
            let ghost = art::GRAVITATUR.replace("class=\"", "class=\"ghost-");
            line.chart.inset(&ghost, Rect::square((x, y), SIGN));
            line.x += SIGN + 6.0;
            line.text(&at.to_string());
            line.x += 10.0;
            if let Some(step) = then {
                line.squares(step);
            }
        }
        Action::Move(step) => {
            if let Some(piece) = odds.scene.position.board.piece_at(step.from) {
                line.piece(piece.role);
            }
            line.squares(step);
        }
        Action::Roll(_) => {}
    }
}

/// How high letters are.
const LETTER: f32 = 40.0;

/// Signs one after the other.
struct Signs<'a, 'b> {
    chart: &'a mut Chart<'b>,
    odds: &'a Odds,
    x: f32,
    middle: f32,
}

impl Signs<'_, '_> {
    fn sign(&mut self, id: &str, high: f32, ink: Rgb) {
        let scale = high / 100.0;
        let (x, y) = (self.x, self.middle - high / 2.0);
        let place = format!("translate({x:.2} {y:.2}) scale({scale:.4})");
        let glyph = art::glyph(id, &ink.to_string(), &place);
        self.chart.add(format_args!("{glyph}"));
        self.x += 64.0 * scale;
    }

    fn text(&mut self, text: &str) {
        let font = Font { scale: LETTER / 100.0, advance: 0.64 * LETTER };
        let ink = self.chart.theme.status_bar.text;
        self.chart.text(text, (self.x, self.middle), 0.0, font, ink);
        self.x += font.advance * text.len() as f32;
    }

    fn piece(&mut self, role: Role) {
        let dark = self.odds.side == rules::Color::Black;
        let chip = Rect::square((self.x, self.middle - SIGN / 2.0), SIGN);
        self.chart.area(chip, 9.0, self.chart.theme.square(SquareHighlight::Normal, dark));
        self.chart.inset(art::piece(role), chip.inner(3.0));
        self.x += SIGN + 8.0;
    }

    /// From where to where a piece moves, and what it becomes.
    fn squares(&mut self, step: Move) {
        self.text(&step.from.to_string());
        let (x, y) = (self.x + 3.0, self.middle);
        let ink = self.chart.theme.status_bar.text;
        self.chart.add(format_args!(
            "<path d=\"M{x} {y}h20m-8 -9l9 9l-9 9\" fill=\"none\" stroke=\"{ink}\" \
             stroke-width=\"5\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        ));
        self.x += 30.0;
        self.text(&step.to.to_string());
        if let Some(role) = step.promotion {
            self.x += 8.0;
            self.piece(role);
        }
    }
}
