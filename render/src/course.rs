//! How a game went: White's expected score over its turns, the dice, and the turns that cost
//! something.

use std::fmt::Write;

use resvg::tiny_skia::PremultipliedColorU8;
use scene::{Change, Cost, Course, CourseStep, Rgb, Size, Theme};

use crate::dial::{self, Face};
use crate::{art, encode};

/// The picture's width and height in units of its drawing.
const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 480.0;

/// Where values are drawn: the left, upper and right edge, and the lower one with dice and without.
const LEFT: f32 = 62.0;
const TOP: f32 = 22.0;
const RIGHT: f32 = WIDTH - 26.0;
const BOTTOM: f32 = 296.0;
const BOTTOM_WITHOUT_DICE: f32 = 426.0;

/// The upper and lower edge of the dice.
const DICE: (f32, f32) = (318.0, 426.0);

/// Where the middle of the turns' numbers is.
const NUMBERS_AT: f32 = 453.0;

/// How many numbers of turns there are at most.
const NUMBERS: usize = 8;

/// The height of the numbers, and the width of one digit of them.
const DIGIT: (f32, f32) = (14.0, 25.0);

/// A roll that changes the value by so much reaches the edge; or the greatest one, where it is more.
const FULL_LUCK: f64 = 0.3;

/// The width and height of the die beside the bars.
const DIE: f32 = 38.0;

/// The least width of a bar, and the greatest.
const BAR: (f32, f32) = (2.0, 14.0);

/// A course as an indexed PNG, as wide as a board of this size and two thirds as high.
pub fn course(course: &Course, theme: &Theme, size: Size) -> Vec<u8> {
    let (width, height) = (size.board(), size.board() * 2 / 3);
    let (_, style) = dial::die(Face::Number(8), &theme.strip);
    let pixmap = art::raster(&svg(course, theme), style, width, height);
    // The ground covers all, so nothing shows through.
    let color = |it: &PremultipliedColorU8| Rgb(it.red(), it.green(), it.blue());
    let pixels: Vec<Rgb> = pixmap.pixels().iter().map(color).collect();
    encode::indexed_png(width, &pixels)
}

fn svg(course: &Course, theme: &Theme) -> String {
    let plot = Plot { course, theme };
    let mut body =
        format!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{}\"/>", theme.strip.ground);
    body += &plot.values();
    if course.dice {
        body += &plot.dice();
    }
    body += &plot.numbers();
    body += &plot.settled();
    body += &plot.dots();
    art::document(WIDTH, HEIGHT, &body)
}

struct Plot<'a> {
    course: &'a Course,
    theme: &'a Theme,
}

impl Plot<'_> {
    fn bottom(&self) -> f32 {
        if self.course.dice { BOTTOM } else { BOTTOM_WITHOUT_DICE }
    }

    /// The place after so many steps.
    fn x(&self, steps: usize) -> f32 {
        let all = self.course.steps.len().max(1) as f32;
        LEFT + (RIGHT - LEFT) * steps as f32 / all
    }

    fn y(&self, value: f64) -> f32 {
        self.bottom() - (self.bottom() - TOP) * value.clamp(0.0, 1.0) as f32
    }

    /// White's share in its colour, Black's above it.
    fn values(&self) -> String {
        let strip = &self.theme.strip;
        let (panel, white, bottom) = (strip.panel, self.theme.white.body, self.bottom());
        let (width, height) = (RIGHT - LEFT, bottom - TOP);
        let mut body = format!(
            "<rect x=\"{LEFT}\" y=\"{TOP}\" width=\"{width}\" height=\"{height}\" fill=\"{panel}\"/>"
        );
        let mut area = format!("M{LEFT} {bottom}L{LEFT} {:.2}", self.y(self.course.start));
        for (step, nth) in self.course.steps.iter().zip(1..) {
            // Writing to a text cannot fail.
            let _ = write!(area, "L{:.2} {:.2}", self.x(nth), self.y(step.value));
        }
        let _ = write!(body, "<path d=\"{area}L{RIGHT} {bottom}Z\" fill=\"{white}\"/>");
        for (value, label) in [(1.0, "1"), (0.5, "half"), (0.0, "0")] {
            let y = self.y(value);
            if value == 0.5 {
                let line = strip.sign.mix(strip.active, 1, 2);
                let _ = write!(
                    body,
                    "<path d=\"M{LEFT} {y}H{RIGHT}\" stroke=\"{line}\" stroke-width=\"2.5\" \
                     stroke-dasharray=\"9 7\"/>"
                );
            }
            body += &self.glyphs(&[label], (LEFT - 26.0, y));
        }
        body
    }

    /// A bar for each roll: up where it is good for White.
    fn dice(&self) -> String {
        let strip = &self.theme.strip;
        let (upper, lower) = DICE;
        let (middle, panel) = (f32::midpoint(upper, lower), strip.panel);
        let (width, height) = (RIGHT - LEFT, lower - upper);
        let mut body = format!(
            "<rect x=\"{LEFT}\" y=\"{upper}\" width=\"{width}\" height=\"{height}\" \
             fill=\"{panel}\"/>"
        );
        let luck = |step: &CourseStep| match step.change {
            Change::Luck(luck) => Some(luck),
            Change::Play(_) => None,
        };
        let steps = self.course.steps.iter().zip(1..);
        let rolls: Vec<(f64, usize)> =
            steps.filter_map(|(step, nth)| Some((luck(step)?, nth))).collect();
        let full = rolls.iter().map(|(luck, _)| luck.abs()).fold(FULL_LUCK, f64::max);
        let wide = (0.62 * (self.x(2) - self.x(0)) / 2.0 * 1.6).clamp(BAR.0, BAR.1);
        for (luck, nth) in rolls {
            let length = (height / 2.0 - 4.0) * (luck / full) as f32;
            let (y, tall) = (middle - length.max(0.0), length.abs().max(1.0));
            let x = (self.x(nth) - wide / 2.0).clamp(LEFT, RIGHT - wide);
            let _ = write!(
                body,
                "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{wide:.2}\" height=\"{tall:.2}\" \
                 fill=\"{}\"/>",
                strip.die
            );
        }
        let line = strip.text.mix(strip.panel, 1, 2);
        let _ = write!(
            body,
            "<path d=\"M{LEFT} {middle}H{RIGHT}\" stroke=\"{line}\" stroke-width=\"2\"/>"
        );
        body + &self.die(middle)
    }

    /// A small die beside its bars.
    fn die(&self, middle: f32) -> String {
        let (x, y) = (LEFT - 26.0 - DIE / 2.0, middle - DIE / 2.0);
        format!(
            "<svg x=\"{x}\" y=\"{y}\" width=\"{DIE}\" height=\"{DIE}\" viewBox=\"0 0 100 100\">\
             <use href=\"#die\"/></svg>"
        )
    }

    /// The numbers of some turns below the places where they were made.
    fn numbers(&self) -> String {
        let mut turns: Vec<(usize, usize)> = Vec::new();
        for (step, nth) in self.course.steps.iter().zip(1..) {
            let is_turn = matches!(step.change, Change::Play(_));
            if is_turn && turns.last().is_none_or(|(turn, _)| *turn < step.turn) {
                turns.push((step.turn, nth));
            }
        }
        let last = turns.last().map_or(0, |(turn, _)| *turn);
        let mut steps = (0..6).flat_map(|power| [1, 2, 5].map(|step| step * 10_usize.pow(power)));
        let step = steps.find(|step| last / step <= NUMBERS).unwrap_or(last.max(1));
        let shown = turns.iter().filter(|(turn, _)| turn % step == 0);
        let number = |(turn, nth): &(usize, usize)| {
            let digits: Vec<String> = turn.to_string().chars().map(String::from).collect();
            let digits: Vec<&str> = digits.iter().map(String::as_str).collect();
            let half = DIGIT.0 * digits.len() as f32 / 2.0;
            let x = self.x(*nth).min(WIDTH - 4.0 - half);
            let lower = if self.course.dice { DICE.1 } else { BOTTOM_WITHOUT_DICE };
            format!(
                "<path d=\"M{:.2} {lower}v7\" stroke=\"{}\" stroke-width=\"2\"/>{}",
                self.x(*nth),
                self.theme.strip.text,
                self.glyphs(&digits, (x, NUMBERS_AT))
            )
        };
        shown.map(number).collect()
    }

    /// How the end went on from the last value, where the game was settled by a word or by time.
    fn settled(&self) -> String {
        let last = self.course.steps.last().map_or(self.course.start, |step| step.value);
        let (from, to) = (self.y(last), self.y(self.course.result));
        if (from - to).abs() < 1.0 {
            return String::new();
        }
        let (sign, ground) = (self.theme.strip.sign, self.theme.strip.ground);
        format!(
            "<path d=\"M{RIGHT} {from:.2}V{to:.2}\" stroke=\"{sign}\" stroke-width=\"5\"/>\
             <rect x=\"{:.2}\" y=\"{:.2}\" width=\"16\" height=\"16\" fill=\"{sign}\" \
             stroke=\"{ground}\" stroke-width=\"2.5\" transform=\"rotate(45 {RIGHT} {to:.2})\"/>",
            RIGHT - 8.0,
            to - 8.0
        )
    }

    /// A dot where a turn cost something, the dearer ones over the others.
    fn dots(&self) -> String {
        let strip = &self.theme.strip;
        let mut dots: Vec<(Cost, f32, f32)> = Vec::new();
        for (step, nth) in self.course.steps.iter().zip(1..) {
            dots.extend(step.cost().map(|cost| (cost, self.x(nth), self.y(step.value))));
        }
        dots.sort_by_key(|(cost, ..)| *cost);
        let dot = |&(cost, x, y): &(Cost, f32, f32)| {
            let fill = match cost {
                Cost::Small => strip.loss.body,
                Cost::Middle => strip.loss.body.mix(strip.end.body, 1, 2),
                Cost::Large => strip.end.body,
            };
            format!(
                "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{}\" fill=\"{fill}\" stroke=\"{}\" \
                 stroke-width=\"2.5\"/>",
                radius(cost),
                strip.ground
            )
        };
        dots.iter().map(dot).collect()
    }

    /// Digits and signs whose middle is at this place.
    fn glyphs(&self, ids: &[&str], (x, y): (f32, f32)) -> String {
        let (width, height) = DIGIT;
        let scale = height / 110.0;
        let start = x - width * ids.len() as f32 / 2.0;
        let stroke = self.theme.strip.text.to_string();
        let glyph = |(id, nth): (&&str, u8)| {
            let wide = if *id == "half" { 1.35 } else { 1.0 };
            let x = start + width * f32::from(nth) - (wide - 1.0) * width / 2.0;
            let place = format!("translate({x:.2} {:.2}) scale({scale:.4})", y - 50.0 * scale);
            art::glyph(id, &stroke, &place)
        };
        ids.iter().zip(0u8..).map(glyph).collect()
    }
}

/// The radius of a dot.
const fn radius(cost: Cost) -> f32 {
    match cost {
        Cost::Small => 6.5,
        Cost::Middle => 8.5,
        Cost::Large => 11.0,
    }
}
