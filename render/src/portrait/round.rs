//! Portraits as they are drawn: round, with a ring, in few colours.

use std::collections::BTreeSet;

use color_quant::NeuQuant;
use image::imageops::{self, FilterType};
use image::{Rgba, RgbaImage};
use scene::{Portrait, PortraitImage, Rgb, Theme};

use crate::art;
use crate::die::{self, DieFace};
use crate::palette::{PORTRAIT_COLORS, STEPS};

/// How wide the ring is, in hundredths of the portrait's width.
const RING: f32 = 5.0;

/// The quantizer learns from every pixel of so many.
const SAMPLED: i32 = 3;

/// A portrait so many pixels wide and high, with nothing cut off yet.
pub(crate) fn square(portrait: &Portrait, theme: &Theme, width: u32) -> RgbaImage {
    let mut picture = match portrait {
        Portrait::User(image) => scaled(image, width),
        Portrait::Engine { level } => engine(*level, theme, width),
    };
    for pixel in picture.pixels_mut() {
        // What shows through a picture is the panel.
        let Rgb(r, g, b) = over(theme.status_bar.panel, *pixel);
        *pixel = Rgba([r, g, b, u8::MAX]);
    }
    picture
}

/// Cuts a square picture round and puts a ring of this colour around it, within the square.
pub(crate) fn round(picture: &mut RgbaImage, ring: Option<Rgb>) {
    let width = picture.width();
    for (x, y, pixel) in picture.enumerate_pixels_mut() {
        let off = from_middle(x, y, width);
        let steps = STEPS as f32;
        let covers = |radius: f32| ((radius - off + 0.5).clamp(0.0, 1.0) * steps).round() as u32;
        let Rgba([r, g, b, _]) = *pixel;
        let mut color = Rgb(r, g, b);
        if let Some(ring) = ring {
            color = ring.mix(color, covers(inner_radius(width)), STEPS);
        }
        let opacity = 255 * covers(width as f32 / 2.0) / STEPS;
        *pixel = Rgba([color.0, color.1, color.2, opacity as u8]);
    }
}

/// Whether nothing but the picture itself, without its ring if it has one, shows in a pixel.
pub(crate) fn is_within(x: u32, y: u32, width: u32, ring: Option<Rgb>) -> bool {
    let radius = if ring.is_some() { inner_radius(width) } else { width as f32 / 2.0 };
    from_middle(x, y, width) + 0.5 <= radius
}

fn inner_radius(width: u32) -> f32 {
    let width = width as f32;
    width / 2.0 - (RING * width / 100.0).max(1.0)
}

fn from_middle(x: u32, y: u32, width: u32) -> f32 {
    let [x, y] = [x, y].map(|at| at as f32 + 0.5 - width as f32 / 2.0);
    x.hypot(y)
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

/// Colours for the users' pictures among these, [`PORTRAIT_COLORS`] at most: the same whatever is around them.
pub(crate) fn colors<'a>(
    pictures: impl IntoIterator<Item = (&'a Portrait, &'a RgbaImage)>,
) -> Vec<Rgb> {
    let of_users = pictures.into_iter().filter(|(it, _)| matches!(it, Portrait::User(_)));
    let bytes: Vec<u8> = of_users.flat_map(|(_, picture)| picture.as_raw()).copied().collect();
    let all: BTreeSet<&[u8]> = bytes.chunks_exact(4).collect();
    let rgb = |it: &[u8]| Rgb(it[0], it[1], it[2]);
    let mut colors: Vec<Rgb> = if all.len() <= PORTRAIT_COLORS {
        all.into_iter().map(rgb).collect()
    } else {
        let map = NeuQuant::new(SAMPLED, PORTRAIT_COLORS, &bytes).color_map_rgb();
        map.chunks_exact(3).map(rgb).collect()
    };
    // Colours with numbers side by side are alike, which packs better.
    let mut last = Rgb(0, 0, 0);
    for next in 0..colors.len() {
        let rest = next..colors.len();
        let nearest = rest.min_by_key(|&it| colors[it].distance(last)).expect("one is left");
        colors.swap(next, nearest);
        last = colors[next];
    }
    colors
}
