//! The bars, each in a row of its own with what it is about.

use rules::{Action, Move, Role};
use scene::{Ends, Odds, OddsBar, Rgb, StripInk, Theme, hundredths};

use super::{BOARD, GAP, HEIGHT, WIDTH, inset, percent};
use crate::art;
use crate::dial::{self, Field};

/// A row: its left edge, top, width and height.
#[derive(Clone, Copy)]
struct Row {
    x: f32,
    y: f32,
    width: f32,
    height: f32,
}

/// How wide the number of a bar and its sign are.
const PERCENT: f32 = 100.0;

/// How high a bar in a row of a number is, and how high one below a turn.
const BAR: f32 = 24.0;

/// How high the sign of a turn is.
const SIGN: f32 = 62.0;

/// The rows, one below the other.
pub(super) fn rows(odds: &Odds, theme: &Theme) -> String {
    let drawn = odds.bars.iter().zip(places(odds));
    drawn.map(|(bar, place)| row(odds, bar, place, theme)).collect()
}

/// The Gravitaturs of all rows, which have colours of their own.
pub(super) fn ghosts(odds: &Odds) -> String {
    let drawn = odds.bars.iter().zip(places(odds));
    let ghost = |(bar, place): (&OddsBar, Row)| {
        bar.action.placement().map(|_| inset(art::GRAVITATUR, sign_corner(place), SIGN))
    };
    drawn.filter_map(ghost).collect()
}

/// Where the rows are. Few of them are no higher than three.
fn places(odds: &Odds) -> impl Iterator<Item = Row> {
    let count = if odds.is_of_numbers() { odds.bars.len().max(1) } else { 3.max(odds.bars.len()) };
    let height = (HEIGHT - GAP) / count as f32;
    (0..odds.bars.len()).map(move |nth| Row {
        x: BOARD + GAP,
        y: GAP + height * nth as f32,
        width: WIDTH - BOARD - 2.0 * GAP,
        height: height - GAP,
    })
}

/// Where what a turn is about begins.
fn sign_corner(row: Row) -> (f32, f32) {
    (row.x + 12.0, row.y + 14.0)
}

fn row(odds: &Odds, bar: &OddsBar, row: Row, theme: &Theme) -> String {
    let Row { x, y, width, height } = row;
    let strip = &theme.strip;
    let ground = if bar.ends == Some(Ends::Won) { strip.active } else { strip.panel };
    let body = format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"10\" \
         fill=\"{ground}\"/>"
    );
    body + &match bar.action {
        Action::Roll(number) => of_number(number, bar, row, odds, strip),
        action => of_turn(action, bar, row, odds, theme),
    }
}

/// A number, its bar and its hundredths in one line.
fn of_number(number: u8, bar: &OddsBar, row: Row, odds: &Odds, strip: &StripInk) -> String {
    let middle = row.y + row.height / 2.0;
    let size = row.height - 12.0;
    let field = dial::field(number, look(bar.ends), strip);
    let mut body = inset(&field, (row.x + 8.0, row.y + 6.0), size);
    let left = row.x + size + 20.0;
    let right = row.x + row.width - PERCENT;
    body += &track((left, right), middle, bar, strip);
    // The mean of all of them, across the bar.
    let x = left + (right - left) * odds.whole as f32;
    let (top, bottom) = (row.y + 5.0, row.y + row.height - 5.0);
    body += &format!(
        "<path d=\"M{x:.1} {top}V{bottom}\" stroke=\"{}\" stroke-width=\"7\"/>\
         <path d=\"M{x:.1} {top}V{bottom}\" stroke=\"{}\" stroke-width=\"3\"/>",
        strip.panel, strip.sign,
    );
    body + &figure(bar, (row.x + row.width - 10.0, middle), 30.0, strip)
}

/// How a number looks whose roll ends the game.
fn look(ends: Option<Ends>) -> Field {
    match ends {
        Some(Ends::Won) => Field::Lit,
        Some(Ends::Lost) => Field::Harmful(rules::Severity::End),
        Some(Ends::Drawn) | None => Field::Plain,
    }
}

/// A turn or decision in signs, and its bar below.
fn of_turn(action: Action, bar: &OddsBar, row: Row, odds: &Odds, theme: &Theme) -> String {
    let strip = &theme.strip;
    let mut body = signs(action, row, odds, theme);
    let middle = row.y + row.height - 34.0;
    let (left, right) = (row.x + 14.0, row.x + row.width - PERCENT - 12.0);
    body += &track((left, right), middle, bar, strip);
    body + &figure(bar, (row.x + row.width - 10.0, middle), 34.0, strip)
}

/// A bar on its track.
fn track((left, right): (f32, f32), middle: f32, bar: &OddsBar, strip: &StripInk) -> String {
    let (top, width) = (middle - BAR / 2.0, right - left);
    let ink = if bar.ends == Some(Ends::Won) { strip.sign } else { strip.text };
    let long = width * f32::from(hundredths(bar.value)) / 100.0;
    let mut body = format!(
        "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{BAR}\" rx=\"5\" fill=\"{}\"/>",
        strip.ground
    );
    if long > 0.0 {
        body += &format!(
            "<rect x=\"{left}\" y=\"{top}\" width=\"{long:.1}\" height=\"{BAR}\" rx=\"5\" \
             fill=\"{ink}\"/>"
        );
    }
    if bar.ends == Some(Ends::Won) {
        let place = format!("translate({} {middle}) scale(.8)", right - 18.0);
        body += &art::mark("star", &strip.die_number.to_string(), &place);
    }
    body
}

/// The hundredths of a bar, or the score by which the game ends.
fn figure(bar: &OddsBar, place: (f32, f32), high: f32, strip: &StripInk) -> String {
    let ink = if bar.ends == Some(Ends::Won) { strip.sign } else { strip.text };
    percent(bar.value, place, high, ink)
}

/// What is done, in signs: a piece with its squares, a placement before them, or a decision.
fn signs(action: Action, row: Row, odds: &Odds, theme: &Theme) -> String {
    let (x, y) = sign_corner(row);
    let ink = theme.strip.text;
    let mut line = Line { body: String::new(), x, middle: y + SIGN / 2.0, ink };
    match action {
        Action::Accept => line.glyph("yes", theme.strip.sign, 54.0),
        Action::Prevent => line.glyph("no", theme.strip.sign, 54.0),
        Action::Sacrifice | Action::Undo => {
            line.piece(Role::Totem, theme, odds);
            line.x += 10.0;
            line.glyph("no", theme.strip.sign, 40.0);
            if action == Action::Undo {
                line.glyph("0", ink, 40.0);
            }
        }
        Action::Attract { at, then } => {
            line.x += SIGN + 6.0;
            line.text(&at.to_string());
            line.x += 10.0;
            if let Some(step) = then {
                line.step(step, theme, odds, false);
            }
        }
        Action::Move(step) => line.step(step, theme, odds, true),
        Action::Roll(_) => {}
    }
    line.body
}

/// Signs one after the other.
struct Line {
    body: String,
    x: f32,
    middle: f32,
    ink: Rgb,
}

impl Line {
    /// How high letters are.
    const LETTER: f32 = 40.0;

    fn glyph(&mut self, id: &str, ink: Rgb, high: f32) {
        let scale = high / 100.0;
        let (x, y) = (self.x, self.middle - high / 2.0);
        let place = format!("translate({x:.2} {y:.2}) scale({scale:.4})");
        self.body += &art::glyph(id, &ink.to_string(), &place);
        self.x += 64.0 * scale;
    }

    fn text(&mut self, text: &str) {
        for letter in text.chars() {
            self.glyph(&letter.to_string(), self.ink, Self::LETTER);
        }
    }

    fn piece(&mut self, role: Role, theme: &Theme, odds: &Odds) {
        let dark = odds.side == rules::Color::Black;
        let chip = theme.square(scene::Surface::Plain, dark);
        let (x, y) = (self.x, self.middle - SIGN / 2.0);
        self.body += &format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{SIGN}\" height=\"{SIGN}\" rx=\"9\" fill=\"{chip}\"/>"
        );
        self.body += &inset(art::piece(role), (x + 3.0, y + 3.0), SIGN - 6.0);
        self.x += SIGN + 8.0;
    }

    /// The piece that moves, from where and to where.
    fn step(&mut self, step: Move, theme: &Theme, odds: &Odds, roomy: bool) {
        let piece = odds.scene.position.board.piece_at(step.from);
        if let Some(piece) = piece.filter(|_| roomy) {
            self.piece(piece.role, theme, odds);
        }
        self.text(&step.from.to_string());
        let (x, y) = (self.x + 3.0, self.middle);
        self.body += &format!(
            "<path d=\"M{x} {y}h20m-8 -9l9 9l-9 9\" fill=\"none\" stroke=\"{}\" stroke-width=\"5\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
            self.ink
        );
        self.x += 30.0;
        self.text(&step.to.to_string());
        if let Some(role) = step.promotion {
            self.x += 8.0;
            self.piece(role, theme, odds);
        }
    }
}
