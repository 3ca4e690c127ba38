//! A contact sheet: every icon on dark and on light ground, large and as small as in text.
//!
//! `cargo run -p render --example icons -- out.png`

#![allow(clippy::unwrap_used, reason = "an example that fails says where")]

use image::imageops::{FilterType, overlay, resize};
use image::{ImageFormat, Rgba, RgbaImage};
use render::Icon;

/// Discord's grounds: dark, its darkest, light, and of a button.
const GROUNDS: [[u8; 3]; 4] =
    [[0x31, 0x33, 0x38], [0x07, 0x07, 0x09], [0xFF; 3], [0x58, 0x65, 0xF2]];

/// How wide icons are shown.
const WIDTHS: [u32; 3] = [128, 44, 22];

/// How many icons stand in a row.
const ROW: u32 = 10;

fn main() {
    let out = std::env::args().nth(1).unwrap();
    let icons: Vec<RgbaImage> = Icon::all().map(|icon| decoded(&icon.draw())).collect();
    let blocks =
        GROUNDS.iter().flat_map(|ground| WIDTHS.map(|width| block(&icons, *ground, width)));
    let blocks: Vec<RgbaImage> = blocks.collect();
    let height = blocks.iter().map(RgbaImage::height).sum();
    let mut sheet = RgbaImage::new(ROW * WIDTHS[0], height);
    let mut top = 0;
    for block in blocks {
        overlay(&mut sheet, &block, 0, top);
        top += i64::from(block.height());
    }
    sheet.save(out).unwrap();
}

fn decoded(png: &[u8]) -> RgbaImage {
    image::load_from_memory_with_format(png, ImageFormat::Png).unwrap().into_rgba8()
}

/// All icons on one ground, so wide.
fn block(icons: &[RgbaImage], [r, g, b]: [u8; 3], width: u32) -> RgbaImage {
    let rows = (icons.len() as u32).div_ceil(ROW);
    let mut block = RgbaImage::from_pixel(ROW * WIDTHS[0], rows * width, Rgba([r, g, b, 255]));
    for (icon, index) in icons.iter().zip(0..) {
        let small = resize(icon, width, width, FilterType::Lanczos3);
        overlay(&mut block, &small, i64::from(index % ROW * width), i64::from(index / ROW * width));
    }
    block
}
