//! A rating over the games of one person, as a chart.

use std::fmt::Write;

use scene::{RatedPoint, RatingChart, Size, StatusBarColors, Theme};

use crate::chart::{self, Chart, Font, Rect, WIDTH};

/// The picture's height in units of its drawing.
const HEIGHT: f32 = 360.0;

/// Where the curve is drawn.
const PLOT: Rect = Rect { x: 78.0, y: 18.0, width: WIDTH - 104.0, height: HEIGHT - 64.0 };

/// How far the curve stays from the left and right edges.
const MARGIN: f32 = 16.0;

const DIGITS: Font = Font { scale: 24.0 / 110.0, advance: 13.0 };

/// The width of a portrait at the end of the curve.
const PORTRAIT: f32 = 52.0;

/// The least difference between the upper and the lower edge, in points of rating.
const LEAST: i64 = 100;

/// A broader band is not drawn: it would cover nearly all, and the curve with it.
const BROADEST: i64 = 110;

/// How many lines and numbers there are at most, besides the first.
const LINES: i64 = 5;

/// A rating chart as an indexed PNG, as wide as a board of this size and half as high.
pub fn rating_chart(rating_chart: &RatingChart, theme: &Theme, size: Size) -> Vec<u8> {
    let scale = Scale::of(rating_chart);
    let StatusBarColors { panel, active, sign, text, .. } = theme.status_bar;
    let Rect { x: left, y: top, width, height } = PLOT;
    let mut chart = Chart::new(theme, HEIGHT);
    chart.area(PLOT, 0.0, panel);
    for rating in scale.lines() {
        let y = scale.y(rating);
        chart.line(format_args!("M{left} {y}H{}", PLOT.right()), 2.0, active);
        let digits = rating.unsigned_abs().to_string();
        chart.text(&digits, (left - 10.0, y), 1.0, DIGITS, text);
    }
    for nth in scale.numbers() {
        let place = (scale.x(nth), PLOT.bottom() + 24.0);
        chart.text(&(rating_chart.first + nth).to_string(), place, 0.5, DIGITS, text);
    }
    if let Some(band) = band(rating_chart, &scale) {
        chart.add(format_args!(
            "<clipPath id=\"plot\"><rect x=\"{left}\" y=\"{top}\" width=\"{width}\" \
             height=\"{height}\"/></clipPath>\
             <path d=\"{band}\" clip-path=\"url(#plot)\" fill=\"{sign}\" fill-opacity=\".16\"/>"
        ));
    }
    let line = scale.path(rating_chart.points.iter().enumerate().map(|(nth, it)| (nth, it.rating)));
    chart.add(format_args!(
        "<path d=\"{line}\" fill=\"none\" stroke=\"{sign}\" stroke-width=\"4\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    ));
    let last = rating_chart.points.last();
    let place = last.map(|it| (scale.x(rating_chart.points.len() - 1), scale.y(it.rating)));
    if let Some(place) = place {
        chart.dot(place, 8.0, sign, (3.0, panel));
    }
    let portrait = rating_chart.portrait.as_ref().zip(place);
    let portrait = portrait.map(|(portrait, (x, y))| (portrait, (x, y), PORTRAIT));
    chart.png(String::new(), size, portrait.as_slice())
}

/// The band around the end of the curve, as far as no part of that is too broad.
fn band(rating_chart: &RatingChart, scale: &Scale) -> Option<String> {
    let is_broad = |point: &RatedPoint| point.deviation > BROADEST;
    let from = rating_chart.points.iter().rposition(is_broad).map_or(0, |last| last + 1);
    let points = || rating_chart.points.iter().enumerate().skip(from);
    let upper = points().map(|(nth, it)| (nth, it.rating + it.deviation));
    let lower = points().rev().map(|(nth, it)| (nth, it.rating - it.deviation));
    (from + 1 < rating_chart.points.len()).then(|| scale.path(upper.chain(lower)) + "Z")
}

/// Where a rating and a game are in the drawing.
struct Scale {
    low: i64,
    high: i64,
    /// How many games lie between the first and the last one.
    span: usize,
}

impl Scale {
    /// All ratings with some room, and the end of the band where it is drawn.
    fn of(rating_chart: &RatingChart) -> Self {
        let end = rating_chart.points.last().filter(|last| last.deviation <= BROADEST);
        let end = end.map(|last| [last.rating - last.deviation, last.rating + last.deviation]);
        let end = end.into_iter().flatten();
        let ratings = || rating_chart.points.iter().map(|point| point.rating).chain(end.clone());
        let (low, high) = (ratings().min().unwrap_or(0), ratings().max().unwrap_or(0));
        let room = ((high - low) / 8).max((LEAST - (high - low)) / 2).max(10);
        Self {
            low: low - room,
            high: high + room,
            span: rating_chart.points.len().saturating_sub(1),
        }
    }

    /// The ratings at which lines are drawn.
    fn lines(&self) -> impl Iterator<Item = i64> {
        let step = chart::step([25, 50, 100], self.high - self.low, LINES);
        let first = self.low.div_euclid(step) + i64::from(self.low.rem_euclid(step) > 0);
        (first..=self.high.div_euclid(step)).map(move |nth| nth * step)
    }

    /// The points below which their numbers stand.
    fn numbers(&self) -> impl Iterator<Item = usize> {
        let step = chart::step([1, 2, 4], self.span as i64, LINES);
        (0..=self.span).step_by(step as usize)
    }

    fn x(&self, nth: usize) -> f32 {
        match self.span {
            0 => PLOT.x + PLOT.width / 2.0,
            span => PLOT.x + MARGIN + (PLOT.width - 2.0 * MARGIN) * nth as f32 / span as f32,
        }
    }

    fn y(&self, rating: i64) -> f32 {
        let part = (rating as f32 - self.low as f32) / (self.high - self.low) as f32;
        PLOT.bottom() - PLOT.height * part
    }

    fn path(&self, points: impl Iterator<Item = (usize, i64)>) -> String {
        let mut path = String::new();
        for (nth, rating) in points {
            let start = if path.is_empty() { 'M' } else { 'L' };
            write!(path, "{start}{:.2} {:.2}", self.x(nth), self.y(rating))
                .expect("a string takes all");
        }
        path
    }
}
