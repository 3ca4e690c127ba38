//! Pictures read, and put together from others.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::imageops::{crop_imm, replace};
use image::{ImageFormat, RgbImage};
use render::Rgb;

/// The pixels of a PNG.
pub fn decode(png: &[u8]) -> RgbImage {
    image::load_from_memory_with_format(png, ImageFormat::Png).unwrap().into_rgb8()
}

/// A page all of one colour.
pub fn page(width: u32, height: u32, Rgb(r, g, b): Rgb) -> RgbImage {
    RgbImage::from_pixel(width, height, image::Rgb([r, g, b]))
}

/// Puts a picture on a page with its upper left corner at a pixel.
pub fn put(page: &mut RgbImage, (x, y): (u32, u32), picture: &RgbImage) {
    replace(page, picture, x.into(), y.into());
}

/// Puts a square part of a picture at the same place of a page.
pub fn put_square(page: &mut RgbImage, (x, y): (u32, u32), picture: &RgbImage, width: u32) {
    put(page, (x, y), &crop_imm(picture, x, y, width, width).to_image());
}

/// A page as a PNG of few bytes.
pub fn encode(page: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut bytes, CompressionType::Best, FilterType::Up);
    page.write_with_encoder(encoder).unwrap();
    bytes
}
