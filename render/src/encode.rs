//! Palette indices as a PNG.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};

/// The setting that is fastest for its size: higher levels save little and cost much.
const LEVEL: u8 = 2;

/// A guess at how many bytes a picture takes, so that the buffer seldom grows.
const CAPACITY: usize = 32 * 1024;

/// Encodes `pixels`, one byte each, as a PNG with a palette of three bytes a colour.
pub(crate) fn png(
    width: u32,
    height: u32,
    palette: &[u8],
    pixels: &[u8],
) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = Vec::with_capacity(CAPACITY);
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette);
    encoder.set_deflate_compression(DeflateCompression::Level(LEVEL));
    encoder.set_filter(Filter::Up);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(pixels)?;
    writer.finish()?;
    Ok(bytes)
}
