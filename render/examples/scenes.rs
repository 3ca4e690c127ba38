//! One page of scenes, a telling moment of each game in one theme after another.
//!
//! `cargo run -p render --example scenes -- out.png [NAME..]`

#![allow(clippy::unwrap_used, reason = "an example that fails says where")]

#[path = "../tests/support/mod.rs"]
mod support;

use image::RgbImage;
use render::{Rgb, Size, THEMES, Theme};
use support::PAINTER;
use support::moments::{Moment, moments};
use support::sheets::{decode, encode, page, put};

/// The scenes and the themes that they are shown in, row by row.
const SHOWN: [(&str, &str); 9] = [
    ("d8-climb-and-check", "walnut"),
    ("totem-wrapped-step", "meadow"),
    ("gravitatur-attraction", "night"),
    ("chess-portraits", "slate"),
    ("d8-climb-and-promotion", "clear"),
    ("totem-spirit", "walnut"),
    ("totem-portraits", "night"),
    ("gravitatur-choice", "contrast"),
    ("d8-portraits", "meadow"),
];

const COLUMNS: u32 = 3;
const GAP: u32 = 24;
const GROUND: Rgb = Rgb(255, 255, 255);

fn main() {
    let mut arguments = std::env::args().skip(1);
    let out = arguments.next().unwrap();
    let names: Vec<String> = arguments.collect();
    let moments = moments();
    let scene = |name: &str| moments.iter().find(|moment| moment.name == name).unwrap();
    let pictures: Vec<RgbImage> = if names.is_empty() {
        SHOWN.iter().map(|&(name, theme)| picture(scene(name), theme)).collect()
    } else {
        let themes = THEMES.iter().cycle();
        names.iter().zip(themes).map(|(name, theme)| picture(scene(name), theme.name)).collect()
    };
    let (width, height) = pictures[0].dimensions();
    let count = pictures.len() as u32;
    let (columns, rows) = (COLUMNS.min(count), count.div_ceil(COLUMNS));
    let mut sheet = page(columns * (width + GAP) - GAP, rows * (height + GAP) - GAP, GROUND);
    for (picture, index) in pictures.iter().zip(0..) {
        let (x, y) = (index % COLUMNS, index / COLUMNS);
        put(&mut sheet, (x * (width + GAP), y * (height + GAP)), picture);
    }
    std::fs::write(out, encode(&sheet)).unwrap();
}

fn picture(moment: &Moment, theme: &str) -> RgbImage {
    let theme = Theme::by_name(theme).unwrap();
    decode(&PAINTER.render(&moment.scene, theme, Size::Normal))
}
