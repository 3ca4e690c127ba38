//! Portraits as they are drawn: round, with a ring, in few colours.

use std::collections::BTreeSet;

use color_quant::NeuQuant;
use image::imageops::{self, FilterType};
use image::{Rgba, RgbaImage};
use scene::{Portrait, PortraitImage, Rgb, Theme};

use crate::art;
use crate::die::{self, DieFace};

/// How wide the ring is, in hundredths of the portrait's width.
const RING: f32 = 5.0;

/// The quantizer learns from every pixel of so many.
const SAMPLED: i32 = 3;

/// A portrait so many pixels wide and high, round, in a ring of this colour; what is around it is
/// transparent.
pub(crate) fn round(portrait: &Portrait, theme: &Theme, width: u32, ring: Rgb) -> RgbaImage {
    let mut picture = match portrait {
        Portrait::User(image) => scaled(image, width),
        Portrait::Engine { level } => engine(*level, theme, width),
    };
    let radius = width as f32 / 2.0;
    let inner = radius - (RING * width as f32 / 100.0).max(1.0);
    for (x, y, pixel) in picture.enumerate_pixels_mut() {
        let [x, y] = [x, y].map(|at| at as f32 + 0.5 - radius);
        let covers = |radius: f32| ((radius - x.hypot(y) + 0.5).clamp(0.0, 1.0) * 255.0) as u8;
        // What shows through a picture is the panel.
        let color = ring.mix(over(theme.status_bar.panel, *pixel), covers(inner).into(), 255);
        *pixel = Rgba([color.0, color.1, color.2, covers(radius)]);
    }
    picture
}

/// What a pixel looks like over a ground.
pub(crate) fn over(ground: Rgb, Rgba([r, g, b, opacity]): Rgba<u8>) -> Rgb {
    ground.mix(Rgb(r, g, b), opacity.into(), 255)
}

fn scaled(image: &PortraitImage, width: u32) -> RgbaImage {
    let (size, pixels) = (PortraitImage::SIZE, image.pixels().to_vec());
    let whole = RgbaImage::from_raw(size, size, pixels).expect("a colour for each pixel");
    imageops::resize(&whole, width, width, FilterType::Lanczos3)
}

/// The bot: a die with a face, and its level below.
fn engine(level: u8, theme: &Theme, width: u32) -> RgbaImage {
    let status_bar = &theme.status_bar;
    let (ground, ink) = (status_bar.active, status_bar.die_number.to_string());
    let (_, style) = die::die(DieFace::Due, status_bar);
    let place = "translate(9 1) scale(.82)";
    let digits = level.to_string();
    let step = 36.0 / digits.len() as f32;
    let mut body = format!(
        "<rect width=\"100\" height=\"100\" fill=\"{ground}\"/>\
         <g transform=\"{place}\"><use href=\"#die\"/></g>"
    );
    body += &art::mark("face", &ink, place);
    body += &format!(
        "<rect x=\"32\" y=\"55\" width=\"36\" height=\"42\" rx=\"11\" fill=\"{}\" \
         stroke=\"{}\" stroke-width=\"4\"/>",
        status_bar.text, status_bar.die_edge
    );
    for (digit, nth) in digits.chars().zip(0u8..) {
        let x = 32.0 + step * (f32::from(nth) + 0.5);
        let scale = 0.42 * step / 36.0;
        let place = format!("translate({x} 76) scale({scale} .42) translate(-30 -50)");
        body += &art::glyph(&digit.to_string(), &status_bar.die_edge.to_string(), &place);
    }
    art::image(&art::raster(&art::document(100.0, 100.0, &body), style, width, width))
}

/// At most so many colours for pixels, at least 64, from the darkest to the lightest.
pub(crate) fn colors(pixels: &[Rgb], most: usize) -> Vec<Rgb> {
    let all: BTreeSet<Rgb> = pixels.iter().copied().collect();
    let mut colors: Vec<Rgb> = if all.len() <= most {
        all.into_iter().collect()
    } else {
        let bytes: Vec<u8> = pixels.iter().flat_map(|&Rgb(r, g, b)| [r, g, b, u8::MAX]).collect();
        let map = NeuQuant::new(SAMPLED, most, &bytes).color_map_rgb();
        map.chunks_exact(3).map(|it| Rgb(it[0], it[1], it[2])).collect()
    };
    colors.sort_unstable_by_key(|color| (color.distance(Rgb(0, 0, 0)), *color));
    colors
}
