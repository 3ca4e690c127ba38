//! Pixels as a PNG with a palette.

use std::cmp::Reverse;
use std::collections::HashMap;

use png::{BitDepth, ColorType, Encoder, EncodingError, Filter, chunk};
use scene::Rgb;
use zlib_rs::{DeflateConfig, ReturnCode, Strategy};

/// Encodes palette indices, one byte each.
///
/// Under the filter `Up` a board is runs of equal bytes, mostly zeros, so the compressor is told to
/// look for nothing else: a search for other repetitions takes longer, and up to level 3 of zlib-rs
/// makes more bytes. `png` has no setting for that, hence zlib-rs by itself.
pub(crate) fn indexed(width: u32, pixels: &[u8], palette: &[Rgb]) -> Vec<u8> {
    let filtered = filter_up(width as usize, pixels);
    let mut stream = vec![0; zlib_rs::compress_bound(filtered.len())];
    let config = DeflateConfig { strategy: Strategy::Rle, ..DeflateConfig::best_speed() };
    let (stream, code) = zlib_rs::compress_slice(&mut stream, &filtered, config);
    assert_eq!(code, ReturnCode::Ok, "a stream within its bound has room");
    write(width, pixels.len() as u32 / width, palette, stream).expect("a vector takes all bytes")
}

/// Encodes `pixels`, three bytes each.
pub(crate) fn opaque_png(width: u32, height: u32, pixels: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let encoder = image::codecs::png::PngEncoder::new(&mut bytes);
    let color = image::ExtendedColorType::Rgb8;
    image::ImageEncoder::write_image(encoder, pixels, width, height, color)
        .expect("a vector takes all bytes");
    bytes
}

/// Encodes `pixels` as a PNG with a palette: of the commonest colours, where there are too many.
pub(crate) fn indexed_png(width: u32, pixels: &[Rgb]) -> Vec<u8> {
    let mut counted: HashMap<Rgb, usize> = HashMap::new();
    pixels.iter().for_each(|pixel| *counted.entry(*pixel).or_default() += 1);
    let mut colors: Vec<(Rgb, usize)> = counted.into_iter().collect();
    colors.sort_unstable_by_key(|&(color, count)| (Reverse(count), color));
    let palette: Vec<Rgb> = colors.iter().take(256).map(|(color, _)| *color).collect();
    let nearest = |color: Rgb| (0..=u8::MAX).zip(&palette).min_by_key(|(_, it)| it.distance(color));
    let index = |&(color, _): &(Rgb, usize)| (color, nearest(color).map_or(0, |(index, _)| index));
    let indices: HashMap<Rgb, u8> = colors.iter().map(index).collect();
    let pixels: Vec<u8> = pixels.iter().map(|pixel| indices[pixel]).collect();
    indexed(width, &pixels, &palette)
}

/// A palette as PNG and GIF have it: three bytes a colour.
pub(crate) fn palette_bytes(palette: &[Rgb]) -> Vec<u8> {
    palette.iter().flat_map(|&Rgb(r, g, b)| [r, g, b]).collect()
}

/// Each row after the number of the filter `Up`: every byte less the one above it.
fn filter_up(width: usize, pixels: &[u8]) -> Vec<u8> {
    let mut above = &vec![0; width][..];
    let mut filtered = Vec::with_capacity(pixels.len() + pixels.len() / width);
    for row in pixels.chunks_exact(width) {
        filtered.push(Filter::Up as u8);
        filtered.extend(row.iter().zip(above).map(|(pixel, above)| pixel.wrapping_sub(*above)));
        above = row;
    }
    filtered
}

fn write(
    width: u32,
    height: u32,
    palette: &[Rgb],
    stream: &[u8],
) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette_bytes(palette));
    let mut writer = encoder.write_header()?;
    writer.write_chunk(chunk::IDAT, stream)?;
    writer.finish()?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    use super::*;

    /// Encodes and decodes, and expects every check sum to be right.
    fn assert_comes_back(width: u32, pixels: &[u8]) {
        let height = pixels.len() as u32 / width;
        let palette: Vec<Rgb> = (0..=255).map(|shade| Rgb(shade, shade, shade)).collect();
        let bytes = indexed(width, pixels, &palette);
        let mut options = png::DecodeOptions::default();
        options.set_ignore_adler32(false);
        options.set_ignore_crc(false);
        let decoder = png::Decoder::new_with_options(std::io::Cursor::new(bytes), options);
        let mut reader = decoder.read_info().unwrap();
        let mut decoded = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut decoded).unwrap();
        assert!(decoded == pixels, "{width} by {height}");
        reader.finish().unwrap();
    }

    /// Bytes of which each comes half as often as the one before it.
    fn noise(count: usize) -> Vec<u8> {
        let numbers = Xoshiro256PlusPlus::seed_from_u64(1).random_iter::<u32>();
        numbers.map(|number| (number | 1 << 23).trailing_zeros() as u8 * 11).take(count).collect()
    }

    #[test]
    fn any_pixels_come_back() {
        assert_comes_back(24, &[7; 24]);
        assert_comes_back(1080, &[0; 1080 * 1200]);
        assert_comes_back(1080, &[255; 1080 * 3]);
        assert_comes_back(720, &noise(720 * 800));
        let ramp = (0..360 * 400).map(|index| (index / 7 % 256) as u8);
        assert_comes_back(360, &ramp.collect::<Vec<_>>());
    }

    #[test]
    fn runs_of_any_length_come_back() {
        for run in 1..1080 {
            let row = (0..1080).map(|x| u8::from(x >= run));
            assert_comes_back(1080, &row.collect::<Vec<_>>());
        }
    }
}
