//! One page of scenes, a telling moment of each game in one theme after another.
//!
//! `cargo run -p render --example scenes -- out.png [NAME..]`

#![allow(clippy::unwrap_used, reason = "an example that fails says where")]

#[path = "../tests/support/mod.rs"]
mod support;

use render::{Rgb, Size, THEMES, Theme};
use support::moments::{Moment, moments};
use support::sheets::Page;

/// The scenes and the themes that they are shown in, row by row.
const SHOWN: [(&str, &str); 9] = [
    ("d8-climb-and-check", "walnut"),
    ("totem-wrapped-step", "meadow"),
    ("gravitatur-attraction", "night"),
    ("chess-clocks", "slate"),
    ("d8-climb-and-promotion", "clear"),
    ("totem-spirit", "walnut"),
    ("totem-decision", "night"),
    ("gravitatur-choice", "contrast"),
    ("d8-rolled-file", "meadow"),
];

const COLUMNS: usize = 3;
const GAP: usize = 24;
const GROUND: Rgb = Rgb(255, 255, 255);

fn main() {
    let mut arguments = std::env::args().skip(1);
    let out = arguments.next().unwrap();
    let names: Vec<String> = arguments.collect();
    let moments = moments();
    let scene = |name: &str| moments.iter().find(|moment| moment.name == name).unwrap();
    let pictures: Vec<Page> = if names.is_empty() {
        SHOWN.iter().map(|&(name, theme)| picture(scene(name), theme)).collect()
    } else {
        let themes = THEMES.iter().cycle();
        names.iter().zip(themes).map(|(name, theme)| picture(scene(name), theme.name)).collect()
    };
    let (width, height) = (pictures[0].width, pictures[0].height);
    let (columns, rows) = (COLUMNS.min(pictures.len()), pictures.len().div_ceil(COLUMNS));
    let mut page = Page::new(columns * (width + GAP) - GAP, rows * (height + GAP) - GAP, GROUND);
    for (index, picture) in pictures.iter().enumerate() {
        let (x, y) = (index % COLUMNS, index / COLUMNS);
        page.put((x * (width + GAP), y * (height + GAP)), picture, (0, 0), (width, height));
    }
    std::fs::write(out, page.encode()).unwrap();
}

fn picture(moment: &Moment, theme: &str) -> Page {
    let theme = Theme::by_name(theme).unwrap();
    Page::decode(&render::render(&moment.scene, theme, Size::Normal).unwrap())
}
