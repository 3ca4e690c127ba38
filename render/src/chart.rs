//! What the pictures of numbers have in common: a drawing in units, with areas, lines, digits and
//! other drawings set in.

use std::fmt::{Arguments, Write};

use image::{DynamicImage, RgbImage, RgbaImage, imageops};
use resvg::tiny_skia::PremultipliedColorU8;
use scene::{Portrait, Rgb, Size, Theme};

use crate::palette::{NUMBERS, PORTRAIT_COLORS};
use crate::{art, encode, portrait};

/// How wide every chart is, in units of its drawing.
pub(crate) const WIDTH: f32 = 720.0;

/// A rectangle in units.
#[derive(Clone, Copy)]
pub(crate) struct Rect {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl Rect {
    /// A square with this corner.
    pub(crate) const fn square((x, y): (f32, f32), width: f32) -> Self {
        Self { x, y, width, height: width }
    }

    /// What is left of it with so much room on each side.
    pub(crate) const fn inner(self, room: f32) -> Self {
        let (width, height) = (self.width - 2.0 * room, self.height - 2.0 * room);
        Self { x: self.x + room, y: self.y + room, width, height }
    }

    pub(crate) const fn right(self) -> f32 {
        self.x + self.width
    }

    pub(crate) const fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// The middle of the height.
    pub(crate) const fn middle(self) -> f32 {
        self.y + self.height / 2.0
    }
}

/// How large characters are: the factor of their drawings, and from one to the next in units.
#[derive(Clone, Copy)]
pub(crate) struct Font {
    pub(crate) scale: f32,
    pub(crate) advance: f32,
}

/// A chart in the making.
pub(crate) struct Chart<'a> {
    pub(crate) theme: &'a Theme,
    height: f32,
    body: String,
}

impl<'a> Chart<'a> {
    /// A chart so high, all of the status bar's ground.
    pub(crate) fn new(theme: &'a Theme, height: f32) -> Self {
        let mut chart = Self { theme, height, body: String::new() };
        let whole = Rect { x: 0.0, y: 0.0, width: WIDTH, height };
        chart.area(whole, 0.0, theme.status_bar.ground);
        chart
    }

    /// Adds elements of SVG.
    pub(crate) fn add(&mut self, elements: Arguments) {
        self.body.write_fmt(elements).expect("a string takes all");
    }

    /// Fills a rectangle whose corners are rounded so much.
    pub(crate) fn area(&mut self, Rect { x, y, width, height }: Rect, round: f32, fill: Rgb) {
        self.add(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\" \
             fill=\"{fill}\"/>"
        ));
    }

    /// Draws a line along a path.
    pub(crate) fn line(&mut self, path: Arguments, width: f32, stroke: Rgb) {
        self.add(format_args!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{width}\"/>"
        ));
    }

    /// Draws a dot with a line of a width and colour around it.
    pub(crate) fn dot(&mut self, (x, y): (f32, f32), radius: f32, fill: Rgb, edge: (f32, Rgb)) {
        let (width, stroke) = edge;
        self.add(format_args!(
            "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{radius}\" fill=\"{fill}\" \
             stroke=\"{stroke}\" stroke-width=\"{width}\"/>"
        ));
    }

    /// Sets a drawing of 100 by 100 units into a square.
    pub(crate) fn inset(&mut self, drawing: &str, Rect { x, y, width, height }: Rect) {
        self.add(format_args!(
            "<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 100 100\">{drawing}</svg>"
        ));
    }

    /// Writes digits, letters, `%` and `½`, which stand in the middle of their height at a place;
    /// `part` of their length lies left of it.
    pub(crate) fn text(&mut self, text: &str, (x, y): (f32, f32), part: f32, font: Font, ink: Rgb) {
        let Font { scale, advance } = font;
        let start = x - part * advance * text.chars().count() as f32;
        let (ink, y) = (ink.to_string(), y - 50.0 * scale);
        for (letter, nth) in text.chars().zip(0u8..) {
            let x = start + advance * f32::from(nth);
            let place = format!("translate({x:.2} {y:.2}) scale({scale:.4})");
            self.body += &art::glyph(&art::glyph_id(letter), &ink, &place);
        }
    }

    /// The picture as an indexed PNG with portraits on it, each in the middle of a place and so wide,
    /// in units.
    pub(crate) fn png(
        &self,
        style: String,
        size: Size,
        portraits: &[(&Portrait, (f32, f32), f32)],
    ) -> Vec<u8> {
        let picture = self.picture(style, size);
        if portraits.is_empty() {
            return encode::in_palette(&picture, &encode::commonest(&picture, NUMBERS));
        }
        let pixels = |units: f32| units * size.board() as f32 / WIDTH;
        let drawn = portraits.iter().map(|&(portrait, _, width)| {
            (portrait, portrait::square(portrait, self.theme, pixels(width) as u32))
        });
        let drawn: Vec<(&Portrait, RgbaImage)> = drawn.collect();
        let mut palette = encode::commonest(&picture, NUMBERS - PORTRAIT_COLORS);
        palette.extend(portrait::colors(drawn.iter().map(|(portrait, face)| (*portrait, face))));
        let mut picture = DynamicImage::from(picture);
        for ((_, mut face), (_, (x, y), width)) in drawn.into_iter().zip(portraits) {
            portrait::round(&mut face, Some(self.theme.status_bar.sign));
            let [x, y] = [x, y].map(|middle| pixels(middle - width / 2.0) as i64);
            imageops::overlay(&mut picture, &DynamicImage::from(face), x, y);
        }
        encode::in_palette(&picture.into_rgb8(), &palette)
    }

    /// The picture, as wide as a board of this size, with the style of the drawings set in.
    pub(crate) fn picture(&self, style: String, size: Size) -> RgbImage {
        let width = size.board();
        self.pixels(style, width, width * self.height as u32 / WIDTH as u32)
    }

    /// The picture, so many pixels wide and high.
    pub(crate) fn pixels(&self, style: String, width: u32, height: u32) -> RgbImage {
        let document = art::document(WIDTH, self.height, &self.body);
        let pixmap = art::raster(&document, style, width, height);
        // The ground covers all, so nothing shows through.
        let channels = |pixel: &PremultipliedColorU8| [pixel.red(), pixel.green(), pixel.blue()];
        let pixels = pixmap.pixels().iter().flat_map(channels).collect();
        RgbImage::from_raw(width, height, pixels).expect("a colour for each pixel")
    }
}

/// The least step between the numbers of an axis, one of `bases` or ten, a hundred or more times
/// it, so that `span` has at most `most` of them.
pub(crate) fn step(bases: [i64; 3], span: i64, most: i64) -> i64 {
    let powers = (0..16).map(|power| 10_i64.pow(power));
    let mut steps = powers.flat_map(|power| bases.map(|base| base * power));
    steps.find(|step| span / step <= most).unwrap_or(i64::MAX)
}
