//! The curve of a person's rating over their games.

use std::fmt::Write;

use resvg::tiny_skia::PremultipliedColorU8;
use scene::{Curve, RatedPoint, Size, StripInk, Theme};

use crate::{art, encode};

/// The picture's width and height in units of its drawing.
const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 360.0;

/// Where the curve is drawn: the left, upper, right and lower edge.
const LEFT: f32 = 78.0;
const TOP: f32 = 18.0;
const RIGHT: f32 = WIDTH - 26.0;
const BOTTOM: f32 = HEIGHT - 46.0;

/// The height of the numbers, and the width of one digit of them.
const DIGIT: (f32, f32) = (13.0, 24.0);

/// The least difference between the upper and the lower edge, in points of rating.
const LEAST: i64 = 100;

/// A broader band is not drawn: it would cover nearly all, and the curve with it.
const BROADEST: i64 = 110;

/// How many lines there are at most, and how many numbers below.
const LINES: i64 = 5;
const NUMBERS: usize = 6;

/// A curve as a PNG, as wide as a board of this size and half as high.
pub fn curve(curve: &Curve, theme: &Theme, size: Size) -> Vec<u8> {
    let (width, height) = (size.board(), size.board() / 2);
    let pixmap = art::raster(&svg(curve, &theme.strip), String::new(), width, height);
    // The ground covers all, so nothing shows through.
    let channels = |pixel: &PremultipliedColorU8| [pixel.red(), pixel.green(), pixel.blue()];
    let pixels: Vec<u8> = pixmap.pixels().iter().flat_map(channels).collect();
    encode::opaque_png(width, height, &pixels)
}

fn svg(curve: &Curve, ink: &StripInk) -> String {
    let scale = Scale::of(curve);
    let StripInk { ground, panel, active, sign, .. } = ink;
    let mut body = format!(
        "<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{ground}\"/>\
         <clipPath id=\"plot\"><rect x=\"{LEFT}\" y=\"{TOP}\" width=\"{}\" height=\"{}\"/></clipPath>\
         <rect x=\"{LEFT}\" y=\"{TOP}\" width=\"{}\" height=\"{}\" fill=\"{panel}\"/>",
        RIGHT - LEFT,
        BOTTOM - TOP,
        RIGHT - LEFT,
        BOTTOM - TOP,
    );
    for rating in scale.lines() {
        let y = scale.y(rating as f32);
        // Writing to a text cannot fail.
        let _ = write!(
            body,
            "<path d=\"M{LEFT} {y}H{RIGHT}\" stroke=\"{active}\" stroke-width=\"2\"/>"
        );
        body += &number(&rating.to_string(), (LEFT - 10.0, y), 1.0, ink);
    }
    for nth in scale.numbers() {
        let place = (scale.x(nth), BOTTOM + 24.0);
        body += &number(&(curve.first + nth).to_string(), place, 0.5, ink);
    }
    let points = || curve.points.iter().enumerate();
    if let Some(band) = band(curve, &scale) {
        let _ = write!(
            body,
            "<path d=\"{band}\" clip-path=\"url(#plot)\" fill=\"{sign}\" fill-opacity=\".16\"/>"
        );
    }
    let line = scale.path(points().map(|(nth, it)| (nth, it.rating)));
    let _ = write!(
        body,
        "<path d=\"{line}\" fill=\"none\" stroke=\"{sign}\" stroke-width=\"4\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    );
    if let Some((nth, last)) = points().next_back() {
        let (x, y) = (scale.x(nth), scale.y(last.rating as f32));
        let _ = write!(
            body,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"8\" fill=\"{sign}\" stroke=\"{panel}\" \
             stroke-width=\"3\"/>"
        );
    }
    art::document(WIDTH, HEIGHT, &body)
}

/// The band around the end of the curve, as far as no part of that is too broad.
fn band(curve: &Curve, scale: &Scale) -> Option<String> {
    let is_broad = |point: &RatedPoint| point.deviation > BROADEST;
    let from = curve.points.iter().rposition(is_broad).map_or(0, |last| last + 1);
    let points = || curve.points.iter().enumerate().skip(from);
    let upper = points().map(|(nth, it)| (nth, it.rating + it.deviation));
    let lower = points().rev().map(|(nth, it)| (nth, it.rating - it.deviation));
    (from + 1 < curve.points.len()).then(|| scale.path(upper.chain(lower)) + "Z")
}

/// Where a rating and a game are in the drawing.
struct Scale {
    low: i64,
    high: i64,
    count: usize,
}

impl Scale {
    /// All ratings with some room, and the end of the band where it is drawn.
    fn of(curve: &Curve) -> Self {
        let end = curve.points.last().filter(|last| last.deviation <= BROADEST);
        let end = end.map(|last| [last.rating - last.deviation, last.rating + last.deviation]);
        let end = end.into_iter().flatten();
        let ratings = || curve.points.iter().map(|point| point.rating).chain(end.clone());
        let (low, high) = (ratings().min().unwrap_or(0), ratings().max().unwrap_or(0));
        let room = ((high - low) / 8).max((LEAST - (high - low)) / 2).max(10);
        Self { low: low - room, high: high + room, count: curve.points.len() }
    }

    /// The ratings at which lines are drawn.
    fn lines(&self) -> impl Iterator<Item = i64> {
        let span = self.high - self.low;
        let step = steps().find(|step| span / step <= LINES).unwrap_or(span);
        let first = self.low.div_euclid(step) + i64::from(self.low.rem_euclid(step) > 0);
        let high = self.high;
        (first..).map(move |nth| nth * step).take_while(move |rating| *rating <= high)
    }

    /// The points below which their numbers stand.
    fn numbers(&self) -> impl Iterator<Item = usize> {
        let last = self.count.saturating_sub(1);
        let step = steps().filter_map(|step| usize::try_from(step).ok());
        let step =
            step.map(|step| step / 25).chain([1]).find(|step| *step > 0 && last / step < NUMBERS);
        (0..=last).step_by(step.unwrap_or(last.max(1)))
    }

    fn x(&self, nth: usize) -> f32 {
        match self.count.saturating_sub(1) {
            0 => (LEFT + RIGHT) / 2.0,
            last => LEFT + 16.0 + (RIGHT - LEFT - 32.0) * nth as f32 / last as f32,
        }
    }

    fn y(&self, rating: f32) -> f32 {
        let part = (rating - self.low as f32) / (self.high - self.low) as f32;
        BOTTOM - (BOTTOM - TOP) * part
    }

    fn path(&self, points: impl Iterator<Item = (usize, i64)>) -> String {
        let mut path = String::new();
        for (nth, rating) in points {
            let start = if path.is_empty() { 'M' } else { 'L' };
            let _ = write!(path, "{start}{:.2} {:.2}", self.x(nth), self.y(rating as f32));
        }
        path
    }
}

/// Steps that people count by: 25, 50, 100, 250 and so on.
fn steps() -> impl Iterator<Item = i64> {
    (0..10).flat_map(|power| [25, 50, 100].map(|step| step * 10i64.pow(power)))
}

/// A number whose middle is at this height; `part` of it lies left of the place.
fn number(digits: &str, (x, y): (f32, f32), part: f32, ink: &StripInk) -> String {
    let (width, height) = DIGIT;
    let scale = height / 110.0;
    let start = x - part * width * digits.len() as f32;
    let stroke = ink.text.to_string();
    let glyphs = digits.chars().zip(0u8..).filter(|(digit, _)| digit.is_ascii_digit());
    let glyph = |(digit, nth): (char, u8)| {
        let (x, y) = (start + width * f32::from(nth), y - 50.0 * scale);
        let place = format!("translate({x:.2} {y:.2}) scale({scale:.4})");
        art::glyph(&digit.to_string(), &stroke, &place)
    };
    glyphs.map(glyph).collect()
}
