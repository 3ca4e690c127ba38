//! Pixels as a PNG with a palette.

use std::cmp::Reverse;
use std::collections::HashMap;

use image::RgbImage;
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
    // Blocks of 2,048 symbols, so that the parts of a board have codes of their own.
    let (strategy, mem_level) = (Strategy::Rle, 5);
    let config = DeflateConfig { strategy, mem_level, ..DeflateConfig::best_speed() };
    let (stream, code) = zlib_rs::compress_slice(&mut stream, &filtered, config);
    assert_eq!(code, ReturnCode::Ok, "a stream within its bound has room");
    write(width, pixels.len() as u32 / width, palette, stream).expect("a vector takes all bytes")
}

/// Encodes a picture, each pixel in the nearest colour of a palette; of several in the first.
pub(crate) fn in_palette(picture: &RgbImage, palette: &[Rgb]) -> Vec<u8> {
    let nearest = |color: Rgb| (0..=u8::MAX).zip(palette).min_by_key(|(_, it)| it.distance(color));
    let mut indices: HashMap<Rgb, u8> = HashMap::new();
    let mut index = |pixel: &image::Rgb<u8>| {
        let color = rgb(pixel);
        *indices.entry(color).or_insert_with(|| nearest(color).map_or(0, |(index, _)| index))
    };
    let pixels: Vec<u8> = picture.pixels().map(&mut index).collect();
    indexed(picture.width(), &pixels, palette)
}

/// The colours of a picture, the commonest first: so many at most.
pub(crate) fn commonest(picture: &RgbImage, most: usize) -> Vec<Rgb> {
    let mut counted: HashMap<Rgb, usize> = HashMap::new();
    picture.pixels().for_each(|pixel| *counted.entry(rgb(pixel)).or_default() += 1);
    let mut colors: Vec<(Rgb, usize)> = counted.into_iter().collect();
    colors.sort_unstable_by_key(|&(color, count)| (Reverse(count), color));
    colors.into_iter().take(most).map(|(color, _)| color).collect()
}

/// A palette as PNG and GIF have it: three bytes a colour.
pub(crate) fn palette_bytes(palette: &[Rgb]) -> Vec<u8> {
    palette.iter().flat_map(|&Rgb(r, g, b)| [r, g, b]).collect()
}

fn rgb(&image::Rgb([r, g, b]): &image::Rgb<u8>) -> Rgb {
    Rgb(r, g, b)
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
